"""Tables at rest: idle tables leave memory, cost nothing at a start, and lose no move and no time."""

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
from hautemer.server.config import Config
from hautemer.server.scheduler import attendance, leases
from hautemer.server.services import Services
from hautemer.server.tables import events, lobby, registry
from hautemer.server.tables.decision import Decision
from hautemer.server.tables.registry import Tables
from hautemer.server.tables.settings import DAY, Pace, Settings
from hautemer.storage import tables as table_rows
from hautemer.storage.tables import TableRow
from hautemer.storage.timestamps import now
from tests.postgres import shared
from tests.server.in_process import database_in, guests, served
from tests.server.people import eventually, seated, set_clock, settings, smallest

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()
BOTS = [None, *["random"] * (LEAST - 1)]
HOUR = 3_600_000


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tables rest and leave memory quickly."""
    monkeypatch.setattr(leases, "BEAT", 0.05)
    monkeypatch.setattr(attendance, "BLINK", 100)
    monkeypatch.setattr(attendance, "QUIET", 300)
    monkeypatch.setattr(registry, "IDLE", 0.1)


def impatient_config(url: str, **more: Any) -> Config:
    """Return the configuration of a server that counts people as absent quickly."""
    return Config(url, workers=1, **{"rest_after": 0.2, "short_times": True, **more})


@asynccontextmanager
async def opened(url: str, **more: Any) -> AsyncIterator[Services]:
    """Open services without HTTP."""
    services = Services(impatient_config(url, **more))
    await services.open()
    try:
        yield services
    finally:
        await services.close()


async def made(services: Services, host: str, pace: Pace, **more: Any) -> str:
    """Return a running match of a person and bots."""
    wanted = {"name": "Host", "bots": BOTS, **more}
    table, _ = await lobby.make(
        services.tables, host, Settings(GAME, LEAST, pace=pace), lobby.NewTable(start=True, **wanted)
    )
    return table


async def row_of(services: Services, table: str) -> TableRow:
    row = await table_rows.get(services.database, table)
    assert row is not None
    return row


async def gone_from_memory(services: Services, table: str) -> None:
    await eventually(lambda: table not in services.tables.loaded)


async def plays_until(at: AtTable, holds: Callable[[], bool]) -> None:
    """Play at random until a condition is true."""
    playing = asyncio.create_task(Player(at, Random(1)).play())
    try:
        await eventually(holds)
    finally:
        playing.cancel()


async def test_a_match_without_people_leaves_memory_and_continues_when_one_returns(tmp_path: Path) -> None:
    async with served(impatient_config(database_in(tmp_path))) as (services, url), Client(url) as person:
        wanted = settings(GAME, LEAST, pace={"move": HOUR})
        table, _ = await person.make(wanted, name="Zoé", bots=BOTS, start=True)
        async with seated([person], table) as [at]:
            before = await at.until(is_asked)
        await gone_from_memory(services, table)
        row = await row_of(services, table)
        assert (row.owner, row.due_at, row.asked) == (None, None, f"[{before['seat']}]")
        assert row.rested_at is not None
        listed = (await person.call("GET", "/api/me"))["tables"]
        assert [(one["id"], one["phase"], one["your_move"]) for one in listed] == [(table, "running", True)]
        assert table not in services.tables.loaded  # a list loads no table
        rested = now() - row.rested_at
        async with seated([person], table) as [at]:
            scene = await at.until(is_asked)
            seat = scene["seat"]
            deadlines = [one["table"]["chairs"][seat]["deadline"] for one in (before, scene)]
            assert deadlines[1] - deadlines[0] >= rested  # the clock was stopped
            moved_by = services.tables.loaded[table].table.moved_by
            bots = moved_by.count("bot")
            await plays_until(at, lambda: moved_by.count("bot") > bots)


async def test_memory_of_a_table_is_free_at_once(tmp_path: Path) -> None:
    async with opened(database_in(tmp_path)) as services:
        [host] = await guests(services, 1)
        table = await made(services, host, Pace(move=None))
        left = weakref.ref(services.tables.loaded[table].table)
        services.scheduler.stop(table)
        await asyncio.sleep(0.1)  # questions to workers end after the tasks that asked them
        gc.collect()  # a bot that is cancelled while it thinks leaves a traceback with references
        gc.disable()
        try:
            await gone_from_memory(services, table)
            await eventually(lambda: left() is None, 5)
        finally:
            gc.enable()


async def test_many_idle_tables_do_not_wait_to_leave_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "IDLE", 3600)
    monkeypatch.setattr(registry, "JUST_NOW", -1)
    monkeypatch.setattr(registry, "MAX_IDLE_ENTRIES", -1)
    async with opened(database_in(tmp_path)) as services:
        [host] = await guests(services, 1)
        table = await made(services, host, Pace(move=None, bot=0))
        await gone_from_memory(services, table)


async def test_time_runs_out_at_a_table_over_days_that_is_not_in_memory(tmp_path: Path) -> None:
    async with opened(database_in(tmp_path)) as services:
        [host] = await guests(services, 1)
        table = await made(services, host, Pace(kind="days", move=1500, bot=0))
        await gone_from_memory(services, table)
        row = await row_of(services, table)
        assert row.due_at is not None
        assert row.due_at > now() - 1000
        await eventually(lambda: table in services.tables.loaded)
        await eventually(lambda: "clock" in services.tables.loaded[table].table.moved_by)
        await gone_from_memory(services, table)  # it rests again


async def test_time_without_a_server_counts_against_nobody_at_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database_in(tmp_path)) as services:
        [host] = await guests(services, 1)
        table = await made(services, host, Pace(kind="days", move=HOUR, bot=0))
        await gone_from_memory(services, table)
        before = await row_of(services, table)
    set_clock(monkeypatch, 600 * 10**9)
    for _ in range(2):
        async with opened(database_in(tmp_path)) as services:
            assert services.tables.loaded == {}  # a start loads no table
            after = await row_of(services, table)
    assert before.due_at is not None
    assert after.due_at is not None
    assert 600_000 <= after.due_at - before.due_at < 660_000
    assert after.due_at - before.due_at == after.forgiven
    async with opened(database_in(tmp_path)) as services:
        after = await row_of(services, table)
        loaded = await services.tables.find(table)
        await services.leases.welcome(loaded)
        assert loaded.driven
        [seat] = loaded.table.running.waiting_for()
        assert loaded.table.deadline(seat) == after.due_at


async def test_a_server_serves_before_its_tables_are_folded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database_in(tmp_path), rest_after=3600) as services:
        [host] = await guests(services, 1)
        tables_made = [await made(services, host, Pace(move=None)) for _ in range(3)]
    fold, folded = Tables._load, asyncio.Event()

    async def slow(self: Tables, key: str) -> Any:
        await folded.wait()
        return await fold(self, key)

    monkeypatch.setattr(Tables, "_load", slow)
    async with (
        asyncio.timeout(10),
        served(impatient_config(database_in(tmp_path), rest_after=3600)) as (
            services,
            url,
        ),
    ):
        async with Client(url) as person:
            assert (await person.call("GET", "/healthz")) is not None
            assert services.tables.loaded == {}
            folded.set()
        await eventually(lambda: len(services.tables.loaded) == 3)
        await eventually(lambda: all(loaded.driven for loaded in services.tables.loaded.values()))
        assert set(services.tables.loaded) == set(tables_made)


@pytest.mark.parametrize("alone", [False, True])
async def test_bots_play_alone_only_if_a_setting_allows_it(tmp_path: Path, alone: bool) -> None:
    async with opened(database_in(tmp_path), bots_alone=alone) as services:
        [host] = await guests(services, 1)
        table = await made(services, host, Pace(move=None, bot=0), name=None, bots=["random"] * LEAST)
        loaded = await services.tables.find(table)
        if alone:
            await eventually(lambda: len(loaded.table.running.log) >= 3)
        else:
            await eventually(lambda: loaded.table.rest is not None)
            assert loaded.table.running.log == []


async def test_bots_play_while_a_spectator_watches(tmp_path: Path) -> None:
    async with served(impatient_config(database_in(tmp_path))) as (services, url), Client(url) as person:
        wanted = settings(GAME, LEAST, watch="everybody", pace={"bot": 0})
        table, _ = await person.make(wanted, bots=["random"] * LEAST, start=True)
        await gone_from_memory(services, table)
        async with Client(url) as stranger, stranger.at(table) as at:
            await at.until(lambda scene: True)
            loaded = services.tables.loaded[table]
            await eventually(lambda: len(loaded.table.running.log) >= 3)
        await eventually(lambda: loaded.table.rest is not None)
        assert table not in services.scheduler.schedules, "a timer or a bot is left"
        times = [entry.at or 0 for entry in loaded.table.running.log]
        gaps = [later - earlier for earlier, later in pairwise(times)]
        assert sum(gaps) / len(gaps) >= 140  # without moves of people, bots keep their pace


async def test_a_match_abandoned_for_long_is_called_off(tmp_path: Path) -> None:
    async with opened(database_in(tmp_path)) as services:
        [host] = await guests(services, 1)
        live = await made(services, host, Pace(move=None))
        days = await made(services, host, Pace(kind="days", move=20 * DAY, grace=20 * DAY, bot=0))
        for table in (live, days):
            await gone_from_memory(services, table)

        async def phases() -> list[str]:
            return [(await row_of(services, table)).phase for table in (live, days)]

        await services.leases.sweep(now() + 29 * DAY)
        assert await phases() == ["running", "running"]
        await services.leases.sweep(now() + 31 * DAY)
        assert await phases() == ["called_off", "running"]  # if a move may take 20 days, this is not long
        await services.leases.sweep(now() + 51 * DAY)
        assert await phases() == ["called_off", "called_off"]
        told = (await services.tables.find(live)).table.beside[-1]
        assert (told.what, told.details) == ("deserted", {"days": 31})


async def test_a_match_is_never_called_off_if_the_operator_says_so(tmp_path: Path) -> None:
    async with opened(database_in(tmp_path), abandoned_days=0) as services:
        [host] = await guests(services, 1)
        table = await made(services, host, Pace(move=None))
        await gone_from_memory(services, table)
        await services.leases.sweep(now() + 5000 * DAY)
        assert (await row_of(services, table)).phase == "running"


async def test_a_seat_that_falls_to_a_bot_at_rest_is_played(tmp_path: Path) -> None:
    """Writing to a table at rest wakes it: in a match over days, another person waits for that bot."""
    async with opened(database_in(tmp_path)) as services:
        people = await guests(services, LEAST)
        seats = [(seat, person, f"P{seat}") for seat, person in enumerate(people)]
        table = await made(
            services, people[0], Pace(kind="days", move=HOUR, bot=0), name=None, bots=[], seated=seats
        )
        await gone_from_memory(services, table)
        asked = (await services.tables.find(table)).table.running.waiting_for()
        for seat in asked[: LEAST - 1]:
            await lobby.leave(services.tables, table, people[seat])
        await eventually(lambda: "bot" in services.tables.loaded[table].table.moved_by)


@pytest.mark.parametrize("wakes", ["a person", "the clock"])
async def test_any_process_wakes_a_table_at_rest(wakes: str) -> None:
    """The process that unloaded it may be dead by then, or alive."""
    name = await shared().fresh()
    url = shared().url(name)
    pace = {"kind": "days", "move": 3000 if wakes == "the clock" else HOUR, "bot": 0}
    async with served(impatient_config(url, poll=0.1)) as (other, there):
        async with served(impatient_config(url, poll=0.1)) as (services, here), Client(here) as person:
            wanted = settings(GAME, LEAST, pace=pace)
            table, _ = await person.make(wanted, name="Zoé", bots=BOTS, start=True)
            await gone_from_memory(services, table)
        if wakes == "the clock":
            await eventually(lambda: table in other.tables.loaded)
            await eventually(lambda: "clock" in other.tables.loaded[table].table.moved_by)
        else:
            async with Client(there, person.token) as moved, seated([moved], table) as [at]:
                await at.until(is_asked)
                loaded = other.tables.loaded[table]
                assert loaded.driven
                await plays_until(at, lambda: "bot" in loaded.table.moved_by)
    await shared().drop(name)


async def test_a_spectator_at_another_process_keeps_bots_playing() -> None:
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
            loaded = other.tables.loaded[table]
            await eventually(lambda: len(loaded.table.running.log) >= 3)
            assert loaded.driven
    await shared().drop(name)


async def test_a_line_written_while_a_table_goes_to_rest_is_not_lost(tmp_path: Path) -> None:
    """Rest is a line of the journal: of two writers, the second reads the first line before it decides."""
    async with opened(database_in(tmp_path), rest_after=3600) as services:
        [host] = await guests(services, 1)
        table = await made(services, host, Pace(move=None))
        loaded = await services.tables.find(table)
        said = [
            services.tables.write(loaded, lambda: Decision((events.Said(0, text="Ahoy"),))),
            services.tables.write(loaded, lambda: Decision((events.Rested(),))),
            services.tables.write(loaded, lambda: Decision((events.Said(0, text="Aye"),))),
        ]
        await asyncio.gather(*said)
        await eventually(lambda: loaded.table.rest is None and loaded.driven)
        assert [one.details["text"] for one in loaded.table.beside if one.what == "said"] == ["Ahoy", "Aye"]
