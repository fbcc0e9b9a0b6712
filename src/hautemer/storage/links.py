"""Personal links: they move a seat to another device, once."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from hautemer.storage import schema
from hautemer.storage.database import Database
from hautemer.storage.timestamps import now


class SeatLink(NamedTuple):
    """A link to somebody at a table; `seat` is where he sat then. The token itself is in the link only."""

    token_hash: str
    table: str
    seat: int
    person: str
    made_at: int
    used_at: int | None


async def put(database: Database, token_hash: str, table: str, seat: int, person: str) -> None:
    """Keeps a new link; an older one to the same person at the table dies."""
    links = schema.links
    link = SeatLink(token_hash, table, seat, person, now(), None)

    def work(connection: Connection) -> None:
        connection.execute(delete(links).where(links.c.table == table, links.c.person == person))
        connection.execute(insert(links).values(link._asdict()))

    await database.run(work)


async def find(database: Database, token_hash: str) -> SeatLink | None:
    """A link that is not used up."""
    links = schema.links
    query = select(links).where(links.c.token_hash == token_hash, links.c.used_at.is_(None))

    def work(connection: Connection) -> SeatLink | None:
        row = connection.execute(query).first()
        return SeatLink(*row) if row else None

    return await database.read(work)


async def use(database: Database, token_hash: str) -> SeatLink | None:
    """Uses a link up; nothing when there is none, or when somebody was first."""
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
