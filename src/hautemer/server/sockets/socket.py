"""The socket of a table: scenes go out, commands come in."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Any

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from hautemer.core.codec import encode, read, replace
from hautemer.core.errors import Problem
from hautemer.server import drawing, links, lobby
from hautemer.server import journal as did
from hautemer.server import protocol as ask
from hautemer.server.buckets import Bucket
from hautemer.server.commands import decide
from hautemer.server.conditions import bot_names, not_closed, own_seat_playing
from hautemer.server.decision import Decision
from hautemer.server.frames import BUFFERED, EXTENSION
from hautemer.server.guards import household
from hautemer.server.harbour import Berth
from hautemer.server.metrics import METRICS
from hautemer.server.moments import now
from hautemer.server.names import is_called
from hautemer.server.problems import Wrong
from hautemer.server.signing import visitor_of
from hautemer.server.talk import clean_text, size_of
from hautemer.server.thinking import NoAnswer
from hautemer.server.viewers import MAX_ANSWERS, Send, TooSlow, Viewer
from hautemer.storage import people
from hautemer.storage.database import DatabaseAway

if TYPE_CHECKING:
    from hautemer.server.app import House

# Seconds until a client must have said hello.
PATIENCE = 10
# Seconds for which somebody may be gone before the others are told.
BLINK = 3.0
# People who share one device at most.
MAX_HANDS = 20
# Why a socket is closed that a problem came up at: nothing there, or come back in a moment.
WHY = {"no_such_table": "gone", "away": "closing"}
# How many asides a command counts as: these imagine worlds, or let a bot think.
WEIGHTS: dict[type[ask.Command], int] = {ask.Undo: 4, ask.Hint: 4}
CLOSED = {"slow": 4408, "fast": 4429, "wrong": 4400, "gone": 4404, "closing": 1012, "signed_out": 4401}

log = structlog.get_logger()


async def serve(house: House, socket: WebSocket) -> None:
    """One client at one table."""
    await socket.accept()
    METRICS.sockets.inc()
    why = "wrong"
    try:
        hello = read(await frame(socket, PATIENCE), (ask.Hello,))
        visitor = await visitor_of(house.database, socket, hello.token)
        berth = await house.harbour.current(socket.path_params["table"])
        person = "" if visitor is None else visitor.person.id
        if not berth.table.shows_itself_to(person):
            raise Wrong("watching_closed", status=403)
        session = "" if visitor is None else visitor.token_hash
        extensions = socket.scope.get("extensions", {})
        viewer = Viewer(
            berth,
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
        why = await attend(house, socket, viewer)
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


async def attend(house: House, socket: WebSocket, viewer: Viewer) -> str:
    """Serves a client until it goes or is dropped; answers why."""
    berth = viewer.berth
    berth.viewers.add(viewer)
    house.sockets.add(viewer)
    listening: asyncio.Task[None] | None = None
    try:
        await house.keeper.welcome(berth)
        await here(house, viewer)
        if house.closing.is_set():
            return "closing"
        viewer.open()
        listening = asyncio.create_task(listen_to(house, socket, viewer))
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
            log.error("socket", table=berth.table.id, why=type(error).__name__, exc_info=error)
        return "wrong"
    finally:
        if listening is not None:
            listening.cancel()
        viewer.close()
        berth.viewers.discard(viewer)
        berth.left_at = now()
        house.sockets.discard(viewer)
        house.gone(viewer)


async def here(house: House, viewer: Viewer) -> None:
    """Tells the table that somebody came, if that is news."""
    table = viewer.berth.table
    seat = None if viewer.watching else table.seat_of(viewer.person)
    viewer.seat = seat
    if seat is None:
        viewer.berth.count_onlookers()
    if viewer.is_own and seen(viewer, here=True, by=house.process):
        await house.harbour.write(viewer.berth, lambda: seen(viewer, here=True, by=house.process))


def seen(viewer: Viewer, *, here: bool, by: str) -> Decision | None:
    """That a seat's owner came or went, or the host, if that is news."""
    table = viewer.berth.table
    seat = table.seat_of(viewer.person)
    if (
        not table.notes(viewer.person)
        or table.place(seat).here == here
        or table.phase in ("closed", "broken")
    ):
        return None
    return Decision((did.Seen(seat, here, by),))


async def listen_to(house: House, socket: WebSocket, viewer: Viewer) -> None:
    """Carries out what a client asks for, one after the other."""
    limits = house.config.limits
    bucket = Bucket(limits.commands_a_second, limits.commands_at_once)
    while True:
        written = await frame(socket)
        begun = time.perf_counter()
        if not bucket.take():
            raise TooFast
        command: Any = None
        try:
            command = read(written, ask.COMMANDS)
            message = await carry_out(house, socket, viewer, command)
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
                await asyncio.sleep(0)  # frames came in a bunch: answers go out before the next one is read
        METRICS.moves.carried_out(time.perf_counter() - begun)


