"""The scheduler: bots move, windows close, time runs out.

Only the process that holds a table's lease drives it. Due times follow from the journal alone, so they
survive restarts. A bot's answer is shown at a time that follows from public information: since when the match
waits for the bot, and when the last entry was made. A prompt that changes in secret changes no time.

The load of the server after an entry reveals nothing either: bots start to think at random times, and for a
bot that the match does not wait for, the server does the same work whether the bot can act or not.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

import structlog

from hautemer.core.errors import Problem, Refused
from hautemer.core.thinking import BotAnswer
from hautemer.core.turns import clock_move
from hautemer.server.config import Config
from hautemer.server.errors import Wrong
from hautemer.server.scheduler import debates
from hautemer.server.scheduler.attendance import Attendance
from hautemer.server.scheduler.bot_questions import BotQuestions
from hautemer.server.scheduler.latch import Latch
from hautemer.server.tables import events
from hautemer.server.tables.commands import claim
from hautemer.server.tables.decision import Decision
from hautemer.server.tables.events import entered
from hautemer.server.tables.loaded import LoadedTable
from hautemer.server.tables.pace import FACTORS
from hautemer.server.tables.preconditions import a_bot
from hautemer.server.tables.registry import Tables
from hautemer.server.tables.table import Table
from hautemer.storage.timestamps import now

# A bot answers after its pause times a factor between these.
SOONEST, LATEST = 0.7, 1.3
# Bots answer in this first part of a window, so that it need not wait for them.
SHARE = 0.6
EVERY_BOT = -1  # in place of a seat: what is drawn once for all bots
# A bot starts to think after a part of the budget between these.
BEGIN_SOONEST, BEGIN_LATEST = 0.1, 0.6
# Without people at the table, bots answer after at least about this many milliseconds.
ALONE = 200
# Seconds until a bot whose question raised an exception is asked again: doubled each time, up to a limit.
FIRST_BREAK, LONGEST_BREAK = 1.0, 60.0

log = structlog.get_logger()


class BotRequest(NamedTuple):
    """A question to a bot: the length of the log, the number of the bot's prompt, the claims of people."""

    entries: int
    prompt: int
    heard: int


class TableSchedule:
    """The timers and tasks of one table, which its journal does not contain."""

    def __init__(self) -> None:
        self.timer: asyncio.TimerHandle | None = None
        self.asked: dict[int, BotRequest] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.pretended: dict[int, int] = {}  # by seat: the length of the log
        self.pretending: set[asyncio.Task[None]] = set()
        # By seat: seconds until a question that raised an exception is asked again.
        self.breaks: defaultdict[int, float] = defaultdict(lambda: FIRST_BREAK)
        self.working: asyncio.Task[None] | None = None
        self.searching = (-1, 0.0)  # the length of the log, and how long bots may search that are asked then
        self.paced = 0  # the last change of pace that the waiting bots know
        self.waiting: set[asyncio.Future[None]] = set()  # bots that know their answer and wait for its time

    async def wait(self, milliseconds: int) -> None:
        """Wait for `milliseconds`, or until the pace of bots changes.

        No exception ends the wait: its traceback would keep the table in memory until the next collection.
        """
        loop = asyncio.get_running_loop()
        over = loop.create_future()
        timer = loop.call_later(milliseconds / 1000, end, over)
        self.waiting.add(over)
        try:
            await over
        finally:
            timer.cancel()
            self.waiting.discard(over)

    def seconds(self, entries: int, decide: Callable[[], float]) -> float:
        """Return for how long a bot may search that is asked after `entries` entries.

        All bots that are asked at this length of the log get the same: it is decided once.
        """
        if self.searching[0] != entries:
            self.searching = (entries, decide())
        return self.searching[1]

    def nudge(self) -> None:
        """Wake the bots that wait for the time of their answer: it may have changed."""
        for over in self.waiting:
            end(over)


