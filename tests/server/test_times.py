"""Lower limits of a table's times: people need time to move and to come back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hautemer.client import Client
from hautemer.server import protocol
from hautemer.server.config import Config
from hautemer.server.errors import Wrong
from hautemer.server.tables import lobby
from hautemer.server.tables.settings import FOR_PEOPLE, Pace, Settings
from tests.server.in_process import database_in, guests, opened, served
from tests.server.people import refused, settings, smallest

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()


@pytest.mark.parametrize(
    ("pace", "why"),
    [
        ({"grace": 29_999}, "pace_too_short"),
        ({"move": 4_999}, "pace_too_short"),
        ({"kind": "days", "move": 3_599_999}, "days_too_short"),
        ({"grace": 30_000, "move": 5_000}, None),
        ({"kind": "days", "move": 3_600_000}, None),
    ],
)
async def test_several_people_have_time_to_move_and_to_come_back(
    tmp_path: Path, pace: dict[str, Any], why: str | None
) -> None:
    """With a grace period of milliseconds, a host could replace a person after a dropped packet."""
    wanted, config = settings(GAME, LEAST, pace=pace), Config(database_in(tmp_path), workers=1)
    async with served(config) as (_, url), Client(url) as host:
        table, _ = await host.make(settings(GAME, LEAST), name="Host")
        async with host.at(table) as at:
            if why is None:
                await host.make(wanted, name="Host")
                await at.do("change", settings=wanted)
            else:
                assert await refused(host.make(wanted, name="Host")) == why
                assert await refused(at.do("change", settings=wanted)) == why
        if why != "days_too_short":  # nobody can join a match that has begun
            await host.make(wanted, name="Host", bots=["random"] * LEAST, start=True)


async def test_a_rematch_lasts_long_enough_for_several_people(tmp_path: Path) -> None:
    config = Config(database_in(tmp_path), workers=1)
    async with served(config) as (services, url), Client(url) as host:
        wanted = settings(GAME, LEAST, pace={"grace": 50})
        table, _ = await host.make(wanted, name="Host", bots=["random"] * LEAST, start=True)
        async with host.at(table) as at:
            await at.do("vote", motion="call_off")
            await at.do("rematch")
        loaded = await services.tables.find(table)
        again = await services.tables.find(str(loaded.table.rematch))
        assert again.table.settings.pace.grace == 30_000


async def test_an_old_lobby_with_too_short_times_is_not_started_by_two(tmp_path: Path) -> None:
    """Its host must set longer times first."""
    async with opened(tmp_path) as services:
        host, guest = await guests(services, 2)
        wanted = Settings(GAME, LEAST, pace=Pace(move=None, grace=50))
        table, _ = await lobby.make(
            services.tables, host, wanted, lobby.NewTable(name="Host", bots=[None, None, *["random"] * 20])
        )
        loaded = await services.tables.find(table)
        await services.tables.command(loaded, guest, protocol.Join("join", "Guest", 1))
        services.tables.shortest = FOR_PEOPLE
        with pytest.raises(Wrong, match="30"):
            await services.tables.command(loaded, host, protocol.Start("start"))
        fixed = Settings(GAME, LEAST, pace=Pace(move=None))
        await services.tables.command(loaded, host, protocol.Change("change", fixed))
        await services.tables.command(loaded, host, protocol.Start("again"))
        assert loaded.table.phase == "running"
