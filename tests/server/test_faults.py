"""Killed servers and lost databases: nothing acknowledged is lost, and every match continues."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random

import pytest

from hautemer.client import Client
from hautemer.client.players import Player, choose, is_asked, waited_for
from hautemer.core import registry
from hautemer.core.codec import read_json
from hautemer.devtools.servers import ServerProcess
from hautemer.devtools.torture import Hurt, Report, Torture
from hautemer.storage.connect import connect
from hautemer.storage.journal import Journal
from hautemer.storage.processes import STALE_MS
from hautemer.storage.timestamps import now
from tests.postgres import shared
from tests.server.in_process import database_in
from tests.server.people import (
    after_grace,
    at_a_window,
    crowd,
    eventually,
    gather_at,
    refused,
    scene_of,
    seated,
    settings,
    shortest,
    smallest,
    with_windows,
)

pytestmark = pytest.mark.anyio

OPTIONS = ("--unlimited", "--workers", "1")


@pytest.fixture
async def servers(tmp_path: Path) -> AsyncIterator[list[ServerProcess]]:
    """Yield two server processes, not yet started, on a new PostgreSQL database."""
    postgres = shared()
    name = await postgres.fresh()
    yield [ServerProcess(postgres.url(name), *OPTIONS, log=tmp_path / f"log {number}") for number in range(2)]
    await postgres.drop(name)


async def tortured(
    servers: list[ServerProcess], seconds: float, tables: int, hurts: Sequence[Hurt] = ()
) -> Report:
    """Run `torture` for some seconds and stop the servers."""
    try:
        return await Torture(servers, "tests", tables, (0.3, 1.5)).run(seconds, hurts)
    finally:
        for server in servers:
            if server.process is not None:
                await server.kill()


def complaints(servers: list[ServerProcess]) -> list[str]:
    """Return the tracebacks in the servers' logs."""
    return [line for server in servers for line in server.said().splitlines() if "Traceback" in line]


async def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    server = ServerProcess(database_in(tmp_path), *OPTIONS, log=tmp_path / "log")
    report = await tortured([server], 10, 5)
    assert report.lost == []
    assert report.stuck == []
    assert report.rewritten == 0
    assert report.kills >= 1
    assert report.matches >= 5
    assert report.moves >= 5  # a busy machine plays few moves between two kills
    assert complaints([server]) == []


async def test_of_two_processes_one_is_killed_and_the_database_goes_away(
    servers: list[ServerProcess],
) -> None:
    """The database is away once for ten seconds, then again and again for a moment."""
    postgres = shared()
    away = 0

    async def database_away(rng: Random) -> None:
        nonlocal away
        away += 1
        seconds = 10 if away == 1 else rng.uniform(0.5, 3)
        if away % 2:
            await asyncio.to_thread(postgres.stop)
            await asyncio.sleep(seconds)
            await asyncio.to_thread(postgres.start)
        else:
            await asyncio.to_thread(postgres.pause)
            await asyncio.sleep(seconds)
            await asyncio.to_thread(postgres.resume)

    report = await tortured(servers, 25, 5, (database_away,))
    assert report.lost == []
    assert report.stuck == []
    assert report.rewritten == 0
    assert report.kills >= 1
    assert away >= 1
    assert report.matches >= 5
    assert complaints(servers) == []


async def test_clients_go_over_to_the_other_process_and_bots_are_taken_over(
    servers: list[ServerProcess],
) -> None:
    key, seats = smallest()
    first, second = servers
    async with first, second, Client(first.url, others=[second.url]) as person:
        bots = [None, *["random"] * (seats - 1)]
        table, _ = await person.make(settings(key, seats), name="Zoé", bots=bots, start=True)
        async with seated([person], table) as [at]:
            player = Player(at, Random(1))
            playing = asyncio.create_task(player.play())
            await at.until(lambda scene: len(at.facts) > 10)
            before = list(at.facts)
            await first.kill()  # the process with the lease
            heard = len(at.facts)
            await at.until(lambda scene: len(at.facts) > heard + 10, 60)
            assert at.facts[: len(before)] == before
            assert at.client.url == second.url
            await player.rest()
            await playing


