"""The time, in milliseconds since the epoch."""

from __future__ import annotations

import time


def now() -> int:
    """The time."""
    return time.time_ns() // 1_000_000
