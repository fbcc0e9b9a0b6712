"""The values in the fields of the moves, for agents that learn (`core.choices`)."""

from __future__ import annotations

from typing import cast

from hautemer.core.choices import Choices
from hautemer.core.game import AnyGame
from hautemer.games.norderwind.game import Norderwind
from hautemer.games.norderwind.pieces import DEALT, GOODS, PORTS, POSTS


def choices(game: AnyGame) -> Choices:
    """Return the values by field; goods are spelled by their kind and their number."""
    goods = (*GOODS, *range(1, cast(Norderwind, game).sea.data.ship.of_a_good.most + 1))
    return {
        "stack": PORTS,
        "cut": range(DEALT + 1),
        "under": (False, True),
        "buy": goods,
        "sell": goods,
        "overboard": goods,
        "what": ("sail", "cannon", "crew"),
        "post": POSTS,
    }
