"""Masks: sets of small numbers (seats, cards, roles) packed into one integer, one bit per member.

`SeatSet` and `CardSet` are plain integers at run time, so that set operations cost no call. For the type
checker they are classes of their own: a mask of seats is not a mask of cards, a bag or a seat.

>>> members(0b1011)
(0, 1, 3)
>>> has(0b1011, 2)
False
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from typing import Self

    class Mask(int):
        """A set of small numbers; the operations of a set keep its type."""

        def __and__(self, other: int, /) -> Self: ...
        def __or__(self, other: int, /) -> Self: ...
        def __xor__(self, other: int, /) -> Self: ...
        def __invert__(self) -> Self: ...

    class SeatSet(Mask):
        """A set of seats."""

    class CardSet(Mask):
        """A set of cards."""

else:
    Mask = SeatSet = CardSet = int

M = TypeVar("M", bound=Mask)
T = TypeVar("T")

NOBODY = SeatSet(0)
NO_CARDS = CardSet(0)
SEATS = 20  # the most at any table

SEAT = tuple(SeatSet(1 << seat) for seat in range(SEATS))  # by seat: the set of that seat alone
CARD = tuple(CardSet(1 << card) for card in range(64))  # by card: the set of that card alone
ONE_SEAT = tuple((seat,) for seat in range(SEATS))  # by seat: a tuple of it


@lru_cache(maxsize=1 << 13)
def members(mask: int) -> tuple[int, ...]:
    """Return the members of a mask, ascending."""
    return tuple(number for number in range(mask.bit_length()) if mask >> number & 1)


def has(mask: int, number: int) -> bool:
    """True if a number is in a mask."""
    return bool(mask >> number & 1)


def seat_set(seats: Iterable[int]) -> SeatSet:
    """Return the mask of some seats."""
    mask = NOBODY
    for seat in seats:
        mask |= SEAT[seat]
    return mask


def card_set(cards: Iterable[int]) -> CardSet:
    """Return the mask of some cards."""
    mask = NO_CARDS
    for card in cards:
        mask |= CARD[card]
    return mask


def everybody(seats: int) -> SeatSet:
    """Return the mask of all seats."""
    return SeatSet((1 << seats) - 1)


def names(mask: int, keys: Sequence[T]) -> list[T]:
    """Return the members of a mask by their keys.

    >>> names(0b101, ("ruby", "salt", "wine"))
    ['ruby', 'wine']
    """
    return [keys[number] for number in members(mask)]
