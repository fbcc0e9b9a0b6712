"""Onlookers who are some time behind: they are sent what onlookers could see then."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from hautemer.server.moments import now

if TYPE_CHECKING:
    from hautemer.server.harbour import Berth
    from hautemer.server.viewers import Viewer


class Glimpse(NamedTuple):
    """What onlookers could see from a moment on, and how much they had heard by then."""

    at: int
    body: bytes
    heard: tuple[int, int]


class Delayed:
    """The past of one table as onlookers saw it; kept only where the table has a delay."""

    def __init__(self, berth: Berth) -> None:
        self.berth = berth
        self.past: deque[Glimpse] = deque()

    def changed(self) -> None:
        """Something happened."""
        delay = self.berth.table.settings.watch_delay
        if not delay:
            return
        at, scenes = now(), self.berth.scenes
        self.past.append(Glimpse(at, scenes.body(None), scenes.heard(None)))
        while len(self.past) > 1 and self.past[1].at <= at - delay:
            self.past.popleft()

    def scene(self, viewer: Viewer) -> tuple[bytes | None, float]:
        """What this onlooker may see by now, if it has not yet; and when to look again, in seconds."""
        at, delay = now(), self.berth.table.settings.watch_delay
        seen = [glimpse for glimpse in self.past if glimpse.at <= at - delay]
        later = [glimpse.at + delay for glimpse in self.past if glimpse.at > at - delay]
        again = max(0.001, (later[0] - at) / 1000) if later else 0.0
        if not seen or viewer.glimpse is seen[-1]:
            return None, again
        glimpse = viewer.glimpse = seen[-1]
        host = viewer.person == self.berth.table.host
        heard, viewer.heard = viewer.heard, glimpse.heard
        if heard[0] > glimpse.heard[0] or heard[1] > glimpse.heard[1]:
            heard = (0, 0)
        scene = self.berth.scenes.put_together(glimpse.body, None, host, (), heard, glimpse.heard, at)
        return scene, again
