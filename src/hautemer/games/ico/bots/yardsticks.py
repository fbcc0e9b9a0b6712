"""A simple bot against which others are measured: it trusts nobody, remembers nothing, always poisons."""

from __future__ import annotations

from random import Random
from typing import Any

from hautemer.core.codec import Move
from hautemer.core.game import AnyGame, Situation
from hautemer.games.ico.moves import Place


class Naive:
    """A bot that poisons whenever it can, keeps its bonus cards, and does everything else at random."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, situation: Situation[Any], rng: Random) -> Move | None:
        """Return a move that needs no thought."""
        first = situation.offers[0]
        if first.may:
            return None
        return first.moves()[-1] if first.kind is Place else first.sample(rng)
