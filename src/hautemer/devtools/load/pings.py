"""A statistical test: the times of pings after a scene must not reveal what bots hold.

Seat 0 of a match with windows sends pings when a scene with an open window arrives. Afterwards the record
shows in which windows a bot could act at all, which depends on its hidden cards. If the server worked more in
those windows, pings would take longer there.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import defaultdict
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from hautemer.client import AtTable, Client
from hautemer.client.players import Player
from hautemer.core import record as records
from hautemer.core import registry
from hautemer.core.codec import Struct, encode

# Seconds after a scene in which pings are sent, and between two pings: bots think in that time.
SPAN, PAUSE = 0.045, 0.002
# Tables that are measured at the same time.
AT_ONCE = 3
# Milliseconds for which a window stays open.
WINDOW = 70
# Entries of a match that form one stage: worlds of later stages take longer to imagine.
STAGE = 100
# A stratum with fewer windows on one side is left out.
FEW = 2
# The number of matches from which the figures allow for differences between matches.
MANY = 20
# The number of standard deviations from which the times of pings reveal something.
FAR = 3.0


class PingsSeen(NamedTuple):
    """The pings after one scene: the name of the window, the first time and the mean of all times."""

    window: str
    first: float
    mean: float


class PingSample(NamedTuple):
    """One window: its public kind, its pings, and if a bot could act in it."""

    kind: str
    first: float
    mean: float
    able: bool
    match: int


class Pings(Struct, frozen=True):
    """The figures of one run: the rank distance of the two kinds of windows, in standard deviations."""

    windows: int
    able: int  # windows in which a bot could act
    strata: int
    z_first: float  # the first ping
    z_mean: float  # the mean of all pings while bots think
    first_ms: float  # the median of the first ping
    mean_ms: float


class Pinging(AtTable):
    """A seat that sends pings after every scene with an open window."""

    def __init__(self, client: Client, table: str, *, watching: bool = False) -> None:
        super().__init__(client, table, watching=watching)
        self.seen: dict[int, PingsSeen] = {}  # by number of facts
        self._pinging: asyncio.Task[None] | None = None

    async def _hear(self, frame: str | bytes) -> None:
        known = len(self.facts)
        await super()._hear(frame)
        window = None if self.scene is None else self.scene["table"].get("window")
        if window is None or len(self.facts) == known:
            return
        if self._pinging is not None:
            self._pinging.cancel()  # the measurement was interrupted by a new scene
        self._pinging = asyncio.create_task(self._ping(len(self.facts), window["name"]))

    async def _ping(self, facts: int, window: str) -> None:
        begun, times = time.perf_counter(), []
        while (sent := time.perf_counter()) < begun + SPAN:
            await self.do("ping")
            times.append(time.perf_counter() - sent)
            await asyncio.sleep(PAUSE)
        self.seen[facts] = PingsSeen(window, times[0], sum(times) / len(times))


class Watcher(Client):
    """A device that sends pings."""

    def place(self, table: str, *, watching: bool = False) -> AtTable:
        """Return a place at a table from which pings are sent."""
        return Pinging(self, table, watching=watching)


def game_with_windows() -> str:
    """Return the game with windows that needs the fewest seats."""
    with_windows = (key for key in list(registry.keys()) if registry.find(key).has_windows)
    return min(with_windows, key=lambda key: registry.meta(key).seats[0])


async def measure(url: str, windows: int, tables: int = 1, bot: str = "greedy") -> Pings:
    """Play matches at a server, `tables` at a time, until there are `windows` samples."""
    samples: list[PingSample] = []
    matches = iter(range(10**6))

    async def play() -> None:
        while len(samples) < windows:
            samples.extend(await one_match(url, bot, next(matches)))

    async with asyncio.TaskGroup() as group:
        for _ in range(tables):
            group.create_task(play())
    return judged(samples)


async def one_match(url: str, bot: str, number: int) -> list[PingSample]:
    """Play one match of a person against bots to its end and return its windows."""
    key = game_with_windows()
    seats = registry.meta(key).seats[0]
    pace = {"bot": 0, "window": WINDOW, "windows": {}, "move": None}
    wanted = {"game": key, "seats": seats, "pace": pace, "talk": "none"}
    async with Watcher(url) as person:
        table, _ = await person.make(wanted, name="Seat 0", bots=[None, *[bot] * (seats - 1)], start=True)
        async with person.at(table) as at:
            assert isinstance(at, Pinging)
            await Player(at, Random(number), eager=0).play()
            seen = at.seen
        record = await person.call("GET", f"/api/tables/{table}/record")
    return told_apart(record, seen, number)


def told_apart(document: dict[str, Any], seen: dict[int, PingsSeen], number: int) -> list[PingSample]:
    """Return the windows of a match, with the truth from its record."""
    record = records.read(encode(document))
    game = registry.find(record.game)
    replay = records.Replay(record, game)
    match = replay.match
    samples: list[PingSample] = []
    for length in range(len(document["entries"]) + 1):
        pings = seen.pop(len(match.facts[0]), None)
        if pings is not None and game.window(match.state) == pings.window:
            able = any(match.offers(seat) for seat in range(1, len(match.names)))
            fresh = not match.log or match.log[-1].seat is not None
            kind = f"{pings.window} {length // STAGE} {fresh}"
            samples.append(PingSample(kind, pings.first, pings.mean, able, number))
        if length < len(document["entries"]):
            replay.step()
    return samples


def judged(samples: Sequence[PingSample]) -> Pings:
    """Return how well the times of pings separate the windows in which a bot could act."""
    matches = [one.match for one in samples] if len({one.match for one in samples}) >= MANY else None
    return Pings(
        len(samples),
        sum(sample.able for sample in samples),
        len({sample.kind for sample in samples}),
        distance([(one.kind, one.first, one.able) for one in samples], matches),
        distance([(one.kind, one.mean, one.able) for one in samples], matches),
        1000 * sorted(one.first for one in samples)[len(samples) // 2],
        1000 * sorted(one.mean for one in samples)[len(samples) // 2],
    )


def distance(samples: Sequence[tuple[str, float, bool]], matches: Sequence[int] | None = None) -> float:
    """Return the rank-sum statistic of the two kinds over all strata, in standard deviations.

    With the match of each sample, the deviation is estimated from the differences between matches: bots hold
    the same cards for many windows, and the machine is busier during one match than during another, so the
    windows of one match do not count as independent.
    """
    strata: defaultdict[str, list[tuple[float, bool, int]]] = defaultdict(list)
    for place, (kind, value, side) in enumerate(samples):
        strata[kind].append((value, side, place if matches is None else matches[place]))
    variance, above = 0.0, defaultdict[int, float](float)
    for stratum in strata.values():
        ones, total = sum(side for _, side, _ in stratum), len(stratum)
        if min(ones, total - ones) < FEW:
            continue
        for rank, (_, side, match) in enumerate(sorted(stratum), 1):
            above[match] += (side - ones / total) * (rank - (total + 1) / 2)
        variance += ones * (total - ones) * (total + 1) / 12
    if matches is not None:
        variance = sum(score * score for score in above.values())
    return sum(above.values()) / math.sqrt(variance) if variance else 0.0
