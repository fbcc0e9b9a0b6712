"""Who somebody is: a random token in a cookie, kept hashed; accounts with argon2id."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from starlette.requests import HTTPConnection
from starlette.responses import Response

from hautemer.server.names import clean_name
from hautemer.server.problems import Wrong
from hautemer.storage import people
from hautemer.storage.database import Database
from hautemer.storage.people import NameTaken, Person

COOKIE = "hautemer"
YEAR = 365 * 24 * 3600
PASSWORD = (8, 200)

HASHER = PasswordHasher()
# Hashed when a name is unknown, so that the answer takes as long as for a known one.
NOBODY = HASHER.hash(secrets.token_hex())


class Visitor(NamedTuple):
    """Somebody on one device."""

    person: Person
    token_hash: str


def new_token() -> str:
    """A secret of 256 bits."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """A token as it is kept: it has enough luck in it to need no salt; looking it up compares hashes only."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_in(connection: HTTPConnection) -> str | None:
    """The token of a request: of a program in its header, of a browser in its cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip()[:100]
    return connection.cookies.get(COOKIE, "")[:100] or None


async def visitor_of(
    database: Database, connection: HTTPConnection, token: str | None = None
) -> Visitor | None:
    """Who asks, if this device is known: by a token that was named, or the connection's own."""
    token = token_in(connection) if token is None else token[:100]
    if token is None:
        return None
    key = hashed(token)
    person = await people.person_of(database, key)
    return None if person is None else Visitor(person, key)


async def welcome(database: Database, person: str | None = None) -> tuple[str, str]:
    """A new token, for somebody or for a new guest; with the person's id."""
    token = new_token()
    return token, await people.new_session(database, hashed(token), person)


def set_cookie(response: Response, token: str, *, secure: bool, path: str) -> None:
    """Gives a browser its token."""
    response.set_cookie(
        COOKIE, token, max_age=YEAR, path=path or "/", secure=secure, httponly=True, samesite="lax"
    )


async def register(database: Database, person: Person, name: str, password: str, old: str) -> None:
    """Makes a guest an account; who has one changes it by its old password."""
    name = clean_name(name)
    check_password(password)
    if person.password_hash is not None:
        await verify(person.password_hash, old)
    written = await asyncio.to_thread(HASHER.hash, password)
    try:
        await people.register(database, person.id, name, written)
    except NameTaken:
        raise Wrong("name_taken", status=409) from None


async def login(database: Database, name: str, password: str) -> Person:
    """The account of a name and password; takes as long for an unknown name."""
    found = await people.by_name(database, name[:100])
    written = NOBODY if found is None or found.password_hash is None else found.password_hash
    await verify(written, password)
    assert found is not None
    return found


async def verify(written: str, password: str) -> None:
    """Refuses a password that is not the one that is kept hashed."""
    try:
        await asyncio.to_thread(HASHER.verify, written, password[: PASSWORD[1]])
    except (VerificationError, InvalidHashError):
        raise Wrong("wrong_password", status=401) from None


def check_password(password: str) -> None:
    """Refuses passwords that are too short or too long."""
    least, most = PASSWORD
    if not least <= len(password) <= most:
        raise Wrong("weak_password", least=least, most=most)
