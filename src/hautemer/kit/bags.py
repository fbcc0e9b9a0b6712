"""Bags: multisets of small kinds packed into one integer, one byte per kind.

A hand, a discard pile, a hold of goods whose order does not matter: adding and taking are plain arithmetic,
copying costs nothing, and a bag can be the key of a cache. A bag holds fewer than 255 items in all.

`Bag` is a plain integer at run time; for the type checker it is a class of its own.

>>> bag = ONE[0] + 2 * ONE[3]
>>> count(bag, 3), size(bag), things(bag)
(2, 3, (0, 3, 3))
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:

    class Bag(int):
        """A multiset of small kinds; adding and taking keep its type."""

        def __add__(self, other: int, /) -> Bag: ...
        def __sub__(self, other: int, /) -> Bag: ...
        def __mul__(self, other: int, /) -> Bag: ...
        def __rmul__(self, other: int, /) -> Bag: ...
        def __and__(self, other: int, /) -> Bag: ...
        def __or__(self, other: int, /) -> Bag: ...

else:
    Bag = int

T = TypeVar("T")

EMPTY = Bag(0)
KINDS = 64
ONE = tuple(Bag(1 << (8 * kind)) for kind in range(KINDS))


def bag_of(items: Iterable[int]) -> Bag:
    """Return a bag of some items."""
    bag = EMPTY
    for item in items:
        bag += ONE[item]
    return bag


def count(bag: Bag, kind: int) -> int:
    """Return how many items of a kind are in the bag."""
    return bag >> (8 * kind) & 255


def size(bag: Bag) -> int:
    """Return how many items are in the bag."""
    return bag % 255  # a number and the sum of its digits leave the same remainder; the digits are bytes


@lru_cache(maxsize=1 << 11)
def things(bag: Bag) -> tuple[int, ...]:
    """Return all the items, kind by kind."""
    found: list[int] = []
    rest: int = bag
    kind = 0
    while rest:
        found += [kind] * (rest & 255)
        rest >>= 8
        kind += 1
    return tuple(found)


@lru_cache(maxsize=1 << 11)
def kinds(bag: Bag) -> tuple[int, ...]:
    """Return the different kinds in the bag."""
    return tuple(dict.fromkeys(things(bag)))


def names(bag: Bag, keys: Sequence[T]) -> list[T]:
    """Return all the items by their keys, kind by kind.

    >>> names(2 * ONE[1], ("ruby", "salt"))
    ['salt', 'salt']
    """
    return [keys[kind] for kind in things(bag)]


@lru_cache(maxsize=1 << 11)
def without(bag: Bag, other: Bag) -> Bag:
    """Return the bag less as much of another as it holds."""
    return bag_of_counts(
        max(0, (bag >> shift & 255) - (other >> shift & 255))
        for shift in range(0, max(bag.bit_length(), 1), 8)
    )


@lru_cache(maxsize=1 << 11)
def holds(bag: Bag, other: Bag) -> bool:
    """True if all of another bag is in this one."""
    return without(other, bag) == EMPTY


def total(bags: Iterable[Bag]) -> Bag:
    """Return all items of some bags in one."""
    return sum(bags, EMPTY)


def bag_of_counts(counts: Iterable[int]) -> Bag:
    """Return a bag with this many items of each kind, in the order of the kinds."""
    return sum((number * ONE[kind] for kind, number in enumerate(counts)), EMPTY)
