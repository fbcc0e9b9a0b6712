"""What happens at a table by itself: bots move, windows close, time runs out.

Only the process that holds a table's lease drives it. When things are due follows from the journal alone, so
it survives restarts. A bot's answer is shown at a moment that follows from what everybody sees: since when it
is waited for, and when something was last entered. A question that changes in secret changes no moment.

How busy the server is after an entry tells nothing either: bots begin to think at moments drawn by lot, and
where the match does not wait for a bot the same work is done for it whether it can act or not.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

import structlog

from hautemer.core.codec import Raw, encode, plain, replace
from hautemer.core.errors import Problem, Refused
from hautemer.core.guide import is_followed, next_step
from hautemer.core.match import Match
from hautemer.core.thinking import BotAnswer, BotQuestion
from hautemer.core.turns import clock_move
from hautemer.server.config import Config
from hautemer.server.errors import Wrong
from hautemer.server.metrics import METRICS
from hautemer.server.scheduler import debates
from hautemer.server.scheduler.attendance import Attendance
from hautemer.server.scheduler.bot_pool import BotPool, NoAnswer
from hautemer.server.scheduler.latch import Latch
from hautemer.server.tables import events
from hautemer.server.tables.commands import claim
from hautemer.server.tables.decision import Decision
from hautemer.server.tables.events import entered
from hautemer.server.tables.households import Households
from hautemer.server.tables.loaded import LoadedTable
from hautemer.server.tables.pace import FACTORS
from hautemer.server.tables.preconditions import a_bot
from hautemer.server.tables.registry import Tables
from hautemer.server.tables.table import Table
from hautemer.storage.timestamps import now

# A bot answers after its pause times something between these.
SOONEST, LATEST = 0.7, 1.3
# In a window bots answer in its first part, so that it need not wait for them.
SHARE = 0.6
EVERY_BOT = -1  # in place of a seat: what is drawn once for all bots
# A bot begins to think after a part of the budget between these.
BEGIN_SOONEST, BEGIN_LATEST = 0.1, 0.6
# Where no person plays, bots answer after at least about so many milliseconds.
ALONE = 200

log = structlog.get_logger()


class BotRequest(NamedTuple):
    """A bot that was asked: at which length of the log, by which of its questions."""

    entries: int
    prompt: int


class Course:
    """What the driver knows of one table beyond its journal."""

    def __init__(self) -> None:
        self.timer: asyncio.TimerHandle | None = None
        self.asked: dict[int, BotRequest] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.pretended: dict[int, int] = {}  # by seat, for which length of the log
        self.pretending: set[asyncio.Task[None]] = set()
        self.working: asyncio.Task[None] | None = None
        self.paced = 0  # when the pace changed that bots wait by
        self._waiting: set[asyncio.Future[None]] = set()

    async def wait(self, milliseconds: int) -> None:
        """Wait that long, or until the pace of bots changes.

        No exception ends the wait: its traceback would keep the table in memory until the next collection.
        """
        loop = asyncio.get_running_loop()
        over = loop.create_future()
        timer = loop.call_later(milliseconds / 1000, end, over)
        self._waiting.add(over)
        try:
            await over
        finally:
            timer.cancel()
            self._waiting.discard(over)

    def nudge(self) -> None:
        """Wake the bots that wait for their moment: it may have changed."""
        for over in self._waiting:
            end(over)


class Scheduler:
    """Drives all tables of this process that it holds the lease of."""

    def __init__(self, tables: Tables, thinking: BotPool, config: Config, households: Households) -> None:
        self.tables = tables
        self.households = households
        self.thinking = thinking
        self.budget = config.budget  # milliseconds to think in, which pass whether they are needed or not
        self.attendance = Attendance(config)
        self.courses: dict[str, Course] = {}
        self.closing = False
        tables.listeners.append(self.changed)

    def changed(self, loaded: LoadedTable, happened: Sequence[Any]) -> None:
        """Something happened at a table: plan what comes next."""
        table = loaded.table
        if any(isinstance(event, events.Away) for event in happened):
            self.stop(table.id)  # times have shifted: everybody is asked by the new ones
        course = self.courses.get(table.id)
        moves = loaded.driven and table.phase == "running" and table.rest is None and not table.paused
        if not moves or self.closing or not self.attendance.is_attended(loaded, now()):
            if course is not None:
                self.stop(table.id)
            return
        if course is None:
            course = self.courses[table.id] = Course()
        self._ask_bots(loaded, course)
        if course.paced != table.clock.paced or debates.is_open(table):
            course.paced = table.clock.paced
            course.nudge()
        self._set_timer(loaded, course)

    def is_busy(self, table: str) -> bool:
        """Return whether a bot thinks or waits for its moment at a table, or the clock is at work."""
        course = self.courses.get(table)
        if course is None:
            return False
        return course.working is not None or any(not task.done() for task in course.thinking.values())

    def stop(self, table: str) -> None:
        """Leaves a table alone."""
        course = self.courses.pop(table, None)
        if course is not None:
            if course.timer is not None:
                course.timer.cancel()
            for task in (*course.thinking.values(), *course.pretending):
                task.cancel()

    def close(self) -> None:
        """Drives nothing any more."""
        self.closing = True
        for table in list(self.courses):
            self.stop(table)

    # Bots

    def _ask_bots(self, loaded: LoadedTable, course: Course) -> None:
        """Asks every bot that has something to answer, once for each state of the match."""
        table, match = loaded.table, loaded.table.running
        waiting = match.waiting_for()
        together = Latch()
        for seat in course.asked.keys() - dict(table.bots()):
            del course.asked[seat]  # its owner is back, and may ask a bot again
        for seat, bot in table.bots():
            prompt = match.prompts[seat]
            asking = BotRequest(len(match.log), prompt.number)
            known = course.asked.get(seat)
            must = seat in waiting
            if known == asking:
                continue
            same = known is not None and known.prompt == prompt.number
            if not prompt.offers or (same and (must or not window_is_open(table))):
                # There is nothing to answer, or the same question is being answered or was declined.
                if not must and table.game.has_windows:
                    self._pretend(loaded, course, seat, bot)
                continue
            busy = course.thinking.pop(seat, None)
            if busy is not None:
                busy.cancel()
            course.asked[seat] = asking
            since = asked_since(table, seat)
            thinking = asyncio.create_task(
                self._think(loaded, course, seat, bot, prompt.number, since, must, together)
            )
            together.enter(thinking)
            course.thinking[seat] = thinking

    def _pretend(self, loaded: LoadedTable, course: Course, seat: int, bot: str) -> None:
        """Do for a bot that the match does not wait for what is done for one that can act."""
        entries = len(loaded.table.running.log)
        if course.pretended.get(seat) != entries:
            course.pretended[seat] = entries
            task = asyncio.create_task(self._think_of_nothing(loaded.table, seat, bot))
            course.pretending.add(task)
            task.add_done_callback(course.pretending.discard)

    async def _think_of_nothing(self, table: Table, seat: int, bot: str) -> None:
        """Imagine a world, and ask a worker a question that has no answer if a window is open."""
        await self._begin(table, seat)
        if not is_played_by_bot(table, seat):
            return
        question, _ = self._question(table, seat, bot, must=False)
        if window_is_open(table):
            with contextlib.suppress(NoAnswer):
                await self.thinking.ask(replace(question, idle=True), table.id, self._household(table))

    async def _begin(self, table: Table, seat: int) -> None:
        """Wait until a bot begins to think about what was entered last."""
        moved = table.clock.moved
        part = chance_of(table, seat, moved, "begins").uniform(BEGIN_SOONEST, BEGIN_LATEST)
        early = moved + self.budget * part - now()
        if early > 0:
            await asyncio.sleep(early / 1000)

    def moment(self, table: Table, seat: int, since: int) -> int:
        """When the answer of a bot that is asked since then is shown.

        After every entry there is time for whoever has to think again, and nobody answers within it: else
        those who did would show that their question changed. This time begins when screens have played the
        entry out, which follows from its public facts. The same holds after a change of pace, which is
        public and scales the wait of all bots.
        """
        together = debates.answers_at(table, seat, since, self._wait(table, EVERY_BOT, since))
        if together is not None:
            return together
        begun = max(table.clock.moved, table.clock.shown, table.clock.paced)
        # A whole budget is left after the latest moment at which a bot begins to think.
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
        course: Course,
        seat: int,
        bot: str,
        prompt: int,
        since: int,
        must: bool,
        together: Latch,
    ) -> None:
        """Let a bot think, wait for its moment, and enter what it chose."""
        table = loaded.table
        try:
            await self._begin(table, seat)
            if not is_played_by_bot(table, seat):
                return
            answer = await self._answer(table, seat, bot, must)
            # On a busy machine thinking ends after the moment of the answer. Bots that were asked together
            # are then late together, so that nobody sees which of them had more to think about.
            await together.leave()
            if answer.move is None:
                return
            await self._be_late(now() - self.moment(table, seat, since))
            while is_played_by_bot(table, seat):
                early = self.moment(table, seat, since) - now()
                if early > 0:
                    await course.wait(early)
                elif await self.tables.write(
                    loaded, lambda: self._bot_decision(table, seat, prompt, since, answer)
                ):
                    return
        except Refused:
            self._ask_anew(loaded, seat)
        except Exception as error:
            if not isinstance(error, Wrong):  # the database is away
                log.exception("bot", table=table.id, seat=seat, why=type(error).__name__)
            await asyncio.sleep(1)
            self._ask_anew(loaded, seat)

    async def _be_late(self, late: int) -> None:
        """Makes whole budgets of a delay, so that it tells little of how long somebody thought."""
        if late > 0 and self.budget:
            await asyncio.sleep(-late % self.budget / 1000)

    def _ask_anew(self, loaded: LoadedTable, seat: int) -> None:
        course = self.courses.get(loaded.table.id)
        if course is not None:
            course.asked.pop(seat, None)
            course.thinking.pop(seat, None)
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

    async def _answer(
        self, table: Table, seat: int, bot: str, must: bool, explains: bool = False
    ) -> BotAnswer:
        """What a lesson says, else what a bot would do; if no worker answers, any move that is offered."""
        match = table.running
        told = next_step(match, seat)
        if told is not None:
            return BotAnswer(told.move, claim=told.claim)
        if not must and is_followed(match):
            return BotAnswer(None)
        question, rng = self._question(table, seat, bot, must, explains)
        try:
            with METRICS.thinking.time():
                return await self.thinking.ask(question, table.id, self._household(table))
        except NoAnswer:
            log.error("no answer", table=table.id, seat=seat, bot=bot)
            return BotAnswer(offered_move(match, seat, rng) if must else None)

    def _question(
        self, table: Table, seat: int, bot: str, must: bool, explains: bool = False
    ) -> tuple[BotQuestion, Random]:
        """Return what a bot is asked, in one world that it can imagine, and the generator of that world."""
        match = table.running
        rng = Random(f"{table.secret.hex()} {len(match.log)} {seat} imagined")
        world = table.game.resample(match.state, seat, rng)
        question = BotQuestion(
            table.settings.game,
            table.game.meta.rules,
            bot,
            seat,
            Raw(encode(world)),
            f"{rng.getrandbits(64):x}",
            list(match.talk),
            must,
            table.settings.talk != "none",
            explains,
        )
        return question, rng

    def _household(self, table: Table) -> str:
        """Return the household that the bots of a table take turns for."""
        return self.households.of(table.host) or table.id

    async def advice(self, table: Table, seat: int, bot: str) -> BotAnswer:
        """What a bot would do in a seat, and why, for its owner alone."""
        return await self._answer(table, seat, bot, False, explains=True)

    # The clock

    def _set_timer(self, loaded: LoadedTable, course: Course) -> None:
        """Wakes when the next thing is due."""
        if course.timer is not None:
            course.timer.cancel()
            course.timer = None
        due = self.due(loaded.table)
        if due is not None and course.working is None:
            wait = max(0, due - now()) / 1000
            course.timer = asyncio.get_running_loop().call_later(wait, self._wake, loaded, course)

    def due(self, table: Table) -> int | None:
        """When something happens by itself, apart from bots' moves."""
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
        """When the bots say that they need the window no longer: one moment for all of them."""
        window = table.clock.window
        if window is None or all(table.is_ready(seat) for seat, _ in table.bots()):
            return None
        return max(self.moment(table, seat, window.at) for seat, _ in table.bots()) + 1

    def _wake(self, loaded: LoadedTable, course: Course) -> None:
        course.timer = None
        course.working = asyncio.create_task(self._work(loaded, course))

    async def _work(self, loaded: LoadedTable, course: Course) -> None:
        """Does what is due."""
        table = loaded.table
        try:
            await self._move_for(
                loaded, [seat for seat in table.running.waiting_for() if is_out_of_time(table, seat)]
            )
            await self.tables.write(loaded, lambda: self._clock_decision(table))
        except Wrong:
            await asyncio.sleep(1)  # the database is away
        except Problem:
            pass  # somebody was quicker
        finally:
            course.working = None
            if self.courses.get(table.id) is course:
                self.changed(loaded, ())

    async def _move_for(self, loaded: LoadedTable, seats: Sequence[int]) -> None:
        """Time is up for some seats: bots' moves are entered as theirs, and who moved is kept beside them.

        All are thought out before the first is entered, so that no gap tells how long one of them took.
        """
        if not seats:
            return
        table, began = loaded.table, now()
        prompts = [table.running.prompts[seat].number for seat in seats]
        bot = a_bot(table, "")
        answers = await asyncio.gather(*(self._answer(table, seat, bot, True) for seat in seats))
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

        At a table with constant windows only the time closes them, and bots do not say that they are ready.
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
    """Whether a match has more entries than any that ends; what was taken back does not count."""
    return len(table.running.played) >= table.game.meta.entries_at_most


def window_is_open(table: Table) -> bool:
    """Whether the match waits for the clock."""
    return table.clock.window is not None


def is_played_by_bot(table: Table, seat: int) -> bool:
    """Whether the match goes on and a bot moves for a seat."""
    return table.phase == "running" and not table.paused and table.places[seat].bot is not None


def is_out_of_time(table: Table, seat: int) -> bool:
    """Whether a waiting seat's time is up."""
    deadline = table.deadline(seat)
    return deadline is not None and deadline <= now()


def asked_since(table: Table, seat: int) -> int:
    """Since when a seat can answer, as everybody sees it."""
    clock = table.clock
    return clock.waiting.get(seat, clock.moved if clock.window is None else clock.window.at)


def chance_of(table: Table, seat: int, since: int, what: str = "answers") -> Random:
    """Return what decides when a bot begins or answers: nobody can tell, and no hand or role changes it.

    Time that a person asked for moves the answer, and does not draw it anew.
    """
    return Random(f"{table.secret.hex()} {since - table.clock.extended} {seat} {what}")


def offered_move(match: Match, seat: int, rng: Random) -> dict[str, Any]:
    """Any move that a seat is offered."""
    move: dict[str, Any] = plain(match.offers(seat).sample(rng))
    return move
