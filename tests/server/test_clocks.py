"""Clocks and windows."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from hautemer.client import Client
from hautemer.client.players import Player, choose, is_asked, waited_for
from hautemer.core import registry
from hautemer.server.services import Services
from tests.server.people import (
    at_a_window,
    crowd,
    eventually,
    gather_at,
    scene_of,
    seated,
    set_clock,
    settings,
    shortest,
    smallest,
    with_windows,
)

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()


async def test_when_time_runs_out_a_move_is_entered_for_the_seat(people: list[Client]) -> None:
    table = await gather_at(people[0], people[1:LEAST], settings(GAME, LEAST, pace={"move": 150}))
    async with seated(people[:LEAST], table) as [at, *_]:
        await at.do("start")
        await at.until(lambda scene: len(at.facts) >= 3)
        scene = await at.until(lambda scene: any(chair.get("used") for chair in scene["table"]["chairs"]))
        assert scene["table"]["phase"] == "running"
        assert not any(chair.get("bot") for chair in scene["table"]["chairs"])
        for place in await everybody(people[:LEAST], table):
            await place
    record = await people[0].call("GET", f"/api/tables/{table}/record")
    assert all(entry["seat"] is not None for entry in record["entries"])  # as that seat's entry


async def everybody(people: list[Client], table: str) -> list[Any]:
    """Let everybody vote to call the match off."""

    async def call_off(person: Client) -> None:
        async with seated([person], table) as [at]:
            await at.do("vote", motion="call_off")

    return [call_off(person) for person in people]


async def test_time_for_the_whole_match_runs_down_and_the_match_continues(people: list[Client]) -> None:
    table = await gather_at(people[0], people[1:LEAST], settings(GAME, LEAST, pace={"match": 100}))
    async with seated(people[:LEAST], table) as [at, *_]:
        await at.do("start")
        scene = await at.until(
            lambda scene: any(chair.get("used", 0) >= 100 for chair in scene["table"]["chairs"])
        )
        assert scene["table"]["phase"] == "running"
        before = len(at.facts)
        await at.until(lambda scene: len(at.facts) > before + 2)


async def test_a_pause_stops_the_clock(own: tuple[Services, str], monkeypatch: pytest.MonkeyPatch) -> None:
    services, url = own
    async with crowd(url, LEAST) as people:
        table = await gather_at(people[0], people[1:], settings(GAME, LEAST, pace={"move": 60_000}))
        async with seated(people, table) as places:
            await places[0].do("start")
            for place in places:
                await place.do("vote", motion="pause")
            scene = await places[0].until(lambda scene: scene["table"].get("paused"))
            assert not any(chair.get("deadline") for chair in scene["table"]["chairs"])
            facts = len(places[0].facts)
            set_clock(monkeypatch, 3600 * 10**9)
            await places[0].do("say", text="An hour later.")  # every change sets the timer anew
            await eventually(lambda: not services.scheduler.is_busy(table))
            await places[0].do("ping")
            assert len(places[0].facts) == facts
            for place in places:
                await place.do("vote", motion="go_on")
            scene = await places[0].until(lambda scene: not scene["table"].get("paused"))
            assert any(chair.get("deadline", 0) > scene["now"] for chair in scene["table"]["chairs"])


async def test_time_runs_out_as_soon_as_the_clock_says_so(
    own: tuple[Services, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without this test, the one above would prove nothing."""
    services, url = own
    async with crowd(url, LEAST) as people:
        table = await gather_at(people[0], people[1:], settings(GAME, LEAST, pace={"move": 60_000}))
        async with seated(people, table) as places:
            await places[0].do("start")
            await places[0].until(lambda scene: scene["table"]["phase"] == "running")
            facts = len(places[0].facts)
            set_clock(monkeypatch, 3600 * 10**9)
            await places[0].do("say", text="An hour later.")
            await eventually(lambda: not services.scheduler.is_busy(table))
            await places[0].do("ping")
            assert len(places[0].facts) > facts


