"""Tables that nobody needs rest: they leave memory, cost nothing at a start, and lose no move and no time."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hautemer.client import AtTable, Client
from hautemer.client.players import Player, is_asked
from hautemer.server import attendance, harbour, keeper, lobby
from hautemer.server import journal as did
from hautemer.server.app import House
from hautemer.server.config import Config
from hautemer.server.decision import Decision
from hautemer.server.harbour import Harbour
from hautemer.server.moments import now
from hautemer.server.settings import DAY, Pace, Settings
from hautemer.storage import tables
from hautemer.storage.tables import Table as Row
from tests.notices.house import served
from tests.postgres import shared
from tests.server.conftest import database_in
from tests.server.houses import guests
from tests.server.people import eventually, seated, settings, smallest, someone

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()
BOTS = [None, *["random"] * (LEAST - 1)]
HOUR = 3_600_000


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tables rest and go within a moment."""
    monkeypatch.setattr(keeper, "BEAT", 0.05)
    monkeypatch.setattr(attendance, "BLINK", 100)
    monkeypatch.setattr(attendance, "QUIET", 300)
    monkeypatch.setattr(harbour, "IDLE", 0.1)


def impatient_config(url: str, **more: Any) -> Config:
    """Return the settings of a server whose people are expected back within a moment."""
    return Config(url, workers=1, **{"rest_after": 0.2, "short_times": True, **more})


@asynccontextmanager
async def opened(url: str, **more: Any) -> AsyncIterator[House]:
    """Open a house without the web."""
    house = House(impatient_config(url, **more))
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def made(house: House, host: str, pace: Pace, **more: Any) -> str:
    """Return a running match of a person and bots."""
    wanted = {"name": "Host", "bots": BOTS, **more}
    table, _ = await lobby.make(house.harbour, host, Settings(GAME, LEAST, pace=pace), start=True, **wanted)
    return table


async def row_of(house: House, table: str) -> Row:
    row = await tables.get(house.database, table)
    assert row is not None
    return row


async def gone_from_memory(house: House, table: str) -> None:
    await eventually(lambda: table not in house.harbour.berths)


async def plays_until(at: AtTable, holds: Callable[[], bool]) -> None:
    """Play by lot until something is true."""
    playing = asyncio.create_task(Player(at, Random(1)).play())
    try:
        await eventually(holds)
    finally:
        playing.cancel()


async def test_a_match_without_its_people_leaves_memory_and_goes_on_when_one_comes(tmp_path: Path) -> None:
    async with served(impatient_config(database_in(tmp_path))) as (house, url), Client(url) as person:
        wanted = settings(GAME, LEAST, pace={"move": HOUR})
        table, _ = await person.make(wanted, name="Zoé", bots=BOTS, start=True)
        async with seated([person], table) as [at]:
            before = await at.until(is_asked)
        await gone_from_memory(house, table)
        row = await row_of(house, table)
        assert (row.owner, row.due_at, row.asked) == (None, None, f"[{before['seat']}]")
        assert row.rested_at is not None
        listed = (await person.call("GET", "/api/me"))["tables"]
        assert [(one["id"], one["phase"], one["your_move"]) for one in listed] == [(table, "running", True)]
        assert table not in house.harbour.berths  # a list folds nothing
        rested = now() - row.rested_at
        async with seated([person], table) as [at]:
            scene = await at.until(is_asked)
            seat = scene["seat"]
            deadlines = [one["table"]["chairs"][seat]["deadline"] for one in (before, scene)]
            assert deadlines[1] - deadlines[0] >= rested  # the clock stood still
            moved_by = house.harbour.berths[table].table.moved_by
            bots = moved_by.count("bot")
            await plays_until(at, lambda: moved_by.count("bot") > bots)


async def test_memory_of_a_table_is_free_at_once(tmp_path: Path) -> None:
    async with opened(database_in(tmp_path)) as house:
        [host] = await guests(house, 1)
        table = await made(house, host, Pace(move=None))
        left = weakref.ref(house.harbour.berths[table].table)
        house.driver.stop(table)
        await asyncio.sleep(0.1)
        gc.collect()  # a bot that is cancelled while it thinks leaves a traceback behind
        gc.disable()
        try:
            await gone_from_memory(house, table)
            await eventually(lambda: left() is None, 5)
        finally:
            gc.enable()


async def test_many_idle_tables_do_not_wait_to_leave_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(harbour, "IDLE", 3600)
    monkeypatch.setattr(harbour, "JUST_NOW", -1)
    monkeypatch.setattr(harbour, "MAX_IDLE_ENTRIES", -1)
    async with opened(database_in(tmp_path)) as house:
        [host] = await guests(house, 1)
        table = await made(house, host, Pace(move=None, bot=0))
        await gone_from_memory(house, table)


