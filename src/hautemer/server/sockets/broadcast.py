"""The broadcast: it sends the changes of tables to their viewers, in batches of tables.

All messages of a batch are encoded before the first is sent. Clients wake up once per batch instead of once
per table, which costs a machine that they share with the server less than half.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from hautemer.server.sockets.feed import Feed
from hautemer.server.sockets.viewer import Viewer
from hautemer.server.tables.loaded import LoadedTable
from hautemer.server.tables.table import Table

# Tables per batch: the first one waits a millisecond or two until the last one is encoded.
BATCH = 16


class SocketAudience(Feed):
    """The viewers of one table in this process."""

    def __init__(self, table: Table, show: Callable[[SocketAudience], None]) -> None:
        super().__init__(table)
        self.viewers: set[Viewer] = set()
        self._show = show

    @property
    def is_watching(self) -> bool:
        """True if at least one viewer watches the table."""
        return bool(self.viewers)

    @property
    def spectators(self) -> int:
        """The number of viewers without a seat."""
        return self.scenes.spectators

    def remember(self, at: int) -> None:
        """Note what spectators could see at `at`, while a journal is read."""
        self.scenes.changed()
        self.delayed.changed(at)

    def announce(self) -> None:
        """Send every viewer what has changed; delayed spectators receive it later."""
        self.scenes.changed()
        self.delayed.changed()
        self._announce()

    def wake(self) -> None:
        """Let every viewer check whether its own seat has changed."""
        for viewer in self.viewers:
            viewer.wake()

    def count_spectators(self) -> None:
        """Count the spectators again and send the number; it is not written to the journal."""
        self.scenes.spectators = sum(viewer.seat is None for viewer in self.viewers)
        self.scenes.changed()
        self._announce()

    def _announce(self) -> None:
        if not self.announced and self.viewers:
            self.announced = True
            self._show(self)


class Broadcast:
    """The queue of audiences to which changes are about to be sent."""

    def __init__(self) -> None:
        self._due: list[SocketAudience] = []

    def audience(self, table: Table) -> SocketAudience:
        """Return a new audience for a table."""
        return SocketAudience(table, self.add)

    def add(self, audience: SocketAudience) -> None:
        """Send an audience its changes after the current turn of the event loop."""
        if not self._due:
            asyncio.get_running_loop().call_soon(self._show)
        self._due.append(audience)

    def _show(self) -> None:
        batch, self._due = self._due[:BATCH], self._due[BATCH:]
        if self._due:
            asyncio.get_running_loop().call_soon(self._show)
        messages = []
        for audience in batch:
            audience.announced = False
            messages += [(viewer, news) for viewer in audience.viewers if (news := viewer.news())]
        for viewer, news in messages:
            viewer.send(news)


def audience_of(loaded: LoadedTable) -> SocketAudience:
    """Return the audience that `Broadcast` made for a table."""
    assert isinstance(loaded.audience, SocketAudience)
    return loaded.audience
