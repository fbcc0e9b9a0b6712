"""Winners by score."""

from __future__ import annotations

from collections.abc import Sequence


def best_seats(scores: Sequence[int]) -> tuple[int, ...]:
    """Return the seats that share the highest score.

    >>> best_seats([4, 7, 7])
    (1, 2)
    """
    best = max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == best)
