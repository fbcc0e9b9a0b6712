"""Behaviour of the server that only PostgreSQL requires."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx2
import pytest
from websockets.asyncio.client import connect

from hautemer.client import Client
from hautemer.devtools.servers import ServerProcess
from hautemer.server import services as services_module
from hautemer.server.bus.base import Alone
from hautemer.server.config import Config
from hautemer.server.services import Services
from hautemer.server.sockets.broadcast import audience_of
from hautemer.server.sockets.viewer import PATIENCE, Viewer
from hautemer.server.tables import lobby
from hautemer.server.tables.settings import Settings
from hautemer.storage import people, postgresql
from hautemer.storage.database import DatabaseAway
from tests.postgres import shared
from tests.server.in_process import served
from tests.server.people import refused, settings, smallest

pytestmark = pytest.mark.anyio


async def test_nul_is_refused_in_every_field(tmp_path: Path) -> None:
    """PostgreSQL cannot store NUL in a text."""
    postgres = shared()
    name = await postgres.fresh()
    server = ServerProcess(postgres.url(name), "--unlimited", "--workers", "1", log=tmp_path / "log")
    async with server, Client(server.url) as host, httpx2.AsyncClient(base_url=server.url) as http:
        for path in (
            "/api/tables/%00", "/api/tables/%00/record", "/api/tables/%00/invitation.svg",
            "/api/tables?game=%00", "/api/records/%00/replay", "/api/records/x%00y/replay?moment=1",
        ):  # fmt: skip
            assert (await http.get(path)).status_code == 404, path
        for path, body in (
            ("/api/codes", {"code": "A\0BC"}),
            ("/api/codes", {"code": "\\\0BC"}),
            ("/api/login", {"name": "a\0", "password": "x" * 8}),
            ("/api/channels", {"kind": "webhook", "address": "https://x.example/", "table": "\0"}),
        ):
            assert await refused(host.call("POST", path, body)) == "wrong_shape"
        # An escaped text that only looks like NUL is accepted.
        assert await refused(host.call("POST", "/api/codes", {"code": "\\u0000"})) == "no_such_table"
        assert await refused(host.call("DELETE", "/api/channels/%00")) == "not_found"
        game, seats = smallest()
        table, _ = await host.make(settings(game, seats), name="Host")
        address = server.url.replace("http", "ws") + f"/api/tables/{table}/socket"
        async with connect(address, additional_headers=host.headers()) as line, asyncio.timeout(30):
            await line.send('{"do":"hello"}')
            await line.recv()
            await line.send('{"do":"say","id":"x\\u0000","text":"aye"}')
            while '"error":"wrong_shape"' not in str(await line.recv()):
                pass
        assert "Traceback" not in server.said()
    await postgres.drop(name)


async def test_a_hanging_database_counts_as_away_and_the_server_still_stops(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(postgresql, "CONNECT_SECONDS", 1)
    monkeypatch.setattr(postgresql, "ANSWER_SECONDS", 1)
    monkeypatch.setattr(services_module, "SECONDS_TO_CLOSE", 3)
    shared_one = shared()
    name = await shared_one.fresh()
    services = Services(Config(shared_one.url(name)))
    await services.open()
    try:
        host = await people.new_session(services.database, "host")
        game, seats = smallest()
        bots = ["random"] * seats
        await lobby.make(services.tables, host, Settings(game, seats), lobby.NewTable(bots=bots, start=True))
        shared_one.pause()
        async with asyncio.timeout(60):
            asked = [
                people.get(services.database, host) for _ in range(60)
            ]  # more than there are connections
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert {type(answer) for answer in answers} == {DatabaseAway}
            await services.close()
    finally:
        shared_one.resume()
    await shared_one.drop(name)


async def test_writes_of_another_process_are_in_every_answer() -> None:
    """This holds even if no message has arrived on the bus and nobody has polled."""
    postgres = shared()
    name = await postgres.fresh()
    config = Config(postgres.url(name), workers=1, poll=3600)
    async with served(config) as (one, here), served(config) as (_, there):
        one.tables.pipeline.bus = Alone()  # its messages are lost
        async with Client(here) as person, Client(there, person.token) as late:
            game, seats = smallest()
            bots = [None, *["random"] * (seats - 1)]
            wanted = settings(game, seats, open=True, watch="everybody", pace={"bot": 60_000})
            table, _ = await person.make(wanted, name="Host", bots=bots)
            path = f"/api/tables/{table}"
            async with person.at(table) as at:

                async def seen() -> list[str]:
                    [mine] = (await late.call("GET", "/api/me"))["tables"]
                    return [mine["phase"], (await late.call("GET", path))["phase"]]

                assert await seen() == ["lobby"] * 2
                await at.do("start")
                assert await seen() == ["running"] * 2
                assert [found["phase"] for found in await late.call("GET", "/api/tables?phase=running")] == [
                    "running"
                ]
                await at.do("vote", motion="call_off", wanted=True)
                assert (await late.call("GET", f"{path}/record"))["game"] == game
    await postgres.drop(name)


async def test_a_client_that_reads_nothing_is_dropped_also_while_the_database_is_away() -> None:
    postgres = shared()
    name = await postgres.fresh()
    services = Services(Config(postgres.url(name)))
    await services.open()
    try:
        host = await people.new_session(services.database, "host")
        game, seats = smallest()
        table, _ = await lobby.make(services.tables, host, Settings(game, seats), lobby.NewTable(name="Host"))
        loaded = await services.tables.find(table)
        postgres.stop()

        async def never(message: bytes) -> None:
            await asyncio.Event().wait()

        slow = Viewer(
            loaded, audience_of(loaded), "", lambda message: False, never, watching=True, facts=0, beside=0
        )
        slow.sending_since = asyncio.get_running_loop().time() - 2 * PATIENCE
        audience_of(loaded).viewers.add(slow)
        async with asyncio.timeout(60):
            assert await slow.over == "slow"
        audience_of(loaded).viewers.discard(slow)
    finally:
        postgres.start()
        await services.close()
    await postgres.drop(name)
