"""A latch for tasks: none of them continues before all of them have reached the same point."""

from __future__ import annotations

import asyncio


class Latch:
    """A latch that releases the tasks inside when the last of them has left it or has ended."""

    def __init__(self) -> None:
        self._inside: set[asyncio.Task[None]] = set()
        self._empty = asyncio.Event()

    def enter(self, task: asyncio.Task[None]) -> None:
        """Add a task that has not begun yet."""
        self._inside.add(task)
        task.add_done_callback(self._remove)

    async def leave(self) -> None:
        """Remove the current task, and wait for the others."""
        task = asyncio.current_task()
        assert task is not None
        self._remove(task)
        await self._empty.wait()

    def _remove(self, task: asyncio.Task[None]) -> None:
        self._inside.discard(task)
        if not self._inside:
            self._empty.set()
