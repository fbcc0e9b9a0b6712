"""Spectators and chat: the permission to watch, the delay, and the recipients of messages."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hautemer.client import Client
from hautemer.client.players import choose, is_asked, waited_for
from hautemer.core import registry
from hautemer.core.codec import plain
from hautemer.server import protocol
from hautemer.server.config import Config
from hautemer.server.errors import Wrong
from hautemer.server.services import Services
from hautemer.server.sockets.broadcast import audience_of
from hautemer.server.tables import lobby, pipeline
from hautemer.server.tables.decision import Decision
from hautemer.server.tables.events import Said
from hautemer.server.tables.settings import DAY, Pace, Settings
from hautemer.storage import people as people_of
from hautemer.storage.timestamps import now
from tests.server.in_process import database_in, served
from tests.server.people import (
    eventually,
    gather_at,
    look,
    play_out,
    refused,
    scene_of,
    seated,
    settings,
    smallest,
    started,
    with_claims,
)

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()


async def test_a_spectator_sees_only_public_information(people: list[Client]) -> None:
    table = await started(people)
    async with seated([*people[:LEAST], people[3]], table) as [*places, spectator]:
        assert spectator.scene is not None
        assert spectator.scene["seat"] is None
        assert not {"own", "offers", "claims"} & set(spectator.scene)
        await play_out(places, "watched")
        await spectator.until(lambda scene: scene["table"]["phase"] == "finished")
        assert len(spectator.facts) > 10
        assert not [fact for fact in spectator.facts if fact["fact"].endswith("-own")]
        assert [fact for fact in places[0].facts if fact["fact"].endswith("-own")]


async def test_nobody_watches_a_closed_table(people: list[Client]) -> None:
    table = await started(people, watch="nobody")
    async with people[3].at(table) as spectator:
        await eventually(lambda: spectator.lost)
        assert spectator.scene is None
        assert spectator.closed == 4400
    async with people[0].at(table, watching=True) as screen:  # the public screen
        scene = await screen.until(lambda scene: True)
        assert scene["seat"] is None
        assert "own" not in scene


async def test_an_unwatchable_match_is_shown_to_its_players_after_the_end(
    server: str, people: list[Client]
) -> None:
    table = await started(people, watch="nobody")
    async with seated(people[:LEAST], table) as places:
        await places[0].do("say", text="between us")
        await play_out(places, "private")
        record = await people[0].call("GET", f"/api/tables/{table}/record")
    assert [said["text"] for said in record["talk"]] == ["between us"]
    paths = ("record", "replay?moment=0&seat=all", "past?moment=0", "beside?before=99")
    async with Client(server) as stranger:
        for path in paths:
            await people[1].call("GET", f"/api/tables/{table}/{path}")
            assert await refused(stranger.call("GET", f"/api/tables/{table}/{path}")) == "watching_closed"
        async with stranger.at(table) as at:
            assert await refused(at.until(lambda scene: True)) == "watching_closed"


async def test_a_visitor_of_the_lobby_sees_nothing_of_an_unwatchable_match(
    people: list[Client],
) -> None:
    table = await gather_at(people[0], people[1:LEAST], settings(GAME, LEAST, watch="nobody"))
    async with seated([*people[:LEAST], people[3]], table) as [*places, stranger]:
        await places[0].do("start")
        await places[0].until(lambda scene: scene["table"]["phase"] == "running")
        assert await refused(stranger.until(lambda scene: False)) == "watching_closed"
        assert scene_of(stranger)["table"]["phase"] == "lobby"
        # A device that has given its seat away is a stranger too.
        link = await places[1].do("link")
        await people[3].call("POST", "/api/links", {"secret": link["secret"]})
        assert await refused(places[1].until(lambda scene: scene["seat"] is None)) == "watching_closed"
        assert places[0].lost == 0


async def test_a_spectator_is_behind_by_the_delay(people: list[Client]) -> None:
    delay = 700
    rng = Random(1)
    table = await started(people, watch_delay=delay)
    async with seated(people[:LEAST], table) as places, people[3].at(table) as spectator:
        await spectator.until(lambda scene: scene["table"]["phase"] == "running")
        for _ in range(4):
            await eventually(lambda: any(place.scene and is_asked(place.scene) for place in places))
            mover = next(place for place in places if place.scene and is_asked(place.scene))
            heard, begun = len(spectator.facts), now()
            await mover.move(choose(waited_for(scene_of(mover)), rng), scene_of(mover).get("prompt", 0))
            scene = await spectator.until(lambda _, heard=heard: len(spectator.facts) > heard)
            assert scene["now"] - begun >= delay


async def test_numbers_do_not_reveal_what_spectators_will_receive(people: list[Client]) -> None:
    table = await started(people, watch="everybody", watch_delay=60_000)
    for number in ({"facts": -1}, {"beside": -1}):
        answer = await look(people[3], table, **number)
        assert (answer["is"], answer["error"]) == ("refusal", "wrong_shape")


@pytest.mark.parametrize("veil", [{"watch_delay": 60_000}, {"watch": "nobody"}, {}])
async def test_http_reveals_no_more_than_spectators_see(people: list[Client], veil: dict[str, Any]) -> None:
    pace = {"move": 60_000, "window": 60_000}
    table = await started(people, **{"watch": "everybody", "pace": pace, **veil})
    async with seated(people[:LEAST], table) as places:
        await eventually(lambda: all(c.get("here") for c in scene_of(places[0])["table"]["chairs"]))
        before = await people[3].call("GET", f"/api/tables/{table}")
        listed = {one["id"]: one for one in await people[3].call("GET", "/api/tables", phase="running")}
        at = next(place for place in places if place.scene is not None and is_asked(place.scene))
        await at.move(choose(waited_for(scene_of(at)), Random(1)), scene_of(at).get("prompt", 0))
        after = await people[3].call("GET", f"/api/tables/{table}")
        again = {one["id"]: one for one in await people[3].call("GET", "/api/tables", phase="running")}
        assert (before == after) == bool(veil)
        assert (listed.get(table) == again.get(table)) == bool(veil)
        assert after["chairs"][0]["name"] == "Host"
        assert any("deadline" in chair for chair in after["chairs"]) != bool(veil)


async def test_remarks_of_spectators_reach_players_after_the_end(people: list[Client]) -> None:
    table = await started(people)
    word = "the captain holds three swords"
    async with seated([*people[:LEAST], people[3]], table) as [*places, spectator]:
        async with seated([people[3]], table) as [another]:
            await spectator.do("say", text=word)
            await eventually(lambda: any(beside["what"] == "remarked" for beside in another.beside))
        for place in places:
            await place.do("say", text="done")
        await play_out(places, "remarks")
        for place in places:
            remarks = [beside for beside in place.beside if beside["what"] == "remarked"]
            assert [remark["details"]["text"] for remark in remarks] == [word]
            finished = [beside["what"] for beside in place.beside]
            assert finished.index("remarked") >= finished.index("said")


async def test_remarks_stay_out_of_everything_players_get_before(people: list[Client]) -> None:
    table = await started(people)
    word = "a remark that no player must see"
    async with seated([*people[:LEAST], people[3]], table) as [*places, spectator]:
        await spectator.do("say", text=word)
        at = next(place for place in places if place.scene is not None and is_asked(place.scene))
        await at.move(choose(waited_for(scene_of(at)), Random(1)), scene_of(at).get("prompt", 0))
        await at.until(lambda scene: len(at.facts) > 0)
        assert all(word not in str((place.scene, place.beside)) for place in places)
    async with seated(people[:LEAST], table) as places:
        assert all(word not in str((place.scene, place.beside)) for place in places)


@pytest.mark.parametrize("delay", [0, 50])
async def test_remarks_stay_off_the_public_screen(people: list[Client], delay: int) -> None:
    table = await started(people, watch_delay=delay)
    word = "the captain holds three swords"
    async with (
        seated([*people[:LEAST], people[3]], table) as [*places, spectator],
        people[0].at(table, watching=True) as screen,
        people[3].at(table) as another,
    ):
        await spectator.do("say", text=word)
        await places[0].do("say", text="Ahoy")
        for place in (screen, another):
            await place.until(lambda _, p=place: any(b["details"].get("text") == "Ahoy" for b in p.beside))
        assert word in str(another.beside)
        assert word not in str(screen.beside)
        await play_out(places, "remarks")
        await eventually(lambda: word in str(screen.beside))
        assert [b["what"] for b in screen.beside] == [b["what"] for b in places[0].beside]


@pytest.mark.parametrize("talk", ["chat", "claims", "none"])
async def test_the_host_chooses_how_people_talk(server: str, people: list[Client], talk: str) -> None:
    from tests.server.people import crowd

    key = with_claims()
    number = registry.meta(key).seats[0]
    async with crowd(server, number) as crew:
        wanted = settings(key, number, talk=talk, pace={"window": 60_000})
        table = await gather_at(crew[0], crew[1:], wanted)
        async with seated(crew, table) as [at, other, *_]:
            await at.do("say", text="before the start everybody may talk")
            await at.do("start")
            scene = await at.until(lambda scene: scene["table"]["phase"] == "running")
            if talk == "chat":
                await at.do("say", text="Ahoy")
                await eventually(lambda: any(b["details"].get("text") == "Ahoy" for b in other.beside))
            else:
                assert await refused(at.do("say", text="Ahoy")) == "no_talk"
            if talk == "none":
                assert not scene.get("claims")
            claims = scene.get("claims")
            if claims:
                await at.do("say", claim=choose(claims, Random(1)))
            else:
                assert await refused(at.do("say", claim={"do": "lie"})) in ("no_talk", "not_sayable")
            assert await refused(at.do("say", text="both", claim={"do": "lie"})) == "wrong_text"
            assert await refused(at.do("say")) == "wrong_text"


async def test_the_host_silences_a_seat(people: list[Client]) -> None:
    table = await started(people)
    async with seated(people[:LEAST], table) as [at, other, *_]:
        assert await refused(other.do("hush", seat=0)) == "not_your_table"
        await at.do("hush", seat=1)
        assert await refused(other.do("say", text="Ahoy")) == "hushed"
        await at.do("hush", seat=1, hushed=False)
        await other.do("say", text="Ahoy again")
        assert await refused(other.do("say", text="x" * 401)) == "wrong_text"
        assert await refused(other.do("say", text=" \u0000")) == "wrong_text"
        await eventually(lambda: at.beside and at.beside[-1]["details"].get("text") == "Ahoy again")


async def test_chat_at_a_delayed_table_copies_no_table(tmp_path: Path) -> None:
    """Spectators may be a day behind, and people chat."""
    services = Services(Config(database_in(tmp_path)))
    await services.open()
    try:
        host = await people_of.new_session(services.database, "host")
        wanted = Settings(GAME, LEAST, watch_delay=DAY, pace=Pace(move=None))
        table, _ = await lobby.make(services.tables, host, wanted, lobby.NewTable(name="Host"))
        loaded = await services.tables.find(table)
        for _ in range(50):
            await services.tables.write(loaded, lambda: Decision((Said(0, text="aye"),)))
        assert len(audience_of(loaded).delayed.past) >= 50
        assert len({id(glimpse.body) for glimpse in audience_of(loaded).delayed.past}) < 5
    finally:
        await services.close()


async def test_a_short_visit_to_a_delayed_table_costs_nothing(tmp_path: Path) -> None:
    async with (
        served(Config(database_in(tmp_path), workers=1)) as (services, url),
        Client(url) as host,
        Client(url) as guest,
    ):
        table, _ = await host.make(settings(GAME, LEAST, watch_delay=DAY), name="Host")
        async with seated([host], table) as [at]:
            past = audience_of(await services.tables.find(table)).delayed.past
            before = len(past)
            for _ in range(3):
                async with guest.at(table):
                    await at.until(lambda scene: scene["table"].get("onlookers") == 1)  # players see it
                await at.until(lambda scene: not scene["table"].get("onlookers"))
            assert len(past) == before
            await at.do("say", text="aye")
            assert len(past) == before + 1


async def test_a_delayed_spectator_sees_the_past_after_a_restart(tmp_path: Path) -> None:
    delay = 1000
    wanted = Settings(GAME, LEAST, watch="everybody", watch_delay=delay, pace=Pace(move=None))
    shown: list[dict[bool, tuple[int, int]]] = []
    for _ in range(2):
        services = Services(Config(database_in(tmp_path)))
        await services.open()
        try:
            if not shown:
                host = await people_of.new_session(services.database, "host")
                table, _ = await lobby.make(
                    services.tables,
                    host,
                    wanted,
                    lobby.NewTable(name="Host", bots=["random"] * LEAST, start=True),
                )
                await asyncio.sleep(1.5 * delay / 1000)
            loaded = await services.tables.find(table)
            if not shown:
                await services.tables.write(loaded, lambda: Decision((Said(0, text="late"),)))
            past = audience_of(loaded).delayed.past
            seen = [glimpse for glimpse in past if glimpse.at <= now() - delay]
            assert seen, "nothing is shown until the delay has passed"
            assert all(one.at <= other.at for one, other in itertools.pairwise(past))
            shown.append(seen[-1].heard)
        finally:
            await services.close()
    assert shown[0][False] <= shown[1][False]


async def test_happenings_outside_a_match_are_limited_and_moves_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pipeline, "MAX_BESIDE", 20)
    services = Services(Config(database_in(tmp_path)))
    await services.open()
    try:
        host = await people_of.new_session(services.database, "host")
        wanted = Settings(GAME, LEAST, pace=Pace(move=None))
        table, _ = await lobby.make(
            services.tables, host, wanted, lobby.NewTable(name="Host", bots=[None, *["random"] * (LEAST - 1)])
        )
        loaded = await services.tables.find(table)
        await services.tables.command(loaded, host, protocol.Start("start"))
        for number in range(20):
            await services.tables.command(loaded, host, protocol.Hush(f"{number}", None, number % 2 == 0))
        with pytest.raises(Wrong, match="is full"):
            await services.tables.command(loaded, host, protocol.Hush("more", None))
        assert loaded.table.lines_beside == 20
        await services.tables.command(loaded, host, protocol.Hush("0", None))  # sent again: already done
        rng = Random(1)
        async with asyncio.timeout(60):
            while not loaded.table.running.prompts[0].offers:
                await asyncio.sleep(0.01)
        prompt = loaded.table.running.prompts[0]
        move = plain(prompt.offers.sample(rng))
        await services.tables.command(loaded, host, protocol.MakeMove("move", prompt.number, move))
        assert loaded.table.lines_beside == 20
        await services.tables.command(
            loaded, host, protocol.CastVote("off", "call_off")
        )  # nor the links out of it
        assert loaded.table.phase == "called_off"
    finally:
        await services.close()
