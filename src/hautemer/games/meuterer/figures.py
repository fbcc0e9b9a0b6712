"""What simulations count besides wins and scores."""

from __future__ import annotations

from collections.abc import Mapping

from hautemer.games.meuterer.state import State


def figures(state: State) -> Mapping[str, float | str]:
    """Return the lead of the winner and how often a loader put cards under the pile."""
    best, second = sorted(state.scores, reverse=True)[:2]
    return {"lead": best - second, "loader_returns": state.returns}
