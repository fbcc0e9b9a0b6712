"""The bots of this game."""

from __future__ import annotations

from hautemer.core.game import BotMaker
from hautemer.games.meuterer.bots.greedy import Greedy
from hautemer.games.meuterer.bots.yardsticks import Naive

__all__ = ["BOTS", "Greedy"]

BOTS: dict[str, BotMaker] = {"greedy": Greedy, "naive": Naive}
