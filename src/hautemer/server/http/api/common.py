"""Functions that all endpoints share."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Generic, Protocol, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from hautemer.core.codec import encode
from hautemer.server.auth.accounts import COOKIE, PREFIX, Visitor, set_cookie, visitor_of, welcome
from hautemer.server.auth.device_names import label_of
from hautemer.server.config import Config
from hautemer.server.errors import Wrong
from hautemer.server.http.addresses import household
from hautemer.server.http.origins import keeps_secure_cookies
from hautemer.server.http.rate_limits import Buckets
from hautemer.server.tables.households import Households
from hautemer.server.workers.fair_queue import Asker
from hautemer.storage import tables as table_rows
from hautemer.storage.database import Database

# The phases in which people gather or play.
OPEN = ("lobby", "running")


class CommonServices(Protocol):
    """The services that all endpoints use."""

    config: Config
    database: Database
    households: Households
    making: Counter[str]


S = TypeVar("S", bound=CommonServices)


class Part(Generic[S]):
    """Some endpoints of one server process, and the services that they use."""

    def __init__(self, services: S) -> None:
        self.services = services

    async def visitor(self, request: Request) -> Visitor:
        """Return the visitor of a request. Raise `not_signed_in` if there is none."""
        visitor = await visitor_of(self.services.database, request)
        if visitor is None:
            raise Wrong("not_signed_in", status=401)
        return visitor

    def with_cookie(self, request: Request, response: Response, token: str) -> Response:
        """Set the cookie with a browser's token."""
        self.set_cookie(request, response, COOKIE, token)
        return response

    def set_cookie(self, request: Request, response: Response, name: str, value: str) -> None:
        """Set a cookie that only this server reads; an empty value deletes it."""
        path, secure = self.services.config.path, self._is_secure(request)
        set_cookie(response, name, value, secure=secure, path=path)
        if secure and not path and name in request.cookies:  # under its former name
            response.delete_cookie(name)

    def has_old_cookie(self, request: Request) -> bool:
        """True if a browser's token has no prefix although the prefix is possible."""
        if not self._is_secure(request) or self.services.config.path:
            return False
        return COOKIE in request.cookies and PREFIX + COOKIE not in request.cookies

    def _is_secure(self, request: Request) -> bool:
        host = request.headers.get("host", "")
        return keeps_secure_cookies(self.services.config, request.url.scheme, host)

    async def new_token(self, request: Request, person: str | None = None) -> tuple[str, str]:
        """Make a token for a device, of a known person or of a new guest; return it with the person's id."""
        return await welcome(self.services.database, person, label_of(request.headers.get("user-agent", "")))

    def asker(self, request: Request, visitor: Visitor | None) -> Asker:
        """Return the waiter for fair queues: all guests of a household count as one household."""
        return Asker(self.household(request), "" if visitor is None else visitor.person.id)

    def household(self, request: Request) -> str:
        """Return the household of a request, which rate limits count."""
        return household(request.client.host) if request.client else "?"

    def limit(self, buckets: Buckets, request: Request, drops: float = 1) -> None:
        """Raise `too_fast` if the household has exceeded the rate limit."""
        if not buckets.take(self.household(request), drops):
            wait = buckets.wait(self.household(request), drops)
            raise Wrong("too_fast", status=429).until(math.ceil(min(wait, 3600)))

    @asynccontextmanager
    async def room_for_a_table(self, person: str, request: Request) -> AsyncIterator[None]:
        """Raise `too_many` if a person or a household already has the maximum number of open tables.

        Tables that are being made count, too, so that concurrent requests cannot exceed the limit.
        """
        making, limits = self.services.making, self.services.config.limits
        household = self.household(request)
        making.update((person, household))
        try:
            rows = await table_rows.of_person(self.services.database, person, limit=1000)
            rows += await table_rows.of_host(self.services.database, person)
            own = len({row.id for row in rows if row.phase in OPEN})
            if own + making[person] > limits.tables_of_a_person:
                raise Wrong("too_many", status=429)
            kept = await self.services.households.tables_of(self.services.database, household, person)
            if kept + making[household] > limits.tables_of_a_household:
                raise Wrong("too_many", status=429)
            yield
        finally:
            making.subtract((person, household))
            for key in (person, household):
                if making[key] <= 0:
                    del making[key]


def answer(value: Any) -> Response:
    """Return a JSON response."""
    return Response(encode(value), media_type="application/json")


def number(text: str) -> int:
    """Return the number in a query. Raise `not_found` if it is not a whole number."""
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Wrong("not_found", status=404)
    return int(text)
