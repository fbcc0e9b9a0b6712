"""Broadcast: every viewer gets the scenes, whatever happens to another viewer's socket."""

from __future__ import annotations

import asyncio

import pytest

from hautemer.server.sockets.broadcast import BATCH, Broadcast, audience_of
from hautemer.server.sockets.viewer import Viewer
from hautemer.server.tables import events
from hautemer.server.tables.loaded import LoadedTable
from hautemer.server.tables.settings import Settings
from hautemer.server.tables.table import Table
from tests.server.people import smallest

GAME, LEAST = smallest()


class Line:
    """The end of a socket that accepts some texts at once, delays others, and may be broken."""

    def __init__(self, *, at_once: int = 100, broken: bool = False) -> None:
        self.at_once = at_once
        self.broken = broken
        self.sent: list[bytes] = []
        self.go_on = asyncio.Event()

    def text(self, message: bytes) -> bool:
        """Accept a text if there is room."""
        if self.broken:
            raise RuntimeError
        taken = len(self.sent) < self.at_once
        if taken:
            self.sent.append(message)
        return taken

    async def send(self, message: bytes) -> None:
        """Accept a text once the reader continues."""
        await self.go_on.wait()
        self.sent.append(message)


def moored(showing: Broadcast, *lines: Line) -> tuple[LoadedTable, list[Viewer]]:
    """Return a table with a viewer per socket."""
    table = Table("table", b"secret")
    table.fold(events.Made(Settings(game=GAME, seats=LEAST), "host", "promise"), 0)
    loaded = LoadedTable(table, showing.audience(table), {}, driven=True)
    viewers = [
        Viewer(
            loaded,
            audience_of(loaded),
            f"person {number}",
            line.text,
            line.send,
            watching=False,
            facts=0,
            beside=0,
        )
        for number, line in enumerate(lines)
    ]
    audience_of(loaded).viewers.update(viewers)
    return loaded, viewers


async def idle() -> None:
    """Run the event loop until all scheduled callbacks have run; nothing here waits for time."""
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.mark.anyio
async def test_a_broken_socket_keeps_nothing_from_others() -> None:
    lines = [Line(broken=number == 1) for number in range(4)]
    loaded, viewers = moored(Broadcast(), *lines)
    loaded.audience.announce()
    for viewer in viewers:
        viewer.open()
    await idle()
    assert [len(line.sent) for line in lines] == [1, 0, 1, 1]
    assert isinstance(viewers[1].over.exception(), RuntimeError)


@pytest.mark.anyio
async def test_more_tables_than_fit_a_batch_are_all_shown() -> None:
    showing = Broadcast()
    lines = [Line() for _ in range(2 * BATCH + 3)]
    many = [moored(showing, line)[0] for line in lines]
    for loaded in many:
        loaded.audience.announce()
        for viewer in audience_of(loaded).viewers:
            viewer.open()
    await idle()
    assert [len(line.sent) for line in lines] == [1] * len(lines)


@pytest.mark.anyio
async def test_a_slow_reader_gets_the_newest_scene_and_no_scene_twice() -> None:
    line = Line(at_once=1)
    loaded, [viewer] = moored(Broadcast(), line)
    viewer.open()
    await idle()
    for name in ("Ann", "Bob", "Eve"):
        loaded.table.fold(events.Joined(0, "someone", name), 0)
        loaded.audience.announce()
        await idle()
    assert len(line.sent) == 1
    assert viewer.sending_since is not None
    line.at_once = 100
    line.go_on.set()
    await idle()
    assert [b'"Eve"' in message for message in line.sent] == [False, False, True]
    assert b'"Ann"' in line.sent[1]
    assert viewer.sending_since is None
