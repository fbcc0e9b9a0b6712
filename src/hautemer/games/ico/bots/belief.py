"""How likely each seat is a pirate, kept up to date move by move, for the encoder.

The weights are those of `evidence`: every set of pirates, or a sample where there are too many, is weighed by
the public record. One more voyage or vote multiplies the weights of the record before it, so that a new event
costs one pass over the sets. Every chance is a sum over the sets that have no pirate among some seats.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import itemgetter

from hautemer.games.ico.bots.evidence import (
    BELIEVED,
    ObservedVote,
    PublicRecord,
    Sailed,
    candidates,
    demands,
    likelihood,
    poisons_at,
    vote_factors,
)
from hautemer.games.ico.suspicion import Demand
from hautemer.kit.masks import SEAT, members

Weights = tuple[float, ...]

# A record is weighed in steps of this many events, so that no recursion is deeper.
STEP = 50


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

    def pirate(self, seat: int, own: int = 0) -> float:
        """Return how likely a seat is a pirate, for somebody who knows that `own` is none."""
        return 1.0 - self.clean(SEAT[seat], own)


SetsKey = tuple[int, int, tuple[Demand, ...]]


@lru_cache(maxsize=1 << 11)
def innocent(key: SetsKey, mask: int) -> Callable[[Weights], Sequence[float]]:
    """Return what picks the weights of the sets without a pirate in a mask."""
    places = [number for number, chosen in enumerate(candidates(*key)) if not chosen & mask]
    if len(places) > 1:
        return itemgetter(*places)
    return lambda weights: [weights[place] for place in places]


@lru_cache(maxsize=1 << 7)
def belief_of(record: PublicRecord) -> Belief:
    """Return what a public record makes of all seats."""
    key = record.seats, record.pirates, demands(record.voyages)
    voyages, votes = record.voyages, record.votes
    for length in range(STEP, len(voyages), STEP):
        by_voyages(key, voyages[:length])
    for length in range(STEP, len(votes), STEP):
        by_votes(key, votes[:length])
    weights = [one * other for one, other in zip(by_voyages(key, voyages), by_votes(key, votes), strict=True)]
    for seat, target in record.claims:
        accused, accuser = SEAT[target], SEAT[seat]
        weights = [
            weight * BELIEVED if chosen & accused and not chosen & accuser else weight
            for weight, chosen in zip(weights, candidates(*key), strict=True)
        ]
    return Belief(key, scaled(weights))


@lru_cache(maxsize=1 << 9)
def by_voyages(key: SetsKey, voyages: tuple[Sailed, ...]) -> Weights:
    """Return the weights of the sets by voyages alone."""
    if not voyages:
        return (1.0,) * len(candidates(*key))
    expected = poisons_at(key[0])
    last = voyages[-1]
    before = by_voyages(key, voyages[:-1])
    return scaled(
        [
            weight * likelihood(last, chosen, expected)
            for weight, chosen in zip(before, candidates(*key), strict=True)
        ]
    )


@lru_cache(maxsize=1 << 9)
def by_votes(key: SetsKey, votes: tuple[ObservedVote, ...]) -> Weights:
    """Return the weights of the sets by votes alone."""
    if not votes:
        return (1.0,) * len(candidates(*key))
    factors = vote_factors(votes[-1], candidates(*key), key[0])
    return scaled(
        [weight * factor for weight, factor in zip(by_votes(key, votes[:-1]), factors, strict=True)]
    )


def scaled(weights: Sequence[float]) -> Weights:
    """Return weights with the sum 1, so that long records do not underflow; zeros stay as they are."""
    total = sum(weights)
    return tuple([weight / total for weight in weights]) if total else tuple(weights)


def shortlist(chances: Sequence[float], looks: Sequence[float], number: int, sure: int) -> list[int]:
    """Return the seats that look best, and those of a mask that must be among them, ascending."""
    order = sorted(range(len(chances)), key=lambda seat: (chances[seat], looks[seat], seat))
    return sorted({*order[:number], *members(sure)})
