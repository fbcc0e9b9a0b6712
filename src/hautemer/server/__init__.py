"""Tables for people: a match each, served over HTTP and WebSocket."""

from __future__ import annotations

from hautemer.server import errors as errors
