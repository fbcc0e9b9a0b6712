"""The message bus: publishes "table X now has N journal lines" to the other server processes.

A message may get lost, so every process also polls the heads of its tables.
"""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Protocol

import structlog

from hautemer.server.workers.tasks import end
from hautemer.storage.database import DatabaseAway

Heard = Callable[[str, int], Awaitable[None]]

CHANNEL = "hautemer"
# Queued messages; polling the heads makes up for those that do not fit.
WAITING = 10_000
# Seconds until a lost connection is opened again.
PAUSE = 0.5

log = structlog.get_logger()


class Bus(Protocol):
    """A message bus between server processes."""

    def publish(self, table: str, number: int) -> None:
        """Publish the number of lines of a table without waiting."""

    async def start(self, heard: Heard) -> None:
        """Start to listen."""

    async def close(self) -> None:
        """Stop listening."""


class Alone:
    """The bus of a single process: it does nothing."""

    def publish(self, table: str, number: int) -> None:
        """Do nothing: no other process listens."""

    async def start(self, heard: Heard) -> None:
        """Do nothing: no other process publishes."""

    async def close(self) -> None:
        """Do nothing."""


class ConnectedBus(ABC):
    """A bus over a service that all processes reach: one connection to publish, one to listen.

    A lost connection is opened again; `cut` lists the errors by which a loss is detected.
    """

    cut: tuple[type[BaseException], ...]

    def __init__(self, url: str) -> None:
        self.url = url
        self.words: asyncio.Queue[str] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._hearing: set[asyncio.Task[None]] = set()

    @abstractmethod
    async def speak(self) -> None:
        """Publish queued messages until the connection is lost."""

    @abstractmethod
    async def listen(self, hear: Callable[[str], None]) -> None:
        """Receive messages until the connection is lost."""

    def publish(self, table: str, number: int) -> None:
        """Queue a message for the other processes; drop it if the queue is full."""
        with contextlib.suppress(asyncio.QueueFull):
            self.words.put_nowait(f"{table}:{number}")

    async def start(self, heard: Heard) -> None:
        """Start the tasks that listen and publish."""

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
        """Stop both tasks."""
        await end(*self._tasks)

    async def _again(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            with contextlib.suppress(*self.cut):
                await work()
            await asyncio.sleep(PAUSE)

    async def _hear(self, heard: Heard, table: str, number: int) -> None:
        """Pass a message on. If the database is away, the next poll of the heads catches up."""
        try:
            await heard(table, number)
        except DatabaseAway:  # an expected state, so without a traceback
            log.warning("database away", table=table)
        except Exception:  # the next message, or the next poll of the heads, catches up
            log.warning("not caught up", table=table, exc_info=True)
