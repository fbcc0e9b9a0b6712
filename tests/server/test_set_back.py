"""The machine's clock is set back: matches continue, while the server runs and after a restart."""

from __future__ import annotations

from pathlib import Path

import pytest

from hautemer.server.config import Config
from hautemer.server.services import Services
from hautemer.server.tables import lobby
from hautemer.server.tables.settings import Pace, Settings
from hautemer.storage import people, timestamps
from tests.server.in_process import database_in
from tests.server.people import eventually, set_clock, smallest

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()
TEN_MINUTES = 600 * 10**9
# Milliseconds after which bots answer.
BOT = 300


async def begun(services: Services) -> str:
    """Start a match between bots."""
    host = await people.new_session(services.database, "host")
    wanted = Settings(GAME, LEAST, pace=Pace(move=None, bot=BOT))
    table, _ = await lobby.make(
        services.tables, host, wanted, lobby.NewTable(bots=["random"] * LEAST, start=True)
    )
    return table


async def goes_on(services: Services, table: str) -> None:
    """Wait for a new entry, much shorter than ten minutes."""
    loaded = await services.tables.find(table)
    entries = len(loaded.table.running.log)
    await eventually(lambda: len(loaded.table.running.log) > entries + 1)


async def test_a_match_continues_when_the_clock_is_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = Services(Config(database_in(tmp_path), workers=1, bots_alone=True))
    await services.open()
    try:
        table = await begun(services)
        await goes_on(services, table)
        before = timestamps.now()
        set_clock(monkeypatch, -TEN_MINUTES)
        assert timestamps.now() >= before
        await goes_on(services, table)
    finally:
        await services.close()


async def test_a_match_continues_when_the_clock_was_set_back_before_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as early:
        set_clock(early, TEN_MINUTES)
        services = Services(Config(database_in(tmp_path), workers=1, bots_alone=True))
        await services.open()
        try:
            table = await begun(services)
            await goes_on(services, table)
        finally:
            await services.close()
    services = Services(Config(database_in(tmp_path), workers=1, bots_alone=True))
    await services.open()
    try:
        await goes_on(services, table)
    finally:
        await services.close()
