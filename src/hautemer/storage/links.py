"""Personal links: they move a seat to another device, once."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from hautemer.storage import schema
from hautemer.storage.database import Database
from hautemer.storage.timestamps import now


class SeatLink(NamedTuple):
    """A link to a person at a table, with the seat at that time. Only the link itself holds the token."""

    token_hash: str
    table: str
    seat: int
    person: str
    made_at: int
    used_at: int | None


async def put(database: Database, token_hash: str, table: str, seat: int, person: str) -> None:
    """Store a new link and delete an older one to the same person at the table."""
    links = schema.links
    link = SeatLink(token_hash, table, seat, person, now(), None)

    def work(connection: Connection) -> None:
        connection.execute(delete(links).where(links.c.table == table, links.c.person == person))
        connection.execute(insert(links).values(link._asdict()))

    await database.run(work)


async def find(database: Database, token_hash: str) -> SeatLink | None:
    """Return a link that was not used, or None."""
    links = schema.links
    query = select(links).where(links.c.token_hash == token_hash, links.c.used_at.is_(None))

    def work(connection: Connection) -> SeatLink | None:
        row = connection.execute(query).first()
        return SeatLink(*row) if row else None

    return await database.read(work)


async def use(database: Database, token_hash: str) -> SeatLink | None:
    """Mark a link as used and return it. Return None if it does not exist or was used before."""
    links = schema.links
    using = (
        update(links)
        .where(links.c.token_hash == token_hash, links.c.used_at.is_(None))
        .values(used_at=now())
        .returning(*links.c)
    )

    def work(connection: Connection) -> SeatLink | None:
        row = connection.execute(using).first()
        return SeatLink(*row) if row else None

    return await database.run(work)
