"""Endpoints of accounts: create, sign in, sign out, delete."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from starlette.requests import Request
from starlette.responses import Response

from hautemer.server.auth import known_devices
from hautemer.server.auth.accounts import (
    COOKIE,
    Visitor,
    check_password,
    cookie_in,
    hashed,
    is_program,
    new_token,
    register,
    token_in,
    visitor_of,
)
from hautemer.server.auth.attempts import Tries
from hautemer.server.auth.passwords import Passwords
from hautemer.server.http.api.common import Part, answer
from hautemer.server.http.api.messages import Account, Deletion, Device, MeAnswer, NewAccount
from hautemer.server.http.api.people import PeopleServices, me_answer
from hautemer.server.http.endpoint import Empty, Endpoint
from hautemer.server.http.rate_limits import Buckets
from hautemer.server.sockets.presence import Presence
from hautemer.server.tables import links, lobby
from hautemer.server.tables.names import clean_name
from hautemer.storage import people
from hautemer.storage import tables as table_rows
from hautemer.storage.people import Person

# The maximum number of listed devices.
MOST_DEVICES = 100


class AccountsServices(PeopleServices, Protocol):
    """The services that accounts use."""

    passwords: Passwords
    presence: Presence


class AccountsApi(Part[AccountsServices]):
    """The endpoints of accounts and passwords."""

    def endpoints(self) -> Iterable[Endpoint]:
        """Yield the endpoints."""
        limits = self.services.config.limits
        self.logins = Buckets(limits.logins_a_minute / 60, limits.logins_a_minute)
        self.tries = Tries(limits.tries_at_once)
        yield Endpoint("DELETE", "/api/me", "Delete me and all my data", self.forget, Deletion, Empty)
        yield Endpoint(
            "POST", "/api/account", "Make this guest an account", self.account, NewAccount, MeAnswer
        )
        yield Endpoint("POST", "/api/login", "Sign in", self.login, Account, MeAnswer)
        yield Endpoint("POST", "/api/logout", "Sign this device out", self.logout, Empty, Empty)
        yield Endpoint("GET", "/api/devices", "Where I am signed in", self.devices, gives=list[Device])
        yield Endpoint(
            "DELETE", "/api/devices", "Sign my other devices out", self.others, Empty, gives=list[Device]
        )

    async def account(self, request: Request, wanted: NewAccount) -> Response:
        """Make this guest an account, or change the name and password of the account that is signed in.

        All other devices of the person are signed out, and this one gets a new token: knowledge of the old
        token does not give access to the account. A program keeps the token in its header.
        """
        self.limit(self.logins, request)
        visitor = await self.visitor(request)
        name = clean_name(wanted.name)
        check_password(wanted.password)
        if not visitor.person.is_guest:
            await self._check_own_password(request, visitor, wanted.old)
        services, person, asker = self.services, visitor.person.id, self.asker(request, visitor)
        token = "" if is_program(request) else new_token()
        await register(services.database, services.passwords, asker, visitor, name, wanted.password, token)
        if token:
            services.presence.renew(visitor.token_hash, hashed(token))
        services.presence.sign_out(person=person, but=hashed(token) if token else visitor.token_hash)
        response = answer(await me_answer(services, person))
        if token:
            self.with_cookie(request, response, token)
        return await self._known_here(request, response, person)

    async def login(self, request: Request, wanted: Account) -> Response:
        """Sign in; move the seats of this device's guest to the account, except a second one at a table."""
        self.limit(self.logins, request)
        visitor = await visitor_of(self.services.database, request)
        user = await self._account_of(request, visitor, wanted)
        if visitor is not None and visitor.person.is_guest:
            await self._merge(visitor.person.id, user.id)
        elif visitor is not None:
            await people.drop_session(self.services.database, visitor.token_hash)
            self.services.presence.sign_out(session=visitor.token_hash)
        token, _ = await self.new_token(request, user.id)
        if visitor is not None and visitor.person.is_guest:
            await people.same_device(self.services.database, visitor.token_hash, hashed(token))
        response = answer(await me_answer(self.services, user.id))
        return await self._known_here(request, self.with_cookie(request, response, token), user.id)

    async def logout(self, request: Request, _: Empty) -> Response:
        """Sign this device out; its browser gets no more notifications."""
        token = token_in(request)
        if token is not None:
            await people.drop_session(self.services.database, hashed(token))
            self.services.presence.sign_out(session=hashed(token))
        response = answer(Empty())
        self.set_cookie(request, response, COOKIE, "")
        return response

    async def devices(self, request: Request) -> list[Device]:
        """Return the devices on which the person is signed in, the last used first."""
        return await self._devices(await self.visitor(request))

    async def others(self, request: Request, _: Empty) -> list[Device]:
        """Sign all devices of the person out, except the one that asks."""
        visitor = await self.visitor(request)
        await people.drop_other_sessions(self.services.database, visitor.person.id, visitor.token_hash)
        self.services.presence.sign_out(person=visitor.person.id, but=visitor.token_hash)
        return await self._devices(visitor)

    async def _devices(self, visitor: Visitor) -> list[Device]:
        sessions = await people.sessions_of(self.services.database, visitor.person.id, MOST_DEVICES)
        return [
            Device(one.label, one.made_at, one.seen_at, one.token_hash == visitor.token_hash)
            for one in sessions
        ]

    async def forget(self, request: Request, wanted: Deletion) -> Response:
        """Delete a person; matches keep the name that was used there, and bots take over running seats.

        An account needs its password, so that a device left signed in cannot be used to delete it.
        """
        visitor = await self.visitor(request)
        if not visitor.person.is_guest:
            self.limit(self.logins, request)
            await self._check_own_password(request, visitor, wanted.password)
        await lobby.forget(self.services.tables, visitor.person.id)
        self.services.presence.sign_out(person=visitor.person.id)
        response = answer(Empty())
        for cookie in (COOKIE, known_devices.COOKIE):
            self.set_cookie(request, response, cookie, "")
        return response

    async def _account_of(self, request: Request, visitor: Visitor | None, wanted: Account) -> Person:
        """Return the account of a name and password; this takes as long for an unknown name."""
        name = wanted.name[:100]
        found = await people.by_name(self.services.database, name)
        key = await known_devices.key_of(self.services.database)
        cookie = cookie_in(request, known_devices.COOKIE)
        device = None if found is None else known_devices.device_in(cookie, found.id, key)
        tried = self.tries.begin(people.name_key(name), self.household(request), device)
        written = None if found is None else found.password_hash
        await self.services.passwords.verify(written, wanted.password, self.asker(request, visitor))
        self.tries.succeeded(tried)
        assert found is not None
        return found

    async def _check_own_password(self, request: Request, visitor: Visitor, password: str) -> None:
        """Raise `Wrong` if this is not the password of the person who is signed in on this device."""
        tried = self.tries.begin(visitor.person.id, self.household(request), visitor.token_hash)
        asker = self.asker(request, visitor)
        await self.services.passwords.verify(visitor.person.password_hash, password, asker)
        self.tries.succeeded(tried)

    async def _merge(self, guest: str, user: str) -> None:
        """Move the seats of a guest to an account, and delete the guest."""
        await lobby.keep_hosting(self.services.tables, guest, user)
        for row in await table_rows.of_person(self.services.database, guest, limit=1000):
            loaded = await self.services.tables.current(row.id)
            seat = loaded.table.seat_of(guest)
            if seat is not None and loaded.table.seat_of(user) is None:
                await links.move_seat(self.services.tables, row.id, guest, user)
            else:
                await lobby.leave(self.services.tables, row.id, guest)
        await people.merge(self.services.database, guest, user)
        self.services.presence.sign_out(person=guest)

    async def _known_here(self, request: Request, response: Response, person: str) -> Response:
        """Set the cookie by which this device proves that the account was signed in here."""
        key = await known_devices.key_of(self.services.database)
        cookie = known_devices.with_person(cookie_in(request, known_devices.COOKIE), person, key)
        self.set_cookie(request, response, known_devices.COOKIE, cookie)
        return response
