"""Rows for tests, and helpers that write them."""

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
from hautemer.storage.writing import RowChange


def line(table: str, number: int, word: str = "move") -> Line:
    """Return a line that contains a word."""
    return Line(table, number, 1_700_000_000_000 + number, f'{{"what":"{word}","n":{number}}}'.encode())


def write(
    table: str,
    number: int,
    command: str | None = None,
    word: str = "move",
    *,
    seats: Sequence[tuple[int, str | None, str]] = (),
    **columns: Any,
) -> Write:
    """Return a write of one line by seat 0."""
    row = RowChange(columns, seats) if columns or seats else None
    return Write((line(table, number, word),), ("0", command) if command is not None else None, row)


def table(id: str, **more: Any) -> tables.TableRow:
    """Return a table's row."""
    row: dict[str, Any] = {
        "game": "some",
        "made_at": 1000,
        "secret": bytes(32),
        "commitment": "c",
        "rules": 1,
    }
    return tables.TableRow(id=id, **{**row, **more})


async def outcomes(journal: Journal, writes: Sequence[Write]) -> list[str]:
    """Append writes concurrently; return `ok` or the name of the error for each."""
    answers = await asyncio.gather(*map(journal.append, writes), return_exceptions=True)
    return ["ok" if answer is None else type(answer).__name__ for answer in answers]


def writer_of(database: Database) -> Engine:
    """Return the engine that a database writes with."""
    if isinstance(database, SqliteDatabase):
        return database._writer._engine
    assert isinstance(database, PostgresqlDatabase)
    return database._engine.sync_engine


@contextmanager
def counted_commits(database: Database) -> Iterator[list[Connection]]:
    """Collect the transactions that are committed during the block."""
    commits: list[Connection] = []

    def note(connection: Connection) -> None:
        commits.append(connection)

    event.listen(writer_of(database), "commit", note)
    yield commits
    event.remove(writer_of(database), "commit", note)
