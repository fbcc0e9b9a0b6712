"""Who is asked, and what is open to a seat."""

from __future__ import annotations

from hautemer.core.codec import Move
from hautemer.core.offers import Offers
from hautemer.games.cartagena.moves import Commit, Declare, Decline, Exchange, Post, Swap
from hautemer.games.cartagena.rules import duels, voyage
from hautemer.games.cartagena.rules.pirates import TABLE, rich_opponents, robbing
from hautemer.games.cartagena.state import COMMITTING, LOOTING, OVER, TURN, VISITING, State

NOTHING = Offers()
ONE_SEAT = ((0,), (1,), (2,), (3,))
# By a mask of seats, a bit each.
SEATS_OF = tuple(tuple(seat for seat in range(4) if mask >> seat & 1) for mask in range(16))


def actors(state: State) -> tuple[int, ...]:
    """The seats that have an offer."""
    phase = state.phase
    if phase == COMMITTING:
        return SEATS_OF[state.awaited]
    return () if phase == OVER else ONE_SEAT[state.turn]


def offers(state: State, seat: int | None) -> Offers:
    """What is open to a seat."""
    phase = state.phase
    if seat is None or phase == OVER:
        return NOTHING
    if phase == COMMITTING:
        return duels.offers(state, seat)
    if seat != state.turn:
        return NOTHING
    if phase == TURN:
        return voyage.offers(state)
    if phase == VISITING:
        return TABLE[state.pirate].offers(state, seat)
    assert phase == LOOTING
    return robbing(rich_opponents(state, seat))


def is_commitment(move: Move) -> bool:
    """What is chosen in secret stands."""
    return isinstance(move, (Commit, Declare, Decline, Exchange, Post, Swap))
