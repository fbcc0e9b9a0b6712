"""A simple bot against which others are measured: it sells well and ignores roles."""

from __future__ import annotations

from random import Random
from typing import Any

from hautemer.core.codec import Move
from hautemer.core.game import AnyGame, Situation
from hautemer.games.meuterer.game import Meuterer
from hautemer.games.meuterer.moves import Fight, Play
from hautemer.games.meuterer.pieces import CARD_OF, ISLANDS


class Naive:
    """A bot that lays all that sells, takes any role, sells the most it can and fights with all it has."""

    def __init__(self, game: AnyGame) -> None:
        assert isinstance(game, Meuterer)
        self.bought = dict(zip(ISLANDS, game.chart.bought, strict=True))

    def choose(self, situation: Situation[Any], rng: Random) -> Move:
        """Return a move that needs no thought."""
        public, private = situation.look()
        offers = situation.offers
        if public.phase == "trading":
            goods = [good for key in public.active for good in self.bought[key]]
            sells = [card for card in private.hand if CARD_OF[card] in goods]
            return Play(rng.choice(sells)) if sells and offers[0].kind is Play else offers[-1].sample(rng)
        if public.phase == "sales":
            return max(offers[0].moves(), key=cards_sold)
        if public.phase == "mutiny":
            return Fight(private.hand.count("conflict"))
        return offers[0].sample(rng)


def cards_sold(move: Any) -> int:
    """Return the number of cards in a sale."""
    return sum(sale.count for sale in move.sales.values())
