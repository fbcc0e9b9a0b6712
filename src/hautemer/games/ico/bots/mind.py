"""The beliefs of one seat: the likely pirates, the likely siren, and how seats look to everybody."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from itertools import combinations
from typing import Any

from hautemer.core.game import Situation
from hautemer.games.ico.bots.evidence import (
    ObservedVote,
    PublicRecord,
    Sailed,
    by_size,
    siren_odds,
    weigh,
)
from hautemer.games.ico.bots.hearsay import ObserverLook, opinions
from hautemer.games.ico.pieces import CREW, POISON
from hautemer.games.ico.views import PrivateView, PublicView
from hautemer.kit.masks import members, seat_set

# The weight per pirate of the siren's knowledge, when she acts like a sailor who guesses well.
INSIGHT = 1.02
# From this probability on, a pirate takes a seat for the siren.
SIREN = 0.6
# The part of the best crew's cleanness that a sailor accepts: at small tables, and at large ones, where there
# are more to choose from.
GOOD_ENOUGH = (0.5, 0.8)
# Crews whose values differ by less than this factor are equal to a proposer.
AS_GOOD = 0.98
# The factor on a proposer's demand per refused crew since the last voyage: some crew has to sail.
WEARY = 0.85
# The factors on the demand of a crew without the seat itself, and by the rounds that the pirates still need.
ABSENT = 1.22
STRICT = {1: 1.35, 2: 1.15}
# From this probability on, a pirate is sure whom to accuse.
STANDS_OUT = 0.5
# Crews are built from the seats that look best, so that there are not too many to compare.
SHORTLIST = 7


class Mind:
    """The beliefs of one seat at one moment, from its view and the claims."""

    def __init__(self, situation: Situation[Any]) -> None:
        public, own = situation.look()
        assert isinstance(public, PublicView)
        assert isinstance(own, PrivateView)
        self.public = public
        self.own = own
        self.seat = situation.seat
        self.seats = len(public.seats)
        self.bit = 1 << self.seat
        self.everybody = (1 << self.seats) - 1
        self.eyes = seat_set(tuple(own.eyes or public.eyes))
        self.is_pirate = own.role == "pirate"
        self.record = PublicRecord(
            self.seats,
            public.pirates,
            tuple(
                Sailed(seat_set(tuple(one.crew)), seat_set(tuple(one.swapped)), one.poisons)
                for one in public.voyages
            ),
            tuple(
                ObservedVote(one.proposer, seat_set(tuple(one.crew)), seat_set(tuple(one.votes_for)))
                for one in public.proposals
            ),
            opinions(situation.talk, looks_of_observers(public)),
        )
        self.weighed = weigh(self.record)
        self.looks = chances(self.seats, self.weighed.sets, self.weighed.weights)
        self.sets: Sequence[int]
        self.weights: Sequence[float]
        if own.role == "sailor" and not public.eyes:
            self.sets, self.weights = self.filtered()
        else:
            self.sets, self.weights = self.known_sets()
        self.pirate = chances(self.seats, self.sets, self.weights)

    def as_sailor(self) -> Mind:
        """Return the beliefs of this seat as if it were a sailor; the siren's lean towards what she knows."""
        if self.own.role == "sailor":
            return self
        disguised = copy(self)
        sets, weights = self.filtered()
        if self.own.role == "siren":
            pirates = self.eyes & ~self.bit
            tilted = [
                weight * INSIGHT ** (chosen & pirates).bit_count()
                for chosen, weight in zip(sets, weights, strict=True)
            ]
            weights = [weight / sum(tilted) for weight in tilted]
        disguised.sets, disguised.weights = sets, weights
        disguised.pirate = chances(self.seats, sets, weights)
        return disguised

    def filtered(self) -> tuple[list[int], list[float]]:
        """Return a sailor's beliefs: this seat is no pirate, and knows what it observed."""
        proved = 0
        for seen in self.own.observed:
            swapped = seen.seat in self.public.voyages[seen.voyage].swapped
            if (seen.card == "island") != swapped:  # it placed the poison itself
                proved |= 1 << seen.seat
        kept = [
            (chosen, weight)
            for chosen, weight in zip(*self.weighed, strict=True)
            if not chosen & self.bit and chosen & proved == proved and weight
        ]
        if not kept:  # the sample contains no such set: use only what is proved
            return [proved], [1.0]
        total = sum(weight for _, weight in kept)
        return [chosen for chosen, _ in kept], [weight / total for _, weight in kept]

    def known_sets(self) -> tuple[list[int], list[float]]:
        """Return the beliefs of a seat with open eyes: all of these seats but the siren are pirates."""
        if self.own.role == "siren":
            return [self.eyes & ~self.bit], [1.0]
        odds = self.siren_odds()
        return [self.eyes & ~(1 << seat) for seat in odds], list(odds.values())

    def siren_odds(self) -> dict[int, float]:
        """Return the probability by open eye of being the siren: she never poisons; votes say little."""
        placed = {one.voyage: one.card == POISON for one in self.own.placed}
        return siren_odds(self.record, self.eyes, self.seat, placed)

    def fellows(self) -> int:
        """Return this pirate and the seats that it takes for pirates: open eyes that are hardly the siren."""
        odds = self.siren_odds()
        return self.bit | seat_set(tuple(seat for seat, chance in odds.items() if chance < SIREN))

    def poisoners(self) -> list[int]:
        """Return the open eyes of this crew in the order in which they poison, without a presumed siren.

        The presumed siren stays in if the match is at stake. The seat that looks worst has the least to lose,
        and all of them can tell which one that is.
        """
        order = sorted(
            members(seat_set(tuple(self.public.turn.crew)) & self.eyes),
            key=lambda seat: (-round(self.looks[seat], 6), (seat + self.public.round) % self.seats),
        )
        if self.is_decisive():
            return order
        odds = self.siren_odds()
        return [seat for seat in order if seat == self.seat or odds[seat] < SIREN]

    # Crews

    def clean(self, crew: int) -> float:
        """Return the probability that no pirate is in a crew."""
        return sum(
            weight for chosen, weight in zip(self.sets, self.weights, strict=True) if not chosen & crew
        )

    def best_crew(self, barred: Iterable[int] = (), within: int | None = None) -> tuple[int, float]:
        """Return the crew that is most likely clean, and that probability."""
        rated = self.rated_crews(barred, within)
        best = max(rated, key=lambda crew: (rated[crew], bool(crew & self.bit)))
        return best, rated[best]

    def asked(self, crew: int) -> float:
        """Return the probability of being clean that a sailor with these beliefs demands of a crew."""
        within = self.everybody if crew & self.bit else self.everybody & ~self.bit
        _, best = self.best_crew([seat_set(tuple(self.public.last_crew))], within)
        demand = best * by_size(self.seats, *GOOD_ENOUGH) * WEARY ** self.refusals()
        if not crew & self.bit:
            demand *= ABSENT
        return demand * STRICT.get(self.public.needed - self.public.pirates_won, 1.0)

    def good_crews(self, barred: Iterable[int], part: float) -> list[int]:
        """Return the crews that are at least `part` times as likely to be clean as the best."""
        rated = self.rated_crews(barred, None)
        least = part * max(rated.values())
        return [crew for crew, clean in rated.items() if clean >= least]

    def rated_crews(self, barred: Iterable[int], within: int | None) -> dict[int, float]:
        """Return crews of the seats that look best, each with its probability of being clean."""
        free = self.everybody if within is None else within
        order = sorted(members(free), key=lambda seat: (self.pirate[seat], self.looks[seat]))
        avoided = set(barred)
        crews = (seat_set(crew) for crew in combinations(order[:SHORTLIST], CREW))
        return {crew: self.clean(crew) for crew in crews if crew not in avoided}

    def raiding_crew(self, barred: Iterable[int] = ()) -> int:
        """Return the crew with one pirate in it that looks best to everybody else."""
        avoided = set(barred)
        # Every seat prefers to sail; only a seat that is suspected too much sends another.
        fellows = sorted(
            members(self.eyes),
            key=lambda seat: self.looks[seat] if seat != self.seat else self.looks[seat] - 0.3,
        )
        if self.is_pirate:
            odds = self.siren_odds()
            fellows = [seat for seat in fellows if seat == self.seat or odds[seat] < 0.5] or [self.seat]
        others = sorted(members(self.everybody & ~self.eyes), key=lambda seat: self.looks[seat])
        for fellow in fellows:
            for pair in combinations(others[:4], 2):
                crew = 1 << fellow | seat_set(pair)
                if crew not in avoided:
                    return crew
        raise AssertionError("there are always three who are no pirates")

    def looks_clean(self, crew: int) -> float:
        """Return how trustworthy a crew looks to everybody: the negative sum of suspicions."""
        return -sum(self.looks[seat] for seat in members(crew))

    # Sides

    def foe(self, seat: int) -> float:
        """Return the probability that a seat is on the other side."""
        if seat == self.seat:
            return 0.0
        if self.is_pirate:
            return 0.0 if self.eyes >> seat & 1 else 1.0
        return self.pirate[seat]

    def match_point(self) -> bool:
        """True if the other side needs only one more round."""
        theirs = self.public.sailors_won if self.is_pirate else self.public.pirates_won
        return theirs >= self.public.needed - 1

    def is_decisive(self) -> bool:
        """True if either side needs only one more round, for a pirate."""
        return self.match_point() or self.public.pirates_won == self.public.needed - 1

    def refusals(self) -> int:
        """Return the number of crews refused since the last voyage."""
        sailed = self.public.voyages[-1].round if self.public.voyages else 0
        return sum(one.round > sailed for one in self.public.proposals)

    def holders(self) -> list[int]:
        """Return the other seats that hold a bonus card, those most likely on the other side first.

        To a pirate all sailors are on the other side, and the most trusted one comes first.
        """
        held = [seat for seat, seen in enumerate(self.public.seats) if seen.cards and seat != self.seat]
        return sorted(held, key=lambda seat: (-self.foe(seat), self.looks[seat]))


def chances(seats: int, sets: Sequence[int], weights: Sequence[float]) -> list[float]:
    """Return by seat the probability of being a pirate."""
    found = [0.0] * seats
    for chosen, weight in zip(sets, weights, strict=True):
        for seat in members(chosen):
            found[seat] += weight
    return found


def looks_of_observers(public: PublicView) -> list[ObserverLook]:
    """Return the looks of observers that prove something."""
    return [
        ObserverLook(look.observer, look.target, seat_set(tuple(one.crew)) & ~(1 << look.target))
        for one in public.voyages
        if one.poisons and not one.swapped
        for look in one.looks
    ]