class Scheduler:
    """The driver of all tables whose lease this process holds."""

    def __init__(self, tables: Tables, questions: BotQuestions, config: Config) -> None:
        self.tables = tables
        self.questions = questions
        self.budget = config.budget  # milliseconds to think, which pass whether they are needed or not
        self.attendance = Attendance(config)
        self.schedules: dict[str, TableSchedule] = {}
        self.closing = False
        tables.listeners.append(self.changed)

    def changed(self, loaded: LoadedTable, happened: Sequence[Any]) -> None:
        """Plan the next actions after a change of a table."""
        table = loaded.table
        if any(isinstance(event, events.Away) for event in happened):
            self.stop(table.id)  # times have shifted: ask every bot again
        schedule = self.schedules.get(table.id)
        moves = loaded.driven and table.phase == "running" and table.rest is None and not table.paused
        if not moves or self.closing or not self.attendance.is_attended(loaded, now()):
            if schedule is not None:
                self.stop(table.id)
            return
        if schedule is None:
            schedule = self.schedules[table.id] = TableSchedule()
        self._ask_bots(loaded, schedule)
        if schedule.paced != table.clock.paced or debates.is_open(table):
            schedule.paced = table.clock.paced
            schedule.nudge()
        self._set_timer(loaded, schedule)

    def is_busy(self, table: str) -> bool:
        """True if a bot thinks or waits to answer at a table, or the clock acts."""
        schedule = self.schedules.get(table)
        if schedule is None:
            return False
        return schedule.working is not None or any(not task.done() for task in schedule.thinking.values())

    def stop(self, table: str) -> None:
        """Stop driving a table."""
        schedule = self.schedules.pop(table, None)
        if schedule is not None:
            if schedule.timer is not None:
                schedule.timer.cancel()
            for task in (*schedule.thinking.values(), *schedule.pretending):
                task.cancel()

    def close(self) -> None:
        """Stop driving all tables."""
        self.closing = True
        for table in list(self.schedules):
            self.stop(table)

    # Bots

    def _ask_bots(self, loaded: LoadedTable, schedule: TableSchedule) -> None:
        """Ask every bot that has something to answer, once per state of the match."""
        table, match = loaded.table, loaded.table.running
        waiting = match.waiting_for()
        heard = debates.heard(table)
        together = Latch()
        bots = dict(table.bots())
        seconds = schedule.seconds(
            len(match.log), lambda: self.questions.seconds(table, sum(seat in bots for seat in waiting))
        )
        for seat in schedule.asked.keys() - bots:
            del schedule.asked[seat]  # its owner is back, and may ask a bot again
        for seat, bot in bots.items():
            prompt = match.prompts[seat]
            asking = BotRequest(len(match.log), prompt.number, heard)
            known = schedule.asked.get(seat)
            must = seat in waiting
            if known == asking:
                continue
            same = known is not None and known.prompt == prompt.number and known.heard >= heard
            if not prompt.offers or (same and (must or not window_is_open(table))):
                # There is nothing to answer, or the same prompt is being answered or was declined.
                if not must and table.game.has_windows:
                    self._pretend(loaded, schedule, seat, bot)
                continue
            busy = schedule.thinking.pop(seat, None)
            if busy is not None:
                busy.cancel()
            schedule.asked[seat] = asking
            since = asked_since(table, seat)
            thinking = asyncio.create_task(
                self._think(
                    loaded,
                    schedule,
                    seat,
                    bot,
                    prompt.number,
                    since,
                    together,
                    must=must,
                    seconds=seconds if must else 0.0,
                )
            )
            together.enter(thinking)
            schedule.thinking[seat] = thinking

    def _pretend(self, loaded: LoadedTable, schedule: TableSchedule, seat: int, bot: str) -> None:
        """Do the same work for a bot that the match does not wait for as for one that can act."""
        entries = len(loaded.table.running.log)
        if schedule.pretended.get(seat) != entries:
            schedule.pretended[seat] = entries
            task = asyncio.create_task(self._think_of_nothing(loaded.table, seat, bot))
            schedule.pretending.add(task)
            task.add_done_callback(schedule.pretending.discard)

    async def _think_of_nothing(self, table: Table, seat: int, bot: str) -> None:
        """Do the work of an answer, without one."""
        await self._begin(table, seat)
        if is_played_by_bot(table, seat):
            await self.questions.pretend(table, seat, bot, in_window=window_is_open(table))

    async def _begin(self, table: Table, seat: int) -> None:
        """Wait until a bot starts to think about the last entry."""
        moved = table.clock.moved
        part = chance_of(table, seat, moved, "begins").uniform(BEGIN_SOONEST, BEGIN_LATEST)
        early = moved + self.budget * part - now()
        if early > 0:
            await asyncio.sleep(early / 1000)

    def moment(self, table: Table, seat: int, since: int) -> int:
        """Return when to show the answer of a bot that has been asked since `since`.

        After every entry there is time for every bot that has to think again, and no bot answers within it:
        otherwise an answer would reveal that its prompt changed. This time begins when screens have played
        the entry out, which follows from its public facts. The same applies after a change of pace, which is
        public and scales the wait of all bots.
        """
        together = debates.answers_at(table, seat, since, self._wait(table, EVERY_BOT, since))
        if together is not None:
            return together
        begun = max(table.clock.moved, table.clock.shown, table.clock.paced)
        # A whole budget remains after the latest time at which a bot starts to think.
        thought = self.budget * (BEGIN_LATEST + chance_of(table, seat, begun).uniform(1, 2))
        return max(since + self._wait(table, seat, since), begun + int(thought))

    def _wait(self, table: Table, seat: int, since: int) -> int:
        pause = 0.0 if table.hurried else table.settings.pace.bot * FACTORS[table.pace]
        if not table.people() and not self.attendance.bots_alone:
            pause = max(pause, ALONE)
        wait = pause * chance_of(table, seat, since).uniform(SOONEST, LATEST)
        window = table.clock.window
        if window is not None:
            wait = min(wait, SHARE * table.window_length(window.name))
        return int(wait)

    async def _think(
        self,
        loaded: LoadedTable,
        schedule: TableSchedule,
        seat: int,
        bot: str,
        prompt: int,
        since: int,
        together: Latch,
        *,
        must: bool,
        seconds: float,
    ) -> None:
        """Let a bot think, wait for the time of its answer, and enter its move."""
        table = loaded.table
        try:
            await self._begin(table, seat)
            if not is_played_by_bot(table, seat):
                return
            answer = await self.questions.answer(table, seat, bot, must=must, seconds=seconds)
            # On a busy machine thinking ends after the time of the answer. Bots that were asked together are
            # then late together, so that nobody sees which of them had more to think about.
            await together.leave()
            if answer.move is None:
                return
            await self._be_late(now() - self.moment(table, seat, since))
            while is_played_by_bot(table, seat):
                early = self.moment(table, seat, since) - now()
                if early > 0:
                    await schedule.wait(early)
                elif await self.tables.write(
                    loaded, lambda: self._bot_decision(table, seat, prompt, since, answer)
                ):
                    schedule.breaks.pop(seat, None)
                    return
        except Refused:
            self._ask_anew(loaded, seat)
        except Exception as error:
            seconds = FIRST_BREAK
            if not isinstance(error, Wrong):  # the database is away
                log.exception("bot", table=table.id, seat=seat, why=type(error).__name__)
                seconds = schedule.breaks[seat]
                schedule.breaks[seat] = min(LONGEST_BREAK, 2 * seconds)
            await asyncio.sleep(seconds)
            self._ask_anew(loaded, seat)

    async def _be_late(self, late: int) -> None:
        """Round a delay up to whole budgets, so that it reveals little about the thinking time."""
        if late > 0 and self.budget:
            await asyncio.sleep(-late % self.budget / 1000)

    def _ask_anew(self, loaded: LoadedTable, seat: int) -> None:
        schedule = self.schedules.get(loaded.table.id)
        if schedule is not None:
            schedule.asked.pop(seat, None)
            schedule.thinking.pop(seat, None)
            self.changed(loaded, ())

    def _bot_decision(
        self, table: Table, seat: int, prompt: int, since: int, answer: BotAnswer
    ) -> Decision | None:
        if not is_played_by_bot(table, seat) or self.moment(table, seat, since) > now():
            return None
        assert answer.move is not None
        pending = table.running.prepare(seat, answer.move, prompt=prompt, at=now())
        events: tuple[Any, ...] = (entered(pending, "bot"),)
        if answer.claim is not None and table.places[seat].person is None:  # never in an absent person's name
            with contextlib.suppress(Refused):
                events = (claim(table, seat, answer.claim), *events)
        return Decision(events, pending)

    async def advice(self, table: Table, seat: int, bot: str) -> BotAnswer:
        """Return what a bot would do in a seat, and why, for the owner of the seat alone."""
        seconds = self.questions.seconds(table, 1)
        return await self.questions.answer(table, seat, bot, must=False, explains=True, seconds=seconds)

    # The clock

    def _set_timer(self, loaded: LoadedTable, schedule: TableSchedule) -> None:
        """Set the timer of a table to the next due time."""
        if schedule.timer is not None:
            schedule.timer.cancel()
            schedule.timer = None
        due = self.due(loaded.table)
        if due is not None and schedule.working is None:
            wait = max(0, due - now()) / 1000
            schedule.timer = asyncio.get_running_loop().call_later(wait, self._wake, loaded, schedule)

    def due(self, table: Table) -> int | None:
        """Return when something happens by itself, apart from the moves of bots."""
        moments = [table.deadline(seat) for seat in table.running.waiting_for()]
        closes = table.window_closes()
        moments.append(closes)
        if closes is not None and not table.settings.constant_windows:
            if table.all_ready():
                return now()
            moments.append(self._bots_ready_at(table))
        if is_endless(table):
            return now()
        known = [moment for moment in moments if moment is not None]
        return min(known) if known else None

    def _bots_ready_at(self, table: Table) -> int | None:
        """Return when the bots no longer need the window: one time for all of them."""
        window = table.clock.window
        if window is None or all(table.is_ready(seat) for seat, _ in table.bots()):
            return None
        return max(self.moment(table, seat, window.at) for seat, _ in table.bots()) + 1

    def _wake(self, loaded: LoadedTable, schedule: TableSchedule) -> None:
        schedule.timer = None
        schedule.working = asyncio.create_task(self._work(loaded, schedule))

    async def _work(self, loaded: LoadedTable, schedule: TableSchedule) -> None:
        """Do everything that is due."""
        table = loaded.table
        try:
            await self._move_for(
                loaded, [seat for seat in table.running.waiting_for() if is_out_of_time(table, seat)]
            )
            await self.tables.write(loaded, lambda: self._clock_decision(table))
        except Wrong:
            await asyncio.sleep(1)  # the database is away
        except Problem:
            pass  # another writer was quicker
        finally:
            schedule.working = None
            if self.schedules.get(table.id) is schedule:
                self.changed(loaded, ())

    async def _move_for(self, loaded: LoadedTable, seats: Sequence[int]) -> None:
        """Enter moves of bots for seats whose time is up, and note that the clock moved.

        All answers are computed before the first is entered, so that no gap reveals how long one of them
        took.
        """
        if not seats:
            return
        table, began = loaded.table, now()
        prompts = [table.running.prompts[seat].number for seat in seats]
        bot, seconds = a_bot(table, ""), self.questions.seconds(table, len(seats))
        answers = await asyncio.gather(
            *(self.questions.answer(table, seat, bot, must=True, seconds=seconds) for seat in seats)
        )
        await self._be_late(now() - began + 1)
        for seat, prompt, answer in zip(seats, prompts, answers, strict=True):
            with contextlib.suppress(Refused):  # its owner was quicker
                await self.tables.write(loaded, partial(self._decision_for, table, seat, prompt, answer))

    def _decision_for(self, table: Table, seat: int, prompt: int, answer: BotAnswer) -> Decision | None:
        if table.paused or not is_out_of_time(table, seat) or answer.move is None:
            return None
        pending = table.running.prepare(seat, answer.move, prompt=prompt, at=now())
        return Decision((entered(pending, "clock"),), pending)

    def _clock_decision(self, table: Table) -> Decision | None:
        """Close a window whose time is up or that nobody needs, or call off a match that never ends.

        At a table with constant windows only the time closes them, and bots do not report that they are
        ready.
        """
        if table.phase != "running" or table.paused:
            return None
        match = table.running
        if is_endless(table):
            return Decision((events.Carried("call_off"),))
        closes = table.window_closes()
        if closes is None:
            return None
        constant = table.settings.constant_windows
        if closes <= now() or (table.all_ready() and not constant):
            pending = match.prepare(None, clock_move(table.game, match.state), at=now())
            return Decision((entered(pending, "clock"),), pending)
        bots_ready = None if constant else self._bots_ready_at(table)
        if bots_ready is not None and bots_ready <= now():
            return Decision((events.Readied(tuple(seat for seat, _ in table.bots())),))
        return None


