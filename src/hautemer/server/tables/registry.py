"""The registry of loaded tables: finds them, folds what other processes wrote, and writes to them.

Any process may write to any table: `(table, number)` is the primary key of the journal, so of two concurrent
writers one loses, folds the lines of the other, and decides again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence

import structlog

from hautemer.core.errors import Problem
from hautemer.server import protocol
from hautemer.server.bus.base import Bus
from hautemer.server.errors import Wrong
from hautemer.server.metrics import METRICS
from hautemer.server.tables.commands import decide
from hautemer.server.tables.loaded import Audience, LoadedTable, NoAudience
from hautemer.server.tables.pipeline import Actor, Decide, Listener, Pipeline
from hautemer.server.tables.settings import FOR_PEOPLE, Shortest
from hautemer.server.tables.table import Table
from hautemer.storage import tables as table_rows
from hautemer.storage.database import Database, DatabaseAway
from hautemer.storage.journal import Journal, Line, Repeated, Taken
from hautemer.storage.timestamps import now

# Attempts to write before a command is given up because other processes were always quicker.
TRIES = 20
# Bytes from which on a journal is folded in a thread; one that continues a record always is.
LONG = 50_000
OPENING = b'"opening":'
# Seconds after which an unwatched table that this process does not drive leaves memory.
IDLE = 300
# Entries of such tables that are kept in memory: about 100 MB.
MAX_IDLE_ENTRIES = 100_000
# Seconds for which a table stays in memory after it was last asked for: a request may still use it.
JUST_NOW = 10
# Journal lines that are folded per turn of the event loop.
SLICE = 16

# Finds out whether the last move of a seat may be taken back freely, and notes it in the match.
UndoJudge = Callable[[Table, int], Awaitable[None]]

log = structlog.get_logger()


async def unjudged(table: Table, seat: int) -> None:
    """Leave it unknown whether an undo is free: it needs consent."""


class Tables:
    """All tables in the memory of this process."""

    def __init__(
        self,
        database: Database,
        journal: Journal,
        bus: Bus,
        process: str,
        shortest: Shortest = FOR_PEOPLE,
        audience: Callable[[Table], Audience] = NoAudience,
        judge_undo: UndoJudge = unjudged,
    ) -> None:
        self.database = database
        self.shortest = shortest  # limits on the times that a host may choose
        self.journal = journal
        self.process = process
        self.pipeline = Pipeline(journal, bus, process)
        self.loaded: dict[str, LoadedTable] = {}
        self._audience = audience
        self._judge_undo = judge_undo
        self._loading: dict[str, asyncio.Task[LoadedTable]] = {}
        self._late: set[asyncio.Task[None]] = set()
        self._closed = False
        # Tables whose lease is here and whose time without a server is not yet in the journal.
        self.undriven: set[str] = set()

    @property
    def listeners(self) -> list[Listener]:
        """Functions that are called after every change of a table."""
        return self.pipeline.listeners

    # Finding

    async def find(self, table: str) -> LoadedTable:
        """Return a table; fold its journal if it is not in memory."""
        loaded = self.loaded.get(table)
        if loaded is None:
            loading = self._loading.get(table)
            if loading is None:
                loading = self._loading[table] = asyncio.create_task(self._load(table))
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            loaded = await asyncio.shield(loading)
        loaded.touched = now()
        return loaded

    async def _load(self, key: str) -> LoadedTable:
        row = await table_rows.get(self.database, key)
        if row is None:
            raise Wrong("no_such_table", status=404)
        table = Table(key, row.secret, row.code, row.game)
        lines = await self.journal.read(key)
        commands = await self.journal.commands(key)  # of all these lines, and perhaps of later ones
        loaded = LoadedTable(table, self._audience(table), commands)
        loaded.forgiven = row.forgiven
        if may_take_long(lines):
            await asyncio.to_thread(self._fold, loaded, lines, remember=True)
        else:
            for begin in range(0, len(lines), SLICE):  # other tables have their turn in between
                self._fold(loaded, lines[begin : begin + SLICE], remember=True)
                await asyncio.sleep(0)
        loaded.driven = row.owner == self.process and table.rest is None and key not in self.undriven
        if row.host != table.host and table.phase != "broken":  # written by a version without this column
            with contextlib.suppress(DatabaseAway):  # a process that only reads cannot, and need not
                await table_rows.has_host(self.database, key, table.host)
        self.loaded[key] = loaded
        self.pipeline.notify(loaded, ())
        return loaded

    def _fold(self, loaded: LoadedTable, lines: Sequence[Line], *, remember: bool = False) -> None:
        """Fold lines of the journal; a line that cannot be folded leaves a broken table.

        With `remember`, note for delayed spectators what they are not yet shown.
        """
        table = loaded.table
        following = (*(written.at for written in lines[1:]), now())
        for written, until in zip(lines, following, strict=True):
            if written.number < table.number or table.phase == "broken":
                continue
            try:
                table.read(written.body, written.at)
                if remember and until > now() - table.settings.watch_delay:
                    loaded.audience.remember(written.at)
            except Exception:  # any error concerns this table only
                log.exception("broken table", table=table.id, number=written.number)
                table.mark_broken()

    async def catch_up(self, loaded: LoadedTable) -> None:
        """Fold what other processes wrote; call it with the lock of the table."""
        table = loaded.table
        lines = await self.journal.read(table.id, table.number)
        if not lines:
            return
        gathering, rest = table.phase == "lobby", table.rest
        loaded.commands.update(await self.journal.commands(table.id))
        self._fold(loaded, lines)
        begun = gathering and table.phase == "running"
        loaded.driven &= not begun and table.rest is None
        if table.rest is not rest:
            loaded.forgiven = 0
        loaded.audience.announce()
        self.pipeline.notify(loaded, ())

    async def current(self, table: str) -> LoadedTable:
        """Return a table with every durable line, so that a client of two processes never goes back."""
        loaded = await self.find(table)
        await self.follow([table])
        return loaded

    async def follow(self, keys: Sequence[str]) -> None:
        """Fold what other processes wrote at those of the tables `keys` that are in memory."""
        here = [key for key in keys if key in self.loaded]
        if here and self.database.kind != "sqlite":
            for key, number in (await self.journal.heads(here)).items():
                await self.heard(key, number)

    async def heard(self, table: str, number: int) -> None:
        """Handle a message of the bus: a table now has `number` journal lines."""
        loaded = self.loaded.get(table)
        if loaded is not None and number > loaded.table.number:
            async with loaded.lock:
                await self.catch_up(loaded)

    # Writing

    async def command(self, loaded: LoadedTable, person: str, command: protocol.Command) -> None:
        """Carry out a person's command once. Raise a `Problem` if it is refused."""
        seat = loaded.table.seat_of(person) if isinstance(command, protocol.TakeBack) else None
        if seat is not None and loaded.table.phase == "running":
            await self._judge_undo(loaded.table, seat)  # without the lock: others move meanwhile
        await self.write(
            loaded,
            lambda: decide(loaded.table, person, command, now(), self.shortest),
            actor=(person, command.id),
        )

    async def write(self, loaded: LoadedTable, decide: Decide, actor: Actor = None) -> bool:
        """Write what `decide` returns for the current table; return True if anything was written."""
        async with loaded.lock:
            try:
                for _ in range(TRIES):
                    written = await self._try(loaded, decide, actor)
                    if written is not None:
                        return written
            except DatabaseAway:
                METRICS.database_away.inc()
            raise Wrong("away", status=503)

    async def _try(self, loaded: LoadedTable, decide: Decide, actor: Actor) -> bool | None:
        """Run the pipeline once; return None if another process was quicker and it must be tried again."""
        try:
            return await self.pipeline.run(loaded, decide, actor, lambda: self._catch_up_late(loaded))
        except Problem:
            # Another process may have removed the reason for the refusal: read its lines before refusing.
            if self.database.kind == "sqlite" or not await self._look(loaded):
                raise
            return None
        except Taken:
            await self.catch_up(loaded)
            return None
        except Repeated:
            await self.catch_up(loaded)
            return False

    async def _look(self, loaded: LoadedTable) -> bool:
        """Fold what other processes wrote; return True if there was anything."""
        number = loaded.table.number
        try:
            await self.catch_up(loaded)
        except DatabaseAway:
            raise Wrong("away", status=503) from None
        return loaded.table.number != number

    def _catch_up_late(self, loaded: LoadedTable) -> None:
        """Show a durable write whose writer was cancelled because its client disconnected."""

        async def work() -> None:
            with contextlib.suppress(DatabaseAway):
                async with loaded.lock:
                    await self.catch_up(loaded)

        if self._closed:
            return
        task = asyncio.create_task(work())
        self._late.add(task)
        task.add_done_callback(self._late.discard)

    # Leaving memory

    def close(self) -> None:
        """Stop showing late writes."""
        self._closed = True
        for task in self._late:
            task.cancel()

    def forget_idle(self) -> None:
        """Drop tables from memory that nobody watches and that this process does not drive.

        They go after `IDLE` seconds, or earlier if they are too many: the longest unused one goes first.
        """
        before, just_now, room = now() - IDLE * 1000, now() - JUST_NOW * 1000, MAX_IDLE_ENTRIES
        idle = [
            (loaded.touched, key)
            for key, loaded in self.loaded.items()
            if not loaded.audience.is_watching
            and not loaded.lock.locked()
            and (not loaded.driven or loaded.table.phase != "running")
        ]
        for touched, key in sorted(idle, reverse=True):
            room -= len(self.loaded[key].table.moved_by)
            if touched < before or (room < 0 and touched < just_now):
                del self.loaded[key]


def may_take_long(lines: Sequence[Line]) -> bool:
    """True if folding these lines could block the event loop: even a short record may be slow."""
    return sum(len(one.body) for one in lines) >= LONG or any(OPENING in one.body for one in lines)
