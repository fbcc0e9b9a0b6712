"""Processes tell each other through Redis or Valkey."""

from __future__ import annotations

from collections.abc import Callable

from redis.asyncio import Redis
from redis.exceptions import RedisError

from hautemer.server.bus.base import CHANNEL, ConnectedBus


class RedisBus(ConnectedBus):
    """Publish and subscribe; nothing is kept there."""

    cut = (RedisError, OSError)

    async def speak(self) -> None:
        """Tells one word after the other."""
        redis: Redis = Redis.from_url(self.url)
        try:
            while True:
                await redis.publish(CHANNEL, await self.words.get())
        finally:
            await redis.aclose()

    async def listen(self, hear: Callable[[str], None]) -> None:
        """Subscribes, and hears."""
        redis: Redis = Redis.from_url(self.url)
        try:
            subscription = redis.pubsub()
            await subscription.subscribe(CHANNEL)
            async for message in subscription.listen():
                if message["type"] == "message":
                    hear(message["data"].decode())
        finally:
            await redis.aclose()
