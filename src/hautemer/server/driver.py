"""What happens at a table by itself: bots move, windows close, time runs out.

Only the process that holds a table's lease drives it. When things are due follows from the journal alone, so
it survives restarts. A bot's answer is shown at a moment that follows from what everybody sees: since when it
is waited for, and when something was last entered. A question that changes in secret changes no moment.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

import structlog

from hautemer.core.codec import Raw, encode, plain
from hautemer.core.errors import Problem, Refused
from hautemer.core.match import Match
from hautemer.core.thinking import Answer, Question
from hautemer.server import journal as did
from hautemer.server.commands import claim
from hautemer.server.conditions import a_bot
from hautemer.server.decision import Decision
from hautemer.server.harbour import Berth, Harbour
from hautemer.server.lessons import is_followed, next_move
from hautemer.server.metrics import METRICS
from hautemer.server.moments import now
from hautemer.server.problems import Wrong
from hautemer.server.table import Table, entered
from hautemer.server.thinking import NoAnswer, Thinking

# A bot answers after its pace times something between these.
SOONEST, LATEST = 0.7, 1.3
# In a window bots answer in its first part, so that it need not wait for them.
SHARE = 0.6

log = structlog.get_logger()


class Asked(NamedTuple):
    """A bot that was asked: at which length of the log, by which of its questions."""

    entries: int
    prompt: int


class Course:
    """What the driver knows of one table beyond its journal."""

    def __init__(self) -> None:
        self.timer: asyncio.TimerHandle | None = None
        self.asked: dict[int, Asked] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.working: asyncio.Task[None] | None = None


class Driver:
    """Drives all tables of this process that it holds the lease of."""

    def __init__(self, harbour: Harbour, thinking: Thinking, budget: int) -> None:
        self.harbour = harbour
        self.thinking = thinking
        self.budget = budget  # milliseconds to think in, which pass whether they are needed or not
        self.courses: dict[str, Course] = {}
        self.closing = False
        harbour.listeners.append(self.changed)

    def changed(self, berth: Berth, events: Sequence[Any]) -> None:
        """Something happened at a table: plan what comes next."""
        table = berth.table
        if any(isinstance(event, did.Away) for event in events):
            self.stop(table.id)  # times have shifted: everybody is asked by the new ones
        course = self.courses.get(table.id)
        if not berth.driven or self.closing or table.phase != "running" or table.paused:
            if course is not None:
                self.stop(table.id)
            return
        if course is None:
            course = self.courses[table.id] = Course()
        self._ask_bots(berth, course)
        self._set_timer(berth, course)

    def stop(self, table: str) -> None:
        """Leaves a table alone."""
        course = self.courses.pop(table, None)
        if course is not None:
            if course.timer is not None:
                course.timer.cancel()
            for task in course.thinking.values():
                task.cancel()

    def close(self) -> None:
        """Drives nothing any more."""
        self.closing = True
        for table in list(self.courses):
            self.stop(table)

    # Bots

    def _ask_bots(self, berth: Berth, course: Course) -> None:
        """Asks every bot that has something to answer, once for each state of the match."""
        table, match = berth.table, berth.table.running
        waiting = match.waiting_for()
        for seat in course.asked.keys() - dict(table.bots()):
            del course.asked[seat]  # its owner is back, and may ask a bot again
        for seat, bot in table.bots():
            prompt = match.prompts[seat]
            asking = Asked(len(match.log), prompt.number)
            known = course.asked.get(seat)
            must = seat in waiting
            if not prompt.offers or known == asking:
                continue
            if known is not None and known.prompt == prompt.number and (must or not window_is_open(table)):
                continue  # the same question: it is being answered, or was declined
            busy = course.thinking.pop(seat, None)
            if busy is not None:
                busy.cancel()
            course.asked[seat] = asking
            since = asked_since(table, seat)
            course.thinking[seat] = asyncio.create_task(
                self._think(berth, seat, bot, prompt.number, since, must)
            )

    def moment(self, table: Table, seat: int, since: int) -> int:
        """When the answer of a bot that is asked since then is shown.

        After every entry there is time for whoever has to think again, and nobody answers within it: else
        those who did would show that their question changed.
        """
        thought = self.budget * chance_of(table, seat, table.clock.moved).uniform(1, 2)
        return max(since + self._wait(table, seat, since), table.clock.moved + int(thought))

    def _wait(self, table: Table, seat: int, since: int) -> int:
        wait = table.settings.pace.bot * chance_of(table, seat, since).uniform(SOONEST, LATEST)
        window = table.clock.window
        if window is not None:
            wait = min(wait, SHARE * table.settings.pace.length_of(window.name))
        return int(wait)

    async def _think(self, berth: Berth, seat: int, bot: str, prompt: int, since: int, must: bool) -> None:
        """Lets a bot think, waits for its moment, and enters what it chose."""
        table = berth.table
        try:
            answer = await self._answer(table, seat, bot, must)
            if answer.move is None:
                return
            await self._be_late(now() - self.moment(table, seat, since))
            while is_played_by_bot(table, seat):
                early = self.moment(table, seat, since) - now()
                if early > 0:
                    await asyncio.sleep(early / 1000)
                elif await self.harbour.write(
                    berth, lambda: self._bot_decision(table, seat, prompt, since, answer)
                ):
                    return
        except Refused:
            self._ask_anew(berth, seat)
        except Exception as error:
            if not isinstance(error, Wrong):  # the database is away
                log.exception("bot", table=table.id, seat=seat, why=type(error).__name__)
            await asyncio.sleep(1)
            self._ask_anew(berth, seat)

    async def _be_late(self, late: int) -> None:
        """Makes whole budgets of a delay, so that it tells little of how long somebody thought."""
        if late > 0 and self.budget:
            await asyncio.sleep(-late % self.budget / 1000)

    def _ask_anew(self, berth: Berth, seat: int) -> None:
        course = self.courses.get(berth.table.id)
        if course is not None:
            course.asked.pop(seat, None)
            course.thinking.pop(seat, None)
            self.changed(berth, ())

    def _bot_decision(
        self, table: Table, seat: int, prompt: int, since: int, answer: Answer
    ) -> Decision | None:
        if not is_played_by_bot(table, seat) or self.moment(table, seat, since) > now():
            return None
        assert answer.move is not None
        pending = table.running.prepare(seat, answer.move, prompt=prompt, at=now())
        events: tuple[Any, ...] = (entered(pending, "bot"),)
        if answer.claim is not None:
            with contextlib.suppress(Refused):
                events = (claim(table, seat, answer.claim), *events)
        return Decision(events, pending)

    async def _answer(self, table: Table, seat: int, bot: str, must: bool, explains: bool = False) -> Answer:
        """What a lesson says, else what a bot would do; if no worker answers, any move that is offered."""
        match = table.running
        told = next_move(match, seat)
        if told is not None or (not must and is_followed(match)):
            return Answer(told)
        rng = Random(f"{table.secret.hex()} {len(match.log)} {seat} imagined")
        world = table.game.resample(match.state, seat, rng)
        question = Question(
            table.settings.game,
            bot,
            seat,
            Raw(encode(world)),
            f"{rng.getrandbits(64):x}",
            list(match.talk),
            must,
            table.settings.talk != "none",
            explains,
        )
        try:
            with METRICS.thinking.time():
                return await self.thinking.ask(question, table.id)
        except NoAnswer:
            log.error("no answer", table=table.id, seat=seat, bot=bot)
            return Answer(offered_move(match, seat, rng) if must else None)

    async def advice(self, table: Table, seat: int, bot: str) -> Answer:
        """What a bot would do in a seat, and why, for its owner alone."""
        return await self._answer(table, seat, bot, False, explains=True)

    # The clock

    def _set_timer(self, berth: Berth, course: Course) -> None:
        """Wakes when the next thing is due."""
        if course.timer is not None:
            course.timer.cancel()
            course.timer = None
        due = self.due(berth.table)
        if due is not None and course.working is None:
            wait = max(0, due - now()) / 1000
            course.timer = asyncio.get_running_loop().call_later(wait, self._wake, berth, course)

    def due(self, table: Table) -> int | None:
        """When something happens by itself, apart from bots' moves."""
        moments = [table.deadline(seat) for seat in table.running.waiting_for()]
        moments.append(table.window_closes())
        if table.clock.window is not None:
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

    def _wake(self, berth: Berth, course: Course) -> None:
        course.timer = None
        course.working = asyncio.create_task(self._work(berth, course))

    async def _work(self, berth: Berth, course: Course) -> None:
        """Does what is due."""
        table = berth.table
        try:
            await self._move_for(
                berth, [seat for seat in table.running.waiting_for() if is_out_of_time(table, seat)]
            )
            await self.harbour.write(berth, lambda: self._clock_decision(table))
        except Wrong:
            await asyncio.sleep(1)  # the database is away
        except Problem:
            pass  # somebody was quicker
        finally:
            course.working = None
            if self.courses.get(table.id) is course:
                self.changed(berth, ())

    async def _move_for(self, berth: Berth, seats: Sequence[int]) -> None:
        """Time is up for some seats: bots' moves are entered as theirs, and who moved is kept beside them.

        All are thought out before the first is entered, so that no gap tells how long one of them took.
        """
        if not seats:
            return
        table, began = berth.table, now()
        prompts = [table.running.prompts[seat].number for seat in seats]
        bot = a_bot(table, "")
        answers = await asyncio.gather(*(self._answer(table, seat, bot, True) for seat in seats))
        await self._be_late(now() - began + 1)
        for seat, prompt, answer in zip(seats, prompts, answers, strict=True):
            with contextlib.suppress(Refused):  # its owner was quicker
                await self.harbour.write(berth, partial(self._decision_for, table, seat, prompt, answer))

    def _decision_for(self, table: Table, seat: int, prompt: int, answer: Answer) -> Decision | None:
        if table.paused or not is_out_of_time(table, seat) or answer.move is None:
            return None
        pending = table.running.prepare(seat, answer.move, prompt=prompt, at=now())
        return Decision((entered(pending, "clock"),), pending)

    def _clock_decision(self, table: Table) -> Decision | None:
        """Closes a window whose time is up or that nobody needs, or calls off a match that never ends."""
        if table.phase != "running" or table.paused:
            return None
        match = table.running
        if is_endless(table):
            return Decision((did.Carried("call_off"),))
        closes = table.window_closes()
        if closes is None:
            return None
        if closes <= now() or table.all_ready():
            pending = match.prepare(None, next(iter(match.offers(None)[0].moves())), at=now())
            return Decision((entered(pending, "clock"),), pending)
        bots_ready = self._bots_ready_at(table)
        if bots_ready is not None and bots_ready <= now():
            return Decision((did.Readied(tuple(seat for seat, _ in table.bots())),))
        return None


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


def chance_of(table: Table, seat: int, since: int) -> Random:
    """What decides when a bot answers: nobody can tell, and no hand or role changes it."""
    return Random(f"{table.secret.hex()} {since} {seat}")


def offered_move(match: Match, seat: int, rng: Random) -> dict[str, Any]:
    """Any move that a seat is offered."""
    move: dict[str, Any] = plain(match.offers(seat).sample(rng))
    return move
