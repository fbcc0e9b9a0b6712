"""The bots of this game."""

from __future__ import annotations

from hautemer.core.game import BotMaker
from hautemer.games.norderwind.bots.greedy import Greedy
from hautemer.games.norderwind.bots.yardsticks import Naive

BOTS: dict[str, BotMaker] = {"greedy": Greedy, "naive": Naive}
