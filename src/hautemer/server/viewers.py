"""Somebody who looks at a table through a socket.

A viewer is sent whole scenes. If it reads slowly, scenes in between are left out and nothing piles up: the
next one holds all facts since the last. Who reads nothing for too long is dropped.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from hautemer.core.codec import Tagged, encode
from hautemer.server.moments import now
from hautemer.server.scenes import Parts

if TYPE_CHECKING:
    from hautemer.server.harbour import Berth

Send = Callable[[bytes], Awaitable[None]]
# Answers to a client's own commands; who sends more without reading them is dropped.
MAX_ANSWERS = 64
# Seconds in which a frame must have gone out.
PATIENCE = 20


class Viewer:
    """One socket at one table."""

    def __init__(
        self, berth: Berth, person: str, *, watching: bool, facts: int, beside: int, session: str = ""
    ) -> None:
        self.berth = berth
        self.person = person
        self.session = session
        self.signed_out = False
        self.watching = watching
        self.facts = facts
        self.beside = beside
        self.answers: list[bytes] = []
        self.seat: int | None = None
        self.glimpse: object = None
        self._sent: tuple[Parts, int | None] | None = None
        self._news = asyncio.Event()
        self._news.set()

    def wake(self) -> None:
        """Something may have changed."""
        self._news.set()

    def answer(self, message: Tagged) -> None:
        """Something for this client alone."""
        if len(self.answers) >= MAX_ANSWERS:
            raise TooSlow
        self.answers.append(encode(message))
        self._news.set()

    async def pump(self, send: Send) -> None:
        """Sends scenes and answers for as long as the client reads them."""
        delay = 0.0
        while True:
            try:
                async with asyncio.timeout(delay or None):
                    await self._news.wait()
            except TimeoutError:
                pass
            self._news.clear()
            if self.signed_out:
                raise SignedOut
            scene, delay = self.scene()
            answers, self.answers = self.answers, []
            try:
                async with asyncio.timeout(PATIENCE):
                    if scene is not None:
                        await send(scene)
                    for answer in answers:
                        await send(answer)
            except TimeoutError:
                raise TooSlow from None

    def scene(self) -> tuple[bytes | None, float]:
        """The scene to send, if it differs from the last one; and after how many seconds to look again."""
        table, scenes = self.berth.table, self.berth.scenes
        self.seat = None if self.watching else table.seat_of(self.person)
        if self.seat is None and table.settings.watch_delay and table.phase == "running":
            return self.berth.delayed.scene(self)
        parts = scenes.parts(self.seat)
        if self._sent == (parts, self.seat) and scenes.heard(self.seat) == (self.facts, self.beside):
            return None, 0
        if self._sent is not None and self._sent[1] != self.seat:
            self.facts = self.beside = 0  # somebody who took or lost a seat hears another story
        scene = scenes.scene(self.seat, self.person, self.facts, self.beside, now())
        self._sent = (parts, self.seat)
        self.facts, self.beside = scenes.heard(self.seat)
        return encode(scene), 0


class SignedOut(Exception):
    """The client's device is no longer known."""


class TooSlow(Exception):
    """The client reads too slowly."""
