"""One address, one code: a SQLite file for one process, or PostgreSQL for several.

Whoever needs rows writes plain synchronous SQLAlchemy Core code that takes a connection, and hands it to
`run` (a transaction) or to `read`. It may be run again after a clash with somebody else, so it changes
nothing but the database.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar, Literal, TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from hautemer.core.errors import Problem

T = TypeVar("T")

EXAMPLES = {"sqlite": "sqlite:///FILE", "postgresql": "postgresql://USER:PASSWORD@HOST/NAME"}


class BadDatabase(Problem):
    """The database cannot be used: a wrong address, another process in it, a newer version's rows."""


class DatabaseAway(Exception):
    """The database does not answer; `perhaps` says that what was asked may have been done all the same."""

    def __init__(self, why: object, perhaps: bool = False) -> None:
        self.perhaps = perhaps
        super().__init__(str(why))


class Database(ABC):
    """Where everything is kept that must outlive the process."""

    kind: ClassVar[Literal["sqlite", "postgresql"]]
    url: str

    @classmethod
    async def open(cls, url: str, *, beside: bool = False) -> Database:
        """The database at an address, brought up to this version's schema.

        `sqlite:///path/file.db` (four strokes for an absolute path) or `postgresql://user:pw@host:port/name`.
        With `beside` it is looked at while others run it: nothing is migrated, and a SQLite file, which is
        not locked then, can only be read.
        """
        try:
            address = make_url(url)
        except ArgumentError:
            raise BadDatabase("database_address", **EXAMPLES) from None
        kind = address.get_backend_name()
        if kind == "sqlite" and address.database and address.database != ":memory:":
            from hautemer.storage.sqlite import SqliteDatabase

            start = SqliteDatabase.beside if beside else SqliteDatabase.start
            return await start(address.database)
        if kind == "postgresql" and address.database:
            from hautemer.storage.postgresql import PostgresqlDatabase

            return await (PostgresqlDatabase.beside if beside else PostgresqlDatabase.start)(address)
        raise BadDatabase("database_address", **EXAMPLES)

    @abstractmethod
    async def run(self, work: Callable[[Connection], T]) -> T:
        """The answer of some work, all of it durable or none; `DatabaseAway` when the connection is lost."""

    @abstractmethod
    async def read(self, work: Callable[[Connection], T]) -> T:
        """The answer of some work that only reads; does not queue behind those who write."""

    @abstractmethod
    async def close(self) -> None:
        """Lets everything go; nothing may be asked afterwards."""

    @abstractmethod
    def passing(self, error: BaseException) -> bool:
        """Whether an error is about the connection or about others, not about what was asked."""
