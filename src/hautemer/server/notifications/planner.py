"""The planner of notifications: the people to notify of a turn, the time, and the channel.

The process that drives a table sees that the match waits for a person, and puts notifications into the outbox
of the database: at once if the match is played over days, after a wait if it is live. Over one channel, one
notification about one table is sent in ten minutes; only the newest of later ones is kept. Any process takes
them from there, checks that the match still waits and that the seat's owner is still away, and sends them. A
notification says that it is a person's turn and nothing else, and is sent once per turn: the cards of a seat,
and a prompt that changes in secret, change neither notifications nor their times.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections import deque
from collections.abc import Sequence
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import structlog

from hautemer.core.codec import Struct, encode, read_as
from hautemer.server.config import Config
from hautemer.server.errors import Wrong
from hautemer.server.metrics import METRICS
from hautemer.server.notifications import webhooks
from hautemer.server.notifications.mail import MailServer, NotSent
from hautemer.server.notifications.outbound import Outgoing, Unreachable
from hautemer.server.notifications.webhooks import Message
from hautemer.server.notifications.webpush import Sender
from hautemer.server.tables import events
from hautemer.server.tables.loaded import LoadedTable, slow
from hautemer.server.tables.registry import Tables
from hautemer.server.tables.table import Table
from hautemer.server.workers.tasks import end
from hautemer.storage import notices as outbox
from hautemer.storage import people
from hautemer.storage.database import DatabaseAway
from hautemer.storage.notices import Channel, Notice
from hautemer.storage.timestamps import now
from hautemer.words import LANGUAGES, Plain, Words, language_of_environment

# Notifications that are sent concurrently.
AT_ONCE = 16
# Seconds for those being sent when the server stops; the others wait in the outbox.
SECONDS_TO_FINISH = 2
# Milliseconds for which a dead process may have lived after its last heartbeat.
BEAT_MS = 1000
GONE = (404, 410)

log = structlog.get_logger()


class NotifiedTurn(Struct, frozen=True):
    """The subject of a notification: a turn of a seat."""

    seat: int
    turn: int


class OpenTurn(NamedTuple):
    """A turn that is not over, and since when this process knows it (0: since it loaded the table)."""

    turn: int
    since: int


class Planned(NamedTuple):
    """A turn that gets a notification at `at` unless it is over by then."""

    seat: int
    turn: int
    at: int


class Watch:
    """The open turns at one table that this process knows."""

    def __init__(self, known: dict[int, OpenTurn]) -> None:
        self.known = known
        self.planned: deque[Planned] = deque()  # the earliest first
        self.timer: asyncio.TimerHandle | None = None

    def is_open(self, planned: Planned) -> bool:
        """True if a turn is not over yet."""
        known = self.known.get(planned.seat)
        return known is not None and known.turn == planned.turn


class Gone(Exception):
    """The receiver has closed a channel."""


class Notifications:
    """The notifications of one server process."""

    push: Sender

    def __init__(self, tables: Tables, config: Config) -> None:
        self.tables = tables
        self.config = config
        self.outgoing = Outgoing(config.allowed_targets)
        self.post = None if config.smtp is None else MailServer.at(config.smtp)
        self._watches: WeakKeyDictionary[LoadedTable, Watch] = WeakKeyDictionary()
        self._news = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._sending: set[asyncio.Task[None]] = set()
        self._timers: set[asyncio.TimerHandle] = set()
        self._loop: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Subscribe to the tables, and start to send."""
        self.push = await Sender.of(self.tables.database, self._contact())
        self.tables.listeners.append(self.changed)
        self._loop = asyncio.create_task(self._deliver())

    async def stop(self) -> None:
        """Stop; unsent notifications wait in the database."""
        for timer in self._timers:
            timer.cancel()
        await end(self._loop)
        busy = self._tasks | self._sending
        if busy:
            await asyncio.wait(busy, timeout=SECONDS_TO_FINISH)
        for task in busy:
            task.cancel()
        await self.outgoing.close()

    def _contact(self) -> str:
        """Return the contact for operators of push services."""
        if self.post is not None:
            return f"mailto:{self.post.sender}"
        return self.config.public_url or "mailto:hautemer@localhost"

    def is_busy(self, loaded: LoadedTable) -> bool:
        """True if a person at a table will still be notified of a turn."""
        watch = self._watches.get(loaded)
        return bool(self._tasks) or (watch is not None and any(map(watch.is_open, watch.planned)))

    @property
    def in_flight(self) -> int:
        """The number of notifications that are being sent."""
        return len(self._sending)

    # Turns come up

    def changed(self, loaded: LoadedTable, happened: Sequence[Any]) -> None:
        """Plan notifications for new turns after a change of a table."""
        table, at = loaded.table, now()
        asked = turns(table)
        watch = self._watches.get(loaded)
        if watch is None:  # just loaded: another process has planned for these turns
            watch = self._watches[loaded] = Watch({seat: OpenTurn(turn, 0) for seat, turn in asked.items()})
            fresh = set[int]()
        else:
            before = watch.known
            watch.known = {
                seat: before[seat] if seat in before and before[seat].turn == turn else OpenTurn(turn, at)
                for seat, turn in asked.items()
            }
            fresh = {seat for seat, known in watch.known.items() if known != before.get(seat)}
        if not loaded.driven:
            return
        for event in happened:
            if isinstance(event, events.Away):  # without a driver, nobody planned for its turns
                died = at - event.milliseconds - BEAT_MS
                fresh |= {
                    seat for seat, known in watch.known.items() if not slow(table) or known.since >= died
                }
        for seat in fresh:
            self._plan(table, watch, Planned(seat, watch.known[seat].turn, at + self._wait(table)))

    def _wait(self, table: Table) -> int:
        """Return how many milliseconds a match waits before a notification."""
        return 0 if slow(table) else int(self.config.notice_wait * 1000)

    def _plan(self, table: Table, watch: Watch, planned: Planned) -> None:
        """Queue a turn, and drop those at the front that are over."""
        queue = watch.planned
        while queue and not watch.is_open(queue[0]):
            queue.popleft()
        queue.append(planned)
        if watch.timer is None:
            self._set_timer(table, watch)

    def _set_timer(self, table: Table, watch: Watch) -> None:
        """Set the timer to the first queued turn."""
        wait = max(0, watch.planned[0].at - now()) / 1000
        watch.timer = asyncio.get_running_loop().call_later(wait, self._look, table, watch)
        self._timers.add(watch.timer)

    def _look(self, table: Table, watch: Watch) -> None:
        """Put notifications of the turns that are due into the outbox."""
        if watch.timer is not None:
            self._timers.discard(watch.timer)
            watch.timer = None
        queue, at = watch.planned, now()
        due: list[NotifiedTurn] = []
        while queue and (queue[0].at <= at or not watch.is_open(queue[0])):
            seat, turn, _ = queue.popleft()
            if is_due(table, seat, turn):
                due.append(NotifiedTurn(seat, turn))
        if due:
            task = asyncio.create_task(self._put(table, due))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        if queue:
            self._set_timer(table, watch)

    async def _put(self, table: Table, due: Sequence[NotifiedTurn]) -> None:
        """Put a notification per channel into the outbox; a table's own channel gets one for all seats."""
        database = self.tables.database
        try:
            channels: list[tuple[Channel, NotifiedTurn]] = []
            for told in due:
                person = table.places[told.seat].person
                assert person is not None
                own = await outbox.channels_of(database, person, table.id)
                channels += [(channel, told) for channel in own if not is_for_all(channel)]
            shared = await outbox.channels_at(database, table.id)
            channels += [(channel, due[-1]) for channel in shared if is_for_all(channel)]
            for channel, told in channels:
                if channel.confirmed:
                    await outbox.put(database, channel.id, table.id, encode(told), now())
        except DatabaseAway:
            log.warning("notice lost", table=table.id, seats=[told.seat for told in due])
        self._news.set()

    # Sending

    async def _deliver(self) -> None:
        """Send due notifications until the server stops."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.config.poll):
                    await self._news.wait()
            self._news.clear()
            room = AT_ONCE - len(self._sending)
            if not room:
                continue
            try:
                for notice in await outbox.take(self.tables.database, now(), room):
                    task = asyncio.create_task(self._send(notice))
                    self._sending.add(task)
                    task.add_done_callback(self._sent)
            except DatabaseAway:
                log.warning("database away", process=self.tables.process)
            except Exception as error:
                log.exception("notices", why=type(error).__name__)

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        self._news.set()

    async def _send(self, notice: Notice) -> None:
        """Send one notification, unless its turn is over."""
        database = self.tables.database
        kind, outcome = "?", "dropped"
        try:
            channel = await outbox.channel(database, notice.channel)
            message = None if channel is None else await self._message(notice, channel)
            if channel is None or message is None:
                await outbox.done(database, notice, arrived=False)
            else:
                kind, outcome = channel.kind, "postponed"
                if await self._admit(notice):
                    await self._tell(channel, message)
                    await outbox.done(database, notice)
                    outcome = "sent"
        except Gone:
            outcome = "gone"
            await outbox.remove_channel(database, notice.channel)
        except (Unreachable, NotSent, Wrong) as problem:
            outcome = "failed" if await outbox.failed(database, notice, now()) else "given_up"
            log.info("notice", channel=notice.channel, kind=kind, outcome=outcome, why=type(problem).__name__)
        except DatabaseAway:
            outcome = "away"  # it is due again when its lease expires
        METRICS.notices.labels(kind, outcome).inc()

    async def _admit(self, notice: Notice) -> bool:
        """True if the rate limits admit a notification now."""
        every, a_day = int(self.config.notice_every * 1000), int(self.config.limits.notices_a_day)
        return await outbox.admit(self.tables.database, notice, now(), every, a_day)

    async def _message(self, notice: Notice, channel: Channel) -> Message | None:
        """Return the message; None if the turn is over or the seat's owner is at the table."""
        told = read_as(notice.body, NotifiedTurn)
        assert notice.table is not None
        try:
            loaded = await self.tables.current(notice.table)  # another process may have queued it
        except Wrong:
            return None
        if not is_due(loaded.table, told.seat, told.turn):
            return None
        if not is_for_all(channel) and loaded.table.places[told.seat].person != channel.person:
            return None  # the seat has moved to another device
        found = await people.get(self.tables.database, channel.person)
        words = words_of(None if found is None else found.language, loaded.table.settings.game)
        seats = [seat for seat, turn in turns(loaded.table).items() if is_due(loaded.table, seat, turn)]
        return message(words, loaded.table, self.base, seats if is_for_all(channel) else None)

    @property
    def base(self) -> str:
        """The public address of this server."""
        return (self.config.public_url or f"http://{self.config.host}:{self.config.port}").rstrip("/")

    async def _tell(self, channel: Channel, message: Message) -> None:
        """Send a message over a channel. Raise `Unreachable`, `NotSent` or `Gone` if that fails."""
        if channel.kind == "email":
            await self._mail(channel, message)
            return
        if channel.kind == "webpush":
            body, headers = self.push.request(
                channel.address, channel.keys, webhooks.body("", message), message.table
            )
        else:
            body, headers = webhooks.body(channel.form, message), {"content-type": "application/json"}
        status = await self.outgoing.post(channel.address, body, headers)
        if status in GONE:
            raise Gone
        if not 200 <= status < 300:
            raise Unreachable(str(status))

    async def _mail(self, channel: Channel, message: Message) -> None:
        if self.post is None:
            raise NotSent("no mail server")
        found = await people.get(self.tables.database, channel.person)
        words = words_of(None if found is None else found.language, None)
        text = words.say("notice-mail", text=Plain(message.text), address=Plain(message.url))
        try:
            await self.post.send(channel.address, message.text, text)
        except NotSent as problem:
            if problem.final:
                raise Gone from None
            raise

    async def confirm(self, channel: Channel, token: str, language: str) -> None:
        """Send a mail that asks the owner of an address to confirm it."""
        if self.post is None:
            raise Wrong("no_mail", status=409)
        words = words_of(language, None)
        address = Plain(f"{self.base}/#/confirm/{token}")
        try:
            await self.post.send(
                channel.address,
                words.say("notice-confirm-subject"),
                words.say("notice-confirm", address=address, code=Plain(token)),
            )
        except NotSent:
            raise Wrong("mail_away", status=503) from None


