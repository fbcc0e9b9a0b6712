"""The state of a match."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from hautemer.core import state
from hautemer.kit.bags import Bag
from hautemer.kit.masks import CardSet, SeatSet


class Phase(IntEnum):
    """The decision that the match waits for; the names are the keys in views."""

    TURN = 0
    VISIT = 1  # the visitor's answer to a pirate
    COMMIT = 2
    LOOT = 3  # the choice of a lone monkey
    OVER = 4


TURN, VISITING, COMMITTING, LOOTING, OVER = Phase
PHASES = tuple(phase.name.lower() for phase in Phase)
NONE = -1
NOT_YET = -1

# A passage is one movement of combat cards: its kind, the seat, and the cards. The movement is public; only
# the seat sees the cards. Shown cards are public, but not which seat gave which.
TOOK = 0  # seat, cards taken from the top of the pile, in order
UNDER = 1  # seat, cards put under the pile, the last lowest
TURNED = 2  # seat, the top card, looked at and put under the pile
KEPT = 3  # seat, the top card, the one below it, and which was kept (0 or 1); the other went under the pile
SHOWN = 4  # NONE, then by seat the card it gave, or NOT_YET

Passage = tuple[int, ...]

# A gold card is an integer: its value in the lowest two bits and, from bit 2 on, the seats that have seen it.
SEEN = 2


@dataclass(slots=True)
class State(state.State):
    """Everything about a match, secrets included; the top of a pile is last."""

    rules: int
    seats: int
    immediate: bool  # C5.2

    phase: Phase
    round: int  # from 1
    dealer: int
    turn: int  # the seat that must move, except while seats commit
    turns: int  # turns of this round that are over

    row: tuple[int, ...]  # pirates, in order
    opened: int  # how many cabins of the row are open
    knocked: bool  # the seat has knocked in this turn
    open: CardSet  # pirates that can be visited
    opened_in: list[int]  # by pirate: the turn of this round in which its cabin was opened
    visited: CardSet  # pirates out of the row
    pirate: int  # the pirate whose visitor must answer, or NONE
    lifeboat: int  # the seasick pirate, or NONE
    ship: int

    supply: int
    coins: list[int]
    pile: list[int]  # combat cards
    hands: list[Bag]  # combat cards
    passages: list[Passage]
    gold_pile: list[int]
    gold: list[tuple[int, ...]]
    looking: int  # how many top combat cards the seat in turn looks at

    sides: list[tuple[int, ...]]  # by seat: its side after each declaration or possible one, oldest first
    spied: list[int]  # at spy * seats + target: one bit per length of `sides` at which the spy looked

    unposted: tuple[int, ...]  # strengths, ascending
    drawn: tuple[int, ...]  # the two that the seat in turn must post
    posted: list[tuple[int, int]]  # strengths for Valverde and for Diaz, by duel
    posted_seen: list[SeatSet]  # by duel: the seats that know them
    inspected: int  # the duel that the seat in turn looks at, or NONE

    duel: int
    duel_round: int  # from 1
    fighting: SeatSet  # seats still in this duel
    awaited: SeatSet  # seats in it that have not committed yet
    out: SeatSet  # seats that cannot win
    commits: list[int]  # by seat: a combat card, the monkey, or NOT_YET
    strength: list[int]  # by side: the cards added in this duel
    wins: list[int]  # by side
    spent: Bag  # combat cards used in duels
    ending: str  # the reason, or "" while the match runs
