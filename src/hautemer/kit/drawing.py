"""Random draws for world samplers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")

# A sampler that has rejected this many proposals has a bug, or the state contradicts itself.
ATTEMPTS = 100_000


class NoWorldFound(RuntimeError):
    """A rejection sampler found no acceptable proposal."""


def choice(rng: Random, items: Sequence[T]) -> T:
    """Return one of some items, uniformly at random; faster than `rng.choice`."""
    return items[int(rng.random() * len(items))]


def first_accepted(propose: Callable[[], T | None], attempts: int = ATTEMPTS) -> T:
    """Return the first proposal that is not None. Raise `NoWorldFound` after `attempts` rejections.

    >>> from itertools import count
    >>> numbers = count()
    >>> first_accepted(lambda: number if (number := next(numbers)) > 2 else None)
    3
    """
    for _ in range(attempts):
        proposal = propose()
        if proposal is not None:
            return proposal
    raise NoWorldFound(f"no world was accepted in {attempts} attempts")
