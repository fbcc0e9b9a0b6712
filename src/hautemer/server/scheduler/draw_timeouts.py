"""The clock of random draws: devices that do not commit or reveal in time are left out.

Every process watches the draws of the tables that it has in memory. When devices are late follows from the
journal, and of two processes that say so at once one finds it written already.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any
from weakref import WeakSet

from hautemer.server.decision import Decision
from hautemer.server.drawing import overdue, renewed
from hautemer.server.harbour import Berth, Harbour
from hautemer.server.moments import now
from hautemer.server.problems import Wrong
from hautemer.storage.database import DatabaseAway

# Seconds until the next attempt if the database does not answer.
AGAIN = 1.0


class DrawClock:
    """Watches the random draws at the tables of this process."""

    def __init__(self, harbour: Harbour) -> None:
        self.harbour = harbour
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._known: WeakSet[Berth] = WeakSet()
        self._closed = False
        harbour.listeners.append(self.changed)

    def changed(self, berth: Berth, events: Sequence[Any]) -> None:
        """Set the timer of a table by what its journal says."""
        table = berth.table
        timer = self._timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        deadline = None if table.phase != "lobby" else table.draw.deadline(table)
        is_new = berth not in self._known
        self._known.add(berth)
        if deadline is None or self._closed:
            return
        if is_new:  # read from the journal: the process that opened this round may be gone
            self._write(berth, partial(renewed, table))
        else:
            self._wait(berth, max(0, deadline - now()) / 1000)

    def close(self) -> None:
        """Stop all timers."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()

    def _wait(self, berth: Berth, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._timers[berth.table.id] = loop.call_later(seconds, self._wake, berth)

    def _wake(self, berth: Berth) -> None:
        self._timers.pop(berth.table.id, None)
        self._write(berth, lambda: overdue(berth.table, now()))

    def _write(self, berth: Berth, decision: Callable[[], Decision | None]) -> None:
        task = asyncio.get_running_loop().create_task(self._written(berth, decision))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _written(self, berth: Berth, decision: Callable[[], Decision | None]) -> None:
        with contextlib.suppress(Wrong, DatabaseAway):
            if await self.harbour.write(berth, decision):
                return
        if berth.table.phase == "lobby" and berth.table.draw.deadline(berth.table) is not None:
            await asyncio.sleep(AGAIN)  # the database is away, or clocks differ
            self.changed(berth, ())
