"""Replays that people brought."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from hautemer.storage import schema
from hautemer.storage.database import Database
from hautemer.storage.moments import now


class Kept(NamedTuple):
    """A record as it was brought."""

    id: str
    person: str | None
    made_at: int
    document: bytes


async def keep(database: Database, id: str, person: str | None, document: bytes) -> None:
    """Keeps a record under an id."""
    kept = Kept(id, person, now(), document)

    def work(connection: Connection) -> None:
        connection.execute(insert(schema.records).values(kept._asdict()))

    await database.run(work)


async def get(database: Database, id: str) -> Kept | None:
    """A record by id."""
    query = select(schema.records).where(schema.records.c.id == id)

    def work(connection: Connection) -> Kept | None:
        row = connection.execute(query).first()
        return Kept(*row) if row else None

    return await database.read(work)


async def of_person(database: Database, person: str, limit: int = 100) -> list[tuple[str, int]]:
    """The ids and times of what somebody brought, the last first."""
    records = schema.records.c
    query = select(records.id, records.made_at).where(records.person == person)
    query = query.order_by(records.made_at.desc(), records.id).limit(limit)
    return await database.read(lambda connection: [(id, at) for id, at in connection.execute(query)])


async def remove(database: Database, id: str) -> None:
    """Forgets a record."""

    def work(connection: Connection) -> None:
        connection.execute(delete(schema.records).where(schema.records.c.id == id))

    await database.run(work)
