"""Tables in lists: one's own, and those that are open to all."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hautemer.core import registry
from hautemer.server import lobby
from hautemer.server import protocol as ask
from hautemer.server.settings import Settings
from hautemer.storage import tables
from tests.server.houses import guests, opened
from tests.server.people import smallest

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()
MOST = registry.meta(GAME).seats[1]


async def test_a_start_with_gaps_leaves_no_seat_behind(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        crew = await guests(house, LEAST)
        last = [(MOST - LEAST + seat, person, f"P{seat}") for seat, person in enumerate(crew)]
        table, _ = await lobby.make(house.harbour, crew[0], Settings(GAME, MOST), seated=last)
        berth = await house.harbour.find(table)
        await house.harbour.command(berth, crew[0], ask.Start("start"))
        found = [(seat.seat, seat.person) for seat in await tables.seats(house.database, table)]
        assert found == list(enumerate(crew))


async def test_those_who_ask_for_a_rematch_at_once_have_one(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        crew = await guests(house, 3)
        bots = ["random"] * LEAST
        seats = [(seat, person, f"P{seat}") for seat, person in enumerate(crew[:LEAST])]
        wanted = Settings(GAME, LEAST)
        table, _ = await lobby.make(house.harbour, crew[0], wanted, seated=seats, bots=bots, start=True)
        berth = await house.harbour.find(table)
        for person in crew[:LEAST]:
            await house.harbour.command(berth, person, ask.Vote("off", "call_off"))
        asked = (lobby.rematch(house.harbour, table, person) for person in crew[:LEAST])
        found = set(await asyncio.gather(*asked))
        assert found == {berth.table.rematch}
        mine = {row.id for row in await tables.of_person(house.database, crew[1])}
        assert mine == {table, *found}
        assert mine == set(house.harbour.berths)
