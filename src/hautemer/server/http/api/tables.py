"""Endpoints of games and tables: list, make, find by a code or a link."""

from __future__ import annotations

import contextlib
import io
from collections import Counter
from collections.abc import Iterable
from typing import Protocol

import segno
from starlette.requests import Request
from starlette.responses import Response

from hautemer.core import registry
from hautemer.core.codec import decode
from hautemer.core.game import Game
from hautemer.server.auth.accounts import hashed, visitor_of
from hautemer.server.errors import Wrong
from hautemer.server.http.api.common import OPEN, CommonServices, Part, answer
from hautemer.server.http.api.messages import (
    Address,
    Code,
    GameAnswer,
    LinkSecret,
    MadeAnswer,
    MakeTable,
    Reachable,
    SeatAnswer,
    Squares,
    TableAnswer,
    TableKey,
)
from hautemer.server.http.endpoint import Endpoint
from hautemer.server.http.lan import is_loopback, reachable
from hautemer.server.http.rate_limits import Bucket, Buckets, RateLimits
from hautemer.server.protocol import PublicTable
from hautemer.server.tables import links, lobby
from hautemer.server.tables.preconditions import bot_names
from hautemer.server.tables.registry import Tables
from hautemer.server.tables.summary import summary_for_strangers
from hautemer.storage import links as spent
from hautemer.storage import notices as outbox
from hautemer.storage import people
from hautemer.storage import tables as table_rows
from hautemer.storage.database import DatabaseAway
from hautemer.storage.tables import TableRow

# The longest address whose QR code a telephone reads well.
LONGEST = 300
# Tries at codes per address in ten minutes while many addresses send wrong ones.
FEW_CODES = 3
# Listed tables in all and per host, and rows that are read for them.
LISTED, OF_ONE_HOST, LOOKED_THROUGH = 50, 3, 500


class TableListServices(CommonServices, Protocol):
    """The services that lists of tables use."""

    tables: Tables


class TablesServices(TableListServices, Protocol):
    """The services that tables use."""

    limits: RateLimits


