"""Figures of simulations besides wins and scores."""

from __future__ import annotations

from collections.abc import Mapping

from hautemer.games.ico.state import PLAYED, State

# The winning side of each ending (I7.2, I7.3); the siren shares the sailors' victory.
SIDE = {"sailors_home": "sailors", "siren_caught": "pirates", "siren_unseen": "siren"}


def figures(state: State) -> Mapping[str, float | str]:
    """Return the figures of a finished match: rounds, voyages, refusals, cards played, winners."""
    counted: dict[str, float | str] = {
        "rounds": state.round,
        "voyages": len(state.voyages),
        "poisoned": sum(voyage.poisons > 0 for voyage in state.voyages),
        "refused": sum(not proposal.accepted for proposal in state.proposals),
    }
    if state.dealt:
        counted["cards_played"] = sum(movement.kind == PLAYED for movement in state.movements)
    if state.reason:
        counted["rounds_won_by"] = "sailors" if state.reason == "sailors_home" else "pirates"
        counted["side"] = SIDE[state.reason]
    return counted
