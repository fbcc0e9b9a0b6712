"""The time in milliseconds since the epoch, which never goes back within a process.

If the machine's clock is set back during a match, deadlines would otherwise wait until it has caught up.
"""

from __future__ import annotations

import time

# The largest lead of the machine's clock over the monotonic clock, in nanoseconds.
_ahead = time.time_ns() - time.monotonic_ns()


def now() -> int:
    """Return the machine's time, or the last time plus the milliseconds since then if that is later."""
    global _ahead
    clock = time.time_ns()  # read first: a pause between the two calls must not add to the lead
    steady = time.monotonic_ns()
    _ahead = max(_ahead, clock - steady)
    return (steady + _ahead) // 1_000_000
