"""Players to be measured against."""

from __future__ import annotations

from random import Random
from typing import Any

from hautemer.core.codec import UNSET, Move
from hautemer.core.game import AnyGame, BotMaker, Situation
from hautemer.games.norderwind.moves import Deliver, Equip, Pay, Salvage, Trade


class Naive:
    """Buys cheap, sells dear, delivers when it can, hires whomever it meets; sails anywhere and on and on."""

    def __init__(self, game: AnyGame) -> None:
        self.game: Any = game

    def choose(self, situation: Situation[Any], rng: Random) -> Move | None:
        """The first thing that looks good."""
        moves = [move for offer in situation.offers for move in offer.moves()]
        voyage = situation.look()[0].voyage
        tile = self.game.data.tiles[voyage.open] if voyage and voyage.open else None
        for move in reversed(moves):  # the larger trades come last
            if isinstance(move, Deliver | Salvage | Pay | Equip):
                return move
            if isinstance(move, Trade) and tile:
                dear = tile.price == 3
                if (move.buy is UNSET) == dear and (move.sell is UNSET) != dear and move.overboard is UNSET:
                    return move
        if moves[0].__class__.__name__ in ("Draw", "Fight"):
            return moves[0]
        if len(moves) > 1 and isinstance(moves[-1], type(moves[0])):
            return rng.choice(moves)
        return moves[-1]


BOTS: dict[str, BotMaker] = {"naive": Naive}
