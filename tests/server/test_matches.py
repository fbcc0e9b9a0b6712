"""Whole matches through real sockets."""

from __future__ import annotations

from typing import Any

import pytest

from hautemer.core import record as records
from hautemer.core import registry
from hautemer.core.codec import encode, read_json
from tests.cases import KEYS
from tests.server.people import crowd, gather_at, play_out, scene_of, seated, settings, shortest

pytestmark = pytest.mark.anyio


def proved(document: dict[str, Any], commitment: str) -> records.Record:
    """Return the record of a match after its outcomes were proved against the published hash."""
    record = records.read(encode(document))
    game = registry.find(record.game)
    records.verify(record, game)
    assert isinstance(record.commitment, records.Commitment)
    assert record.commitment.sha256 == commitment
    return record


@pytest.mark.parametrize("key", KEYS)
async def test_people_play_a_whole_match(server: str, key: str) -> None:
    number = registry.meta(key).seats[0]
    async with crowd(server, number) as people:
        table = await gather_at(people[0], people[1:], settings(key, number))
        async with seated(people, table) as places:
            commitment = scene_of(places[1])["table"]["commitment"]
            await places[0].do("start")
            players = await play_out(places, key)
            for place in places:
                await place.until(lambda scene: scene["table"]["phase"] == "finished")
        record = proved(await people[0].call("GET", f"/api/tables/{table}/record"), commitment)
        match = records.replay(record, registry.find(key))
        assert match.result is not None
        for place in places:
            # Every screen has all facts, each in its own wording.
            told = match.facts[scene_of(place)["seat"]]
            assert place.facts == [{"fact": fact.fact, "details": detail(fact.details)} for fact in told]
            assert scene_of(place)["result"]["reason"] == match.result.reason
        # Every acknowledged move is in the log, in its order.
        for seat, player in enumerate(players):
            logged = [records.move_of(entry) for entry in record.entries if entry["seat"] == seat]
            assert logged == player.moves


def detail(value: Any) -> Any:
    """Return details as JSON decodes them."""
    return read_json(encode(value))


@pytest.mark.parametrize("key", KEYS)
async def test_one_person_and_bots_play_a_whole_match(server: str, key: str) -> None:
    most = registry.meta(key).seats[1]
    number = min(most, registry.meta(key).seats[0] + 1)
    names = ["random", "greedy"]
    async with crowd(server, 1) as [person]:
        bots = [None, *(names[seat % 2] for seat in range(number - 1))]
        table, code = await person.make(settings(key, number), name="Zoé", bots=bots, start=True)
        assert code is None
        async with seated([person], table) as [place]:
            chairs = scene_of(place)["table"]["chairs"]
            assert [chair.get("bot") for chair in chairs] == bots
            await play_out([place], key)
            await place.until(lambda scene: scene["table"]["phase"] == "finished")
        document = await person.call("GET", f"/api/tables/{table}/record")
        proved(document, scene_of(place)["table"]["commitment"])


async def test_the_largest_table_is_played_by_people_alone(server: str) -> None:
    key = max(KEYS, key=lambda key: registry.meta(key).seats[1])
    number = registry.meta(key).seats[1]
    assert number == 20
    async with crowd(server, number) as people:
        table = await gather_at(people[0], people[1:], settings(key, number, options=shortest(key)))
        async with seated(people, table) as places:
            await places[0].do("start")
            await play_out(places, key, eager=0.05)
            for place in places:
                await place.until(lambda scene: scene["table"]["phase"] == "finished")
        document = await people[0].call("GET", f"/api/tables/{table}/record")
        record = proved(document, scene_of(places[0])["table"]["commitment"])
        assert len(record.seats) == number
