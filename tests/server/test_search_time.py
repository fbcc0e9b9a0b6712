"""How long bots may search on a server: public load decides it, once for all bots that are asked together."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from pathlib import Path

import pytest

from hautemer.core import registry
from hautemer.core.codec import replace
from hautemer.core.thinking import BotAnswer, BotQuestion
from hautemer.server.config import Config
from hautemer.server.scheduler.bot_pool import HURRIED, SEARCH, BotPool
from hautemer.server.scheduler.scheduler import TableSchedule
from hautemer.server.services import Services
from hautemer.server.tables import lobby
from hautemer.server.tables.settings import Pace, Settings
from hautemer.storage import people
from tests.server.in_process import database_in
from tests.server.people import eventually, smallest, with_windows
from tests.server.test_thinking import question

pytestmark = pytest.mark.anyio


async def test_only_the_number_of_questions_decides_how_long_bots_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pool, answer = BotPool(2), asyncio.Event()

    async def wait(pool: BotPool, question: BotQuestion, table: str, household: str) -> BotAnswer:
        await answer.wait()
        return BotAnswer()

    monkeypatch.setattr(BotPool, "_answer", wait)
    assert [pool.seconds(number) for number in (1, 2, 3)] == [SEARCH, SEARCH, 0.0]
    assert pool.seconds(1, hurried=True) == HURRIED < SEARCH
    open_question = asyncio.create_task(pool.ask(question()))
    await asyncio.sleep(0)
    assert [pool.seconds(number) for number in (1, 2)] == [SEARCH, 0.0]
    may_answer = asyncio.create_task(pool.ask(replace(question(), must=False)))
    await asyncio.sleep(0)
    assert pool.seconds(1) == SEARCH
    answer.set()
    await asyncio.gather(open_question, may_answer)
    assert pool.seconds(2) == SEARCH
    await pool.close()


@pytest.mark.parametrize("workers", [1, 4])
@pytest.mark.parametrize("key", dict.fromkeys([smallest()[0], with_windows()]))
async def test_bots_search_only_where_they_must_answer_and_workers_are_free(
    key: str, workers: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In windows, and where nothing must be done, bots do not search."""
    decided: defaultdict[int, set[float]] = defaultdict(set)  # by the number of bots asked at the same time
    given: set[float] = set()
    optional: set[float] = set()
    asked, decide = BotPool.ask, BotPool.seconds

    def listen_to_decisions(pool: BotPool, number: int, *, hurried: bool = False) -> float:
        seconds = decide(pool, number, hurried=hurried)
        decided[number].add(seconds)
        return seconds

    async def listen(pool: BotPool, question: BotQuestion, table: str, household: str) -> BotAnswer:
        (given if question.must else optional).add(question.seconds)
        return await asked(pool, question, table, household)

    monkeypatch.setattr(BotPool, "seconds", listen_to_decisions)
    monkeypatch.setattr(BotPool, "ask", listen)
    services = Services(Config(database_in(tmp_path), workers=workers, budget=0, bots_alone=True))
    await services.open()
    try:
        host = await people.new_session(services.database, "host")
        seats = registry.meta(key).seats[0]
        wanted = Settings(key, seats, pace=Pace(bot=0, window=50))
        seated = lobby.NewTable(bots=["random"] * seats, start=True)
        table, _ = await lobby.make(services.tables, host, wanted, seated)
        loaded = await services.tables.find(table)
        await eventually(lambda: len(loaded.table.running.log) > 30 or loaded.table.phase != "running")
    finally:
        await services.close()
    # On a busy machine the answer to the question before can still be open.
    assert SEARCH in decided[1]
    assert all(seconds == {0.0} for number, seconds in decided.items() if number > workers)
    assert given <= set().union(*decided.values())
    assert SEARCH in given
    assert optional <= {0.0}


def test_it_is_decided_once_for_all_bots_that_are_asked_at_the_same_length_of_the_log() -> None:
    schedule = TableSchedule()
    assert schedule.seconds(7, lambda: SEARCH) == SEARCH
    assert schedule.seconds(7, lambda: 0.0) == SEARCH
    assert schedule.seconds(8, lambda: 0.0) == 0.0
