"""Closed moves: what a seat cannot do, and why."""

from __future__ import annotations

from hautemer.core.closed import NONE_CLOSED, Closed, closed
from hautemer.games.meuterer.pieces import LOADER, MERCHANT
from hautemer.games.meuterer.state import KEEPING, MUTINY, REWARD, SALES, TRADING, State

CLAUSES = {
    "reward": "M2.1",
    "play": "M3.1",
    "pass": "M3.5",
    "take_role": "M3.5",
    "fight": "M5.1",
    "sell": "M6.4",
    "keep": "M8.3",
}


class ClosedMoves:
    """The reasons for closed moves under a version of the rules."""

    def __init__(self, *leaving: str) -> None:
        """Store the reasons; `leaving` are the moves by which a seat leaves trading."""
        self.reward_first = closed("reward_first", "M2.1", "play", *leaving)
        self.passed = closed("passed", "M3.3", "play", "pass")
        self.empty_hand = closed("empty_hand", "M3.2", "play")
        self.over = closed("trading_over", "M3.6", "play", *leaving)
        self.stays_out = (*self.over, *closed("stays_out", "M5.1", "fight"))
        self.fought = (*self.over, *closed("fought", "M5.1", "fight"))


ONE_MOVE = ClosedMoves("pass")  # under version 1 a pass names the role
TWO_MOVES = ClosedMoves("pass", "take_role")
# Roles while others trade: a captain takes none, and nobody takes one before passing, or a second one.
CAPTAIN = closed("captain_no_role", "M3.4", "take_role")
PASS_FIRST = closed("pass_first", "M3.5", "take_role")
HAS_ROLE = closed("has_role", "M3.5", "take_role")


def closed_to(state: State, seat: int) -> tuple[Closed, ...]:
    """Return the moves that are closed to a seat now for a reason of the rules."""
    reasons = ONE_MOVE if state.rules == 1 else TWO_MOVES
    phase = state.phase
    if phase == TRADING:
        return (
            *while_trading(state, seat, reasons),
            *(NONE_CLOSED if state.rules == 1 else of_roles(state, seat)),
        )
    if phase == REWARD:
        return reasons.reward_first
    if phase == MUTINY:
        if state.roles[seat] in (MERCHANT, LOADER):
            return reasons.stays_out
        return reasons.over if seat in state.lap else reasons.fought
    return reasons.over if phase in (SALES, KEEPING) else NONE_CLOSED


def while_trading(state: State, seat: int, reasons: ClosedMoves) -> tuple[Closed, ...]:
    """Return why a seat cannot lay or pass."""
    if not state.trading >> seat & 1:
        return reasons.passed
    return reasons.empty_hand if seat == state.turn and not state.hands[seat] else NONE_CLOSED


def of_roles(state: State, seat: int) -> tuple[Closed, ...]:
    """Return why a seat cannot take a role while the others trade."""
    if seat == state.captain:
        return CAPTAIN
    if state.trading >> seat & 1:
        return PASS_FIRST
    return HAS_ROLE if seat in state.takers else NONE_CLOSED
