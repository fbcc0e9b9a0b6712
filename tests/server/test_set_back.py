"""A machine's clock that is set back: matches go on, while the server runs and after a restart."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from hautemer.server import lobby
from hautemer.server.app import House
from hautemer.server.config import Config
from hautemer.server.settings import Pace, Settings
from hautemer.storage import moments, people
from tests.server.conftest import database_in
from tests.server.people import eventually, smallest

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()
TEN_MINUTES = 600 * 10**9
# Bots answer when they have been waited for so long, in milliseconds.
BOT = 300


def set_clock(patch: pytest.MonkeyPatch, by: int) -> None:
    """Sets the machine's clock, as far as this process sees it."""
    clock = time.time_ns
    patch.setattr(time, "time_ns", lambda: clock() + by)


async def begun(house: House) -> str:
    """A match of bots."""
    host = await people.new_session(house.database, "host")
    wanted = Settings(GAME, LEAST, pace=Pace(move=None, bot=BOT))
    table, _ = await lobby.make(house.harbour, host, wanted, bots=["random"] * LEAST, start=True)
    return table


async def goes_on(house: House, table: str) -> None:
    """Something more is entered, long before ten minutes have passed."""
    berth = await house.harbour.find(table)
    entries = len(berth.table.running.log)
    await eventually(lambda: len(berth.table.running.log) > entries + 1)


async def test_a_match_goes_on_when_the_clock_is_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(Config(database_in(tmp_path), workers=1, bots_alone=True))
    await house.open()
    try:
        table = await begun(house)
        await goes_on(house, table)
        before = moments.now()
        set_clock(monkeypatch, -TEN_MINUTES)
        assert moments.now() >= before
        await goes_on(house, table)
    finally:
        await house.close()


async def test_a_match_goes_on_when_the_clock_was_set_back_before_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as early:
        early.setattr(moments, "_ahead", moments._ahead)  # given back with the clock
        set_clock(early, TEN_MINUTES)
        house = House(Config(database_in(tmp_path), workers=1, bots_alone=True))
        await house.open()
        try:
            table = await begun(house)
            await goes_on(house, table)
        finally:
            await house.close()
    house = House(Config(database_in(tmp_path), workers=1, bots_alone=True))
    await house.open()
    try:
        await goes_on(house, table)
    finally:
        await house.close()
