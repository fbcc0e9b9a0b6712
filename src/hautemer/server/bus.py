"""How processes tell each other that a table has new lines: its key and how many, nothing else.

A word may get lost; every process also looks at the heads of its tables from time to time.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

Heard = Callable[[str, int], Awaitable[None]]


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
