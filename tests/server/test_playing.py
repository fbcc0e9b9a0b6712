"""Running tables: prompts, second tabs, repeated commands, undo, leaving and coming back."""

from __future__ import annotations

import asyncio
import contextlib
from random import Random
from typing import Any

import pytest

from hautemer.client import AtTable, Client, Declined
from hautemer.client.players import Player, choose, is_asked, waited_for
from hautemer.core import registry
from hautemer.core.match import Match, live
from hautemer.core.why import Why
from hautemer.server.tables import events
from hautemer.server.tables.settings import Settings
from hautemer.server.tables.table import Table
from hautemer.storage.timestamps import now
from hautemer.words import Words
from tests.cases import KEYS
from tests.server.listening import Listening
from tests.server.people import (
    crowd,
    eventually,
    gather_at,
    play_out,
    refused,
    scene_of,
    seated,
    settings,
    shortest,
    smallest,
    started,
)

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()
# Milliseconds until an absent person's seat may be given to a bot.
GRACE = 200


def asked_one(places: list[AtTable]) -> AtTable:
    """Return a place that the match waits for."""
    return next(place for place in places if place.scene is not None and is_asked(place.scene))


async def test_two_tabs_of_one_seat_see_the_same_and_may_both_move(people: list[Client]) -> None:
    table = await started(people)
    async with seated([*people[:LEAST], people[0]], table) as [*places, tab]:
        players = [Player(place, Random(seat)) for seat, place in enumerate(places[1:])]
        others = [asyncio.create_task(player.play()) for player in players]
        rng = Random(0)
        for number in range(20):
            here, there = (places[0], tab) if number % 2 else (tab, places[0])
            scene = await here.until(lambda scene, here=here: is_asked(scene) or here.is_over)
            if here.is_over:
                break
            await here.move(choose(waited_for(scene), rng), scene.get("prompt", 0))
            prompt = scene_of(here).get("prompt", 0)
            seen = await there.until(lambda seen, prompt=prompt: seen.get("prompt", 0) >= prompt)
            assert seen["seat"] == 0
        await eventually(lambda: places[0].facts == tab.facts)
        for task in others:
            task.cancel()


async def test_marks_of_an_offer_are_ignored_in_a_move(people: list[Client]) -> None:
    """A simple program sends the offer back with values filled in, as docs/example_bot.py once did."""
    table = await started(people)
    async with seated(people[:LEAST], table) as places:
        at = asked_one(places)
        assert at.scene is not None
        move = choose(waited_for(at.scene), Random(1))
        await at.move(
            {**move, "forced": True, "at_once": True, "then": "draw", "gives_up": [{}]},
            at.scene.get("prompt", 0),
        )
        assert await refused(at.move({**move, "more": True}, scene_of(at).get("prompt", 0))) != "old_prompt"


async def test_a_double_click_moves_once(people: list[Client]) -> None:
    table = await started(people)
    async with seated(people[:LEAST], table) as places:
        at = asked_one(places)
        assert at.scene is not None
        prompt = at.scene.get("prompt", 0)
        move = choose(waited_for(at.scene), Random(1))
        outcomes = await asyncio.gather(at.move(move, prompt), at.move(move, prompt), return_exceptions=True)
        assert [getattr(outcome, "key", None) for outcome in outcomes] == [None, "old_prompt"]
        assert await refused(at.move(move, prompt)) == "old_prompt"
        assert await refused(at.move(move, prompt + 100)) == "old_prompt"


async def test_a_repeated_command_is_carried_out_once(people: list[Client]) -> None:
    table = await started(people)
    async with seated(people[:LEAST], table) as places:
        at = asked_one(places)
        assert at.scene is not None
        prompt = at.scene.get("prompt", 0)
        move = choose(waited_for(at.scene), Random(1))
        for _ in range(3):  # the connection is lost before the answer, and comes back
            answer = await at.do("move", id="the same", move=move, prompt=prompt)
            assert answer == {"is": "done", "id": "the same"}
        await at.until(lambda scene: scene.get("prompt", 0) == prompt + 1)
        # Ids belong to a person: another person's command with the same id is another command.
        other = next(place for place in places if place is not at)
        for _ in range(2):
            await other.do("say", id="the same", text="Ahoy")
        await other.do("say", text="Ahoy again")  # happenings arrive in their order
        await eventually(lambda: texts(at)[-1:] == ["Ahoy again"])
        assert texts(at) == ["Ahoy", "Ahoy again"]


