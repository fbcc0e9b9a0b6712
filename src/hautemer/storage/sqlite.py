"""SQLite: one file for one process, with one thread that writes and one that reads."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Any, ClassVar, Literal, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL, Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from hautemer.storage.database import BadDatabase, Database, DatabaseAway
from hautemer.storage.locks import FileLock
from hautemer.storage.migrate import check, migrate
from hautemer.storage.writing import AT_ONCE

T = TypeVar("T")

BUSY_MS = 5000
PRAGMAS = (
    f"PRAGMA busy_timeout={BUSY_MS}",
    "PRAGMA journal_mode=WAL",
    # With NORMAL, a power cut loses acknowledged moves.
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    # Many tables write at once, each into a page of its own: copying them back waits for 16 MiB.
    "PRAGMA wal_autocheckpoint=4000",
    "PRAGMA cache_size=-32000",
)
# The disk is full, unreadable or locked: the work itself is not the cause.
AWAY = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
}


class SqliteDatabase(Database):
    """A file in WAL mode. A lock file next to it excludes other processes."""

    kind: ClassVar[Literal["sqlite", "postgresql"]] = "sqlite"

    def __init__(self, path: Path, lock: FileLock | None) -> None:
        self.path = path
        self.url = f"sqlite:///{path}"
        self._lock = lock
        self._reader = ConnectionThread("storage-reader", engine(path, "BEGIN", "PRAGMA query_only=ON"))
        # Without the lock, nothing may be written.
        self._writer = (
            self._reader
            if lock is None
            else ConnectionThread("storage-writer", engine(path, "BEGIN IMMEDIATE"))
        )

    @classmethod
    async def start(cls, name: str) -> SqliteDatabase:
        """Open or create the file."""
        path = Path(name).resolve()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            lock = FileLock(path.with_name(path.name + ".lock"))
            # The file contains secrets of the server.
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        except OSError:
            raise BadDatabase("unwritable", file=str(path)) from None
        return await opened(cls(path, lock), migrate)

    @classmethod
    async def beside(cls, name: str) -> SqliteDatabase:
        """Open a file read-only while its server runs."""
        path = Path(name).resolve()
        if not path.is_file():
            raise BadDatabase("unreadable", file=str(path))
        return await opened(cls(path, None), check)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run a transaction in the thread that writes."""
        return await self._writer.do(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a read in the thread that reads, on a snapshot."""
        return await self._reader.do(work)

    async def close(self) -> None:
        """End both threads after their queued work."""
        await asyncio.gather(self._reader.end(), self._writer.end())
        if self._lock is not None:
            self._lock.release()

    def passing(self, error: BaseException) -> bool:
        """True if the disk caused the error."""
        return away(error)


async def opened(database: SqliteDatabase, first: Callable[[Connection], None]) -> SqliteDatabase:
    """Return a database after its first work; close it if the work fails."""
    try:
        await database.run(first)
    except BaseException as error:
        await database.close()
        if isinstance(error, DBAPIError) and code_of(error) == sqlite3.SQLITE_NOTADB:
            raise BadDatabase("not_a_database", file=str(database.path)) from None
        raise
    return database


class ConnectionThread:
    """A thread with its own connection that runs one function after the other."""

    def __init__(self, name: str, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._waiting: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._ended = False
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction and return its result."""
        if self._ended:
            raise RuntimeError("the database is closed")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()

        def turn() -> None:
            try:
                if self._connection is None:
                    self._connection = self._engine.connect()
                with self._connection.begin():
                    result = work(self._connection)
            except BaseException as error:
                told = DatabaseAway(error, perhaps=True) if away(error) else error
                told.__cause__ = None if told is error else error
                tell(loop, answer, answer.set_exception, told)
            else:
                tell(loop, answer, answer.set_result, result)

        self._waiting.put(turn)
        return await answer

    async def end(self) -> None:
        """Run the queued work, close the connection and end the thread."""
        if not self._ended:
            self._ended = True
            self._waiting.put(None)
            await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        while (turn := self._waiting.get()) is not None:
            turn()
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


def tell(
    loop: asyncio.AbstractEventLoop, answer: asyncio.Future[T], way: Callable[[Any], None], what: Any
) -> None:
    """Pass a result to the event loop that waits for it, unless the loop is closed."""
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(lambda: None if answer.done() else way(what))


def engine(path: Path, begin: str, *more: str) -> Engine:
    """Return an engine with a single connection that begins transactions explicitly."""
    made = create_engine(
        URL.create("sqlite", database=str(path)),
        poolclass=NullPool,
        hide_parameters=True,  # errors are logged, and names are not
        connect_args={"cached_statements": 4 * AT_ONCE},
    )

    @event.listens_for(made, "connect")
    def settings(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None
        for pragma in (*PRAGMAS, *more):
            connection.execute(pragma)

    @event.listens_for(made, "begin")
    def beginning(connection: Connection) -> None:
        driver: Any = connection.connection.driver_connection
        try:
            driver.execute(begin)
        except sqlite3.Error as error:
            raise DBAPIError(begin, None, error) from error

    return made


def away(error: BaseException) -> bool:
    """True if the disk caused an error, directly or not: a full disk also ends savepoints."""
    if isinstance(error, DBAPIError) and code_of(error) in AWAY:
        return True
    return error.__context__ is not None and away(error.__context__)


def code_of(error: DBAPIError) -> int | None:
    """Return the primary result code of an error."""
    code = getattr(error.orig, "sqlite_errorcode", None)
    return None if code is None else code & 0xFF
