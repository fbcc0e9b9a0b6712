"""Bags: multisets of small kinds packed into one integer, a byte a kind.

A hand, a discard, a pile of goods whose order does not matter: adding and taking are plain arithmetic,
copying costs nothing, and a bag can be the key of a cache. A bag holds fewer than 255 things in all.

>>> bag = ONE[0] + 2 * ONE[3]
>>> count(bag, 3), size(bag), things(bag)
(2, 3, (0, 3, 3))
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

EMPTY = 0
KINDS = 64
ONE = tuple(1 << (8 * kind) for kind in range(KINDS))


def bag_of(items: Iterable[int]) -> int:
    """A bag of some things."""
    bag = EMPTY
    for item in items:
        bag += ONE[item]
    return bag


def count(bag: int, kind: int) -> int:
    """How many of a kind are in the bag."""
    return bag >> (8 * kind) & 255


def size(bag: int) -> int:
    """How many things are in the bag."""
    return bag % 255  # a number and the sum of its digits leave the same rest; the digits are bytes


@lru_cache(maxsize=1 << 11)
def things(bag: int) -> tuple[int, ...]:
    """All the things, kind by kind."""
    found: list[int] = []
    kind = 0
    while bag:
        found += [kind] * (bag & 255)
        bag >>= 8
        kind += 1
    return tuple(found)


@lru_cache(maxsize=1 << 11)
def kinds(bag: int) -> tuple[int, ...]:
    """The different kinds in the bag."""
    return tuple(dict.fromkeys(things(bag)))


@lru_cache(maxsize=1 << 11)
def without(bag: int, other: int) -> int:
    """What is left of a bag when as much of another as there is in it is taken out."""
    return bag_of_counts(
        max(0, (bag >> shift & 255) - (other >> shift & 255))
        for shift in range(0, max(bag.bit_length(), 1), 8)
    )


@lru_cache(maxsize=1 << 11)
def holds(bag: int, other: int) -> bool:
    """Whether all of another bag is in this one."""
    return without(other, bag) == EMPTY


def bag_of_counts(counts: Iterable[int]) -> int:
    """A bag of so many of each kind, in the order of kinds."""
    return sum(number * ONE[kind] for kind, number in enumerate(counts))
