"""Queries for unused data by the time of its last use; the server's retention deletes it."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, exists, func, or_, select
from sqlalchemy import delete as remove

from hautemer.storage import schema
from hautemer.storage.database import Database

OVER = ("finished", "called_off", "closed")
OPEN = ("lobby", "running")

people, tables, seats = schema.people.c, schema.tables.c, schema.seats.c
IS_GUEST = people.password_hash.is_(None)


async def forget_guests(database: Database, before: int, *, idle: bool, limit: int) -> int:
    """Delete guests who were last seen before a moment and have no open table; return how many.

    `idle`: only those without a seat, a channel and a record.
    """
    has_open = or_(
        exists().where(seats.person == people.id, seats.table == tables.id, tables.phase.in_(OPEN)),
        exists().where(tables.host == people.id, tables.phase.in_(OPEN)),
    )
    query = select(people.id).where(IS_GUEST, people.seen_at < before, ~has_open)
    if idle:
        used: list[ColumnElement[bool]] = [
            exists().where(table.c.person == people.id)
            for table in (schema.seats, schema.channels, schema.records)
        ]
        query = query.where(~or_(*used))

    def work(connection: Connection) -> int:
        found = connection.scalars(query.limit(limit)).all()
        connection.execute(remove(schema.people).where(people.id.in_(found)))
        return len(found)

    return await database.run(work)


async def old_tables(database: Database, before: int, *, of_accounts: bool, limit: int) -> list[str]:
    """Return tables that ended before a moment: those with an account at them, or the others."""
    has_account = exists().where(
        seats.table == tables.id, seats.person == people.id, people.password_hash.is_not(None)
    )
    query = (
        select(tables.id)
        .where(tables.phase.in_(OVER), func.coalesce(tables.finished_at, tables.updated_at) < before)
        .where(has_account if of_accounts else ~has_account)
        .limit(limit)
    )
    return await database.read(lambda connection: list(connection.scalars(query)))


async def drop_records(database: Database, before: int) -> int:
    """Delete records that guests and strangers brought before a moment; return how many."""
    records = schema.records
    of_account = exists().where(people.id == records.c.person, people.password_hash.is_not(None))

    def work(connection: Connection) -> int:
        return connection.execute(remove(records).where(records.c.made_at < before, ~of_account)).rowcount

    return await database.run(work)
