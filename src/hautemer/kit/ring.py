"""Seats in a ring."""

from __future__ import annotations

from functools import lru_cache

from hautemer.kit.masks import SeatSet


@lru_cache(maxsize=1 << 9)
def clockwise(first: int, seats: int) -> tuple[int, ...]:
    """Return all seats once, clockwise from `first`.

    >>> clockwise(2, 4)
    (2, 3, 0, 1)
    """
    return tuple((first + step) % seats for step in range(seats))


@lru_cache(maxsize=1 << 12)
def next_of(some: SeatSet, seat: int, seats: int) -> int:
    """Return the next seat clockwise after `seat` that is in a set.

    >>> next_of(0b0101, 2, 4)
    0
    """
    return next(other for other in clockwise((seat + 1) % seats, seats) if some >> other & 1)
