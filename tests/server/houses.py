"""Services of a server in this process, without sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from hautemer.server.config import Config
from hautemer.server.services import Services
from hautemer.storage import people
from tests.server.conftest import database_in


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Services]:
    """Open services with bots that also play alone."""
    services = Services(Config(database_in(folder), workers=1, short_times=True, bots_alone=True))
    await services.open()
    try:
        yield services
    finally:
        await services.close()


async def guests(services: Services, number: int) -> list[str]:
    """Create `number` people and return their ids."""
    return [await people.new_session(services.database, f"token {one}") for one in range(number)]
