"""Simple bots against which others are measured."""

from __future__ import annotations

from random import Random
from typing import Any

from hautemer.core.codec import UNSET, Move
from hautemer.core.game import AnyGame, Situation
from hautemer.games.norderwind.moves import Deliver, Draw, Equip, Pay, Salvage, Skip, Trade

CHEAP, DEAR = 2, 3


class Naive:
    """A bot that buys cheap, sells dear, equips and delivers when it can; sails anywhere; never fights."""

    def __init__(self, game: AnyGame) -> None:
        self.game: Any = game

    def choose(self, situation: Situation[Any], rng: Random) -> Move | None:
        """Return the last move that looks good, since larger trades come last; else nothing, or any move."""
        moves = [move for offer in situation.offers for move in offer.moves()]
        voyage = situation.look()[0].voyage
        price = self.game.data.tiles[voyage.open].price if voyage and voyage.open else 0
        good = [move for move in moves if looks_good(move, price)]
        return good[-1] if good else Skip() if Skip() in moves else rng.choice(moves)


def looks_good(move: Move, price: int) -> bool:
    """True if a move needs no thought."""
    if isinstance(move, Trade):
        cheap = price <= CHEAP and move.sell is UNSET and move.overboard is UNSET
        return cheap or (price >= DEAR and move.buy is UNSET)
    return isinstance(move, Deliver | Draw | Equip | Pay | Salvage)
