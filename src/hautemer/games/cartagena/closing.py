"""Closed moves: what a seat cannot do, and why."""

from __future__ import annotations

from functools import lru_cache

from hautemer.core.closed import NONE_CLOSED, Closed, closed
from hautemer.games.cartagena.pieces import COMMITS, MONKEY, PIRATES
from hautemer.games.cartagena.rules.pirates import TABLE
from hautemer.games.cartagena.state import COMMITTING, OVER, TURN, VISITING, State

CLAUSES = {
    "visit": "C2.2",
    "knock": "C2.2",
    "choose": "C3.7",
    "keep": "C3.4",
    "exchange": "C3.5",
    "barter": "C3.6",
    "rob": "C3.8",
    "declare": "C3.10",
    "decline": "C3.10",
    "spy": "C3.11",
    "post": "C3.12",
    "inspect": "C3.12",
    "swap": "C3.12",
    "commit": "C6.1",
}

NO_DUEL_YET = closed("no_duel_yet", "C6.1", "commit")
IN_CABIN = (*NO_DUEL_YET, *closed("in_cabin", "C2.2", "visit", "knock"))
VOYAGE_OVER = closed("voyage_over", "C5.1", "visit", "knock")
OUT = (*VOYAGE_OVER, *closed("out", "C6.3", "commit"))
LEFT_DUEL = (*VOYAGE_OVER, *closed("left_duel", "C6.4", "commit"))
COMMITTED = (*VOYAGE_OVER, *closed("committed", "C6.1", "commit"))
MONKEY_LATER = (
    *VOYAGE_OVER,
    Closed({"do": "commit", "card": COMMITS[MONKEY]}, "monkey_later", "C6.3", shown=True),
)
# Pirates whose door stays open although nobody can visit them, one bit each (C2.5).
INHOSPITABLE = sum(1 << pirate for pirate in range(len(PIRATES)) if not TABLE[pirate].receives)


def closed_to(state: State, seat: int) -> tuple[Closed, ...]:
    """Return the moves that are closed to a seat now for a reason of the rules."""
    phase = state.phase
    if phase == TURN:
        mine = seat == state.turn
        shut = state.open & ~(1 << state.row[state.opened - 1]) if mine and state.knocked else 0
        seen = sum(1 << pirate for pirate in state.row[: state.opened])
        return doors(shut, state.visited, seen & INHOSPITABLE, mine and state.opened == len(state.row))
    if phase == VISITING:
        return IN_CABIN if seat == state.turn else NO_DUEL_YET
    if phase == OVER:
        return NONE_CLOSED
    return in_a_duel(state, seat)


def in_a_duel(state: State, seat: int) -> tuple[Closed, ...]:
    """Return the moves that are closed during the duels."""
    if state.out >> seat & 1:
        return OUT
    if not state.fighting >> seat & 1:
        return LEFT_DUEL
    if state.phase == COMMITTING and state.awaited >> seat & 1:
        return MONKEY_LATER if state.duel_round == 1 and state.hands[seat] else VOYAGE_OVER
    return COMMITTED


@lru_cache(maxsize=1 << 12)
def doors(shut: int, visited: int, inhospitable: int, all_open: bool) -> tuple[Closed, ...]:
    """Return the doors that cannot be visited, and why."""
    found = []
    for why, clause, pirates in (
        ("knocked_on", "C2.3", shut),
        ("visited", "C2.6", visited),
        ("inhospitable", "C2.5", inhospitable),
    ):
        for pirate, key in enumerate(PIRATES):
            if pirates >> pirate & 1:
                found.append(Closed({"do": "visit", "pirate": key}, why, clause))
    return (*found, *(closed("all_open", "C2.4", "knock") if all_open else ()), *NO_DUEL_YET)
