"""The state of a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from hautemer.core import state

# The states of a turn: first those that wait for seats, then the windows, which wait for the clock (I4.1).
PROPOSE, VOTE, PLACING, FINAL_VOTE, OVER, VOTED, ACCEPTED, SEALED, REVEALED, ROUND_END, RESPONSE = range(11)
PHASES = (
    "propose",
    "vote",
    "placing",
    "final_vote",
    "over",
    "voted",
    "accepted",
    "sealed",
    "revealed",
    "round_end",
    "response",
)
FIRST_WINDOW = VOTED

NOBODY = 0  # a mask of seats without any
NO_VOYAGE = -1
NO_SEAT = -1
NO_CARD = -1


@dataclass(slots=True)
class Turn(state.State):
    """One whole turn of a proposer: a round (I2.0). Crews and other sets of seats are masks."""

    proposer: int
    loner: bool
    with_vote: bool  # I2.2
    phase: int
    owed: int  # further turns of the same seat (I5.10)
    crew: int
    refused: int  # the crew that was voted down, or NOBODY
    voted: int
    ayes: int
    doubled: int
    seasick: int
    overboard: int
    placed: int
    poisoned: int  # those who placed a poison
    swapped: int  # those whose two cards changed places
    voyage: int  # its number among the voyages once the cards are shown, or NO_VOYAGE
    void: bool


class Proposal(NamedTuple):
    """A crew that was voted on, once the votes were counted."""

    round: int
    proposer: int
    crew: int
    ayes: int
    doubled: int
    accepted: bool


class Look(NamedTuple):
    """An observer looked at the card that lay unplaced before a seat (I5.4)."""

    observer: int
    target: int


class Voyage(NamedTuple):
    """A crew that sailed (I3.4). Which of them placed a poison is secret, how many were shown is not."""

    round: int
    proposer: int
    crew: int
    poisoned: int
    swapped: int
    poisons: int
    void: bool
    looks: tuple[Look, ...]


class Play(NamedTuple):
    """A bonus card just played, with its targets; it waits for its response (I4.2)."""

    seat: int
    card: int
    target: int = NO_SEAT  # also the one who goes
    other: int = NO_SEAT  # the one who comes in his place
    seats: int = NOBODY


# How bonus cards move (I5.22). What moved is part of the movement; who saw it follows from its kind.
PLAYED, SHOWN, STOLEN, LOST, EXCHANGED, DRAWN, HANDED_ON = range(7)
MOVEMENTS = ("played", "shown", "stolen", "lost", "exchanged", "drawn", "handed_on")


class Movement(NamedTuple):
    """Bonus cards that were shown or went from one place to another."""

    kind: int
    seat: int = NO_SEAT  # whose card it was; of DRAWN, who drew
    to: int = NO_SEAT
    cards: tuple[int, ...] = ()  # of EXCHANGED, first the card that left `seat`; of HANDED_ON, the new hands


@dataclass(slots=True)
class State(state.State):
    """Everything there is to know; hands and the used pile are masks of bonus cards."""

    rules: int
    seats: int
    everybody: int
    plurality: bool  # I7.3
    roles: tuple[int, ...]
    captain: int

    needed: int  # rounds a side must win
    sailors_won: int
    pirates_won: int
    direction: int  # 1 clockwise, −1 anticlockwise
    round: int  # from 1
    turn: Turn
    interrupted: list[Turn]  # the innermost last
    last_crew: int  # as it sailed (I3.4), or NOBODY
    proposals: list[Proposal]
    voyages: list[Voyage]

    deck: int  # the bonus cards of this match
    dealt: tuple[int, ...]  # by seat, or nothing
    hands: list[int]
    used: int
    lost: int  # taken out of the match by a typhoon
    spent: int  # cards publicly out of reach: played, and no card drawn since from the used pile (I4.2)
    play: Play | None
    movements: list[Movement]

    accusations: list[int]  # by seat, or NO_SEAT
    reason: str


def phase_of(state: State) -> int:
    """The state of the match in the sense of I4: that of the turn, unless a card waits for its response."""
    return state.turn.phase if state.play is None else RESPONSE