def end(wait: asyncio.Future[None]) -> None:
    """End a wait that is not over yet."""
    if not wait.done():
        wait.set_result(None)


def is_endless(table: Table) -> bool:
    """True if a match has more entries than any that ends; undone entries do not count."""
    return len(table.running.played) >= table.game.meta.entries_at_most


def window_is_open(table: Table) -> bool:
    """True if the match waits for the clock."""
    return table.clock.window is not None


def is_played_by_bot(table: Table, seat: int) -> bool:
    """True if the match is running and a bot moves for a seat."""
    return table.phase == "running" and not table.paused and table.places[seat].bot is not None


def is_out_of_time(table: Table, seat: int) -> bool:
    """True if the time of a waiting seat is up."""
    deadline = table.deadline(seat)
    return deadline is not None and deadline <= now()


def asked_since(table: Table, seat: int) -> int:
    """Return since when a seat can answer, according to public information."""
    clock = table.clock
    return clock.waiting.get(seat, clock.moved if clock.window is None else clock.window.at)


def chance_of(table: Table, seat: int, since: int, what: str = "answers") -> Random:
    """Return the generator that decides when a bot starts or answers: unpredictable, and free of secrets.

    Time that a person asked for postpones the answer; it does not draw a new one.
    """
    return Random(f"{table.secret.hex()} {since - table.clock.extended} {seat} {what}")
