"""One contract, two databases: every test with the fixture `database` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from hautemer.storage.connect import connect
from hautemer.storage.database import Database
from hautemer.storage.journal import Journal
from tests.postgres import shared


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """Yield the URL of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/hautemer.db"
    else:
        name = await shared().fresh()
        yield shared().url(name)
        await shared().drop(name)


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    opened = await connect(url)
    yield opened
    await opened.close()


@pytest.fixture
def journal(database: Database) -> Journal:
    return Journal(database)
