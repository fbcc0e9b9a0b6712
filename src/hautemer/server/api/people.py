"""Who I am: guests, accounts, my tables."""

from __future__ import annotations

from collections.abc import Iterable

from starlette.requests import Request
from starlette.responses import Response

from hautemer.server import lobby, pages
from hautemer.server.api.answers import Account, MeAnswer, NewAccount, Profile, TokenAnswer
from hautemer.server.api.common import Part, answer
from hautemer.server.api.tables import table_answer
from hautemer.server.buckets import Buckets
from hautemer.server.http import Empty, Endpoint
from hautemer.server.names import clean_name
from hautemer.server.problems import Wrong
from hautemer.server.signing import COOKIE, hashed, login, register, token_in, visitor_of, welcome
from hautemer.storage import people, tables


class PeopleApi(Part):
    """Who I am."""

    def endpoints(self) -> Iterable[Endpoint]:
        """What can be asked."""
        limits = self.house.config.limits
        self.logins = Buckets(limits.logins_a_minute / 60, limits.logins_a_minute)
        self.guests = Buckets(limits.guests_a_minute / 60, limits.guests_a_minute)
        yield Endpoint("GET", "/api/me", "Who I am and my tables", self.me, gives=MeAnswer)
        yield Endpoint("POST", "/api/me", "Be somebody: a new guest", self.guest, Empty, TokenAnswer)
        yield Endpoint("PATCH", "/api/me", "Change name or language", self.profile, Profile, MeAnswer)
        yield Endpoint("DELETE", "/api/me", "Forget me and all my data", self.forget, gives=Empty)
        yield Endpoint(
            "POST", "/api/account", "Make this guest an account", self.account, NewAccount, MeAnswer
        )
        yield Endpoint("POST", "/api/login", "Sign in", self.login, Account, MeAnswer)
        yield Endpoint("POST", "/api/logout", "Sign this device out", self.logout, Empty, Empty)

    async def me(self, request: Request) -> Response:
        """Who is asking; a stranger becomes a guest."""
        visitor = await visitor_of(self.house.database, request)
        if visitor is not None:
            return answer(await self.me_answer(visitor.person.id))
        self.limit(self.guests, request)
        token, person = await welcome(self.house.database)
        return self.with_cookie(request, answer(await self.me_answer(person)), token)

    async def me_answer(self, person: str) -> MeAnswer:
        """Somebody as he is told of himself."""
        found = await people.get(self.house.database, person)
        if found is None:
            raise Wrong("not_signed_in", status=401)
        rows = await tables.of_person(self.house.database, person, limit=60)
        await self.house.harbour.follow([row.id for row in rows])
        mine = [await table_answer(self.house, row, person) for row in rows if row.phase != "closed"]
        mail = self.house.notices.post is not None
        return MeAnswer(found.id, found.name, not found.is_guest, found.language, tuple(mine), mail)

    async def guest(self, request: Request, _: Empty) -> TokenAnswer:
        """A new guest, for programs."""
        self.limit(self.guests, request)
        token, person = await welcome(self.house.database)
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
        return await self.me_answer(visitor.person.id)

    async def account(self, request: Request, wanted: NewAccount) -> MeAnswer:
        """An account for this guest, or another name and password for the one that is signed in."""
        self.limit(self.logins, request)
        visitor = await self.visitor(request)
        await register(self.house.database, visitor.person, wanted.name, wanted.password, wanted.old)
        return await self.me_answer(visitor.person.id)

    async def login(self, request: Request, wanted: Account) -> Response:
        """Signs in; the seats of this device's guest go to the account, but for a second one at a table."""
        self.limit(self.logins, request)
        user = await login(self.house.database, wanted.name, wanted.password)
        visitor = await visitor_of(self.house.database, request)
        if visitor is not None and visitor.person.is_guest:
            await lobby.keep_hosting(self.house.harbour, visitor.person.id, user.id)
            rows = await tables.of_person(self.house.database, visitor.person.id, limit=1000)
            for row in rows:
                berth = await self.house.harbour.current(row.id)
                seat = berth.table.seat_of(visitor.person.id)
                if seat is not None and berth.table.seat_of(user.id) is None:
                    await self.house.move_seat(row.id, visitor.person.id, user.id)
                else:
                    await lobby.leave(self.house.harbour, row.id, visitor.person.id)
            await people.merge(self.house.database, visitor.person.id, user.id)
            self.house.sign_out(person=visitor.person.id)
        elif visitor is not None:
            await people.drop_session(self.house.database, visitor.token_hash)
            self.house.sign_out(session=visitor.token_hash)
        token, _ = await welcome(self.house.database, user.id)
        if visitor is not None and visitor.person.is_guest:
            await people.same_device(self.house.database, visitor.token_hash, hashed(token))
        return self.with_cookie(request, answer(await self.me_answer(user.id)), token)

    async def logout(self, request: Request, _: Empty) -> Response:
        """Signs this device out; its browser is told of nothing more."""
        token = token_in(request)
        if token is not None:
            await people.drop_session(self.house.database, hashed(token))
            self.house.sign_out(session=hashed(token))
        response = answer(Empty())
        response.delete_cookie(COOKIE, path=self.house.config.path or "/")
        return response

    async def forget(self, request: Request) -> Response:
        """Forgets somebody; what was played stays under the name that was used, and a bot plays on."""
        visitor = await self.visitor(request)
        await lobby.forget(self.house.harbour, visitor.person.id)
        self.house.sign_out(person=visitor.person.id)
        response = answer(Empty())
        response.delete_cookie(COOKIE, path=self.house.config.path or "/")
        return response
