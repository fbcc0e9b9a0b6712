"""The tables of this process: found, folded, written to, and watched.

Any process may write to any table: `(table, number)` is the key, so of two that write at once one loses,
folds what the other wrote, and tries again. The process that holds a table's lease moves its bots and clock.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Any

import structlog

from hautemer.core.codec import encode
from hautemer.core.errors import Problem
from hautemer.server import journal as did
from hautemer.server import protocol as ask
from hautemer.server.bus import Bus
from hautemer.server.commands import decide
from hautemer.server.decision import Decision
from hautemer.server.delay import Delayed
from hautemer.server.leaving import expected_back
from hautemer.server.metrics import METRICS
from hautemer.server.moments import now
from hautemer.server.problems import Wrong
from hautemer.server.scenes import Scenes
from hautemer.server.settings import FOR_PEOPLE, Shortest
from hautemer.server.showing import Showing
from hautemer.server.table import Table, line
from hautemer.server.viewers import Viewer
from hautemer.storage import tables
from hautemer.storage.database import Database, DatabaseAway
from hautemer.storage.journal import Journal, Line, Repeated, Taken, Write

# So often another process may write first before a command is given up; each time it has less to lose to.
TRIES = 20
# A journal of so many bytes is folded beside the loop, and so is any that goes on from a record.
LONG = 50_000
OPENING = b'"opening":'
# Lines of a journal that are no entries; whoever wants to add more to them is refused, and the match goes on.
MAX_BESIDE = 20_000
# What leads a match on, which is written down however full a journal is.
LEADING = (
    did.Started, did.LuckRevealed, did.LuckAgreed, did.Entered, did.Readied, did.Answered, did.Voted,
    did.Resigned, did.Returned,
)  # fmt: skip
# A table that nobody looks at and that nothing is due at leaves memory after so many seconds.
IDLE = 300
# So many entries of such tables are kept in memory at most: about 100 MB.
MAX_IDLE_ENTRIES = 100_000
# Whoever has asked for a table within so many seconds may still be at work with it.
JUST_NOW = 10
# Lines of a journal that are folded in one turn of the loop.
SLICE = 16

log = structlog.get_logger()


class Berth:
    """A table's place in this process."""

    def __init__(
        self, table: Table, commands: dict[tuple[str, str], int], driven: bool, showing: Showing
    ) -> None:
        self.table = table
        self.showing = showing
        self.commands = commands
        self.driven = driven  # this process holds its lease
        self.lock = asyncio.Lock()
        self.scenes = Scenes(table)
        self.delayed = Delayed(table, self.scenes)
        self.viewers: set[Viewer] = set()
        self.announced = False  # everybody is about to look
        self.touched = now()
        self.left_at = now()  # when the last viewer left
        self.forgiven = 0  # how long there was no server while the table rested

    def announce(self) -> None:
        """Something happened: lets everybody look, and those who look on later remember it."""
        self.scenes.changed()
        self.delayed.changed()
        self._show()

    def count_onlookers(self) -> None:
        """Somebody came or went who only looks on: nothing that would have to be remembered."""
        self.table.onlookers = sum(viewer.seat is None for viewer in self.viewers)
        self.scenes.changed()
        self._show()

    def _show(self) -> None:
        """Lets everybody look, when what happens just now has happened."""
        if not self.announced and self.viewers:
            self.announced = True
            self.showing.add(self)


