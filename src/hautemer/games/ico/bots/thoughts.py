"""What a seat may conclude about the roles of all, for the encoder: from a state, without building views.

Only public things and what the seat itself knows are read: its role, the open eyes if it saw them, the cards
that it placed and observed. Two states that look the same to the seat give equal thoughts.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hautemer.core.talk import Talk
from hautemer.games.ico.bots import evidence
from hautemer.games.ico.bots.belief import Belief, belief_of
from hautemer.games.ico.bots.evidence import (
    ObservedVote,
    PublicRecord,
    Sailed,
    siren_odds,
)
from hautemer.games.ico.bots.hearsay import ObserverLook, opinions
from hautemer.games.ico.bots.history import history_of, votes_of
from hautemer.games.ico.pieces import CREW, PIRATE, SAILOR, SIREN
from hautemer.games.ico.rules.ending import eyes
from hautemer.games.ico.state import FINAL_VOTE, NO_SEAT, OVER, State
from hautemer.kit.masks import NOBODY, SEAT, SeatSet, members, seat_set
from hautemer.kit.recent import Recent

# A seat, the eyes and the siren that it sees, the pirates that it proved, its own poisons.
ThoughtsKey = tuple[int, SeatSet, int, SeatSet, int]
KEPT = 64  # of one record: those of seats in imagined worlds, too


class PublicOpinion:
    """How likely each seat is a pirate to everybody, by one public record."""

    __slots__ = ("belief", "looks", "record", "thoughts")

    def __init__(self, record: PublicRecord) -> None:
        self.record = record
        self.belief = belief_of(record)
        self.looks = self.belief.pirates(record.seats)
        self.thoughts: dict[ThoughtsKey, Thoughts] = {}

    def thought(self, key: ThoughtsKey) -> Thoughts:
        """Return the thoughts of a seat, made once for everything they depend on."""
        found = self.thoughts.get(key)
        if found is None:
            if len(self.thoughts) >= KEPT:
                self.thoughts.clear()
            found = self.thoughts[key] = Thoughts(self, *key)
        return found


@lru_cache(maxsize=1 << 7)
def opinion_of(record: PublicRecord) -> PublicOpinion:
    """Return what everybody makes of a public record."""
    return PublicOpinion(record)


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
        self, opinion: PublicOpinion, seat: int, eyes: SeatSet, siren: int, proved: SeatSet, poisoned: int
    ) -> None:
        record = opinion.record
        seats = range(record.seats)
        self.eyes, self.pirates = eyes, record.pirates
        self.public, self.looks = opinion.belief, opinion.looks
        self.own = SEAT[seat]
        self.belief: Belief = self.public.with_proved(proved) if proved else self.public
        if not self.belief.without(self.own):  # the sample holds nothing of the kind, or everybody knows
            self.own = NOBODY
            if not self.belief.without(NOBODY):
                self.belief = self.public
        self.as_sailor = self.belief.pirates(record.seats, self.own)
        for other in members(proved):
            self.as_sailor[other] = 1.0
        if not eyes:
            self.pirate = self.as_sailor
            others = max(1, record.seats - record.pirates - 1)
            self.siren = [(1.0 - chance) / others for chance in self.pirate]
            self.siren[seat] = 0.0
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
    reading = reading_of(state)
    return reading.heard(state, seat, talk) if talk else reading.of(state, seat).thoughts


class SeatReading:
    """The thoughts of a seat, and what the encoder has made of them."""

    __slots__ = ("blocks", "thoughts")

    def __init__(self, thoughts: Thoughts) -> None:
        self.thoughts = thoughts
        self.blocks: bytes | None = None


class RecordReading:
    """What the votes and voyages of a state say; it holds as long as they are the same ones."""

    __slots__ = ("history", "opinion", "proposals", "refusals", "seats", "votes", "voyages")

    def __init__(self, state: State, pirates: int, before: RecordReading | None) -> None:
        """Read a state; `before` is the reading of its past, with a vote or a voyage less."""
        self.proposals, self.voyages = state.proposals[:], state.voyages[:]
        sailed: tuple[Sailed, ...] = ()
        cast: tuple[ObservedVote, ...] = ()
        votes: tuple[int, ...] = (0,) * state.seats
        if before is not None:
            sailed, cast = before.opinion.record.voyages, before.opinion.record.votes
            votes = before.votes
        new_voyages, new_proposals = self.voyages[len(sailed) :], self.proposals[len(cast) :]
        self.votes: tuple[int, ...] = votes_of(votes, len(cast), [one.ayes for one in new_proposals])
        sailed += tuple([Sailed(one.crew, one.swapped, one.poisons) for one in new_voyages])
        cast += tuple([ObservedVote(one.proposer, one.crew, one.ayes) for one in new_proposals])
        self.opinion: PublicOpinion = opinion_of(PublicRecord(state.seats, pirates, sailed, cast, ()))
        self.history = history_of(state, self.votes)
        last = self.voyages[-1].round if self.voyages else 0
        self.refusals = sum([not one.accepted and one.round > last for one in self.proposals])
        self.seats: dict[tuple[int, SeatSet, int], SeatReading] = {}

    def of(self, state: State, seat: int) -> SeatReading:
        """Return what a seat reads, without the claims."""
        sees, siren = eyes_of(state, seat)
        key = seat, sees, siren
        found = self.seats.get(key)
        if found is None:
            if len(self.seats) >= KEPT:
                self.seats.clear()
            thoughts = self.opinion.thought((seat, sees, siren, *self.secrets(seat)))
            found = self.seats[key] = SeatReading(thoughts)
        return found

    def heard(self, state: State, seat: int, talk: Sequence[Talk]) -> Thoughts:
        """Return the thoughts of a seat that has heard some claims."""
        claims = opinions(talk, looks_of_observers(state))
        opinion = opinion_of(self.opinion.record._replace(claims=claims))
        return opinion.thought((seat, *eyes_of(state, seat), *self.secrets(seat)))

    def secrets(self, seat: int) -> tuple[SeatSet, int]:
        """Return the seats that this one proved to be pirates, and the voyages in which it placed poison."""
        proved, poisoned = NOBODY, 0
        bit = SEAT[seat]
        for number, voyage in enumerate(self.voyages):
            if voyage.poisoned & bit:
                poisoned |= 1 << number
            for look in voyage.looks:
                if look.observer == seat and voyage.poisoned >> look.target & 1:
                    proved |= SEAT[look.target]
        return proved, poisoned


# By the last vote and the last voyage, which no other match has.
READINGS = Recent[RecordReading](most=1 << 8)


def remember_records(matches: int) -> None:
    """Keep enough to encode that many matches in turns."""
    for recent in (READINGS, evidence.BY_VOYAGES, evidence.BY_VOTES):
        recent.most = max(recent.most, 4 * matches)


def reading_of(state: State) -> RecordReading:
    """Return the reading of a state: that of an earlier one, if its votes and voyages are the same."""
    proposals, voyages = state.proposals, state.voyages
    pirates = state.roles.count(PIRATE)
    key = (id(proposals[-1]) if proposals else state.seats, id(voyages[-1]) if voyages else pirates)
    found = READINGS.get(key)
    if found is None or found.proposals != proposals or found.voyages != voyages:
        found = RecordReading(state, pirates, reading_before(state, pirates))
        READINGS.put(key, found)
    return found


def reading_before(state: State, pirates: int) -> RecordReading | None:
    """Return the reading of the same match with a vote or a voyage less, if it is known."""
    for proposals, voyages in (
        (state.proposals[:-1], state.voyages),
        (state.proposals, state.voyages[:-1]),
    ):
        key = (id(proposals[-1]) if proposals else state.seats, id(voyages[-1]) if voyages else pirates)
        found = READINGS.get(key)
        if found is not None and found.proposals == proposals and found.voyages == voyages:
            return found
    return None


def eyes_of(state: State, seat: int) -> tuple[SeatSet, int]:
    """Return the open eyes and the siren, as far as a seat knows them: otherwise `NOBODY` and `NO_SEAT`."""
    role, phase = state.roles[seat], state.turn.phase
    if role == SAILOR and phase not in (OVER, FINAL_VOTE):
        return NOBODY, NO_SEAT
    return eyes(state), state.roles.index(SIREN) if role == SIREN or phase == OVER else NO_SEAT


def looks_of_observers(state: State) -> list[ObserverLook]:
    """Return the looks of observers that prove something."""
    return [
        ObserverLook(look.observer, look.target, one.crew & ~SEAT[look.target])
        for one in state.voyages
        if one.poisons and not one.swapped
        for look in one.looks
    ]
