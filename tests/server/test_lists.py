"""Lists of tables: one's own, and the open ones."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from hautemer.client import Client
from hautemer.core import registry
from hautemer.server import protocol
from hautemer.server.config import Config
from hautemer.server.errors import Wrong
from hautemer.server.http.api.tables import LISTED, OF_ONE_HOST
from hautemer.server.tables import events, lobby
from hautemer.server.tables.decision import Decision
from hautemer.server.tables.settings import DAY, DAYS, Settings
from hautemer.storage import tables as table_rows
from hautemer.storage.timestamps import now
from tests.server.in_process import database_in, guests, opened, served
from tests.server.people import scene_of, seated, settings, smallest

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()
MOST = registry.meta(GAME).seats[1]


async def test_a_start_with_gaps_leaves_no_seat_behind(tmp_path: Path) -> None:
    async with opened(tmp_path) as services:
        crew = await guests(services, LEAST)
        last = [(MOST - LEAST + seat, person, f"P{seat}") for seat, person in enumerate(crew)]
        table, _ = await lobby.make(
            services.tables, crew[0], Settings(GAME, MOST), lobby.NewTable(seated=last)
        )
        loaded = await services.tables.find(table)
        await services.tables.command(loaded, crew[0], protocol.Start("start"))
        found = [(seat.seat, seat.person) for seat in await table_rows.seats(services.database, table)]
        assert found == list(enumerate(crew))


async def test_concurrent_requests_for_a_rematch_create_one(tmp_path: Path) -> None:
    async with opened(tmp_path) as services:
        crew = await guests(services, 3)
        bots = ["random"] * LEAST
        seats = [(seat, person, f"P{seat}") for seat, person in enumerate(crew[:LEAST])]
        wanted = Settings(GAME, LEAST)
        table, _ = await lobby.make(
            services.tables, crew[0], wanted, lobby.NewTable(seated=seats, bots=bots, start=True)
        )
        loaded = await services.tables.find(table)
        for person in crew[:LEAST]:
            await services.tables.command(loaded, person, protocol.CastVote("off", "call_off"))
        asked = (lobby.rematch(services.tables, table, person) for person in crew[:LEAST])
        found = set(await asyncio.gather(*asked))
        assert found == {loaded.table.rematch}
        mine = {row.id for row in await table_rows.of_person(services.database, crew[1])}
        assert mine == {table, *found}
        assert mine == set(services.tables.loaded)


async def test_one_host_does_not_fill_the_list_of_open_tables(tmp_path: Path) -> None:
    config = Config(database_in(tmp_path), workers=1)
    async with served(config) as (_, url), Client(url) as host, Client(url) as other:
        wanted = settings(GAME, LEAST, open=True)
        theirs, _ = await other.make(wanted, name="Other")
        own = [(await host.make(wanted, name="Host"))[0] for _ in range(LISTED)]
        listed = [table["id"] for table in await host.call("GET", "/api/tables")]
        assert theirs in listed
        assert set(listed) - {theirs} == set(own[-OF_ONE_HOST:])


async def test_a_table_where_nobody_gathers_for_a_day_is_closed_and_its_code_free(tmp_path: Path) -> None:
    async with opened(tmp_path) as services:
        host, guest = await guests(services, 2)
        tables = services.tables
        left, code = await lobby.make(tables, host, Settings(GAME, LEAST), lobby.NewTable(name="Host"))
        kept, _ = await lobby.make(tables, host, Settings(GAME, LEAST), lobby.NewTable(name="Host"))
        slow, _ = await lobby.make(
            tables, host, Settings(GAME, LEAST, pace=DAYS), lobby.NewTable(name="Host")
        )
        begun, _ = await lobby.make(
            tables,
            guest,
            Settings(GAME, LEAST),
            lobby.NewTable(name="Guest", bots=[None, *["random"] * LEAST], start=True),
        )
        assert code is not None
        await tables.write(await tables.find(kept), lambda: Decision((events.Seen(0, True),)))
        await services.leases.sweep(now() + DAY - 1000)
        assert await lobby.by_code(tables, code) == left
        await services.leases.sweep(now() + DAY + 1000)
        with pytest.raises(Wrong):
            await lobby.by_code(tables, code)
        phases = [(await tables.find(table)).table.phase for table in (left, kept, slow, begun)]
        assert phases == ["closed", "lobby", "lobby", "running"]
        row = await table_rows.get(services.database, left)
        assert row is not None
        assert (row.phase, row.code) == ("closed", None)


WRONG = {
    "no line at all": b'{"is":"made","x":',
    "a game that is gone": b'{"is":"made","settings":{"game":"gone","seats":2},"host":"x","commitment":"x"}',
    "a line before its time": b'{"is":"started","names":[],"rules":1,"order":[]}',
}


@pytest.mark.parametrize("first", WRONG.values(), ids=WRONG)
async def test_a_table_with_a_wrong_first_line_affects_no_other(tmp_path: Path, first: bytes) -> None:
    config = Config(database_in(tmp_path), workers=1)
    wanted = settings(GAME, LEAST, open=True, watch="everybody")
    bots = [None, *["random"] * (LEAST - 1)]
    async with served(config) as (_, url), Client(url) as person:
        made = [
            (await person.make(wanted, name="Zoé", bots=bots, start=start))[0]
            for start in (True, True, False, False)
        ]
    broken = (made[1], made[3])
    with sqlite3.connect(tmp_path / "hautemer.db") as database:
        change = 'UPDATE journal SET body = ? WHERE number = 0 AND "table" = ?'
        database.executemany(change, [(first, table) for table in broken])
    async with served(config) as (services, url), Client(url, person.token) as person:
        assert [table["id"] for table in await person.call("GET", "/api/tables")] == [made[2]]
        running = await person.call("GET", "/api/tables", phase="running")
        assert [table["id"] for table in running] == [made[0]]
        mine = (await person.call("GET", "/api/me"))["tables"]
        phases = {table["id"]: (table["phase"], table["game"] != "") for table in mine}
        assert phases == {
            made[0]: ("running", True),
            made[2]: ("lobby", True),
            **dict.fromkeys(broken, ("broken", True)),
        }
        for table in broken:
            assert (await person.call("GET", f"/api/tables/{table}"))["phase"] == "broken"
            async with seated([person], table) as [at]:
                assert scene_of(at)["table"]["phase"] == "broken"
        assert services.tables.loaded[made[0]].driven
        await services.leases.sweep(now() + 2 * DAY)
        assert (await person.call("GET", f"/api/tables/{made[2]}"))["phase"] == "closed"
