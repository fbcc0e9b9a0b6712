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
from hautemer.server.protocol import Done

if TYPE_CHECKING:
    from hautemer.server.harbour import Berth

Send = Callable[[bytes], Awaitable[None]]
# Answers to a client's own commands; who sends more without reading them is dropped.
MAX_ANSWERS = 64
# Seconds in which a frame must have gone out; the keeper looks.
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
        self.heard = (facts, beside)
        self.answers: list[bytes] = []
        self.done: list[str] = []
        self.seat: int | None = None
        self.sending_since: float | None = None  # while the client does not read
        self.dropped = asyncio.Event()
        self.glimpse: object = None
        self._sent: tuple[bytes, int | None, bool] | None = None
        self._news = asyncio.Event()
        self._news.set()

    def wake(self) -> None:
        """Something may have changed."""
        self._news.set()

    def drop(self) -> None:
        """Gives a client up that reads too slowly."""
        self.dropped.set()

    def sign_out(self) -> None:
        """Gives a client up whose device is no longer known."""
        self.signed_out = True
        self._news.set()

    def answer(self, message: Tagged) -> None:
        """Something for this client alone."""
        if len(self.answers) >= MAX_ANSWERS:
            raise TooSlow
        self.answers.append(encode(message))
        self._news.set()

    def carried_out(self, id: str) -> None:
        """A command of this client is carried out: the next scene says so, or a message if there is none."""
        self.done.append(id)
        self._news.set()

    async def pump(self, send: Send) -> None:
        """Sends scenes and answers for as long as the client reads them."""
        delay = 0.0
        loop = asyncio.get_running_loop()
        while True:
            if delay:
                again = loop.call_later(delay, self._news.set)
                await self._news.wait()
                again.cancel()
            else:
                await self._news.wait()
            self._news.clear()
            if self.signed_out:
                raise SignedOut
            scene, delay = self.scene()
            self.sending_since = loop.time()
            if scene is not None:
                await send(scene)
            while self.done:
                await send(encode(Done(self.done.pop(0))))
            if self.answers:
                answers, self.answers = self.answers, []
                for answer in answers:
                    await send(answer)
            self.sending_since = None

    def scene(self) -> tuple[bytes | None, float]:
        """The scene to send, if it differs from the last one; and after how many seconds to look again."""
        table, scenes = self.berth.table, self.berth.scenes
        seat = None if self.watching else table.seat_of(self.person)
        if seat is None and table.settings.watch_delay and table.phase == "running":
            self.seat = seat
            return self.berth.delayed.scene(self)
        host = self.person == table.host
        body, heard = scenes.body(seat), scenes.heard(seat)
        sent = self._sent
        if sent is not None:
            if heard == self.heard and sent[0] == body and sent[1] == seat and sent[2] == host:
                return None, 0
            if sent[1] != seat:
                self.heard = (0, 0)  # another seat hears another story
        if self.heard[0] > heard[0] or self.heard[1] > heard[1]:
            self.heard = (0, 0)
        scene = scenes.put_together(body, seat, host, self.done, self.heard, heard, now())
        self.done = []
        self.seat, self._sent, self.heard = seat, (body, seat, host), heard
        return scene, 0


class SignedOut(Exception):
    """The client's device is no longer known."""


class TooSlow(Exception):
    """The client reads too slowly."""
