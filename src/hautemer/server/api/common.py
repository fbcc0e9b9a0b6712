"""What the endpoints share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.responses import Response

from hautemer.core.codec import encode
from hautemer.server.buckets import Buckets
from hautemer.server.guards import household
from hautemer.server.problems import Wrong
from hautemer.server.signing import Visitor, set_cookie, visitor_of
from hautemer.server.turns import Asker
from hautemer.storage import tables

if TYPE_CHECKING:
    from hautemer.server.app import House

# Where people gather or play.
OPEN = ("lobby", "running")


class Part:
    """Some endpoints of one server process."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def visitor(self, request: Request) -> Visitor:
        """Who asks; a stranger is refused."""
        visitor = await visitor_of(self.house.database, request)
        if visitor is None:
            raise Wrong("not_signed_in", status=401)
        return visitor

    def with_cookie(self, request: Request, response: Response, token: str) -> Response:
        """Gives a browser its token."""
        secure = request.url.scheme == "https"
        set_cookie(response, token, secure=secure, path=self.house.config.path)
        return response

    def asker(self, request: Request, visitor: Visitor | None) -> Asker:
        """Who takes turns with others: however many guests a household is, it is one."""
        return Asker(self.household(request), "" if visitor is None else visitor.person.id)

    def household(self, request: Request) -> str:
        """Whom limits count."""
        return household(request.client.host) if request.client else "?"

    def limit(self, buckets: Buckets, request: Request, drops: float = 1) -> None:
        """Refuses what one household asks for too often."""
        if not buckets.take(self.household(request), drops):
            raise Wrong("too_fast", status=429)

    @asynccontextmanager
    async def room_for_a_table(self, person: str) -> AsyncIterator[None]:
        """Refuses one more table to who has as many open ones as one may have.

        Those that are being made count, too: who asks for many at once has no more than others.
        """
        making, most = self.house.making, self.house.config.limits.tables_of_a_person
        making[person] += 1
        try:
            rows = await tables.of_person(self.house.database, person, limit=1000)
            rows += await tables.of_host(self.house.database, person)
            if len({row.id for row in rows if row.phase in OPEN}) + making[person] > most:
                raise Wrong("too_many", status=429)
            yield
        finally:
            making[person] -= 1
            if not making[person]:
                del making[person]


def answer(value: Any) -> Response:
    """A value as an answer."""
    return Response(encode(value), media_type="application/json")


def number(text: str) -> int:
    """A whole number of a query."""
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Wrong("not_found", status=404)
    return int(text)