def turns(table: Table) -> dict[int, int]:
    """Return the seats of people that the match waits for, with the numbers of their turns."""
    if table.match is None or table.phase != "running" or table.paused:
        return {}
    return {
        seat: table.clock.turns[seat]
        for seat in table.match.waiting_for()
        if table.places[seat].bot is None and table.places[seat].person is not None
    }


def is_due(table: Table, seat: int, turn: int) -> bool:
    """True if the match still waits for a seat and its owner is not at the table."""
    return turns(table).get(seat) == turn and not table.places[seat].here


def is_for_all(channel: Channel) -> bool:
    """True if a channel belongs to a table: it reports the turns of all players there."""
    return channel.kind == "webhook" and channel.table is not None


def words_of(language: str | None, game: str | None) -> Words:
    """Return the messages in a person's language, or in the server's own."""
    return Words(language if language in LANGUAGES else language_of_environment(), game)


def unlinked(name: str) -> str:
    """Return a name in which no mail program and no chat room finds a web address to link to.

    >>> [hex(ord(letter)) for letter in unlinked("evil.example")[4:6]]
    ['0x2e', '0x2060']
    """
    return re.sub(r"(?<=\S)([.:@/])(?=\S)", "\\1\u2060", name)


def message(words: Words, table: Table, base: str, seats: Sequence[int] | None) -> Message:
    """Return the message of a table: to the person whose turn it is, or about the people in `seats`."""
    title = words.say("title")
    names = Plain(words.listed([unlinked(place.name) for place in table.places]))
    if seats is None:
        text = words.say("notice-yours", title=Plain(title), names=names)
    else:
        waited_for = Plain(words.listed([unlinked(table.places[seat].name) for seat in seats]))
        text = words.say("notice-theirs", title=Plain(title), name=waited_for, count=len(seats))
    return Message(table.id, table.settings.game, title, text, f"{base}/#/table/{table.id}")
