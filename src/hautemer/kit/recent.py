"""A cache of values that are found by hand: the ones used last, bounded by the sum of their sizes.

`functools.lru_cache` computes the key of every call from all that a value depends on. Where that is long, as
a list that grows with the match, a caller can look a value up by a short key and check itself whether the
value still fits.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

V = TypeVar("V")


class Recent(Generic[V]):
    """Values by key. When the younger half is full it becomes the older one, and the former older one goes.

    >>> recent = Recent[str](most=4)
    >>> for number in range(5):
    ...     recent.put(number, str(number))
    >>> recent.get(0), recent.get(4)
    (None, '4')
    >>> recent.put("large", "x" * 9, size=9)
    >>> recent.get(4), recent.get("large")
    ('4', 'xxxxxxxxx')
    """

    __slots__ = ("_older", "_size", "_younger", "most")

    def __init__(self, most: int) -> None:
        self.most = most
        self._size = 0  # of the younger half
        self._younger: dict[Hashable, tuple[V, int]] = {}
        self._older: dict[Hashable, tuple[V, int]] = {}

    def get(self, key: Hashable) -> V | None:
        """Return the value of a key, or None."""
        found = self._younger.get(key)
        if found is not None:
            return found[0]
        found = self._older.get(key)
        if found is None:
            return None
        self.put(key, *found)
        return found[0]

    def put(self, key: Hashable, value: V, size: int = 1) -> None:
        """Keep a value; a larger one counts as several."""
        before = self._younger.pop(key, None)
        if before is not None:
            self._size -= before[1]
        if self._size + size > self.most // 2:
            self._older, self._younger, self._size = self._younger, {}, 0
        self._younger[key] = value, size
        self._size += size
