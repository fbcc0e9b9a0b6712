"""What can be asked by HTTP; everything at a table goes through its socket."""

from __future__ import annotations

import asyncio
import io
import secrets
from collections import OrderedDict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import segno
from starlette.requests import Request
from starlette.responses import Response

from hautemer.core import record as records
from hautemer.core import registry
from hautemer.core.codec import Struct, encode, plain
from hautemer.core.game import Game, Option
from hautemer.server import describe, lobby, pages, uploads
from hautemer.server import protocol as ask
from hautemer.server.buckets import Buckets
from hautemer.server.commands import bot_names, clean_name
from hautemer.server.http import Empty, Endpoint
from hautemer.server.metrics import METRICS
from hautemer.server.problems import Wrong
from hautemer.server.replays import Moment, Replayed
from hautemer.server.settings import Settings
from hautemer.server.signing import (
    COOKIE,
    Visitor,
    hashed,
    login,
    register,
    set_cookie,
    token_in,
    visitor_of,
    welcome,
)
from hautemer.storage import links, people, tables
from hautemer.storage import records as kept
from hautemer.storage.tables import Table as Row

if TYPE_CHECKING:
    from hautemer.server.app import House

# Matches that are kept played through for people who look at replays.
REPLAYS = 16


class GameAnswer(Struct, frozen=True):
    """A game that is installed; its words are in its .ftl files."""

    key: str
    title: str
    seats: tuple[int, int]
    rules: int
    options: dict[str, Option]
    reasons: tuple[str, ...]
    bots: tuple[str, ...]  # the weakest first
    talks: bool


