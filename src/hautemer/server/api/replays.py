"""After the end: records and replays."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from hautemer.core import record as records
from hautemer.core import registry
from hautemer.core.codec import plain
from hautemer.core.record import Record
from hautemer.server import lobby, uploads
from hautemer.server.api.answers import FromRecord, MadeAnswer, RecordAnswer
from hautemer.server.api.common import Part, number
from hautemer.server.buckets import Buckets
from hautemer.server.commands import bot_names
from hautemer.server.http import Endpoint
from hautemer.server.names import clean_name
from hautemer.server.problems import Wrong
from hautemer.server.replays import Moment, Replayed
from hautemer.server.settings import Settings
from hautemer.server.signing import visitor_of
from hautemer.storage import records as kept

# Moments of matches that are kept played through for people who look at replays: some 200 MB at most.
MOMENTS = 20_000
MIB = 1024 * 1024


class ReplaysApi(Part):
    """Records and replays."""

    def endpoints(self) -> Iterable[Endpoint]:
        """What can be asked."""
        limits = self.house.config.limits
        self.made = Buckets(limits.tables_an_hour / 3600, limits.tables_an_hour)
        self.uploads = Buckets(limits.uploads_a_minute / 60, limits.uploads_a_minute)
        self.uploaded = Buckets(limits.uploaded_mib_an_hour / 3600, limits.uploaded_mib_an_hour)
        self.replays: OrderedDict[str, Replayed] = OrderedDict()
        # One match of each kind is played through at a time: what people bring may be made to be slow.
        self.turns = {"table": asyncio.Lock(), "record": asyncio.Lock()}
        query = ("moment", "seat")
        yield Endpoint("GET", "/api/tables/{table}/record", "The record of a finished match", self.record)
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
        return await self.moment(request, "table", key, berth.table.record)

    async def brought(self, request: Request) -> Moment:
        """A moment of a record that somebody brought."""
        key = request.path_params["record"]
        found = await kept.get(self.house.database, key)
        if found is None:
            raise Wrong("not_found", status=404)
        return await self.moment(request, "record", key, lambda: found.document)

    async def moment(self, request: Request, kind: str, key: str, document: Callable[[], bytes]) -> Moment:
        """A moment by the eyes of a seat (`seat=2`), with all open (`seat=all`), or an onlooker's."""
        replayed = await self.replayed(kind, key, document)
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

    async def replayed(self, kind: str, key: str, document: Callable[[], bytes]) -> Replayed:
        """A match played through, once for all who look at it."""
        name = f"{kind} {key}"
        if name not in self.replays:
            async with self.turns[kind]:
                if name not in self.replays:  # nobody else has played it through meanwhile
                    self.replays[name] = await asyncio.to_thread(lambda: Replayed(records.read(document())))
        self.replays.move_to_end(name)
        while len(self.replays) > 1 and sum(len(one.states) for one in self.replays.values()) > MOMENTS:
            self.replays.popitem(last=False)
        return self.replays[name]

    async def bring(self, request: Request, document: bytes) -> RecordAnswer:
        """Keeps a record that somebody brought, once it was played through."""
        self.limit(self.uploads, request)
        self.limit(self.uploaded, request, len(document) / MIB)
        visitor = await visitor_of(self.house.database, request)
        checked = await uploads.check(document)
        key = secrets.token_hex(10)
        await kept.keep(self.house.database, key, None if visitor is None else visitor.person.id, document)
        return RecordAnswer(key, checked.game, checked.moments)

    async def go_on(self, request: Request, wanted: FromRecord) -> MadeAnswer:
        """A new match from a moment of a record."""
        self.limit(self.made, request)
        visitor = await self.visitor(request)
        found = await kept.get(self.house.database, request.path_params["record"])
        if found is None:
            raise Wrong("not_found", status=404)
        record = await asyncio.to_thread(records.read, found.document)
        if not 0 <= wanted.moment < len(record.entries) + 1 or record.game != wanted.settings.game:
            raise Wrong("not_found", status=404)
        over = False
        if wanted.moment == len(record.entries):
            told = await asyncio.to_thread(records.replay, record, registry.find(record.game))
            over = told.result is not None
        opening = await asyncio.to_thread(beginning, record, wanted.moment)
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
            over=over,
        )
        return MadeAnswer(table, code)


def beginning(record: Record, moment: int) -> dict[str, Any]:
    """A record up to a moment, with nothing said about how it ended."""
    opening: dict[str, Any] = plain(record)
    opening["entries"] = opening.get("entries", [])[:moment]
    opening.pop("result", None)
    opening["talk"] = []
    return opening
