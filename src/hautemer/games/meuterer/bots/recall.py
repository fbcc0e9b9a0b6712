"""The hidden choices of a round that led to a sampled world: passes and roles taken."""

from __future__ import annotations

from hautemer.core.vectors import Recalled
from hautemer.games.meuterer.moves import Pass, TakeRole
from hautemer.games.meuterer.pieces import CONFLICT, NO_ROLE, ROLES
from hautemer.games.meuterer.state import MUTINY, NOWHERE, TRADING, State
from hautemer.kit.bags import ONE


def recalled(state: State, seat: int) -> list[Recalled]:
    """Return the passes and the roles that others took in this round, each with the world before it.

    Cards laid since then stay on the table: the order of the round is not part of a state.
    """
    if state.phase not in (TRADING, MUTINY):
        return []
    found: list[Recalled] = []
    for at, taker in enumerate(state.takers):
        if taker == seat:
            continue
        before = state.copy()
        before.phase, before.turn = TRADING, taker
        before.mutineer_goal = NOWHERE
        before.takers = state.takers[:at]
        for later in state.takers[at:]:
            before.roles_left |= 1 << state.roles[later]
            before.roles[later] = NO_ROLE
            before.trading |= 1 << later
        for other, conflicts in enumerate(state.fights):
            before.hands[other] += conflicts * ONE[CONFLICT]
            before.fights[other] = 0
        passing = before.copy()
        passing.looks[taker] = 1
        before.trading &= ~(1 << taker)
        found.append(Recalled(passing, taker, Pass()))
        found.append(Recalled(before, taker, TakeRole(ROLES[state.roles[taker]])))
    return found
