"""Matches that stand still or never end: the server continues them or calls them off."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from hautemer.core import record as records
from hautemer.core.codec import read_json
from hautemer.server import protocol
from hautemer.server.services import Services
from hautemer.server.tables import lobby
from hautemer.server.tables.loaded import LoadedTable
from hautemer.server.tables.settings import Pace, Settings
from hautemer.storage import tables as table_rows
from tests.server.in_process import guests, opened
from tests.server.people import eventually, smallest

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()


async def begun(services: Services, persons: int, pace: Pace) -> tuple[LoadedTable, list[str]]:
    """Return a running table with `persons` people and bots in the other seats, and the people's ids."""
    crew = await guests(services, persons)
    table, _ = await lobby.make(
        services.tables,
        crew[0] if crew else "nobody",
        Settings(GAME, LEAST, pace=pace),
        lobby.NewTable(
            seated=[(seat, person, f"P{seat}") for seat, person in enumerate(crew)],
            bots=["random"] * LEAST,
            start=True,
        ),
    )
    return await services.tables.find(table), crew


async def test_a_match_that_never_ends_is_called_off_and_has_a_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as services:
        loaded, _ = await begun(services, 0, Pace(bot=0))
        game = loaded.table.game
        monkeypatch.setattr(game, "meta", replace(game.meta, entries_at_most=5))
        await eventually(lambda: loaded.table.phase != "running")
        assert loaded.table.phase == "called_off"
        record = records.checked(read_json(loaded.table.record()))
        assert len(record.entries) >= 5
        row = await table_rows.get(services.database, loaded.table.id)
        assert row is not None
        assert row.phase == "called_off"


async def test_a_vote_is_carried_when_its_opponents_leave(tmp_path: Path) -> None:
    async with opened(tmp_path) as services:
        loaded, crew = await begun(services, 2, Pace(move=None))
        await services.tables.command(loaded, crew[0], protocol.CastVote("off", "call_off"))
        await services.tables.command(loaded, crew[1], protocol.Resign("away"))
        assert loaded.table.phase == "called_off"
        row = await table_rows.get(services.database, loaded.table.id)
        assert row is not None
        assert row.phase == "called_off"
