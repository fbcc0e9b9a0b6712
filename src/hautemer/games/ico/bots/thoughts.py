"""What a seat may conclude about the roles of all, for the encoder: from a state, without building views.

Only public things and what the seat itself knows are read: its role, the open eyes if it saw them, the cards
that it placed and observed. Two states that look the same to the seat give equal thoughts.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hautemer.core.talk import Talk
from hautemer.games.ico.bots.belief import Belief, belief_of
from hautemer.games.ico.bots.evidence import (
    ObservedVote,
    PublicRecord,
    Sailed,
    siren_odds,
)
from hautemer.games.ico.bots.hearsay import ObserverLook, opinions
from hautemer.games.ico.pieces import CREW, PIRATE, SAILOR, SIREN
from hautemer.games.ico.rules.ending import eyes
from hautemer.games.ico.state import FINAL_VOTE, NO_SEAT, OVER, State
from hautemer.kit.masks import NOBODY, SEAT, SeatSet, members, seat_set


class Thoughts:
    """How likely each seat is a pirate or the siren, to one seat and to everybody."""

    __slots__ = (
        "as_sailor",
        "belief",
        "bests",
        "eyes",
        "looks",
        "own",
        "pirate",
        "pirates",
        "public",
        "siren",
    )

    def __init__(
        self, record: PublicRecord, seat: int, eyes: SeatSet, siren: int, proved: SeatSet, poisoned: int
    ) -> None:
        seats = range(record.seats)
        self.eyes, self.pirates = eyes, record.pirates
        self.public = belief_of(record)
        self.looks = [self.public.pirate(other) for other in seats]
        self.own = SEAT[seat]
        self.belief: Belief = self.public.with_proved(proved) if proved else self.public
        if not self.belief.without(self.own):  # the sample holds nothing of the kind, or everybody knows
            self.own = NOBODY
            if not self.belief.without(NOBODY):
                self.belief = self.public
        self.as_sailor = [
            1.0 if proved >> other & 1 else self.belief.pirate(other, self.own) for other in seats
        ]
        if not eyes:
            self.pirate = self.as_sailor
            others = record.seats - record.pirates - 1
            self.siren = [
                0.0 if other == seat else (1.0 - self.pirate[other]) / max(1, others) for other in seats
            ]
        else:
            placed = dict.fromkeys(members(poisoned), True)
            odds = {siren: 1.0} if siren != NO_SEAT else siren_odds(record, eyes, seat, placed)
            self.siren = [odds.get(other, 0.0) for other in seats]
            self.pirate = [1.0 - self.siren[other] if eyes >> other & 1 else 0.0 for other in seats]
        self.bests: dict[SeatSet, float] = {}

    def clean(self, crew: int) -> float:
        """Return how likely no pirate is in a crew, to the seat."""
        if not self.eyes:
            return self.belief.clean(crew, self.own)
        found = crew & self.eyes
        if not found:
            return 1.0
        # All open eyes but one are pirates'.
        return self.siren[members(found)[0]] if found.bit_count() == 1 else 0.0

    def looks_clean(self, crew: int) -> float:
        """Return how likely no pirate is in a crew, to everybody."""
        return self.public.clean(crew)

    def best(self, last: SeatSet) -> float:
        """Return how likely the least suspected crew is clean to somebody in this seat who is no pirate."""
        found = self.bests.get(last)
        if found is None:
            order = sorted(
                range(len(self.looks)), key=lambda seat: (self.as_sailor[seat], self.looks[seat], seat)
            )
            crew = seat_set(order[:CREW])
            if crew == last:
                crew = seat_set((*order[: CREW - 1], order[CREW]))
            found = self.bests[last] = self.belief.clean(crew, self.own)
        return found


def thoughts_of(state: State, seat: int, talk: Sequence[Talk]) -> Thoughts:
    """Return the thoughts of a seat."""
    bit = SEAT[seat]
    over = state.turn.phase == OVER
    role = state.roles[seat]
    sees_eyes = over or role != SAILOR or state.turn.phase == FINAL_VOTE
    siren = state.roles.index(SIREN) if over or role == SIREN else NO_SEAT
    proved = NOBODY
    poisoned = 0
    for number, voyage in enumerate(state.voyages):
        if voyage.poisoned & bit:
            poisoned |= 1 << number
        for look in voyage.looks:
            if look.observer == seat and voyage.poisoned >> look.target & 1:
                proved |= SEAT[look.target]
    record = PublicRecord(
        state.seats,
        state.roles.count(PIRATE),
        tuple([Sailed(one.crew, one.swapped, one.poisons) for one in state.voyages]),
        tuple([ObservedVote(one.proposer, one.crew, one.ayes) for one in state.proposals]),
        opinions(talk, looks_of_observers(state)) if talk else (),
    )
    return thought(record, seat, eyes(state) if sees_eyes else NOBODY, siren, proved, poisoned)


@lru_cache(maxsize=1 << 9)
def thought(
    record: PublicRecord, seat: int, eyes: SeatSet, siren: int, proved: SeatSet, poisoned: int
) -> Thoughts:
    """Return thoughts, made once for everything they depend on."""
    return Thoughts(record, seat, eyes, siren, proved, poisoned)


def looks_of_observers(state: State) -> list[ObserverLook]:
    """Return the looks of observers that prove something."""
    return [
        ObserverLook(look.observer, look.target, one.crew & ~SEAT[look.target])
        for one in state.voyages
        if one.poisons and not one.swapped
        for look in one.looks
    ]
