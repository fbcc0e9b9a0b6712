"""Closed moves: what a seat cannot do, and why."""

from __future__ import annotations

from hautemer.core.closed import NONE_CLOSED, Closed, closed
from hautemer.games.ico.bonus import PLAYABLE
from hautemer.games.ico.offering import playable
from hautemer.games.ico.pieces import CARDS, PIRATE, POISON
from hautemer.games.ico.state import OVER, PLACING, VOTE, State, phase_of
from hautemer.kit.masks import members

CLAUSES = {
    "crew": "I2.1",
    "vote": "I2.3",
    "place": "I3.1",
    "bonus": "I4.1",
    "accuse": "I7.3",
    "close": "I4.6",
}

PROPOSED = closed("proposed", "I2.3", "vote")
VOTED = closed("voted", "I2.3", "vote")
ASHORE = closed("ashore", "I3.1", "place")
PLACED = closed("placed", "I3.1", "place")
ISLAND_ONLY = (Closed({"do": "place", "card": POISON}, "island_only", "I3.1", shown=True),)
# By bonus card: its own clause says when it can be played (I5.1 to I5.20).
LATER = tuple(
    Closed({"do": "bonus", "card": key}, "bonus_later", f"I5.{card + 1}") for card, key in enumerate(CARDS)
)


def closed_to(state: State, seat: int) -> tuple[Closed, ...]:
    """Return the moves that are closed to a seat now for a reason of the rules."""
    phase = phase_of(state)
    asked = waited(state, phase, seat)
    hand = state.hands[seat]
    if not hand or phase == OVER:
        return asked
    now = {card for card, _ in playable(state, seat, hand & PLAYABLE[phase])}
    return (*asked, *(LATER[card] for card in members(hand) if card not in now))


def waited(state: State, phase: int, seat: int) -> tuple[Closed, ...]:
    """Return the closed moves among those that the match waits for."""
    turn = state.turn
    if phase == VOTE and turn.voted >> seat & 1:
        return PROPOSED if seat == turn.proposer else VOTED
    if phase == PLACING:
        if not turn.crew >> seat & 1:
            return ASHORE
        if turn.placed >> seat & 1:
            return PLACED
        return NONE_CLOSED if state.roles[seat] == PIRATE else ISLAND_ONLY
    return NONE_CLOSED
