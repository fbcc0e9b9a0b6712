"""The delay of spectators: they receive what spectators could see `watch_delay` milliseconds ago."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from hautemer.server.sockets.scenes import Scenes, believed
from hautemer.server.tables.table import Table
from hautemer.storage.timestamps import now


class PastScene(NamedTuple):
    """A public scene from a moment on, with the numbers of facts and happenings by then."""

    at: int
    body: bytes
    heard: dict[bool, tuple[int, int]]  # by True if the viewer has a seat
    entries: int | None  # of the match, if it has begun


class SpectatorDelay:
    """The recent public scenes of one table; kept only if the table has a delay."""

    def __init__(self, table: Table, scenes: Scenes) -> None:
        self.table = table
        self.scenes = scenes
        self.past: deque[PastScene] = deque()

    def changed(self, at: int | None = None) -> None:
        """Store the public scene as of now, or as of `at` while a journal is read."""
        delay = self.table.settings.watch_delay
        if not delay:
            return
        at, scenes = now() if at is None else at, self.scenes
        body = scenes.body(None)
        if self.past and self.past[-1].body == body:  # only chat is new: share the bytes
            body = self.past[-1].body
        heard = {plays: scenes.heard(None, plays=plays) for plays in (True, False)}
        match = self.table.match
        self.past.append(PastScene(at, body, heard, None if match is None else len(match.log)))
        while len(self.past) > 1 and self.past[1].at <= at - delay:
            self.past.popleft()

    def seen(self, at: int) -> PastScene | None:
        """Return the scene that spectators may see at `at`, or None if there is none yet."""
        delay = self.table.settings.watch_delay
        seen = (past_scene for past_scene in reversed(self.past) if past_scene.at <= at - delay)
        return next(seen, None)

    def wait(self, at: int) -> float:
        """Return after how many seconds spectators see something new; 0 if nothing is pending."""
        delay = self.table.settings.watch_delay
        later = [past_scene.at + delay for past_scene in self.past if past_scene.at > at - delay]
        return max(0.001, (later[0] - at) / 1000) if later else 0.0

    def scene(self, past_scene: PastScene, person: str, heard: tuple[int, int], at: int) -> bytes:
        """Return the scene of a spectator who has received as many facts and happenings as `heard` says."""
        table = self.table
        host, plays = person == table.host, table.seat_of(person) is not None
        until = past_scene.heard[plays]
        since, put_together = believed(heard, until), self.scenes.put_together
        return put_together(past_scene.body, None, (), since, until, at, host=host, plays=plays)
