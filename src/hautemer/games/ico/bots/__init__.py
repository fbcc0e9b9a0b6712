"""What this game teaches bots."""

from __future__ import annotations

from hautemer.core.game import BotMaker
from hautemer.games.ico.bots.greedy import Greedy

BOTS: dict[str, BotMaker] = {"greedy": Greedy}
