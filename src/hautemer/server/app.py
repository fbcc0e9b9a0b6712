"""The application: everything one server process consists of, started and stopped in order."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import Counter
from collections.abc import Coroutine, Sequence
from typing import Any
from urllib.parse import urlsplit

import structlog
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from hautemer.server import journal as did
from hautemer.server.api import endpoints
from hautemer.server.buckets import Buckets
from hautemer.server.bus import Alone, Bus
from hautemer.server.config import Config
from hautemer.server.decision import Decision
from hautemer.server.draw_clock import DrawClock
from hautemer.server.driver import Driver
from hautemer.server.guards import LOOPBACK, Guards
from hautemer.server.harbour import Berth, Harbour
from hautemer.server.hashing import Hashing
from hautemer.server.homes import Homes
from hautemer.server.http import refusal, route
from hautemer.server.keeper import Keeper
from hautemer.server.metrics import METRICS
from hautemer.server.moments import now
from hautemer.server.notices import Notices
from hautemer.server.problems import Wrong
from hautemer.server.reachable import lan_addresses
from hautemer.server.replaying import Replaying
from hautemer.server.settings import FOR_PEOPLE, FOR_TESTS
from hautemer.server.socket import BLINK, seen, serve
from hautemer.server.thinking import Thinking
from hautemer.server.viewers import Viewer
from hautemer.storage import people
from hautemer.storage.database import Database, DatabaseAway
from hautemer.storage.journal import Journal

# Seconds in which everything stops; what hangs longer (a database that does not answer) is left.
SECONDS_TO_CLOSE = 15

log = structlog.get_logger()


class House:
    """One server process."""

    database: Database
    harbour: Harbour
    driver: Driver
    keeper: Keeper
    notices: Notices

    def __init__(self, config: Config) -> None:
        self.config = config
        self.process = secrets.token_hex(8)
        self.sockets: set[Viewer] = set()
        rate = config.limits.asides_a_minute
        self.asides = Buckets(rate / 60, rate)  # of people, on whatever sockets
        rate = config.limits.heavy_a_minute
        self.heavy = Buckets(rate / 60, rate)  # asides that cost much, by household
        rate = config.limits.remarks_a_minute
        self.remarks = Buckets(rate / 60, rate)  # of spectators, by table and household
        rate = config.limits.tables_an_hour
        self.made = Buckets(rate / 3600, rate)  # tables, however they are made
        self.making: Counter[str] = Counter()  # tables that are being made, by person and by household
        self.homes = Homes()
        # What people bring may be made to be slow: replays of what was played here do not wait for it.
        self.played = Replaying(config.limits.replay_seconds)
        self.brought = Replaying(config.limits.replay_seconds)
        self.hashing = Hashing()
        self.closing = asyncio.Event()
        self.ready = False
        self._noting: set[asyncio.Task[None]] = set()  # who came and went

    async def open(self) -> None:
        """Starts everything."""
        self.database = await Database.open(self.config.database)
        self.bus = make_bus(self.config, self.database)
        self.thinking = Thinking(self.config.workers)
        self.harbour = Harbour(
            self.database,
            Journal(self.database),
            self.bus,
            self.process,
            FOR_TESTS if self.config.short_times else FOR_PEOPLE,
        )
        self.harbour.listeners.append(self.still_here)
        self.driver = Driver(self.harbour, self.thinking, self.config, self.homes)
        self.draw_clock = DrawClock(self.harbour)
        self.notices = Notices(self.harbour, self.config)
        self.keeper = Keeper(self.harbour, self.driver, self.notices, self.config)
        await self.notices.start()
        await self.bus.start(self.harbour.heard)
        await self.keeper.start()
        self.ready = True
        log.info("open", process=self.process, database=self.database.kind)

    async def close(self) -> bool:
        """Stops everything; what was acknowledged is on disk, and the next process goes on from there.

        Answers whether all has stopped: whoever hangs is not waited for.
        """
        self.ready = False
        self.hang_up()
        self.driver.close()
        self.draw_clock.close()
        self.harbour.close()
        await self.thinking.close()
        await self.played.close()
        await self.brought.close()
        self.hashing.close()
        for noting in list(self._noting):
            noting.cancel()
        leaving = asyncio.create_task(self._leave())
        await asyncio.wait([leaving], timeout=SECONDS_TO_CLOSE)
        if not leaving.done():
            leaving.cancel()
            log.warning("not closed in time", process=self.process)
            return False
        leaving.result()
        log.info("closed", process=self.process)
        return True

    async def _leave(self) -> None:
        """Takes leave of the other processes and the database."""
        await self.keeper.stop()
        await self.notices.stop()
        with contextlib.suppress(DatabaseAway, Wrong):
            await self.keeper.dock()
        await self.bus.close()
        await self.database.close()

    def hang_up(self) -> None:
        """Tells clients to come back later."""
        self.closing.set()
        for viewer in self.sockets:
            viewer.leave("closing")
        self.played.hang_up()
        self.brought.hang_up()

    def gone(self, viewer: Viewer) -> None:
        """A socket closed; the others are told if its owner does not come back at once."""
        if viewer.seat is None or viewer.watching:
            viewer.berth.count_onlookers()
        if viewer.is_own and viewer.berth.table.notes(viewer.person) and not self.closing.is_set():
            self._note(self._gone(viewer))

    def _note(self, noting: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(noting)
        self._noting.add(task)
        task.add_done_callback(self._noting.discard)

    async def _gone(self, viewer: Viewer) -> None:
        await asyncio.sleep(BLINK)
        still = any(other.person == viewer.person and other.is_own for other in viewer.berth.viewers)
        if not still:
            with contextlib.suppress(Wrong, DatabaseAway):
                await self.harbour.write(viewer.berth, lambda: seen(viewer, here=False, by=self.process))

    def still_here(self, berth: Berth, events: Sequence[Any]) -> None:
        """Contradicts where somebody with an open socket here is called away.

        That may be by another process where a tab closed, or by this one, which stood still for a while.
        """
        if called_away(berth) and not self.closing.is_set():
            self._note(self._still_here(berth))

    async def _still_here(self, berth: Berth) -> None:
        def decision() -> Decision | None:
            seen = tuple(did.Seen(seat, here=True, by=self.process) for seat in called_away(berth))
            return Decision(seen) if seen else None

        with contextlib.suppress(Wrong, DatabaseAway):
            await self.harbour.write(berth, decision)

    def sign_out(self, *, person: str | None = None, session: str | None = None, but: str = "") -> None:
        """Drop the sockets of a device that signed out, or of all devices of a person `but` one."""
        for viewer in self.sockets:
            named = (person and viewer.person == person) or (session and viewer.session == session)
            if named and not (but and viewer.session == but):
                viewer.sign_out()

    def renew(self, old: str, new: str) -> None:
        """Keep the sockets of a device whose token was replaced."""
        for viewer in self.sockets:
            if viewer.session == old:
                viewer.session = new

    async def move_seat(self, table: str, old: str, new: str, reissued: str = "") -> int:
        """Gives somebody's seat, wherever it is by now, to another person or device; answers which it is.

        `reissued`: by a link that the host made, and that must not be dead meanwhile.
        """
        berth = await self.harbour.find(table)
        named = berth.table.seat_of(old)
        name = "" if named is None else berth.table.places[named].name
        account = await people.is_named(self.database, new, name)

        def decision() -> Decision | None:
            seat = berth.table.seat_of(old)
            if seat is None or (reissued and berth.table.reissued_seat(reissued, now()) != seat):
                raise Wrong("link_spent", status=410)
            if old != new and berth.table.seat_of(new) is not None:
                raise Wrong("already_seated", status=409)
            return None if old == new else Decision((did.Moved(seat, new, account),))

        await self.harbour.write(berth, decision)
        for viewer in berth.viewers:
            viewer.wake()
        seat = berth.table.seat_of(new)
        if seat is None:  # it has moved on already
            raise Wrong("link_spent", status=410)
        return seat


def called_away(berth: Berth) -> list[int | None]:
    """The seats of people who have an open socket here, though the table says that they are away.

    None: the host, who has no seat.
    """
    table = berth.table
    if table.phase in ("closed", "broken"):
        return []
    people = {viewer.person for viewer in berth.viewers if viewer.is_here and table.notes(viewer.person)}
    return [seat for seat in map(table.seat_of, people) if not table.place(seat).here]


def make_bus(config: Config, database: Database) -> Bus:
    """The way to the other processes."""
    if config.redis is not None:
        from hautemer.server.redis import RedisBus

        return RedisBus(config.redis)
    if database.kind == "postgresql":
        from hautemer.server.postgresql import PostgresqlBus

        return PostgresqlBus(config.database)
    return Alone()


def application(house: House) -> ASGIApp:
    """The server as an ASGI application; whoever runs it opens and closes the house."""

    async def table_socket(socket: WebSocket) -> None:
        await serve(house, socket)

    async def not_found(request: Request, error: Exception) -> Response:
        return refusal(Wrong("not_found", status=404))

    async def wrong_method(request: Request, error: Exception) -> Response:
        return refusal(Wrong("wrong_method", status=405))

    async def failed(request: Request, error: Exception) -> Response:
        log.error("request", path=request.url.path, why=type(error).__name__, exc_info=error)
        return refusal(Wrong("away", status=500))

    app = Starlette(
        routes=[
            WebSocketRoute("/api/tables/{table}/socket", table_socket),
            *(route(endpoint) for endpoint in endpoints(house)),
        ],
        exception_handlers={404: not_found, 405: wrong_method, Exception: failed},
    )
    return Guards(app, house.config, hosts_of(house.config))


def hosts_of(config: Config) -> set[str]:
    """The names under which this server is known."""
    hosts = {*LOOPBACK, *config.hosts}
    if config.public_url is not None:
        name = urlsplit(config.public_url).hostname
        if name is not None:
            hosts.add(name)
    if config.host not in ("0.0.0.0", "::"):
        hosts.add(config.host)
    else:
        hosts.update(lan_addresses())
    return hosts


__all__ = ["METRICS", "House", "application", "hosts_of", "lan_addresses"]
