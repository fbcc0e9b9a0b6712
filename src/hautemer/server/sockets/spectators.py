"""Onlookers who are some time behind: they are sent what onlookers could see then."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from hautemer.server.sockets.scenes import Scenes, believed
from hautemer.server.tables.table import Table
from hautemer.storage.timestamps import now


class Glimpse(NamedTuple):
    """What onlookers could see from a moment on, and how much they had heard by then."""

    at: int
    body: bytes
    heard: dict[bool, tuple[int, int]]  # by whether one has a seat
    entries: int | None  # of the match, if it had begun


class SpectatorDelay:
    """The past of one table as onlookers saw it; kept only where the table has a delay."""

    def __init__(self, table: Table, scenes: Scenes) -> None:
        self.table = table
        self.scenes = scenes
        self.past: deque[Glimpse] = deque()

    def changed(self, at: int | None = None) -> None:
        """Something happened: now, or then where the journal tells of it."""
        delay = self.table.settings.watch_delay
        if not delay:
            return
        at, scenes = now() if at is None else at, self.scenes
        body = scenes.body(None)
        if self.past and self.past[-1].body == body:  # something was said, no more: it is kept once
            body = self.past[-1].body
        heard = {plays: scenes.heard(None, plays) for plays in (True, False)}
        match = self.table.match
        self.past.append(Glimpse(at, body, heard, None if match is None else len(match.log)))
        while len(self.past) > 1 and self.past[1].at <= at - delay:
            self.past.popleft()

    def seen(self, at: int) -> Glimpse | None:
        """What onlookers see then, if they see anything yet."""
        delay = self.table.settings.watch_delay
        seen = (glimpse for glimpse in reversed(self.past) if glimpse.at <= at - delay)
        return next(seen, None)

    def wait(self, at: int) -> float:
        """Return after how many seconds spectators see something new; 0 if nothing is on its way."""
        delay = self.table.settings.watch_delay
        later = [glimpse.at + delay for glimpse in self.past if glimpse.at > at - delay]
        return max(0.001, (later[0] - at) / 1000) if later else 0.0

    def scene(self, glimpse: Glimpse, person: str, heard: tuple[int, int], at: int) -> bytes:
        """Return what a spectator sees who has received as many facts and happenings as `heard` says."""
        table = self.table
        host, plays = person == table.host, table.seat_of(person) is not None
        until = glimpse.heard[plays]
        since, put_together = believed(heard, until), self.scenes.put_together
        return put_together(glimpse.body, None, host, (), since, until, at, plays=plays)
