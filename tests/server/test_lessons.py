"""Guided matches at a server: followed, left, and resumed after a crash."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hautemer.client import AtTable, Client
from hautemer.client.players import Player
from hautemer.core import record as records
from hautemer.core import registry
from hautemer.core.codec import decode, encode
from hautemer.core.lesson import Lesson
from hautemer.core.match import Match, live
from hautemer.core.offers import described
from hautemer.devtools.servers import ServerProcess
from tests.cases import KEYS
from tests.server.in_process import database_in
from tests.server.people import crowd, refused, scene_of, seated, settings

pytestmark = pytest.mark.anyio


CHAPTERS = [(key, lesson.chapter) for key in KEYS for lesson in registry.lessons(key)]


def lesson_of(key: str, chapter: int = 1) -> Lesson:
    lesson = registry.lesson(key, chapter)
    assert lesson is not None
    return lesson


async def taught(person: Client, key: str, name: str = "Soizic", chapter: int = 1) -> str:
    """Create a guided match and return its table."""
    table, code = await person.make(settings(key, 2), name=name, lesson=True, chapter=chapter)
    assert code is None
    return table


async def advised(at: AtTable) -> dict[str, Any]:
    """Return the guide once the coach waits for the learner or is finished."""
    scene = await at.until(
        lambda scene: scene["guide"]["stage"] != "on" or {"move", "claim"} & scene["guide"].keys(),
        patience=60,
    )
    guide: dict[str, Any] = scene["guide"]
    return guide


async def follow(at: AtTable, steps: int | None = None) -> list[str]:
    """Follow the coach for some steps or to the end; return the coach's messages."""
    said: list[str] = []
    while (guide := await advised(at))["stage"] == "on" and steps != len(said):
        said.append(guide["coach"])
        if "claim" in guide:
            await at.do("say", claim=guide["claim"])
            await at.until(lambda scene: "claim" not in scene["guide"])
        else:
            await at.move(guide["move"], scene_of(at)["prompt"])
    return said


@pytest.mark.parametrize(("key", "chapter"), CHAPTERS)
async def test_a_lesson_is_followed_to_its_end_and_the_match_continues(
    server: str, key: str, chapter: int
) -> None:
    lesson = lesson_of(key, chapter)
    async with crowd(server, 2) as [person, other]:
        table = await taught(person, key, chapter=chapter)
        async with seated([person], table) as [at]:
            assert scene_of(at)["seat"] == lesson.seat
            chairs = scene_of(at)["table"]["chairs"]
            names = [chair["name"] for chair in chairs]
            expected = [name if seat != lesson.seat else "Soizic" for seat, name in enumerate(lesson.names)]
            assert names == expected
            assert scene_of(at)["table"]["settings"]["pace"].get("move", 0) is None, "nobody is hurried"
            said = await follow(at)
            own = [step for step in lesson.steps if step.seat == lesson.seat]
            assert said == [name for step in own for name in (step.claim_coach, step.coach) if name]
            guide = scene_of(at)["guide"]
            farewell = lesson.named("farewell")
            assert (guide["stage"], guide["coach"], guide["done"]) == ("over", farewell, len(own))
            assert guide.get("chapter", 1) == chapter
            # The match follows the lesson; seats that are asked together may answer in any order.
            match = Match.begin(registry.find(key), names, lesson.options, live(bytes(32)), lesson)
            match.play_prologue()
            for step in lesson.steps:
                if step.seat is not None and step.claim is not None:
                    match.say(step.seat, step.claim)
                match.submit(step.seat, step.move)
            told = sorted(fact.fact for fact in match.facts[lesson.seat])
            assert sorted(fact["fact"] for fact in at.facts[: len(told)]) == told
            path = f"/api/tables/{table}/past"
            first = await person.call("GET", path, seat=lesson.seat)
            last = await person.call("GET", path, seat=lesson.seat, moment=first["moments"] - 1)
            assert last["facts"][: len(told)] == at.facts[: len(told)], "who learns looks back, too"
            async with other.at(table, watching=True) as beside:
                scene = await beside.until(lambda scene: True)
                assert "guide" not in scene
            if match.result is None:
                await at.do("resign", bot="random")
            await at.until(lambda scene: scene["table"]["phase"] == "finished", 90)
        record = records.read(encode(await person.call("GET", f"/api/tables/{table}/record")))
        assert record.commitment is not None
        written = records.verify(record, registry.find(key), [lesson])
        assert written == len(lesson.setup) + len(lesson.luck)


@pytest.mark.parametrize("key", KEYS)
async def test_a_lesson_is_left_and_the_match_continues(server: str, key: str) -> None:
    kinds = registry.find(key).moves
    async with crowd(server, 1) as [person]:
        table = await taught(person, key)
        async with seated([person], table) as [at]:
            while True:
                guide = await advised(at)
                offers = [described(offer, kinds) for offer in scene_of(at)["offers"]]
                moves = [move for offer in offers for move in offer.moves()]
                other = next((move for move in moves if encode(move) != encode(guide["move"])), None)
                move = guide["move"] if other is None else decode(encode(other))
                await at.move(move, scene_of(at)["prompt"])
                if other is not None:
                    break
            scene = await at.until(lambda scene: scene["guide"]["stage"] == "left")
            assert scene["guide"] == {"stage": "left"}
            player = Player(at, Random(key))
            playing = asyncio.create_task(player.play())
            await at.until(lambda scene: "guide" not in scene, 60)  # the learner has made the claim
            await player.rest()
            await playing
            await at.do("resign", bot="random")
            await at.until(lambda scene: scene["table"]["phase"] == "finished", 90)


async def test_a_lesson_continues_after_a_crash(tmp_path: Path) -> None:
    server = ServerProcess(database_in(tmp_path), "--unlimited", "--workers", "1", log=tmp_path / "log")
    async with server, Client(server.url) as person:
        table = await taught(person, KEYS[0])
        async with seated([person], table) as [at]:
            first = await follow(at, steps=2)
            await server.kill()
            await server.start()
            rest = await follow(at)
        lesson = lesson_of(KEYS[0])
        assert [*first, *rest] == [step.coach for step in lesson.steps if step.seat == lesson.seat]
        assert "Traceback" not in server.said()


async def test_a_learner_may_have_the_name_of_another_player(server: str) -> None:
    lesson = lesson_of(KEYS[0])
    namesake = lesson.names[(lesson.seat + 1) % len(lesson.names)]
    async with crowd(server, 1) as [person]:
        table = await taught(person, KEYS[0], namesake)
        async with seated([person], table) as [at]:
            names = [chair["name"] for chair in scene_of(at)["table"]["chairs"]]
            assert names[lesson.seat] == namesake
            assert len(set(names)) == len(names)


async def test_a_hint_in_a_lesson_is_the_coachs(server: str) -> None:
    async with crowd(server, 1) as [person]:
        table = await taught(person, KEYS[0])
        async with seated([person], table) as [at]:
            guide = await advised(at)
            hinted = await at.do("hint")
            assert hinted["move"] == guide["move"]


async def test_nobody_learns_without_a_name(server: str) -> None:
    async with crowd(server, 1) as [person]:
        assert await refused(person.make(settings(KEYS[0], 2), lesson=True)) == "wrong_name"
