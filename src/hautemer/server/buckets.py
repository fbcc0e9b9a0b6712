"""Rates: a bucket fills steadily, and every request takes a drop."""

from __future__ import annotations

import time
from collections import OrderedDict

# Addresses that are remembered; the longest unseen are forgotten, and then have a full bucket again.
REMEMBERED = 50_000


class Bucket:
    """One rate for one asker."""

    __slots__ = ("at", "filled", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.filled = most
        self.at = time.monotonic()

    def take(self, drops: float = 1) -> bool:
        """Takes a drop, or some; answers whether they were there."""
        at = time.monotonic()
        self.filled = min(self.most, self.filled + (at - self.at) * self.rate)
        self.at = at
        if self.filled < drops:
            return False
        self.filled -= drops
        return True


class Buckets:
    """The same rate for everybody, each with a bucket of his own."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, asker: str, drops: float = 1) -> bool:
        """Takes a drop, or some, from somebody's bucket."""
        bucket = self._buckets.get(asker)
        if bucket is None:
            bucket = self._buckets[asker] = Bucket(self.rate, self.most)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(asker)
        return bucket.take(drops)