class TablesApi(Part[TablesServices]):
    """The endpoints of games and tables."""

    def endpoints(self) -> Iterable[Endpoint]:
        """Yield the endpoints."""
        limits = self.services.config.limits
        self.codes = Buckets(limits.codes_a_minute / 60, limits.codes_a_minute)
        # While many addresses guess, each has a few tries: a person who knows a code needs no more.
        self.wrong_codes = Bucket(limits.wrong_codes_a_minute / 60, limits.wrong_codes_a_minute)
        self.few_codes = Buckets(FEW_CODES / 600, FEW_CODES)
        yield Endpoint(
            "GET", "/api/games", "The games, their options and bots", self.games, gives=list[GameAnswer]
        )
        yield Endpoint(
            "GET", "/api/tables", "Open tables", self.tables, gives=list[TableAnswer], query=("game", "phase")
        )
        yield Endpoint("POST", "/api/tables", "Make a table", self.make, MakeTable, MadeAnswer)
        yield Endpoint(
            "GET", "/api/tables/{table}", "The public state of a table", self.table, gives=PublicTable
        )
        yield Endpoint(
            "GET",
            "/api/tables/{table}/invitation.svg",
            "The invitation as a QR image",
            self.invitation,
            media="image/svg+xml",
        )
        yield Endpoint("GET", "/api/address", "The address for invitations", self.address, gives=Reachable)
        yield Endpoint("POST", "/api/qr", "An address as a QR code", self.squares, Address, Squares)
        yield Endpoint("POST", "/api/codes", "The table of a code", self.code, Code, TableKey)
        yield Endpoint("POST", "/api/links", "Use a personal link", self.link, LinkSecret, SeatAnswer)

    async def games(self, request: Request) -> list[GameAnswer]:
        """Return all installed games."""
        return [game_answer(key) for key in list(registry.keys())]

    async def tables(self, request: Request) -> list[TableAnswer]:
        """Return tables that anybody may join; with `phase=running` those that anybody may watch."""
        game = request.query_params.get("game")
        phase = "running" if request.query_params.get("phase") == "running" else "lobby"
        rows = await table_rows.open_tables(self.services.database, game, LOOKED_THROUGH, phase)
        await self.services.tables.follow([row.id for row in rows])
        listed: list[TableAnswer] = []
        hosts: Counter[str] = Counter()
        for row in rows:
            if hosts[row.host] == OF_ONE_HOST:
                continue
            found = await table_answer(self.services, row, "")
            if found.phase == phase:  # the row of a broken table is not up to date
                hosts[row.host] += 1
                listed.append(found)
            if len(listed) == LISTED:
                break
        return listed

    async def make(self, request: Request, wanted: MakeTable) -> Response:
        """Make a table; a stranger becomes a guest."""
        self.limit(self.services.limits.new_tables, request)
        visitor = await visitor_of(self.services.database, request)
        token = None
        if visitor is None:
            token, person = await self.new_token(request)
        else:
            person = visitor.person.id
        async with self.room_for_a_table(person, request):
            table, code = await self._made(person, wanted)
        response = answer(MadeAnswer(table, code))
        return response if token is None else self.with_cookie(request, response, token)

    async def _made(self, person: str, wanted: MakeTable) -> tuple[str, str | None]:
        tables = self.services.tables
        if wanted.lesson:
            name = wanted.name or ""
            return await lobby.teach(tables, person, wanted.settings, name, wanted.chapter), None
        return await lobby.make(
            tables,
            person,
            wanted.settings,
            lobby.NewTable(name=wanted.name, bots=wanted.bots, start=wanted.start),
        )

    async def table(self, request: Request) -> PublicTable:
        """Return the public state of a table for strangers."""
        loaded = await self.services.tables.current(request.path_params["table"])
        return summary_for_strangers(loaded.table, loaded.audience.spectators)

    async def invitation(self, request: Request) -> Response:
        """Return a QR image of the address of a table."""
        loaded = await self.services.tables.current(request.path_params["table"])
        asked = f"{request.url.scheme}://{request.headers['host']}"
        base = self.services.config.public_url or asked
        if is_loopback(request.url.hostname or ""):
            base = self._reachable(request) or asked
        written = io.BytesIO()
        image = segno.make(f"{base.rstrip('/')}/#/table/{loaded.table.id}", error="m")
        image.save(written, kind="svg", scale=8, border=2, xmldecl=False, svgns=True)
        return Response(written.getvalue(), media_type="image/svg+xml")

    async def address(self, request: Request) -> Reachable:
        """Return the address for invitations, if the host uses one that only this machine reaches."""
        return Reachable(self._reachable(request))

    def _reachable(self, request: Request) -> str | None:
        return reachable(self.services.config, request.url.port or self.services.config.port)

    async def squares(self, request: Request, wanted: Address) -> Squares:
        """Return a QR code of an address, which is in the body: no log must contain a personal link."""
        await self.visitor(request)
        address = wanted.address
        if not 1 <= len(address) <= LONGEST or not address.isascii():
            raise Wrong("wrong_text", limit=LONGEST)
        image = segno.make(address, error="m", micro=False)
        return Squares(tuple("".join("1" if dark else "0" for dark in row) for row in image.matrix))

    async def code(self, request: Request, wanted: Code) -> TableKey:
        """Return the table of a code."""
        self.limit(self.codes, request)
        if self.wrong_codes.wait():
            self.limit(self.few_codes, request)
        try:
            return TableKey(await lobby.by_code(self.services.tables, wanted.code))
        except Wrong:
            self.wrong_codes.take()
            raise

    async def link(self, request: Request, wanted: LinkSecret) -> Response:
        """Move a seat to this device; the link works once, and the old device loses the seat."""
        self.limit(self.codes, request)
        visitor = await visitor_of(self.services.database, request)
        secret, token = wanted.secret[:100], None
        lead = await links.find(self.services.tables, secret)
        if visitor is None:
            token, person = await self.new_token(request)
        else:
            person = visitor.person.id
        # Of two concurrent requests the second finds the seat moved; a refused request does not use up the
        # link.
        seat = await links.move_seat(self.services.tables, lead.table, lead.person, person, lead.reissued)
        with contextlib.suppress(DatabaseAway):  # the seat has moved, so the link is useless anyway
            await spent.use(self.services.database, hashed(secret))
            if lead.person != person:
                await self._leave_alone(lead.person, lead.table)
        response = answer(SeatAnswer(lead.table, seat))
        return response if token is None else self.with_cookie(request, response, token)

    async def _leave_alone(self, person: str, table: str) -> None:
        """Stop notifications about a table to the device that lost its seat; all pushes to an idle guest."""
        database = self.services.database
        await outbox.withdraw(database, person, table)
        found = await people.get(database, person)
        rows = await table_rows.of_person(database, person, limit=1000)
        if found is not None and found.is_guest and not any(row.phase in OPEN for row in rows):
            await outbox.remove_pushes(database, person)


async def table_answer(services: TableListServices, row: TableRow, person: str) -> TableAnswer:
    """Return the list entry of a table; a table at rest is not folded for it."""
    if row.rested_at is not None and row.phase == "running" and row.id not in services.tables.loaded:
        return await resting_answer(services, row, person)
    loaded = await services.tables.find(row.id)
    table = loaded.table
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
        # With a delay for spectators, only people at the table may see when a move was made.
        row.made_at if seat is None and table.phase == "running" and table.is_veiled else table.last_at,
        seat,
        mine,
    )


async def resting_answer(services: TableListServices, row: TableRow, person: str) -> TableAnswer:
    """Return the list entry of a table at rest from its row."""
    seats = await table_rows.seats(services.database, row.id)
    seat = next((one.seat for one in seats if person and one.person == person), None)
    asked = decode((row.asked or "[]").encode())
    return TableAnswer(
        row.id,
        row.game,
        row.phase,
        tuple(one.name for one in seats if one.name),
        len(seats),
        0,
        row.made_at,
        row.made_at if seat is None else row.updated_at,
        seat,
        seat is not None and seat in asked,
    )


def game_answer(key: str) -> GameAnswer:
    """Return the list entry of a game."""
    game = registry.find(key)
    meta = game.meta
    talks = type(game).claims is not Game.claims
    bots = tuple(bot_names(key))
    clauses = dict(game.clauses)
    return GameAnswer(
        key,
        meta.title,
        meta.seats,
        meta.rules,
        meta.options,
        meta.reasons,
        bots,
        talks,
        clauses,
        meta.moments,
        meta.sounds,
        game.windows,
        meta.seat_fields,
        meta.folded,
    )
