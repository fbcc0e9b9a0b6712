"""The socket of a table: it sends scenes and receives commands."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any, Protocol

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from hautemer.core.codec import encode, read, replace
from hautemer.core.errors import Problem
from hautemer.server import protocol
from hautemer.server.auth.accounts import visitor_of
from hautemer.server.config import Config
from hautemer.server.errors import Wrong
from hautemer.server.http.middleware import household
from hautemer.server.http.rate_limits import Bucket, RateLimits
from hautemer.server.metrics import METRICS
from hautemer.server.scheduler.bot_pool import NoAnswer
from hautemer.server.scheduler.leases import Leases
from hautemer.server.scheduler.scheduler import Scheduler
from hautemer.server.sockets.broadcast import audience_of
from hautemer.server.sockets.fastpath import BUFFERED, EXTENSION
from hautemer.server.sockets.presence import Presence
from hautemer.server.sockets.viewer import MAX_ANSWERS, Send, TooSlow, Viewer
from hautemer.server.tables import draw_commands, events, links, lobby
from hautemer.server.tables.chat import clean_text, size_of
from hautemer.server.tables.commands import decide
from hautemer.server.tables.decision import Decision
from hautemer.server.tables.loaded import LoadedTable
from hautemer.server.tables.names import is_called
from hautemer.server.tables.preconditions import bot_names, not_closed, own_seat_playing
from hautemer.server.tables.registry import Tables
from hautemer.storage import people
from hautemer.storage.database import Database, DatabaseAway
from hautemer.storage.timestamps import now

# Seconds in which a client must send `Hello`.
PATIENCE = 10
# The maximum number of people who share one device.
MAX_HANDS = 20
# The reason for closing a socket by the key of a problem: not found, or reconnect in a moment.
WHY = {"no_such_table": "gone", "away": "closing"}
# The cost of a command in asides: these sample worlds, or let a bot think.
WEIGHTS: dict[type[protocol.Command], int] = {protocol.TakeBack: 4, protocol.Hint: 4}
CLOSED = {"slow": 4408, "fast": 4429, "wrong": 4400, "gone": 4404, "closing": 1012, "signed_out": 4401}

log = structlog.get_logger()


class SocketServices(Protocol):
    """The services that sockets use."""

    config: Config
    database: Database
    tables: Tables
    presence: Presence
    scheduler: Scheduler
    leases: Leases
    limits: RateLimits


async def serve(services: SocketServices, socket: WebSocket) -> None:
    """Serve one client at one table."""
    await socket.accept()
    METRICS.sockets.inc()
    why = "wrong"
    try:
        hello = read(await frame(socket, PATIENCE), (protocol.Hello,))
        visitor = await visitor_of(services.database, socket, hello.token)
        loaded = await services.tables.current(socket.path_params["table"])
        person = "" if visitor is None else visitor.person.id
        if not loaded.table.shows_itself_to(person):
            raise Wrong("watching_closed", status=403)
        session = "" if visitor is None else visitor.token_hash
        extensions = socket.scope.get("extensions", {})
        viewer = Viewer(
            loaded,
            audience_of(loaded),
            person,
            extensions.get(EXTENSION, not_at_once),
            sender(socket),
            buffered=extensions.get(BUFFERED, nothing_buffered),
            household=household(socket.client.host) if socket.client else "?",
            watching=hello.watching,
            facts=hello.facts,
            beside=hello.beside,
            heard_as=hello.seat,
            session=session,
        )
        why = await attend(services, socket, viewer)
    except Problem as problem:
        with contextlib.suppress(Exception):
            await socket.send_text(encode(refusal(None, problem)).decode())
        why = WHY.get(problem.key, "wrong")
    except DatabaseAway:
        why = "closing"
    except (WebSocketDisconnect, TimeoutError):
        return
    finally:
        METRICS.sockets.dec()
    METRICS.dropped.labels(why).inc()
    with contextlib.suppress(Exception):
        await socket.close(CLOSED[why])


async def attend(services: SocketServices, socket: WebSocket, viewer: Viewer) -> str:
    """Serve a client until it disconnects or is dropped; return the reason."""
    loaded = viewer.loaded
    services.presence.add(viewer)
    listening: asyncio.Task[None] | None = None
    try:
        await services.leases.welcome(loaded)
        await services.presence.arrive(viewer)
        if services.presence.closing.is_set():
            return "closing"
        viewer.open()
        listening = asyncio.create_task(listen_to(services, socket, viewer))
        await asyncio.wait((listening, viewer.over), return_when=asyncio.FIRST_COMPLETED)
        over: asyncio.Future[Any] = viewer.over if viewer.over.done() else listening
        error = over.exception()
        if isinstance(error, TooSlow):
            return "slow"
        if isinstance(error, TooFast):
            return "fast"
        if isinstance(error, WebSocketDisconnect | Problem):
            raise error
        if error is None:
            why: str | None = over.result()
            if why is None:
                raise WebSocketDisconnect
            return why
        if not isinstance(error, OSError | RuntimeError):
            log.error("socket", table=loaded.table.id, why=type(error).__name__, exc_info=error)
        return "wrong"
    finally:
        if listening is not None:
            listening.cancel()
        viewer.close()
        loaded.left_at = now()
        services.presence.remove(viewer)


async def listen_to(services: SocketServices, socket: WebSocket, viewer: Viewer) -> None:
    """Execute the commands of a client, one after the other."""
    limits = services.config.limits
    bucket = Bucket(limits.commands_a_second, limits.commands_at_once)
    while True:
        written = await frame(socket)
        begun = time.perf_counter()
        if not bucket.take():
            raise TooFast
        command: Any = None
        try:
            command = read(written, protocol.COMMANDS)
            message = await carry_out(services, socket, viewer, command)
            METRICS.moves.done += 1
        except Problem as problem:
            METRICS.moves.refused += 1
            message = refusal(getattr(command, "id", None), problem)
        except DatabaseAway:
            METRICS.moves.refused += 1
            message = refusal(command.id, Wrong("away", status=503))
        if message is None:
            viewer.carried_out(command.id)
        else:
            viewer.answer(message)
            if len(viewer.answers) >= MAX_ANSWERS // 2:
                await asyncio.sleep(0)  # many frames came at once: send answers before the next one is read
        METRICS.moves.carried_out(time.perf_counter() - begun)


async def carry_out(
    services: SocketServices, socket: WebSocket, viewer: Viewer, command: protocol.Command
) -> Any:
    """Execute one command; return an answer for its sender if there is more to say than `done`."""
    loaded, person = viewer.loaded, viewer.person
    if not 1 <= len(command.id) <= 64 or "\0" in command.id:  # PostgreSQL stores no text with it
        raise Wrong("wrong_shape", why="id")
    if isinstance(command, protocol.Ping):  # no identity is needed
        return None
    if not person or viewer.signed_out:
        raise Wrong("not_signed_in", status=401)
    if not isinstance(command, protocol.MakeMove | protocol.Ready):
        limit(services, viewer, WEIGHTS.get(type(command), 1))
    match command:
        case protocol.Rematch():
            await lobby.rematch(services.tables, loaded.table.id, person)
        case protocol.Link():
            return await links.make(services.tables, loaded, person, command)
        case protocol.Hint():
            return await hint(services, loaded, person, command)
        case protocol.LuckCommit():
            await commit(services, socket, viewer, command)
        case protocol.Speak() if loaded.table.seat_of(person) is None:
            await remark(services, viewer, command)
        case protocol.Join():
            await join(services, loaded, person, command)
            await services.presence.arrive(viewer)
        case _:
            await services.tables.command(loaded, person, command)
    return None


def limit(services: SocketServices, viewer: Viewer, weight: int) -> None:
    """Raise `too_fast` if a person, or a household for expensive commands, has exceeded its rate limit."""
    if not services.limits.asides.take(viewer.person, weight):
        raise Wrong("too_fast", status=429)
    if weight > 1 and not services.limits.heavy.take(viewer.household):
        raise Wrong("too_fast", status=429)


async def join(services: SocketServices, loaded: LoadedTable, person: str, command: protocol.Join) -> None:
    """Give a person a seat, and note whether the person has the account of that name."""
    tables, account = services.tables, await people.is_named(services.database, person, command.name)

    def decision() -> Decision | None:
        decided = decide(loaded.table, person, command, now(), tables.shortest)
        if decided is None or not account:
            return decided
        marked = (
            replace(event, account=True) if isinstance(event, events.Joined) else event
            for event in decided.events
        )
        return Decision(tuple(marked), decided.pending)

    await tables.write(loaded, decision, actor=(person, command.id))


async def commit(
    services: SocketServices, socket: WebSocket, viewer: Viewer, command: protocol.LuckCommit
) -> None:
    """Write the commitment of a device for all of its people, each of whom is authenticated by a token."""
    people = [viewer.person]
    for token in command.hands[:MAX_HANDS]:
        visitor = await visitor_of(services.database, socket, token)
        if visitor is not None:
            people.append(visitor.person.id)
    table = viewer.loaded.table
    await services.tables.write(
        viewer.loaded,
        lambda: draw_commands.commit(table, people, command),
        actor=(viewer.person, command.id),
    )


async def remark(services: SocketServices, viewer: Viewer, command: protocol.Speak) -> None:
    """Write a spectator's message, which other spectators read at once and players after the end."""
    table = viewer.loaded.table
    if command.text is None or table.settings.talk != "chat":
        raise Wrong("no_talk")
    if not services.limits.remarks.take(f"{table.id} {viewer.household}"):
        raise Wrong("too_fast", status=429)
    text, found = clean_text(command.text), await people.get(services.database, viewer.person)
    name, account = ("", False) if found is None else (found.name or "", not found.is_guest)

    def decision() -> Decision:
        not_closed(table)
        if table.spectators_hushed:
            raise Wrong("spectators_hushed")
        if name and is_called(name, (place.name for place in table.places)):
            raise Wrong("remark_name", name=name)
        table.talk.remarks.check_room(size_of(name) + size_of(text))
        return Decision((events.Remarked(name, text, account),))

    await services.tables.write(viewer.loaded, decision, actor=(viewer.person, command.id))


