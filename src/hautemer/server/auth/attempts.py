"""Limits on guessing the password of one account, from whatever addresses.

A delay that grows, not a lock: a stranger who guesses without end must not keep the owner out. The owner's
known devices are counted apart from strangers, and the first try of an address needs not wait.
"""

from __future__ import annotations

import math
import time

from hautemer.server.errors import Wrong
from hautemer.server.http.addresses import network_of
from hautemer.server.http.rate_limits import Buckets, Remembered

# Seconds: the longest delay between two tries, and after which tries are forgotten.
LONGEST, FORGOTTEN = 60, 3600
# First tries of different addresses at one account that are allowed besides the delay, per hour.
NEWCOMERS = 60


class Delay:
    """The tries at one password: the first few at once, each further one after twice the time."""

    __slots__ = ("at", "free", "tries")

    def __init__(self, free: int) -> None:
        self.free = free
        self.tries = 0
        self.at = -math.inf

    def wait(self) -> float:
        """Return the seconds until the next try is allowed."""
        if self.is_forgotten():
            self.tries = 0
        if self.tries < self.free:
            return 0
        delay = min(LONGEST, 2.0 ** min(self.tries - self.free, 10))
        return max(0.0, self.at + delay - time.monotonic())

    def count(self) -> None:
        """Count a try."""
        self.tries += 1
        self.at = time.monotonic()

    def is_forgotten(self) -> bool:
        """True if the last try is too long ago for any to count."""
        return time.monotonic() - self.at >= FORGOTTEN


class Tries:
    """The tries at all accounts, by the key of the name, whether or not there is such an account."""

    def __init__(self, free: int) -> None:
        self._delays = Remembered(lambda: Delay(free), Delay.is_forgotten)
        self._newcomers = Buckets(NEWCOMERS / 3600, NEWCOMERS)  # by account
        self._first = Buckets(1 / 3600, 1)  # by account and address

    def begin(self, name: str, household: str, device: str | None) -> str:
        """Count a try before its outcome is known; raise `too_many_tries` if it comes too early.

        `device` is one on which this account was signed in before. Return the key for `succeeded`.
        """
        key = f"{name}\n{device or ''}"
        if device is None and self._is_first_of(name, household):
            return key
        delay = self._delays[key]
        wait = delay.wait()
        if wait > 0:
            seconds = math.ceil(wait)
            raise Wrong("too_many_tries", status=429, seconds=seconds).until(seconds)
        delay.count()
        return key

    def succeeded(self, key: str) -> None:
        """Forget the tries that led to a sign-in."""
        self._delays.forget(key)

    def _is_first_of(self, name: str, household: str) -> bool:
        """True for the first try of an address at an account within an hour."""
        address = network_of(household) or household
        return self._first.take(f"{name}\n{address}") and self._newcomers.take(name)