async def carry_out(house: House, socket: WebSocket, viewer: Viewer, command: ask.Command) -> Any:
    """Carries one command out; answers what its sender is told beyond that it is done."""
    berth, person = viewer.berth, viewer.person
    if not 1 <= len(command.id) <= 64 or "\0" in command.id:  # PostgreSQL keeps no text with it
        raise Wrong("wrong_shape", why="id")
    if isinstance(command, ask.Ping):  # whoever it is
        return None
    if not person or viewer.signed_out:
        raise Wrong("not_signed_in", status=401)
    if not isinstance(command, ask.Move | ask.Ready):
        limit(house, viewer, WEIGHTS.get(type(command), 1))
    match command:
        case ask.Rematch():
            await lobby.rematch(house.harbour, berth.table.id, person)
        case ask.Link():
            return await links.make(house, berth, person, command)
        case ask.Hint():
            return await hint(house, berth, person, command)
        case ask.LuckCommit():
            await commit(house, socket, viewer, command)
        case ask.Say() if berth.table.seat_of(person) is None:
            await remark(house, viewer, command)
        case ask.Join():
            await join(house, berth, person, command)
            await here(house, viewer)
        case _:
            await house.harbour.command(berth, person, command)
    return None


def limit(house: House, viewer: Viewer, weight: int) -> None:
    """Raise `too_fast` if a person, or a household where the work is heavy, asks for too much."""
    if not house.asides.take(viewer.person, weight):
        raise Wrong("too_fast", status=429)
    if weight > 1 and not house.heavy.take(viewer.household):
        raise Wrong("too_fast", status=429)


async def join(house: House, berth: Berth, person: str, command: ask.Join) -> None:
    """Seat a person, and note whether it is the account of that name."""
    harbour, account = house.harbour, await people.is_named(house.database, person, command.name)

    def decision() -> Decision | None:
        decided = decide(berth.table, person, command, now(), harbour.shortest)
        if decided is None or not account:
            return decided
        events = (
            replace(event, account=True) if isinstance(event, did.Joined) else event
            for event in decided.events
        )
        return Decision(tuple(events), decided.pending)

    await harbour.write(berth, decision, actor=(person, command.id))


async def commit(house: House, socket: WebSocket, viewer: Viewer, command: ask.LuckCommit) -> None:
    """Write the commitment of a device down, for all of its people: each of them is proved by a token."""
    people = [viewer.person]
    for token in command.hands[:MAX_HANDS]:
        visitor = await visitor_of(house.database, socket, token)
        if visitor is not None:
            people.append(visitor.person.id)
    table = viewer.berth.table
    await house.harbour.write(
        viewer.berth,
        lambda: drawing.commit(table, people, command),
        actor=(viewer.person, command.id),
    )


async def remark(house: House, viewer: Viewer, command: ask.Say) -> None:
    """Write a spectator's message, which other spectators read at once and players after the end."""
    table = viewer.berth.table
    if command.text is None or table.settings.talk != "chat":
        raise Wrong("no_talk")
    if not house.remarks.take(f"{table.id} {viewer.household}"):
        raise Wrong("too_fast", status=429)
    text, found = clean_text(command.text), await people.get(house.database, viewer.person)
    name, account = ("", False) if found is None else (found.name or "", not found.is_guest)

    def decision() -> Decision:
        not_closed(table)
        if table.spectators_hushed:
            raise Wrong("spectators_hushed")
        if name and is_called(name, (place.name for place in table.places)):
            raise Wrong("remark_name", name=name)
        table.talk.remarks.check_room(size_of(name) + size_of(text))
        return Decision((did.Remarked(name, text, account),))

    await house.harbour.write(viewer.berth, decision, actor=(viewer.person, command.id))


async def hint(house: House, berth: Berth, person: str, command: ask.Hint) -> ask.Hinted:
    """What a good bot would do in the own seat, and why, knowing no more than its owner does."""
    seat = own_seat_playing(berth.table, person)
    if not berth.table.running.prompts[seat].offers:
        raise Wrong("not_asked")
    bot = bot_names(berth.table.settings.game)[-1]
    try:
        answer = await house.driver.advice(berth.table, seat, bot)
    except NoAnswer:
        raise Wrong("away", status=503) from None
    return ask.Hinted(command.id, bot, answer.move, answer.why)


async def frame(socket: WebSocket, patience: float | None = None) -> bytes:
    """The next frame of a client."""
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
    """The short way out where the web server has none."""
    return False


def nothing_buffered() -> int:
    """Return 0: this web server does not say how much of what was sent is still in memory."""
    return 0


def sender(socket: WebSocket) -> Send:
    """How text goes out to a client that has to be waited for."""

    async def text(message: bytes) -> None:
        await socket.send_text(message.decode())

    return text


def refusal(id: str | None, problem: Problem) -> ask.Refusal:
    """A problem as a message."""
    return ask.Refusal(id, problem.key, problem.details, str(problem))


class TooFast(Exception):
    """The client sends too much."""