async def hint(
    services: SocketServices, loaded: LoadedTable, person: str, command: protocol.Hint
) -> protocol.Hinted:
    """Return what a good bot would do in the person's seat, and why, knowing only what the person knows."""
    seat = own_seat_playing(loaded.table, person)
    if not loaded.table.running.prompts[seat].offers:
        raise Wrong("not_asked")
    bot = bot_names(loaded.table.settings.game)[-1]
    try:
        answer = await services.scheduler.advice(loaded.table, seat, bot)
    except NoAnswer:
        raise Wrong("away", status=503) from None
    return protocol.Hinted(command.id, bot, answer.move, answer.why, answer.valued)


async def frame(socket: WebSocket, patience: float | None = None) -> bytes:
    """Return the next frame of a client. Raise `WebSocketDisconnect` if it is gone."""
    if patience is None:
        message = await socket.receive()
    else:
        async with asyncio.timeout(patience):
            message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | None = message.get("text")
    written: bytes = message["bytes"] if text is None else text.encode()
    return written


def not_at_once(message: bytes) -> bool:
    """Return False: this web server has no fast path."""
    return False


def nothing_buffered() -> int:
    """Return 0: this web server does not report its buffer."""
    return 0


def sender(socket: WebSocket) -> Send:
    """Return a function that sends text and waits for a client that reads slowly."""

    async def text(message: bytes) -> None:
        await socket.send_text(message.decode())

    return text


def refusal(id: str | None, problem: Problem) -> protocol.Refusal:
    """Return the message of a problem."""
    return protocol.Refusal(id, problem.key, problem.details, str(problem))


class TooFast(Exception):
    """The client exceeds its rate limit."""