def texts(at: AtTable) -> list[str]:
    """Return the messages that a place has received."""
    return [happening["details"]["text"] for happening in at.beside if happening["what"] == "said"]


async def test_a_move_that_is_not_offered_is_refused(people: list[Client]) -> None:
    table = await started(people)
    async with seated(people[:LEAST], table) as places:
        at = asked_one(places)
        assert at.scene is not None
        before = at.scenes
        prompt = at.scene.get("prompt", 0)
        assert await refused(at.move({"do": "fly"}, prompt)) == "not_a_move"
        assert await refused(at.move({}, prompt)) == "not_a_move"
        assert await refused(at.move({"do": "undo", "to": 0}, prompt)) == "not_asked"
        assert await refused(at.do("undo")) == "nothing_to_undo"
        assert await refused(at.do("answer", agrees=True)) == "not_asked"
        assert await refused(at.do("ready")) == "no_window"
        assert await refused(at.do("return")) == "not_resigned"
        assert await refused(at.do("rematch")) == "not_over"
        assert await refused(people[0].call("GET", f"/api/tables/{table}/record")) == "not_over"
        assert await refused(people[0].call("GET", f"/api/tables/{table}/replay")) == "not_over"
        assert at.scenes == before


@pytest.mark.parametrize("key", KEYS)
async def test_an_undo_is_free_or_by_consent(server: str, people: list[Client], key: str) -> None:
    """Move until a seat may undo: for free at once, otherwise after the consent of all others."""
    number = registry.meta(key).seats[0]
    async with Client(server) as one, Client(server) as two, Client(server) as three:
        crew = [*people, one, two, three][:number]
        table = await gather_at(crew[0], crew[1:], settings(key, number))
        async with seated(crew, table) as places:
            await places[0].do("start")
            seen: set[str] = set()
            players = [Player(place, Random(f"{key} {seat}")) for seat, place in enumerate(places)]
            for _ in range(60):
                if seen >= {"agreed", "declined"}:
                    break
                await eventually(
                    lambda: any(p.scene and is_asked(p.scene) for p in places) or places[0].is_over
                )
                if places[0].is_over:
                    break
                at = asked_one(places)
                player = players[places.index(at)]
                moved = len(player.moves)
                await player.answer()
                if len(player.moves) == moved:
                    continue
                seen.add(await try_undo(at, places, agree="agreed" not in seen))
    assert seen & {"free", "agreed"}, seen
    assert seen <= {"free", "agreed", "declined", "nothing", "overtaken"}


async def try_undo(at: AtTable, places: list[AtTable], *, agree: bool) -> str:
    """Ask for an undo and return the outcome."""
    undone = [fact["fact"] for fact in at.facts].count("undone")
    try:
        await at.do("undo")
    except Declined as declined:
        return "nothing" if declined.key in ("nothing_to_undo", "not_running") else declined.key
    scene = at.scene
    assert scene is not None
    await at.until(
        lambda scene: "question" in scene["table"] or [f["fact"] for f in at.facts].count("undone") > undone
    )
    assert at.scene is not None
    question = at.scene["table"].get("question")
    if question is None:
        return "free"
    assert question["seat"] == at.scene["seat"]
    assert await refused(at.do("answer", agrees=True)) == "not_asked"
    asked = [places[seat] for seat in question["asked"]]
    assert at not in asked
    if not agree:
        await asked[0].do("answer", agrees=False)
        await at.until(lambda scene: "question" not in scene["table"])
        assert [f["fact"] for f in at.facts].count("undone") == undone
        return "declined"
    for other in asked:
        try:
            await other.do("answer", agrees=True)
        except Declined as declined:
            if declined.key == "not_asked":  # a window has closed meanwhile, which is an entry
                return "overtaken"
            raise
    await at.until(lambda scene: [f["fact"] for f in at.facts].count("undone") == undone + 1)
    return "agreed"


