"""Rules versions: a server continues tables of an older version, and starts new ones with the newest."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hautemer.client import Client
from hautemer.client.players import Player
from hautemer.core import record as records
from hautemer.core import registry
from hautemer.core.codec import encode, read_json
from hautemer.core.guide import guide, next_move
from hautemer.core.thinking import BotQuestion
from hautemer.server.config import Config
from hautemer.server.tables import events
from hautemer.server.tables.lessons import settings_of
from hautemer.server.tables.settings import Settings
from hautemer.server.tables.table import Table
from hautemer.server.worlds.worker import Imagine, JudgeUndo, WorldAnswer
from hautemer.words import LANGUAGES, Words, hyphens
from tests.older import OLDER, finished, lesson, running
from tests.server.conftest import serving
from tests.server.in_process import database_in, served
from tests.server.people import QUICK, WATCHED, scene_of, settings

pytestmark = pytest.mark.anyio


async def record_of(person: Client, table: str) -> records.Record:
    """Return the record of a finished match."""
    return records.read(encode(await person.call("GET", f"/api/tables/{table}/record")))


@pytest.mark.parametrize(("key", "version"), OLDER)
async def test_a_running_table_is_played_to_its_end_under_its_version(
    key: str, version: int, tmp_path: Path
) -> None:
    found = running(key, version, tmp_path)
    with serving(tmp_path, "--database", database_in(tmp_path)) as address:
        async with Client(address, found.token) as person, person.at(found.table) as place:
            await place.until(lambda scene: scene["table"]["phase"] == "running", WATCHED)
            assert scene_of(place).get("offers"), "this person is asked"
            assert (await place.do("hint"))["move"]
            player = Player(place, Random(1))
            await player.play()
            assert player.moves
            assert not player.refused
            record = await record_of(person, found.table)
            assert record.rules == version
            match = records.replay(record, records.game_of(record, registry.find))
            assert match.result is not None
            records.verify(record, match.game)
            looked = await person.call("GET", f"/api/tables/{found.table}/replay", moment=3)
            assert looked["moments"] == len(record.entries) + 1
            await place.do("rematch")
            again = (await place.until(lambda scene: scene["table"].get("rematch")))["table"]["rematch"]
            async with person.at(again) as next_place:
                await next_place.until(lambda scene: scene["table"]["phase"] == "lobby", WATCHED)
                await next_place.do("start")
    assert rules_of(tmp_path, again) == registry.meta(key).rules


@pytest.mark.parametrize(("key", "version"), OLDER)
async def test_processes_are_asked_under_the_version_of_the_match(
    key: str, version: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots, the sampler of worlds and the judge of an undo."""
    found = running(key, version, tmp_path)
    asked: list[Any] = []
    async with served(Config(database_in(tmp_path), workers=1)) as (services, _):
        table = (await services.tables.current(found.table)).table
        seat = table.running.waiting_for()[0]
        questions = services.scheduler.questions
        asked.append(await questions._question(table, seat, "random", must=True))
        monkeypatch.setattr(services.worlds, "_exchange", noting(asked))
        await services.worlds.imagine(table, seat, "1")
        table.running.submit(seat, table.running.offers(seat)[0].moves()[0])
        await services.worlds.judge_undo(table, seat)
    assert [type(question) for question in asked] == [BotQuestion, Imagine, JudgeUndo]
    assert {question.rules for question in asked} == {version}


def noting(asked: list[Any]) -> Callable[[Imagine | JudgeUndo], Coroutine[Any, Any, WorldAnswer]]:
    """Return a stand-in for the process, which notes what it is asked."""

    async def exchange(question: Imagine | JudgeUndo) -> WorldAnswer:
        asked.append(question)
        return WorldAnswer()

    return exchange


def rules_of(folder: Path, table: str) -> int:
    """Return the version under which a table was started."""
    with sqlite3.connect(folder / "hautemer.db") as database:
        lines = database.execute('select body from journal where "table" = ?', (table,)).fetchall()
    database.close()
    (started,) = (event for (body,) in lines if (event := read_json(body))["is"] == "started")
    rules: int = started["rules"]
    return rules


@pytest.mark.parametrize(("key", "version"), OLDER)
async def test_a_match_continues_from_a_record_under_its_version(
    key: str, version: int, server: str, people: list[Client]
) -> None:
    person = people[0]
    record = finished(key, version)
    brought = await person.call("POST", "/api/records", records.to_bytes(record))
    wanted: dict[str, Any] = {
        "settings": settings(key, len(record.seats), pace=QUICK),
        "moment": len(record.entries) // 2,
        "seat": 0,
        "name": "Ada",
    }
    made = await person.call("POST", f"/api/records/{brought['record']}/table", wanted)
    async with person.at(made["table"]) as place:
        await Player(place, Random(1)).play()
    played = await record_of(person, made["table"])
    assert played.rules == version
    assert played.result is not None


@pytest.mark.parametrize(("key", "version"), OLDER)
def test_a_guided_round_continues_under_its_version(key: str, version: int) -> None:
    """The journal contains the lesson as it was, and the coach has messages for it."""
    taught = lesson(key, version)
    assert taught is not None
    secret = bytes(32)
    table = Table("t", secret)
    seats = range(len(taught.names))
    written: list[Any] = [events.Made(settings_of(taught, Settings(key, len(seats))), "p", "")]
    for seat in seats:
        learns = seat == taught.seat
        written.append(
            events.Joined(seat, "p", "Ada") if learns else events.Seated(seat, "random", f"Bot {seat}")
        )
    written.append(events.Started(taught.names, version, tuple(seats), None, taught))
    for event in written:
        table.fold(event, 0)
    match = table.running
    spoken = []
    for step in taught.steps:
        guided = guide(match, taught.seat)
        assert guided is not None
        assert guided.stage == "on"
        spoken.append(guided.coach)
        assert step.seat is not None
        move = next_move(match, step.seat)
        assert move == step.move
        match.submit(step.seat, move)
    for language in LANGUAGES:
        words = Words(language, key, taught.names)
        assert all(words.has(f"coach-{hyphens(one)}") for one in spoken)
    over = guide(match, taught.seat)
    assert over is not None
    assert over.stage == "over"
    record = records.write(match, commitment=records.reveal(secret))
    assert records.verify(record, match.game, registry.lessons(key)) == len(taught.setup)
