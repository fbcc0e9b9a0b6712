"""The time, in milliseconds since the epoch."""

from __future__ import annotations

from hautemer.storage.moments import now

__all__ = ["now"]
