"""Earlier chat of a table, in pages: exactly what the scenes of the same viewer would have held."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from starlette.requests import Request

from hautemer.server.auth.accounts import visitor_of
from hautemer.server.errors import Wrong
from hautemer.server.http.api.common import CommonServices, Part, number
from hautemer.server.http.endpoint import Endpoint
from hautemer.server.protocol import Earlier
from hautemer.server.sockets.broadcast import audience_of
from hautemer.server.tables.chat import first_sent
from hautemer.server.tables.loaded import LoadedTable
from hautemer.server.tables.registry import Tables
from hautemer.storage.timestamps import now


class TalkServices(CommonServices, Protocol):
    """The services that earlier chat uses."""

    tables: Tables


class TalkApi(Part[TalkServices]):
    """The endpoint of earlier chat."""

    def endpoints(self) -> Iterable[Endpoint]:
        """Yield the endpoints."""
        yield Endpoint(
            "GET",
            "/api/tables/{table}/beside",
            "Earlier chat and other happenings of a table",
            self.earlier,
            gives=Earlier,
            query=("before", "watching"),
        )

    async def earlier(self, request: Request) -> Earlier:
        """Return the last page of happenings before number `before`."""
        before = number(request.query_params.get("before", "0"))
        visitor = await visitor_of(self.services.database, request)
        loaded = await self.services.tables.current(request.path_params["table"])
        watching = request.query_params.get("watching") == "true"
        return page(loaded, "" if visitor is None else visitor.person.id, before, watching=watching)


def page(loaded: LoadedTable, person: str, before: int, *, watching: bool) -> Earlier:
    """Return one page for a viewer; it ends where the viewer's last scene ended, or earlier."""
    table, feed = loaded.table, audience_of(loaded)
    own = table.seat_of(person)
    seat, plays = None if watching else own, own is not None
    if seat is None and not table.shows_itself_to(person):
        raise Wrong("watching_closed", status=403)
    heard = feed.scenes.heard(seat, plays=plays)[1]
    if seat is None and table.settings.watch_delay and table.phase == "running":
        seen = feed.delayed.seen(now())
        heard = 0 if seen is None else seen.heard[plays][1]
    happenings, until = table.happened(plays=plays), min(before, heard)
    first = first_sent(happenings, 0, until)
    return Earlier(first, tuple(happening.to(seat) for happening in happenings[first:until]))
