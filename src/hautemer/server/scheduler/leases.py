"""Leases: this process renews its own, claims those of dead processes, and polls the writes of others."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator, Sequence
from functools import partial

import structlog

from hautemer.server.config import Config
from hautemer.server.errors import Wrong
from hautemer.server.metrics import METRICS
from hautemer.server.notifications.planner import Notifications
from hautemer.server.scheduler import retention
from hautemer.server.scheduler.scheduler import Scheduler
from hautemer.server.sockets.broadcast import audience_of
from hautemer.server.tables import events
from hautemer.server.tables.absence import carried, deserted, forgotten, inherited
from hautemer.server.tables.decision import Decision
from hautemer.server.tables.loaded import LoadedTable
from hautemer.server.tables.registry import Tables
from hautemer.server.tables.settings import DAY
from hautemer.server.tables.table import Table
from hautemer.server.workers.tasks import end
from hautemer.storage import people, processes
from hautemer.storage import tables as table_rows
from hautemer.storage.database import DatabaseAway
from hautemer.storage.timestamps import now

# Seconds between two heartbeats, each with a search for tables without a living owner.
BEAT = 1.0
# Seconds between two searches for forgotten tables.
SWEEP = 600
# More milliseconds than any clock can be wrong.
EVER = 10**15

log = structlog.get_logger()


class Leases:
    """The leases of one process."""

    def __init__(self, tables: Tables, scheduler: Scheduler, notices: Notifications, config: Config) -> None:
        self.tables = tables
        self.scheduler = scheduler
        self.notifications = notices
        self.config = config
        self._task: asyncio.Task[None] | None = None
        self._driving: asyncio.Task[None] | None = None
        # Tables without a living owner, with its last heartbeat: first until their lease is here or
        # elsewhere, then until they are driven here.
        self._abandoned: dict[str, int | None] = {}
        self._taken: dict[str, int | None] = {}

    async def start(self) -> None:
        """Claim abandoned tables, then watch; claimed tables are folded while clients are served."""
        # Only one process can open a SQLite file. All others are dead, however recent their heartbeat, even
        # one in the future if the clock was set back.
        tables = self.tables
        alone = tables.database.kind == "sqlite"
        stale = -EVER if alone else int(self.config.stale * 1000)
        await processes.begin(tables.database, tables.process, now(), stale)
        await self._take_over(stale)
        self._task = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """Stop watching."""
        await end(self._task)
        await end(self._driving)

    async def _watch(self) -> None:
        polled = 0.0
        loop = asyncio.get_running_loop()
        swept = loop.time()  # after a restart, people get time to reconnect first
        while True:
            await asyncio.sleep(BEAT)
            try:
                self._drop_slow_readers(loop.time())  # also while the database is away
                await self._take_over(int(self.config.stale * 1000))
                if self.tables.database.kind != "sqlite" and loop.time() - polled >= self.config.poll:
                    polled = loop.time()
                    await self._poll()
                await self._call_away()
                await self._follow()
                await self._rest()
                if loop.time() - swept >= SWEEP:
                    swept = loop.time()
                    await self.sweep(now())
                self.tables.forget_idle()
                METRICS.tables.set(len(self.tables.loaded))
            except DatabaseAway:
                log.warning("database away", process=self.tables.process)
            except Exception as error:
                log.exception("keeper", why=type(error).__name__)

    def _drop_slow_readers(self, at: float) -> None:
        for loaded in self.tables.loaded.values():
            for viewer in audience_of(loaded).viewers:
                if viewer.is_slow(at):
                    viewer.leave("slow")

    async def _follow(self) -> None:
        """Replace hosts who are gone, and count votes again without the missing people."""
        for loaded in list(self.tables.loaded.values()):
            with alone(loaded.table.id):
                if what_follows(loaded):
                    await self.tables.write(loaded, partial(what_follows, loaded))

    async def sweep(self, at: int) -> None:
        """Close forgotten tables, call off deserted matches, delete old data."""
        for key in await table_rows.gathering(self.tables.database, at - DAY):
            with alone(key):
                loaded = await self.tables.find(key)
                if not loaded.audience.is_watching:
                    await self.tables.write(loaded, partial(forgotten, loaded.table, at))
        days = self.config.abandoned_days
        for key in await table_rows.deserted(self.tables.database, at - days * DAY) if days else ():
            with alone(key):
                loaded = await self.tables.find(key)
                if not loaded.audience.is_watching and await self.tables.write(
                    loaded, partial(deserted, loaded.table, at, days)
                ):
                    log.info("called off", table=key, why="deserted", days=days)
        await retention.sweep(self.tables, self.config.keep, at)

    async def _rest(self) -> None:
        """Let tables rest that nobody needs; resume those that somebody has come to or written to."""
        for loaded in list(self.tables.loaded.values()):
            table = loaded.table
            with alone(table.id):
                if table.rest is not None and (loaded.audience.is_watching or table.last_at > table.rest.at):
                    await self.tables.write(loaded, partial(resumed, loaded))
                elif self._rest_of(loaded):
                    await self.tables.write(loaded, partial(self._rest_of, loaded))

    def _rest_of(self, loaded: LoadedTable) -> Decision | None:
        table, attendance = loaded.table, self.scheduler.attendance
        if not loaded.driven or table.phase != "running" or loaded.audience.is_watching:
            return None
        due = None if table.paused else self.scheduler.due(table)
        busy = self.scheduler.is_busy(table.id) or self.notifications.is_busy(loaded)
        return attendance.rest_of(loaded, now(), due, busy=busy)

    async def welcome(self, loaded: LoadedTable) -> None:
        """Resume the match at a table when somebody comes."""
        key = loaded.table.id
        with contextlib.suppress(DatabaseAway), alone(key):  # the next heartbeat does it
            if key in self._taken:
                await self._drive(loaded, self._taken[key])
            elif loaded.table.rest is not None:
                await self.tables.write(loaded, partial(resumed, loaded))
        if loaded.driven:
            self.scheduler.changed(loaded, ())

    async def _take_over(self, stale: int) -> None:
        """Renew our heartbeat, then claim tables whose owner has been silent for `stale` milliseconds."""
        tables, at, abandoned = self.tables, now(), self._abandoned
        abandoned |= await processes.abandoned_since(tables.database, at, stale)
        await processes.beat(tables.database, tables.process, at)
        if abandoned:
            await self._take(at, stale)
        if self._taken and (self._driving is None or self._driving.done()):
            self._driving = asyncio.create_task(self._drive_all())

    async def _take(self, at: int, stale: int) -> None:
        """Claim the leases of abandoned tables, unless other processes are quicker."""
        tables, abandoned = self.tables, self._abandoned
        # After a failure the next heartbeat tries again; a claim of our own table succeeds once more.
        taken = await processes.take(tables.database, tables.process, list(abandoned), at, stale)
        self._taken |= {key: abandoned[key] for key in taken}
        tables.undriven.update(taken)
        abandoned.clear()

    async def _drive_all(self) -> None:
        """Drive the claimed tables, one after the other, watched ones first."""
        taken, loaded = self._taken, self.tables.loaded
        while taken:
            key = next(
                (key for key in taken if key in loaded and loaded[key].audience.is_watching),
                next(iter(taken)),
            )
            heartbeat = taken[key]
            try:
                await self._drive(await self.tables.find(key), heartbeat)
            except Wrong as wrong:
                log.warning("not taken over", table=key, why=wrong.key)
                if wrong.key == "away":
                    return  # the next heartbeat tries again
            except DatabaseAway:
                return
            except Exception as error:
                log.exception("not taken over", table=key, why=type(error).__name__)
            taken.pop(key, None)
            self.tables.undriven.discard(key)

    async def _drive(self, loaded: LoadedTable, heartbeat: int | None) -> None:
        """Drive a table from now on; time without a server counts against nobody."""
        table = loaded.table

        def decision() -> Decision | None:
            if table.id not in self._taken:
                return None  # a person who came was quicker
            loaded.driven = True
            if table.phase != "running":
                return None
            if table.rest is not None:
                return resumed(loaded)
            # Negative if the machine's clock was set back: running clocks are shifted back, too.
            return Decision((events.Away(now() - max(table.last_at, heartbeat or 0)),))

        try:
            written = await self.tables.write(loaded, decision)
        except BaseException:
            loaded.driven = False
            raise
        self._taken.pop(table.id, None)
        self.tables.undriven.discard(table.id)
        if not written:
            self.scheduler.changed(loaded, ())

    async def _poll(self) -> None:
        """Poll heads, leases and sessions of the tables here: a message of the bus may get lost."""
        tables = self.tables
        owned = set(await processes.owned(tables.database, tables.process)) - tables.undriven
        for key, loaded in list(tables.loaded.items()):
            if loaded.driven != (key in owned):
                loaded.driven = key in owned
                self.scheduler.changed(loaded, ())
        await self._sign_out()
        await tables.follow(list(tables.loaded))

    async def _sign_out(self) -> None:
        """Drop the sockets of devices that were signed out at another process."""
        here = [
            viewer
            for loaded in self.tables.loaded.values()
            for viewer in audience_of(loaded).viewers
            if viewer.session
        ]
        known = await people.signed_in(self.tables.database, {viewer.session for viewer in here})
        for viewer in here:
            if viewer.session not in known:
                viewer.sign_out()

    async def _call_away(self) -> None:
        """Note as away the people whom only a dead process saw, unless they are connected to this one."""
        tables = self.tables
        here = [loaded.table for loaded in tables.loaded.values()]
        seers = {place.seen_by for table in here for place in (*table.places, table.lookout) if place.here}
        if not seers - {tables.process}:
            return
        living = [tables.process]
        if tables.database.kind != "sqlite":
            living += await processes.others(tables.database, now(), int(self.config.stale * 1000))
        for loaded in list(tables.loaded.values()):
            if orphans(loaded.table, living):
                with alone(loaded.table.id):  # the next heartbeat tries again
                    await tables.write(loaded, partial(self._called_away, loaded, living))

    def _called_away(self, loaded: LoadedTable, living: Sequence[str]) -> Decision | None:
        lines = {viewer.person for viewer in audience_of(loaded).viewers if viewer.is_here}
        table, process = loaded.table, self.tables.process
        seats = orphans(table, living)
        seen = tuple(events.Seen(seat, table.whose(seat) in lines, process) for seat in seats)
        return Decision(seen) if seen else None

    async def dock(self) -> None:
        """Note in the journals when the server stopped, and release all leases."""
        running = [
            loaded
            for loaded in self.tables.loaded.values()
            if loaded.driven and loaded.table.phase == "running"
        ]
        await asyncio.gather(
            *(self.tables.write(loaded, lambda: Decision((events.Docked(),))) for loaded in running),
            return_exceptions=True,
        )
        await processes.release(self.tables.database, self.tables.process)


@contextlib.contextmanager
def alone(table: str) -> Iterator[None]:
    """Keep an error at one table from affecting the others."""
    try:
        yield
    except Wrong:
        pass
    except DatabaseAway:
        raise
    except Exception as error:
        log.exception("keeper", table=table, why=type(error).__name__)


def resumed(loaded: LoadedTable) -> Decision | None:
    """Decide to resume a table at rest."""
    table = loaded.table
    if table.rest is None or table.phase != "running":
        return None
    return Decision((events.Resumed(loaded.forgiven),))


def what_follows(loaded: LoadedTable) -> Decision | None:
    """Decide what follows from the absence of people."""
    table = loaded.table
    return inherited(table, now()) or carried(table, now())


def orphans(table: Table, living: Sequence[str]) -> list[int | None]:
    """Return the seats of people seen only by a process that is dead; None: a host without a seat."""
    if table.phase in ("closed", "broken"):
        return []
    seats = [None, *range(len(table.places))]
    return [seat for seat in seats if table.place(seat).here and table.place(seat).seen_by not in living]
