"""Proofs from voyages: for some seats, the minimum number of pirates among them.

A shown poison was placed by a pirate, unless a swap turned the card (page, "For bots"). So whatever a seat
has seen comes down to demands of one kind: at least `least` pirates among these seats.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from random import Random
from typing import NamedTuple

from hautemer.games.ico.rules.voyage import shown
from hautemer.games.ico.state import State, Voyage
from hautemer.kit.drawing import choice
from hautemer.kit.masks import NOBODY, SEAT, SeatSet, members, seat_set

TRIES = 200


class Demand(NamedTuple):
    """At least `least` pirates among some seats."""

    seats: SeatSet
    least: int


def known_cards(voyage: Voyage, seat: int) -> int:
    """Return the crew members whose placed card a seat knows: its own, and those it observed."""
    known = voyage.crew & 1 << seat
    for look in voyage.looks:
        if look.observer == seat:
            known |= 1 << look.target
    return known


def demands_of(state: State, seat: int) -> tuple[Demand, ...]:
    """Return all that a seat can prove from the voyages, the strongest demand first."""
    found = set()
    for voyage in state.voyages:
        if voyage.poisons or voyage.swapped or voyage.looks:
            known = known_cards(voyage, seat)
            secret = voyage.crew & ~known
            poisons = voyage.poisons - (shown(voyage.poisoned, voyage.swapped) & known).bit_count()
            turned = secret & voyage.swapped
            found.add(Demand(secret & ~turned, poisons - turned.bit_count()))
            found.add(Demand(turned, turned.bit_count() - poisons))
            placed = voyage.poisoned & known
            found.add(Demand(placed, placed.bit_count()))
    return tuple(sorted((demand for demand in found if demand.least > 0), reverse=True))


def meets(pirates: SeatSet, demands: tuple[Demand, ...]) -> bool:
    """True if a set of pirates meets all demands."""
    return all((pirates & seats).bit_count() >= least for seats, least in demands)


def draw_pirates(others: SeatSet, number: int, demands: tuple[Demand, ...], rng: Random) -> SeatSet:
    """Return `number` pirates among some seats, uniform over the sets that meet the demands."""
    proved, left = simplified(demands)
    number -= proved.bit_count()
    free = members(others & ~proved)
    random = rng.random
    for _ in range(TRIES):
        order = list(free)
        pirates = NOBODY
        for last in range(len(order) - 1, len(order) - 1 - number, -1):
            at = int(random() * (last + 1))
            pirates |= SEAT[order[at]]
            order[at] = order[last]
        if meets(pirates, left):
            return pirates | proved
    every = all_pirates(free, number, left)
    return choice(rng, every) | proved


@lru_cache(maxsize=256)
def simplified(demands: tuple[Demand, ...]) -> tuple[SeatSet, tuple[Demand, ...]]:
    """Return the seats that must all be pirates, and the demands on the other seats."""
    proved = NOBODY
    while True:
        left = {Demand(seats & ~proved, least - (seats & proved).bit_count()) for seats, least in demands}
        left = {demand for demand in left if demand.least > 0}
        certain = [seats for seats, least in left if seats.bit_count() == least]
        if not certain:
            return proved, tuple(sorted(left, reverse=True))
        proved |= certain[0]


@lru_cache(maxsize=32)
def all_pirates(free: tuple[int, ...], number: int, demands: tuple[Demand, ...]) -> tuple[SeatSet, ...]:
    """Return all sets of `number` pirates that meet the demands."""
    every = (seat_set(chosen) for chosen in combinations(free, number))
    return tuple(pirates for pirates in every if meets(pirates, demands))