async def test_time_runs_out_at_a_table_over_days_that_is_not_in_memory(tmp_path: Path) -> None:
    async with opened(database_in(tmp_path)) as house:
        [host] = await guests(house, 1)
        table = await made(house, host, Pace(kind="days", move=1500, bot=0))
        await gone_from_memory(house, table)
        row = await row_of(house, table)
        assert row.due_at is not None
        assert row.due_at > now() - 1000
        await eventually(lambda: table in house.harbour.berths)
        await eventually(lambda: "clock" in house.harbour.berths[table].table.moved_by)
        await gone_from_memory(house, table)  # and rests again


async def test_time_without_a_server_counts_against_nobody_at_rest(tmp_path: Path) -> None:
    async with opened(database_in(tmp_path)) as house:
        [host] = await guests(house, 1)
        table = await made(house, host, Pace(kind="days", move=HOUR, bot=0))
        await gone_from_memory(house, table)
        before = await row_of(house, table)
    await asyncio.sleep(1)
    for _ in range(2):
        async with opened(database_in(tmp_path)) as house:
            assert house.harbour.berths == {}  # nothing is folded at a start
            after = await row_of(house, table)
    assert before.due_at is not None
    assert after.due_at is not None
    assert 1000 <= after.due_at - before.due_at < 10_000
    assert after.due_at - before.due_at == after.forgiven
    async with opened(database_in(tmp_path)) as house:
        after = await row_of(house, table)
        berth = await house.harbour.find(table)
        await house.keeper.welcome(berth)
        assert berth.driven
        [seat] = berth.table.running.waiting_for()
        assert berth.table.deadline(seat) == after.due_at


async def test_a_server_serves_before_its_tables_are_folded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database_in(tmp_path), rest_after=3600) as house:
        [host] = await guests(house, 1)
        tables_made = [await made(house, host, Pace(move=None)) for _ in range(3)]
    fold, folded = Harbour._load, asyncio.Event()

    async def slow(self: Harbour, key: str) -> Any:
        await folded.wait()
        return await fold(self, key)

    monkeypatch.setattr(Harbour, "_load", slow)
    async with (
        asyncio.timeout(10),
        served(impatient_config(database_in(tmp_path), rest_after=3600)) as (
            house,
            url,
        ),
    ):
        async with someone(url) as person:
            assert (await person.call("GET", "/healthz")) is not None
            assert house.harbour.berths == {}
            folded.set()
        await eventually(lambda: len(house.harbour.berths) == 3)
        await eventually(lambda: all(berth.driven for berth in house.harbour.berths.values()))
        assert set(house.harbour.berths) == set(tables_made)


@pytest.mark.parametrize("alone", [False, True])
async def test_bots_play_alone_only_where_a_setting_lets_them(tmp_path: Path, alone: bool) -> None:
    async with opened(database_in(tmp_path), bots_alone=alone) as house:
        [host] = await guests(house, 1)
        table = await made(house, host, Pace(move=None, bot=0), name=None, bots=["random"] * LEAST)
        berth = await house.harbour.find(table)
        if alone:
            await eventually(lambda: len(berth.table.running.log) >= 3)
        else:
            await eventually(lambda: berth.table.rest is not None)
            assert berth.table.running.log == []


async def test_bots_play_as_long_as_somebody_watches(tmp_path: Path) -> None:
    async with served(impatient_config(database_in(tmp_path))) as (house, url), Client(url) as person:
        wanted = settings(GAME, LEAST, watch="everybody", pace={"bot": 0})
        table, _ = await person.make(wanted, bots=["random"] * LEAST, start=True)
        await gone_from_memory(house, table)
        async with someone(url) as stranger, stranger.at(table) as at:
            await at.until(lambda scene: True)
            berth = house.harbour.berths[table]
            await eventually(lambda: len(berth.table.running.log) >= 3)
        await eventually(lambda: berth.table.rest is not None)
        entries = len(berth.table.running.log)
        times = [entry.at or 0 for entry in berth.table.running.log]
        await asyncio.sleep(0.5)
        assert len(berth.table.running.log) == entries
        gaps = [later - earlier for earlier, later in pairwise(times)]
        assert sum(gaps) / len(gaps) >= 140  # where no person moves, bots take their time


