"""The bot that makes any offered move."""

from __future__ import annotations

from random import Random
from typing import Any

from hautemer.core.codec import Move
from hautemer.core.game import AnyGame, Situation
from hautemer.core.offers import Offers

DECLINES = 0.75  # the share of `may` offers that it declines


class RandomBot:
    """A bot that chooses uniformly among all offered moves and declines most `may` offers."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, situation: Situation[Any], rng: Random) -> Move | None:
        """Return any offered move."""
        return self.pick(situation.offers, rng)

    def pick(self, offers: Offers, rng: Random) -> Move | None:
        """Return any of some moves: this bot needs nothing else of a situation."""
        if offers.are_optional() and rng.random() < DECLINES:
            return None
        return offers.sample(rng)
