"""Bots in worker processes: failing workers, and fair queues."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import signal
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest

from hautemer.core import registry
from hautemer.core.chance import secret_of
from hautemer.core.codec import Raw, encode
from hautemer.core.match import Match, live
from hautemer.core.thinking import BotAnswer, BotQuestion
from hautemer.server import runner
from hautemer.server.config import Config
from hautemer.server.scheduler import bot_pool
from hautemer.server.scheduler import scheduler as scheduling
from hautemer.server.scheduler.bot_pool import BotPool, NoAnswer
from hautemer.server.scheduler.scheduler import (
    ALONE,
    BEGIN_LATEST,
    BEGIN_SOONEST,
    SOONEST,
    Scheduler,
    window_is_open,
)
from hautemer.server.services import Services
from hautemer.server.tables import lobby
from hautemer.server.tables.settings import Pace, Settings
from hautemer.server.tables.table import Table
from hautemer.server.workers.fair_queue import FairQueue
from hautemer.server.worlds.pool import NoWorld, WorldPool
from hautemer.storage import people
from tests.server.in_process import database_in, guests, opened
from tests.server.people import eventually, smallest, with_windows

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()


def question() -> BotQuestion:
    """Return the question of the first awaited seat."""
    match = Match.begin(registry.find(GAME), ["?"] * LEAST, {}, live(secret_of("thinking")))
    seat = match.waiting_for()[0]
    world = match.game.resample(match.state, seat, Random(1))
    return BotQuestion(
        GAME, registry.find(GAME).meta.rules, "random", seat, Raw(encode(world)), "1", must=True
    )


@contextlib.contextmanager
def no_file_can_be_opened() -> Iterator[None]:
    """Use up all file descriptors of this process during the block."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    free = os.dup(0)
    os.close(free)
    resource.setrlimit(resource.RLIMIT_NOFILE, (free, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def test_a_worker_that_can_not_be_started_is_started_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "PAUSE", 0.01)
    workers = BotPool(1)
    try:
        with no_file_can_be_opened(), pytest.raises(NoAnswer):
            await workers.ask(question())
        assert (await workers.ask(question())).move is not None
    finally:
        await workers.close()


async def test_a_worker_that_died_is_replaced_and_asked_once_more() -> None:
    workers = BotPool(1)
    try:
        first = await workers.ask(question())
        os.kill(workers._free[0].pid, signal.SIGKILL)
        assert await workers.ask(question()) == first
    finally:
        await workers.close()


CHILDREN = Path(f"/proc/self/task/{os.getpid()}/children")


def children() -> set[int]:
    """Return the running child processes of this process."""
    return set(map(int, CHILDREN.read_text(encoding="ascii").split()))


@pytest.mark.skipif(not CHILDREN.exists(), reason="this system does not list the children of a process")
@pytest.mark.parametrize("given_up", [False, True])
@pytest.mark.parametrize("late", [0, 0.001, 0.02, 0.3])
async def test_no_worker_outlives_its_callers(given_up: bool, late: float) -> None:
    """Workers may be starting, busy or idle, and callers may have given up or not."""
    before, workers = children(), BotPool(2)
    asking = [asyncio.create_task(workers.ask(question(), str(table))) for table in range(4)]
    await asyncio.sleep(late)
    for task in asking if given_up else ():
        task.cancel()
    await workers.close()
    assert children() <= before
    answers = await asyncio.gather(*asking, return_exceptions=True)
    assert all(isinstance(answer, BotAnswer | NoAnswer | asyncio.CancelledError) for answer in answers)
    with pytest.raises(NoAnswer):
        await workers.ask(question())
    assert children() <= before


class Failing(BotPool):
    """A pool that fails once with an unexpected error."""

    failed = False

    async def ask(self, question: BotQuestion, table: str = "", household: str = "") -> BotAnswer:
        if not self.failed:
            self.failed = True
            raise RuntimeError
        return await super().ask(question, table, household)


class SlowForOne(BotPool):
    """A pool that answers one of several concurrent questions later than the others."""

    table: Table | None = None
    entered: int | None = None  # the seat that moved meanwhile

    async def ask(self, question: BotQuestion, table: str = "", household: str = "") -> BotAnswer:
        answer = await super().ask(question, table, household)
        if self.table is not None and self.entered is None:
            match = self.table.running
            waiting = match.waiting_for()
            if len(waiting) > 2 and question.seat == waiting[0]:
                before = len(match.log)
                await asyncio.sleep(0.6)
                self.entered = len(match.log) - before
        return answer


async def test_bots_that_are_asked_together_are_late_together(tmp_path: Path) -> None:
    """Otherwise a busy machine would reveal which bot had more to think about."""
    key = with_windows()
    seats = registry.meta(key).seats[0]
    services = Services(Config(database_in(tmp_path), workers=1, bots_alone=True))
    await services.open()
    try:
        services.scheduler.questions.bots = services.bot_pool = workers = SlowForOne(1)
        host = await people.new_session(services.database, "host")
        wanted = Settings(key, seats, pace=Pace(bot=0, window=50))
        table, _ = await lobby.make(
            services.tables, host, wanted, lobby.NewTable(bots=["random"] * seats, start=True)
        )
        workers.table = seen = (await services.tables.find(table)).table
        await eventually(lambda: workers.entered is not None)
        assert workers.entered == 0
        before = len(seen.running.log)
        await eventually(lambda: len(seen.running.log) > before + 2)  # all of them answer
    finally:
        await services.close()


async def test_a_busy_table_does_not_delay_others() -> None:
    workers, answered = BotPool(1), []

    async def ask(table: str) -> None:
        await workers.ask(question(), table)
        answered.append(table)

    try:
        async with asyncio.TaskGroup() as group:
            asking = [group.create_task(ask(table)) for table in ("many",) * 6 + ("two",) * 2 + ("one",)]
            await asyncio.sleep(0)
            asking[1].cancel()  # it gives up while it waits
        assert answered == ["many", "two", "one", "many", "two", "many", "many", "many"]
        await workers.ask(question(), "afterwards")
    finally:
        await workers.close()


class NotedQueue(FairQueue):
    """A fair queue that notes for which households somebody waited."""

    def __init__(self) -> None:
        super().__init__(1)
        self.households: set[str] = set()

    @contextlib.asynccontextmanager
    async def of(self, household: str, person: str = "") -> AsyncIterator[None]:
        self.households.add(household)
        async with super().of(household, person):
            yield


def is_played(match: Match) -> bool:
    """True if bots have moved."""
    return len(match.log) > 1


async def test_the_tables_of_one_household_take_turns_like_one(tmp_path: Path) -> None:
    """However many guests of one address create tables, their bots and worlds wait in one queue."""
    services = Services(Config(database_in(tmp_path), workers=1, budget=0, bots_alone=True))
    await services.open()
    services.bot_pool._turns = bots = NotedQueue()
    services.worlds._turns = worlds = NotedQueue()
    try:
        for name in ("one guest", "another guest"):
            host = await people.new_session(services.database, name)
            await services.households.tables_of(services.database, "198.51.100.7", host)
            wanted = Settings(GAME, LEAST, pace=Pace(bot=0))
            seated = lobby.NewTable(bots=["random"] * LEAST, start=True)
            table, _ = await lobby.make(services.tables, host, wanted, seated)
            match = (await services.tables.find(table)).table.running
            await eventually(partial(is_played, match))
        assert bots.households == worlds.households == {"198.51.100.7"}
    finally:
        await services.close()


@pytest.mark.parametrize("person", [True, False])
async def test_bots_without_people_do_not_answer_at_once(person: bool, tmp_path: Path) -> None:
    """A spectator keeps the bots of a table playing, but not at the pace of zero that its host chose."""
    services = Services(Config(database_in(tmp_path), workers=1))
    await services.open()
    try:
        host = await people.new_session(services.database, "host")
        bots = [None if person else "random", *["random"] * (LEAST - 1)]
        name = "Host" if person else None
        seated = lobby.NewTable(name=name, bots=bots, start=True)
        table, _ = await lobby.make(services.tables, host, Settings(GAME, LEAST, pace=Pace(bot=0)), seated)
        loaded = await services.tables.find(table)
        at = loaded.table.clock.moved
        waits = [services.scheduler.moment(loaded.table, LEAST - 1, at + since) - at for since in range(100)]
        assert (min(waits) >= SOONEST * ALONE) is not person
    finally:
        await services.close()


async def at_once(scheduler: Scheduler, table: Table, seat: int) -> None:
    """Begin to think without waiting."""


async def test_a_world_is_imagined_for_every_bot_while_a_window_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the load of the server after an entry would reveal which bots can act."""
    key = with_windows()
    seats = registry.meta(key).seats[0]
    imagined: defaultdict[int, set[int]] = defaultdict(set)  # by the length of the log
    able: defaultdict[int, set[int]] = defaultdict(set)

    async def imagine(worlds: WorldPool, table: Table, seat: int, seed: str) -> Raw:
        if window_is_open(table):
            entries = len(table.running.log)
            imagined[entries].add(seat)
            able[entries] |= {one for one, prompt in table.running.prompts.items() if prompt.offers}
        raise NoWorld

    monkeypatch.setattr(WorldPool, "imagine", imagine)
    monkeypatch.setattr(Scheduler, "_begin", at_once)
    services = Services(Config(database_in(tmp_path), workers=1, budget=0, bots_alone=True))
    await services.open()
    try:
        host = await people.new_session(services.database, "host")
        wanted = Settings(key, seats, pace=Pace(bot=0, window=50))
        seated = lobby.NewTable(bots=["random"] * seats, start=True)
        table, _ = await lobby.make(services.tables, host, wanted, seated)
        match = (await services.tables.find(table)).table.running
        await eventually(lambda: len(imagined) > 12 or match.result is not None)
    finally:
        await services.close()
    assert len(imagined) > 3
    assert all(asked == set(range(seats)) for asked in list(imagined.values())[:-1])
    assert any(len(seats_with_offers) < seats for seats_with_offers in able.values())


async def test_bots_begin_to_think_after_a_random_part_of_the_budget(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[float] = []

    async def sleep(seconds: float) -> None:
        begun.append(1000 * seconds)

    async with opened(tmp_path) as services:
        [host] = await guests(services, 1)
        seated = lobby.NewTable(bots=["random"] * LEAST, start=True)
        table, _ = await lobby.make(services.tables, host, Settings(GAME, LEAST), seated)
        seen = (await services.tables.find(table)).table
        scheduler = services.scheduler
        services.scheduler.stop(table)
        monkeypatch.setattr(asyncio, "sleep", sleep)
        monkeypatch.setattr(scheduling, "now", lambda: 0)
        for moved in range(100):
            seen.clock.moved = moved
            await scheduler._begin(seen, 0)
        monkeypatch.undo()
    parts = [(wait - moved) / scheduler.budget for moved, wait in enumerate(begun)]
    assert min(parts) < 0.2
    assert max(parts) > 0.5
    assert all(BEGIN_SOONEST <= round(part, 6) <= BEGIN_LATEST for part in parts)


async def test_a_bot_whose_question_failed_is_asked_anew(tmp_path: Path) -> None:
    services = Services(Config(database_in(tmp_path), workers=1, budget=0, bots_alone=True))
    await services.open()
    try:
        services.scheduler.questions.bots = services.bot_pool = workers = Failing(1)
        host = await people.new_session(services.database, "host")
        wanted = Settings(GAME, LEAST, pace=Pace(bot=0))
        table, _ = await lobby.make(
            services.tables, host, wanted, lobby.NewTable(bots=["random"] * LEAST, start=True)
        )
        loaded = await services.tables.find(table)
        await eventually(lambda: len(loaded.table.running.log) > 1)
        assert workers.failed
    finally:
        await services.close()


def test_a_server_may_open_as_many_files_as_the_system_allows() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = 2048 if hard == resource.RLIM_INFINITY else min(2048, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed // 2, hard))
        runner.open_files(allowed)
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (allowed, hard)
        runner.open_files(allowed // 4)
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (allowed, hard), "never fewer than before"
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
