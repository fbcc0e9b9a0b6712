"""The bot for beginners: it plays like a good one, but overlooks things and is impatient."""

from __future__ import annotations

from random import Random
from typing import Any

from hautemer.core.codec import Move
from hautemer.core.game import Bot, Situation, Talker
from hautemer.core.talk import Claim

OVERLOOKS = 0.5  # the share of decisions in which it does the first thing that comes to mind


class CabinBoy:
    """A mix of two bots: `careful` plays well, `hasty` makes the move that needs no thought."""

    def __init__(self, careful: Bot, hasty: Bot, overlooks: float = OVERLOOKS) -> None:
        self.careful, self.hasty, self.overlooks = careful, hasty, overlooks

    def choose(self, situation: Situation[Any], rng: Random) -> Move | None:
        """Return the move of one of the two bots."""
        bot = self.hasty if rng.random() < self.overlooks else self.careful
        return bot.choose(situation, rng)

    def say(self, situation: Situation[Any], rng: Random) -> Claim | None:
        """Return what the careful bot would say, if it talks."""
        return self.careful.say(situation, rng) if isinstance(self.careful, Talker) else None
