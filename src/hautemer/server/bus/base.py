"""How processes tell each other that a table has new lines: its key and how many, nothing else.

A word may get lost; every process also looks at the heads of its tables from time to time.
"""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Protocol

import structlog

from hautemer.server.workers.tasks import end

Heard = Callable[[str, int], Awaitable[None]]

CHANNEL = "hautemer"
# Words that wait to be told; what does not fit is found by looking at the heads.
WAITING = 10_000
# Seconds until a way that was cut is tried again.
PAUSE = 0.5

log = structlog.get_logger()


class Bus(Protocol):
    """A way between processes."""

    def publish(self, table: str, number: int) -> None:
        """Tells the others; never waits."""

    async def start(self, heard: Heard) -> None:
        """Begins to listen."""

    async def close(self) -> None:
        """Stops listening."""


class Alone:
    """One process has nobody to tell."""

    def publish(self, table: str, number: int) -> None:
        """Nobody listens."""

    async def start(self, heard: Heard) -> None:
        """Nobody speaks."""

    async def close(self) -> None:
        """Nothing to stop."""


class ConnectedBus(ABC):
    """A way between processes over something that both can reach: one connection to speak, one to listen.

    Each is made anew when it was cut; `cut` says by which errors that is known.
    """

    cut: tuple[type[BaseException], ...]

    def __init__(self, url: str) -> None:
        self.url = url
        self.words: asyncio.Queue[str] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._hearing: set[asyncio.Task[None]] = set()

    @abstractmethod
    async def speak(self) -> None:
        """Tells the words that wait until the way is cut."""

    @abstractmethod
    async def listen(self, hear: Callable[[str], None]) -> None:
        """Hears words until the way is cut."""

    def publish(self, table: str, number: int) -> None:
        """Tells the others, as soon as it can be."""
        with contextlib.suppress(asyncio.QueueFull):
            self.words.put_nowait(f"{table}:{number}")

    async def start(self, heard: Heard) -> None:
        """Begins to listen and to speak."""

        def hear(word: str) -> None:
            table, _, number = word.rpartition(":")
            if not number.isdecimal():  # not ours
                return
            task = asyncio.get_running_loop().create_task(self._hear(heard, table, int(number)))
            self._hearing.add(task)
            task.add_done_callback(self._hearing.discard)

        self._tasks = [
            asyncio.create_task(self._again(self.speak)),
            asyncio.create_task(self._again(lambda: self.listen(hear))),
        ]

    async def close(self) -> None:
        """Stops."""
        await end(*self._tasks)

    async def _again(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            with contextlib.suppress(*self.cut):
                await work()
            await asyncio.sleep(PAUSE)

    async def _hear(self, heard: Heard, table: str, number: int) -> None:
        """Passes a word on; if the database is away the next look at the heads will find it."""
        try:
            await heard(table, number)
        except Exception:  # the next message, or the next look at the heads, catches up
            log.warning("not caught up", table=table, exc_info=True)
