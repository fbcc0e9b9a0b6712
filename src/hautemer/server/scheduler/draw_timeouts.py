"""Timeouts of random draws: devices that do not commit or reveal in time are left out.

Every process watches the draws of the tables that it has in memory. The deadlines follow from the journal,
and if two processes report the same delay, the second finds it in the journal.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any
from weakref import WeakSet

from hautemer.server.errors import Wrong
from hautemer.server.tables.decision import Decision
from hautemer.server.tables.draw_commands import overdue, renewed
from hautemer.server.tables.loaded import LoadedTable
from hautemer.server.tables.registry import Tables
from hautemer.storage.database import DatabaseAway
from hautemer.storage.timestamps import now

# Seconds until the next attempt if the database does not answer.
AGAIN = 1.0


class DrawClock:
    """The timers of the random draws at the tables of this process."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._known: WeakSet[LoadedTable] = WeakSet()
        self._closed = False
        tables.listeners.append(self.changed)

    def changed(self, loaded: LoadedTable, events: Sequence[Any]) -> None:
        """Set the timer of a table according to its journal."""
        table = loaded.table
        timer = self._timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        deadline = None if table.phase != "lobby" else table.draw.deadline(table)
        is_new = loaded not in self._known
        self._known.add(loaded)
        if deadline is None or self._closed:
            return
        if is_new:  # just loaded: the process that opened this round may be gone
            self._write(loaded, partial(renewed, table))
        else:
            self._wait(loaded, max(0, deadline - now()) / 1000)

    def close(self) -> None:
        """Stop all timers."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()

    def _wait(self, loaded: LoadedTable, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._timers[loaded.table.id] = loop.call_later(seconds, self._wake, loaded)

    def _wake(self, loaded: LoadedTable) -> None:
        self._timers.pop(loaded.table.id, None)
        self._write(loaded, lambda: overdue(loaded.table, now()))

    def _write(self, loaded: LoadedTable, decision: Callable[[], Decision | None]) -> None:
        task = asyncio.get_running_loop().create_task(self._written(loaded, decision))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _written(self, loaded: LoadedTable, decision: Callable[[], Decision | None]) -> None:
        with contextlib.suppress(Wrong, DatabaseAway):
            if await self.tables.write(loaded, decision):
                return
        if loaded.table.phase == "lobby" and loaded.table.draw.deadline(loaded.table) is not None:
            await asyncio.sleep(AGAIN)  # the database is away, or clocks differ
            self.changed(loaded, ())