class TableAnswer(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    phase: str
    names: tuple[str, ...]
    seats: int
    free: int
    made_at: int
    updated_at: int
    seat: int | None = None
    your_move: bool = False


class MeAnswer(Struct, frozen=True):
    """Who is asking."""

    person: str
    name: str | None
    account: bool
    language: str
    tables: tuple[TableAnswer, ...]


class TokenAnswer(Struct, frozen=True):
    """A token for programs; browsers have it in their cookie."""

    token: str
    person: str


class MakeTable(Struct, frozen=True):
    """A new table: the host takes seat 0 under `name`, bots the seats that name one."""

    settings: Settings
    name: str | None = None
    bots: tuple[str | None, ...] = ()
    start: bool = False


class MadeAnswer(Struct, frozen=True):
    """A table that was made."""

    table: str
    code: str | None


class Code(Struct, frozen=True):
    """Four letters."""

    code: str


class TableKey(Struct, frozen=True):
    """Where to go."""

    table: str


class LinkSecret(Struct, frozen=True):
    """The secret of a personal link."""

    secret: str


class SeatAnswer(Struct, frozen=True):
    """A seat that is now this device's."""

    table: str
    seat: int


class Account(Struct, frozen=True):
    """A name and a password."""

    name: str
    password: str


class Profile(Struct, frozen=True):
    """What somebody wants to be called, in which language."""

    name: str | None = None
    language: str | None = None


class RecordAnswer(Struct, frozen=True):
    """A record that was brought."""

    record: str
    game: str
    moments: int


class FromRecord(Struct, frozen=True):
    """A new match that goes on from a moment of a record."""

    moment: int
    settings: Settings
    name: str
    seat: int = 0
    bots: tuple[str | None, ...] = ()


class Api:
    """All endpoints of one server process."""

    def __init__(self, house: House) -> None:
        self.house = house
        limits = house.config.limits
        self.codes = Buckets(limits.codes_a_minute / 60, limits.codes_a_minute)
        self.logins = Buckets(limits.logins_a_minute / 60, limits.logins_a_minute)
        self.made = Buckets(limits.tables_an_hour / 3600, limits.tables_an_hour)
        self.uploads = Buckets(limits.uploads_a_minute / 60, limits.uploads_a_minute)
        self.replays: OrderedDict[str, Replayed] = OrderedDict()

    def endpoints(self) -> Iterable[Endpoint]:
        """Everything that can be asked."""
        page = "text/plain; charset=utf-8"
        yield Endpoint(
            "GET", "/api/games", "The games, their options and bots", self.games, gives=list[GameAnswer]
        )
        yield Endpoint("GET", "/api/words/{language}.ftl", "The house's words", self.words, media=page)
        yield Endpoint(
            "GET", "/api/words/{language}/{game}.ftl", "A game's words", self.game_words, media=page
        )
        yield Endpoint("GET", "/api/me", "Who I am and my tables", self.me, gives=MeAnswer)
        yield Endpoint("POST", "/api/me", "Be somebody: a new guest", self.guest, Empty, TokenAnswer)
        yield Endpoint("PATCH", "/api/me", "Change name or language", self.profile, Profile, MeAnswer)
        yield Endpoint("DELETE", "/api/me", "Forget me and all my data", self.forget, gives=Empty)
        yield Endpoint("POST", "/api/account", "Make this guest an account", self.account, Account, MeAnswer)
        yield Endpoint("POST", "/api/login", "Sign in", self.login, Account, MeAnswer)
        yield Endpoint("POST", "/api/logout", "Sign this device out", self.logout, Empty, Empty)
        yield Endpoint(
            "GET", "/api/tables", "Open tables", self.tables, gives=list[TableAnswer], query=("game",)
        )
        yield Endpoint("POST", "/api/tables", "Make a table", self.make, MakeTable, MadeAnswer)
        yield Endpoint(
            "GET", "/api/tables/{table}", "A table as everybody sees it", self.table, gives=ask.Board
        )
        yield Endpoint(
            "GET",
            "/api/tables/{table}/invitation.svg",
            "The invitation as a QR image",
            self.invitation,
            media="image/svg+xml",
        )
        yield Endpoint("POST", "/api/codes", "The table of a code", self.code, Code, TableKey)
        yield Endpoint("POST", "/api/links", "Use a personal link", self.link, LinkSecret, SeatAnswer)
        yield Endpoint("GET", "/api/tables/{table}/record", "The record of a finished match", self.record)
        query = ("moment", "seat")
        yield Endpoint(
            "GET", "/api/tables/{table}/replay", "A moment of it", self.replay, gives=Moment, query=query
        )
        yield Endpoint(
            "POST",
            "/api/records",
            "Bring a record",
            self.bring,
            gives=RecordAnswer,
            raw=True,
            largest=uploads.MAX_BYTES,
        )
        yield Endpoint(
            "GET", "/api/records/{record}/replay", "A moment of it", self.brought, gives=Moment, query=query
        )
        yield Endpoint(
            "POST", "/api/records/{record}/table", "Go on from a moment", self.go_on, FromRecord, MadeAnswer
        )
        yield Endpoint("GET", "/api/openapi.json", "This description", self.openapi)
        yield Endpoint("GET", "/api/asyncapi.json", "The sockets' description", self.asyncapi)
        yield Endpoint("GET", "/healthz", "Whether the process lives", self.healthz, media=page)
        yield Endpoint("GET", "/readyz", "Whether it can serve", self.readyz, media=page)
        if self.house.config.metrics:
            yield Endpoint("GET", "/metrics", "Numbers for the operator", self.metrics, media=page)
        yield from pages.endpoints(self.house)

    # Games

    async def games(self, request: Request) -> list[GameAnswer]:
        """All games that are installed."""
        return [game_answer(key) for key in list(registry.keys())]

    async def words(self, request: Request) -> Response:
        """The house's messages in a language."""
        return pages.words(request, request.path_params["language"], None)

    async def game_words(self, request: Request) -> Response:
        """A game's messages in a language."""
        return pages.words(request, request.path_params["language"], request.path_params["game"])

    # People

    async def visitor(self, request: Request) -> Visitor:
        """Who asks; a stranger is refused."""
        visitor = await visitor_of(self.house.database, request)
        if visitor is None:
            raise Wrong("not_signed_in", status=401)
        return visitor

    async def me(self, request: Request) -> Response:
        """Who is asking; a stranger becomes a guest."""
        visitor = await visitor_of(self.house.database, request)
        if visitor is not None:
            return answer(await self.me_answer(visitor.person.id))
        token, person = await welcome(self.house.database)
        return self.with_cookie(request, answer(await self.me_answer(person)), token)

    async def me_answer(self, person: str) -> MeAnswer:
        """Somebody as he is told of himself."""
        found = await people.get(self.house.database, person)
        if found is None:
            raise Wrong("not_signed_in", status=401)
        rows = await tables.of_person(self.house.database, person, limit=60)
        mine = [await self.table_answer(row, person) for row in rows if row.phase != "closed"]
        return MeAnswer(found.id, found.name, not found.is_guest, found.language, tuple(mine))

    def with_cookie(self, request: Request, response: Response, token: str) -> Response:
        """Gives a browser its token."""
        secure = request.url.scheme == "https"
        set_cookie(response, token, secure=secure, path=self.house.config.path)
        return response

    async def guest(self, request: Request, _: Empty) -> TokenAnswer:
        """A new guest, for programs."""
        self.limit(self.logins, request)
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

    async def account(self, request: Request, wanted: Account) -> MeAnswer:
        """An account for this guest."""
        self.limit(self.logins, request)
        visitor = await self.visitor(request)
        await register(self.house.database, visitor.person, wanted.name, wanted.password)
        return await self.me_answer(visitor.person.id)

    async def login(self, request: Request, wanted: Account) -> Response:
        """Signs in; the seats of this device's guest go to the account."""
        self.limit(self.logins, request)
        user = await login(self.house.database, wanted.name, wanted.password)
        visitor = await visitor_of(self.house.database, request)
        if visitor is not None and visitor.person.is_guest:
            rows = await tables.of_person(self.house.database, visitor.person.id, limit=1000)
            for row in rows:
                berth = await self.house.harbour.find(row.id)
                seat = berth.table.seat_of(visitor.person.id)
                if seat is not None and berth.table.seat_of(user.id) is None:
                    await self.house.move_seat(row.id, seat, visitor.person.id, user.id)
            await people.merge(self.house.database, visitor.person.id, user.id)
            self.house.sign_out(person=visitor.person.id)
        elif visitor is not None:
            await people.drop_session(self.house.database, visitor.token_hash)
            self.house.sign_out(session=visitor.token_hash)
        token, _ = await welcome(self.house.database, user.id)
        return self.with_cookie(request, answer(await self.me_answer(user.id)), token)

    async def logout(self, request: Request, _: Empty) -> Response:
        """Signs this device out."""
        token = token_in(request)
        if token is not None:
            await people.drop_session(self.house.database, hashed(token))
            self.house.sign_out(session=hashed(token))
        response = answer(Empty())
        response.delete_cookie(COOKIE, path=self.house.config.path or "/")
        return response

    async def forget(self, request: Request) -> Response:
        """Forgets somebody; seats at tables stay, under their names, with nobody behind them."""
        visitor = await self.visitor(request)
        await people.delete(self.house.database, visitor.person.id)
        self.house.sign_out(person=visitor.person.id)
        response = answer(Empty())
        response.delete_cookie(COOKIE, path=self.house.config.path or "/")
        return response

    # Tables

    async def tables(self, request: Request) -> list[TableAnswer]:
        """Tables that anybody may join."""
        game = request.query_params.get("game")
        rows = await tables.open_tables(self.house.database, game, limit=50)
        return [await self.table_answer(row, "") for row in rows]

    async def table_answer(self, row: Row, person: str) -> TableAnswer:
        """A table in a list."""
        berth = await self.house.harbour.find(row.id)
        table = berth.table
        seat = table.seat_of(person) if person else None
        mine = False
        if seat is not None and table.match is not None and table.phase == "running":
            mine = seat in table.match.waiting_for() and table.places[seat].bot is None
        return TableAnswer(
            row.id,
            table.settings.game,
            table.phase,
            tuple(place.name for place in table.places if place.name),
            len(table.places),
            sum(place.free for place in table.places),
            row.made_at,
            table.last_at,
            seat,
            mine,
        )

    async def make(self, request: Request, wanted: MakeTable) -> Response:
        """A new table; a stranger becomes a guest with it."""
        self.limit(self.made, request)
        visitor = await visitor_of(self.house.database, request)
        token = None
        if visitor is None:
            token, person = await welcome(self.house.database)
        else:
            person = visitor.person.id
            mine = await tables.of_person(self.house.database, person, limit=1000)
            open_ones = sum(row.phase in ("lobby", "running") for row in mine)
            if open_ones >= self.house.config.limits.tables_of_a_person:
                raise Wrong("too_many", status=429)
        table, code = await lobby.make(
            self.house.harbour,
            person,
            wanted.settings,
            name=wanted.name,
            bots=wanted.bots,
            start=wanted.start,
        )
        response = answer(MadeAnswer(table, code))
        return response if token is None else self.with_cookie(request, response, token)

    async def table(self, request: Request) -> ask.Board:
        """A table as everybody sees it."""
        berth = await self.house.harbour.find(request.path_params["table"])
        return berth.table.board()

    async def invitation(self, request: Request) -> Response:
        """A QR image of the address of a table."""
        berth = await self.house.harbour.find(request.path_params["table"])
        base = self.house.config.public_url or f"{request.url.scheme}://{request.url.netloc}"
        written = io.BytesIO()
        image = segno.make(f"{base.rstrip('/')}/#/table/{berth.table.id}", error="m")
        image.save(written, kind="svg", scale=8, border=2, xmldecl=False, svgns=True)
        return Response(written.getvalue(), media_type="image/svg+xml")

    async def code(self, request: Request, wanted: Code) -> TableKey:
        """The table of a code."""
        self.limit(self.codes, request)
        return TableKey(await lobby.by_code(self.house.harbour, wanted.code))

    async def link(self, request: Request, wanted: LinkSecret) -> Response:
        """Moves a seat to this device; the link works once, and the old device loses the seat."""
        self.limit(self.codes, request)
        visitor = await visitor_of(self.house.database, request)
        link = await links.use(self.house.database, hashed(wanted.secret[:100]))
        if link is None:
            raise Wrong("link_spent", status=410)
        token = None
        if visitor is None:
            token, person = await welcome(self.house.database)
        else:
            person = visitor.person.id
        await self.house.move_seat(link.table, link.seat, link.person, person)
        response = answer(SeatAnswer(link.table, link.seat))
        return response if token is None else self.with_cookie(request, response, token)

    # Afterwards

    async def record(self, request: Request) -> Response:
        """The record of a finished match, with its luck revealed."""
        berth = await self.house.harbour.find(request.path_params["table"])
        if berth.table.match is None or berth.table.phase not in ("finished", "called_off"):
            raise Wrong("not_over", status=409)
        return Response(berth.table.record(), media_type="application/json")

    async def replay(self, request: Request) -> Moment:
        """A moment of a finished match."""
        key = request.path_params["table"]
        berth = await self.house.harbour.find(key)
        if berth.table.match is None or berth.table.phase not in ("finished", "called_off"):
            raise Wrong("not_over", status=409)
        return await self.moment(request, f"table {key}", berth.table.record)

    async def brought(self, request: Request) -> Moment:
        """A moment of a record that somebody brought."""
        key = request.path_params["record"]
        found = await kept.get(self.house.database, key)
        if found is None:
            raise Wrong("not_found", status=404)
        return await self.moment(request, f"record {key}", lambda: found.document)

    async def moment(self, request: Request, key: str, document: Any) -> Moment:
        """A moment by the eyes of a seat (`seat=2`), with all open (`seat=all`), or an onlooker's."""
        replayed = self.replays.get(key)
        if replayed is None:
            replayed = await asyncio.to_thread(lambda: Replayed(records.read(document())))
            self.replays[key] = replayed
            if len(self.replays) > REPLAYS:
                self.replays.popitem(last=False)
        self.replays.move_to_end(key)
        moment = number(request.query_params.get("moment", "0"))
        wanted = request.query_params.get("seat", "")
        seats = len(replayed.match.names)
        if wanted == "all":
            return replayed.at(moment, list(range(seats)), None)
        if not wanted:
            return replayed.at(moment, [], None)
        seat = number(wanted)
        if seat >= seats:
            raise Wrong("no_such_seat", seat=wanted[:20])
        return replayed.at(moment, [seat], seat)

    async def bring(self, request: Request, document: bytes) -> RecordAnswer:
        """Keeps a record that somebody brought, once it was played through."""
        self.limit(self.uploads, request)
        visitor = await visitor_of(self.house.database, request)
        checked = await uploads.check(document)
        key = secrets.token_urlsafe(12)
        await kept.keep(self.house.database, key, None if visitor is None else visitor.person.id, document)
        return RecordAnswer(key, checked.game, checked.moments)

    async def go_on(self, request: Request, wanted: FromRecord) -> MadeAnswer:
        """A new match from a moment of a record."""
        self.limit(self.made, request)
        visitor = await self.visitor(request)
        found = await kept.get(self.house.database, request.path_params["record"])
        if found is None:
            raise Wrong("not_found", status=404)
        record = records.read(found.document)
        if not 0 <= wanted.moment < len(record.entries) + 1 or record.game != wanted.settings.game:
            raise Wrong("not_found", status=404)
        opening = plain(record)
        opening["entries"] = opening.get("entries", [])[: wanted.moment]
        opening.pop("result", None)
        opening["talk"] = []
        settings = Settings(
            **{
                **{name: getattr(wanted.settings, name) for name in Settings.__struct_fields__},
                "seats": len(record.seats),
                "options": record.options,
            }
        )
        seat = wanted.seat if 0 <= wanted.seat < len(record.seats) else 0
        best = bot_names(record.game)[-1]
        bots = [
            None if at == seat else (wanted.bots[at] if at < len(wanted.bots) else None) or best
            for at in range(len(record.seats))
        ]
        table, code = await lobby.make(
            self.house.harbour,
            visitor.person.id,
            settings,
            seated=[(seat, visitor.person.id, clean_name(wanted.name))],
            bots=bots,
            start=True,
            opening=opening,
        )
        return MadeAnswer(table, code)

    # Operations

    async def openapi(self, request: Request) -> Response:
        """The description of everything here."""
        return Response(encode(describe.openapi(self.endpoints())), media_type="application/json")

    async def asyncapi(self, request: Request) -> Response:
        """The description of the sockets."""
        return Response(encode(describe.asyncapi()), media_type="application/json")

    async def healthz(self, request: Request) -> Response:
        """That the process lives."""
        return Response("ok\n", media_type="text/plain")

    async def readyz(self, request: Request) -> Response:
        """Whether the process can serve: its database answers."""
        if not self.house.ready:
            return Response("not ready\n", 503, media_type="text/plain")
        await self.house.database.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
        return Response("ok\n", media_type="text/plain")

    async def metrics(self, request: Request) -> Response:
        """Numbers for the operator."""
        return Response(METRICS.page(), media_type="text/plain; version=0.0.4")

    def limit(self, buckets: Buckets, request: Request) -> None:
        """Refuses what one address asks for too often."""
        address = request.client.host if request.client else "?"
        if not buckets.take(address):
            raise Wrong("too_fast", status=429)


def game_answer(key: str) -> GameAnswer:
    """A game as it is listed."""
    game = registry.find(key)
    meta = game.meta
    talks = type(game).claims is not Game.claims
    bots = tuple(bot_names(key))
    return GameAnswer(key, meta.title, meta.seats, meta.rules, meta.options, meta.reasons, bots, talks)


def answer(value: Any) -> Response:
    """A value as an answer."""
    return Response(encode(value), media_type="application/json")


def number(text: str) -> int:
    """A whole number of a query."""
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Wrong("not_found", status=404)
    return int(text)
