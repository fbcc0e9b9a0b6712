"""The seats that must move, and the offers of a seat."""

from __future__ import annotations

from hautemer.core.codec import Move
from hautemer.core.offers import NO_OFFERS, Offers
from hautemer.games.cartagena.moves import Commit, Declare, Decline, Exchange, Post, Swap
from hautemer.games.cartagena.rules import duels, voyage
from hautemer.games.cartagena.rules.pirates import TABLE, rich_opponents, robbing
from hautemer.games.cartagena.state import COMMITTING, LOOTING, OVER, TURN, VISITING, State
from hautemer.kit.masks import ONE_SEAT, members

SEATS_OF = tuple(members(mask) for mask in range(16))  # by mask of seats


def actors(state: State) -> tuple[int, ...]:
    """Return the seats that have an offer."""
    phase = state.phase
    if phase == COMMITTING:
        return SEATS_OF[state.awaited]
    return () if phase == OVER else ONE_SEAT[state.turn]


def offers(state: State, seat: int | None) -> Offers:
    """Return the offers of a seat."""
    phase = state.phase
    if seat is None or phase == OVER:
        return NO_OFFERS
    if phase == COMMITTING:
        return duels.offers(state, seat)
    if seat != state.turn:
        return NO_OFFERS
    if phase == TURN:
        return voyage.offers(state)
    if phase == VISITING:
        return TABLE[state.pirate].offers(state, seat)
    assert phase == LOOTING
    return robbing(rich_opponents(state, seat))


def is_commitment(move: Move) -> bool:
    """True if a move is a secret choice, which cannot be undone."""
    return isinstance(move, (Commit, Declare, Decline, Exchange, Post, Swap))
