"""Somebody who looks at a table through a socket.

A viewer is sent whole scenes. If it reads slowly, scenes in between are left out and nothing piles up: the
next one holds all facts since the last. Who reads nothing for too long is dropped.
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
from hautemer.server.sockets.spectators import Glimpse
from hautemer.server.tables.loaded import LoadedTable
from hautemer.server.tables.summary import commitments
from hautemer.storage.timestamps import now

Text = Callable[[bytes], bool]
Send = Callable[[bytes], Awaitable[None]]
# Answers to a client's own commands; who sends more without reading them is dropped.
MAX_ANSWERS = 64
# Seconds in which a frame must have gone out; the keeper looks.
PATIENCE = 20
# Bytes in a transport's buffer from which on its client counts as one that does not read.
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
        self._heard_as: tuple[int | None, bool | None] = (heard_as, None)  # which seat; whether it plays
        self.answers: list[bytes] = []
        self.done: list[str] = []
        self.seat: int | None = None
        self.sending_since: float | None = None  # while the client does not read
        self._full_since: float | None = None  # while too much waits in its transport
        self._buffered = buffered
        self._glimpse: Glimpse | None = None  # the last delayed scene that was sent
        self._loop = asyncio.get_running_loop()
        self.over: asyncio.Future[str | None] = self._loop.create_future()  # why; None: the client went
        self._text = text  # sends at once, or answers that it can't
        self._send = send  # waits for a client that reads slowly
        self._sent: tuple[bytes, int | None, bool, bool] | None = None
        self._listed = 0  # the last round of revealing whose list of commitments was sent
        self._open = False
        self._awake = False
        self._later: asyncio.TimerHandle | None = None
        self._waiting: asyncio.Task[None] | None = None

    @property
    def is_own(self) -> bool:
        """Whether it is somebody's own line to the table, and not a screen for everybody."""
        return not self.watching or self.loaded.table.seat_of(self.person) is None

    @property
    def is_here(self) -> bool:
        """Whether it is such a line, and holds."""
        return self.is_own and not self.signed_out and not self.over.done()

    def open(self) -> None:
        """Begins to look."""
        self._open = not self.over.done()
        self.wake()

    def wake(self) -> None:
        """Something may have changed: looks when what happens just now has happened."""
        if not self._awake and not self.feed.announced:
            self._awake = True
            self._loop.call_soon(self.look)

    def leave(self, why: str | None) -> None:
        """Gives this client up."""
        self._open = False
        if not self.over.done():
            self.over.set_result(why)

    def close(self) -> None:
        """Sends nothing any more."""
        self.leave(None)
        if self._later is not None:
            self._later.cancel()
        if self._waiting is not None:
            self._waiting.cancel()

    def sign_out(self) -> None:
        """Gives a client up whose device is no longer known."""
        self.signed_out = True
        self.leave("signed_out")

    def answer(self, message: Tagged) -> None:
        """Something for this client alone."""
        if len(self.answers) >= MAX_ANSWERS:
            raise TooSlow
        self.answers.append(encode(message))
        self.wake()

    def carried_out(self, id: str) -> None:
        """A command of this client is carried out: the next scene says so, or a message if there is none."""
        self.done.append(id)
        self.wake()

    def look(self) -> None:
        """Sends what is new."""
        self._awake = False
        self.send(self.news())

    def news(self) -> Sequence[bytes]:
        """A scene, if there is a new one, and answers; nothing while a client has still to read."""
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
        """Sends messages: at once, or when a client that reads slowly has read what was sent before."""
        try:
            left = next((number for number, message in enumerate(messages) if not self._text(message)), None)
        except Exception as error:  # whatever is wrong with this line, others of the bundle are sent theirs
            self._fail(error)
            return
        if left is not None:
            self.sending_since = self._loop.time()
            self._waiting = self._loop.create_task(self._send_slowly(messages[left:]))

    def is_slow(self, at: float) -> bool:
        """True if the client has not read for `PATIENCE` seconds, or left that long too much in the buffer.

        The second needs no further message: a client that says hello and reads nothing is found as well.
        """
        if self._buffered() <= MAX_BUFFERED:
            self._full_since = None
        elif self._full_since is None:
            self._full_since = at
        since = [one for one in (self.sending_since, self._full_since) if one is not None]
        return bool(since) and at - min(since) > PATIENCE

    async def _send_slowly(self, messages: Sequence[bytes]) -> None:
        """Waits until the client has read, and looks again."""
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
        """The scene to send, if it differs from the last one; and after how many seconds to look again."""
        table, scenes = self.loaded.table, self.feed.scenes
        own = table.seat_of(self.person)
        seat, plays = None if self.watching else own, own is not None
        if seat is None and not table.shows_itself_to(self.person):
            raise Wrong("watching_closed", status=403)
        if self._heard_as not in ((seat, plays), (seat, None)):
            self.heard = (0, 0)  # another seat hears another story
        self._heard_as = (seat, plays)
        if seat is None and table.settings.watch_delay and table.phase == "running":
            self.seat = seat
            return self._delayed_scene(plays)
        host = self.person == table.host
        body, heard = scenes.body(seat), scenes.heard(seat, plays)
        sent = self._sent
        if sent is not None and heard == self.heard and sent == (body, seat, host, plays):
            return None, 0
        since = believed(self.heard, heard)
        scene = scenes.put_together(body, seat, host, self.done, since, heard, now(), plays=plays)
        self.done = []
        self.seat, self._sent, self.heard = seat, (body, seat, host, plays), heard
        return scene, 0

    def _delayed_scene(self, plays: bool) -> tuple[bytes | None, float]:
        """Return what a spectator may see by now, if it is new, and after how many seconds to look again."""
        delayed, at = self.feed.delayed, now()
        wait, glimpse = delayed.wait(at), delayed.seen(at)
        if glimpse is None or glimpse is self._glimpse:
            return None, wait
        scene = delayed.scene(glimpse, self.person, self.heard, at)
        self._glimpse, self.heard = glimpse, glimpse.heard[plays]
        return scene, wait


class TooSlow(Exception):
    """The client reads too slowly."""
