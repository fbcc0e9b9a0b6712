"""The message bus over Redis or Valkey."""

from __future__ import annotations

from collections.abc import Callable

from redis.asyncio import Redis
from redis.exceptions import RedisError

from hautemer.server.bus.base import CHANNEL, ConnectedBus


class RedisBus(ConnectedBus):
    """A bus over publish and subscribe; nothing is stored."""

    cut = (RedisError, OSError)

    async def speak(self) -> None:
        """Publish one message after the other."""
        redis: Redis = Redis.from_url(self.url)
        try:
            while True:
                await redis.publish(CHANNEL, await self.words.get())
        finally:
            await redis.aclose()

    async def listen(self, hear: Callable[[str], None]) -> None:
        """Subscribe and receive messages."""
        redis: Redis = Redis.from_url(self.url)
        try:
            subscription = redis.pubsub()
            await subscription.subscribe(CHANNEL)
            async for message in subscription.listen():
                if message["type"] == "message":
                    hear(message["data"].decode())
        finally:
            await redis.aclose()
