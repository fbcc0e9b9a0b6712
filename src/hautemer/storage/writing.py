"""Writes of lines, commands and the index of tables in one transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from operator import itemgetter
from typing import Any, NamedTuple

from sqlalchemy import Connection, Dialect, Table, Update, and_, bindparam, delete, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from hautemer.storage import schema


class Line(NamedTuple):
    """An event of a table; `at` in milliseconds, `body` as JSON."""

    table: str
    number: int
    at: int
    body: bytes


class RowChange(NamedTuple):
    """The columns that change in a table's row, and (seat, person or None, name) for each seat that changes.

    A seat without person and name becomes empty.
    """

    columns: Mapping[str, Any]
    seats: Sequence[tuple[int, str | None, str]] = ()


class Write(NamedTuple):
    """Lines of one table that are written together, with their command (actor, id) and the table's row."""

    lines: tuple[Line, ...]
    command: tuple[str, str] | None = None
    row: RowChange | None = None


class Taken(Exception):
    """A line that another process wrote first, or that follows a refused line."""


class Repeated(Exception):
    """A command that was applied before, by the line of this number."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__(str(number))


# The outcome of a write: None, or the error.
Outcome = Exception | None
# True for an error of the connection or of another transaction, not of the write itself.
Passing = Callable[[BaseException], bool]
# Rows in one statement of SQLite; its driver keeps the statement of each number of them.
AT_ONCE = 64
# A deleted person has no row, though the journal names the seat; the seat is then stored without one.
SITTING_DOWN = insert(schema.seats).values(
    table=bindparam("table"),
    seat=bindparam("seat"),
    person=select(schema.people.c.id).where(schema.people.c.id == bindparam("_person")).scalar_subquery(),
    name=bindparam("name"),
)
STANDING_UP = delete(schema.seats).where(
    schema.seats.c.table == bindparam("_table"), schema.seats.c.seat == bindparam("_seat")
)


def write_all(connection: Connection, writes: Sequence[Write]) -> None:
    """Write everything with as few statements as possible. One conflict undoes all writes."""
    # In the order of the key: two processes that write the same tables cannot deadlock.
    lines: list[tuple[Any, ...]] = sorted(line for write in writes for line in write.lines)
    many(connection, schema.journal, lines)
    commands: list[tuple[Any, ...]] = sorted(
        (write.lines[0].table, *write.command, write.lines[0].number) for write in writes if write.command
    )
    if commands:
        many(connection, schema.commands, commands)
    index(connection, writes)


def write_each(
    connection: Connection, writes: Sequence[Write], perhaps: Sequence[bool], passing: Passing
) -> list[Outcome]:
    """Write one after the other, so that only writes with a conflict fail.

    `perhaps`: an earlier try may have been committed; equal lines in the database are then ours.
    """
    outcomes: list[Outcome] = []
    broken = set[str]()
    for write, again in zip(writes, perhaps, strict=True):
        table = write.lines[0].table
        outcome: Outcome = None
        if table in broken:
            outcome = Taken(table)
        else:
            try:
                with connection.begin_nested():
                    write_all(connection, (write,))
            except IntegrityError as error:
                outcome = verdict(connection, write, error, again=again)
            except Exception as error:
                if passing(error):
                    raise
                outcome = error
            if outcome is not None:
                # Later lines of that table were decided after a line that is missing.
                broken.add(table)
        outcomes.append(outcome)
    return outcomes


def verdict(connection: Connection, write: Write, error: IntegrityError, *, again: bool) -> Outcome:
    """Return the error for a write that conflicts with the database."""
    if again and is_written(connection, write):
        return None
    first = write.lines[0]
    if write.command:
        number = command_number(connection, first.table, write.command)
        if number is not None:
            return Repeated(number)
    journal = schema.journal.c
    clash = select(journal.number).where(
        journal.table == first.table, journal.number.in_([line.number for line in write.lines])
    )
    return Taken(first.table) if connection.execute(clash).first() else error


def is_written(connection: Connection, write: Write) -> bool:
    """True if exactly these lines and their command are in the database."""
    first, last = write.lines[0], write.lines[-1]
    journal = schema.journal.c
    found = connection.execute(
        select(schema.journal)
        .where(and_(journal.table == first.table, journal.number.between(first.number, last.number)))
        .order_by(journal.number)
    )
    if tuple(Line(*row) for row in found) != write.lines:
        return False
    return not write.command or command_number(connection, first.table, write.command) == first.number


def command_number(connection: Connection, table: str, command: tuple[str, str]) -> int | None:
    """Return the number of the line by which a command was applied, or None."""
    commands = schema.commands.c
    key = and_(commands.table == table, commands.actor == command[0], commands.id == command[1])
    number: int | None = connection.execute(select(commands.number).where(key)).scalar()
    return number


def index(connection: Connection, writes: Iterable[Write]) -> None:
    """Update the rows of the tables. The last value of each column counts."""
    changes: dict[str, dict[str, Any]] = {}
    places: list[tuple[str, int, str | None, str]] = []
    for write in writes:
        if write.row is not None:
            table = write.lines[0].table
            changes.setdefault(table, {}).update(write.row.columns)
            places += ((table, *seat) for seat in write.row.seats)
    # Sorted by table, so that two processes take the locks of rows in the same order.
    alike: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for table, change in sorted(changes.items()):
        if change:
            columns = tuple(sorted(change))
            alike.setdefault(columns, []).append({"_id": table, **change})
    sit(connection, sorted(places, key=itemgetter(0)))  # as the rows below
    for columns, rows in alike.items():
        connection.execute(changing(columns), rows)


def sit(connection: Connection, places: Iterable[tuple[str, int, str | None, str]]) -> None:
    """Store who has which seat; the last value counts. Without person and name, a seat is empty."""
    rows = {
        (table, seat): {"table": table, "seat": seat, "_person": person, "name": name}
        for table, seat, person, name in places
    }
    if rows:
        connection.execute(STANDING_UP, [{"_table": table, "_seat": seat} for table, seat in rows])
    taken = [row for row in rows.values() if row["_person"] is not None or row["name"]]
    if taken:
        connection.execute(SITTING_DOWN, taken)


@lru_cache(maxsize=1 << 8)
def changing(columns: tuple[str, ...]) -> Update:
    """Return the statement that sets some columns of a table's row."""
    tables = schema.tables
    return (
        update(tables)
        .where(tables.c.id == bindparam("_id"))
        .values({column: bindparam(column) for column in columns})
    )


def many(connection: Connection, table: Table, rows: list[tuple[Any, ...]]) -> None:
    """Insert rows, in the order of the columns, directly through the driver: this is the hot path."""
    if connection.dialect.name != "sqlite":
        connection.exec_driver_sql(inserting(table, connection.dialect), rows)
        return
    driver: Any = connection.connection.driver_connection
    # It lets the other threads go on at each statement and then waits for its turn: so, few of them.
    for begin in range(0, len(rows), AT_ONCE):
        some = rows[begin : begin + AT_ONCE]
        statement = inserting(table, connection.dialect, len(some))
        try:
            driver.execute(statement, tuple(chain.from_iterable(some)))
        except sqlite3.Error as error:
            kind = IntegrityError if isinstance(error, sqlite3.IntegrityError) else DBAPIError
            raise kind(statement, None, error) from error


@lru_cache(4 * AT_ONCE)
def inserting(table: Table, dialect: Dialect, rows: int = 1) -> str:
    """Return the SQL that inserts whole rows, with the placeholders of the driver."""
    statement = str(insert(table).compile(dialect=dialect))
    if rows == 1:
        return statement
    before, values, row = statement.rpartition("(")
    return before + ", ".join([values + row] * rows)
