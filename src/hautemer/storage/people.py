"""People: guests and accounts, and the devices they come from."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, insert, select, update
from sqlalchemy import delete as remove
from sqlalchemy.exc import IntegrityError

from hautemer.storage import schema
from hautemer.storage.database import Database
from hautemer.storage.timestamps import now

# Age of the time of the last visit after which it is written again.
SEEN_MS = 5 * 60_000
# Devices per statement; PostgreSQL takes 65,535 parameters, older SQLites 999.
AT_ONCE = 900


class NameTaken(Exception):
    """Another account has that name."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person that the server knows; a guest has no password."""

    id: str
    name: str | None
    password_hash: str | None = field(repr=False)
    language: str
    made_at: int
    seen_at: int

    @property
    def is_guest(self) -> bool:
        """True if the person has no account."""
        return self.password_hash is None


class Session(NamedTuple):
    """A device on which a person is signed in."""

    token_hash: str
    person: str
    made_at: int
    seen_at: int
    label: str


def name_key(name: str) -> str:
    """Return the key by which names are compared: without case, repeated spaces and invisible characters.

    >>> name_key("Ｊean\\u200b  STRAẞE")
    'jean strasse'
    """
    key, before = name, ""
    while key != before:  # folding may bring back what composing undoes; it settles after a round or two
        before = key
        key = unicodedata.normalize("NFKC", key).casefold()
        key = "".join(sign for sign in key if sign.isspace() or not is_unseen(sign))
        key = " ".join(key.split())
    return key


def is_unseen(sign: str) -> bool:
    """True if a character is invisible or only selects how the previous one is drawn."""
    return unicodedata.category(sign)[0] == "C" or sign == "\ufe0f"


async def new_session(
    database: Database,
    token_hash: str,
    person: str | None = None,
    *,
    label: str = "",
    language: str = "",
) -> str:
    """Sign a device in, for a person or for a new guest, and return the person's id."""
    at = now()
    id = person or secrets.token_hex(10)

    def work(connection: Connection) -> str:
        if person is None:
            guest = {"id": id, "language": language, "made_at": at, "seen_at": at}
            connection.execute(insert(schema.people).values(guest))
        session = Session(token_hash, id, at, at, label)
        connection.execute(insert(schema.sessions).values(session._asdict()))
        return id

    return await database.run(work)


async def person_of(database: Database, token_hash: str) -> Person | None:
    """Return the person who is signed in on a device. Update the time of the last visit if it is old."""
    people, sessions = schema.people, schema.sessions
    query = (
        select(*PERSON, sessions.c.seen_at.label("session_seen_at"))
        .join(sessions, sessions.c.person == people.c.id)
        .where(sessions.c.token_hash == token_hash)
    )
    row = await database.read(lambda connection: connection.execute(query).first())
    if row is None:
        return None
    at = now()
    if at - row.session_seen_at >= SEEN_MS:

        def note(connection: Connection) -> None:
            connection.execute(update(sessions).where(sessions.c.token_hash == token_hash).values(seen_at=at))
            connection.execute(update(people).where(people.c.id == row.id).values(seen_at=at))

        await database.run(note)
    return Person(*row[:-1])


async def get(database: Database, person: str) -> Person | None:
    """Return a person by id, or None."""
    return await one(database, schema.people.c.id == person)


async def by_name(database: Database, name: str) -> Person | None:
    """Return the account whose name has the same key, or None."""
    return await one(database, schema.people.c.name_key == name_key(name))


async def is_named(database: Database, person: str, name: str) -> bool:
    """True if the person has an account whose name has the same key."""
    found = await get(database, person)
    return found is not None and not found.is_guest and name_key(found.name or "") == name_key(name)


async def accounts(database: Database, limit: int = 100) -> list[Person]:
    """Return the people with an account, the last seen first."""
    people = schema.people.c
    query = (
        select(*PERSON).where(people.password_hash.is_not(None)).order_by(people.seen_at.desc(), people.id)
    )
    return await database.read(
        lambda connection: [Person(*row) for row in connection.execute(query.limit(limit))]
    )


async def register(
    database: Database, person: str, name: str, password_hash: str, device: str = "", renewed: str = ""
) -> None:
    """Make a guest an account, or give an account another name and password.

    All other devices are signed out than the one whose token has the hash `device`; `renewed` is the hash of
    its new token. Raise `NameTaken` if another account has the name.
    """
    key, sessions, channels = name_key(name), schema.sessions, schema.channels

    def work(connection: Connection) -> None:
        values = {"name": name, "name_key": key, "password_hash": password_hash}
        connection.execute(update(schema.people).where(schema.people.c.id == person).values(values))
        sign_others_out(connection, person, device)
        if renewed:
            of_device = sessions.c.token_hash == device
            connection.execute(update(sessions).where(of_device).values(token_hash=renewed))
            connection.execute(update(channels).where(channels.c.session == device).values(session=renewed))

    try:
        await database.run(work)
    except IntegrityError:
        raise NameTaken(name) from None


async def rename(database: Database, person: str, name: str) -> None:
    """Rename a person. Raise `NameTaken` if this is an account and another account has the name."""
    found = await get(database, person)
    key = None if found is None or found.is_guest else name_key(name)
    await change(database, person, name=name, name_key=key)