async def test_a_seat_resigned_is_played_by_a_bot_and_taken_back(people: list[Client]) -> None:
    table = await started(people)
    async with seated(people[:LEAST], table) as places:
        at, other = places[0], places[1]
        assert await refused(at.do("resign", bot="genius")) == "unknown_bot"
        await at.do("resign", bot="random")
        await other.until(lambda scene: scene["table"]["chairs"][0].get("bot") == "random")
        assert await refused(at.move({"do": "fly"}, 0)) == "not_seated"
        assert await refused(at.do("resign")) == "not_seated"
        players = [Player(place, Random(seat)) for seat, place in enumerate(places[1:])]
        tasks = [asyncio.create_task(player.play()) for player in players]
        await eventually(lambda: len(at.facts) > 12)
        await at.do("return")
        for place in (at, other):
            await place.until(lambda scene: not scene["table"]["chairs"][0].get("bot"))
        assert [beside["what"] for beside in other.beside if beside["what"] in ("resigned", "returned")] == [
            "resigned",
            "returned",
        ]
        await Player(at, Random(9)).play()
        await asyncio.gather(*tasks)


async def test_the_host_replaces_a_seat_that_left_after_the_grace_period(people: list[Client]) -> None:
    table = await started(people, pace={"grace": GRACE})
    async with seated(people[:1], table) as [at]:
        async with seated(people[1:LEAST], table) as others:
            await at.until(lambda scene: scene["table"]["chairs"][1].get("here"))
            assert await refused(at.do("replace", seat=1)) == "still_here"
            assert await refused(others[0].do("replace", seat=0)) == "not_your_table"
        scene = await at.until(lambda scene: scene["table"]["chairs"][1].get("away_since"))
        await eventually(lambda: now() > scene["table"]["chairs"][1]["away_since"] + 2 * GRACE)
        await at.do("ping")
        assert not scene_of(at)["table"]["chairs"][1].get("bot"), "the server replaces nobody by itself"
        await at.do("replace", seat=1, bot="random")
        await at.until(lambda scene: scene["table"]["chairs"][1].get("bot") == "random")
        assert "replaced" in [beside["what"] for beside in at.beside]
    async with seated([people[1]], table) as [back]:
        assert "replaced" in [beside["what"] for beside in back.beside]
        await back.do("return")


async def test_all_people_pause_resume_and_call_off(people: list[Client]) -> None:
    table = await started(people)
    async with seated(people[:LEAST], table) as places:
        assert await refused(places[0].do("vote", motion="go_on")) == "not_paused"
        await places[0].do("vote", motion="pause")
        scene = await places[1].until(lambda scene: scene["table"].get("ballots"))
        assert scene["table"]["ballots"] == [{"motion": "pause", "wanted": [0], "needed": LEAST}]
        await places[0].do("vote", motion="pause", wanted=False)
        await places[1].until(lambda scene: not scene["table"].get("ballots"))
        for place in places:
            await place.do("vote", motion="pause")
        await places[0].until(lambda scene: scene["table"].get("paused"))
        at = asked_one(places)
        assert at.scene is not None
        move = choose(waited_for(at.scene), Random(1))
        assert await refused(at.move(move, at.scene.get("prompt", 0))) == "paused"
        assert await refused(at.do("vote", motion="pause")) == "paused"
        for place in places:
            await place.do("vote", motion="go_on")
        await at.until(lambda scene: not scene["table"].get("paused"))
        await at.move(move, at.scene.get("prompt", 0))
        for place in places:
            await place.do("vote", motion="call_off")
        for place in places:
            await place.until(lambda scene: scene["table"]["phase"] == "called_off")
        assert await refused(at.move(move, 0)) == "not_running"
    record = await people[0].call("GET", f"/api/tables/{table}/record")
    assert "result" not in record
    assert len(record["entries"]) == 1


async def test_one_hidden_side_alone_can_neither_pause_nor_call_off(server: str) -> None:
    key = max(KEYS, key=lambda key: registry.meta(key).seats[1])
    async with crowd(server, 12) as crew:
        table = await gather_at(crew[0], crew[1:], settings(key, 12, pace={"window": 60_000}))
        async with seated(crew, table) as places:
            await places[0].do("start")
            for place in places[:8]:
                await place.do("vote", motion="call_off")
            scene = await places[11].until(lambda scene: len(scene["table"]["ballots"][0]["wanted"]) == 8)
            assert scene["table"]["phase"] == "running"
            assert scene["table"]["ballots"][0]["needed"] == 9
            await places[8].do("vote", motion="call_off")
            await places[11].until(lambda scene: scene["table"]["phase"] == "called_off")


