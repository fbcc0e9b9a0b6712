"""Rows for tests, and what happens to them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.engine import Engine

from hautemer.storage import tables
from hautemer.storage.database import Database
from hautemer.storage.journal import Journal, Line, Write
from hautemer.storage.postgresql import PostgresqlDatabase
from hautemer.storage.sqlite import SqliteDatabase


def line(table: str, number: int, word: str = "move") -> Line:
    """A line that says a word."""
    return Line(table, number, 1_700_000_000_000 + number, f'{{"what":"{word}","n":{number}}}'.encode())


def write(table: str, number: int, command: str | None = None, word: str = "move", **index: Any) -> Write:
    """One line, written by seat 0."""
    return Write((line(table, number, word),), ("0", command) if command is not None else None, index or None)


def table(id: str, **more: Any) -> tables.TableRow:
    """A table's row."""
    row: dict[str, Any] = {
        "game": "some",
        "made_at": 1000,
        "secret": bytes(32),
        "commitment": "c",
        "rules": 1,
    }
    return tables.TableRow(id=id, **{**row, **more})


async def outcomes(journal: Journal, writes: Sequence[Write]) -> list[str]:
    """What became of writes that were appended at the same time: ok, or the error's name."""
    answers = await asyncio.gather(*map(journal.append, writes), return_exceptions=True)
    return ["ok" if answer is None else type(answer).__name__ for answer in answers]


def writer_of(database: Database) -> Engine:
    """The engine that a database writes with."""
    if isinstance(database, SqliteDatabase):
        return database._writer._engine
    assert isinstance(database, PostgresqlDatabase)
    return database._engine.sync_engine


@contextmanager
def counted_commits(database: Database) -> Iterator[list[Connection]]:
    """The transactions that were committed in the meantime."""
    commits: list[Connection] = []

    def note(connection: Connection) -> None:
        commits.append(connection)

    event.listen(writer_of(database), "commit", note)
    yield commits
    event.remove(writer_of(database), "commit", note)