async def test_a_window_is_closed_by_the_clock_and_early_only_when_all_are_ready(server: str) -> None:
    key = with_windows()
    number = registry.meta(key).seats[0]
    async with crowd(server, number) as crew:
        wanted = settings(key, number, options=shortest(key), pace={"window": 60_000})
        table = await gather_at(crew[0], crew[1:], wanted)
        async with seated(crew, table) as places:
            await places[0].do("start")
            await at_a_window(places)
            window = scene_of(places[0])["table"]["window"]
            assert window["length"] == 60_000
            for count, place in enumerate(places[:-1], start=1):
                await place.do("ready")
                await place.do("ready")  # repeated: no effect
                seen = await places[-1].until(lambda s, c=count: s["table"]["window"]["ready"] == c)
                assert seen["table"]["window"]["closes_at"] == window["closes_at"]
                # Only a count is shown, not the seats.
                assert set(seen["table"]["window"]) <= {"name", "closes_at", "length", "ready"}
            log = len(places[0].facts)
            await places[0].do("say", text="Wait!")  # an entry made for the last command would come first
            assert len(places[0].facts) == log
            await places[-1].do("ready")
            await places[0].until(
                lambda scene: (scene["table"].get("window") or {}).get("closes_at") != window["closes_at"]
            )


async def test_ready_ahead_is_for_the_round(server: str) -> None:
    key = with_windows()
    number = registry.meta(key).seats[0]
    async with crowd(server, number) as crew:
        wanted = settings(key, number, options=shortest(key), pace={"window": 60_000})
        table = await gather_at(crew[0], crew[1:], wanted)
        async with seated(crew, table) as places:
            await places[0].do("start")
            await places[0].until(lambda scene: scene["table"]["phase"] == "running")
            for place in places:
                await place.do("ready", ahead=True)
            # Each window lasts sixty seconds, and the first round is over at once.
            players = [Player(place, Random(seat), eager=0) for seat, place in enumerate(places)]
            tasks = [asyncio.create_task(player.play()) for player in players]
            first = scene_of(places[0])["table"].get("round", 0)
            scene = await places[0].until(lambda scene: scene["table"].get("round", 0) > first, 60)
            scene = await places[0].until(lambda scene: scene["table"].get("window"), 60)
            assert scene["table"]["window"]["ready"] == 0
            for task in tasks:
                task.cancel()


async def test_a_window_that_nobody_answers_closes_by_itself(server: str) -> None:
    key = with_windows()
    number = registry.meta(key).seats[0]
    async with crowd(server, 1) as [person]:
        bots = [None, *["random"] * (number - 1)]
        wanted = settings(key, number, options=shortest(key), pace={"window": 300, "bot": 50})
        table, _ = await person.make(wanted, name="Zoé", bots=bots, start=True)
        async with seated([person], table) as [at]:
            player = Player(at, Random(1), eager=0)
            playing = asyncio.create_task(player.play())
            for _ in range(3):
                scene = await at.until(lambda scene: scene["table"].get("window"))
                opened = scene["table"]["window"]["closes_at"]
                await at.until(
                    lambda scene, o=opened: (scene["table"].get("window") or {}).get("closes_at") != o
                )
            playing.cancel()


async def test_bots_answer_in_their_time_and_never_say_that_they_have_nothing(server: str) -> None:
    key, number = smallest()
    async with crowd(server, 1) as [person]:
        bots = [None, *["random"] * (number - 1)]
        table, _ = await person.make(
            settings(key, number, pace={"bot": 1000}), name="Zoé", bots=bots, start=True
        )
        async with seated([person], table) as [at]:
            waits = []
            rng = Random(1)
            for _ in range(12):
                scene = await at.until(lambda scene: bool(scene.get("waiting_for")) or at.is_over)
                if at.is_over:
                    break
                if is_asked(scene):
                    await at.move(choose(waited_for(scene), rng), scene.get("prompt", 0))
                    continue
                facts = len(at.facts)
                later = await at.until(lambda s, f=facts: len(at.facts) > f or at.is_over)
                waits.append(later["now"] - scene["now"])
        assert waits
        assert max(waits) >= 250
