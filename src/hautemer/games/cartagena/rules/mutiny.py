"""The start of the mutiny (C5)."""

from __future__ import annotations

from hautemer.core.chance import Chance
from hautemer.core.game import EVERYONE, Tell
from hautemer.games.cartagena.pieces import DUELS
from hautemer.games.cartagena.rules import duels, ending
from hautemer.games.cartagena.state import NONE, State
from hautemer.kit.masks import NO_CARDS, NOBODY, seat_set


def begin_without_supply(state: State, chance: Chance, tell: Tell) -> None:
    """C5.2: an exhausted supply starts the mutiny."""
    for key, left in (("combat", state.pile), ("gold", state.gold_pile), ("coins", state.supply)):
        if not left:
            tell(EVERYONE, "exhausted", supply=key)
    begin(state, chance, tell)


def begin(state: State, chance: Chance, tell: Tell) -> None:
    """C5.3, C5.4: exclude undeclared seats, post the rest of the sailors, begin the first duel."""
    undeclared = [seat for seat in range(state.seats) if not state.sides[seat]]
    state.out = seat_set(undeclared)
    state.open = state.visited = NO_CARDS
    state.opened = 0
    state.row = ()
    state.lifeboat = NONE
    if len(undeclared) == state.seats:
        ending.lose(state, "nobody_declared", tell)
        return
    if undeclared:
        tell(EVERYONE, "undeclared", seats=undeclared)
    if state.unposted:
        post_the_rest(state, chance, tell)
    duels.begin(state, tell)


def post_the_rest(state: State, chance: Chance, tell: Tell) -> None:
    """C5.4: valverde A, diaz A, valverde B, … as far as they are empty."""
    sailors = chance.shuffle("posted", state.unposted)
    tell(EVERYONE, "posted_at_random", duels=list(DUELS[len(state.posted) :]))
    for place in range(0, len(sailors), 2):
        state.posted.append((sailors[place], sailors[place + 1]))
        state.posted_seen.append(NOBODY)
    state.unposted = ()
