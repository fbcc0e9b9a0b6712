"""A match that stands still or never ends is led on, or called off, by what happens by itself."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from hautemer.core import record as records
from hautemer.core.codec import read_json
from hautemer.server import lobby
from hautemer.server import protocol as ask
from hautemer.server.app import House
from hautemer.server.harbour import Berth
from hautemer.server.settings import Pace, Settings
from hautemer.storage import tables
from tests.server.houses import guests, opened
from tests.server.people import eventually, smallest

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()


async def begun(house: House, persons: int, pace: Pace) -> tuple[Berth, list[str]]:
    """A running table with so many people, and who they are; bots have the other seats."""
    crew = await guests(house, persons)
    table, _ = await lobby.make(
        house.harbour,
        crew[0] if crew else "nobody",
        Settings(GAME, LEAST, pace=pace),
        seated=[(seat, person, f"P{seat}") for seat, person in enumerate(crew)],
        bots=["random"] * LEAST,
        start=True,
    )
    return await house.harbour.find(table), crew


async def test_a_match_that_never_ends_is_called_off_and_has_a_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        berth, _ = await begun(house, 0, Pace(bot=0))
        game = berth.table.game
        monkeypatch.setattr(game, "meta", replace(game.meta, entries_at_most=5))
        await eventually(lambda: berth.table.phase != "running")
        assert berth.table.phase == "called_off"
        record = records.checked(read_json(berth.table.record()))
        assert len(record.entries) >= 5
        row = await tables.get(house.database, berth.table.id)
        assert row is not None
        assert row.phase == "called_off"


async def test_a_vote_is_carried_out_when_those_who_did_not_want_it_leave(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        berth, crew = await begun(house, 2, Pace(move=None))
        await house.harbour.command(berth, crew[0], ask.Vote("off", "call_off"))
        await house.harbour.command(berth, crew[1], ask.Resign("away"))
        assert berth.table.phase == "called_off"
        row = await tables.get(house.database, berth.table.id)
        assert row is not None
        assert row.phase == "called_off"