async def test_with_bots_on_the_other_side_nobody_calls_off_alone_either(server: str) -> None:
    key = max(KEYS, key=lambda key: registry.meta(key).seats[1])
    async with crowd(server, 8) as crew:
        wanted = settings(key, 12, pace={"window": 60_000, "bot": 60_000})
        table = await gather_at(crew[0], crew[1:], wanted)
        async with seated(crew, table) as places:
            for seat in range(8, 12):
                await places[0].do("bot", seat=seat, bot="random")
            await places[0].do("start")
            for place in places[:7]:
                await place.do("vote", motion="call_off")
            scene = await places[7].until(lambda scene: len(scene["table"]["ballots"][0]["wanted"]) == 7)
            assert scene["table"]["phase"] == "running"
            await places[7].do("vote", motion="call_off")
            await places[7].until(lambda scene: scene["table"]["phase"] == "called_off")


async def test_seats_that_win_together_are_too_few_to_call_off() -> None:
    key = max(KEYS, key=lambda key: registry.meta(key).seats[1])
    game = registry.find(key)
    beyond_half = set()
    for seats in range(game.meta.seats[0], game.meta.seats[1] + 1):
        together = 0
        for seed in range(4):
            names = [f"N{seat}" for seat in range(seats)]
            match = Match.begin(game, names, shortest(key), live(bytes([seed]) * 32))
            rng = Random(seed)
            while match.result is None:
                acting = [seat for seat in (*range(seats), None) if match.offers(seat)]
                seat = rng.choice(acting)
                match.submit(seat, match.offers(seat).sample(rng))
            together = max(together, len(match.result.winners))
        table = Table("t", bytes(32))
        table.fold(events.Made(Settings(key, seats), "host", ""), 0)
        for people in range(1, seats + 1):
            table.fold(events.Joined(people - 1, f"p{people}", f"P{people}"), 0)
            assert table.needed() == people or table.needed() > together
        beyond_half.add(together - seats // 2)
    assert max(beyond_half) == 1


async def test_a_rematch_seats_the_same_people_once(people: list[Client]) -> None:
    table = await started(people)
    async with seated(people[:LEAST], table) as places:
        await play_out(places, "rematch")
        outsider = people[3]
        async with seated([outsider], table) as [spectator]:
            assert await refused(spectator.do("rematch")) == "not_seated"
        await asyncio.gather(*(place.do("rematch") for place in places))
        found = {
            (await place.until(lambda scene: scene["table"].get("rematch")))["table"]["rematch"]
            for place in places
        }
        before = [chair["name"] for chair in scene_of(places[0])["table"]["chairs"]]
    assert len(found) == 1
    async with seated(people[:LEAST], found.pop()) as again:
        assert [scene_of(place)["seat"] for place in again] == list(range(LEAST))
        assert [chair["name"] for chair in scene_of(again[0])["table"]["chairs"]] == before
        host = next(place for place in again if scene_of(place)["host"])
        await host.do("start")
        await again[1].until(lambda scene: scene["table"]["phase"] == "running")


@pytest.mark.parametrize("key", KEYS)
async def test_a_hint_explains_itself_to_its_asker_only(server: str, key: str) -> None:
    """Bots move meanwhile, and their reasons are sent to nobody."""
    least = registry.meta(key).seats[0]
    hinted: list[dict[str, Any]] = []
    async with Listening(server) as asker, Listening(server) as other:
        table = await gather_at(asker, [other], settings(key, least))
        async with seated([asker, other], table) as [at, beside]:
            for seat in range(2, least):
                await at.do("bot", seat=seat, bot="greedy")
            await at.do("start")
            playing = asyncio.create_task(Player(beside, Random(key)).play())
            while not any(hint["why"] for hint in hinted):
                scene = await at.until(lambda scene: is_asked(scene) or at.is_over)
                assert not at.is_over
                hinted.append(await at.do("hint"))
                with contextlib.suppress(Declined):  # the prompt may have changed meanwhile
                    await at.move(choose(waited_for(scene), Random(key)), scene.get("prompt", 0))
            playing.cancel()
        why = hinted[-1]["why"]
        assert Words("fr", key, ["Host", "Guest 0"]).why(Why(**why))
        reason = f'"reason":"{why["reason"]}"'.encode()
        assert sum(reason in frame for frame in asker.frames) == 1
        assert not any(b'"is":"hinted"' in frame or reason in frame for frame in other.frames)
