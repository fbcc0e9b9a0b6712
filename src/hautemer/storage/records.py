"""Records that people uploaded."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from hautemer.storage import schema
from hautemer.storage.database import Database
from hautemer.storage.timestamps import now

# Limits of records per person, and of all people without an id together; the oldest are deleted.
OF_A_PERSON, OF_STRANGERS = 50, 200


class StoredRecord(NamedTuple):
    """An uploaded record."""

    id: str
    person: str | None
    made_at: int
    document: bytes


async def keep(database: Database, id: str, person: str | None, document: bytes) -> None:
    """Store a record under an id. Beyond the limit it replaces the oldest record of its owner."""
    kept = StoredRecord(id, person, now(), document)
    records = schema.records.c
    others = select(records.id).where(records.person == person)  # without a person: those of all strangers
    others = others.order_by(records.made_at.desc(), records.id)
    most = OF_STRANGERS if person is None else OF_A_PERSON

    def work(connection: Connection) -> None:
        old = connection.scalars(others.offset(most - 1)).all()
        connection.execute(delete(schema.records).where(records.id.in_(old)))
        connection.execute(insert(schema.records).values(kept._asdict()))

    await database.run(work)


async def get(database: Database, id: str) -> StoredRecord | None:
    """Return a record by id, or None."""
    query = select(schema.records).where(schema.records.c.id == id)

    def work(connection: Connection) -> StoredRecord | None:
        row = connection.execute(query).first()
        return StoredRecord(*row) if row else None

    return await database.read(work)


async def of_person(database: Database, person: str, limit: int = 100) -> list[tuple[str, int]]:
    """Return ids and times of a person's records, the newest first."""
    records = schema.records.c
    query = select(records.id, records.made_at).where(records.person == person)
    query = query.order_by(records.made_at.desc(), records.id).limit(limit)
    return await database.read(lambda connection: [(id, at) for id, at in connection.execute(query)])


async def remove(database: Database, id: str) -> None:
    """Delete a record."""

    def work(connection: Connection) -> None:
        connection.execute(delete(schema.records).where(schema.records.c.id == id))

    await database.run(work)
