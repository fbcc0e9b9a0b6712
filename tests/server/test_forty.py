"""Forty people behind one router, at a server with default limits: nobody notices a limit."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from hautemer.client import AtTable, Client
from hautemer.client.players import Player
from hautemer.core import registry
from hautemer.devtools.servers import ServerProcess
from tests.server.in_process import database_in
from tests.server.people import crowd, settings, smallest

pytestmark = pytest.mark.anyio

PEOPLE = 40
MOVES = 10  # per table, at least
GAME, _ = smallest()
SEATS = registry.meta(GAME).seats[1]
# The requests of a browser that opens the page; files of the client are similar requests.
OPENING = ("/", "/api/games", "/api/me", "/api/tables", "/api/words/fr.ftl", f"/api/words/fr/{GAME}.ftl")


async def arrive(person: Client, number: int) -> None:
    """Open the page and create an account, at the same time as everybody else."""
    await asyncio.gather(*(person.call("GET", path) for path in OPENING))
    await person.call(
        "POST", "/api/account", {"name": f"Sailor {number}", "password": f"salt and rum {number}"}
    )


async def sit_down(group: list[Client]) -> str:
    """Create a table; the others enter its code and join."""
    table, code = await group[0].make(settings(GAME, len(group)), name="Host")
    for number, other in enumerate(group[1:]):
        found = await other.call("POST", "/api/codes", {"code": code})
        assert found["table"] == table
        async with other.at(table) as at:
            await at.do("join", name=f"Guest {number}")
    return table


async def play(group: list[Client], table: str, stack: AsyncExitStack) -> list[AtTable]:
    """Play and chat for a while, the host with a second screen; return all sockets."""
    places = [await stack.enter_async_context(person.at(table)) for person in group]
    screen = await stack.enter_async_context(group[0].at(table, watching=True))
    await asyncio.gather(*(at.until(lambda scene: True) for at in [*places, screen]))
    await places[0].do("start")
    await asyncio.gather(*(at.do("say", text="Ahoy!") for at in places))
    players = [Player(at, Random(f"{table} {seat}"), pause=0.3) for seat, at in enumerate(places)]
    playing = [asyncio.create_task(player.play()) for player in players]
    while sum(len(player.moves) for player in players) < MOVES and not places[0].is_over:
        await asyncio.sleep(0.05)
    for player in players:
        await player.rest()
    await asyncio.gather(*playing)
    assert not [key for player in players for key in player.refused if key == "too_fast"]
    return [*places, screen]


async def test_forty_people_behind_one_router_do_not_notice_the_limits(tmp_path: Path) -> None:
    server = ServerProcess(database_in(tmp_path), "--workers", "1", log=tmp_path / "log")
    async with (
        asyncio.timeout(120),
        server,
        crowd(server.url, PEOPLE) as everybody,
        AsyncExitStack() as stack,
    ):
        await asyncio.gather(*(arrive(person, number) for number, person in enumerate(everybody)))
        groups = [everybody[first : first + SEATS] for first in range(0, PEOPLE, SEATS)]
        tables = await asyncio.gather(*(sit_down(group) for group in groups))
        played = await asyncio.gather(
            *(play(group, table, stack) for group, table in zip(groups, tables, strict=True))
        )
        sockets = [at for places in played for at in places]
        assert len(sockets) == PEOPLE + len(groups)
        assert not [at.closed for at in sockets if at.lost]
