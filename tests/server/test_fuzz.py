"""Frames that no client sends: no traceback, no lost table, no growing memory."""

from __future__ import annotations

import asyncio
import json
import math
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hautemer.client import Client
from hautemer.client.players import choose, is_asked, waited_for
from hautemer.core.codec import read_json
from hautemer.devtools.servers import ServerProcess
from hautemer.server import protocol
from tests.postgres import shared
from tests.server.in_process import database_in
from tests.server.people import eventually, gather_at, refused, scene_of, seated, settings, smallest

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()
COMMANDS = [kind.__struct_config__.tag for kind in protocol.COMMANDS]
FIELDS = sorted(
    {name for kind in protocol.COMMANDS for name in kind.__struct_fields__} | {"facts", "beside", "watching"}
)
FRAMES = 1500
HELLOS = (
    "", "{}", '{"do":"move"}', '{"do":"hello","facts":-1}', '{"do":"hello","facts":1e999}',
    '{"do":"hello","watching":1}', "[" * 30_000, '{"do":"hello","facts":' + "9" * 50 + "}",
)  # fmt: skip
# The allowed growth of a process during the test, in bytes: leaking every frame would exceed it.
GROWTH = 40 * 1024 * 1024


def values(rng: Random) -> Any:
    """Return a value that fits no field, or hardly any."""
    return rng.choice(
        [
            None, True, False, 0, -1, 1, 2**31, 2**63, 2**64, 10**400, -(10**30), 1.5, math.pi, 1e308, "",
            "x", "\u0000", "\ud83d\ude00", "\u202e", "x" * 70, "x" * 5000, [], [[]], {}, {"do": "x"},
            [0] * 300, {"x": [1, {"y": None}]}, {"a" * 500: 1}, ["0", 1, None],
            "pause", "random", "greedy", GAME,
        ]
    )  # fmt: skip


def commands(rng: Random) -> dict[str, Any]:
    """Return a command with some correct and some wrong fields."""
    made: dict[str, Any] = {"do": rng.choice(COMMANDS) if rng.random() < 0.9 else values(rng)}
    if rng.random() < 0.95:
        made["id"] = values(rng) if rng.random() < 0.1 else f"{rng.random()}"
    for name in rng.sample(FIELDS, rng.randint(0, 4)):
        if name != "id":
            made[name] = values(rng) if rng.random() < 0.7 else rng.choice([0, 1, "a", True, {"do": "pass"}])
    return made


def frames(rng: Random, count: int) -> Iterator[str | bytes]:
    """Yield random bytes, deep JSON, wrong types, huge numbers, long strings."""
    for _ in range(count):
        match rng.randrange(10):
            case 0:
                yield rng.randbytes(rng.randint(0, 300))
            case 1:
                yield "".join(
                    chr(rng.choice([rng.randint(32, 126), rng.randint(160, 0xD7FF)])) for _ in range(50)
                )
            case 2:
                depth = rng.choice([10, 1000, 20_000])
                yield rng.choice(['{"do":"move","id":"1","prompt":0,"move":', "", "["]) + "[" * depth
            case 3:
                depth = rng.choice([10, 500, 3000])
                yield '{"do":"move","id":"1","prompt":0,"move":' + '{"a":' * depth + "1" + "}" * depth + "}"
            case 4:
                yield '{"do":"move","id":"1","prompt":' + "9" * rng.choice([5, 20, 400, 5000]) + ',"move":{}}'
            case 5:
                text = json.dumps(commands(rng))
                at = rng.randrange(len(text))
                yield text[:at] + rng.choice(["", '"', "}", "\x00", "\\u"]) + text[at + 1 :]
            case _:
                yield json.dumps(commands(rng))


async def shower(line: ClientConnection, rng: Random, count: int) -> int:
    """Send frames and read one answer per frame; return how many were refused or carried out."""
    answered = 0

    async def read() -> None:
        nonlocal answered
        async for message in line:
            told = read_json(message)
            answered += len(told["done"]) if told["is"] == "scene" else 1

    reading = asyncio.create_task(read())
    for frame in frames(rng, count):
        await line.send(frame)
    await eventually(lambda: answered >= count or reading.done(), 60)
    reading.cancel()
    return answered


