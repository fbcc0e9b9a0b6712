"""Presence: the open sockets of this process, and the arrivals and departures of people."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine, Sequence
from typing import Any

from hautemer.server.errors import Wrong
from hautemer.server.sockets.broadcast import audience_of
from hautemer.server.sockets.viewer import Viewer
from hautemer.server.tables import events
from hautemer.server.tables.decision import Decision
from hautemer.server.tables.loaded import LoadedTable
from hautemer.server.tables.registry import Tables
from hautemer.storage.database import DatabaseAway

# Seconds for which a person may be disconnected before the others see it.
BLINK = 3.0


class Presence:
    """The register of open sockets of this process."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.viewers: set[Viewer] = set()
        self.closing = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        tables.listeners.append(self.correct_absences)

    def add(self, viewer: Viewer) -> None:
        """Count a new socket."""
        audience_of(viewer.loaded).viewers.add(viewer)
        self.viewers.add(viewer)

    def remove(self, viewer: Viewer) -> None:
        """Forget a closed socket; note the absence of its owner unless they reconnect at once."""
        audience = audience_of(viewer.loaded)
        audience.viewers.discard(viewer)
        self.viewers.discard(viewer)
        if viewer.seat is None or viewer.watching:
            audience.count_spectators()
        if viewer.is_own and viewer.loaded.table.notes(viewer.person) and not self.closing.is_set():
            self._start(self._note_absence(viewer))

    async def arrive(self, viewer: Viewer) -> None:
        """Write to the journal that the owner of a seat, or the host, is here, if that is news."""
        table = viewer.loaded.table
        seat = None if viewer.watching else table.seat_of(viewer.person)
        viewer.seat = seat
        if seat is None:
            audience_of(viewer.loaded).count_spectators()
        process = self.tables.process
        if viewer.is_own and seen(viewer, here=True, by=process):
            await self.tables.write(viewer.loaded, lambda: seen(viewer, here=True, by=process))

    def hang_up(self) -> None:
        """Ask every client to reconnect later."""
        self.closing.set()
        for viewer in self.viewers:
            viewer.leave("closing")

    def close(self) -> None:
        """Cancel the tasks that note arrivals and absences."""
        for task in list(self._tasks):
            task.cancel()

    def sign_out(self, *, person: str | None = None, session: str | None = None, but: str = "") -> None:
        """Drop the sockets of a device that signed out, or of all devices of a person except `but`."""
        for viewer in self.viewers:
            named = (person and viewer.person == person) or (session and viewer.session == session)
            if named and not (but and viewer.session == but):
                viewer.sign_out()

    def renew(self, old: str, new: str) -> None:
        """Keep the sockets of a device whose token was replaced."""
        for viewer in self.viewers:
            if viewer.session == old:
                viewer.session = new

    def correct_absences(self, loaded: LoadedTable, happened: Sequence[Any]) -> None:
        """Note that a person is here if the journal calls them away although their socket is open.

        Another process may have noted it when a tab closed, or this one after it stood still for a while.
        """
        if called_away(loaded) and not self.closing.is_set():
            self._start(self._contradict(loaded))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _note_absence(self, viewer: Viewer) -> None:
        watching = True
        while watching:
            await asyncio.sleep(BLINK)
            viewers = audience_of(viewer.loaded).viewers
            others = [other for other in viewers if other.person == viewer.person]
            if any(other.is_own for other in others):
                return
            # A shared device follows the random draw as a spectator, because the match begins with it and
            # nobody's secrets may arrive before the device is handed over.
            watching = bool(others) and viewer.loaded.table.draw.stage in ("commit", "reveal")
        with contextlib.suppress(Wrong, DatabaseAway):
            process = self.tables.process
            await self.tables.write(viewer.loaded, lambda: seen(viewer, here=False, by=process))

    async def _contradict(self, loaded: LoadedTable) -> None:
        def decision() -> Decision | None:
            process = self.tables.process
            here = tuple(events.Seen(seat, here=True, by=process) for seat in called_away(loaded))
            return Decision(here) if here else None

        with contextlib.suppress(Wrong, DatabaseAway):
            await self.tables.write(loaded, decision)


def seen(viewer: Viewer, *, here: bool, by: str) -> Decision | None:
    """Return the event that the owner of a seat, or the host, came or went; None if that is known."""
    table = viewer.loaded.table
    seat = table.seat_of(viewer.person)
    known = not table.notes(viewer.person) or table.place(seat).here == here
    if known or table.phase in ("closed", "broken"):
        return None
    return Decision((events.Seen(seat, here, by),))


def called_away(loaded: LoadedTable) -> list[int | None]:
    """Return the seats whose owners have an open socket here although the table says that they are away.

    None stands for a host without a seat.
    """
    table = loaded.table
    if table.phase in ("closed", "broken"):
        return []
    viewers = audience_of(loaded).viewers
    people = {viewer.person for viewer in viewers if viewer.is_here and table.notes(viewer.person)}
    return [seat for seat in map(table.seat_of, people) if not table.place(seat).here]