class Harbour:
    """All tables in this process."""

    def __init__(
        self,
        database: Database,
        journal: Journal,
        bus: Bus,
        process: str,
        shortest: Shortest = FOR_PEOPLE,
    ) -> None:
        self.database = database
        self.shortest = shortest  # times at tables
        self.journal = journal
        self.bus = bus
        self.process = process
        self.berths: dict[str, Berth] = {}
        self.showing = Showing()
        self._loading: dict[str, asyncio.Task[Berth]] = {}
        self._late: set[asyncio.Task[None]] = set()
        self._closed = False
        # Tables whose lease is here and whose time without a server is not yet written down.
        self.undriven: set[str] = set()
        # Called with a berth after every change: the driver plans what comes next, notices are sent.
        self.listeners: list[Callable[[Berth, Sequence[Any]], None]] = []

    # Finding

    async def find(self, table: str) -> Berth:
        """A table, folded from its journal where it is not here yet."""
        berth = self.berths.get(table)
        if berth is None:
            loading = self._loading.get(table)
            if loading is None:
                loading = self._loading[table] = asyncio.create_task(self._load(table))
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            berth = await asyncio.shield(loading)
        berth.touched = now()
        return berth

    async def _load(self, key: str) -> Berth:
        row = await tables.get(self.database, key)
        if row is None:
            raise Wrong("no_such_table", status=404)
        table = Table(key, row.secret, row.code, row.game)
        lines = await self.journal.read(key)
        commands = await self.journal.commands(key)  # all of those lines, and perhaps of later ones
        berth = Berth(table, commands, False, self.showing)
        berth.forgiven = row.forgiven
        if may_take_long(lines):
            await asyncio.to_thread(self._fold, berth, lines, remember=True)
        else:
            for begin in range(0, len(lines), SLICE):  # others have their turn in between
                self._fold(berth, lines[begin : begin + SLICE], remember=True)
                await asyncio.sleep(0)
        berth.driven = row.owner == self.process and table.rest is None and key not in self.undriven
        if row.host != table.host and table.phase != "broken":  # a row of a version that did not note it
            with contextlib.suppress(DatabaseAway):  # who only looks can't, and need not
                await tables.has_host(self.database, key, table.host)
        self.berths[key] = berth
        self._tell(berth, ())
        return berth

    def _fold(self, berth: Berth, lines: Sequence[Line], *, remember: bool = False) -> None:
        """Folds lines of the journal; a journal that does not fit the rules leaves a broken table.

        Those who look on later see what there was to see: `remember` what of it is not yet shown to them.
        """
        table = berth.table
        following = (*(written.at for written in lines[1:]), now())
        for written, until in zip(lines, following, strict=True):
            if written.number < table.number or table.phase == "broken":
                continue
            try:
                table.read(written.body, written.at)
                if remember and until > now() - table.settings.watch_delay:
                    berth.scenes.changed()
                    berth.delayed.changed(written.at)
            except Exception as error:  # whatever it is, other tables have nothing to do with it
                log.error("broken table", table=table.id, number=written.number, why=type(error).__name__)
                table.phase = "broken"

    async def catch_up(self, berth: Berth) -> None:
        """Folds what other processes wrote; call it with the table's lock."""
        lines = await self.journal.read(berth.table.id, berth.table.number)
        if lines:
            gathering, rest = berth.table.phase == "lobby", berth.table.rest
            berth.commands.update(await self.journal.commands(berth.table.id))
            self._fold(berth, lines)
            begun = gathering and berth.table.phase == "running"
            berth.driven &= not begun and berth.table.rest is None
            if berth.table.rest is not rest:
                berth.forgiven = 0
            berth.announce()
            self._tell(berth, ())

    async def current(self, table: str) -> Berth:
        """A table with all that was written: who comes from another process never sees less than there."""
        berth = await self.find(table)
        await self.follow([table])
        return berth

    async def follow(self, keys: Sequence[str]) -> None:
        """Folds what other processes wrote at tables that are here."""
        here = [key for key in keys if key in self.berths]
        if here and self.database.kind != "sqlite":
            for key, number in (await self.journal.heads(here)).items():
                await self.heard(key, number)

    async def heard(self, table: str, number: int) -> None:
        """Another process says that a table has so many lines."""
        berth = self.berths.get(table)
        if berth is not None and number > berth.table.number:
            async with berth.lock:
                await self.catch_up(berth)

    # Writing

    async def command(self, berth: Berth, person: str, command: ask.Command) -> None:
        """Carries a person's command out, once; what may not be is a `Problem`."""
        await self.write(
            berth,
            lambda: decide(berth.table, person, command, now(), self.shortest),
            actor=(person, command.id),
        )

    async def write(
        self, berth: Berth, decision: Callable[[], Decision | None], actor: tuple[str, str] | None = None
    ) -> bool:
        """Writes what is decided on the table as it is then; answers whether anything was."""
        async with berth.lock:
            try:
                for _ in range(TRIES):
                    written = await self._try_to_write(berth, decision, actor)
                    if written is not None:
                        return written
            except DatabaseAway:
                METRICS.database_away.inc()
            raise Wrong("away", status=503)

    async def _try_to_write(
        self, berth: Berth, decision: Callable[[], Decision | None], actor: tuple[str, str] | None
    ) -> bool | None:
        """Whether anything was written; None where another process was quicker and it must be tried again."""
        if actor is not None and actor in berth.commands:
            return False
        if berth.table.phase == "broken":
            raise Wrong("broken_table", status=409)
        try:
            decided = decision()
        except Problem:
            # Another process may have changed what this one refuses for: look before saying no.
            if self.database.kind == "sqlite" or not await self._look(berth):
                raise
            return None
        if decided is None:
            return False
        aside = actor is not None and not any(isinstance(event, LEADING) for event in decided.events)
        if aside and berth.table.lines_beside >= MAX_BESIDE:
            raise Wrong("full_journal", status=409)
        try:
            await self._commit(berth, decided, actor)
        except Taken:
            await self.catch_up(berth)
            return None
        except Repeated:
            await self.catch_up(berth)
            return False
        return True

    async def _look(self, berth: Berth) -> bool:
        """Folds what others wrote meanwhile; answers whether there was anything."""
        number = berth.table.number
        try:
            await self.catch_up(berth)
        except DatabaseAway:
            raise Wrong("away", status=503) from None
        return berth.table.number != number

    async def _commit(self, berth: Berth, decision: Decision, actor: tuple[str, str] | None) -> None:
        """Durable, then visible."""
        table, pending = berth.table, decision.pending
        # An entry has one time, whether it is remembered from this moment or read from the journal later.
        at = now() if pending is None or pending.entry.at is None else pending.entry.at
        number = table.number
        lines = tuple(
            Line(table.id, number + position, at, line(event))
            for position, event in enumerate(decision.events)
        )
        index = index_of(table, decision, at)
        starts = any(isinstance(event, did.Started) for event in decision.events)
        resumes = any(isinstance(event, did.Resumed) for event in decision.events)
        if index is not None and (starts or resumes):
            index["owner"] = self.process  # who starts a match drives it
        await self.journal.append(Write(lines, actor, index), lambda: self._catch_up_late(berth))
        berth.driven |= starts or resumes
        if any(isinstance(event, did.Rested) for event in decision.events):
            berth.driven, berth.forgiven = False, 0
        for event in decision.events:
            table.fold(event, at, decision.pending if isinstance(event, did.Entered) else None)
        if actor is not None:
            berth.commands[actor] = number
        METRICS.moves.events += len(lines)
        berth.touched = at
        berth.announce()
        self.bus.publish(table.id, table.number)
        self._tell(berth, decision.events)

    def _catch_up_late(self, berth: Berth) -> None:
        """A writer was cancelled (its line dropped) and what it wrote is durable: so it is shown, too."""

        async def work() -> None:
            with contextlib.suppress(DatabaseAway):
                async with berth.lock:
                    await self.catch_up(berth)

        if self._closed:
            return
        task = asyncio.create_task(work())
        self._late.add(task)
        task.add_done_callback(self._late.discard)

    def _tell(self, berth: Berth, events: Sequence[Any]) -> None:
        for listener in self.listeners:
            listener(berth, events)

    # Leaving

    def close(self) -> None:
        """Shows nobody anything any more."""
        self._closed = True
        for task in self._late:
            task.cancel()

    def forget_idle(self) -> None:
        """Let tables go that nobody looks at and that this process does not drive.

        They go after a while, and at once where they are too many: the one that waited longest goes first.
        """
        before, just_now, room = now() - IDLE * 1000, now() - JUST_NOW * 1000, MAX_IDLE_ENTRIES
        idle = [
            (berth.touched, key)
            for key, berth in self.berths.items()
            if not berth.viewers
            and not berth.lock.locked()
            and (not berth.driven or berth.table.phase != "running")
        ]
        for touched, key in sorted(idle, reverse=True):
            room -= len(self.berths[key].table.moved_by)
            if touched < before or (room < 0 and touched < just_now):
                del self.berths[key]


