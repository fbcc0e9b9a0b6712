"""What nobody waits for any more: a writer that was cancelled, a process that died with a wrong clock."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import pytest

from hautemer.core.codec import plain
from hautemer.server import harbour, lobby
from hautemer.server import protocol as ask
from hautemer.server.app import House
from hautemer.server.config import Config
from hautemer.server.harbour import Berth
from hautemer.server.moments import now
from hautemer.server.settings import Pace, Settings
from hautemer.storage import people, processes
from hautemer.storage.database import DatabaseAway
from tests.server.people import eventually, smallest

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()
HOUR = 3_600_000


async def opened(folder: Path) -> House:
    """A server without the web."""
    house = House(Config(f"sqlite:///{folder}/hautemer.db", workers=1))
    await house.open()
    return house


async def begun(house: House) -> tuple[Berth, list[str]]:
    """A running match, and who plays it."""
    seated = [(seat, await people.new_session(house.database, f"{seat}"), f"{seat}") for seat in range(LEAST)]
    settings = Settings(game=GAME, seats=LEAST, pace=Pace(move=None))
    table, _ = await lobby.make(house.harbour, seated[0][1], settings, seated=seated, start=True)
    return await house.harbour.find(table), [person for _, person, _ in seated]


async def driven(house: House) -> None:
    """Wait until the keeper has tried to drive what it took over."""
    assert house.keeper._driving is not None
    await asyncio.wait([house.keeper._driving])


@pytest.mark.parametrize("turns", range(1, 8))
async def test_a_move_of_a_line_that_dropped_meanwhile_is_seen(turns: int, tmp_path: Path) -> None:
    """Whenever its writer is cancelled: what is on disk is in the memory, and the next move follows it."""
    house = await opened(tmp_path)
    berth, persons = await begun(house)
    match = berth.table.running
    for number in range(3):
        [seat, *_] = match.waiting_for()
        move = plain(match.prompts[seat].offers.sample(Random(number)))
        command = ask.Move(f"{number}", match.prompts[seat].number, move)
        moving = asyncio.create_task(house.harbour.command(berth, persons[seat], command))
        for _ in range(turns):
            await asyncio.sleep(0)
        moving.cancel()
        await asyncio.gather(moving, return_exceptions=True)
        async with asyncio.timeout(10):
            while berth.table.number != (await house.harbour.journal.heads([berth.table.id]))[berth.table.id]:
                await asyncio.sleep(0.01)
            while len(match.log) <= number:  # it was begun: so it comes
                await asyncio.sleep(0.01)
    await house.close()


async def test_a_process_that_died_in_the_future_is_dead(tmp_path: Path) -> None:
    """The clock was set back between two starts."""
    house = await opened(tmp_path)
    berth, _ = await begun(house)
    table = berth.table.id
    await house.close()
    with sqlite3.connect(tmp_path / "hautemer.db") as database:
        database.execute("INSERT INTO processes (id, seen_at) VALUES ('dead', ?)", (now() + HOUR,))
        database.execute("UPDATE tables SET owner = 'dead'")
    database.close()
    house = await opened(tmp_path)
    berth = await house.harbour.find(table)
    await eventually(lambda: berth.driven)
    await house.close()


async def test_a_table_is_taken_over_though_the_database_goes_away_on_the_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lease is on disk, the table is not yet found: it is driven with a later beat."""
    house = await opened(tmp_path)
    person = await people.new_session(house.database, "host")
    settings = Settings(game=GAME, seats=LEAST, pace=Pace(move=None, bot=0))
    bots = [None, *["random"] * (LEAST - 1)]
    table, _ = await lobby.make(house.harbour, person, settings, name="Zoé", bots=bots, start=True)
    await house.keeper.stop()
    house.driver.stop(table)
    del house.harbour.berths[table]
    await processes.release(house.database, house.process, [table])
    find = house.harbour.find

    async def away(key: str) -> Berth:
        monkeypatch.setattr(house.harbour, "find", find)
        raise DatabaseAway("gone")

    monkeypatch.setattr(house.harbour, "find", away)
    await house.keeper._take_over(5_000)
    await driven(house)
    assert table not in house.harbour.berths
    await house.keeper._take_over(5_000)
    await driven(house)
    assert house.harbour.berths[table].driven
    assert table in house.driver.courses
    await house.close()


async def test_a_match_over_days_stays_where_it_is_driven(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long nobody looks: bots and clocks move at the table that those who come see."""
    monkeypatch.setattr(harbour, "IDLE", 0)
    house = await opened(tmp_path)
    host = await people.new_session(house.database, "host")
    settings = Settings(game=GAME, seats=LEAST, pace=Pace(kind="days", move=HOUR))
    bots = [None, *["random"] * (LEAST - 1)]
    table, _ = await lobby.make(house.harbour, host, settings, name="Host", bots=bots, start=True)
    waiting, _ = await lobby.make(house.harbour, host, settings, name="Host")
    berth = await house.harbour.find(table)
    await asyncio.sleep(0.01)
    house.harbour.forget_idle()
    assert waiting not in house.harbour.berths
    assert await house.harbour.find(table) is berth
    await house.close()


async def test_nothing_is_looked_up_late_for_a_house_that_has_closed(tmp_path: Path) -> None:
    """Neither what was begun before nor what turns out to be durable afterwards."""
    house = await opened(tmp_path)
    berth, _ = await begun(house)
    before = asyncio.all_tasks()
    async with berth.lock:
        house.harbour._catch_up_late(berth)
        waiting = asyncio.all_tasks() - before
        assert len(waiting) == 1
        house.harbour.close()
        await asyncio.wait(waiting, timeout=10)
        assert [task.cancelled() for task in waiting] == [True]
    await house.close()
    house.harbour._catch_up_late(berth)
    assert asyncio.all_tasks() <= before