def memory(pid: int) -> int:
    """Return the memory of a process in bytes."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return 0
    words = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS")).split()
    return int(words[1]) * 1024


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_invalid_frames_are_answered_and_have_no_effect(kind: str, tmp_path: Path) -> None:
    database = database_in(tmp_path) if kind == "sqlite" else shared().url(await shared().fresh())
    server = ServerProcess(database, "--unlimited", "--workers", "1", log=tmp_path / "log")
    async with (
        server,
        Client(server.url) as host,
        Client(server.url) as guest,
        Client(server.url) as stranger,
    ):
        crew = [host, guest]
        lobby, _ = await host.make(settings(GAME, LEAST), name="Host")
        bots = [None, None, *["random"] * (LEAST - 2)]
        table = await gather_at(host, [guest], settings(GAME, LEAST), bots=bots)
        async with seated(crew, table) as places:
            await places[0].do("start")
            measured = []
            for turn in range(3):
                for person, place in ((host, lobby), (guest, table), (stranger, table), (host, table)):
                    address = server.url.replace("http", "ws") + f"/api/tables/{place}/socket"
                    async with connect(address, additional_headers=person.headers(), max_size=None) as line:
                        await line.send('{"do":"hello"}')
                        rng = Random(f"{turn} {place == table} {person is guest}")
                        assert await shower(line, rng, FRAMES // 12) >= FRAMES // 12
                measured.append(memory(server.pid))
            await guesses(server, table, stranger)
            # The table still works: it can be loaded, and played or is over.
            scene = (await look_again(host, table))["table"]
            assert scene["phase"] in ("running", "finished", "called_off")
        assert measured[-1] - measured[0] < GROWTH
        assert await stranger.call("GET", "/api/games")
    said = server.said()
    assert "Traceback" not in said
    assert '"level": "error"' not in said


async def look_again(client: Client, table: str) -> dict[str, Any]:
    """Return a table as a returning person sees it."""
    async with seated([client], table) as [at]:
        return dict(scene_of(at))


async def guesses(server: ServerProcess, table: str, person: Client) -> None:
    """Send wrong hellos, too large frames, and nothing at all."""
    address = server.url.replace("http", "ws") + f"/api/tables/{table}/socket"
    for hello in HELLOS:
        async with connect(address, additional_headers=person.headers()) as line:
            await line.send(hello)
            try:
                async with asyncio.timeout(20):
                    answer = str(await line.recv())
                assert '"is":"refusal"' in answer or '"is":"scene"' in answer
            except ConnectionClosed:
                assert line.close_code != 1011
    async with connect(address, additional_headers=person.headers()) as line:
        await line.send('{"do":"hello"}')
        await line.send("x" * (protocol.MAX_FRAME + 1))
        with pytest.raises(ConnectionClosed):
            await until_closed(line)
        assert line.close_code == 1009
    unknown = server.url.replace("http", "ws") + "/api/tables/nowhere/socket"
    async with connect(unknown, additional_headers=person.headers()) as line:
        await line.send('{"do":"hello"}')
        assert "no_such_table" in str(await line.recv())
    for path in ("/api/tables//socket", "/api/nothing", "/"):
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            async with connect(server.url.replace("http", "ws") + path) as line:
                await line.recv()


async def until_closed(line: ClientConnection) -> None:
    """Read until the other side closes the connection."""
    async with asyncio.timeout(30):
        while True:
            await line.recv()


async def test_an_invalid_move_is_refused_by_the_offers_alone(people: list[Client]) -> None:
    table = await gather_at(people[0], people[1:LEAST], settings(GAME, LEAST))
    async with seated(people[:LEAST], table) as places:
        await places[0].do("start")
        for place in places:
            await place.until(lambda scene: scene["table"]["phase"] == "running")
        at = next(place for place in places if is_asked(scene_of(place)))
        good = choose(waited_for(scene_of(at)), Random(1))
        rng = Random(2)
        for _ in range(100):
            wrong = {**good, rng.choice([*good, "extra"]): values(rng)}
            if wrong != good:
                try:
                    key = await refused(at.do("move", move=wrong, prompt=scene_of(at).get("prompt", 0)))
                except ValueError:  # a number that our JSON does not write
                    continue
                assert key in ("not_a_move", "outside_offer", "not_open", "wrong_shape", "not_asked")
        await at.move(good, scene_of(at).get("prompt", 0))
