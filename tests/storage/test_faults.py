"""Faults: no acknowledged line is lost when a process is killed or the database goes away."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from hautemer.storage import postgresql, tables
from hautemer.storage.connect import connect
from hautemer.storage.database import Database, DatabaseAway
from hautemer.storage.journal import Journal
from tests.postgres import Postgres, shared
from tests.storage.rows import line, outcomes, table, write

pytestmark = pytest.mark.anyio

CHILD = Path(__file__).with_name("child.py")


async def test_a_killed_process_loses_nothing_it_acknowledged(url: str) -> None:
    acknowledged: dict[str, int] = {}
    with subprocess.Popen([sys.executable, CHILD, url, "10"], stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        for position, said in enumerate(child.stdout):
            if position == 400:
                child.kill()  # read on: lines that it reported before it died count too
            if said.endswith("\n"):
                name, number = said.split()
                acknowledged[name] = int(number)
    assert sum(acknowledged.values()) > 300
    database = await connect(url)
    journal = Journal(database)
    for name, last in acknowledged.items():
        lines = await journal.read(name)
        assert [found.number for found in lines] == list(range(len(lines)))
        assert [found.body for found in lines] == [f'{{"line":{n}}}'.encode() for n in range(len(lines))]
        # One more line than it could report may be durable.
        assert len(lines) in (last + 1, last + 2)
        assert await journal.commands(name) == {("0", str(n)): n for n in range(len(lines))}
    await database.close()


def second_failure(database: Database, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Return an event that is set once two transactions have failed because the database is away."""
    run, failures, failed_twice = database.run, 0, asyncio.Event()

    async def counted(work: Any) -> Any:
        nonlocal failures
        try:
            return await run(work)
        except DatabaseAway:
            failures += 1
            if failures == 2:
                failed_twice.set()
            raise

    monkeypatch.setattr(database, "run", counted)
    return failed_twice


async def test_writes_wait_for_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = await connect(f"sqlite:///{tmp_path}/x.db")

    async def pages(limit: int) -> None:
        await database.run(
            lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={limit}").scalar()
        )

    await pages(1)  # the file cannot shrink, so this allows no further page
    journal = Journal(database, patience=0.2)
    big = "x" * 20_000
    writes = [write("t", 0, word=big), write("t", 1)]
    assert await outcomes(journal, writes) == ["DatabaseAway", "DatabaseAway"]
    assert await journal.heads(["t"]) == {"t": 0}
    failed_twice = second_failure(database, monkeypatch)
    patient = Journal(database)
    waiting = asyncio.create_task(patient.append(write("t", 0, word=big, command="c")))
    await asyncio.wait_for(failed_twice.wait(), 30)
    assert not waiting.done()
    await pages(1_000_000)
    await waiting
    assert await journal.read("t") == [line("t", 0, big)]
    await database.close()