async def test_two_processes_show_the_same_table(servers: list[ServerProcess]) -> None:
    key, seats = smallest()
    async with servers[0] as one, servers[1] as other:
        here, there = crowd(one.url, 2), crowd(other.url, 1)
        async with here as [host, third], there as [guest]:
            crew = [host, guest, third][:seats] if seats > 2 else [host, guest]
            table = await gather_at(host, crew[1:], settings(key, len(crew)))
            async with seated(crew, table) as places:
                await places[0].do("start")
                players = [Player(place, Random(seat)) for seat, place in enumerate(places)]
                await asyncio.gather(*(player.play() for player in players))
                assert {scene_of(place)["table"]["phase"] for place in places} == {"finished"}
                async with Client(one.url, guest.token) as same_device:
                    await same_device.call("POST", "/api/logout", {})
                await places[1].until(lambda scene: scene["seat"] is None)
                assert places[1].closed == 4401
                assert places[0].lost == 0
    assert complaints(servers) == []


async def test_closing_a_tab_at_one_process_keeps_presence_at_the_other(servers: list[ServerProcess]) -> None:
    key, seats = smallest()
    async with servers[0] as one, servers[1] as other, crowd(one.url, seats) as crew:
        table = await gather_at(crew[0], crew[1:], settings(key, seats, pace={"grace": 50}))
        async with seated(crew[:1], table) as [host]:
            await host.do("start")
            async with Client(other.url, crew[1].token) as elsewhere, seated([elsewhere], table) as [tab]:
                async with seated([crew[1]], table):
                    await host.until(lambda scene: scene["table"]["chairs"][1].get("here"))
                    number = len(await seen_at(servers[0].database, table))
                async with asyncio.timeout(30):
                    while len(written := (await seen_at(servers[0].database, table))[number:]) < 2:
                        await asyncio.sleep(0.05)
                # The first process knows of no other tab; the second one corrects it.
                assert written == [(1, False), (1, True)]
                await tab.until(lambda scene: scene["table"]["chairs"][1].get("here"))
                await eventually(lambda: scene_of(host)["table"]["chairs"][1].get("here"))
                assert await refused(host.do("replace", seat=1)) == "still_here"
                assert tab.lost == 0
            await host.until(lambda scene: not scene["table"]["chairs"][1].get("here"))
            await after_grace(host, "replace", seat=1)
    assert complaints(servers) == []


async def test_people_in_a_lobby_of_a_killed_server_are_away_until_they_return(tmp_path: Path) -> None:
    key, seats = smallest()
    server = ServerProcess(database_in(tmp_path), *OPTIONS, log=tmp_path / "log")
    async with server, crowd(server.url, seats) as crew:
        table = await gather_at(crew[0], crew[1:], settings(key, seats, pace={"grace": 50}))
        async with seated(crew[:1], table) as [host]:
            async with seated(crew[1:], table):
                await host.until(lambda scene: all(chair.get("here") for chair in scene["table"]["chairs"]))
                await server.kill()
            await server.start()
            await host.until(lambda scene: scene["table"]["chairs"][1].get("away_since"), 60)
            await eventually(lambda: scene_of(host)["table"]["chairs"][0].get("here"))
            await after_grace(host, "leave", seat=1)


async def test_people_connected_to_a_killed_process_are_away(servers: list[ServerProcess]) -> None:
    key, seats = smallest()
    async with servers[0] as one, servers[1] as other, crowd(one.url, seats) as crew:
        table = await gather_at(crew[0], crew[1:], settings(key, seats, pace={"grace": 50}))
        async with seated(crew[:1], table) as [host]:
            async with Client(other.url, crew[1].token) as elsewhere, seated([elsewhere], table):
                await host.do("start")  # so this process has the lease and keeps it
                await host.until(lambda scene: scene["table"]["chairs"][1].get("here"))
                await other.kill()
            await host.until(lambda scene: scene["table"]["chairs"][1].get("away_since"), 60)
            await after_grace(host, "replace", seat=1)
            assert host.lost == 0


