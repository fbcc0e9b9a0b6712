"""The message bus over PostgreSQL: LISTEN and NOTIFY, after the commit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import asyncpg

from hautemer.server.bus.base import CHANNEL, ConnectedBus

# Messages per statement.
AT_ONCE = 100


class PostgresqlBus(ConnectedBus):
    """A bus that sends NOTIFY in separate statements: in the transactions of moves it would block writers."""

    cut = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError)

    async def speak(self) -> None:
        """Publish all queued messages in one statement."""
        connection = await asyncpg.connect(self.url)
        try:
            while True:
                words = [await self.words.get()]
                while len(words) < AT_ONCE and not self.words.empty():
                    words.append(self.words.get_nowait())
                await connection.execute(
                    "SELECT pg_notify($1, word) FROM unnest($2::text[]) word", CHANNEL, words
                )
        finally:
            await connection.close(timeout=1)

    async def listen(self, hear: Callable[[str], None]) -> None:
        """Listen, and check the connection every second."""
        connection = await asyncpg.connect(self.url)
        try:
            await connection.add_listener(CHANNEL, lambda _connection, _process, _channel, word: hear(word))
            while not connection.is_closed():
                await asyncio.sleep(1)
                await connection.execute("SELECT 1", timeout=5)
        finally:
            await connection.close(timeout=1)
