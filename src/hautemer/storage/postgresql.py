"""PostgreSQL, for several processes at one database."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable
from typing import Any, ClassVar, Literal, TypeVar

import asyncpg
from sqlalchemy import Connection, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from hautemer.storage.database import BadDatabase, Database, DatabaseAway
from hautemer.storage.migrate import check, migrate

T = TypeVar("T")

# Every process that migrates takes this lock first: "hautemer" in ASCII.
MIGRATING = int.from_bytes(b"hautemer", "big")
# Conflicts with another transaction: serialization failure, deadlock.
CLASHES = ("40001", "40P01")
TRIES = 10
# Connection lost, no room, shutting down or starting: the classes of states in which waiting helps.
AWAY = ("08", "53", "57")
# A wrong name or password, no such database, no right to make tables.
REFUSED = ("28", "3D", "42501")
CONNECT_SECONDS = 5
ANSWER_SECONDS = 15


class PostgresqlDatabase(Database):
    """A pool of connections, driven by the event loop."""

    kind: ClassVar[Literal["sqlite", "postgresql"]] = "postgresql"

    def __init__(self, address: URL) -> None:
        self.url = address.set(drivername="postgresql").render_as_string(hide_password=False)
        self._engine: AsyncEngine = create_async_engine(
            address.set(drivername="postgresql+asyncpg"),
            pool_size=8,
            max_overflow=8,
            pool_timeout=ANSWER_SECONDS,
            hide_parameters=True,  # errors are logged, and names are not
            connect_args={"timeout": CONNECT_SECONDS, "command_timeout": ANSWER_SECONDS},
        )

    @classmethod
    async def start(cls, address: URL) -> PostgresqlDatabase:
        """Connect and migrate, one process at a time."""

        def work(connection: Connection) -> None:
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
            migrate(connection)

        return await cls._opened(address, work)

    @classmethod
    async def beside(cls, address: URL) -> PostgresqlDatabase:
        """Connect without migrating."""
        return await cls._opened(address, check)

    @classmethod
    async def _opened(cls, address: URL, first: Callable[[Connection], None]) -> PostgresqlDatabase:
        """Return a database after its first work; close it if the work fails."""
        database = cls(address)
        try:
            await database.run(first)
        except BaseException as error:
            await database.close()
            if state_of(error).startswith(REFUSED):
                why = error.orig if isinstance(error, DBAPIError) else error
                raise BadDatabase("database_refused", why=str(why).rstrip(".")) from None
            raise
        return database

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run a transaction; repeat it after a conflict with another one."""
        return await self._asked(work, reading=False)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a read-only transaction."""
        return await self._asked(work, reading=True)

    async def close(self) -> None:
        """Close all connections; abort those that do not answer."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CONNECT_SECONDS):
                await self._engine.dispose()

    def passing(self, error: BaseException) -> bool:
        """True if the connection or another transaction caused the error."""
        return away(error) or clash(error)

    async def _asked(self, work: Callable[[Connection], T], *, reading: bool) -> T:
        for attempt in range(TRIES):
            last = attempt == TRIES - 1
            try:
                return await self._once(work, reading=reading)
            except DatabaseAway as error:
                # A broken connection in the pool is detected only now: another one may work.
                if attempt or error.perhaps:
                    raise
            except DBAPIError as error:
                if last or not clash(error):
                    raise
                await asyncio.sleep(random.uniform(0, 0.01 * 2**attempt))
        raise AssertionError("the last try answers or raises")

    async def _once(self, work: Callable[[Connection], T], *, reading: bool) -> T:
        perhaps = False
        connection: AsyncConnection | None = None
        try:
            async with self._engine.connect() as connection:
                if reading:
                    await connection.execution_options(postgresql_readonly=True)
                result = await connection.run_sync(work)
                perhaps = not reading
                await connection.commit()
                return result
        except Exception as error:
            if not away(error):
                raise
            raise DatabaseAway(error, perhaps=perhaps) from error


def state_of(error: BaseException) -> str:
    """Return the SQLSTATE of an error, or an empty text."""
    inner: Any = error.orig if isinstance(error, DBAPIError) else error
    return getattr(inner, "sqlstate", None) or ""


def clash(error: BaseException) -> bool:
    """True if the same transaction may succeed when it is run again at once."""
    return state_of(error) in CLASHES


def away(error: BaseException) -> bool:
    """True if the database cannot be reached now."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    if isinstance(error, OSError | TimeoutError | NoConnectionFree | asyncpg.InterfaceError):
        return True
    return state_of(error).startswith(AWAY)
