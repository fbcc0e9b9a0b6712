"""One row per table: an index over the journals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, func, insert, select, update
from sqlalchemy import delete as remove
from sqlalchemy.exc import IntegrityError

from hautemer.core import codec
from hautemer.storage import schema
from hautemer.storage.database import Database
from hautemer.storage.writing import Line, Write, sit, write_all

LOBBY = "lobby"


class CodeTaken(Exception):
    """Another table has that code; draw another one."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """The row of a table; `secret` (256 bits for random outcomes) never leaves the server."""

    id: str
    game: str
    made_at: int
    secret: bytes = field(repr=False)
    commitment: str
    rules: int
    code: str | None = None
    phase: str = LOBBY
    open: bool = False
    updated_at: int = 0
    due_at: int | None = None
    owner: str | None = None
    settings: dict[str, Any] = field(default_factory=dict)
    finished_at: int | None = None
    label: str = ""
    host: str = ""
    rested_at: int | None = None
    forgiven: int = 0
    seen_at: int | None = None
    asked: str | None = None


class Seat(NamedTuple):
    """A seat of a table in the index."""

    table: str
    seat: int
    person: str | None
    name: str


COLUMNS = [schema.tables.c[field.name] for field in fields(TableRow)]
FINISHED = schema.tables.c.finished_at.is_not(None)


async def make(
    database: Database,
    row: TableRow,
    lines: Sequence[Line] = (),
    seats: Sequence[tuple[int, str | None, str]] = (),
    command: tuple[str, str] | None = None,
) -> None:
    """Create a table with its first lines and seats. Raise `CodeTaken` if another table has its code."""
    written = {field.name: getattr(row, field.name) for field in fields(TableRow)}
    written["settings"] = codec.encode(row.settings).decode()
    written["updated_at"] = row.updated_at or row.made_at

    def work(connection: Connection) -> None:
        connection.execute(insert(schema.tables).values(written))
        if lines:
            write_all(connection, [Write(tuple(lines), command)])
        sit(connection, [(row.id, *place) for place in seats])

    try:
        await database.run(work)
    except IntegrityError:
        if row.code is None or await holder(database, row.code) in (None, row.id):
            raise
        raise CodeTaken(row.code) from None


async def get(database: Database, id: str) -> TableRow | None:
    """Return a table by id, or None."""
    found = await listed(database, choose(schema.tables.c.id == id))
    return found[0] if found else None


async def by_code(database: Database, code: str) -> TableRow | None:
    """Return the table with a code, or None. A code is valid until the match starts."""
    found = await listed(database, choose(schema.tables.c.code == code, schema.tables.c.phase == LOBBY))
    return found[0] if found else None


async def open_tables(
    database: Database, game: str | None = None, limit: int = 100, phase: str = LOBBY
) -> list[TableRow]:
    """Return tables that are open to all, to join or to watch, the newest first."""
    tables = schema.tables.c
    query = choose(tables.open, tables.phase == phase).order_by(tables.made_at.desc()).limit(limit)
    return await listed(database, query if game is None else query.where(tables.game == game))


async def gathering(database: Database, before: int, limit: int = 1000) -> list[str]:
    """Return the ids of lobbies that have not changed since a moment, the oldest first."""
    tables = schema.tables.c
    query = (
        select(tables.id)
        .where(tables.phase == LOBBY, tables.updated_at < before)
        .order_by(tables.updated_at)
        .limit(limit)
    )
    return await database.read(lambda connection: list(connection.execute(query).scalars()))


async def of_person(database: Database, person: str, limit: int = 100) -> list[TableRow]:
    """Return the tables at which a person has a seat, the last changed first."""
    seats = select(schema.seats.c.table).where(schema.seats.c.person == person)
    query = choose(schema.tables.c.id.in_(seats))
    return await listed(database, query.order_by(schema.tables.c.updated_at.desc()).limit(limit))


async def of_host(database: Database, host: str, limit: int = 1000) -> list[TableRow]:
    """Return the tables that a person hosts, the last changed first."""
    query = choose(schema.tables.c.host == host)
    return await listed(database, query.order_by(schema.tables.c.updated_at.desc()).limit(limit))


async def has_host(database: Database, id: str, host: str) -> None:
    """Set the host of a table."""
    change = update(schema.tables).where(schema.tables.c.id == id).values(host=host)

    def work(connection: Connection) -> None:
        connection.execute(change)

    await database.run(work)


async def finished(database: Database, before: int | None = None, limit: int = 100) -> list[TableRow]:
    """Return finished tables, the last first; `before` is the time to continue from."""
    ended = schema.tables.c.finished_at
    query = choose(FINISHED).order_by(ended.desc()).limit(limit)
    return await listed(database, query if before is None else query.where(ended < before))


async def every(database: Database, limit: int = 1000) -> list[TableRow]:
    """Return all tables, the last changed first."""
    return await listed(database, choose().order_by(schema.tables.c.updated_at.desc()).limit(limit))


async def due(database: Database, now: int, limit: int = 1000) -> list[str]:
    """Return the ids of tables at which something is due, the longest due first."""
    tables = schema.tables.c
    query = select(tables.id).where(tables.due_at <= now).order_by(tables.due_at).limit(limit)
    return await database.read(lambda connection: list(connection.execute(query).scalars()))


async def deserted(database: Database, before: int, limit: int = 20) -> list[str]:
    """Return the ids of running tables at rest that nobody has visited since a moment, the oldest first."""
    tables = schema.tables.c
    query = (
        select(tables.id)
        .where(tables.phase == "running", tables.rested_at.is_not(None), tables.seen_at < before)
        .order_by(tables.seen_at)
        .limit(limit)
    )
    return await database.read(lambda connection: list(connection.execute(query).scalars()))


async def kept_open(database: Database, hosts: Sequence[str]) -> dict[str, int]:
    """Return how many lobbies and running tables each of these people hosts."""
    tables = schema.tables.c
    query = (
        select(tables.host, func.count().label("number"))
        .where(tables.host.in_(hosts), tables.phase.in_((LOBBY, "running")))
        .group_by(tables.host)
    )
    return await database.read(lambda connection: {row.host: row.number for row in connection.execute(query)})


async def seats(database: Database, table: str) -> list[Seat]:
    """Return the seats of a table in the index."""
    query = select(schema.seats).where(schema.seats.c.table == table).order_by(schema.seats.c.seat)
    return await database.read(lambda connection: [Seat(*row) for row in connection.execute(query)])


async def delete(database: Database, id: str) -> None:
    """Delete a table with everything that belongs to it. Its lease must have been released."""

    def work(connection: Connection) -> None:
        for lines in (schema.journal, schema.commands):
            connection.execute(remove(lines).where(lines.c.table == id))
        connection.execute(remove(schema.tables).where(schema.tables.c.id == id))

    await database.run(work)


def choose(*conditions: ColumnElement[bool]) -> Select[Any]:
    """Return a query for the rows that fulfil all conditions."""
    return select(*COLUMNS).where(*conditions)


async def listed(database: Database, query: Select[Any]) -> list[TableRow]:
    """Return the tables that a query finds."""

    def work(connection: Connection) -> list[TableRow]:
        found = connection.execute(query).mappings()
        return [TableRow(**{**row, "settings": codec.decode(row["settings"].encode())}) for row in found]

    return await database.read(work)


async def holder(database: Database, code: str) -> str | None:
    """Return the id of the table with a code in any phase."""
    tables = schema.tables.c
    query = select(tables.id).where(tables.code == code)
    return await database.read(lambda connection: connection.execute(query).scalar())
