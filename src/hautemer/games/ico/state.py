"""The state of a match."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from hautemer.core import state
from hautemer.kit.masks import NOBODY as NOBODY
from hautemer.kit.masks import CardSet, SeatSet


class Phase(IntEnum):
    """The state of a turn: first those that wait for seats, then the windows for the clock (I4.1)."""

    PROPOSE = 0
    VOTE = 1
    PLACING = 2
    FINAL_VOTE = 3
    OVER = 4
    VOTED = 5
    ACCEPTED = 6
    SEALED = 7
    REVEALED = 8
    ROUND_END = 9
    RESPONSE = 10


PROPOSE, VOTE, PLACING, FINAL_VOTE, OVER, VOTED, ACCEPTED, SEALED, REVEALED, ROUND_END, RESPONSE = Phase
PHASES = tuple(phase.name.lower() for phase in Phase)  # the keys in views
FIRST_WINDOW = VOTED

NO_VOYAGE = -1
NO_SEAT = -1
NO_CARD = -1


@dataclass(slots=True)
class Turn(state.State):
    """One whole turn of a proposer: a round (I2.0)."""

    proposer: int
    loner: bool
    with_vote: bool  # I2.2
    phase: Phase
    owed: int  # further turns of the same seat (I5.10)
    crew: SeatSet
    refused: SeatSet  # the crew that was voted down, or NOBODY
    voted: SeatSet
    ayes: SeatSet
    doubled: SeatSet
    seasick: SeatSet
    overboard: SeatSet
    placed: SeatSet
    poisoned: SeatSet  # the seats that placed a poison
    swapped: SeatSet  # the seats whose two cards changed places
    voyage: int  # its number among the voyages once the cards are shown, or NO_VOYAGE
    void: bool


class Proposal(NamedTuple):
    """A crew that was voted on, once the votes were counted."""

    round: int
    proposer: int
    crew: SeatSet
    ayes: SeatSet
    doubled: SeatSet
    accepted: bool


class Look(NamedTuple):
    """An observation of the card that lay unplaced before a seat (I5.4)."""

    observer: int
    target: int


class Voyage(NamedTuple):
    """A crew that sailed (I3.4). The seats that placed a poison are secret, the number shown is public."""

    round: int
    proposer: int
    crew: SeatSet
    poisoned: SeatSet
    swapped: SeatSet
    poisons: int
    void: bool
    looks: tuple[Look, ...]


class PlayedBonus(NamedTuple):
    """A bonus card just played, with its targets; it waits for its response (I4.2)."""

    seat: int
    card: int
    target: int = NO_SEAT  # also the seat that leaves the crew
    other: int = NO_SEAT  # the seat that replaces it
    seats: SeatSet = NOBODY


# How bonus cards move (I5.22). The kind decides which seats saw the cards.
PLAYED, SHOWN, STOLEN, LOST, EXCHANGED, DRAWN, HANDED_ON = range(7)
MOVEMENTS = ("played", "shown", "stolen", "lost", "exchanged", "drawn", "handed_on")


class Movement(NamedTuple):
    """Bonus cards that were shown or went from one place to another."""

    kind: int
    seat: int = NO_SEAT  # the former holder; of DRAWN, the seat that drew
    to: int = NO_SEAT
    cards: tuple[int, ...] = ()  # of EXCHANGED, first the card that left `seat`; of HANDED_ON, the new hands


@dataclass(slots=True)
class State(state.State):
    """Everything about a match, secrets included."""

    rules: int
    seats: int
    everybody: SeatSet
    plurality: bool  # I7.3
    roles: tuple[int, ...]
    captain: int

    needed: int  # rounds that a side must win
    sailors_won: int
    pirates_won: int
    direction: int  # 1 clockwise, −1 anticlockwise
    round: int  # from 1
    turn: Turn
    interrupted: list[Turn]  # the innermost last
    last_crew: SeatSet  # as it sailed (I3.4), or NOBODY
    proposals: list[Proposal]
    voyages: list[Voyage]

    deck: CardSet  # the bonus cards of this match
    dealt: tuple[int, ...]  # by seat, or nothing
    hands: list[CardSet]
    used: CardSet
    lost: CardSet  # taken out of the match by a typhoon
    spent: CardSet  # cards publicly out of reach: played, and no card drawn since from the used pile (I4.2)
    play: PlayedBonus | None
    movements: list[Movement]

    accusations: list[int]  # by seat, or NO_SEAT
    reason: str


def phase_of(state: State) -> Phase:
    """Return the phase in the sense of I4: that of the turn, unless a card waits for a response."""
    return state.turn.phase if state.play is None else RESPONSE
