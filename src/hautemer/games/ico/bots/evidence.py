"""Public evidence: the likelihood of each set of pirates from the public record.

Every set of pirates is weighed by how well it explains crews, votes, poisons and claims. If there are few
sets, all of them are weighed; if there are many, a sample of those that the poisons allow. One more voyage or
vote multiplies the weights of the record before it, so that a new event costs one pass over the sets.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from math import comb
from random import Random
from typing import NamedTuple

from hautemer.games.ico.bots.hearsay import Opinion, opinion_factor
from hautemer.games.ico.suspicion import Demand, draw_pirates, simplified
from hautemer.kit.masks import SeatSet, everybody, members, seat_set
from hautemer.kit.recent import Recent

# All sets are weighed up to 13 seats (1,716 of them); beyond that `SAMPLE` sets are drawn.
EXACT = 2000
SAMPLE = 1000

# A record is weighed in steps of this many events, so that no recursion is deeper.
STEP = 50

Weights = tuple[float, ...]
SetsKey = tuple[int, int, tuple[Demand, ...]]

# A table is small up to the first number of seats, and large from the second on.
SMALL, LARGE = 10, 15
# How often a pirate alone among sailors places no poison, at a small table and at a large one, where pirates
# are found out later.
BLUFFS = (0.8, 0.55)
# How much likelier a pirate votes for a crew than an ignorant sailor does, by the pirates in it.
FOR = (0.98, 1.02, 1.02, 1.0)
AGAINST = (1.02, 0.98, 0.98, 1.0)
# The weight of a proposer being a pirate, by the pirates in the crew: mostly they name exactly one.
NAMED_BY_PIRATE = (0.8, 1.1, 1.0, 0.9)


class Sailed(NamedTuple):
    """A voyage: its crew, the seats whose cards were swapped, the poisons shown."""

    crew: SeatSet
    swapped: SeatSet
    poisons: int


class ObservedVote(NamedTuple):
    """A vote: the proposer, the crew, the votes for it."""

    proposer: int
    crew: SeatSet
    ayes: SeatSet


class PublicRecord(NamedTuple):
    """All public evidence."""

    seats: int
    pirates: int
    voyages: tuple[Sailed, ...]
    votes: tuple[ObservedVote, ...]
    claims: tuple[Opinion, ...]


class Weighed(NamedTuple):
    """Sets of pirates with their weights."""

    sets: tuple[int, ...]
    weights: tuple[float, ...]


@lru_cache(maxsize=1 << 6)
def weigh(record: PublicRecord) -> Weighed:
    """Return the sets of pirates, weighed by all public evidence."""
    key = sets_key(record)
    voyages, votes = record.voyages, record.votes
    for length in range(STEP, len(voyages), STEP):
        by_voyages(key, voyages[:length])
    for length in range(STEP, len(votes), STEP):
        by_votes(key, votes[:length])
    sets = candidates(*key)
    weights = [one * other for one, other in zip(by_voyages(key, voyages), by_votes(key, votes), strict=True)]
    for opinion in record.claims:
        weights = [
            weight * opinion_factor(opinion, chosen) for weight, chosen in zip(weights, sets, strict=True)
        ]
    return Weighed(sets, scaled(weights))


def sets_key(record: PublicRecord) -> SetsKey:
    """Return what the weighed sets of pirates depend on: the demands only where a sample is drawn."""
    seats, pirates = record.seats, record.pirates
    return seats, pirates, () if comb(seats, pirates) <= EXACT else demands(record.voyages)


def vote_factors(vote: ObservedVote, sets: Sequence[int], seats: int) -> list[float]:
    """Return by set of pirates how much likelier it makes a vote."""
    proposer, crew, ayes = vote
    bit = 1 << proposer
    nays = ((1 << seats) - 1) & ~ayes
    ayes &= ~bit
    factors = []
    for chosen in sets:
        inside = (chosen & crew).bit_count()
        factor = FOR[inside] ** (chosen & ayes).bit_count() * AGAINST[inside] ** (chosen & nays).bit_count()
        factors.append(factor * NAMED_BY_PIRATE[inside] if chosen & bit else factor)
    return factors


# By sets and record: the weights of the last records, from which those with one more event are made.
BY_VOYAGES = Recent[Weights](most=1 << 8)
BY_VOTES = Recent[Weights](most=1 << 8)


def by_voyages(key: SetsKey, voyages: tuple[Sailed, ...]) -> Weights:
    """Return the weights of the sets by voyages alone."""
    if not voyages:
        return (1.0,) * len(candidates(*key))
    found = BY_VOYAGES.get((key, voyages))
    if found is None:
        expected = poisons_at(key[0])
        last = voyages[-1]
        before = by_voyages(key, voyages[:-1])
        found = scaled(
            [
                weight * likelihood(last, chosen, expected)
                for weight, chosen in zip(before, candidates(*key), strict=True)
            ]
        )
        BY_VOYAGES.put((key, voyages), found)
    return found


def by_votes(key: SetsKey, votes: tuple[ObservedVote, ...]) -> Weights:
    """Return the weights of the sets by votes alone."""
    if not votes:
        return (1.0,) * len(candidates(*key))
    found = BY_VOTES.get((key, votes))
    if found is None:
        factors = vote_factors(votes[-1], candidates(*key), key[0])
        before = by_votes(key, votes[:-1])
        found = scaled([weight * factor for weight, factor in zip(before, factors, strict=True)])
        BY_VOTES.put((key, votes), found)
    return found


def scaled(weights: Sequence[float]) -> Weights:
    """Return weights with the sum 1, so that long records do not underflow; zeros stay as they are."""
    total = sum(weights)
    return tuple([weight / total for weight in weights]) if total else tuple(weights)


def demands(voyages: tuple[Sailed, ...]) -> tuple[Demand, ...]:
    """Return what the poisons prove to everybody (see `suspicion`)."""
    found = set()
    for crew, swapped, poisons in voyages:
        found.add(Demand(crew & ~swapped, poisons - swapped.bit_count()))
        found.add(Demand(swapped, swapped.bit_count() - poisons))
    return tuple(sorted((demand for demand in found if demand.least > 0), reverse=True))


@lru_cache(maxsize=64)
def candidates(seats: int, pirates: int, wanted: tuple[Demand, ...]) -> tuple[SeatSet, ...]:
    """Return all sets of pirates if they are few, otherwise a sample of those that meet the demands."""
    if comb(seats, pirates) <= EXACT:
        return every_set(seats, pirates)
    rng = Random(len(wanted))
    return tuple(draw_pirates(everybody(seats), pirates, wanted, rng) for _ in range(SAMPLE))


@lru_cache(maxsize=16)
def every_set(seats: int, pirates: int) -> tuple[SeatSet, ...]:
    """Return all sets of `pirates` seats."""
    return tuple(seat_set(chosen) for chosen in combinations(range(seats), pirates))


def by_size(seats: int, small: float, large: float) -> float:
    """Interpolate between the figures of a small and of a large table for `seats` seats.

    >>> by_size(7, 0.5, 0.75), by_size(20, 0.5, 0.75)
    (0.5, 0.75)
    """
    part = min(max(seats - SMALL, 0), LARGE - SMALL) / (LARGE - SMALL)
    return small + part * (large - small)


@lru_cache(maxsize=16)
def poisons_at(seats: int) -> tuple[tuple[float, ...], ...]:
    """Return the probability of each number of poisons (columns) by the pirates in a crew (rows).

    Usually at most one of them poisons, and a clean voyage does not clear a pirate who sometimes bluffs.
    """
    bluffs = by_size(seats, *BLUFFS)
    return (
        (1.0, 0.0, 0.0, 0.0),
        (bluffs, 1 - bluffs, 0.0, 0.0),
        (0.55, 0.4, 0.05, 0.0),
        (0.5, 0.42, 0.06, 0.02),
    )


def likelihood(voyage: Sailed, pirates: int, expected: tuple[tuple[float, ...], ...]) -> float:
    """Return the probability that a voyage shows its poisons if these are the pirates."""
    crew, swapped, poisons = voyage
    if not swapped:
        return expected[(crew & pirates).bit_count()][poisons]
    found = 0.0
    for target in members(swapped):  # a voyage has at most one swapped card
        inside = crew & pirates
        for before in (poisons - 1, poisons + 1):
            if 0 <= before <= 3:
                turned = before < poisons  # an island became a poison
                share = 1.0
                if inside >> target & 1:
                    share = before / max(1, inside.bit_count())
                    share = 1 - share if turned else share
                elif not turned:
                    share = 0.0
                found += expected[inside.bit_count()][before] * share
    return found


def certain(record: PublicRecord) -> int:
    """Return the seats that everybody can prove to be pirates."""
    return simplified(demands(record.voyages))[0]


def siren_odds(record: PublicRecord, eyes: int, seat: int, placed: Mapping[int, bool]) -> dict[int, float]:
    """Return how likely each of the open eyes is the siren's: she never poisons; votes say little.

    `placed` says by the number of a voyage whether `seat` placed a poison in it.
    """
    odds = {}
    own = 1 << seat
    for other in members(eyes & ~own):
        bit = 1 << other
        weight = 1.0
        for number, (crew, swapped, poisons) in enumerate(record.voyages):
            if not crew & bit or swapped:
                continue
            others = (crew & eyes & ~bit & ~own).bit_count()
            poisoned = placed.get(number, False)
            left = poisons - poisoned
            if left > others:
                weight = 0.0  # it must have poisoned
            elif not others and not own & crew:
                weight *= 3.0  # alone among sailors, and did nothing
            elif not left and not poisoned:
                weight *= 1.3
        for proposer, crew, ayes in record.votes:
            dirty = crew & eyes & ~bit
            agreed = bool(ayes & bit) == (not dirty)
            if proposer == other:
                weight *= 0.95 if dirty else 1.05
            else:
                weight *= 1.02 if agreed else 0.98
        odds[other] = weight
    total = sum(odds.values())
    if not total:
        return dict.fromkeys(odds, 1 / len(odds))
    return {other: weight / total for other, weight in odds.items()}
