"""The settings that a host chooses for a table, with their limits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from hautemer.core import registry
from hautemer.core.codec import Struct, field, replace
from hautemer.server.errors import Wrong

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR

# Fifty milliseconds suit programs that play alone against bots; sixty days suit correspondence play.
SHORTEST, LONGEST = 50, 60 * DAY
# The default length of a window.
WINDOW = 5 * SECOND

Watch = Literal["nobody", "invited", "everybody"]
Talking = Literal["chat", "claims", "none"]


class Pace(Struct, frozen=True):
    """Time limits in milliseconds; None means no limit.

    A window stays open for its entry in `windows`, else for `window`. In a live match with the default
    `window`, it stays open for the length that its game sets. Bots answer after a time around `bot`.
    """

    kind: Literal["live", "days"] = "live"
    move: int | None = 3 * MINUTE
    match: int | None = None
    window: int = WINDOW
    windows: dict[str, int] = field(default_factory=dict)
    bot: int = 1500
    grace: int = 2 * MINUTE

    def length_of(self, window: str, usual: Mapping[str, int]) -> int:
        """Return for how many milliseconds a window stays open; `usual` are the lengths set by its game."""
        is_default = self.kind == "live" and self.window == WINDOW
        own = usual.get(window, self.window) if is_default else self.window
        return self.windows.get(window, own)


LIVE = Pace()
DAYS = Pace(
    "days",
    move=2 * DAY,
    window=30 * MINUTE,
    bot=3 * SECOND,
    grace=2 * DAY,
)


class Settings(Struct, frozen=True):
    """The settings of a table."""

    game: str
    seats: int
    options: dict[str, Any] = {}  # noqa: RUF012 - structs copy their defaults
    pace: Pace = LIVE
    open: bool = False  # listed on the home page; otherwise joined by invitation
    watch: Watch = "invited"
    watch_delay: int = 0  # milliseconds by which spectators are behind
    talk: Talking = "chat"
    constant_windows: bool = False  # windows last their whole length, and nobody is asked to be ready


class Shortest(NamedTuple):
    """The shortest times that a table for two or more people may have, in milliseconds.

    With less, a host could replace a person whose connection dropped for a moment.
    """

    move: int = 5 * SECOND
    grace: int = 30 * SECOND
    days: int = HOUR  # per move in a match over days, whoever plays: every turn may send a notification


FOR_PEOPLE = Shortest()
FOR_TESTS = Shortest(SHORTEST, SHORTEST, SHORTEST)


def check_pace(pace: Pace, people: int, shortest: Shortest = FOR_PEOPLE) -> None:
    """Raise `Wrong` if the times of a table are too short for the number of people who may sit there."""
    if pace.kind == "days" and pace.move is not None and pace.move < shortest.days:
        raise Wrong("days_too_short", minutes=shortest.days // MINUTE)
    if people > 1 and pace != lengthened(pace, shortest):
        raise Wrong("pace_too_short", move=shortest.move // SECOND, grace=shortest.grace // SECOND)


def lengthened(pace: Pace, shortest: Shortest = FOR_PEOPLE) -> Pace:
    """Return a pace whose times are long enough for two or more people."""
    least = max(shortest.move, shortest.days) if pace.kind == "days" else shortest.move
    move = None if pace.move is None else max(pace.move, least)
    return replace(pace, move=move, grace=max(pace.grace, shortest.grace))


def check(settings: Settings) -> None:
    """Raise `Wrong` if a time is beyond the limits or a window unknown; the game checks seats and options."""
    pace = settings.pace
    times = (pace.move, pace.match, pace.window, *pace.windows.values(), pace.grace)
    if any(time is not None and not SHORTEST <= time <= LONGEST for time in times):
        raise Wrong("wrong_time", least=SHORTEST, most=LONGEST)
    if not 0 <= pace.bot <= MINUTE or not 0 <= settings.watch_delay <= DAY:
        raise Wrong("wrong_time", least=0, most=DAY)
    known = registry.find(settings.game).windows
    for window in pace.windows:
        if window not in known:
            raise Wrong("unknown_window", window=window[:40], known=", ".join(sorted(known)))
