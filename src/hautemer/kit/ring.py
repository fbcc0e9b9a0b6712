"""Seats in a ring."""

from __future__ import annotations

from functools import cache


@cache
def clockwise(first: int, seats: int) -> tuple[int, ...]:
    """All seats once, clockwise from one of them.

    >>> clockwise(2, 4)
    (2, 3, 0, 1)
    """
    return tuple((first + step) % seats for step in range(seats))
