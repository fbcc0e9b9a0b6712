"""Late events: a writer that was cancelled, a process that died with a wrong clock."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import pytest

from hautemer.core.codec import plain
from hautemer.server import protocol
from hautemer.server.config import Config
from hautemer.server.services import Services
from hautemer.server.tables import lobby, registry
from hautemer.server.tables.loaded import LoadedTable
from hautemer.server.tables.settings import Pace, Settings
from hautemer.storage import people, processes
from hautemer.storage.database import DatabaseAway
from hautemer.storage.timestamps import now
from tests.server.people import eventually, smallest

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()
HOUR = 3_600_000


async def opened(folder: Path) -> Services:
    """Open services without HTTP."""
    services = Services(Config(f"sqlite:///{folder}/hautemer.db", workers=1))
    await services.open()
    return services


async def begun(services: Services) -> tuple[LoadedTable, list[str]]:
    """Return a running match and its players."""
    seated = [
        (seat, await people.new_session(services.database, f"{seat}"), f"{seat}") for seat in range(LEAST)
    ]
    settings = Settings(game=GAME, seats=LEAST, pace=Pace(move=None))
    table, _ = await lobby.make(
        services.tables, seated[0][1], settings, lobby.NewTable(seated=seated, start=True)
    )
    return await services.tables.find(table), [person for _, person, _ in seated]


async def driven(services: Services) -> None:
    """Wait until the lease watchdog has tried to run the tables that it took over."""
    assert services.leases._driving is not None
    await asyncio.wait([services.leases._driving])


@pytest.mark.parametrize("turns", range(1, 8))
async def test_a_move_of_a_dropped_connection_is_shown(turns: int, tmp_path: Path) -> None:
    """Whenever its writer is cancelled, a durable line is also in memory, and the next move follows it."""
    services = await opened(tmp_path)
    loaded, persons = await begun(services)
    match = loaded.table.running
    for number in range(3):
        [seat, *_] = match.waiting_for()
        move = plain(match.prompts[seat].offers.sample(Random(number)))
        command = protocol.MakeMove(f"{number}", match.prompts[seat].number, move)
        moving = asyncio.create_task(services.tables.command(loaded, persons[seat], command))
        for _ in range(turns):
            await asyncio.sleep(0)
        moving.cancel()
        await asyncio.gather(moving, return_exceptions=True)
        async with asyncio.timeout(10):
            while (
                loaded.table.number
                != (await services.tables.journal.heads([loaded.table.id]))[loaded.table.id]
            ):
                await asyncio.sleep(0.01)
            while len(match.log) <= number:  # the write has begun, so it will complete
                await asyncio.sleep(0.01)
    await services.close()


async def test_a_process_with_a_heartbeat_in_the_future_is_dead(tmp_path: Path) -> None:
    """The clock was set back between two starts."""
    services = await opened(tmp_path)
    loaded, _ = await begun(services)
    table = loaded.table.id
    await services.close()
    with sqlite3.connect(tmp_path / "hautemer.db") as database:
        database.execute("INSERT INTO processes (id, seen_at) VALUES ('dead', ?)", (now() + HOUR,))
        database.execute("UPDATE tables SET owner = 'dead'")
    database.close()
    services = await opened(tmp_path)
    loaded = await services.tables.find(table)
    await eventually(lambda: loaded.driven)
    await services.close()


async def test_a_takeover_survives_an_outage_of_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lease is stored but the table cannot be loaded yet: a later heartbeat loads it."""
    services = await opened(tmp_path)
    person = await people.new_session(services.database, "host")
    settings = Settings(game=GAME, seats=LEAST, pace=Pace(move=None, bot=0))
    bots = [None, *["random"] * (LEAST - 1)]
    table, _ = await lobby.make(
        services.tables, person, settings, lobby.NewTable(name="Zoé", bots=bots, start=True)
    )
    await services.leases.stop()
    services.scheduler.stop(table)
    del services.tables.loaded[table]
    await processes.release(services.database, services.process, [table])
    find = services.tables.find

    async def away(key: str) -> LoadedTable:
        monkeypatch.setattr(services.tables, "find", find)
        raise DatabaseAway("gone")

    monkeypatch.setattr(services.tables, "find", away)
    await services.leases._take_over(5_000)
    await driven(services)
    assert table not in services.tables.loaded
    await services.leases._take_over(5_000)
    await driven(services)
    assert services.tables.loaded[table].driven
    assert table in services.scheduler.schedules
    await services.close()


async def test_a_match_over_days_stays_loaded_where_its_lease_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots and clocks act on the loaded table that connected people see, however long nobody looks."""
    monkeypatch.setattr(registry, "IDLE", -1)
    services = await opened(tmp_path)
    host = await people.new_session(services.database, "host")
    settings = Settings(game=GAME, seats=LEAST, pace=Pace(kind="days", move=HOUR))
    bots = [None, *["random"] * (LEAST - 1)]
    table, _ = await lobby.make(
        services.tables, host, settings, lobby.NewTable(name="Host", bots=bots, start=True)
    )
    waiting, _ = await lobby.make(services.tables, host, settings, lobby.NewTable(name="Host"))
    loaded = await services.tables.find(table)
    services.tables.forget_idle()
    assert waiting not in services.tables.loaded
    assert await services.tables.find(table) is loaded
    await services.close()


async def test_closed_services_read_nothing_later(tmp_path: Path) -> None:
    """Neither earlier tasks nor lines that become durable later may touch closed services."""
    services = await opened(tmp_path)
    loaded, _ = await begun(services)
    before = asyncio.all_tasks()
    async with loaded.lock:
        services.tables._catch_up_late(loaded)
        waiting = asyncio.all_tasks() - before
        assert len(waiting) == 1
        services.tables.close()
        await asyncio.wait(waiting, timeout=10)
        assert [task.cancelled() for task in waiting] == [True]
    await services.close()
    services.tables._catch_up_late(loaded)
    assert asyncio.all_tasks() <= before
