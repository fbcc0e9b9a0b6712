"""The state of a match."""

from __future__ import annotations

from dataclasses import dataclass

from hautemer.core import state

# A turn of the voyage, a pirate that asks its visitor something, commits, a lone monkey's loot, the end.
TURN, VISITING, COMMITTING, LOOTING, OVER = range(5)
NOBODY = -1
NOT_YET = -1

# A passage is one movement of combat cards: its kind, the seat, and the cards.
# All see that it happens; only the seat sees the cards. Of cards shown all see which, never who gave them.
TOOK = 0  # seat, cards taken from the top of the pile, in order
UNDER = 1  # seat, cards put under the pile, the last lowest
TURNED = 2  # seat, the top card, looked at and put under the pile
KEPT = 3  # seat, the top card, the one below it, and which was kept (0 or 1); the other went under the pile
SHOWN = 4  # NOBODY, then by seat the card it gave, or NOT_YET

Passage = tuple[int, ...]

# A gold card is its value and, from bit 2 on, the seats that have seen it.
SEEN = 2


@dataclass(slots=True)
class State(state.State):
    """Everything there is to know; hands of combat cards are bags (kit.bags), the top of a pile is last."""

    rules: int
    seats: int
    immediate: bool  # C5.2

    phase: int
    round: int  # from 1
    dealer: int
    turn: int  # the seat that is asked, but for commits
    turns: int  # turns over in this round

    row: tuple[int, ...]  # pirates, in order
    opened: int  # how many cabins of the row are open
    knocked: bool  # whether the seat has knocked in this turn
    open: int  # pirates that can be visited, a bit each
    opened_in: list[int]  # by pirate: the turn of this round in which its cabin was opened
    visited: int  # pirates out of the row, a bit each
    pirate: int  # the one that asks its visitor something, or NOBODY
    lifeboat: int  # the seasick pirate, or NOBODY
    ship: int

    supply: int
    coins: list[int]
    pile: list[int]  # combat cards
    hands: list[int]
    passages: list[Passage]
    gold_pile: list[int]
    gold: list[tuple[int, ...]]
    looking: int  # how many top combat cards the asked seat looks at

    sides: list[tuple[int, ...]]  # by seat: its side since each time it named one or might have, oldest first
    spied: list[int]  # by spy times seats plus target: the lengths of `sides` at which it looked, a bit each

    unposted: tuple[int, ...]  # strengths, ascending
    drawn: tuple[int, ...]  # the two that the asked seat is to post
    posted: list[tuple[int, int]]  # strengths for Valverde and for Diaz, by duel
    posted_seen: list[int]  # by duel: the seats that know them, a bit each
    inspected: int  # the duel that the asked seat looks at, or NOBODY

    duel: int
    duel_round: int  # from 1
    fighting: int  # seats still in this duel, a bit each
    awaited: int  # those of them that have not committed yet, a bit each
    out: int  # seats that cannot win, a bit each
    commits: list[int]  # by seat: a combat card, the monkey, or NOT_YET
    strength: list[int]  # by side: the cards added in this duel
    wins: list[int]  # by side
    spent: int  # combat cards used in duels, a bag
    ending: str  # the reason, or nothing while the match goes on
