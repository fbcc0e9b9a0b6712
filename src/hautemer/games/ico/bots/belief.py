"""How likely each seat is a pirate, kept up to date move by move, for the encoder.

The weights are those of `evidence`: every set of pirates, or a sample where there are too many, is weighed by
the public record. Every chance is a sum over the sets that have no pirate among some seats.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import itemgetter

from hautemer.games.ico.bots.evidence import (
    PublicRecord,
    SetsKey,
    Weights,
    candidates,
    sets_key,
    weigh,
)
from hautemer.kit.masks import SEAT, members


class Belief:
    """What one public record makes of all seats."""

    __slots__ = ("given", "key", "known", "weights")

    def __init__(self, key: SetsKey, weights: Weights) -> None:
        self.key, self.weights = key, weights
        self.known: dict[int, float] = {}  # by mask: the result of `without`
        self.given: dict[int, Belief] = {}  # by proved pirates: the result of `with_proved`

    def without(self, mask: int) -> float:
        """Return the weight of the sets that have no pirate in a mask."""
        found = self.known.get(mask)
        if found is None:
            found = self.known[mask] = sum(innocent(self.key, mask)(self.weights))
        return found

    def with_proved(self, proved: int) -> Belief:
        """Return the belief where some seats are known to be pirates."""
        found = self.given.get(proved)
        if found is None:
            sets = candidates(*self.key)
            weights = [
                weight if chosen & proved == proved else 0.0
                for chosen, weight in zip(sets, self.weights, strict=True)
            ]
            found = self.given[proved] = Belief(self.key, tuple(weights))
        return found

    def clean(self, crew: int, own: int = 0) -> float:
        """Return how likely no pirate is in a crew, for somebody who knows that `own` is none."""
        possible = self.without(own)
        return self.without(crew | own) / possible if possible else 0.0

    def pirates(self, seats: int, own: int = 0) -> list[float]:
        """Return by seat how likely it is a pirate, for somebody who knows that `own` is none."""
        possible = self.without(own)
        if not possible:
            return [1.0] * seats
        known = self.known
        found = []
        for bit in SEAT[:seats]:
            mask = bit | own
            clean = known[mask] if mask in known else self.without(mask)
            found.append(1.0 - clean / possible)
        return found


@lru_cache(maxsize=1 << 11)
def innocent(key: SetsKey, mask: int) -> Callable[[Weights], Sequence[float]]:
    """Return what picks the weights of the sets without a pirate in a mask."""
    places = [number for number, chosen in enumerate(candidates(*key)) if not chosen & mask]
    if len(places) > 1:
        return itemgetter(*places)
    return lambda weights: [weights[place] for place in places]


def belief_of(record: PublicRecord) -> Belief:
    """Return what a public record makes of all seats."""
    return Belief(sets_key(record), weigh(record).weights)


def shortlist(chances: Sequence[float], looks: Sequence[float], number: int, sure: int) -> list[int]:
    """Return the seats that look best, and those of a mask that must be among them, ascending."""
    order = sorted(range(len(chances)), key=lambda seat: (chances[seat], looks[seat], seat))
    return sorted({*order[:number], *members(sure)})
