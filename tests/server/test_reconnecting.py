"""Reconnecting: a client says what it has received and gets the rest, numbered per viewer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import connect

from hautemer.client import AtTable
from hautemer.client.players import Player, choose, is_asked, waited_for
from hautemer.core import registry
from hautemer.core.codec import encode, read_json
from hautemer.server.bus.base import Alone
from hautemer.server.config import Config
from hautemer.server.protocol import Join
from hautemer.server.services import Services
from hautemer.server.tables import lobby
from hautemer.server.tables.registry import Tables
from hautemer.server.tables.settings import Settings
from hautemer.storage import people as people_of
from hautemer.storage.database import Database
from hautemer.storage.journal import Journal, Line
from tests.cases import KEYS
from tests.server.in_process import database_in
from tests.server.people import crowd, eventually, gather_at, look, scene_of, seated, settings, smallest

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("key", KEYS)
async def test_reconnecting_during_a_choice_misses_nothing(server: str, key: str) -> None:
    """If several seats are asked at once (a vote), some have answered: each returns to its own prompt."""
    number = registry.meta(key).seats[0]
    async with crowd(server, number) as crew:
        table = await gather_at(crew[0], crew[1:], settings(key, number, pace={"window": 60}))
        async with seated(crew, table) as places:
            await places[0].do("start")
            players = [Player(place, Random(f"{key} {seat}"), eager=0) for seat, place in enumerate(places)]
            await in_the_middle(places, players)
            for seat, (client, place) in enumerate(zip(crew, places, strict=True)):
                whole = await look(client, table)
                assert whole["facts_from"] == 0
                assert whole["facts"] == place.facts
                assert whole.get("prompt", 0) == scene_of(place).get("prompt", 0)
                for part in ("offers", "own", "public", "waiting_for"):
                    assert whole.get(part) == scene_of(place).get(part)
                had = len(place.facts) // 2
                rest = await look(client, table, facts=had, seat=seat)
                assert rest["facts_from"] == had
                assert rest["facts"] == place.facts[had:]
                # A client that claims more than there is gets everything.
                more = await look(client, table, facts=10**6, beside=10**6, seat=seat)
                assert more["facts_from"] == more["beside_from"] == 0
                assert more["facts"] == place.facts
                # A client with the facts of another seat or of a spectator gets its own.
                for other in ((seat + 1) % number, None):
                    own = await look(client, table, facts=had, seat=other)
                    assert (own["facts_from"], own["beside_from"], own["facts"]) == (0, 0, place.facts)
                assert (seat in whole.get("waiting_for", ())) == is_asked(whole)
            # The connection drops, and the same client continues.
            for place in places:
                assert place._socket is not None
                await place._socket.close()
            await eventually(lambda: all(place.lost for place in places))
            at = next(place for place in places if is_asked(scene_of(place)))
            before = list(at.facts)
            scenes = at.scenes
            scene = await at.until(lambda scene: at.scenes > scenes and is_asked(scene))
            await at.move(choose(waited_for(scene), Random(1)), scene.get("prompt", 0))
            assert at.facts[: len(before)] == before


class Interrupted(Journal):
    """A journal that runs an action between the first two reads."""

    def __init__(self, database: Database, meanwhile: Callable[[], Awaitable[None]]) -> None:
        super().__init__(database)
        self.meanwhile: Callable[[], Awaitable[None]] | None = meanwhile

    async def happen(self) -> None:
        happening, self.meanwhile = self.meanwhile, None
        if happening is not None:
            await happening()

    async def read(self, table: str, since: int = 0) -> list[Line]:
        found = await super().read(table, since)
        await self.happen()
        return found

    async def commands(self, table: str) -> dict[tuple[str, str], int]:
        found = await super().commands(table)
        await self.happen()
        return found


async def test_a_command_during_a_read_is_done_once_and_not_refused(tmp_path: Path) -> None:
    services = Services(Config(database_in(tmp_path)))
    await services.open()
    try:
        host = await people_of.new_session(services.database, "host")
        guest = await people_of.new_session(services.database, "guest")
        key = KEYS[0]
        table, _ = await lobby.make(
            services.tables, host, Settings(key, registry.meta(key).seats[0]), lobby.NewTable(name="Host")
        )
        joining = Join("join", "Guest")
        loaded = await services.tables.find(table)
        journal = Interrupted(services.database, lambda: services.tables.command(loaded, guest, joining))
        elsewhere = Tables(services.database, journal, Alone(), "elsewhere")
        await elsewhere.command(await elsewhere.find(table), guest, joining)  # sent again
        assert loaded.table.seat_of(guest) is not None
    finally:
        await services.close()


async def in_the_middle(places: list[AtTable], players: list[Player]) -> None:
    """Play until some of several awaited seats have answered, or for a while."""
    for _ in range(60 if len(places) > 2 else 10):
        await eventually(lambda: any(is_asked(scene_of(place)) for place in places))
        await asyncio.sleep(0.02)
        together = [player for player in players if is_asked(scene_of(player.at))]
        if not together:
            continue
        await together[0].answer()
        if len(together) > 2:
            await together[0].at.until(lambda scene: not is_asked(scene))
            await asyncio.sleep(0.1)
            if all(is_asked(scene_of(other.at)) for other in together[1:]):
                break
    await eventually(lambda: any(is_asked(scene_of(place)) for place in places))
    for _ in range(50):  # every screen has received all news
        facts = [len(place.facts) for place in places]
        await asyncio.sleep(0.15)
        if [len(place.facts) for place in places] == facts:
            return


async def test_prompts_are_numbered_per_seat(server: str) -> None:
    """A neighbour's secret choice does not change the number of my prompt."""
    key = max(KEYS, key=lambda key: registry.meta(key).seats[1])
    number = registry.meta(key).seats[0]
    async with crowd(server, number) as crew:
        table = await gather_at(crew[0], crew[1:], settings(key, number))
        async with seated(crew, table) as places:
            await places[0].do("start")
            players = [Player(place, Random(f"{key} {seat}"), eager=0) for seat, place in enumerate(places)]
            await in_the_middle(places, players)
            waiting = [place for place in places if is_asked(scene_of(place))]
            if len(waiting) > 1:
                mover, *others = waiting
                prompts = [scene_of(other).get("prompt", 0) for other in others]
                offers = [scene_of(other)["offers"] for other in others]
                facts = len(others[0].facts)
                await mover.move(
                    choose(waited_for(scene_of(mover)), Random(2)), scene_of(mover).get("prompt", 0)
                )
                await others[0].until(
                    lambda s: len(others[0].facts) > facts or len(s["waiting_for"]) < len(waiting)
                )
                if len(others) > 1:
                    assert [scene_of(other).get("prompt", 0) for other in others] == prompts
                    assert [scene_of(other)["offers"] for other in others] == offers


async def test_a_ping_is_answered_and_has_no_effect(server: str) -> None:
    """An unknown spectator gets an answer too; a ping has no other effect."""
    key, number = smallest()
    async with crowd(server, 1) as (host,):
        table, _ = await host.make(settings(key, number), name="Host")
        address = server.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        for headers in (host.headers(), {}):
            async with connect(address, additional_headers=headers, compression=None) as line:
                await line.send(encode({"do": "hello"}).decode())
                assert read_json(await line.recv())["is"] == "scene"
                await line.send(encode({"do": "ping", "id": "there"}).decode())
                assert read_json(await line.recv()) == {"is": "done", "id": "there"}
