"""What simulations count besides wins and scores."""

from __future__ import annotations

from collections.abc import Mapping

from hautemer.games.norderwind.state import State


def figures(state: State) -> Mapping[str, float | str]:
    """Return the figures of a match: turns per seat, orders delivered, full crews."""
    return {
        "turns": state.turns / state.seats,
        "deliveries": sum(map(len, state.columns)),
        "full_crews": state.full_crew.bit_count(),
    }
