"""Guests, and what they are told about themselves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from hautemer.server import pages
from hautemer.server.api.answers import MeAnswer, Profile, TokenAnswer
from hautemer.server.api.common import Part, answer
from hautemer.server.api.tables import table_answer
from hautemer.server.buckets import Buckets
from hautemer.server.http import Empty, Endpoint
from hautemer.server.names import clean_name
from hautemer.server.problems import Wrong
from hautemer.server.signing import is_program, token_in, visitor_of
from hautemer.storage import people, tables

if TYPE_CHECKING:
    from hautemer.server.app import House


async def me_answer(house: House, person: str) -> MeAnswer:
    """Return the body of `GET /api/me`."""
    found = await people.get(house.database, person)
    if found is None:
        raise Wrong("not_signed_in", status=401)
    rows = await tables.of_person(house.database, person, limit=60)
    await house.harbour.follow([row.id for row in rows])
    mine = [await table_answer(house, row, person) for row in rows if row.phase != "closed"]
    mail = house.notices.post is not None
    return MeAnswer(found.id, found.name, not found.is_guest, found.language, tuple(mine), mail)


class PeopleApi(Part):
    """Who I am."""

    def endpoints(self) -> Iterable[Endpoint]:
        """What can be asked."""
        limits = self.house.config.limits
        self.guests = Buckets(limits.guests_a_minute / 60, limits.guests_a_minute)
        yield Endpoint("GET", "/api/me", "Who I am and my tables", self.me, gives=MeAnswer)
        yield Endpoint("POST", "/api/me", "Be somebody: a new guest", self.guest, Empty, TokenAnswer)
        yield Endpoint("PATCH", "/api/me", "Change name or language", self.profile, Profile, MeAnswer)

    async def me(self, request: Request) -> Response:
        """Who is asking; a stranger becomes a guest."""
        visitor = await visitor_of(self.house.database, request)
        if visitor is not None:
            response = answer(await me_answer(self.house, visitor.person.id))
            if self.has_old_cookie(request) and not is_program(request):
                return self.with_cookie(request, response, token_in(request) or "")
            return response
        self.limit(self.guests, request)
        token, person = await self.new_token(request)
        return self.with_cookie(request, answer(await me_answer(self.house, person)), token)

    async def guest(self, request: Request, _: Empty) -> TokenAnswer:
        """A new guest, for programs."""
        self.limit(self.guests, request)
        token, person = await self.new_token(request)
        return TokenAnswer(token, person)

    async def profile(self, request: Request, wanted: Profile) -> MeAnswer:
        """Another name or language."""
        visitor = await self.visitor(request)
        if wanted.name is not None:
            try:
                await people.rename(self.house.database, visitor.person.id, clean_name(wanted.name))
            except people.NameTaken:
                raise Wrong("name_taken", status=409) from None
        if wanted.language in pages.LANGUAGES:
            await people.new_language(self.house.database, visitor.person.id, wanted.language)
        return await me_answer(self.house, visitor.person.id)
