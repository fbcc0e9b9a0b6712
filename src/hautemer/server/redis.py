"""Processes tell each other through Redis or Valkey."""

from __future__ import annotations

import asyncio
import contextlib

from redis.asyncio import Redis
from redis.exceptions import RedisError

from hautemer.server.bus import Heard
from hautemer.server.postgresql import hear

CHANNEL = "hautemer"
WAITING = 10_000


class RedisBus:
    """Publish and subscribe; nothing is kept there."""

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
            redis: Redis = Redis.from_url(self.url)
            try:
                while True:
                    await redis.publish(CHANNEL, await self._words.get())
            except (RedisError, OSError):
                await asyncio.sleep(0.5)
            finally:
                await redis.aclose()

    async def _listen(self, heard: Heard) -> None:
        while True:
            redis: Redis = Redis.from_url(self.url)
            try:
                subscription = redis.pubsub()
                await subscription.subscribe(CHANNEL)
                async for message in subscription.listen():
                    if message["type"] == "message":
                        table, _, number = message["data"].decode().rpartition(":")
                        task = asyncio.create_task(hear(heard, table, int(number)))
                        self._heard.add(task)
                        task.add_done_callback(self._heard.discard)
            except (RedisError, OSError):
                await asyncio.sleep(0.5)
            finally:
                await redis.aclose()
