"""Finished matches: records, replays, and new matches from a moment of one."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

from hautemer.client import Client, Declined
from hautemer.core import record as records
from hautemer.core import registry
from hautemer.core.codec import encode, plain, read_json
from hautemer.server.errors import Wrong
from hautemer.server.http.api.replays import ReplaysApi
from hautemer.server.replay import upload
from hautemer.server.workers.fair_queue import FairQueue
from tests.cases import KEYS, Case
from tests.server.in_process import opened
from tests.server.people import play_out, refused, scene_of, seated, settings, smallest

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()


def a_record(key: str, seats: int, number: int = 1) -> dict[str, Any]:
    """Return the record of a match that was played elsewhere."""
    match = Case(key, seats, number, registry.find(key)).play()
    document: dict[str, Any] = read_json(records.to_bytes(records.write(match)))
    return document


async def test_a_finished_match_is_replayed_moment_by_moment(people: list[Client]) -> None:
    person = people[0]
    bots = [None, *["random"] * (LEAST - 1)]
    table, _ = await person.make(settings(GAME, LEAST), name="Zoé", bots=bots, start=True)
    async with seated([person], table) as [at]:
        await play_out([at], "replay")
    document = await person.call("GET", f"/api/tables/{table}/record")
    record = records.read(encode(document))
    game = registry.find(GAME)
    moments = [0, 1, len(record.entries) // 2, len(record.entries)]
    for moment in moments:
        match = records.replay(record, game, moment)
        for seat in (None, 0, LEAST - 1):
            query = {} if seat is None else {"seat": seat}
            seen = await people[1].call("GET", f"/api/tables/{table}/replay", moment=moment, **query)
            outlook = match.outlook(seat)
            assert seen["public"] == jsoned(outlook.public)
            assert seen["owns"] == ({} if seat is None else {str(seat): jsoned(outlook.own)})
            assert seen["facts"] == jsoned(outlook.facts)
            assert seen["moments"] == len(record.entries) + 1
        opened = await people[1].call("GET", f"/api/tables/{table}/replay", moment=moment, seat="all")
        assert set(opened["owns"]) == {str(seat) for seat in range(LEAST)}
    for wrong in ({"moment": len(record.entries) + 1}, {"moment": "-1"}, {"moment": "x"}, {"moment": 10**12}):
        assert await refused(person.call("GET", f"/api/tables/{table}/replay", **wrong)) == "not_found"
    assert await refused(person.call("GET", f"/api/tables/{table}/replay", seat=LEAST)) == "no_such_seat"


def jsoned(value: Any) -> Any:
    """Return a value as JSON decodes it."""
    return read_json(encode(plain(value)))


@pytest.mark.parametrize("key", KEYS)
async def test_a_record_is_uploaded_viewed_and_continued(server: str, people: list[Client], key: str) -> None:
    person = people[0]
    seats = registry.meta(key).seats[0]
    document = a_record(key, seats)
    brought = await person.call("POST", "/api/records", encode(document))
    assert brought["game"] == key
    assert brought["moments"] == len(document["entries"]) + 1
    path = f"/api/records/{brought['record']}"
    seen = await people[1].call("GET", f"{path}/replay", moment=3, seat="all")
    assert seen["moment"] == 3
    middle = len(document["entries"]) // 2
    wanted = {"moment": middle, "settings": settings(key, seats), "name": "Zoé", "seat": 1}
    made = await person.call("POST", f"{path}/table", wanted)
    expected = records.replay(records.read(encode(document)), registry.find(key), middle)
    async with seated([person], made["table"]) as [at]:
        assert scene_of(at)["seat"] == 1
        chairs = scene_of(at)["table"]["chairs"]
        assert [chair.get("bot") is None for chair in chairs] == [seat == 1 for seat in range(seats)]
        told = [{"fact": fact.fact, "details": jsoned(fact.details)} for fact in expected.facts[1]]
        assert at.facts[: len(told)] == told
        await at.do("resign", bot="random")
        await at.until(lambda scene: scene["table"]["phase"] == "finished", 60)
    again = await person.call("GET", f"/api/tables/{made['table']}/record")
    assert [records.move_of(entry) for entry in again["entries"][:middle]] == [
        records.move_of(entry) for entry in document["entries"][:middle]
    ]
    records.replay(records.read(encode(again)), registry.find(key))


async def test_a_match_from_a_record_has_no_commitment_for_its_setup(
    server: str, people: list[Client]
) -> None:
    """The set-up comes from the record, even without a move: this match has no secret that proves it."""
    person = people[0]
    brought = await person.call("POST", "/api/records", encode(a_record(GAME, LEAST)))
    wanted = {"moment": 0, "settings": settings(GAME, LEAST), "name": "Zoé", "seat": 0}
    made = await person.call("POST", f"/api/records/{brought['record']}/table", wanted)
    async with seated([person], made["table"]) as [at]:
        await at.do("vote", motion="call_off")
    record = await person.call("GET", f"/api/tables/{made['table']}/record")
    assert record.get("commitment") is None
    records.replay(records.read(encode(record)), registry.find(GAME))


async def test_a_complete_record_is_a_finished_match(server: str, people: list[Client]) -> None:
    person = people[0]
    document = a_record(GAME, LEAST)
    brought = await person.call("POST", "/api/records", encode(document))
    last = len(document["entries"])
    wanted = {"moment": last, "settings": settings(GAME, LEAST, watch="everybody"), "name": "Zoé", "seat": 0}
    made = await person.call("POST", f"/api/records/{brought['record']}/table", wanted)
    path = f"/api/tables/{made['table']}"
    async with seated([person], made["table"]) as [at]:
        assert scene_of(at)["table"]["phase"] == "finished"
        assert scene_of(at)["result"] == document["result"]
        assert await refused(at.do("vote", motion="pause")) == "not_running"
    watched = await person.call("GET", "/api/tables", phase="running")
    assert made["table"] not in [one["id"] for one in watched]
    seen = await person.call("GET", f"{path}/replay", moment=last, seat="all")
    assert seen["result"] == document["result"]
    again = await person.call("GET", f"{path}/record")
    assert again["entries"] == document["entries"]


async def test_bad_records_are_refused(people: list[Client]) -> None:
    person = people[0]
    good = a_record(GAME, LEAST)
    losers = [seat for seat in range(LEAST) if seat not in good["result"]["winners"]]
    cases: dict[bytes, str] = {
        b"": "not_json",
        b"[]": "wrong_shape",
        b"{": "not_json",
        b"\xff\xfe": "not_json",
        b"[" * 100_000: "too_deep",
        b'{"format":"hautemer/1"}': "wrong_shape",
        encode({**good, "format": "hautemer/2"}): "wrong_format",
        encode({**good, "game": "chess"}): "unknown_game",
        encode({**good, "rules": 99}): "unknown_rules",
        encode({**good, "seats": ["x" * 1000] * LEAST}): "names",
        encode({**good, "entries": [{**good["entries"][0], "digest": "0" * 32}, *good["entries"][1:]]}): (
            "illegal_entry"
        ),
        encode({**good, "entries": good["entries"][1:]}): "illegal_entry",
        encode({**good, "result": {**good["result"], "winners": losers}}): "illegal_entry",
        encode({**good, "entries": [{"seat": 0, "do": "fly"}]}): "illegal_entry",
        b'{"format":' + b"9" * 5000 + b"}": "huge_integer",
        encode({**good, "setup": []}): "luck_missing",
        encode({**good, "result": {"reason": "magic", "winners": [0]}}): "wrong_shape",
    }
    answers = await asyncio.gather(
        *(person.call("POST", "/api/records", document) for document in cases), return_exceptions=True
    )
    assert [getattr(answer, "key", answer) for answer in answers] == list(cases.values())
    reasons = [getattr(answer, "details", {}).get("reason") for answer in answers]
    assert {reason for reason in reasons if reason} == {"wrong_digest", "not_a_move", "wrong_result"}
    [told] = [
        answer.details["why"]
        for answer in answers
        if isinstance(answer, Declined) and answer.details.get("reason") == "not_a_move"
    ]
    assert "not a move" not in told, "why it is none, not once more that it is none"


async def test_a_record_that_is_too_large_is_refused_before_it_is_read(people: list[Client]) -> None:
    huge = b'{"format":"' + b"x" * (4 * 1024 * 1024) + b'"}'
    assert await refused(people[0].call("POST", "/api/records", huge)) == "too_large"
    assert await refused(people[0].call("POST", "/api/tables", b" " * 100_000)) == "too_large"


async def test_replaying_a_slow_record_times_out() -> None:
    """Every undo folds the match again, so a few thousand undos cost as much as millions of moves."""
    good = a_record(GAME, LEAST)
    good.pop("result")
    slow = encode({**good, "entries": slow_entries(good)})
    assert len(slow) < upload.MAX_BYTES
    with pytest.raises(Wrong) as caught:
        await upload.check(slow, FairQueue(1), seconds=2)
    assert "too long" in str(caught.value)


def slow_entries(good: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the entries of a long match whose last entry is undone and repeated many times."""
    entries = [dict(entry) for entry in good["entries"][:-1]]
    last = entries[-1]
    body = list(entries)
    while sum(len(encode(entry)) for entry in body[-2:]) * len(body) / 2 < 3_000_000 and len(body) < 30_000:
        body.append({"seat": last["seat"], "do": "undo", "to": len(body) - 1})
        body.append(last)
    return body


async def test_a_match_is_replayed_once_for_all_its_viewers(tmp_path: Path) -> None:
    """This holds for any number of concurrent requests."""
    written = encode(a_record(GAME, LEAST))
    read: list[str] = []

    def document(name: str) -> bytes:
        read.append(name)
        return written

    async def look(api: ReplaysApi, name: str, moment: int) -> int:
        scope = {"type": "http", "headers": [], "query_string": f"moment={moment}".encode()}
        seen = await api.moment(Request(scope), api.services.uploaded, name, lambda: document(name))
        moment_seen: int = read_json(bytes(seen.body))["moment"]
        return moment_seen

    looks = [(name, moment) for moment in range(4) for name in ("a", "b")]
    async with opened(tmp_path) as services:
        api = ReplaysApi(services)
        assert await asyncio.gather(*(look(api, *one) for one in looks)) == [moment for _, moment in looks]
    assert sorted(read) == ["a", "b"]
