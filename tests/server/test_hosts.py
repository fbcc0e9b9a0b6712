"""Hosts of tables: every process knows the host, with or without a seat."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from hautemer.client import Client
from hautemer.server import protocol
from hautemer.server.bus.base import Alone
from hautemer.server.config import Config
from hautemer.server.errors import Wrong
from hautemer.server.services import Services
from hautemer.server.tables import events, links, lobby
from hautemer.server.tables.absence import WITHOUT_HOST, inherited
from hautemer.server.tables.decision import Decision
from hautemer.server.tables.registry import Tables
from hautemer.server.tables.settings import Pace, Settings
from hautemer.storage import people
from hautemer.storage import tables as table_rows
from hautemer.storage.connect import connect
from hautemer.storage.journal import Journal
from hautemer.storage.timestamps import now
from tests.postgres import shared
from tests.server.in_process import database_in, served
from tests.server.people import crowd, eventually, set_clock, settings, smallest

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two_processes() -> AsyncIterator[tuple[Services, Services]]:
    """Open two sets of services on one PostgreSQL database."""
    postgres = shared()
    name = await postgres.fresh()
    config = Config(postgres.url(name), short_times=True)
    processes = (Services(config), Services(config))
    for services in processes:
        await services.open()
    yield processes
    for services in processes:
        await services.close()
    await postgres.drop(name)


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """Yield the URL of an empty database."""
    if request.param == "sqlite":
        yield database_in(tmp_path)
    else:
        name = await shared().fresh()
        yield shared().url(name)
        await shared().drop(name)


async def kept_by(services: Services, person: str) -> set[str]:
    return {row.id for row in await table_rows.of_host(services.database, person)}


async def test_tables_hosted_without_a_seat_are_found_by_the_other_process() -> None:
    async with two_processes() as (one, other):
        host = await people.new_session(one.database, "host")
        account = await people.new_session(one.database, "account")
        game, seats = smallest()
        made = [(await lobby.make(one.tables, host, Settings(game, seats)))[0] for _ in range(2)]
        assert await kept_by(other, host) == set(made)

        await lobby.keep_hosting(other.tables, host, account)
        assert await kept_by(one, host) == set()
        assert await kept_by(one, account) == set(made)

        await lobby.forget(other.tables, account)
        assert await kept_by(one, account) == set()
        for table in made:
            loaded = await one.tables.current(table)
            assert loaded.table.host == ""

        # The table has no host: the next person who sits down becomes it.
        next_one = await people.new_session(one.database, "next")
        loaded = await one.tables.find(made[0])
        happened = (events.Joined(0, next_one, "Next"), events.Inherited(0))
        assert await one.tables.write(loaded, lambda: Decision(happened))
        assert await kept_by(other, next_one) == {made[0]}


async def test_a_host_who_watches_at_one_process_is_present_at_the_other() -> None:
    postgres = shared()
    name = await postgres.fresh()
    config = Config(postgres.url(name), workers=1)
    game, seats = smallest()

    def missed() -> bool:
        return inherited(loaded.table, now() + 2 * WITHOUT_HOST) is not None

    async with served(config) as (other, there), crowd(there, seats) as players, AsyncExitStack() as lines:
        async with served(config) as (_, here), Client(here) as host:
            table, _ = await host.make(settings(game, seats))
            for number, player in enumerate(players):
                place = await lines.enter_async_context(player.at(table))
                await place.do("join", name=f"Guest {number}")
            loaded = await other.tables.find(table)
            assert missed()  # the host has not connected yet
            async with host.at(table):
                await eventually(lambda: not missed())
            await eventually(missed)
            await lines.enter_async_context(host.at(table, watching=True))
            await eventually(lambda: not missed())
        await eventually(missed)  # the process is gone, and the host's connection with it
    await postgres.drop(name)


async def test_a_link_that_the_host_makes_at_one_process_is_used_up_at_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with two_processes() as (one, other):
        host, owner, new, thief = [await people.new_session(one.database, name) for name in "abcd"]
        game, seats = smallest()
        wanted = Settings(game, seats, pace=Pace(move=None, grace=50))
        table, _ = await lobby.make(
            one.tables, host, wanted, lobby.NewTable(name="Host", bots=[None, None, *["random"] * seats])
        )
        loaded = await one.tables.find(table)
        await one.tables.command(loaded, owner, protocol.Join("join", "Guest", 1))
        await one.tables.command(loaded, host, protocol.Start("start"))
        set_clock(monkeypatch, 10**9)  # the owner is long away
        secret = (await links.make(one.tables, loaded, host, protocol.Link("link", 1))).secret
        lead = await links.find(other.tables, secret)
        assert lead[:2] == (table, owner)
        assert await links.move_seat(other.tables, table, owner, new, lead.reissued) == 1
        with pytest.raises(Wrong, match="personal link"):
            await links.find(one.tables, secret)
        with pytest.raises(Wrong, match="personal link"):  # also for a person who found it before
            await links.move_seat(one.tables, table, new, thief, lead.reissued)


async def test_an_older_database_learns_the_hosts_of_its_tables(url: str) -> None:
    services = Services(Config(url))
    await services.open()
    maker, heir = [await people.new_session(services.database, name) for name in ("maker", "heir")]
    game, seats = smallest()
    table, _ = await lobby.make(services.tables, maker, Settings(game, seats), lobby.NewTable(name="Maker"))
    passed_on, _ = await lobby.make(
        services.tables, maker, Settings(game, seats), lobby.NewTable(name="Maker")
    )
    loaded = await services.tables.find(passed_on)
    happened = (events.Joined(1, heir, "Heir"), events.Inherited(1))
    assert await services.tables.write(loaded, lambda: Decision(happened))

    def as_before(connection: Connection) -> None:
        connection.execute(text("DROP INDEX ix_tables_host"))
        connection.execute(text("DROP INDEX ix_tables_phase_rested_at"))
        for column in ("host", "rested_at", "forgiven", "seen_at", "asked"):
            connection.execute(text(f"ALTER TABLE tables DROP COLUMN {column}"))
        connection.execute(text("ALTER TABLE channels DROP COLUMN answered"))
        connection.execute(text("DROP TABLE sent"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0002'"))

    await services.close()
    database = await connect(url)
    await database.run(as_before)
    await database.close()

    database = await connect(url)
    assert {row.id for row in await table_rows.of_host(database, maker)} == {table, passed_on}
    await database.close()
    if url.startswith("sqlite"):  # a read-only look repairs nothing, but shows the host
        beside = await connect(url, beside=True)
        seen = await Tables(beside, Journal(beside), Alone(), "").find(passed_on)
        assert seen.table.host == heir
        await beside.close()
    services = Services(Config(url))
    await services.open()
    await services.tables.find(passed_on)
    assert await kept_by(services, heir) == {passed_on}
    assert await kept_by(services, maker) == {table}
    await services.close()
