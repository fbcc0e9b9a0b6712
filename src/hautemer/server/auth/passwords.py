"""Password hashing: argon2id on threads of its own, behind a short and fair queue.

A hash takes about a tenth of a second and 64 MiB. On the default thread pool, which records, long tables and
mails use too, a stranger's guesses would keep everybody waiting.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import ARGON2_VERSION

from hautemer.server.errors import Wrong
from hautemer.server.http.addresses import network_of
from hautemer.server.workers.fair_queue import Asker, FairQueue

THREADS = 2
# Waiting at the same time: in all, and for one person. Forty people behind one router may sign in at once.
QUEUE, QUEUE_OF_A_PERSON = 64, 8
# Seconds after which it is worth asking again, sent as Retry-After.
RETRY_AFTER = 5
LONGEST = 200

HASHER = PasswordHasher()


def unmatched(hasher: PasswordHasher) -> str:
    """Return a stored password that no password matches. Verifying it takes as long as any other."""
    # It is random instead of computed, because a hash would delay the start of the server.
    salt, digest = (
        base64.b64encode(secrets.token_bytes(size)).decode().rstrip("=")
        for size in (hasher.salt_len, hasher.hash_len)
    )
    cost = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2{hasher.type.name.lower()}$v={ARGON2_VERSION}${cost}${salt}${digest}"


# Verified if a name is unknown, so that the answer takes as long as for a known one.
NOBODY = unmatched(HASHER)

P = ParamSpec("P")
R = TypeVar("R")


class Passwords:
    """The hashing of one server process."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(THREADS, "hashing")
        self._turns = FairQueue(THREADS, QUEUE_OF_A_PERSON, in_all=QUEUE, retry_after=RETRY_AFTER)

    async def hash(self, password: str, asker: Asker) -> str:
        """Return a password as it is stored."""
        return await self._run(asker, HASHER.hash, password)

    async def verify(self, written: str | None, password: str, asker: Asker) -> None:
        """Raise `wrong_password` if this is not the password that was stored; None matches no password."""
        try:
            await self._run(asker, HASHER.verify, written or NOBODY, password[:LONGEST])
        except (VerificationError, InvalidHashError):
            raise Wrong("wrong_password", status=401) from None

    def close(self) -> None:
        """End the threads; what still waits is not hashed any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _run(self, asker: Asker, work: Callable[P, R], *args: P.args, **options: P.kwargs) -> R:
        """Run something on the pool when it is this asker's turn: by /48 or IPv4 address, then by person."""
        network = network_of(asker.household)
        person = asker.person if network is None else f"{asker.household} {asker.person}"
        async with self._turns.of(network or asker.household, person):
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._pool, partial(work, *args, **options))
