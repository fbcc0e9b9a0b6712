"""Journals with group commit: a line is durable before its effect becomes visible.

Lines are numbered from 0 without gaps. `(table, number)` is the primary key, so that one of two concurrent
writers fails. Writes of many tables share a transaction, so that they share the cost of making it durable.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Sequence

from sqlalchemy import Connection, func, select

from hautemer.storage import schema
from hautemer.storage.database import Database, DatabaseAway
from hautemer.storage.writing import Line, Outcome, Repeated, Taken, Write, write_all, write_each

__all__ = ["Journal", "Line", "Repeated", "Taken", "Write"]

# Limits on queued writes, and on writes in one transaction.
QUEUE = 10_000
BATCH = 1_000
# How long a write waits for a database that is away, and the pauses between tries, in seconds.
PATIENCE = 30.0
PAUSE = 0.05
LONGEST_PAUSE = 1.0
# How long the next transaction waits at the most for others to join it, in seconds.
LONGEST_GATHERING = 0.02


class Waiting:
    """A queued write and its future. `perhaps`: an earlier COMMIT was not answered, so it may be stored."""

    __slots__ = ("answer", "late", "perhaps", "since", "write")

    def __init__(
        self, write: Write, answer: asyncio.Future[None], since: float, late: Callable[[], None] | None
    ) -> None:
        self.write = write
        self.answer = answer
        self.since = since
        self.perhaps = False
        self.late = late  # called if the waiter was cancelled

    @property
    def table(self) -> str:
        """The id of the table."""
        return self.write.lines[0].table

    def settle(self, outcome: Outcome) -> None:
        """Resolve the future, unless its waiter was cancelled."""
        if self.answer.done():
            if self.late is not None:
                self.late()
        elif outcome is None:
            self.answer.set_result(None)
        else:
            self.answer.set_exception(outcome)


class Journal:
    """The journals of all tables in one database."""

    def __init__(self, database: Database, patience: float = PATIENCE) -> None:
        self._database = database
        self._patience = patience
        self._queue: deque[Waiting] = deque()
        self._room = asyncio.Semaphore(QUEUE)
        self._refused: Counter[str] = Counter()
        self._committing: asyncio.Task[None] | None = None
        self._expected = 0  # writes that the next transaction waits for
        self._company: asyncio.Future[None] | None = None

    async def append(self, write: Write, late: Callable[[], None] | None = None) -> None:
        """Write lines and return once they are durable. Raise `Taken`, `Repeated` or `DatabaseAway`.

        After any of these errors, fold the table again: after `DatabaseAway` the lines may be stored or not.
        If the caller is cancelled, the write continues, and `late` is called with its outcome.
        """
        if len(write.lines) != 1:
            check(write)
        if self._room.locked():
            await self._wait_for_room(write.lines[0].table)
        else:
            await self._room.acquire()
        loop = asyncio.get_running_loop()
        waiting = Waiting(write, loop.create_future(), loop.time(), late)
        self._queue.append(waiting)
        if self._committing is None:
            self._committing = loop.create_task(self._commit())
        elif self._company is not None and len(self._queue) >= self._expected:
            self._arrived(self._company)
        try:
            await waiting.answer
        except asyncio.CancelledError:
            if not waiting.answer.cancelled() and late is not None:  # it was settled after the cancellation
                late()
            raise

    async def read(self, table: str, since: int = 0) -> list[Line]:
        """Return the lines of a table from a number on."""
        journal = schema.journal.c
        query = (
            select(schema.journal)
            .where(journal.table == table, journal.number >= since)
            .order_by(journal.number)
        )
        return await self._database.read(lambda connection: [Line(*row) for row in connection.execute(query)])

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the number of lines per table; 0 for a table without lines."""
        journal = schema.journal.c
        heads = dict.fromkeys(tables, 0)

        def work(connection: Connection) -> dict[str, int]:
            for begin in range(0, len(tables), BATCH):
                some = tables[begin : begin + BATCH]
                query = (
                    select(journal.table, func.max(journal.number))
                    .where(journal.table.in_(some))
                    .group_by(journal.table)
                )
                heads.update({table: number + 1 for table, number in connection.execute(query)})
            return heads

        return await self._database.read(work)

    async def commands(self, table: str) -> dict[tuple[str, str], int]:
        """Return the commands that were applied at a table: (actor, id) to the number of the line."""
        commands = schema.commands.c
        query = select(commands.actor, commands.id, commands.number).where(commands.table == table)
        return await self._database.read(
            lambda connection: {(actor, id): number for actor, id, number in connection.execute(query)}
        )

    async def _wait_for_room(self, table: str) -> None:
        """Wait until the queue is shorter. Raise if an earlier line of the table is refused meanwhile."""
        refused = self._refused[table]
        await self._room.acquire()
        if self._refused[table] != refused:
            self._room.release()
            raise Taken(table)

    async def _commit(self) -> None:
        """Commit queued writes until none is left: at once if idle, then all that arrived meanwhile."""
        loop = asyncio.get_running_loop()
        try:
            while self._queue:
                begun = loop.time()
                batch = [self._queue.popleft() for _ in range(min(BATCH, len(self._queue)))]
                await self._durable(batch)
                # Writers whose write was just settled may add to the next transaction.
                await asyncio.sleep(0)
                await self._gather(len(batch), min(loop.time() - begun, LONGEST_GATHERING))
        finally:
            self._committing = None

    async def _gather(self, answered: int, patience: float) -> None:
        """Under load, wait until half of the writers have queued, at most as long as a transaction takes.

        One half is written while the other half returns to its tables."""
        self._expected = (answered + len(self._queue)) // 2
        if not 0 < len(self._queue) < self._expected:
            return
        loop = asyncio.get_running_loop()
        self._company = loop.create_future()
        enough = loop.call_later(patience, self._arrived, self._company)
        try:
            await self._company
        finally:
            enough.cancel()
            self._company = None

    def _arrived(self, company: asyncio.Future[None]) -> None:
        if not company.done():
            company.set_result(None)

    async def _durable(self, batch: list[Waiting]) -> None:
        """Write a batch to the database, retrying while it does not answer, and settle every write in it."""
        database = self._database
        one_by_one = False
        pause = PAUSE
        while batch:
            outcomes: list[Outcome] = []

            def work(
                connection: Connection,
                batch: list[Waiting] = batch,
                one_by_one: bool = one_by_one,  # noqa: FBT001 - bound to the value of this round
                outcomes: list[Outcome] = outcomes,
            ) -> None:
                writes = [waiting.write for waiting in batch]
                if one_by_one:
                    perhaps = [waiting.perhaps for waiting in batch]
                    outcomes[:] = write_each(connection, writes, perhaps, database.passing)
                else:
                    write_all(connection, writes)
                    outcomes[:] = [None] * len(writes)

            try:
                await database.run(work)
            except DatabaseAway as away:
                if away.perhaps:  # only the answer may be lost: equal lines in the database are then ours
                    one_by_one = True
                    for waiting, outcome in zip(batch, outcomes, strict=False):
                        waiting.perhaps = waiting.perhaps or outcome is None
                batch = self._patient(batch, away)
                if batch:
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
            except Exception as error:
                if one_by_one:
                    self._settle(batch, [error] * len(batch))
                    return
                one_by_one = True
            else:
                self._settle(batch, outcomes)
                return

    def _patient(self, batch: list[Waiting], away: DatabaseAway) -> list[Waiting]:
        """Return the writes that may wait longer. A write that gives up also ends later ones of its table."""
        limit = asyncio.get_running_loop().time() - self._patience
        lost = {waiting.table for waiting in batch if waiting.since <= limit}
        over = [waiting for waiting in batch if waiting.table in lost]
        self._settle(over, [away] * len(over))
        return [waiting for waiting in batch if waiting.table not in lost]

    def _settle(self, batch: Sequence[Waiting], outcomes: Sequence[Outcome]) -> None:
        """Settle a batch. Refuse queued writes that follow a refused line of the same table."""
        broken: dict[str, Exception] = {}
        for waiting, outcome in zip(batch, outcomes, strict=True):
            waiting.settle(outcome)
            self._room.release()
            if outcome is not None:
                broken[waiting.table] = outcome if isinstance(outcome, DatabaseAway) else Taken(waiting.table)
        if broken:
            self._refused.update(broken.keys())
            behind = [waiting for waiting in self._queue if waiting.table in broken]
            self._queue = deque(waiting for waiting in self._queue if waiting.table not in broken)
            for waiting in behind:
                waiting.settle(broken[waiting.table])
                self._room.release()


def check(write: Write) -> None:
    """Assert that a write has lines, all of one table and with consecutive numbers."""
    first = write.lines[0] if write.lines else None
    if first is None or any(
        line.table != first.table or line.number != first.number + position
        for position, line in enumerate(write.lines)
    ):
        raise ValueError("a write needs lines of one table with numbers that follow each other")