async def test_connected_people_are_present_after_the_server_was_stopped(tmp_path: Path) -> None:
    key, seats = smallest()
    server = ServerProcess(database_in(tmp_path), *OPTIONS, log=tmp_path / "log")
    async with server, crowd(server.url, seats) as crew:
        table = await gather_at(crew[0], crew[1:], settings(key, seats, pace={"grace": 50}))
        async with seated(crew, table) as [host, *others]:
            await host.do("start")
            os.kill(server.pid, signal.SIGSTOP)
            await asyncio.sleep(STALE_MS / 1000 + 1.5)  # longer than a process may be silent
            os.kill(server.pid, signal.SIGCONT)
            async with asyncio.timeout(60):
                while not any('{"is":"away"' in line for line in await lines_of(server.database, table)):
                    await asyncio.sleep(0.05)
            await host.until(lambda scene: all(chair.get("here") for chair in scene["table"]["chairs"]))
            await asyncio.sleep(0.1)  # longer than the grace period of a person who is away
            assert await refused(host.do("replace", seat=1)) == "still_here"
            assert [place.lost for place in (host, *others)] == [0] * seats


async def lines_of(url: str, table: str) -> list[str]:
    """Return the lines of a table's journal."""
    database = await connect(url, beside=True)
    try:
        return [line.body.decode() for line in await Journal(database).read(table)]
    finally:
        await database.close()


async def seen_at(url: str, table: str) -> list[tuple[int, bool]]:
    """Return the arrivals and departures at a table from its journal."""
    events = [read_json(line.encode()) for line in await lines_of(url, table)]
    return [(event["seat"], event.get("here", False)) for event in events if event["is"] == "seen"]


async def test_a_server_that_was_shut_down_continues_where_it_was(tmp_path: Path) -> None:
    key, seats = smallest()
    server = ServerProcess(database_in(tmp_path), *OPTIONS, log=tmp_path / "log")
    async with server, Client(server.url) as person:
        bots = [None, *["random"] * (seats - 1)]
        wanted = settings(key, seats, pace={"move": 60_000})
        table, _ = await person.make(wanted, name="Zoé", bots=bots, start=True)
        async with seated([person], table) as [at]:
            scene = await at.until(is_asked)
            await at.move(choose(waited_for(scene), Random(1)), scene.get("prompt", 0))
            scene = await at.until(is_asked)
            facts, deadline = list(at.facts), scene["table"]["chairs"][0]["deadline"]
            lost = at.lost
            assert await server.stop() == 0
            assert at.closed in (1012, None)
            await asyncio.sleep(1)  # time without a server
            await server.start()
            scene = await at.until(
                lambda scene: at.lost > lost and scene["table"]["chairs"][0].get("here"), 60
            )
            assert at.facts == facts
            # Time without a server does not count.
            scene = await at.until(lambda scene: scene["table"]["chairs"][0]["deadline"] > deadline + 900, 60)
            await at.move(choose(waited_for(scene), Random(1)), scene.get("prompt", 0))


async def test_time_without_a_server_that_was_killed_counts_against_nobody(tmp_path: Path) -> None:
    key, seats = smallest()
    server = ServerProcess(database_in(tmp_path), *OPTIONS, log=tmp_path / "log")
    async with server, Client(server.url) as person:
        bots = [None, *["random"] * (seats - 1)]
        wanted = settings(key, seats, pace={"move": 60_000})
        table, _ = await person.make(wanted, name="Zoé", bots=bots, start=True)
        async with seated([person], table) as [at]:
            scene = await at.until(is_asked)
            seat = scene["seat"]
            before, prompt = scene["table"]["chairs"][seat]["deadline"], scene.get("prompt", 0)
            await server.kill()
            killed = now()
            await asyncio.sleep(2)  # time without a server
            away = now() - killed
            await server.start()
            scene = await at.until(
                lambda scene: scene["table"]["chairs"][seat].get("deadline", 0) >= before + away, 60
            )
            assert scene.get("prompt", 0) == prompt
            assert not scene["table"]["chairs"][seat].get("used")
    assert complaints([server]) == []


