"""Identity of people: a random token in a cookie, stored hashed; accounts with argon2id."""

from __future__ import annotations

import hashlib
import secrets
from typing import NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import Response

from hautemer.server.auth.passwords import LONGEST, Passwords
from hautemer.server.errors import Wrong
from hautemer.server.workers.fair_queue import Asker
from hautemer.storage import people
from hautemer.storage.database import Database
from hautemer.storage.people import NameTaken, Person

COOKIE = "hautemer"
# Browsers accept a cookie of such a name only from this host, over https and for the path /.
PREFIX = "__Host-"
YEAR = 365 * 24 * 3600
PASSWORD = (8, LONGEST)


class Visitor(NamedTuple):
    """A person on one device."""

    person: Person
    token_hash: str


def new_token() -> str:
    """Return a random token of 256 bits."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """Return the hash of a token. A random token needs no salt; a look-up compares only hashes."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_in(connection: HTTPConnection) -> str | None:
    """Return the token of a request: a program sends it in a header, a browser in a cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip()[:100]
    return cookie_in(connection, COOKIE)[:100] or None


def cookie_in(connection: HTTPConnection, name: str) -> str:
    """Return a cookie of a browser; one without the prefix counts until it is replaced."""
    return connection.cookies.get(PREFIX + name) or connection.cookies.get(name, "")


def is_program(connection: HTTPConnection) -> bool:
    """True if the token of a request is in its header, where no browser puts it."""
    return "authorization" in connection.headers


async def visitor_of(
    database: Database, connection: HTTPConnection, token: str | None = None
) -> Visitor | None:
    """Return the visitor of a known device, by `token` or by the token of the connection; else None."""
    token = token_in(connection) if token is None else token[:100]
    if token is None:
        return None
    key = hashed(token)
    person = await people.person_of(database, key)
    return None if person is None else Visitor(person, key)


async def welcome(database: Database, person: str | None = None, label: str = "") -> tuple[str, str]:
    """Return a new token of a device, for a known person or for a new guest, with the person's id."""
    token = new_token()
    return token, await people.new_session(database, hashed(token), person, label=label)


def set_cookie(response: Response, name: str, value: str, *, secure: bool, path: str) -> None:
    """Give a browser a cookie for a year that no script can read; an empty value deletes it."""
    full = PREFIX + name if secure and path in ("", "/") else name
    response.set_cookie(
        full, value, max_age=YEAR if value else 0, path=path or "/", secure=secure, httponly=True,
        samesite="lax",
    )  # fmt: skip


async def register(
    database: Database,
    hashing: Passwords,
    asker: Asker,
    visitor: Visitor,
    name: str,
    password: str,
    token: str,
) -> None:
    """Give a person a name and a password: a guest becomes an account, an account gets new ones.

    This device is known by `token` from now on, and all others of the person are signed out.
    """
    written = await hashing.hash(password, asker)
    try:
        await people.register(
            database, visitor.person.id, name, written, visitor.token_hash, hashed(token) if token else ""
        )
    except NameTaken:
        raise Wrong("name_taken", status=409) from None


def check_password(password: str) -> None:
    """Raise `weak_password` if a password is too short or too long."""
    least, most = PASSWORD
    if not least <= len(password) <= most:
        raise Wrong("weak_password", least=least, most=most)
