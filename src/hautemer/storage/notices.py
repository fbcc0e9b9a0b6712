"""Notification channels of people, and the outbox of notifications."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from hautemer.core import codec
from hautemer.storage import schema
from hautemer.storage.database import Database
from hautemer.storage.timestamps import now as moment

# A notice that was taken but neither done nor failed (its process died) is due again after this.
LEASE_MS = 60_000
# After a failure: 30 s, 1, 2, 4 … minutes; after `ATTEMPTS` failures a notice is given up.
BACK_OFF_MS = 30_000
ATTEMPTS = 6
DAY_MS = 24 * 3600 * 1000


@dataclass(frozen=True, slots=True)
class Channel:
    """An address of a person, for one table or for all tables."""

    id: str
    person: str
    kind: Literal["webpush", "webhook", "email"]
    address: str = field(repr=False)
    table: str | None = None
    form: str = ""
    keys: dict[str, str] = field(default_factory=dict, repr=False)
    confirmed: bool = True
    token_hash: str | None = field(default=None, repr=False)
    made_at: int = 0
    failures: int = 0
    session: str | None = field(default=None, repr=False)  # of the browser that receives pushes
    answered: bool = False  # a notification has arrived there once


class Notice(NamedTuple):
    """A notification in the outbox."""

    id: str
    channel: str
    table: str | None
    body: bytes
    due_at: int
    attempts: int


COLUMNS = [schema.channels.c[name] for name in Channel.__slots__]


def new_id() -> str:
    """Return a random id."""
    return secrets.token_hex(10)


async def add_channel(database: Database, channel: Channel) -> None:
    """Store a channel. It replaces one with the same person, table and address."""
    channels = schema.channels
    written: dict[str, Any] = {name: getattr(channel, name) for name in Channel.__slots__}
    written["keys"] = codec.encode(channel.keys).decode()
    written["made_at"] = channel.made_at or moment()

    def work(connection: Connection) -> None:
        same = [channels.c[name] == written[name] for name in ("person", "kind", "address")]
        connection.execute(delete(channels).where(*same, at(channel.table)))
        connection.execute(insert(channels).values(written))

    await database.run(work)


async def remove_channel(database: Database, id: str) -> None:
    """Delete a channel and its notifications."""

    def work(connection: Connection) -> None:
        connection.execute(delete(schema.channels).where(schema.channels.c.id == id))

    await database.run(work)


async def remove_pushes(database: Database, person: str) -> None:
    """Delete the browser channels of a person and their notifications."""
    channels = schema.channels

    def work(connection: Connection) -> None:
        mine = (channels.c.person == person, channels.c.kind == "webpush")
        connection.execute(delete(channels).where(*mine))

    await database.run(work)


async def confirm(database: Database, token_hash: str) -> Channel | None:
    """Confirm the channel whose owner received this token. A token works once."""
    channels = schema.channels

    def work(connection: Connection) -> list[Channel]:
        mine = channels.c.token_hash == token_hash
        ids = list(connection.execute(select(channels.c.id).where(mine).with_for_update()).scalars())
        arrived = {"confirmed": True, "token_hash": None, "answered": True}
        connection.execute(update(channels).where(mine).values(arrived))
        return found(connection, channels.c.id.in_(ids))

    confirmed = await database.run(work)
    return confirmed[0] if confirmed else None


async def channel(database: Database, id: str) -> Channel | None:
    """Return a channel by id, or None."""
    one = await database.read(lambda connection: found(connection, schema.channels.c.id == id))
    return one[0] if one else None


async def channels_of(database: Database, person: str, table: str | None = None) -> list[Channel]:
    """Return all channels of a person; with `table`, those that notify about this table."""
    channels = schema.channels.c
    mine = [channels.person == person]
    if table is not None:
        mine.append(or_(channels.table == table, channels.table.is_(None)))
    return await database.read(lambda connection: found(connection, *mine))


async def channels_at(database: Database, table: str) -> list[Channel]:
    """Return the channels of all people that are for exactly this table."""
    return await database.read(lambda connection: found(connection, at(table)))


async def put(database: Database, channel: str, table: str | None, body: bytes, due_at: int) -> str | None:
    """Put a notice into the outbox instead of those about the same table that wait there; return its id.

    Return None if its channel or table was removed meanwhile.
    """
    notice, notices = Notice(new_id(), channel, table, body, due_at, 0), schema.notices
    same = (notices.c.channel == channel, notices.c.table == table, notices.c.attempts == 0)

    def work(connection: Connection) -> str:
        connection.execute(delete(notices).where(*same))
        connection.execute(insert(schema.notices).values(notice._asdict()))
        return notice.id

    try:
        return await database.run(work)
    except IntegrityError:
        return None


async def take(database: Database, now: int, limit: int = 100) -> list[Notice]:
    """Take notifications that are due. No other process gets them; call `done` or `failed` for each."""
    notices = schema.notices

    def work(connection: Connection) -> list[Notice]:
        query = (
            select(notices)
            .where(notices.c.due_at <= now)
            .order_by(notices.c.due_at, notices.c.id)
            .limit(limit)
            .with_for_update(skip_locked=True)
        )
        taken = [Notice(*row) for row in connection.execute(query)]
        if taken:
            these = notices.c.id.in_([notice.id for notice in taken])
            later = {"due_at": now + LEASE_MS, "attempts": notices.c.attempts + 1}
            connection.execute(update(notices).where(these).values(later))
        return [notice._replace(attempts=notice.attempts + 1) for notice in taken]

    return await database.run(work)


async def admit(database: Database, notice: Notice, now: int, every: int, a_day: int) -> bool:
    """Return True if a notice that was taken may be sent now, and count it; otherwise postpone or drop it.

    A channel is sent one notice about one table in `every` milliseconds, and `a_day` in all in a day; further
    ones wait until there is room. A channel that has never worked is tried once in a day. Another try
    of the same notice counts for the day only.
    """
    notices, channels, sent = schema.notices, schema.channels, schema.sent
    this = notices.c.id == notice.id

    def work(connection: Connection) -> bool:
        row = select(channels.c.answered).where(channels.c.id == notice.channel).with_for_update()
        answered = connection.execute(row).scalar()
        connection.execute(delete(sent).where(sent.c.channel == notice.channel, sent.c.at <= now - DAY_MS))
        query = select(sent.c.at, sent.c.table).where(sent.c.channel == notice.channel).order_by(sent.c.at)
        before = list(connection.execute(query))
        again = notice.attempts > 1
        if answered is None or (not answered and before) or (again and len(before) >= a_day):
            connection.execute(delete(notices).where(this))
            return False
        moments = [before[-a_day].at + DAY_MS] if len(before) >= a_day else []
        if not again:
            moments += [one.at + every for one in before if one.table == notice.table]
        due = max(moments, default=0)
        if due > now:
            later = {"due_at": due, "attempts": notice.attempts - 1}
            connection.execute(update(notices).where(this).values(later))
            return False
        told = {"id": new_id(), "channel": notice.channel, "table": notice.table, "at": now}
        connection.execute(insert(sent).values(told))
        return True

    return await database.run(work)


async def done(database: Database, notice: Notice, *, arrived: bool = True) -> None:
    """Forget a notice; if it has arrived, its channel works."""
    notices, channels = schema.notices, schema.channels

    def work(connection: Connection) -> None:
        connection.execute(delete(notices).where(notices.c.id == notice.id))
        if arrived:
            doubted = or_(channels.c.failures > 0, channels.c.answered.is_(False))
            works = {"failures": 0, "answered": True}
            connection.execute(update(channels).where(channels.c.id == notice.channel, doubted).values(works))

    await database.run(work)


async def failed(database: Database, notice: Notice, now: int) -> bool:
    """Postpone a notice that could not be sent. Return False if it is given up.

    That is so after `ATTEMPTS` tries, and after one over a channel that has never worked.
    """
    notices, channels = schema.notices, schema.channels

    def work(connection: Connection) -> bool:
        found = select(channels.c.answered).where(channels.c.id == notice.channel)
        again = notice.attempts < ATTEMPTS and bool(connection.execute(found).scalar())
        connection.execute(
            update(channels).where(channels.c.id == notice.channel).values(failures=channels.c.failures + 1)
        )
        if again:
            later = now + BACK_OFF_MS * 2 ** (notice.attempts - 1)
            connection.execute(update(notices).where(notices.c.id == notice.id).values(due_at=later))
        else:
            connection.execute(delete(notices).where(notices.c.id == notice.id))
        return again

    return await database.run(work)


async def withdraw(database: Database, person: str, table: str) -> None:
    """Delete the notifications of a person about a table, after the person has seen the table."""
    notices, channels = schema.notices, schema.channels
    mine = select(channels.c.id).where(channels.c.person == person)

    def work(connection: Connection) -> None:
        connection.execute(delete(notices).where(notices.c.table == table, notices.c.channel.in_(mine)))

    await database.run(work)


def at(table: str | None) -> ColumnElement[bool]:
    """Return the condition that a channel is for exactly this table; None: for all tables."""
    column = schema.channels.c.table
    return column.is_(None) if table is None else column == table


def found(connection: Connection, *conditions: ColumnElement[bool]) -> list[Channel]:
    """Return the channels that fulfil all conditions, in the order of their creation."""
    query = select(*COLUMNS).where(*conditions).order_by(schema.channels.c.made_at, schema.channels.c.id)
    rows = connection.execute(query).mappings()
    return [Channel(**{**row, "keys": codec.decode(row["keys"].encode())}) for row in rows]
