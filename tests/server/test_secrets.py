"""Every byte that leaves the server is part of an outlook of its viewer.

A match of every game is played through sockets, and everything sent is kept. Afterwards the finished record
shows what each seat could legally see at each moment, and the database what nobody may see at all.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hautemer.client.players import Player
from hautemer.core import record as records
from hautemer.core import registry
from hautemer.core.codec import encode, plain, read_json
from hautemer.core.match import Match
from hautemer.core.record import Record
from hautemer.devtools.servers import ServerProcess
from tests.cases import KEYS
from tests.server.in_process import database_in
from tests.server.listening import Listening
from tests.server.people import eventually, settings, shortest

pytestmark = pytest.mark.anyio

CHAT = "xyzzy-a-line-of-chat"
NAMES = "Quetzalcoatl"


@dataclass
class Played:
    """A match and everything that was sent to each viewer."""

    key: str
    listeners: list[Listening]  # by seat; a spectator comes last
    record: Record
    secret: bytes
    log: str
    metrics: str
    persons: list[str]


@pytest.fixture(params=KEYS)
async def played(request: pytest.FixtureRequest, tmp_path: Path) -> Played:
    """Return a short match of people and a bot."""
    key = request.param
    seats = registry.meta(key).seats[0] + 1
    process = ServerProcess(database_in(tmp_path), "--unlimited", "--workers", "1", log=tmp_path / "log")
    async with process as server, contextlib.AsyncExitStack() as stack:
        crew = [await stack.enter_async_context(Listening(server.url)) for _ in range(seats)]
        table = await play(crew, key, seats)
        listeners = crew
        record = await crew[0].call("GET", f"/api/tables/{table}/record")
        persons = [(await one.call("GET", "/api/me"))["person"] for one in crew]
        metrics = (await crew[0].call("GET", "/metrics")).decode()
    with sqlite3.connect(tmp_path / "hautemer.db") as database:
        secret = database.execute("SELECT secret FROM tables").fetchone()[0]
    said = server.said()
    return Played(key, listeners, records.read(encode(record)), secret, said, metrics, persons)


async def play(crew: list[Listening], key: str, seats: int) -> str:
    """Play until the end, or until enough was seen and the match is called off; return the table."""
    host = crew[0]
    wanted = settings(key, seats, options=shortest(key), pace={"window": 50})
    table, _ = await host.make(wanted, name=f"{NAMES} 0")
    async with contextlib.AsyncExitStack() as stack:
        places = [await stack.enter_async_context(one.at(table)) for one in crew]
        for number, place in enumerate(places[1:-1], start=1):
            await place.do("join", name=f"{NAMES} {number}", seat=number)
        await places[0].do("bot", seat=seats - 1, bot="random", name=f"{NAMES} bot")
        await places[0].do("start")
        await places[0].do("say", text=CHAT)
        tasks = [
            asyncio.create_task(Player(place, Random(f"{key} {seat}")).play())
            for seat, place in enumerate(places[:-1])
        ]
        await eventually(lambda: places[0].is_over or len(places[0].facts) > 250, 90)
        for number, one in enumerate(crew):  # everything until now was sent during the match
            await look_back(one, table, number if one is not crew[-1] else None)
            with contextlib.suppress(Exception):
                await one.call("GET", f"/api/tables/{table}")
            with contextlib.suppress(Exception):
                await one.call("GET", f"/api/tables/{table}/record")
            with contextlib.suppress(Exception):
                await one.call("GET", "/api/me")
        for place in places[:-1]:
            with contextlib.suppress(Exception):
                await place.do("vote", motion="call_off")
        for place in places:
            await place.until(lambda scene: scene["table"]["phase"] != "running")
        for task in tasks:
            task.cancel()
    return table


async def look_back(one: Listening, table: str, seat: int | None) -> None:
    """Look back at some moments."""
    path, moment = f"/api/tables/{table}/past", 0
    eyes = {} if seat is None else {"seat": seat}
    for share in (1, 0.5, 0.8, 0.3):
        seen = await one.call("GET", path, moment=moment, **eyes)
        moment = int(share * (seen["moments"] - 1))


async def test_everything_sent_is_part_of_an_outlook(played: Played) -> None:
    sent = [listener.scenes for listener in played.listeners]
    check_bytes(played)
    check_scenes(played, sent)
    check_pasts(played)
    check_quiet(sent)
    # The same checks find planted leaks.
    find_planted(played, sent)


def check_bytes(played: Played) -> None:
    """Check that no frame, answer, log line or metric during the match contains a secret."""
    digests = [entry["digest"] for entry in played.record.entries]
    for number, listener in enumerate(played.listeners):
        running = [
            frame
            for frame in listener.frames
            if b'"phase":"running"' in frame or b'"is":"scene"' not in frame
        ]
        answers = [heard for heard in listener.heard if b'"commitment":{' not in heard]
        others = [one for seat, one in enumerate(played.listeners) if seat != number]
        hidden = [
            played.secret.hex(),
            *digests,
            *(str(one.token) for one in others),
            *(person for seat, person in enumerate(played.persons) if seat != number),
            '"digest"',
            '"chance"',
            '"luck"',
            '"by"',
            '"seed"',
            '"setup"',
        ]
        everything = b"\n".join([*running, *answers])
        assert running
        assert not [word for word in hidden if word.encode() in everything]
        frames = b"\n".join(listener.frames)
        assert str(listener.token).encode() not in frames
        assert played.persons[number].encode() not in frames
    unsaid = [CHAT, NAMES, played.secret.hex(), *(str(one.token) for one in played.listeners), *digests]
    assert not [word for word in unsaid if word in played.log or word in played.metrics]
    for kind in registry.find(played.key).moves:
        name = f'"{plain(kind.__struct_config__.tag)}"'
        assert name not in played.log
        assert name not in played.metrics


def outlooks(played: Played, viewer: int | None) -> list[dict[str, Any]]:
    """Return the outlooks of one viewer after the set-up and after each entry."""
    replay = records.Replay(played.record, registry.find(played.key))
    seen = [shown(replay.match, viewer)]
    while len(replay.match.log) < len(played.record.entries):
        replay.step()
        seen.append(shown(replay.match, viewer))
    return seen


def shown(match: Match, viewer: int | None) -> dict[str, Any]:
    """Return an outlook as a client has it."""
    outlook = read_json(match.outlook(viewer).written())
    return {
        "prompt": outlook.get("prompt", 0),
        "offers": outlook.get("offers", []),
        "waiting_for": outlook.get("waiting_for", []),
        "facts": len(match.facts[viewer]),
        "public": outlook["public"],
        "own": outlook.get("own"),
        "result": outlook.get("result"),
    }


def check_scenes(played: Played, sent: list[list[dict[str, Any]]]) -> None:
    """Check that every scene is an outlook of its viewer, and that they have the order of the match."""
    for number, scenes in enumerate(sent):
        seat = number if number < len(sent) - 1 else None
        lawful = outlooks(played, seat)
        told = [
            {"fact": fact.fact, "details": read_json(encode(fact.details))}
            for fact in records.replay(played.record, registry.find(played.key)).facts[seat]
        ]
        moment = 0
        facts: list[dict[str, Any]] = []
        for scene in scenes:
            if "public" not in scene:
                assert not {"own", "offers", "claims", "result"} & {
                    key for key in scene if scene[key] is not None
                }
                continue
            assert scene["seat"] == seat
            facts[scene["facts_from"] :] = scene["facts"]
            assert facts == told[: len(facts)]
            seen = {
                "prompt": scene.get("prompt", 0),
                "offers": scene.get("offers") or [],
                "waiting_for": scene.get("waiting_for", []),
                "facts": len(facts),
                "public": scene["public"],
                "own": scene.get("own"),
                "result": scene.get("result"),
            }
            over = scene["table"]["phase"] != "running"
            while moment < len(lawful) and not same(seen, lawful[moment], over, seat):
                moment += 1
            assert moment < len(lawful), (seat, seen)


def check_pasts(played: Played) -> None:
    """Check that a viewer who looked back saw one of their own outlooks, and nothing else."""
    for number, listener in enumerate(played.listeners):
        seat = number if number < len(played.listeners) - 1 else None
        lawful = outlooks(played, seat)
        answers = [heard.rsplit(b"\n", 1)[1] for heard in listener.heard if b'"fact_moments"' in heard]
        assert len(answers) == 4
        for seen in map(read_json, answers):
            assert set(seen["owns"]) == (set() if seat is None else {str(seat)})
            assert (seen["scores"], seen["chart"], seen["last"]) == ([], [], None)
            shown = {
                "waiting_for": seen["waiting_for"],
                "facts": len(seen["facts"]),
                "public": seen["public"],
                "own": seen["owns"].get(str(seat)),
                "result": seen["result"],
            }
            assert any(shown.items() <= outlook.items() for outlook in lawful)


def same(seen: dict[str, Any], lawful: dict[str, Any], over: bool, seat: int | None) -> bool:
    """True if a scene shows an outlook; after the end, and for spectators, offers are not compared."""
    left_out = {"offers", "prompt"} if over or seat is None else set()
    left_out |= {"waiting_for"} if over else set()
    return all(seen[key] == value for key, value in lawful.items() if key not in left_out)


def check_quiet(sent: list[list[dict[str, Any]]]) -> None:
    """Check that no scene without a change is sent: its arrival alone would reveal something."""
    for scenes in sent:
        for before, after in pairwise(scenes):
            assert changed(before, after), after


def changed(before: dict[str, Any], after: dict[str, Any]) -> bool:
    """True if a scene contains anything new to its viewer."""
    if after["facts"] or after["beside"]:
        return True
    silent = ("now", "facts", "facts_from", "beside", "beside_from")
    return {k: v for k, v in before.items() if k not in silent} != {
        k: v for k, v in after.items() if k not in silent
    }


def find_planted(played: Played, sent: list[list[dict[str, Any]]]) -> None:
    """Check that a leak of each kind is found."""
    listener = played.listeners[1]
    for planted in (played.secret.hex(), str(played.listeners[0].token), played.persons[0], '"digest"'):
        listener.frames.append(b'{"is":"hinted","x":' + planted.encode() + b"}")
        with pytest.raises(AssertionError):
            check_bytes(played)
        listener.frames.pop()
    taken = played.listeners[0].heard
    played.listeners[0].heard = listener.heard
    with pytest.raises(AssertionError):
        check_pasts(played)
    played.listeners[0].heard = taken
    swapped = [*sent]
    swapped[1] = [{**scene, "own": sent[0][-1]["own"]} if "own" in scene else scene for scene in sent[1]]
    with pytest.raises(AssertionError):
        check_scenes(played, swapped)
    with pytest.raises(AssertionError):
        check_quiet([[sent[0][-1], {**sent[0][-1], "facts": [], "beside": [], "now": 1}]])
