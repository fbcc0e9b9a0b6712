"""Phase 4: the mutiny (M5)."""

from __future__ import annotations

from functools import lru_cache

from hautemer.core.chance import Chance
from hautemer.core.game import EVERYONE, Tell, silent
from hautemer.games.meuterer import knowledge
from hautemer.games.meuterer.moves import Fight
from hautemer.games.meuterer.pieces import CABIN_BOY, CONFLICT, MATE, MUTINEER, NO_ROLE, Chart
from hautemer.games.meuterer.rules import points
from hautemer.games.meuterer.state import MUTINY, State
from hautemer.kit.bags import ONE, count
from hautemer.kit.ring import clockwise

CAPTAIN = NO_ROLE  # the captain is the one without a role card
FIGHTERS = (CAPTAIN, MATE, MUTINEER, CABIN_BOY)


def begin(state: State) -> None:
    """M5.1: begin one lap, the captain first."""
    state.phase = MUTINY
    state.lap = fighters(state.captain, tuple(state.roles))
    state.turn = state.captain


@lru_cache(maxsize=1 << 12)
def fighters(captain: int, roles: tuple[int, ...]) -> tuple[int, ...]:
    """Return all fighters in the order of the lap."""
    # They are asked although the answer may be forced: a skip would reveal a hand without conflict cards.
    return tuple(seat for seat in clockwise(captain, len(roles)) if roles[seat] in FIGHTERS)


def fight(state: State, seat: int, move: Fight, chance: Chance, tell: Tell, chart: Chart) -> None:
    """M5.1: a seat lays conflict cards."""
    conflicts = move.conflicts
    if conflicts:
        state.hands[seat] -= conflicts * ONE[CONFLICT]
        state.fights[seat] = conflicts
        if state.traces:
            for _ in range(conflicts):
                knowledge.laid(state, seat, CONFLICT)
    if tell is not silent:
        tell(EVERYONE, "fought", seat=seat, conflicts=conflicts)
    state.lap = state.lap[1:]
    if state.lap:
        state.turn = state.lap[0]
    else:
        decide(state, chance, tell, chart)


def decide(state: State, chance: Chance, tell: Tell, chart: Chart) -> None:
    """M5.4: compare the strengths; a tie is a successful mutiny."""
    captains, mutineers = strengths(state)
    mutineer = state.roles.index(MUTINEER)
    if mutineers >= captains:
        tell(EVERYONE, "mutiny_won", seat=mutineer, mutineers=mutineers, captains=captains)
        points.voyage(state, mutineer, chance, tell, chart)
    else:
        tell(EVERYONE, "mutiny_failed", seat=state.captain, mutineers=mutineers, captains=captains)
        points.voyage(state, None, chance, tell, chart)


def strengths(state: State) -> tuple[int, int]:
    """Return the strengths of the captain's and the mutineer's side so far (M5.2, M5.3)."""
    captains = mutineers = 0
    for seat, role in enumerate(state.roles):
        laid = state.fights[seat]
        if state.laid_conflicts_count:
            laid += count(state.laid[seat], CONFLICT)
        if role == CAPTAIN:
            captains += laid
        elif role == MATE:
            captains += laid + 1
        elif role in (MUTINEER, CABIN_BOY):
            mutineers += laid
    return captains, mutineers
