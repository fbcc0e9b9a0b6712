"""Token-bucket rate limits, one bucket per client."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

from hautemer.server.config import Config
from hautemer.server.http.addresses import WIDER, network_of

# Clients with an item of their own; further ones share items, so that no client is forgotten too early.
REMEMBERED = 50_000
SHARED = 1_024
# Items that are checked per new client when the store is full.
LOOKED_AT = 8

T = TypeVar("T")


class Remembered(Generic[T]):
    """One item per client, for a bounded number of clients.

    Only an item that equals a new one is dropped. If there is none, new clients share `SHARED` items, chosen
    by a hash that differs between processes: no number of addresses makes the store forget a client.
    """

    def __init__(self, make: Callable[[], T], is_as_new: Callable[[T], bool], most: int = REMEMBERED) -> None:
        self._make = make
        self._is_as_new = is_as_new
        self._most = most
        self._items: OrderedDict[str, T] = OrderedDict()
        self._shared: dict[int, T] = {}

    def __len__(self) -> int:
        return len(self._items) + len(self._shared)

    def __getitem__(self, client: str) -> T:
        item = self._items.get(client)
        if item is not None:
            self._items.move_to_end(client)
            return item
        if len(self._items) >= self._most:
            self._drop_some()
        if len(self._items) < self._most:
            item = self._items[client] = self._make()
            return item
        slot = hash(client) % SHARED
        if slot not in self._shared:
            self._shared[slot] = self._make()
        return self._shared[slot]

    def forget(self, client: str) -> None:
        """Drop the item of a client."""
        self._items.pop(client, None)

    def _drop_some(self) -> None:
        """Drop items that equal new ones, among the least recently used."""
        for _ in range(min(LOOKED_AT, len(self._items))):
            client, item = next(iter(self._items.items()))
            if self._is_as_new(item):
                del self._items[client]
            else:
                self._items.move_to_end(client)


class Bucket:
    """A token bucket: one rate for one client."""

    __slots__ = ("at", "filled", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.filled = most
        self.at = time.monotonic()

    def take(self, drops: float = 1) -> bool:
        """Take `drops` tokens and return True, or return False if there are fewer."""
        if self.wait(drops):
            return False
        self.filled -= drops
        return True

    def wait(self, drops: float = 1) -> float:
        """Return the seconds until there are `drops` tokens; 0 if there are enough now."""
        at = time.monotonic()
        self.filled = min(self.most, self.filled + (at - self.at) * self.rate)
        self.at = at
        return max(0.0, (drops - self.filled) / self.rate) if self.rate else math.inf

    def is_full(self) -> bool:
        """True if the bucket equals a new one."""
        self.wait()
        return self.filled >= self.most


class Buckets:
    """The token buckets of all clients, with a larger one for each /48 of IPv6 that clients belong to."""

    def __init__(self, rate: float, most: float) -> None:
        self._buckets = Remembered(lambda: Bucket(rate, most), Bucket.is_full)
        self._wide = Remembered(lambda: Bucket(rate * WIDER, most * WIDER), Bucket.is_full)

    def take(self, client: str, drops: float = 1) -> bool:
        """Take `drops` tokens of a client and return True, or return False if there are fewer."""
        buckets = self._of(client)
        if any(bucket.wait(drops) for bucket in buckets):
            return False
        for bucket in buckets:
            bucket.take(drops)
        return True

    def wait(self, client: str, drops: float = 1) -> float:
        """Return the seconds until a client may take `drops` tokens."""
        return max(bucket.wait(drops) for bucket in self._of(client))

    def __len__(self) -> int:
        return len(self._buckets)

    def _of(self, client: str) -> list[Bucket]:
        network = network_of(client)
        own = self._buckets[client]
        return [own] if network is None else [own, self._wide[network]]


class RateLimits:
    """Token buckets that HTTP and the sockets share."""

    def __init__(self, config: Config) -> None:
        limits = config.limits
        # Commands that are not moves, per person.
        self.asides = Buckets(limits.asides_a_minute / 60, limits.asides_a_minute)
        # Expensive commands, per household.
        self.heavy = Buckets(limits.heavy_a_minute / 60, limits.heavy_a_minute)
        # Chat of spectators, per table and household.
        self.remarks = Buckets(limits.remarks_a_minute / 60, limits.remarks_a_minute)
        # New tables, by whatever request they are made.
        self.new_tables = Buckets(limits.tables_an_hour / 3600, limits.tables_an_hour)
