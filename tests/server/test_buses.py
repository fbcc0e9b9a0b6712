"""Message buses: published messages arrive, also after the connection was lost."""

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

# A factory of buses, and functions that stop and start the service again.
Way = tuple[Callable[[], Bus], Callable[[], None], Callable[[], None]]


def free_port() -> int:
    """Return a free port on loopback."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@asynccontextmanager
async def redis(folder: Path) -> AsyncIterator[Way]:
    """Start a Redis server."""
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
    """Start a PostgreSQL server."""
    postgres = shared()
    name = await postgres.fresh()
    try:
        yield lambda: PostgresqlBus(postgres.url(name)), postgres.stop, postgres.start
    finally:
        await postgres.drop(name)


async def until(wanted: Callable[[], bool], again: Callable[[], None] = lambda: None) -> None:
    """Wait until a condition is true, and repeat an action meanwhile."""
    async with asyncio.timeout(60):
        while not wanted():
            again()
            await asyncio.sleep(0.1)


class Deaf(ConnectedBus):
    """A bus that swallows one cancellation, as a library may if an answer arrives at the same time."""

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


async def test_a_swallowed_cancellation_is_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "AGAIN", 0.1)
    bus = Deaf("")

    async def hear(table: str, number: int) -> None:
        """Do nothing."""

    await bus.start(hear)
    await asyncio.sleep(0)
    async with asyncio.timeout(20):
        await bus.close()
    assert bus.missed == 1


class Told(ConnectedBus):
    """A bus that delivers one message about each of two tables."""

    cut = (OSError,)

    async def speak(self) -> None:
        await asyncio.sleep(60)

    async def listen(self, hear: Callable[[str], None]) -> None:
        for table in ("away", "wrong"):
            hear(f"{table}:1")
        await asyncio.sleep(60)


async def test_a_database_that_is_away_is_a_warning_without_a_traceback() -> None:
    """An unexpected error keeps its traceback."""
    bus = Told("")

    async def hear(table: str, number: int) -> None:
        raise DatabaseAway("refused") if table == "away" else ValueError(table)

    with capture_logs() as logged:
        await bus.start(hear)
        await until(lambda: len(logged) == 2)
        await bus.close()
    assert {entry["table"]: "exc_info" in entry for entry in logged} == {"away": False, "wrong": True}
    assert {entry["log_level"] for entry in logged} == {"warning"}


async def test_a_hanging_connection_is_closed() -> None:
    """The connection cannot be closed cleanly, and that error must not cause a reconnection."""
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
async def test_messages_arrive_also_after_a_lost_connection(
    kind: Callable[[Path], AbstractAsyncContextManager[Way]], tmp_path: Path
) -> None:
    heard: list[tuple[str, int]] = []

    async def hear(table: str, number: int) -> None:
        heard.append((table, number))

    async def nothing(table: str, number: int) -> None:
        """Do nothing: this bus only publishes."""

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
