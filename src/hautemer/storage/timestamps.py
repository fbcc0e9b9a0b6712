"""The time, in milliseconds since the epoch, as this process tells it: it never goes back.

A machine's clock may be set back while matches are played; what is due would wait until it has caught up.
"""

from __future__ import annotations

import time

# The most that the machine's clock was ever ahead of the one that nobody sets, in nanoseconds.
_ahead = time.time_ns() - time.monotonic_ns()


def now() -> int:
    """The time: the machine's, or as long after the last one as has passed since."""
    global _ahead
    clock = time.time_ns()  # read first: whoever is held up between the two is not ahead by that
    steady = time.monotonic_ns()
    _ahead = max(_ahead, clock - steady)
    return (steady + _ahead) // 1_000_000
