"""The fault proxy between servers and their database: open, cut, stalled, and open again."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Connection, text
from tests.postgres import shared

from hautemer.devtools import fault_proxy
from hautemer.devtools.fault_proxy import FaultProxy, Outages
from hautemer.storage import postgresql
from hautemer.storage.connect import connect
from hautemer.storage.database import DatabaseAway

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def answer(connection: Connection) -> Any:
    return connection.execute(text("SELECT 42")).scalar()


async def test_a_database_is_away_while_the_proxy_is_cut_or_stalled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgresql, "CONNECT_SECONDS", 1)
    monkeypatch.setattr(postgresql, "ANSWER_SECONDS", 1)
    name = await shared().fresh()
    async with FaultProxy(shared().url(name)) as proxy:
        database = await connect(proxy.url)
        assert await database.run(answer) == 42
        proxy.cut()
        with pytest.raises(DatabaseAway):
            await database.run(answer)
        await proxy.accept()
        assert await database.run(answer) == 42
        proxy.stall()
        with pytest.raises(DatabaseAway):
            await database.run(answer)
        proxy.resume()
        assert await database.run(answer) == 42
        await database.close()
    await shared().drop(name)


async def test_outages_alternate_between_both_kinds_and_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fault_proxy, "MOMENT", (0.3, 0.3))
    name = await shared().fresh()
    ends: list[object] = []
    async with FaultProxy(shared().url(name)) as proxy:
        outages = Outages(proxy, 0.1)
        for number in (1, 2, 3):
            connection = await asyncpg.connect(proxy.url)
            asking = asyncio.create_task(connection.fetchval("SELECT pg_sleep(0.05), 42", column=1))
            await asyncio.sleep(0.01)
            away = asyncio.create_task(outages(Random(number)))
            await asyncio.sleep(0.2)
            if not away.done():
                assert asking.done() == bool(number % 2)  # stalled: no data passes; cut: the connection fails
            await away
            ends += await asyncio.gather(asking, return_exceptions=True)
            await connection.close()
        assert outages.number == 3
    broken = asyncpg.ConnectionDoesNotExistError
    assert [type(end) for end in ends] == [broken, int, broken]
    await shared().drop(name)
