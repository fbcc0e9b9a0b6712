"""The devices on which an account was signed in before, proved by a cookie.

A known device is counted apart from strangers who guess passwords (`tries`). The cookie signs nobody in: it
holds a random name of the device and a code over that name and the account, made with a key of the server.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from hautemer.storage import keys
from hautemer.storage.database import Database

COOKIE = "hautemer-known"
# Accounts that one device remembers; on a shared one there are several.
MOST = 4


async def key_of(database: Database) -> bytes:
    """Return the key of this server, drawn once."""
    return await keys.keep(database, "known-devices", lambda: secrets.token_bytes(32))


def device_in(cookie: str, person: str, key: bytes) -> str | None:
    """Return the name of the device if it is known to the account of a person."""
    for proof in cookie.split("~")[:MOST]:
        device, _, code = proof.partition(".")
        if hmac.compare_digest(code.encode(), code_of(device, person, key).encode()):
            return device
    return None


def with_person(cookie: str, person: str, key: bytes) -> str:
    """Return the cookie of a device on which a person has signed in, the last one first."""
    if device_in(cookie, person, key) is not None:
        return cookie
    device = secrets.token_urlsafe(9)
    proofs = [f"{device}.{code_of(device, person, key)}", *filter(None, cookie.split("~"))]
    return "~".join(proofs[:MOST])


def code_of(device: str, person: str, key: bytes) -> str:
    """Return the code that proves that a device is known to a person."""
    return hmac.new(key, f"{device}\n{person}".encode(), hashlib.sha256).hexdigest()[:32]
