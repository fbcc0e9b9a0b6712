"""What a host chooses for a table, with its limits."""

from __future__ import annotations

from typing import Any, Literal

from hautemer.core import registry
from hautemer.core.codec import Struct, field
from hautemer.server.problems import Wrong

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR

# Fifty milliseconds are for tests; sixty days for people who play by letter.
SHORTEST, LONGEST = 50, 60 * DAY

Watch = Literal["nobody", "invited", "everybody"]
Talking = Literal["chat", "claims", "none"]


class Pace(Struct, frozen=True):
    """How long things may take, in milliseconds; None is without limit.

    A window stays open `window` long, or as long as `windows` says for it by name. Bots answer after a time
    around `bot`.
    """

    kind: Literal["live", "days"] = "live"
    move: int | None = 3 * MINUTE
    match: int | None = None
    window: int = 5 * SECOND
    windows: dict[str, int] = field(default_factory=lambda: {"response": 4 * SECOND})
    bot: int = 1500
    grace: int = 2 * MINUTE

    def length_of(self, window: str) -> int:
        """How long a window stays open."""
        return self.windows.get(window, self.window)


LIVE = Pace()
DAYS = Pace(
    "days",
    move=2 * DAY,
    window=30 * MINUTE,
    windows={},
    bot=3 * SECOND,
    grace=2 * DAY,
)


class Settings(Struct, frozen=True):
    """A table as its host wants it."""

    game: str
    seats: int
    options: dict[str, Any] = {}  # noqa: RUF012 - structs copy their defaults
    pace: Pace = LIVE
    open: bool = False  # listed on the home page; otherwise by invitation
    watch: Watch = "invited"
    watch_delay: int = 0  # milliseconds by which onlookers are behind
    talk: Talking = "chat"


def check(settings: Settings) -> None:
    """Refuses times beyond the limits, and those of no window; the game itself judges seats and options."""
    pace = settings.pace
    times = (pace.move, pace.match, pace.window, *pace.windows.values(), pace.grace)
    if any(time is not None and not SHORTEST <= time <= LONGEST for time in times):
        raise Wrong("wrong_time", least=SHORTEST, most=LONGEST)
    if not 0 <= pace.bot <= MINUTE or not 0 <= settings.watch_delay <= DAY:
        raise Wrong("wrong_time", least=0, most=DAY)
    known = {*registry.find(settings.game).windows, *LIVE.windows}
    for window in pace.windows:
        if window not in known:
            raise Wrong("unknown_window", window=window[:40], known=", ".join(sorted(known)))
