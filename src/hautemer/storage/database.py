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

from hautemer.core.errors import Problem

T = TypeVar("T")


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
