"""What this game teaches bots."""

from __future__ import annotations

from hautemer.core.game import BotMaker
from hautemer.games.meuterer.bots.greedy import Greedy

__all__ = ["BOTS", "Greedy"]

BOTS: dict[str, BotMaker] = {"greedy": Greedy}
