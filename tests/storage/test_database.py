"""Opening, migrating, reading and writing: common behaviour, and that of each database."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, insert, inspect, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from hautemer.core.errors import Problem
from hautemer.storage import keys as settings
from hautemer.storage import schema
from hautemer.storage.connect import connect
from hautemer.storage.database import Database, DatabaseAway
from hautemer.storage.locks import FileLock
from tests.postgres import shared
from tests.storage.rows import counted_commits

pytestmark = pytest.mark.anyio


def put(connection: Connection, key: str, value: bytes = b"") -> None:
    connection.execute(insert(schema.settings).values(key=key, value=value))


async def test_the_migrated_database_is_the_schema(database: Database) -> None:
    def difference(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    def foreign_keys(connection: Connection) -> set[tuple[str, str, str, str]]:
        found = inspect(connection)
        return {
            (name, key["constrained_columns"][0], key["referred_table"], key["options"]["ondelete"])
            for name in schema.metadata.tables
            for key in found.get_foreign_keys(name)
        }

    assert await database.read(difference) == []
    assert await database.read(foreign_keys) == {
        (table.name, key.parent.name, key.column.table.name, key.ondelete)
        for table in schema.metadata.tables.values()
        for key in table.foreign_keys
    }
    names = await database.read(lambda connection: set(inspect(connection).get_table_names()))
    assert names == {*schema.metadata.tables, "alembic_version"}


async def test_data_survives_reopening(url: str) -> None:
    first = await connect(url)
    assert await settings.keep(first, "key", lambda: b"one") == b"one"
    await first.close()
    second = await connect(url)
    assert await settings.keep(second, "key", lambda: b"two") == b"one"
    assert await settings.get(second, "other") is None
    await second.close()


async def test_a_newer_version_s_database_is_refused(url: str) -> None:
    database = await connect(url)
    await database.run(
        lambda connection: connection.execute(text("UPDATE alembic_version SET version_num='9999'")) is None
    )
    await database.close()
    with pytest.raises(Problem) as refused:
        await connect(url)
    assert (refused.value.key, refused.value.details) == ("database_newer", {"revision": "9999"})


async def test_a_transaction_is_done_whole_or_not_at_all(database: Database) -> None:
    def twice(connection: Connection) -> None:
        put(connection, "a")
        put(connection, "b")
        put(connection, "a")

    with pytest.raises(IntegrityError):
        await database.run(twice)
    assert await settings.get(database, "b") is None

    def broken(connection: Connection) -> None:
        put(connection, "c")
        raise KeyError("ours")

    with pytest.raises(KeyError):
        await database.run(broken)
    assert await settings.get(database, "c") is None
    assert await settings.keep(database, "c", lambda: b"x") == b"x"


async def test_reading_cannot_write(database: Database) -> None:
    with pytest.raises((DBAPIError, DatabaseAway)):
        await database.read(lambda connection: put(connection, "a"))
    assert await settings.get(database, "a") is None
    await database.run(lambda connection: put(connection, "a", b"1"))
    assert await settings.get(database, "a") == b"1"


async def test_foreign_keys_are_kept(database: Database) -> None:
    orphan = {"table": "none", "seat": 0, "person": None, "name": "Ann"}
    with pytest.raises(IntegrityError):
        await database.run(lambda connection: connection.execute(insert(schema.seats).values(orphan)) is None)


async def test_an_error_contains_no_parameters(database: Database) -> None:
    """Errors are logged with their context, so they must not contain personal data."""
    orphan = {"table": "none", "seat": 0, "person": None, "name": "Ann"}
    with pytest.raises(IntegrityError) as caught:
        await database.run(lambda connection: connection.execute(insert(schema.seats).values(orphan)) is None)
    assert "Ann" not in "".join(traceback.format_exception(caught.value))


async def test_the_first_to_ask_makes_a_setting(database: Database) -> None:
    made = await asyncio.gather(
        *(settings.keep(database, "key", partial(bytes, [number])) for number in range(8))
    )
    assert len(set(made)) == 1


@pytest.mark.parametrize(
    "url",
    ["", "nonsense", "sqlite://", "sqlite:///:memory:", "mysql://host/name", "postgresql://host", "file.db"],
)
async def test_a_wrong_address_is_refused(url: str) -> None:
    with pytest.raises(Problem) as refused:
        await connect(url)
    assert refused.value.key == "database_address"


class TestSqlite:
    """Behaviour of a SQLite file."""

    @pytest.fixture
    def url(self, tmp_path: Path) -> str:
        return f"sqlite:///{tmp_path}/hautemer.db"

    async def test_commits_are_on_the_disk(self, database: Database) -> None:
        def pragmas(connection: Connection) -> list[object]:
            names = ("synchronous", "journal_mode", "foreign_keys", "busy_timeout")
            return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

        assert await database.run(pragmas) == [2, "wal", 1, 5000]  # 2 is FULL
        assert await database.read(pragmas) == [2, "wal", 1, 5000]
        only_reads = await database.read(
            lambda connection: connection.exec_driver_sql("PRAGMA query_only").scalar()
        )
        assert only_reads == 1

    async def test_only_the_owner_can_read_the_file(self, database: Database, tmp_path: Path) -> None:
        await database.run(lambda connection: put(connection, "a"))
        assert {path.stat().st_mode & 0o077 for path in tmp_path.iterdir()} == {0}

    async def test_reading_does_not_wait_for_writing(self, database: Database) -> None:
        go_on = threading.Event()

        def slow(connection: Connection) -> bool:
            put(connection, "slow")
            return go_on.wait(30)

        writing = asyncio.create_task(database.run(slow))
        assert await settings.get(database, "slow") is None
        go_on.set()
        assert await writing
        assert await settings.get(database, "slow") == b""

    async def test_a_second_user_is_refused(self, database: Database, url: str) -> None:
        with pytest.raises(Problem) as refused:
            await connect(url)
        assert (refused.value.key, refused.value.details) == ("database_in_use", {"process": os.getpid()})
        opening = (
            "import asyncio, sys\nfrom hautemer.storage.connect import connect\n"
            "try: asyncio.run(connect(sys.argv[1]))\n"
            "except Exception as error: print(error.key, error.details['process'])"
        )
        second = subprocess.run([sys.executable, "-c", opening, url], capture_output=True, text=True)
        assert second.stdout.split() == ["database_in_use", str(os.getpid())]
        assert await settings.get(database, "still") is None

    async def test_the_lock_of_a_dead_process_does_not_block(self, tmp_path: Path) -> None:
        """The lock is free even if a process that the dead one had started still runs."""
        path = tmp_path / "x.lock"
        holding = (
            "import os, sys, time\nfrom pathlib import Path\nfrom hautemer.storage.locks import FileLock\n"
            "lock = FileLock(Path(sys.argv[1]))\n"
            "child = os.fork()\n"
            "if child: print(child, flush=True)\n"
            "time.sleep(60)"
        )
        with subprocess.Popen([sys.executable, "-c", holding, path], stdout=subprocess.PIPE) as holder:
            assert holder.stdout is not None
            child = int(holder.stdout.readline())
            try:
                with pytest.raises(Problem):
                    FileLock(path)
                holder.kill()
                holder.wait()
                lock = FileLock(path)
                with pytest.raises(Problem):
                    FileLock(path)
                lock.release()
                FileLock(path).release()
            finally:
                os.kill(child, signal.SIGKILL)

    async def test_another_file_is_not_touched(self, tmp_path: Path) -> None:
        letter = tmp_path / "letter.txt"
        letter.write_bytes(b"Dear friend, this is not a database at all." * 100)
        with pytest.raises(Problem) as refused:
            await connect(f"sqlite:///{letter}")
        assert refused.value.key == "not_a_database"
        assert letter.read_bytes().startswith(b"Dear friend")
        with pytest.raises(Problem) as refused:
            await connect(f"sqlite:///{letter}/inside.db")
        assert refused.value.key == "unwritable"


class TestPostgresql:
    """Behaviour of a PostgreSQL server."""

    @pytest.fixture
    async def url(self) -> str:
        return shared().url(await shared().fresh())

    async def test_several_processes_may_open_a_new_database_at_once(self) -> None:
        url = shared().url(await shared().fresh("template1"))
        opened = await asyncio.gather(*(connect(url) for _ in range(4)))
        await opened[0].run(lambda connection: put(connection, "a", b"1"))
        assert await settings.get(opened[3], "a") == b"1"
        for database in opened:
            await database.close()

    async def test_a_refused_login_raises_a_problem(self) -> None:
        with pytest.raises(Problem) as refused:
            await connect(shared().url("no_such_database"))
        assert refused.value.key == "database_refused"
        with pytest.raises(DatabaseAway):
            await connect("postgresql://hautemer@127.0.0.1:9/x")

    async def test_deadlocked_transactions_both_succeed(self, database: Database) -> None:
        """In a deadlock, PostgreSQL aborts one transaction, and it is run again."""
        for key in "ab":
            await database.run(partial(put, key=key))
        touched: list[str] = []

        def touch(*keys: str) -> Callable[[Connection], None]:
            def work(connection: Connection) -> None:
                for key in keys:
                    adding = text("UPDATE settings SET value = value || :more WHERE key = :key")
                    connection.execute(adding, {"key": key, "more": keys[0].encode()})
                    touched.append(key)
                    connection.execute(text("SELECT pg_sleep(0.1)"))

            return work

        with counted_commits(database) as commits:
            await asyncio.gather(database.run(touch("a", "b")), database.run(touch("b", "a")))
        assert len(commits) == 2
        assert len(touched) > 4
        assert sorted(await settings.get(database, "a") or b"") == sorted(b"ab")
        assert sorted(await settings.get(database, "b") or b"") == sorted(b"ab")