async def new_language(database: Database, person: str, language: str) -> None:
    """Set the language of a person."""
    await change(database, person, language=language)


async def drop_session(database: Database, token_hash: str) -> None:
    """Sign a device out and delete the notification channels of its browser."""
    sessions, channels = schema.sessions, schema.channels

    def work(connection: Connection) -> None:
        connection.execute(remove(sessions).where(sessions.c.token_hash == token_hash))
        connection.execute(remove(channels).where(channels.c.session == token_hash))

    await database.run(work)


async def drop_other_sessions(database: Database, person: str, device: str) -> None:
    """Sign a person out on all devices except the one whose token has this hash."""
    await database.run(lambda connection: sign_others_out(connection, person, device))


def sign_others_out(connection: Connection, person: str, device: str) -> None:
    """Delete the sessions of a person except one, with the notification channels of those browsers."""
    sessions, channels = schema.sessions, schema.channels
    others = (sessions.c.person == person) & (sessions.c.token_hash != device)
    gone = channels.c.session.in_(select(sessions.c.token_hash).where(others))
    connection.execute(remove(channels).where(gone))
    connection.execute(remove(sessions).where(others))


async def drop_unseen_sessions(database: Database, before: int) -> int:
    """Delete the sessions of devices that were last seen before a moment; return how many."""
    sessions, channels = schema.sessions, schema.channels
    unseen = sessions.c.seen_at < before

    def work(connection: Connection) -> int:
        gone = channels.c.session.in_(select(sessions.c.token_hash).where(unseen))
        connection.execute(remove(channels).where(gone))
        return connection.execute(remove(sessions).where(unseen)).rowcount

    return await database.run(work)


async def same_device(database: Database, old: str, new: str) -> None:
    """Replace the token of a device and keep the notification channels of its browser."""
    channels = schema.channels

    def work(connection: Connection) -> None:
        connection.execute(update(channels).where(channels.c.session == old).values(session=new))

    await database.run(work)


async def sessions_of(database: Database, person: str, limit: int = 100_000) -> list[Session]:
    """Return the devices on which a person is signed in, the last used first."""
    sessions = schema.sessions
    query = select(sessions).where(sessions.c.person == person).order_by(sessions.c.seen_at.desc())
    query = query.limit(limit)
    return await database.read(lambda connection: [Session(*row) for row in connection.execute(query)])


async def signed_in(database: Database, token_hashes: Collection[str]) -> set[str]:
    """Return those of the devices that are still signed in."""
    sessions, asked = schema.sessions, list(token_hashes)

    def work(connection: Connection) -> set[str]:
        found: set[str] = set()
        for first in range(0, len(asked), AT_ONCE):
            some = sessions.c.token_hash.in_(asked[first : first + AT_ONCE])
            found.update(connection.scalars(select(sessions.c.token_hash).where(some)))
        return found

    return await database.read(work)


async def merge(database: Database, guest: str, user: str) -> list[str]:
    """Give a guest's seats, channels and records to an account and delete the guest. Return the tables.

    The guest's devices are signed out and the links deleted: holding one must not give access to the account.
    """
    people = schema.people

    def work(connection: Connection) -> list[str]:
        found = connection.execute(
            select(people.c.password_hash).where(people.c.id == guest).with_for_update()
        ).first()
        if guest == user or found is None or found.password_hash is not None:
            return []
        moved = tables_of(connection, guest)
        for owned in (schema.seats, schema.channels, schema.records):
            connection.execute(update(owned).where(owned.c.person == guest).values(person=user))
        connection.execute(remove(people).where(people.c.id == guest))
        return moved

    return await database.run(work)


async def delete(database: Database, person: str, name: str = "") -> list[str]:
    """Delete a person: name, password, devices, channels, links and records. Return the tables.

    The seats remain under another name; the journal contains only seats and their names.
    """
    seats, people = schema.seats, schema.people

    def work(connection: Connection) -> list[str]:
        left = tables_of(connection, person)
        connection.execute(update(seats).where(seats.c.person == person).values(person=None, name=name))
        connection.execute(remove(people).where(people.c.id == person))
        return left

    return await database.run(work)


PERSON = [schema.people.c[name] for name in Person.__slots__]


async def one(database: Database, condition: ColumnElement[bool]) -> Person | None:
    """Return the person who fulfils a condition, or None."""
    query = select(*PERSON).where(condition)

    def work(connection: Connection) -> Person | None:
        row = connection.execute(query).first()
        return Person(*row) if row else None

    return await database.read(work)


async def change(database: Database, person: str, **columns: str | None) -> None:
    """Set columns of a person's row."""
    people = schema.people

    def work(connection: Connection) -> None:
        connection.execute(update(people).where(people.c.id == person).values(columns))

    try:
        await database.run(work)
    except IntegrityError:
        raise NameTaken(columns.get("name")) from None


def tables_of(connection: Connection, person: str) -> list[str]:
    """Return the tables at which a person has a seat."""
    seats = schema.seats
    found = connection.execute(select(seats.c.table).where(seats.c.person == person).distinct())
    return sorted(found.scalars())
