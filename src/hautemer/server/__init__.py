"""The server: tables for people, one match each, over HTTP and WebSocket."""

from __future__ import annotations

from hautemer.server import errors as errors
