"""The clock of a table: when each seat's time began, how much it has used, when the window opened.

Callers pass the time; the clock reads none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from hautemer.server.tables.settings import SECOND, Pace

# Milliseconds per move for a player whose time for the whole match is used up.
LAST_BREATH = 5 * SECOND
# Milliseconds by which everybody's time is extended when a person asks to wait.
WAIT = 15 * SECOND
# A screen that is further behind than this when something new happens jumps to it: `director.svelte.ts`.
BEHIND = 12 * SECOND


class Opened(NamedTuple):
    """A window and when it opened."""

    name: str
    at: int


class Clock:
    """Times of one table, in milliseconds."""

    def __init__(self) -> None:
        self.waiting: dict[int, int] = {}  # by seat: when its time began
        self.turns: dict[int, int] = {}  # by seat: the number of times that the match began to wait for it
        self.moved = 0  # time of the last entry, or of the last resumption
        self.shown = 0  # until when screens play out the entries
        self.paced = 0  # when bots began to answer at another pace
        self.used: dict[int, int] = {}
        self.spent: list[tuple[int, int, int]] = []  # last moves of one seat: seat, entry, time spent
        self.window: Opened | None = None
        self.windows = 0  # the number of windows opened so far
        self.extended = 0  # milliseconds of extra time that people asked for
        self.stopped: int | None = None

    def ask(self, at: int, waiting: Sequence[int], mover: int | None, entry: int = 0, room: int = 0) -> None:
        """Note whom the match waits for after an entry that screens play out for `room` milliseconds.

        The time of a seat begins after that. It begins anew after the seat's own move and when the match
        begins to wait for the seat; never because a prompt changed, which would reveal the change to others.
        An entry that is not played out leaves `shown` unchanged, so that a secret entry does not reveal
        itself.
        """
        self.moved = at
        if room:  # a screen that is too far behind jumps to the newest scene
            self.shown = at if self.shown - at > BEHIND else max(at, self.shown) + room
        self.spent = [spent for spent in self.spent if spent[0] == mover]
        if mover is not None and mover in self.waiting:
            self.spent.append((mover, entry, max(0, at - self.waiting[mover])))
        for seat, since in list(self.waiting.items()):
            if seat not in waiting or seat == mover:
                self.used[seat] = self.used.get(seat, 0) + max(0, at - since)
                del self.waiting[seat]
        for seat in waiting:
            if seat not in self.waiting:
                self.waiting[seat] = max(at, self.shown)
                self.turns[seat] = self.turns.get(seat, 0) + 1

    def take_back(self, seat: int, entry: int, pace: Pace) -> None:
        """Count the time of a seat's undone moves, from `entry` on, again, but leave it `LAST_BREATH`."""
        spent = sum(time for _, number, time in self.spent if number >= entry)
        self.spent = [kept for kept in self.spent if kept[1] < entry]
        if seat in self.waiting:
            if pace.move is not None:
                spent = min(spent, pace.move - min(LAST_BREATH, pace.move // 2))
            self.waiting[seat] -= spent
            self.used[seat] = self.used.get(seat, 0) - spent

    def end_staging(self, at: int) -> None:
        """Stop playing out the last entries: times that would begin after them begin now."""
        self.shown = min(self.shown, at)
        self.waiting = {seat: min(since, at) for seat, since in self.waiting.items()}
        if self.window is not None:
            self.window = Opened(self.window.name, min(self.window.at, at))

    def extend(self, by: int) -> None:
        """Postpone everything that is due, also answers of bots, because a person asked for more time."""
        self._shift(by)
        self.moved += by
        self.shown += by
        self.extended += by

    def take_over(self, at: int, seat: int) -> None:
        """Begin the time of a seat anew because another player takes it over."""
        if seat in self.waiting:
            at = at if self.stopped is None else self.stopped
            self.used[seat] = self.used.get(seat, 0) + max(0, at - self.waiting[seat])
            self.waiting[seat] = max(at, self.shown)

    def open_window(self, at: int, name: str | None) -> None:
        """Open the window `name`, or none; its full length begins when the entries have been played out."""
        if name is not None and (self.window is None or self.window.name != name):
            self.windows += 1
        self.window = None if name is None else Opened(name, max(at, self.shown))

    def round_or_window(self, current: int) -> tuple[Literal["round", "window"], int]:
        """Return the open window, or else the `current` round: a person may ask for more time once in it."""
        return ("round", current) if self.window is None else ("window", self.windows)

    def deadline(self, seat: int, pace: Pace) -> int | None:
        """Return when the time of a waiting seat is up; None if it has no limit."""
        if seat not in self.waiting:
            return None
        since = self.waiting[seat]
        limits = []
        if pace.move is not None:
            limits.append(pace.move)
        if pace.match is not None:
            limits.append(max(pace.match - self.used.get(seat, 0), min(LAST_BREATH, pace.match)))
        return since + min(limits) if limits else None

    def stop(self, at: int) -> None:
        """Stop the clock for a pause."""
        self.stopped = at

    def go_on(self, at: int) -> None:
        """Resume after a pause; the time since `stop` does not count."""
        if self.stopped is not None:
            self._shift(at - self.stopped)
            self.stopped = None
            self.moved = at

    def forgive(self, at: int, away: int) -> None:
        """Discount `away` milliseconds without a server, and give an open window its full length again."""
        self._shift(away)
        self.moved = at
        if self.window is not None:
            self.window = Opened(self.window.name, at)

    def _shift(self, by: int) -> None:
        for seat, since in self.waiting.items():
            self.waiting[seat] = since + by
        if self.window is not None:
            self.window = Opened(self.window.name, self.window.at + by)
