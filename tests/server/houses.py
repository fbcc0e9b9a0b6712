"""A server in this process, without sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from hautemer.server.app import House
from hautemer.server.config import Config
from hautemer.storage import people
from tests.server.conftest import database_in


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[House]:
    """Open a house, in which bots also play alone."""
    house = House(Config(database_in(folder), workers=1, short_times=True, bots_alone=True))
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def guests(house: House, number: int) -> list[str]:
    """So many people."""
    return [await people.new_session(house.database, f"token {one}") for one in range(number)]
