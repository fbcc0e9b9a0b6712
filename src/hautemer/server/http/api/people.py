"""Endpoints of guests: identity, name, language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from starlette.requests import Request
from starlette.responses import Response

from hautemer.server.auth.accounts import is_program, token_in, visitor_of
from hautemer.server.errors import Wrong
from hautemer.server.http.api.common import Part, answer
from hautemer.server.http.api.messages import MeAnswer, Profile, TokenAnswer
from hautemer.server.http.api.tables import TableListServices, table_answer
from hautemer.server.http.endpoint import Empty, Endpoint
from hautemer.server.http.rate_limits import Buckets
from hautemer.server.notifications.planner import Notifications
from hautemer.server.tables.names import clean_name
from hautemer.storage import people
from hautemer.storage import tables as table_rows
from hautemer.words import LANGUAGES


class PeopleServices(TableListServices, Protocol):
    """The services that people use."""

    notifications: Notifications


async def me_answer(services: PeopleServices, person: str) -> MeAnswer:
    """Return the body of `GET /api/me`."""
    found = await people.get(services.database, person)
    if found is None:
        raise Wrong("not_signed_in", status=401)
    rows = await table_rows.of_person(services.database, person, limit=60)
    await services.tables.follow([row.id for row in rows])
    mine = [await table_answer(services, row, person) for row in rows if row.phase != "closed"]
    mail = services.notifications.post is not None
    return MeAnswer(found.id, found.name, not found.is_guest, found.language, tuple(mine), mail)


class PeopleApi(Part[PeopleServices]):
    """The endpoints of guests."""

    def endpoints(self) -> Iterable[Endpoint]:
        """Yield the endpoints."""
        limits = self.services.config.limits
        self.guests = Buckets(limits.guests_a_minute / 60, limits.guests_a_minute)
        yield Endpoint("GET", "/api/me", "Who I am and my tables", self.me, gives=MeAnswer)
        yield Endpoint("POST", "/api/me", "Make a new guest", self.guest, Empty, TokenAnswer)
        yield Endpoint("PATCH", "/api/me", "Change name or language", self.profile, Profile, MeAnswer)

    async def me(self, request: Request) -> Response:
        """Return the person of the request; make a stranger a guest."""
        visitor = await visitor_of(self.services.database, request)
        if visitor is not None:
            response = answer(await me_answer(self.services, visitor.person.id))
            if self.has_old_cookie(request) and not is_program(request):
                return self.with_cookie(request, response, token_in(request) or "")
            return response
        self.limit(self.guests, request)
        token, person = await self.new_token(request)
        return self.with_cookie(request, answer(await me_answer(self.services, person)), token)

    async def guest(self, request: Request, _: Empty) -> TokenAnswer:
        """Make a new guest, for programs."""
        self.limit(self.guests, request)
        token, person = await self.new_token(request)
        return TokenAnswer(token, person)

    async def profile(self, request: Request, wanted: Profile) -> MeAnswer:
        """Change the name or the language."""
        visitor = await self.visitor(request)
        if wanted.name is not None:
            try:
                await people.rename(self.services.database, visitor.person.id, clean_name(wanted.name))
            except people.NameTaken:
                raise Wrong("name_taken", status=409) from None
        if wanted.language in LANGUAGES:
            await people.new_language(self.services.database, visitor.person.id, wanted.language)
        return await me_answer(self.services, visitor.person.id)
