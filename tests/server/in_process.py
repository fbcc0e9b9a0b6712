"""A server in this process: its services alone, or with sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn

from hautemer.client import AtTable
from hautemer.server.app import application
from hautemer.server.config import Config
from hautemer.server.runner import GRACE, Server
from hautemer.server.services import Services
from hautemer.server.tables.table import Table
from hautemer.storage import people


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Services]:
    """Open services with bots that also play alone."""
    services = Services(Config(database_in(folder), workers=1, short_times=True, bots_alone=True))
    await services.open()
    try:
        yield services
    finally:
        await services.close()


@asynccontextmanager
async def served(config: Config) -> AsyncIterator[tuple[Services, str]]:
    """Start a server and yield its services and its address."""
    services = Services(config)
    await services.open()
    port: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    settings = uvicorn.Config(
        application(services),
        port=0,
        ws="websockets-sansio",
        lifespan="off",
        log_level="warning",
        timeout_graceful_shutdown=GRACE,
    )
    server = Server(settings, services, port.set_result)
    running = asyncio.create_task(server.serve())
    try:
        yield services, f"http://127.0.0.1:{await port}"
    finally:
        server.should_exit = True
        await running
        await services.close()


async def guests(services: Services, number: int) -> list[str]:
    """Create `number` people and return their ids."""
    return [await people.new_session(services.database, f"token {one}") for one in range(number)]


def database_in(folder: Path) -> str:
    """Return the URL of a SQLite file in a folder."""
    return f"sqlite:///{folder}/hautemer.db"


def table_of(services: Services, at: AtTable) -> Table:
    """Return the table at which a client is, as the server has folded it."""
    return services.tables.loaded[at.table].table


async def folded_again(services: Services, table: Table) -> Table:
    """Return a table as another process folds its journal, as far as it is folded here."""
    again = Table(table.id, table.secret)
    for written in (await services.tables.journal.read(table.id))[: table.number]:
        again.read(written.body, written.at)
    return again