class TestPostgresqlAway:
    """Outages of the PostgreSQL server."""

    @pytest.fixture
    def server(self) -> Postgres:
        return shared()

    @pytest.fixture
    async def url(self, server: Postgres) -> AsyncIterator[str]:
        name = await server.fresh()
        yield server.url(name)
        server.resume() if server.is_running else server.start()
        await server.drop(name)

    @pytest.mark.parametrize("how", ["stop", "kill"])
    async def test_lines_written_during_an_outage_are_stored_afterwards(
        self, server: Postgres, database: Database, how: str
    ) -> None:
        await tables.make(database, table("t0"))
        journal = Journal(database)
        stopped = False
        counts = dict.fromkeys((f"t{n}" for n in range(20)), 0)

        async def busy(name: str) -> None:
            while not stopped:
                await journal.append(write(name, counts[name], command=str(counts[name])))
                counts[name] += 1

        work = [asyncio.create_task(busy(name)) for name in counts]
        for _ in range(2):
            await asyncio.sleep(0.2)
            await asyncio.to_thread(getattr(server, how))
            await asyncio.sleep(0.5)  # time to report earlier commits to their writers
            before = sum(counts.values())
            await asyncio.sleep(0.3)
            assert sum(counts.values()) == before
            assert not any(task.done() for task in work)
            await asyncio.to_thread(server.start)
            async with asyncio.timeout(60):
                while sum(counts.values()) < before + 100:
                    await asyncio.sleep(0.02)
        stopped = True
        await asyncio.gather(*work)
        for name, number in counts.items():
            assert await journal.read(name) == [line(name, n) for n in range(number)]
            assert len(await journal.commands(name)) == number
        found = await tables.get(database, "t0")
        assert found is not None

    async def test_waiting_for_the_database_times_out(self, server: Postgres, database: Database) -> None:
        journal = Journal(database, patience=0.3)
        await journal.append(write("t", 0))
        await asyncio.to_thread(server.stop)
        assert await outcomes(journal, [write("t", 1), write("u", 0)]) == ["DatabaseAway"] * 2
        with pytest.raises(DatabaseAway):
            await journal.read("t")
        await asyncio.to_thread(server.start)
        assert await journal.read("t") == [line("t", 0)]
        assert await outcomes(journal, [write("t", 1), write("u", 0)]) == ["ok", "ok"]

    async def test_a_silent_server_counts_as_away(
        self, server: Postgres, url: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(postgresql, "ANSWER_SECONDS", 0.5)
        monkeypatch.setattr(postgresql, "CONNECT_SECONDS", 0.5)
        database = await connect(url)
        journal = Journal(database)
        await journal.append(write("t", 0))
        server.pause()
        with pytest.raises(DatabaseAway):
            await journal.read("t")
        failed_twice = second_failure(database, monkeypatch)
        waiting = asyncio.create_task(journal.append(write("t", 1, command="c")))
        await asyncio.wait_for(failed_twice.wait(), 30)
        assert not waiting.done()
        server.resume()
        await waiting
        assert await journal.read("t") == [line("t", 0), line("t", 1)]
        await database.close()

    async def test_a_commit_whose_answer_is_lost_is_not_made_twice(self, url: str, server: Postgres) -> None:
        async with cutter(server.port) as cut:
            database = await connect(url.replace(str(server.port), str(cut.port)))
            await tables.make(database, table("t"))
            journal = Journal(database)
            await journal.append(write("t", 0))
            cut.armed = 1
            writes = [write("t", 1, command="c", due_at=5), write("u", 0), write("t", 0)]
            assert await outcomes(journal, writes) == ["ok", "ok", "Taken"]
            assert cut.armed == 0
            assert await journal.read("t") == [line("t", 0), line("t", 1)]
            assert await journal.commands("t") == {("0", "c"): 1}
            cut.armed = 1
            with pytest.raises(DatabaseAway) as away:
                await tables.make(database, table("v"))
            assert away.value.perhaps
            assert await tables.get(database, "v") is not None
            await database.close()


class Cutter:
    """A proxy in front of the server that closes the connection after it has forwarded a COMMIT."""

    port: int
    armed = 0

    def __init__(self, behind: int) -> None:
        self.behind = behind

    async def talk(self, client: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        answers, server = await asyncio.open_connection("127.0.0.1", self.behind)
        returning = asyncio.create_task(self.pass_on(answers, back))
        with contextlib.suppress(ConnectionError):
            while heard := await client.read(65536):
                cut = self.armed and b"COMMIT" in heard
                if cut:
                    self.armed -= 1
                    returning.cancel()
                    await asyncio.wait([returning])
                server.write(heard)
                await server.drain()
                if cut:
                    await answers.read(1)  # the server has answered, and the answer is dropped
                    break
        returning.cancel()
        back.close()
        server.close()

    async def pass_on(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        while heard := await source.read(65536):
            target.write(heard)
        target.close()


@contextlib.asynccontextmanager
async def cutter(port: int) -> AsyncIterator[Cutter]:
    """Start a cutter in front of a port."""
    made = Cutter(port)
    listening = await asyncio.start_server(made.talk, "127.0.0.1", 0)
    made.port = listening.sockets[0].getsockname()[1]
    async with listening:
        yield made
