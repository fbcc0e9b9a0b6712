"""SQLite: one file, one process, one thread that writes and one that reads."""

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
    # With NORMAL a power cut loses moves that were acknowledged.
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    # Many tables write at once, each into a page of its own: copying them back waits for 16 MiB.
    "PRAGMA wal_autocheckpoint=4000",
    "PRAGMA cache_size=-32000",
)
# The disk is full, unreadable or held by somebody: not the fault of what was asked.
AWAY = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
}


class SqliteDatabase(Database):
    """A file in WAL mode; a lock beside it keeps other processes out."""

    kind: ClassVar[Literal["sqlite", "postgresql"]] = "sqlite"

    def __init__(self, path: Path, lock: FileLock | None) -> None:
        self.path = path
        self.url = f"sqlite:///{path}"
        self._lock = lock
        self._reader = ConnectionThread("storage-reader", engine(path, "BEGIN", "PRAGMA query_only=ON"))
        # Without the lock nothing may be written.
        self._writer = (
            self._reader
            if lock is None
            else ConnectionThread("storage-writer", engine(path, "BEGIN IMMEDIATE"))
        )

    @classmethod
    async def start(cls, name: str) -> SqliteDatabase:
        """Opens or makes the file."""
        path = Path(name).resolve()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            lock = FileLock(path.with_name(path.name + ".lock"))
            # The file holds what nobody but the server may know.
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        except OSError:
            raise BadDatabase("unwritable", file=str(path)) from None
        return await opened(cls(path, lock), migrate)

    @classmethod
    async def beside(cls, name: str) -> SqliteDatabase:
        """Opens a file to be read while its server runs."""
        path = Path(name).resolve()
        if not path.is_file():
            raise BadDatabase("unreadable", file=str(path))
        return await opened(cls(path, None), check)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """A transaction in the one thread that writes."""
        return await self._writer.do(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """A snapshot in the thread that reads."""
        return await self._reader.do(work)

    async def close(self) -> None:
        """Ends both threads; what waits is done first."""
        await asyncio.gather(self._reader.end(), self._writer.end())
        if self._lock is not None:
            self._lock.release()

    def passing(self, error: BaseException) -> bool:
        """Whether the disk is in the way."""
        return away(error)


async def opened(database: SqliteDatabase, first: Callable[[Connection], None]) -> SqliteDatabase:
    """A database after its first piece of work, closed again where that fails."""
    try:
        await database.run(first)
    except BaseException as error:
        await database.close()
        if isinstance(error, DBAPIError) and code_of(error) == sqlite3.SQLITE_NOTADB:
            raise BadDatabase("not_a_database", file=str(database.path)) from None
        raise
    return database


class ConnectionThread:
    """A thread with a connection of its own that does one piece of work after the other."""

    def __init__(self, name: str, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._waiting: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._ended = False
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[Connection], T]) -> T:
        """The answer of some work, once its transaction is done."""
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
        """Does what waits, closes the connection and ends the thread."""
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
    """Brings an answer to the loop that waits for it, unless it has gone."""
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(lambda: None if answer.done() else way(what))


def engine(path: Path, begin: str, *more: str) -> Engine:
    """An engine of a single connection whose transactions begin as we say, not as the driver guesses."""
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
    """Whether an error is one of the disk, or came of one: a full disk ends savepoints too."""
    if isinstance(error, DBAPIError) and code_of(error) in AWAY:
        return True
    return error.__context__ is not None and away(error.__context__)


def code_of(error: DBAPIError) -> int | None:
    """What SQLite calls an error, without its finer distinctions."""
    code = getattr(error.orig, "sqlite_errorcode", None)
    return None if code is None else code & 0xFF
