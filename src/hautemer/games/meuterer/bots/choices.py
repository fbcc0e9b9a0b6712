"""The values in the fields of the moves, for agents that learn (`core.choices`)."""

from __future__ import annotations

from typing import cast

from hautemer.core.choices import Choices
from hautemer.core.game import AnyGame
from hautemer.games.meuterer.game import Meuterer
from hautemer.games.meuterer.pieces import CARDS, CONFLICT, GOODS, ISLANDS, ROLES


def choices(game: AnyGame) -> Choices:
    """Return the values by field; a sale is spelled by the island, the good and the number of cards."""
    deck = cast(Meuterer, game).chart.deck
    most = max(deck.count(good) for good in GOODS)
    return {
        "points": range(4),
        "card": CARDS,
        "role": ROLES,
        "conflicts": range(deck.count(CONFLICT) + 1),
        "sales": (*ISLANDS, *(CARDS[good] for good in GOODS), *range(1, most + 1)),
        "cards": CARDS,
    }
