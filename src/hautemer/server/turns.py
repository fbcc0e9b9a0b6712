"""Turns at what only a few can use at a time: however much one asks for, others wait for one of his."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator

from hautemer.server.problems import Wrong


class Turns:
    """So many at a time, and those who wait, each asker once before anybody twice."""

    def __init__(self, at_once: int, waiting: int | None = None) -> None:
        self._room = at_once
        self._most = waiting  # of one asker; more are refused
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by asker, the next one first

    @contextlib.asynccontextmanager
    async def of(self, asker: str) -> AsyncIterator[None]:
        """A turn, when it is this asker's."""
        if self._room:
            self._room -= 1
        else:
            await self._wait(asker)
        try:
            yield
        finally:
            if asker in self._waiting:  # what else he asks comes after the others
                self._waiting[asker] = self._waiting.pop(asker)
            self._next()

    async def _wait(self, asker: str) -> None:
        waiting = self._waiting.setdefault(asker, deque())
        if self._most is not None and len(waiting) >= self._most:
            raise Wrong("too_fast", status=429)
        turn = asyncio.get_running_loop().create_future()
        waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn in waiting:
                waiting.remove(turn)
                if not waiting:
                    del self._waiting[asker]
            elif not turn.cancelled():  # it was its turn already
                self._next()
            raise

    def _next(self) -> None:
        """Lets the next asker have his turn."""
        while self._waiting:
            asker = next(iter(self._waiting))
            turns = self._waiting.pop(asker)
            turn = turns.popleft()
            if turns:
                self._waiting[asker] = turns
            if not turn.done():
                turn.set_result(None)
                return
        self._room += 1