async def test_a_window_has_its_full_length_after_a_restart(tmp_path: Path) -> None:
    key = with_windows()
    number = registry.meta(key).seats[0]
    server = ServerProcess(database_in(tmp_path), *OPTIONS, log=tmp_path / "log")
    async with server, crowd(server.url, number) as crew:
        wanted = settings(key, number, options=shortest(key), pace={"window": 60_000})
        table = await gather_at(crew[0], crew[1:], wanted)
        async with seated(crew, table) as places:
            await places[0].do("start")
            name = await at_a_window(places)
            before = scene_of(places[0])["table"]["window"]["closes_at"]
            await asyncio.sleep(1.5)  # part of its length passes
            await server.kill()
            killed = now()
            await server.start()
            scene = await places[0].until(
                lambda scene: scene["table"].get("window", {}).get("closes_at", before) != before, 60
            )
            window = scene["table"]["window"]
            assert window["name"] == name
            assert window["closes_at"] >= killed + 60_000
    assert complaints([server]) == []


async def test_sqlite_with_several_processes_is_refused(tmp_path: Path) -> None:
    async with ServerProcess(database_in(tmp_path), *OPTIONS, log=tmp_path / "log"):
        second = ServerProcess(database_in(tmp_path), *OPTIONS, log=tmp_path / "second")
        with pytest.raises(RuntimeError, match="several processes need PostgreSQL"):
            await second.start()


async def test_a_journal_that_does_not_fit_the_rules_breaks_its_table_alone(tmp_path: Path) -> None:
    key, seats = smallest()
    server = ServerProcess(database_in(tmp_path), *OPTIONS, log=tmp_path / "log")
    async with Client("http://127.0.0.1:9", "") as person:
        async with server:
            person.urls[0] = server.url
            person.token = (await person.call("POST", "/api/me", {}))["token"]
            bots = [None, *["random"] * (seats - 1)]
            tables = [
                (await person.make(settings(key, seats), name="Zoé", bots=bots, start=True))[0]
                for _ in range(2)
            ]
            async with seated([person], tables[0]) as [at]:
                scene = await at.until(is_asked)
                await at.move(choose(waited_for(scene), Random(1)), scene.get("prompt", 0))
        with sqlite3.connect(tmp_path / "hautemer.db") as database:
            rows = database.execute(
                'SELECT number, body FROM journal WHERE "table" = ?', (tables[0],)
            ).fetchall()
            number, body = next((number, body) for number, body in rows if b'"digest"' in body)
            broken = body.replace(b'"digest":"', b'"digest":"0')
            database.execute(
                'UPDATE journal SET body = ? WHERE "table" = ? AND number = ?', (broken, tables[0], number)
            )
        async with server:
            async with seated([person], tables[0]) as [at]:
                assert scene_of(at)["table"]["phase"] == "broken"
            async with seated([person], tables[1]) as [at]:
                await at.until(lambda scene: scene["table"]["phase"] == "running")
    # The log says where the fold failed, and only for this table.
    [complaint] = complaints([server])
    assert "broken table" in complaint
    assert tables[0] in complaint


async def test_the_database_of_a_server_can_be_opened_afterwards(tmp_path: Path) -> None:
    server = ServerProcess(database_in(tmp_path), *OPTIONS, log=tmp_path / "log")
    await server.start()
    await server.kill()
    await (await connect(database_in(tmp_path))).close()
