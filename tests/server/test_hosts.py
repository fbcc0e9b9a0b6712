"""Who keeps a table is known to every process, whether he has a seat or not."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from hautemer.server import journal as did
from hautemer.server import lobby
from hautemer.server.app import House
from hautemer.server.bus import Alone
from hautemer.server.config import Config
from hautemer.server.decision import Decision
from hautemer.server.harbour import Harbour
from hautemer.server.settings import Settings
from hautemer.storage import people, tables
from hautemer.storage.database import Database
from hautemer.storage.journal import Journal
from tests.postgres import shared
from tests.server.conftest import database_in
from tests.server.people import smallest

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two_houses() -> AsyncIterator[tuple[House, House]]:
    """Two processes' worth of server at one PostgreSQL."""
    postgres = shared()
    name = await postgres.fresh()
    houses = (House(Config(postgres.url(name))), House(Config(postgres.url(name))))
    for house in houses:
        await house.open()
    yield houses
    for house in houses:
        await house.close()
    await postgres.drop(name)


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The address of a database that nobody has used."""
    if request.param == "sqlite":
        yield database_in(tmp_path)
    else:
        name = await shared().fresh()
        yield shared().url(name)
        await shared().drop(name)


async def kept_by(house: House, person: str) -> set[str]:
    return {row.id for row in await tables.of_host(house.database, person)}


async def test_tables_kept_without_a_seat_are_found_by_the_other_process() -> None:
    async with two_houses() as (one, other):
        host = await people.new_session(one.database, "host")
        account = await people.new_session(one.database, "account")
        game, seats = smallest()
        made = [(await lobby.make(one.harbour, host, Settings(game, seats)))[0] for _ in range(2)]
        assert await kept_by(other, host) == set(made)

        await lobby.keep_hosting(other.harbour, host, account)
        assert await kept_by(one, host) == set()
        assert await kept_by(one, account) == set(made)

        await lobby.forget(other.harbour, account)
        assert await kept_by(one, account) == set()
        for table in made:
            berth = await one.harbour.current(table)
            assert berth.table.host == ""

        # Nobody keeps it: whoever sits down next does.
        next_one = await people.new_session(one.database, "next")
        berth = await one.harbour.find(made[0])
        events = (did.Joined(0, next_one, "Next"), did.Inherited(0))
        assert await one.harbour.write(berth, lambda: Decision(events))
        assert await kept_by(other, next_one) == {made[0]}


async def test_an_older_database_learns_who_keeps_its_tables(url: str) -> None:
    house = House(Config(url))
    await house.open()
    maker, heir = [await people.new_session(house.database, name) for name in ("maker", "heir")]
    game, seats = smallest()
    table, _ = await lobby.make(house.harbour, maker, Settings(game, seats), name="Maker")
    passed_on, _ = await lobby.make(house.harbour, maker, Settings(game, seats), name="Maker")
    berth = await house.harbour.find(passed_on)
    events = (did.Joined(1, heir, "Heir"), did.Inherited(1))
    assert await house.harbour.write(berth, lambda: Decision(events))

    def as_before(connection: Connection) -> None:
        connection.execute(text("DROP INDEX ix_tables_host"))
        connection.execute(text("ALTER TABLE tables DROP COLUMN host"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0002'"))

    await house.database.run(as_before)
    await house.close()

    database = await Database.open(url)
    assert {row.id for row in await tables.of_host(database, maker)} == {table, passed_on}
    await database.close()
    if url.startswith("sqlite"):  # who only looks sets nothing right, and sees all the same
        beside = await Database.open(url, beside=True)
        seen = await Harbour(beside, Journal(beside), Alone(), "").find(passed_on)
        assert seen.table.host == heir
        await beside.close()
    house = House(Config(url))
    await house.open()
    await house.harbour.find(passed_on)
    assert await kept_by(house, heir) == {passed_on}
    assert await kept_by(house, maker) == {table}
    await house.close()
