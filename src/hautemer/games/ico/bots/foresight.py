"""Foresight of a pirate: simulations of the match with a poison and without it.

In a simulation, everybody believes what the public record makes likely. Each proposer names the crew that
looks cleanest and contains the proposer; it sails if it looks nearly as clean as the best, and with every
refusal the others demand less. The pirates in it poison it more often than not.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from operator import itemgetter
from random import Random
from typing import NamedTuple

from hautemer.games.ico.bots.mind import Mind
from hautemer.games.ico.pieces import CREW
from hautemer.kit.masks import seat_set

# Simulated matches with the poison, and as many without it.
MATCHES = 60
# The most sets of pirates that are considered.
SETS = 240
# The seats that sail in simulated matches: the least suspected.
SHORTLIST = 8
# The part of the best crew's cleanness that others demand, and what a refusal takes off it.
ASKED = 0.5
WEARY = 0.72
# How often pirates poison their crew in a simulation, and what a clean or poisoned one tells.
POISONING = 0.6
TRUSTED = 1.67
REFUTED = 1e-6


class Company(NamedTuple):
    """A crew, the sets of pirates without a member in it, and how their weights are selected."""

    crew: int
    innocent: tuple[int, ...]
    weights: Callable[[list[float]], tuple[float, ...]]


class Foresight:
    """A pirate's simulations from one moment of a match."""

    def __init__(self, mind: Mind, rng: Random) -> None:
        self.rng = rng
        self.seats = mind.seats
        self.needed = mind.public.needed
        self.step = 1 if mind.public.clockwise else -1
        self.proposer = mind.public.turn.proposer
        self.won = mind.public.sailors_won, mind.public.pirates_won
        odds = mind.siren_odds()
        self.truths = rng.choices([mind.eyes & ~(1 << seat) for seat in odds], list(odds.values()), k=MATCHES)
        # The same random numbers with the poison and without it, so that only the poison makes a difference.
        self.luck = [rng.random() for _ in self.truths]
        self.sets, self.weights = self.beliefs(mind)
        sailing = sorted(range(mind.seats), key=lambda seat: mind.looks[seat])[:SHORTLIST]
        self.companies = [self.company(seat_set(crew)) for crew in combinations(sailing, CREW)]

    def beliefs(self, mind: Mind) -> tuple[list[int], list[float]]:
        """Return the common beliefs; of too many sets of pirates, a sample that contains the truth."""
        kept = [(chosen, weight) for chosen, weight in zip(*mind.weighed, strict=True) if weight]
        sets, weights = [chosen for chosen, _ in kept], [weight for _, weight in kept]
        if len(sets) > SETS:
            sets = self.rng.choices(sets, weights, k=SETS)
            weights = [1.0] * SETS
        known = set(sets)
        for truth in set(self.truths) - known:
            sets.append(truth)
            weights.append(min(weights))
        return sets, weights

    def company(self, crew: int) -> Company:
        """Return a crew with the sets of pirates that have no member in it."""
        innocent = tuple(number for number, chosen in enumerate(self.sets) if not chosen & crew)
        if len(innocent) < 2:
            return Company(crew, innocent, lambda weights: tuple(weights[number] for number in innocent))
        return Company(crew, innocent, itemgetter(*innocent))

    def favours_poison(self, crew: int) -> bool:
        """True if the pirates win at least as often with this crew poisoned as with it clean."""
        sailing = self.company(crew)
        return self.victories(sailing, True) >= self.victories(sailing, False)

    def victories(self, sailing: Company, poisoned: bool) -> int:
        """Return how many of the simulated matches after this voyage the pirates win."""
        weights = self.weights.copy()
        weigh(weights, sailing, poisoned)
        sailors, pirates = self.won
        start = (sailors, pirates + 1) if poisoned else (sailors + 1, pirates)
        return sum(
            self.pirates_win(weights.copy(), sailing.crew, *start, truth, Random(luck))
            for truth, luck in zip(self.truths, self.luck, strict=True)
        )

    def pirates_win(
        self, weights: list[float], last: int, sailors: int, pirates: int, truth: int, luck: Random
    ) -> bool:
        """Play one simulated match to its end; return True if the pirates win."""
        random = luck.random
        proposer = self.proposer
        while sailors < self.needed and pirates < self.needed:
            clean = [
                # Ties are broken at random.
                sum(company.weights(weights)) * (1 + 0.001 * random()) if company.crew != last else -1.0
                for company in self.companies
            ]
            asked = ASKED * max(clean)
            while True:
                proposer = (proposer + self.step) % self.seats
                most, best = max(
                    (
                        (looks, number)
                        for number, looks in enumerate(clean)
                        if self.companies[number].crew >> proposer & 1
                    ),
                    default=(-1.0, 0),
                )
                if most >= asked:
                    break
                asked *= WEARY
            company = self.companies[best]
            last = company.crew
            poisoned = bool(last & truth) and (sailors == self.needed - 1 or random() < POISONING)
            if poisoned:
                pirates += 1
            else:
                sailors += 1
            weigh(weights, company, poisoned)
        return pirates == self.needed


def weigh(weights: list[float], company: Company, poisoned: bool) -> None:
    """Update beliefs after a voyage: a poison refutes innocent sets, a clean voyage favours them."""
    factor = REFUTED if poisoned else TRUSTED
    for number in company.innocent:
        weights[number] *= factor
