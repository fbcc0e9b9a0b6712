"""Worlds are imagined in a process of their own, which runs no bot and which no table waits for."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from hautemer.core import registry
from hautemer.core.codec import read_as
from hautemer.server import protocol
from hautemer.server.config import Config
from hautemer.server.services import Services
from hautemer.server.tables import events, lobby
from hautemer.server.tables.households import Households
from hautemer.server.tables.loaded import LoadedTable
from hautemer.server.tables.settings import Pace, Settings
from hautemer.server.worlds import pool as pools
from hautemer.server.worlds.pool import NoWorld, WorldPool
from hautemer.storage import people
from tests.cases import KEYS
from tests.server.in_process import database_in
from tests.server.people import eventually, smallest
from tests.server.sitting import Sitting

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()
MOVES = 40


@contextlib.asynccontextmanager
async def worlds(seconds: float = pools.SECONDS) -> AsyncIterator[WorldPool]:
    pool = WorldPool(Households(), seconds)
    try:
        yield pool
    finally:
        await pool.close()


@contextlib.asynccontextmanager
async def services_in(folder: Path) -> AsyncIterator[Services]:
    services = Services(Config(database_in(folder), workers=1, budget=0, bots_alone=True))
    await services.open()
    try:
        yield services
    finally:
        await services.close()


def plant(monkeypatch: pytest.MonkeyPatch, what: str, folder: Path) -> None:
    """Start the process with a planted `resample` from now on."""
    monkeypatch.setattr(pools, "WORKER", "tests.server.planted_worlds")
    monkeypatch.setenv("PLANTED", what)
    monkeypatch.setenv("PLANTED_IN", str(folder))


async def made(services: Services, host: str, wanted: lobby.NewTable) -> LoadedTable:
    """Return a new table."""
    person = await people.new_session(services.database, host)
    settings = Settings(GAME, LEAST, pace=Pace(bot=0))
    table, _ = await lobby.make(services.tables, person, settings, wanted)
    return await services.tables.find(table)


BOTS = lobby.NewTable(bots=["random"] * LEAST, start=True)


@pytest.mark.parametrize("key", KEYS)
async def test_a_world_looks_to_its_seat_like_the_true_one(key: str) -> None:
    sitting = Sitting(key, registry.meta(key).seats[0], 1)
    table, game = sitting.table, sitting.table.game
    async with worlds() as pool:
        for seat in range(len(table.places)):
            world = read_as(bytes(await pool.imagine(table, seat, "1")), game.state)
            assert world == game.resample(table.running.state, seat, Random("1"))
            assert game.view(world, seat) == game.view(table.running.state, seat)


async def test_other_tables_go_on_while_a_world_is_resampled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch, "waits", tmp_path)
    async with services_in(tmp_path) as services:
        slow = (await made(services, "slow", BOTS)).table
        await eventually((tmp_path / "begun").exists)
        other = await made(services, "other", lobby.NewTable(name="Ada"))
        person = other.table.places[0].person
        assert person is not None
        before = other.table.number
        await services.tables.command(other, person, protocol.Speak("1", text="Ahoy"))
        assert other.table.number == before + 1
        assert not slow.running.log, "a bot moved before it could imagine a world"
        (tmp_path / "go").touch()
        await eventually(lambda: len(slow.running.log) > 1)


async def test_bots_move_although_no_world_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, "fails", tmp_path)
    async with services_in(tmp_path) as services:
        loaded = await made(services, "host", BOTS)
        await eventually(lambda: len(loaded.table.running.log) > 3)


async def test_a_search_without_end_is_ended_and_the_process_lives_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch, "endless", tmp_path)
    table = Sitting(GAME, LEAST, 1).table
    async with worlds(seconds=0.05) as pool:
        processes = set()
        for _ in range(2):
            with pytest.raises(NoWorld, match="OutOfTime"):
                await pool.imagine(table, 0, "1")
            assert pool.worker is not None
            processes.add(pool.worker.pid)
        assert len(processes) == 1


async def test_a_process_that_died_is_replaced() -> None:
    table = Sitting(GAME, LEAST, 1).table
    async with worlds() as pool:
        first = await pool.imagine(table, 0, "1")
        assert pool.worker is not None
        os.kill(pool.worker.pid, signal.SIGKILL)
        assert bytes(await pool.imagine(table, 0, "1")) == bytes(first)
    with pytest.raises(NoWorld):
        await pool.imagine(table, 0, "1")


@pytest.mark.parametrize("key", KEYS)
async def test_the_process_judges_undos_as_the_match_does(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until it has judged one, nothing is known of it."""
    monkeypatch.setattr(pools, "JUDGED_WITHIN", 60)
    seats = registry.meta(key).seats[0]
    sitting, rng = Sitting(key, seats, seats), Random(1)
    match, judged = sitting.table.running, set()
    async with worlds() as pool:
        for _ in range(MOVES):
            waiting = match.waiting_for()
            if not waiting:  # a window
                match.submit(None, match.offers(None).sample(rng))
                continue
            sitting.move(waiting[0], rng)
            assert match.known_undo_to(waiting[0]) is None
            await pool.judge_undo(sitting.table, waiting[0])
            known, match.free = match.known_undo_to(waiting[0]), -1
            assert known == match.undo_to(waiting[0])
            match.free = -1
            judged.add(known is None)
    assert judged == {True, False}


def undoable(pace: Pace | None = None) -> tuple[Sitting, int]:
    """Return a match in which a seat may take its last move back freely, which nobody knows yet."""
    for number in range(50):
        sitting, rng = Sitting(GAME, LEAST, LEAST, pace), Random(number)
        match = sitting.table.running
        for _ in range(30):
            seat = match.waiting_for()[0]
            sitting.move(seat, rng)
            if match.undo_to(seat) is not None:
                match.free = -1
                return sitting, seat
    raise AssertionError("nothing is free")


@pytest.mark.parametrize("what", ["waits", "fails"])
async def test_an_undo_needs_consent_until_it_is_known_to_be_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    plant(monkeypatch, what, tmp_path)
    monkeypatch.setattr(pools, "JUDGED_WITHIN", 0.05)
    sitting, seat = undoable()
    match = sitting.table.running
    async with worlds() as pool:
        await pool.judge_undo(sitting.table, seat)
        assert match.known_undo_to(seat) is None
        decided = sitting.decide(seat, protocol.TakeBack)
        assert decided is not None
        assert isinstance(decided.events[0], events.Asked)
        if what == "waits":
            (tmp_path / "go").touch()
            await eventually(lambda: match.known_undo_to(seat) is not None)


def test_the_process_loads_no_bot() -> None:
    code = """
import sys
from random import Random
from hautemer.core import registry
from hautemer.core.chance import Dice
from hautemer.core.codec import Raw, encode
from hautemer.server.worlds.worker import Imagine, answer
for key in sorted(registry.keys()):
    game = registry.find(key)
    seats = game.meta.seats[0]
    state = game.start(seats, game.settle(seats, {}), Dice(Random(1)))
    assert bytes(answer(Imagine(key, game.meta.rules, 0, Raw(encode(state)), "1")).world) != b"null"
print([name for name in sys.modules if name.startswith("hautemer") and "bots" in name.split(".")])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