def may_take_long(lines: Sequence[Line]) -> bool:
    """Whether tables should not wait until these lines are folded: even a short record may be slow."""
    return sum(len(one.body) for one in lines) >= LONG or any(OPENING in one.body for one in lines)


def slow(table: Table) -> bool:
    """Whether a table is played over days."""
    return table.settings.pace.kind == "days"


def index_of(table: Table, decision: Decision, at: int) -> dict[str, Any] | None:
    """What changes in the table's row with these events: a cache for finding it, never the truth."""
    index: dict[str, Any] = {}
    for event in decision.events:
        if isinstance(event, did.Entered):
            assert decision.pending is not None
            if table.game.result(decision.pending.state) is not None:
                index |= {"phase": "finished", "finished_at": at, "due_at": None}
            elif slow(table):
                index |= {"due_at": at, "updated_at": at}
            continue
        match event:
            case did.Started():
                index |= {"phase": "running", "code": None, "open": table.settings.watch == "everybody"}
                index["seats"] = [
                    (seat, table.places[old].person, table.places[old].name)
                    for seat, old in enumerate(event.order)
                ]
                index["seats"] += [(seat, None, "") for seat in range(len(event.order), len(table.places))]
            case did.Joined():
                index.setdefault("seats", seats_of(table))
                index["seats"][event.seat] = (event.seat, event.person, event.name)
            case did.Left() | did.Seated():
                index.setdefault("seats", seats_of(table))
                index["seats"][event.seat] = (event.seat, None, getattr(event, "name", ""))
            case did.Arranged():
                index["seats"] = [
                    (seat, table.places[old].person, table.places[old].name)
                    for seat, old in enumerate(event.order)
                ]
            case did.Changed():
                index |= {"game": event.settings.game, "open": event.settings.open}
                index["seats"] = seats_of(table)[: event.settings.seats]
            case did.Moved(seat=seat, person=person):
                if seat is None or table.places[seat].person == table.host:
                    index["host"] = person
                if seat is not None:
                    index.setdefault("seats", seats_of(table))
                    index["seats"][seat] = (seat, person, table.places[seat].name)
            case did.Inherited():
                index["host"] = heir_of(table, decision.events, event.seat)
            case did.Voted(motion="call_off", wanted=True):
                wanting = table.motions.get("call_off", set()) | {event.seat}
                if len(wanting) >= table.needed():
                    index |= {"phase": "called_off", "finished_at": at, "due_at": None}
            case did.Carried(motion="call_off"):
                index |= {"phase": "called_off", "finished_at": at, "due_at": None}
            case did.Rested():
                asked = [seat for seat in table.running.waiting_for() if seat in table.people()]
                index |= {"owner": None, "rested_at": at, "due_at": event.due, "forgiven": 0}
                index |= {"seen_at": expected_back(table), "asked": encode(asked).decode()}
            case did.Resumed():
                index |= {"rested_at": None, "forgiven": 0, "asked": None}
            case did.Closed():
                index |= {"phase": "closed", "finished_at": at, "code": None, "due_at": None}
    if index:
        index["updated_at"] = at
    return index or None


def heir_of(table: Table, events: Sequence[Any], seat: int | None) -> str:
    """Who has a seat that the table goes to: perhaps he sits down just now; nobody where it is no seat."""
    if seat is None:
        return ""
    joined = {event.seat: event.person for event in events if isinstance(event, did.Joined)}
    return joined.get(seat) or table.places[seat].person or ""


def seats_of(table: Table) -> list[tuple[int, str | None, str]]:
    """Who has which seat."""
    return [(seat, place.person, place.name) for seat, place in enumerate(table.places)]
