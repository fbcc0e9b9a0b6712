"""Processes tell each other through PostgreSQL: LISTEN and NOTIFY, after the commit."""

from __future__ import annotations

import asyncio
import contextlib

import asyncpg
import structlog

from hautemer.server.bus import Heard

CHANNEL = "hautemer"
# Words that wait to be told; what does not fit is found by looking at the heads.
WAITING = 10_000
# Words that go out in one statement.
AT_ONCE = 100

log = structlog.get_logger()


class PostgresqlBus:
    """One connection to listen and one to speak: outside the moves' transactions NOTIFY holds nobody up."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._words: asyncio.Queue[str] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._heard: set[asyncio.Task[None]] = set()

    def publish(self, table: str, number: int) -> None:
        """Tells the others, as soon as it can be."""
        with contextlib.suppress(asyncio.QueueFull):
            self._words.put_nowait(f"{table}:{number}")

    async def start(self, heard: Heard) -> None:
        """Begins to listen and to speak."""
        self._tasks = [asyncio.create_task(self._speak()), asyncio.create_task(self._listen(heard))]

    async def close(self) -> None:
        """Stops."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _speak(self) -> None:
        while True:
            try:
                connection = await asyncpg.connect(self.url)
                try:
                    while True:
                        words = [await self._words.get()]
                        while len(words) < AT_ONCE and not self._words.empty():
                            words.append(self._words.get_nowait())
                        await connection.execute(
                            "SELECT pg_notify($1, word) FROM unnest($2::text[]) word", CHANNEL, words
                        )
                finally:
                    await connection.close(timeout=1)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
                await asyncio.sleep(0.5)

    async def _listen(self, heard: Heard) -> None:
        loop = asyncio.get_running_loop()

        def listener(connection: object, process: int, channel: str, word: str) -> None:
            table, _, number = word.rpartition(":")
            task = loop.create_task(hear(heard, table, int(number)))
            self._heard.add(task)
            task.add_done_callback(self._heard.discard)

        while True:
            try:
                connection = await asyncpg.connect(self.url)
                try:
                    await connection.add_listener(CHANNEL, listener)
                    while not connection.is_closed():
                        await asyncio.sleep(1)
                        await connection.execute("SELECT 1", timeout=5)
                finally:
                    await connection.close(timeout=1)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
                await asyncio.sleep(0.5)


async def hear(heard: Heard, table: str, number: int) -> None:
    """Passes a word on; if the database is away the next look at the heads will find it."""
    try:
        await heard(table, number)
    except Exception as error:
        log.warning("not caught up", table=table, why=type(error).__name__)
