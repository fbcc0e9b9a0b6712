"""Phase 4: the mutiny (M5)."""

from __future__ import annotations

from hautemer.core.chance import Chance
from hautemer.core.game import EVERYONE, Tell
from hautemer.games.meuterer import knowledge
from hautemer.games.meuterer.cards import CABIN_BOY, CONFLICT, MATE, MUTINEER, NO_ROLE, Chart
from hautemer.games.meuterer.moves import Fight
from hautemer.games.meuterer.rules import points
from hautemer.games.meuterer.state import MUTINY, NOT_ASKED, State
from hautemer.kit.bags import ONE, count
from hautemer.kit.ring import clockwise

CAPTAIN = NO_ROLE  # the captain is the one without a role card
FIGHTERS = (CAPTAIN, MATE, MUTINEER, CABIN_BOY)


def begin(state: State) -> None:
    """M5.1: the captain is asked first."""
    state.phase = MUTINY
    state.turn = state.captain


def fight(state: State, seat: int, move: Fight, chance: Chance, tell: Tell, chart: Chart) -> None:
    """M5.1"""
    state.hands[seat] -= move.conflicts * ONE[CONFLICT]
    state.fights[seat] = move.conflicts
    if state.traces:
        for _ in range(move.conflicts):
            knowledge.laid(state, seat, CONFLICT)
    tell(EVERYONE, "fought", seat=seat, conflicts=move.conflicts)
    for other in clockwise(state.captain, state.seats):
        # Asked although the answer may be forced: being skipped would show a hand without conflict cards.
        if state.fights[other] == NOT_ASKED and state.roles[other] in FIGHTERS:
            state.turn = other
            return
    decide(state, chance, tell, chart)


def decide(state: State, chance: Chance, tell: Tell, chart: Chart) -> None:
    """M5.4"""
    captains, mutineers = strengths(state)
    mutineer = state.roles.index(MUTINEER)
    if mutineers >= captains:
        tell(EVERYONE, "mutiny_won", seat=mutineer, mutineers=mutineers, captains=captains)
        points.voyage(state, mutineer, chance, tell, chart)
    else:
        tell(EVERYONE, "mutiny_failed", seat=state.captain, mutineers=mutineers, captains=captains)
        points.voyage(state, None, chance, tell, chart)


def strengths(state: State) -> tuple[int, int]:
    """What the captain's and the mutineer's side count so far (M5.2, M5.3)."""
    captains = mutineers = 0
    for seat, role in enumerate(state.roles):
        laid = max(0, state.fights[seat])
        if state.laid_conflicts_count:
            laid += count(state.laid[seat], CONFLICT)
        if role == CAPTAIN:
            captains += laid
        elif role == MATE:
            captains += laid + 1
        elif role in (MUTINEER, CABIN_BOY):
            mutineers += laid
    return captains, mutineers
