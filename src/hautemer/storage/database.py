"""The interface of a database: a SQLite file for one process, or PostgreSQL for several.

Callers write synchronous SQLAlchemy Core functions that take a connection, and pass them to `run` (a
transaction) or to `read`. A function may be run again after a conflict with another transaction, so it must
change nothing but the database.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar, Literal, TypeVar

from sqlalchemy import Connection

from hautemer.core.errors import Problem

T = TypeVar("T")


class BadDatabase(Problem):
    """A database that cannot be used: a wrong address, a lock of another process, a newer schema."""


class DatabaseAway(Exception):
    """A database that does not answer. `perhaps`: the work may have been committed all the same."""

    def __init__(self, why: object, *, perhaps: bool = False) -> None:
        self.perhaps = perhaps
        super().__init__(str(why))


class Database(ABC):
    """A database that runs functions in transactions."""

    kind: ClassVar[Literal["sqlite", "postgresql"]]
    url: str

    @abstractmethod
    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction, return its result. Raise `DatabaseAway` if the connection is lost."""

    @abstractmethod
    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work`, which only reads, and return its result. It does not wait for writers."""

    @abstractmethod
    async def close(self) -> None:
        """Close all connections. The database cannot be used afterwards."""

    @abstractmethod
    def passing(self, error: BaseException) -> bool:
        """True if the connection or another transaction caused the error, not the work itself."""
