"""The viewer of a table through one socket.

A viewer is sent whole scenes. If the client reads slowly, scenes in between are left out and nothing
accumulates: the next one holds all facts since the last. A client that reads nothing for too long is dropped.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from hautemer.core.codec import Tagged, encode
from hautemer.server.errors import Wrong
from hautemer.server.metrics import METRICS
from hautemer.server.protocol import Done
from hautemer.server.sockets.feed import Feed
from hautemer.server.sockets.scenes import believed
from hautemer.server.sockets.spectators import PastScene
from hautemer.server.tables.loaded import LoadedTable
from hautemer.server.tables.summary import commitments
from hautemer.storage.timestamps import now

Text = Callable[[bytes], bool]
Send = Callable[[bytes], Awaitable[None]]
# Queued answers to a client's own commands; a client that sends more without reading is dropped.
MAX_ANSWERS = 64
# Seconds in which a frame must be sent; `scheduler.leases` checks it.
PATIENCE = 20
# A client with more bytes than this in the buffer of its transport counts as one that does not read.
MAX_BUFFERED = 1_000_000


class Viewer:
    """One socket at one table."""

    def __init__(
        self,
        loaded: LoadedTable,
        feed: Feed,
        person: str,
        text: Text,
        send: Send,
        *,
        watching: bool,
        facts: int,
        beside: int,
        heard_as: int | None = None,
        session: str = "",
        buffered: Callable[[], int] = lambda: 0,
        household: str = "?",
    ) -> None:
        self.loaded = loaded
        self.feed = feed
        self.person = person
        self.session = session
        self.household = household
        self.signed_out = False
        self.watching = watching
        self.heard = (facts, beside)
        self._heard_as: tuple[int | None, bool | None] = (heard_as, None)  # the seat; True if it plays
        self.answers: list[bytes] = []
        self.done: list[str] = []
        self.seat: int | None = None
        self.sending_since: float | None = None  # since when the client does not read
        self._full_since: float | None = None  # since when too much is buffered for it
        self._buffered = buffered
        self._past_scene: PastScene | None = None  # the last delayed scene that was sent
        self._loop = asyncio.get_running_loop()
        self.over: asyncio.Future[str | None] = self._loop.create_future()  # why; None: the client left
        self._text = text  # sends at once, or returns False
        self._send = send  # waits for a client that reads slowly
        self._sent: tuple[bytes, int | None, bool, bool] | None = None
        self._listed = 0  # the last round of revealing whose list of commitments was sent
        self._open = False
        self._awake = False
        self._later: asyncio.TimerHandle | None = None
        self._waiting: asyncio.Task[None] | None = None

    @property
    def is_own(self) -> bool:
        """True if the socket belongs to one person, and is not a shared screen."""
        return not self.watching or self.loaded.table.seat_of(self.person) is None

    @property
    def is_here(self) -> bool:
        """True if the socket belongs to one person, and is open."""
        return self.is_own and not self.signed_out and not self.over.done()

    def open(self) -> None:
        """Start to send scenes."""
        self._open = not self.over.done()
        self.wake()

    def wake(self) -> None:
        """Check for changes after the current turn of the event loop."""
        if not self._awake and not self.feed.announced:
            self._awake = True
            self._loop.call_soon(self.look)

    def leave(self, why: str | None) -> None:
        """Drop this client for the reason `why`."""
        self._open = False
        if not self.over.done():
            self.over.set_result(why)

    def close(self) -> None:
        """Stop sending."""
        self.leave(None)
        if self._later is not None:
            self._later.cancel()
        if self._waiting is not None:
            self._waiting.cancel()

    def sign_out(self) -> None:
        """Drop a client whose device is signed out."""
        self.signed_out = True
        self.leave("signed_out")

    def answer(self, message: Tagged) -> None:
        """Queue a message for this client alone. Raise `TooSlow` if too many are queued."""
        if len(self.answers) >= MAX_ANSWERS:
            raise TooSlow
        self.answers.append(encode(message))
        self.wake()

    def carried_out(self, id: str) -> None:
        """Confirm a command in the next scene, or in a message of its own if there is no new scene."""
        self.done.append(id)
        self.wake()

    def look(self) -> None:
        """Send everything that is new."""
        self._awake = False
        self.send(self.news())

    def news(self) -> Sequence[bytes]:
        """Return the new messages: a scene and answers; none while the client has not read the last ones."""
        if not self._open or self._waiting is not None:
            return ()
        if self._later is not None:
            self._later.cancel()
            self._later = None
        try:
            scene, delay = self.scene()
        except Exception as error:
            self._fail(error)
            return ()
        if delay:
            self._later = self._loop.call_later(delay, self.look)
        METRICS.moves.scenes += scene is not None
        listed = self._list()
        if not self.done and not self.answers and listed is None:
            return () if scene is None else (scene,)
        messages = [message for message in (scene, listed) if message is not None]
        messages += [encode(Done(id)) for id in self.done]
        messages += self.answers
        self.done, self.answers = [], []
        return messages

    def _list(self) -> bytes | None:
        """Return the list of commitments of a round of revealing that was not sent yet."""
        found = commitments(self.loaded.table)
        if found is None or found.round == self._listed:
            return None
        self._listed = found.round
        return encode(found)

    def send(self, messages: Sequence[bytes]) -> None:
        """Send messages: at once, or when a slow client has read the earlier ones."""
        try:
            left = next((number for number, message in enumerate(messages) if not self._text(message)), None)
        except Exception as error:  # an error of one connection must not stop the others of the batch
            self._fail(error)
            return
        if left is not None:
            self.sending_since = self._loop.time()
            self._waiting = self._loop.create_task(self._send_slowly(messages[left:]))

    def is_slow(self, at: float) -> bool:
        """True if the client has not read, or its buffer has been too full, for `PATIENCE` seconds.

        The second case needs no further message: it also finds a client that sends `Hello` and reads nothing.
        """
        if self._buffered() <= MAX_BUFFERED:
            self._full_since = None
        elif self._full_since is None:
            self._full_since = at
        since = [one for one in (self.sending_since, self._full_since) if one is not None]
        return bool(since) and at - min(since) > PATIENCE

    async def _send_slowly(self, messages: Sequence[bytes]) -> None:
        """Send messages to a client that reads slowly, then check for changes again."""
        try:
            for message in messages:
                await self._send(message)
        except Exception as error:
            self._fail(error)
        self.sending_since = self._waiting = None
        self.wake()

    def _fail(self, error: Exception) -> None:
        self._open = False
        if not self.over.done():
            self.over.set_exception(error)

    def scene(self) -> tuple[bytes | None, float]:
        """Return the scene if it differs from the last one, and after how many seconds to check again."""
        table, scenes = self.loaded.table, self.feed.scenes
        own = table.seat_of(self.person)
        seat, plays = None if self.watching else own, own is not None
        if seat is None and not table.shows_itself_to(self.person):
            raise Wrong("watching_closed", status=403)
        if self._heard_as not in ((seat, plays), (seat, None)):
            self.heard = (0, 0)  # another seat has other facts
        self._heard_as = (seat, plays)
        if seat is None and table.settings.watch_delay and table.phase == "running":
            self.seat = seat
            return self._delayed_scene(plays=plays)
        host = self.person == table.host
        body, heard = scenes.body(seat), scenes.heard(seat, plays=plays)
        sent = self._sent
        if sent is not None and heard == self.heard and sent == (body, seat, host, plays):
            return None, 0
        since = believed(self.heard, heard)
        scene = scenes.put_together(body, seat, self.done, since, heard, now(), host=host, plays=plays)
        self.done = []
        self.seat, self._sent, self.heard = seat, (body, seat, host, plays), heard
        return scene, 0

    def _delayed_scene(self, *, plays: bool) -> tuple[bytes | None, float]:
        """Return the delayed scene of a spectator if it is new, and after how many seconds to check again."""
        delayed, at = self.feed.delayed, now()
        wait, past_scene = delayed.wait(at), delayed.seen(at)
        if past_scene is None or past_scene is self._past_scene:
            return None, wait
        scene = delayed.scene(past_scene, self.person, self.heard, at)
        self._past_scene, self.heard = past_scene, past_scene.heard[plays]
        return scene, wait


class TooSlow(Exception):
    """The client reads too slowly."""
