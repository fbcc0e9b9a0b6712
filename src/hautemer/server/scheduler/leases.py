"""Keeps this process's leases: beats, takes over what a dead process left, looks at what others wrote."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator, Sequence
from functools import partial

import structlog

from hautemer.server import journal as did
from hautemer.server import retention
from hautemer.server.config import Config
from hautemer.server.decision import Decision
from hautemer.server.driver import Driver
from hautemer.server.ending import end
from hautemer.server.harbour import Berth, Harbour
from hautemer.server.leaving import carried, deserted, forgotten, inherited
from hautemer.server.metrics import METRICS
from hautemer.server.moments import now
from hautemer.server.notices import Notices
from hautemer.server.problems import Wrong
from hautemer.server.settings import DAY
from hautemer.server.table import Table
from hautemer.storage import people, processes, tables
from hautemer.storage.database import DatabaseAway

# Seconds between two looks for tables that nobody drives.
BEAT = 1.0
# Seconds between two looks for tables that everybody has forgotten.
SWEEP = 600
# More milliseconds than any clock is wrong by.
EVER = 10**15

log = structlog.get_logger()


class Keeper:
    """The watch of one process."""

    def __init__(self, harbour: Harbour, driver: Driver, notices: Notices, config: Config) -> None:
        self.harbour = harbour
        self.driver = driver
        self.notices = notices
        self.config = config
        self._task: asyncio.Task[None] | None = None
        self._driving: asyncio.Task[None] | None = None
        # Tables that nobody drove, by the last sign of who did: until their lease is here or elsewhere, and
        # then until they are driven here.
        self._abandoned: dict[str, int | None] = {}
        self._taken: dict[str, int | None] = {}

    async def start(self) -> None:
        """Claim what waits, then keep watch; claimed tables are folded while people are served."""
        # Whoever has opened a SQLite file is alone with it: everybody else is dead, however lately seen, even
        # in the future if the clock was set back.
        harbour = self.harbour
        alone = harbour.database.kind == "sqlite"
        stale = -EVER if alone else int(self.config.stale * 1000)
        await processes.begin(harbour.database, harbour.process, now(), stale)
        await self._take_over(stale)
        self._task = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """Stops watching."""
        await end(self._task)
        await end(self._driving)

    async def _watch(self) -> None:
        polled = 0.0
        loop = asyncio.get_running_loop()
        swept = loop.time()  # those who were there before a restart come back first
        while True:
            await asyncio.sleep(BEAT)
            try:
                self._drop_slow_readers(loop.time())  # also while the database is away
                await self._take_over(int(self.config.stale * 1000))
                if self.harbour.database.kind != "sqlite" and loop.time() - polled >= self.config.poll:
                    polled = loop.time()
                    await self._poll()
                await self._call_away()
                await self._follow()
                await self._rest()
                if loop.time() - swept >= SWEEP:
                    swept = loop.time()
                    await self.sweep(now())
                self.harbour.forget_idle()
                METRICS.tables.set(len(self.harbour.berths))
            except DatabaseAway:
                log.warning("database away", process=self.harbour.process)
            except Exception as error:
                log.exception("keeper", why=type(error).__name__)

    def _drop_slow_readers(self, at: float) -> None:
        for berth in self.harbour.berths.values():
            for viewer in berth.viewers:
                if viewer.is_slow(at):
                    viewer.leave("slow")

    async def _follow(self) -> None:
        """Does what follows from who is gone: somebody who is there is the host, votes are counted again."""
        for berth in list(self.harbour.berths.values()):
            with alone(berth.table.id):
                if what_follows(berth):
                    await self.harbour.write(berth, partial(what_follows, berth))

    async def sweep(self, at: int) -> None:
        """Close tables that everybody has forgotten, call deserted matches off, delete what is too old."""
        for key in await tables.gathering(self.harbour.database, at - DAY):
            with alone(key):
                berth = await self.harbour.find(key)
                if not berth.viewers:
                    await self.harbour.write(berth, partial(forgotten, berth.table, at))
        days = self.config.abandoned_days
        for key in await tables.deserted(self.harbour.database, at - days * DAY) if days else ():
            with alone(key):
                berth = await self.harbour.find(key)
                if not berth.viewers and await self.harbour.write(
                    berth, partial(deserted, berth.table, at, days)
                ):
                    log.info("called off", table=key, why="deserted", days=days)
        await retention.sweep(self.harbour, self.config.keep, at)

    async def _rest(self) -> None:
        """Let tables rest that nobody needs; let those go on that somebody has come to or written to."""
        for berth in list(self.harbour.berths.values()):
            table = berth.table
            with alone(table.id):
                if table.rest is not None and (berth.viewers or table.last_at > table.rest.at):
                    await self.harbour.write(berth, partial(resumed, berth))
                elif self._rest_of(berth):
                    await self.harbour.write(berth, partial(self._rest_of, berth))

    def _rest_of(self, berth: Berth) -> Decision | None:
        table, attendance = berth.table, self.driver.attendance
        if not berth.driven or table.phase != "running" or berth.viewers:
            return None
        due = None if table.paused else self.driver.due(table)
        busy = self.driver.is_busy(table.id) or self.notices.is_busy(berth)
        return attendance.rest_of(berth, now(), due, busy=busy)

    async def welcome(self, berth: Berth) -> None:
        """Let the match go on at a table that somebody has come to."""
        key = berth.table.id
        with contextlib.suppress(DatabaseAway), alone(key):  # the next beat does it
            if key in self._taken:
                await self._drive(berth, self._taken[key])
            elif berth.table.rest is not None:
                await self.harbour.write(berth, partial(resumed, berth))
        if berth.driven:
            self.driver.changed(berth, ())

    async def _take_over(self, stale: int) -> None:
        """Beats, and takes over tables that nobody drives who was seen in so many milliseconds."""
        harbour, at, abandoned = self.harbour, now(), self._abandoned
        abandoned |= await processes.abandoned_since(harbour.database, at, stale)
        await processes.beat(harbour.database, harbour.process, at)
        if abandoned:
            await self._take(at, stale)
        if self._taken and (self._driving is None or self._driving.done()):
            self._driving = asyncio.create_task(self._drive_all())

    async def _take(self, at: int, stale: int) -> None:
        """Take the leases of tables that nobody drives, unless others do."""
        harbour, abandoned = self.harbour, self._abandoned
        # What fails on the way is tried again with the next beat: what is taken already is taken once more.
        taken = await processes.take(harbour.database, harbour.process, list(abandoned), at, stale)
        self._taken |= {key: abandoned[key] for key in taken}
        harbour.undriven.update(taken)
        abandoned.clear()

    async def _drive_all(self) -> None:
        """Drive what was taken over, one table after the other: those first that somebody looks at."""
        taken, berths = self._taken, self.harbour.berths
        while taken:
            key = next((key for key in taken if key in berths and berths[key].viewers), next(iter(taken)))
            sign = taken[key]
            try:
                await self._drive(await self.harbour.find(key), sign)
            except Wrong as wrong:
                log.warning("not taken over", table=key, why=wrong.key)
                if wrong.key == "away":
                    return  # the next beat tries again
            except DatabaseAway:
                return
            except Exception as error:
                log.exception("not taken over", table=key, why=type(error).__name__)
            taken.pop(key, None)
            self.harbour.undriven.discard(key)

    async def _drive(self, berth: Berth, sign: int | None) -> None:
        """Drive a table from now on; time without a server counts against nobody."""
        table = berth.table

        def decision() -> Decision | None:
            if table.id not in self._taken:
                return None  # somebody who came was quicker
            berth.driven = True
            if table.phase != "running":
                return None
            if table.rest is not None:
                return resumed(berth)
            # Less than nothing where the machine's clock was set back: what was running is shifted back, too.
            return Decision((did.Away(now() - max(table.last_at, sign or 0)),))

        try:
            written = await self.harbour.write(berth, decision)
        except BaseException:
            berth.driven = False
            raise
        self._taken.pop(table.id, None)
        self.harbour.undriven.discard(table.id)
        if not written:
            self.driver.changed(berth, ())

    async def _poll(self) -> None:
        """Looks at heads, leases and devices of the tables here: words between processes may get lost."""
        harbour = self.harbour
        owned = set(await processes.owned(harbour.database, harbour.process)) - harbour.undriven
        for key, berth in list(harbour.berths.items()):
            if berth.driven != (key in owned):
                berth.driven = key in owned
                self.driver.changed(berth, ())
        await self._sign_out()
        await harbour.follow(list(harbour.berths))

    async def _sign_out(self) -> None:
        """Drops the sockets of devices that were signed out at another process."""
        here = [
            viewer for berth in self.harbour.berths.values() for viewer in berth.viewers if viewer.session
        ]
        known = await people.signed_in(self.harbour.database, {viewer.session for viewer in here})
        for viewer in here:
            if viewer.session not in known:
                viewer.sign_out()

    async def _call_away(self) -> None:
        """Those whom only a process saw that is dead are away, or have a line to this one meanwhile."""
        harbour = self.harbour
        tables = [berth.table for berth in harbour.berths.values()]
        seers = {place.seen_by for table in tables for place in (*table.places, table.lookout) if place.here}
        if not seers - {harbour.process}:
            return
        living = [harbour.process]
        if harbour.database.kind != "sqlite":
            living += await processes.others(harbour.database, now(), int(self.config.stale * 1000))
        for berth in list(harbour.berths.values()):
            if orphans(berth.table, living):
                with alone(berth.table.id):  # later, then
                    await harbour.write(berth, partial(self._called_away, berth, living))

    def _called_away(self, berth: Berth, living: Sequence[str]) -> Decision | None:
        lines = {viewer.person for viewer in berth.viewers if viewer.is_here}
        table, process = berth.table, self.harbour.process
        seats = orphans(table, living)
        seen = tuple(did.Seen(seat, table.whose(seat) in lines, process) for seat in seats)
        return Decision(seen) if seen else None

    async def dock(self) -> None:
        """Writes down until when there was a server, and lets all tables go."""
        running = [
            berth for berth in self.harbour.berths.values() if berth.driven and berth.table.phase == "running"
        ]
        await asyncio.gather(
            *(self.harbour.write(berth, lambda: Decision((did.Docked(),))) for berth in running),
            return_exceptions=True,
        )
        await processes.release(self.harbour.database, self.harbour.process)


@contextlib.contextmanager
def alone(table: str) -> Iterator[None]:
    """What can not be done at one table, or goes wrong there, is not the others' trouble."""
    try:
        yield
    except Wrong:
        pass
    except DatabaseAway:
        raise
    except Exception as error:
        log.exception("keeper", table=table, why=type(error).__name__)


def resumed(berth: Berth) -> Decision | None:
    """Return that a table at rest goes on."""
    table = berth.table
    if table.rest is None or table.phase != "running":
        return None
    return Decision((did.Resumed(berth.forgiven),))


def what_follows(berth: Berth) -> Decision | None:
    """What follows now if somebody is gone."""
    table = berth.table
    return inherited(table, now()) or carried(table, now())


def orphans(table: Table, living: Sequence[str]) -> list[int | None]:
    """The seats of people who are called here by a process that does not live; None: the host without one."""
    if table.phase in ("closed", "broken"):
        return []
    seats = [None, *range(len(table.places))]
    return [seat for seat in seats if table.place(seat).here and table.place(seat).seen_by not in living]
