"""Figures of simulations besides wins and scores."""

from __future__ import annotations

from collections.abc import Mapping

from hautemer.games.cartagena.pieces import SIDES, WINS
from hautemer.games.cartagena.state import NOT_YET, SHOWN, State
from hautemer.kit.bags import size


def figures(state: State) -> Mapping[str, float | str]:
    """Return the figures of a finished match: rounds, combat cards per seat, the winning side."""
    shown = sum(1 for kind, _, *cards in state.passages if kind == SHOWN for card in cards if card != NOT_YET)
    counted: dict[str, float | str] = {
        "rounds": state.round,
        "cards_at_mutiny": (shown + sum(size(hand) for hand in state.hands)) / state.seats,
    }
    declared = [side[-1] for side in state.sides if side]
    if declared:
        counted["declared_for_valverde"] = 1 - sum(declared) / len(declared)
    if WINS in state.wins:
        counted["side"] = SIDES[state.wins.index(WINS)]
    return counted
