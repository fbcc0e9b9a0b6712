"""The random draw with a real server: devices take part over sockets, some of them late or absent."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from hautemer.client import Client
from hautemer.core.fairness import contributors
from hautemer.core.witness import DeviceNotes, Witness
from hautemer.devtools.servers import ServerProcess
from hautemer.server.config import Config
from hautemer.server.sockets import presence
from tests.postgres import shared
from tests.server.devices import GAME, LazyClient, devices, draws_of, finish, lazy, proved, sit_down
from tests.server.in_process import database_in, served
from tests.server.people import eventually, refused, scene_of, seated, settings

pytestmark = pytest.mark.anyio

OPTIONS = ("--unlimited", "--workers", "1")
# Seconds: far more than a start takes on loopback, even on a busy machine.
GENEROUS = 2.5


async def test_all_devices_contribute_and_the_start_is_quick(server: str) -> None:
    async with devices(server, 3) as crew:
        table, _ = await crew[0].make(settings(GAME, 3), name="Host")
        async with seated(crew, table) as places:
            await sit_down(places)
            begun = time.perf_counter()
            await places[0].do("start")
            took = time.perf_counter() - begun
            assert took < GENEROUS
            for place in places:
                await place.until(lambda scene: scene["table"]["phase"] == "running")
            draw = scene_of(places[0])["table"]["draw"]
            assert (draw["stage"], draw["committed"]) == ("drawn", [0, 1, 2])
            document = await finish(places)
            proof = proved(document)
            assert contributors(proof) == (0, 1, 2)
            assert proof.sha256 == scene_of(places[0])["table"]["commitment"]
            for place in places:
                assert not draws_of(place).left_out
                assert draws_of(place).objections(document) == []


async def test_one_person_among_bots_starts_quickly_with_its_own_bytes(server: str) -> None:
    async with devices(server, 1) as [person]:
        begun = time.perf_counter()
        table, _ = await person.make(settings(GAME, 3), name="Zoé", bots=[None, "random", "random"])
        async with seated([person], table) as [at]:
            await at.do("start")
            took = time.perf_counter() - begun
            assert took < GENEROUS
            assert contributors(proved(await finish([at]))) == (0,)


async def test_a_client_without_a_draw_starts_at_once(people: list[Client]) -> None:
    host, guest, *_ = people
    table, _ = await host.make(settings(GAME, 3), name="Host", bots=[None, None, "random"])
    async with seated([host, guest], table) as [at, other]:
        await other.do("join", name="Guest")
        begun = time.perf_counter()
        await at.do("start")
        assert time.perf_counter() - begun < GENEROUS
        draw = scene_of(at)["table"]["draw"]
        assert (draw.get("committed", []), draw["without"]) == ([], [0, 1])
        document = await finish([at, other])
        assert contributors(proved(document)) == ()
        assert document["commitment"]["without"] == [0, 1]


async def test_late_devices_are_named_and_after_two_rounds_all_are_asked(server: str) -> None:
    async with devices(server, 3, LazyClient) as crew:
        table, _ = await crew[0].make(settings(GAME, 3), name="Host")
        async with seated(crew, table) as places:
            for place, until in zip(places, (9, 2, 1), strict=True):
                lazy(place).until = until
            await sit_down(places)
            await places[0].do("start")
            scene = await places[1].until(lambda scene: scene["table"]["draw"].get("stage") == "agree")
            assert scene["table"]["draw"]["without"] == [1, 2]
            late = [one["details"]["name"] for one in places[0].beside if one["what"] == "draw_late"]
            assert late == ["Guest 2", "Guest 1"]
            assert await refused(places[0].do("luck_reveal", round=1, bytes="0" * 64)) == "not_asked"
            for place in places:
                await place.do("luck_agree", agrees=True)
            await places[0].until(lambda scene: scene["table"]["phase"] == "running")
            assert scene_of(places[0])["table"]["draw"]["consented"]
            proof = proved(await finish(places))
            assert (contributors(proof), proof.without, proof.agreed) == ((0,), (1, 2), True)
            assert [len(round.devices) for round in proof.rounds] == [3, 2, 1]


async def test_a_server_killed_between_commitment_and_reveal_continues(tmp_path: Path) -> None:
    server = ServerProcess(database_in(tmp_path), *OPTIONS, log=tmp_path / "log")
    async with server, devices(server.url, 2, LazyClient) as crew:
        table, _ = await crew[0].make(settings(GAME, 3), name="Host", bots=[None, None, "random"])
        async with seated(crew, table) as places:
            lazy(places[0]).until = 9
            await sit_down(places)
            starting = asyncio.create_task(places[0].do("start"))
            await places[0].until(lambda scene: scene["table"]["draw"].get("awaited") == [1])
            await server.kill()
            lazy(places[1]).until = 9
            await server.start()
            await starting
            for place in places:
                await place.until(lambda scene: scene["table"]["phase"] == "running", 60)
            document = await finish(places)
            proof = proved(document)
            assert contributors(proof) == (0, 1)
            assert len(proof.rounds) == 1
            assert [draws_of(place).objections(document) for place in places] == [[], []]
        assert "Traceback" not in server.said()


@contextlib.asynccontextmanager
async def devices_at(one: ServerProcess, other: ServerProcess) -> AsyncIterator[tuple[Client, list[Client]]]:
    """Yield one guest at a process, and two guests with possibly late devices at another."""
    async with devices(one.url, 1) as [host], devices(other.url, 2, LazyClient) as guests:
        yield host, guests


async def test_devices_at_two_processes_draw_together(tmp_path: Path) -> None:
    postgres = shared()
    name = await postgres.fresh()
    servers = [
        ServerProcess(postgres.url(name), *OPTIONS, log=tmp_path / f"log {number}") for number in range(2)
    ]
    one, other = servers
    async with one, other, devices_at(one, other) as (host, guests):
        table, _ = await host.make(settings(GAME, 3), name="Host")
        async with seated([host, *guests], table) as places:
            lazy(places[1]).until = 9
            await sit_down(places)
            await places[0].do("start")
            for place in places:
                await place.until(lambda scene: scene["table"]["phase"] == "running")
            proof = proved(await finish(places))
            assert (contributors(proof), proof.without) == ((0, 1), (2,))
            assert [len(round.devices) for round in proof.rounds] == [3, 2]
    assert [server.said() for server in servers if "Traceback" in server.said()] == []
    await postgres.drop(name)


async def test_people_who_share_a_device_commit_once(people: list[Client]) -> None:
    host, guest, stranger, _ = people
    table, _ = await host.make(settings(GAME, 3), name="Host", bots=[None, None, "random"])
    async with seated([host, stranger], table) as [at, passing]:
        async with seated([guest], table) as [other]:
            await other.do("join", name="Guest")
        device = Witness(DeviceNotes(table))
        commitment = device.commit([0, 1], bytes(32))
        shared_one: dict[str, Any] = {"commitment": commitment, "seats": [0, 1]}
        assert await refused(at.do("luck_commit", **shared_one)) == "other_seats"
        assert await refused(at.do("luck_commit", hands=["nobody's"], **shared_one)) == "other_seats"
        assert await refused(passing.do("luck_commit", **shared_one)) == "not_seated"
        await at.do("luck_commit", hands=[guest.token], **shared_one)
        starting = asyncio.create_task(at.do("start"))
        await at.until(lambda scene: scene["table"]["draw"].get("stage") == "reveal")
        await at.do("luck_reveal", round=1, bytes=device.contributions[commitment])
        await starting
        async with seated([guest], table) as [other]:
            proof = proved(await finish([at, other]))
        assert contributors(proof) == (0, 1)
        assert len(proof.rounds[0].devices) == 1


async def test_a_device_that_watches_the_draw_is_present_until_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A shared device watches because the match begins with the draw, and nobody's secrets may come early."""
    monkeypatch.setattr(presence, "BLINK", 0.1)
    config = Config(database_in(tmp_path), workers=1)
    async with served(config) as (services, url), devices(url, 2, LazyClient) as crew:
        table, _ = await crew[0].make(settings(GAME, 3), name="Host", bots=[None, None, "random"])
        async with seated(crew[1:], table):
            async with seated(crew, table) as places:
                await sit_down(places)
            board = (await services.tables.find(table)).table
            async with crew[0].at(table, watching=True) as watching:
                seen: list[tuple[str, bool]] = []
                services.tables.listeners.append(
                    lambda *_: seen.append((board.draw.stage, board.places[0].here))
                )
                await watching.do("start")  # until people are asked, which takes longer than `BLINK`
                await eventually(lambda: board.draw.stage == "agree")
                assert ("reveal", False) not in seen
                assert next(here for stage, here in seen if stage == "agree")
                await eventually(lambda: not board.places[0].here)


async def test_an_absent_person_at_the_pace_of_days_contributes_nothing(server: str) -> None:
    async with devices(server, 2) as crew:
        wanted = settings(GAME, 3, pace={"kind": "days"})
        table, _ = await crew[0].make(wanted, name="Host", bots=[None, None, "random"])
        async with seated(crew[:1], table) as [at]:
            async with seated(crew[1:], table) as [other]:
                await sit_down([at, other])
            await at.until(lambda scene: not scene["table"]["chairs"][1].get("here"))
            begun = time.perf_counter()
            await at.do("start")
            assert time.perf_counter() - begun < GENEROUS
            draw = scene_of(at)["table"]["draw"]
            assert (draw["committed"], draw["without"]) == ([0], [1])
            assert [one["what"] for one in at.beside if one["what"] == "draw_late"] == []