async def test_a_match_that_all_have_left_for_long_is_called_off(tmp_path: Path) -> None:
    async with opened(database_in(tmp_path)) as house:
        [host] = await guests(house, 1)
        live = await made(house, host, Pace(move=None))
        days = await made(house, host, Pace(kind="days", move=20 * DAY, grace=20 * DAY, bot=0))
        for table in (live, days):
            await gone_from_memory(house, table)

        async def phases() -> list[str]:
            return [(await row_of(house, table)).phase for table in (live, days)]

        await house.keeper.sweep(now() + 29 * DAY)
        assert await phases() == ["running", "running"]
        await house.keeper.sweep(now() + 31 * DAY)
        assert await phases() == ["called_off", "running"]  # where a move may take 20 days, that is no time
        await house.keeper.sweep(now() + 51 * DAY)
        assert await phases() == ["called_off", "called_off"]
        told = (await house.harbour.find(live)).table.beside[-1]
        assert (told.what, told.details) == ("deserted", {"days": 31})


async def test_a_match_is_never_called_off_where_the_operator_says_so(tmp_path: Path) -> None:
    async with opened(database_in(tmp_path), abandoned_days=0) as house:
        [host] = await guests(house, 1)
        table = await made(house, host, Pace(move=None))
        await gone_from_memory(house, table)
        await house.keeper.sweep(now() + 5000 * DAY)
        assert (await row_of(house, table)).phase == "running"


async def test_a_seat_that_falls_to_a_bot_at_rest_is_played(tmp_path: Path) -> None:
    """What is written to a table at rest wakes it: over days another person waits for that bot."""
    async with opened(database_in(tmp_path)) as house:
        people = await guests(house, LEAST)
        seats = [(seat, person, f"P{seat}") for seat, person in enumerate(people)]
        table = await made(
            house, people[0], Pace(kind="days", move=HOUR, bot=0), name=None, bots=[], seated=seats
        )
        await gone_from_memory(house, table)
        asked = (await house.harbour.find(table)).table.running.waiting_for()
        for seat in asked[: LEAST - 1]:
            await lobby.leave(house.harbour, table, people[seat])
        await eventually(lambda: "bot" in house.harbour.berths[table].table.moved_by)


@pytest.mark.parametrize("wakes", ["a person", "the clock"])
async def test_any_process_wakes_a_table_at_rest(wakes: str) -> None:
    """The process that let it go may be dead by then, or alive."""
    name = await shared().fresh()
    url = shared().url(name)
    pace = {"kind": "days", "move": 3000 if wakes == "the clock" else HOUR, "bot": 0}
    async with served(impatient_config(url, poll=0.1)) as (other, there):
        async with served(impatient_config(url, poll=0.1)) as (house, here), Client(here) as person:
            wanted = settings(GAME, LEAST, pace=pace)
            table, _ = await person.make(wanted, name="Zoé", bots=BOTS, start=True)
            await gone_from_memory(house, table)
        if wakes == "the clock":
            await eventually(lambda: table in other.harbour.berths)
            await eventually(lambda: "clock" in other.harbour.berths[table].table.moved_by)
        else:
            async with Client(there, person.token) as moved, seated([moved], table) as [at]:
                await at.until(is_asked)
                berth = other.harbour.berths[table]
                assert berth.driven
                await plays_until(at, lambda: "bot" in berth.table.moved_by)
    await shared().drop(name)


async def test_who_watches_at_another_process_keeps_bots_playing() -> None:
    name = await shared().fresh()
    url = shared().url(name)
    async with (
        served(impatient_config(url, poll=0.1)) as (_, here),
        served(impatient_config(url, poll=0.1)) as (other, there),
        Client(here) as person,
    ):
        wanted = settings(GAME, LEAST, watch="everybody", pace={"bot": 0})
        table, _ = await person.make(wanted, bots=["random"] * LEAST, start=True)
        async with Client(there) as stranger, stranger.at(table) as at:
            await at.until(lambda scene: True)
            berth = other.harbour.berths[table]
            await eventually(lambda: len(berth.table.running.log) >= 3)
            assert berth.driven
    await shared().drop(name)


async def test_a_line_that_comes_while_a_table_goes_to_rest_is_not_lost(tmp_path: Path) -> None:
    """Rest is a line of the journal: whoever writes first is read before the other decides."""
    async with opened(database_in(tmp_path), rest_after=3600) as house:
        [host] = await guests(house, 1)
        table = await made(house, host, Pace(move=None))
        berth = await house.harbour.find(table)
        said = [
            house.harbour.write(berth, lambda: Decision((did.Said(0, text="Ahoy"),))),
            house.harbour.write(berth, lambda: Decision((did.Rested(),))),
            house.harbour.write(berth, lambda: Decision((did.Said(0, text="Aye"),))),
        ]
        await asyncio.gather(*said)
        await eventually(lambda: berth.table.rest is None and berth.driven)
        assert [one.details["text"] for one in berth.table.beside if one.what == "said"] == ["Ahoy", "Aye"]
