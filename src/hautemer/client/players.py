"""A player that makes random moves from the scenes alone, for load tests and other tests."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from hautemer.client import AtTable, Declined

# Seconds without anything new after which a match is stuck.
PATIENCE = 60
# What an offer has besides the fields of a move (or claim): its kind, and marks.
NO_FIELDS = ("do", "say", "may", "forced", "at_once", "then", "gives_up")


def choose(offers: Sequence[Mapping[str, Any]], rng: Random) -> dict[str, Any]:
    """Return a random move (or claim) inside the described offers."""
    offer = rng.choice(offers)
    kind = "say" if "say" in offer else "do"
    fields = {name: value_of(field, rng) for name, field in offer.items() if name not in NO_FIELDS}
    return {kind: offer[kind], **fields}


def value_of(field: Mapping[str, Any], rng: Random) -> Any:
    """Return a random value that a field of an offer allows."""
    if "one_of" in field:
        return rng.choice(field["one_of"])
    if "between" in field:
        return rng.randint(*field["between"])
    excluded = [sorted(named) for named in field.get("except", ())]
    while True:
        chosen = rng.sample(field["some_of"], rng.randint(field["min"], field["max"]))
        if sorted(chosen) not in excluded:
            return chosen if field.get("ordered") else sorted(chosen)


def is_asked(scene: Mapping[str, Any]) -> bool:
    """True if the match waits for the seat that sees this scene."""
    return scene["table"]["phase"] == "running" and scene["seat"] in scene.get("waiting_for", ())


def waited_for(scene: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the offers that must be answered."""
    return [offer for offer in scene.get("offers") or () if not offer.get("may")]


class Player:
    """A player of one seat; `moves` are those that the server acknowledged."""

    def __init__(self, at: AtTable, rng: Random, *, pause: float = 0, eager: float = 0.2) -> None:
        self.at = at
        self.rng = rng
        self.pause = pause  # approximate seconds before a move
        self.eager = eager  # the share of optional offers that are used
        self.moves: list[dict[str, Any]] = []
        self.refused: list[str] = []
        self._answered = -1
        self._resting = False

    @property
    def is_done(self) -> bool:
        """True if the match is over or the player has stopped."""
        return self.at.is_over or self._resting

    async def rest(self) -> None:
        """Stop after the answer to the pending move."""
        self._resting = True
        await self.at.look_again()

    async def play(self, patience: float = PATIENCE) -> None:
        """Play until the match is over."""
        while not self.is_done:
            await self.at.until(self._has_news, patience)
            if self.pause:
                await asyncio.sleep(self.pause * self.rng.uniform(0.5, 1.5))
            await self.answer()

    def _has_news(self, scene: Mapping[str, Any]) -> bool:
        if self.is_done:
            return True
        if scene.get("prompt", 0) == self._answered or scene["table"].get("paused"):
            return False
        return is_asked(scene) or bool(scene.get("offers"))

    async def answer(self) -> None:
        """Answer the current prompt, if there is one."""
        scene = self.at.scene
        if scene is None or self.is_done:
            return
        prompt = scene.get("prompt", 0)
        offers = waited_for(scene) if is_asked(scene) else list(scene.get("offers") or ())
        if not offers:
            return
        self._answered = prompt
        if not is_asked(scene) and self.rng.random() >= self.eager:
            return
        move = choose(offers, self.rng)
        try:
            await self.at.move(move, prompt)
        except Declined as declined:
            self.refused.append(declined.key)
            if declined.key in ("paused", "away"):
                self._answered = -1
                await asyncio.sleep(0.1)
        else:
            self.moves.append(move)
