"""Endpoints of replays: records after the end, and the viewer's own past of a running match."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Protocol

from starlette.requests import Request
from starlette.responses import Response

from hautemer.core.codec import encode, replace
from hautemer.server.auth.accounts import Visitor, visitor_of
from hautemer.server.errors import Wrong
from hautemer.server.http.api.common import CommonServices, Part, number
from hautemer.server.http.api.messages import FromRecord, MadeAnswer, RecordAnswer
from hautemer.server.http.endpoint import Endpoint
from hautemer.server.http.rate_limits import Buckets, RateLimits
from hautemer.server.replay import upload
from hautemer.server.replay.live import Reach
from hautemer.server.replay.moments import Moment
from hautemer.server.replay.pool import Document, ReplayPool
from hautemer.server.replay.record_cache import RecordCache
from hautemer.server.replay.worker import Begin, LookAt
from hautemer.server.sockets.broadcast import audience_of
from hautemer.server.tables import lobby
from hautemer.server.tables.loaded import LoadedTable
from hautemer.server.tables.names import clean_name
from hautemer.server.tables.preconditions import good_bot
from hautemer.server.tables.registry import Tables
from hautemer.server.tables.table import Table
from hautemer.server.workers.fair_queue import FairQueue
from hautemer.storage import records as kept
from hautemer.storage.records import StoredRecord
from hautemer.storage.timestamps import now

MIB = 1024 * 1024
OVER = ("finished", "called_off")


class ReplaysServices(CommonServices, Protocol):
    """The services that replays use."""

    limits: RateLimits
    played: ReplayPool
    uploaded: ReplayPool
    checks: FairQueue
    tables: Tables


class ReplaysApi(Part[ReplaysServices]):
    """The endpoints of records and replays."""

    def endpoints(self) -> Iterable[Endpoint]:
        """Yield the endpoints."""
        limits = self.services.config.limits
        self.uploads = Buckets(limits.uploads_a_minute / 60, limits.uploads_a_minute)
        self.uploaded = Buckets(limits.uploaded_mib_an_hour / 3600, limits.uploaded_mib_an_hour)
        self.records = Buckets(limits.records_a_minute / 60, limits.records_a_minute)
        self.written = RecordCache()
        entries = limits.continued_entries_an_hour
        self.continued = Buckets(entries / 3600, entries)
        query = ("moment", "seat")
        yield Endpoint("GET", "/api/tables/{table}/record", "The record of a finished match", self.record)
        yield Endpoint(
            "GET",
            "/api/tables/{table}/replay",
            "A moment of a finished match",
            self.replay,
            gives=Moment,
            query=query,
        )
        yield Endpoint(
            "GET",
            "/api/tables/{table}/past",
            "A moment of a running match, as the viewer saw it",
            self.past,
            gives=Moment,
            query=(*query, "watching"),
        )
        yield Endpoint(
            "POST",
            "/api/records",
            "Upload a record",
            self.bring,
            gives=RecordAnswer,
            raw=True,
            largest=upload.MAX_BYTES,
        )
        yield Endpoint(
            "GET",
            "/api/records/{record}/replay",
            "A moment of a record",
            self.brought,
            gives=Moment,
            query=query,
        )
        yield Endpoint(
            "POST",
            "/api/records/{record}/table",
            "Continue from a moment of a record",
            self.go_on,
            FromRecord,
            MadeAnswer,
        )

    async def record(self, request: Request) -> Response:
        """Return the record of a finished match, with the proof of its random outcomes."""
        self.limit(self.records, request)
        table = await self.finished(request)
        return Response(await self.written.of(table), media_type="application/json")

    async def finished(self, request: Request) -> Table:
        """Return a table whose match is over. Raise `Wrong` if the person may not see it."""
        table = (await self.services.tables.current(request.path_params["table"])).table
        visitor = await visitor_of(self.services.database, request)
        if not table.shows_itself_to("" if visitor is None else visitor.person.id):
            raise Wrong("watching_closed", status=403)
        if table.match is None or table.phase not in OVER:
            raise Wrong("not_over", status=409)
        return table

    async def replay(self, request: Request) -> Response:
        """Return a moment of a finished match."""
        table = await self.finished(request)
        return await self.moment(request, self.worker(table), table.id, table.record)

    def worker(self, table: Table) -> ReplayPool:
        """Return the pool that replays the match of a table."""
        # A match that continued from an uploaded record may be slow on purpose, like the record.
        return self.services.uploaded if table.brought else self.services.played

    async def past(self, request: Request) -> Response:
        """Return a moment of a match as the person's own seat (`seat=2`), or a spectator, saw it.

        While the match runs, nobody sees another seat's past, nor more than they may see now.
        """
        moment = number(request.query_params.get("moment", "0"))
        wanted = request.query_params.get("seat", "")
        seat = number(wanted) if wanted else None
        visitor = await visitor_of(self.services.database, request)
        loaded = await self.services.tables.current(request.path_params["table"])
        watching = request.query_params.get("watching") == "true"
        until = reach(loaded, "" if visitor is None else visitor.person.id, seat, watching=watching)
        table = loaded.table
        said = await self.worker(table).look_back(
            f"past of {table.id}", table.running, seat, moment, until, self.asker(request, visitor)
        )
        return Response(said, media_type="application/json")

    async def brought(self, request: Request) -> Response:
        """Return a moment of an uploaded record."""
        key = request.path_params["record"]
        found = await self.kept(key)
        return await self.moment(request, self.services.uploaded, key, lambda: found.document)

    async def kept(self, key: str) -> StoredRecord:
        """Return an uploaded record. Raise `not_found` if there is none."""
        found = await kept.get(self.services.database, key)
        if found is None:
            raise Wrong("not_found", status=404)
        return found

    async def moment(self, request: Request, worker: ReplayPool, key: str, document: Document) -> Response:
        """Return a moment as a seat (`seat=2`) or a spectator saw it, or open (`seat=all`)."""
        moment = number(request.query_params.get("moment", "0"))
        seat = request.query_params.get("seat", "")
        if seat not in ("", "all"):
            number(seat)  # raises if it is none
        visitor = await visitor_of(self.services.database, request)
        said = await worker.look(LookAt(key, moment, seat), document, self.asker(request, visitor))
        return Response(said, media_type="application/json")

    async def bring(self, request: Request, document: bytes) -> RecordAnswer:
        """Store an uploaded record after it was replayed."""
        self.limit(self.uploads, request)
        self.limit(self.uploaded, request, len(document) / MIB)
        visitor = await visitor_of(self.services.database, request)
        checked = await upload.check(document, self.services.checks, asker=self.asker(request, visitor))
        key = secrets.token_hex(10)
        await kept.keep(self.services.database, key, None if visitor is None else visitor.person.id, document)
        return RecordAnswer(key, checked.game, checked.moments)

    async def go_on(self, request: Request, wanted: FromRecord) -> MadeAnswer:
        """Start a new match from a moment of a record."""
        self.limit(self.services.limits.new_tables, request)
        visitor = await self.visitor(request)
        async with self.room_for_a_table(visitor.person.id, request):
            return await self._gone_on(request, visitor, wanted)

    async def _gone_on(self, request: Request, visitor: Visitor, wanted: FromRecord) -> MadeAnswer:
        person, asker = visitor.person.id, self.asker(request, visitor)
        key = request.path_params["record"]
        found = await self.kept(key)
        begun = await self.services.uploaded.begin(Begin(key, wanted.moment), lambda: found.document, asker)
        opening = begun.opening
        if opening["game"] != wanted.settings.game:
            raise Wrong("not_found", status=404)
        # The table stores its own copy, and the time to fold it grows with its entries.
        self.limit(self.continued, request, len(opening["entries"]))
        self.limit(self.uploaded, request, len(encode(opening)) / MIB)
        seats = len(opening["seats"])
        settings = replace(wanted.settings, seats=seats, options=opening.get("options", {}))
        seat = wanted.seat if 0 <= wanted.seat < seats else 0
        best = good_bot(wanted.settings.game)
        bots = [
            None if at == seat else (wanted.bots[at] if at < len(wanted.bots) else None) or best
            for at in range(seats)
        ]
        table, code = await lobby.make(
            self.services.tables,
            person,
            settings,
            lobby.NewTable(
                seated=[(seat, person, clean_name(wanted.name))],
                bots=bots,
                start=True,
                opening=opening,
                over=begun.over,
            ),
        )
        return MadeAnswer(table, code)


def reach(loaded: LoadedTable, person: str, seat: int | None, *, watching: bool) -> Reach:
    """Return how many entries and facts a person may look back at, as a seat or as a spectator."""
    table, match = loaded.table, loaded.table.match
    if not table.shows_itself_to(person):
        raise Wrong("watching_closed", status=403)
    own, over = table.seat_of(person), table.phase in OVER
    if match is None or not (over or table.phase == "running"):
        raise Wrong("not_found", status=404)
    if not over and seat is not None and seat != own:
        raise Wrong("not_over", status=409)
    if seat not in match.facts:
        raise Wrong("not_found", status=404)
    if not over and table.settings.watch_delay and (own is None or (watching and seat is None)):
        seen = audience_of(loaded).delayed.seen(now())
        if seen is None or seen.entries is None:  # even the set-up is not visible yet
            raise Wrong("not_found", status=404)
        return seen.entries, seen.heard[own is not None][0]
    return len(match.log), len(match.facts[seat])
