"""The pace of a table: how long bots pause, and how long screens play out what happened.

Each person chooses a pace, and a table plays at the slowest of those present.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from hautemer.core.match import Fact
from hautemer.core.moments import duration
from hautemer.server.tables.events import BotPace
from hautemer.server.tables.seats import TableSeat
from hautemer.server.tables.settings import Pace

# The part of a pause and of a staged moment that remains at each pace, the slowest first. Windows ignore it.
FACTORS: dict[BotPace, float] = {"calm": 1.0, "brisk": 0.45, "instant": 0.0}
DEFAULT: BotPace = "brisk"
INSTANT: BotPace = "instant"


def common_pace(places: Sequence[TableSeat]) -> BotPace:
    """Return the slowest pace of the connected people; `DEFAULT` for a person who has not chosen one."""
    chosen = {place.pace or DEFAULT for place in places if place.person is not None and place.here}
    return next((pace for pace in FACTORS if pace in chosen), DEFAULT)


def room_after(
    public: Iterable[Fact],
    lengths: Mapping[str, int],
    places: Sequence[TableSeat],
    pace: BotPace,
    times: Pace,
) -> int:
    """Return for how many milliseconds screens play out an entry.

    `public` are the entry's facts for everybody, `lengths` are milliseconds by fact at the calm pace. Facts
    for some seats add nothing, because others would notice the delay. The result is 0 if no person with a
    seat is connected, over days, and if bots never pause at the table.
    """
    if times.kind != "live" or not times.bot:
        return 0
    if not any(place.person is not None and place.here for place in places):
        return 0
    return int(duration((fact.fact for fact in public), lengths) * FACTORS[pace])


def sits_alone(places: Sequence[TableSeat], seat: int) -> bool:
    """True if a person plays against bots only, and no other person with a seat is connected."""
    others = (place for other, place in enumerate(places) if other != seat)
    return not any(place.person is not None and (place.bot is None or place.here) for place in others)
