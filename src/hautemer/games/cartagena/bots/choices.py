"""The values in the fields of the moves, for agents that learn (`core.choices`)."""

from __future__ import annotations

from typing import cast

from hautemer.core.choices import Choices, Steps
from hautemer.core.game import AnyGame
from hautemer.games.cartagena.game import Cartagena
from hautemer.games.cartagena.pieces import COMBAT, COMMITS, DUELS, PIRATES, SIDES
from hautemer.games.cartagena.rules.pirates import AT_MOST

PILES = ("coin", "gold", "combat")


def choices(game: AnyGame) -> Choices:
    """Return the values by field."""
    sailors = cast(Cartagena, game).data.sailors.count
    return {
        "pirate": PIRATES,
        "pile": PILES,
        "card": COMMITS,
        "cards": COMBAT,
        "coins": range(AT_MOST + 1),
        "target": Steps(game.meta.seats[1], nobody=True),
        "side": SIDES,
        "valverde": range(1, sailors + 1),
        "duel": DUELS,
        "swap": (False, True),
    }
