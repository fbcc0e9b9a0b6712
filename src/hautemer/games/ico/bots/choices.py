"""The values in the fields of the moves, for agents that learn (`core.choices`)."""

from __future__ import annotations

from hautemer.core.choices import Choices, Steps
from hautemer.core.game import AnyGame
from hautemer.games.ico.pieces import CARDS, ISLAND, POISON


def choices(game: AnyGame) -> Choices:
    """Return the values by field."""
    seats = Steps(game.meta.seats[1])
    return {
        "seats": seats,
        "for_": (False, True),
        "card": (ISLAND, POISON, *CARDS),
        "out": seats,
        "in_": seats,
        "target": seats,
    }
