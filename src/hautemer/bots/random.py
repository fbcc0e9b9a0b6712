"""The bot that chooses any offered move, each as likely as the others."""

from __future__ import annotations

from random import Random
from typing import Any

from hautemer.core.codec import Move
from hautemer.core.game import AnyGame, Situation


class RandomBot:
    """Plays anything that is offered; what need not be answered it declines three times out of four."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, situation: Situation[Any], rng: Random) -> Move | None:
        """Any offered move."""
        offers = situation.offers
        if offers[0].may and all(offer.may for offer in offers) and rng.random() < 0.75:
            return None
        return offers.sample(rng)
