"""What a seat cannot do, and why."""

from __future__ import annotations

from hautemer.core.closed import Closed, closed
from hautemer.games.meuterer.cards import LOADER, MERCHANT
from hautemer.games.meuterer.state import KEEPING, MUTINY, REWARD, SALES, TRADING, State

CLAUSES = {"reward": "M2.1", "play": "M3.1", "pass": "M3.5", "fight": "M5.1", "sell": "M6.4", "keep": "M8.3"}

NOTHING: tuple[Closed, ...] = ()
REWARD_FIRST = closed("reward_first", "M2.1", "play", "pass")
PASSED = closed("passed", "M3.3", "play", "pass")
EMPTY_HAND = closed("empty_hand", "M3.2", "play")
TRADING_OVER = closed("trading_over", "M3.6", "play", "pass")
STAYS_OUT = (*TRADING_OVER, *closed("stays_out", "M5.1", "fight"))
FOUGHT = (*TRADING_OVER, *closed("fought", "M5.1", "fight"))


def closed_to(state: State, seat: int) -> tuple[Closed, ...]:
    """What a seat cannot do now for a reason of its own."""
    phase = state.phase
    if phase == TRADING:
        if not state.trading >> seat & 1:
            return PASSED
        return EMPTY_HAND if seat == state.turn and not state.hands[seat] else NOTHING
    if phase == REWARD:
        return REWARD_FIRST
    if phase == MUTINY:
        if state.roles[seat] in (MERCHANT, LOADER):
            return STAYS_OUT
        return TRADING_OVER if seat in state.lap else FOUGHT
    return TRADING_OVER if phase in (SALES, KEEPING) else NOTHING
