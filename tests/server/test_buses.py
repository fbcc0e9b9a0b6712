"""Words between processes: what one says the others hear, also after the way between them was cut."""

from __future__ import annotations

import asyncio
import shutil
import socket
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from hautemer.server.bus.base import Bus, ConnectedBus
from hautemer.server.bus.postgresql import PostgresqlBus
from hautemer.server.bus.redis import RedisBus
from hautemer.server.workers import tasks
from hautemer.storage.database import DatabaseAway
from tests.postgres import shared

pytestmark = pytest.mark.anyio

# How to reach it, how to stop it and to start it again.
Way = tuple[Callable[[], Bus], Callable[[], None], Callable[[], None]]


def free_port() -> int:
    """A port of loopback that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@asynccontextmanager
async def redis(folder: Path) -> AsyncIterator[Way]:
    """A Redis of our own."""
    program = shutil.which("redis-server") or shutil.which("valkey-server")
    if program is None:
        pytest.skip("neither redis-server nor valkey-server is on this machine")
    port = free_port()
    running: list[subprocess.Popen[bytes]] = []

    def start() -> None:
        words = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
        running.append(subprocess.Popen(words, stdout=subprocess.DEVNULL))

    def stop() -> None:
        running[-1].terminate()
        running[-1].wait(20)

    start()
    try:
        yield lambda: RedisBus(f"redis://127.0.0.1:{port}"), stop, start
    finally:
        stop()


@asynccontextmanager
async def postgresql(folder: Path) -> AsyncIterator[Way]:
    """A PostgreSQL of our own."""
    postgres = shared()
    name = await postgres.fresh()
    try:
        yield lambda: PostgresqlBus(postgres.url(name)), postgres.stop, postgres.start
    finally:
        await postgres.drop(name)


async def until(wanted: Callable[[], bool], again: Callable[[], None] = lambda: None) -> None:
    """Waits until something is so, doing something again and again meanwhile."""
    async with asyncio.timeout(60):
        while not wanted():
            again()
            await asyncio.sleep(0.1)


class Deaf(ConnectedBus):
    """Misses that it is to end, as a library may where an answer comes in the same moment."""

    cut = (OSError,)
    missed = 0

    async def speak(self) -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            self.missed += 1
        await self.words.get()

    async def listen(self, hear: Callable[[str], None]) -> None:
        await asyncio.sleep(60)


async def test_who_missed_that_it_is_to_end_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "AGAIN", 0.1)
    bus = Deaf("")

    async def hear(table: str, number: int) -> None:
        """Nobody speaks."""

    await bus.start(hear)
    await asyncio.sleep(0)
    async with asyncio.timeout(20):
        await bus.close()
    assert bus.missed == 1


class Told(ConnectedBus):
    """A bus that brings one message about each of some tables."""

    cut = (OSError,)

    async def speak(self) -> None:
        await asyncio.sleep(60)

    async def listen(self, hear: Callable[[str], None]) -> None:
        for table in ("away", "wrong"):
            hear(f"{table}:1")
        await asyncio.sleep(60)


async def test_a_database_that_is_away_is_a_warning_without_a_traceback() -> None:
    """An error that nobody expects keeps its traceback."""
    bus = Told("")

    async def hear(table: str, number: int) -> None:
        raise DatabaseAway("refused") if table == "away" else ValueError(table)

    with capture_logs() as logged:
        await bus.start(hear)
        await until(lambda: len(logged) == 2)
        await bus.close()
    assert {entry["table"]: "exc_info" in entry for entry in logged} == {"away": False, "wrong": True}
    assert {entry["log_level"] for entry in logged} == {"warning"}


async def test_a_way_that_hangs_is_closed_all_the_same() -> None:
    """The line can not be closed in order, and that error must not be taken for a reason to try again."""
    postgres = shared()
    name = await postgres.fresh()
    bus, heard = PostgresqlBus(postgres.url(name)), list[str]()

    async def hear(table: str, number: int) -> None:
        heard.append(table)

    await bus.start(hear)
    await until(lambda: "table" in heard, lambda: bus.publish("table", 1))
    postgres.pause()
    try:
        async with asyncio.timeout(20):
            await bus.close()
    finally:
        postgres.resume()
    await postgres.drop(name)


@pytest.mark.parametrize("kind", [redis, postgresql], ids=["redis", "postgresql"])
async def test_what_one_says_the_other_hears_also_after_a_break(
    kind: Callable[[Path], AbstractAsyncContextManager[Way]], tmp_path: Path
) -> None:
    heard: list[tuple[str, int]] = []

    async def hear(table: str, number: int) -> None:
        heard.append((table, number))

    async def nothing(table: str, number: int) -> None:
        """Speaks only."""

    async with kind(tmp_path) as (make, stop, start):
        speaking, listening = make(), make()
        await speaking.start(nothing)
        await listening.start(hear)
        await until(lambda: ("first:table", 1) in heard, lambda: speaking.publish("first:table", 1))
        await asyncio.to_thread(stop)
        await asyncio.to_thread(start)
        await until(lambda: ("second", 22) in heard, lambda: speaking.publish("second", 22))
        await speaking.close()
        await listening.close()
    assert set(heard) == {("first:table", 1), ("second", 22)}
