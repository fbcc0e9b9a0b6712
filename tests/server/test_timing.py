"""Times reveal nothing: lengths of windows and answers of bots do not depend on cards or roles.

Bots play matches on a real server. The records contain the times and, replayed, who held what. Times of seats
that hold something are compared with those of seats that do not (two-sample Kolmogorov-Smirnov test), for
every part of the seats' knowledge. The test judges differences, not the times themselves.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from hautemer.client import Client, Declined
from hautemer.core import record as records
from hautemer.core import registry
from hautemer.core.codec import encode, plain
from hautemer.core.match import Match
from hautemer.server.config import Config
from tests.server.in_process import database_in, served
from tests.server.people import settings, shortest, with_windows

pytestmark = pytest.mark.anyio

MATCHES = 12
WINDOW = 120
# Comparisons with fewer samples on either side are left out.
FEW = 40
# The number of neighbouring windows, by time, that a window is compared with.
NEAR = 8
# Kolmogorov's c: two samples of one distribution exceed it in one of 50,000 comparisons.
FAR = 2.4

# By a part of a seat's knowledge and its value: times of seats with this value, and of the others.
Samples = dict[tuple[str, str], tuple[list[float], list[float]]]


def distance(one: Sequence[float], other: Sequence[float]) -> float:
    """Return the Kolmogorov-Smirnov distance, scaled by the sample sizes."""
    merged = sorted([(value, 0) for value in one] + [(value, 1) for value in other])
    counts, widest = [0, 0], 0.0
    for position, (value, side) in enumerate(merged):
        counts[side] += 1
        if position + 1 == len(merged) or merged[position + 1][0] != value:
            widest = max(widest, abs(counts[0] / len(one) - counts[1] / len(other)))
    return float(widest * (len(one) * len(other) / (len(one) + len(other))) ** 0.5)


def spread(times: Sequence[float]) -> float:
    """Return the interquartile range of some times."""
    ordered = sorted(times)
    return ordered[3 * len(ordered) // 4] - ordered[len(ordered) // 4]


def features(own: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield the features of a seat's secrets: words as they are, lists by being empty or not."""
    for name, value in own.items():
        if isinstance(value, str | bool) or value is None:
            yield name, str(value)
        elif isinstance(value, list):
            yield name, "some" if value else "none"


async def played(url: str, bot: str, pace: dict[str, int]) -> list[records.Record]:
    """Play matches between bots concurrently and return their records."""
    key = with_windows()
    least = registry.meta(key).seats[0]

    async def play(number: int) -> records.Record:
        seats = least + number % 3
        async with Client(url) as client:
            wanted = settings(key, seats, options=shortest(key), pace=pace)
            table, _ = await client.make(wanted, bots=[bot] * seats, start=True)
            async with asyncio.timeout(120):
                while True:
                    try:
                        document = await client.call("GET", f"/api/tables/{table}/record")
                        return records.read(encode(document))
                    except Declined:
                        await asyncio.sleep(0.2)

    return list(await asyncio.gather(*(play(number) for number in range(MATCHES))))


class Times:
    """The times of some matches, by secret feature."""

    def __init__(self, played: Sequence[records.Record]) -> None:
        self.answers: Samples = defaultdict(lambda: ([], []))
        self.closed: list[tuple[int, float, bool]] = []  # closing time, length, and if any seat could act
        for record in played:
            self.read(record)
        self.windows = self.compare_windows()

    def read(self, record: records.Record) -> None:
        """Replay a match and collect its times."""
        game = registry.find(record.game)
        replay = records.Replay(record, game)
        match = replay.match
        asked: dict[int, int] = {}  # by seat: the time of the question
        together: dict[int, list[tuple[float, dict[str, Any]]]] = defaultdict(list)
        for entry in record.entries:
            at, seat = entry["at"], entry["seat"]
            before = record.entries[len(match.log) - 1]["at"] if match.log else at
            if seat is None:
                self.closed.append((at, at - before, anybody_may(match)))
            elif seat in asked:
                together[asked[seat]].append((at - asked[seat], plain(game.private(match.state, seat))))
            replay.step()
            asked = {one: at if one == seat else asked.get(one, at) for one in match.waiting_for()}
        for group in together.values():
            self.compare(group)

    def compare(self, together: Sequence[tuple[float, dict[str, Any]]]) -> None:
        """Compare seats that were asked at the same time; subtract the mean of their times."""
        if len(together) < 3:
            return
        usual = sum(time for time, _ in together) / len(together)
        kinds = {feature for _, own in together for feature in features(own)}
        for kind in kinds:
            sides = [kind in features(own) for _, own in together]
            if 0 < sum(sides) < len(sides):
                for (time, _), side in zip(together, sides, strict=True):
                    self.answers[kind][not side].append(time - usual)

    def compare_windows(self) -> tuple[list[float], list[float]]:
        """Compare windows of all tables; subtract the median of neighbouring windows because of the load."""
        sides: tuple[list[float], list[float]] = ([], [])
        self.closed.sort()
        for number, (_, length, anybody) in enumerate(self.closed):
            near = self.closed[max(0, number - NEAR) : number + NEAR + 1]
            sides[anybody].append(length - median(other for _, other, _ in near))
        return sides

    def telling(self) -> dict[str, float]:
        """Return the features that times reveal, with their distances."""
        samples = {" ".join(kind): pair for kind, pair in self.answers.items()}
        samples["somebody may act in the window"] = self.windows
        return {
            name: found
            for name, (one, other) in samples.items()
            if min(len(one), len(other)) >= FEW and (found := distance(one, other)) > FAR
        }


def anybody_may(match: Match) -> bool:
    """True if a seat could act in the open window."""
    return any(match.offers(seat) for seat in range(len(match.names)))


async def test_times_do_not_reveal_what_seats_hold(server: str) -> None:
    # Nobody is present: bots play at the default pace, which leaves 45 % of their pauses.
    judge(Times(await played(server, "random", {"bot": 160, "window": WINDOW})))


async def test_times_do_not_reveal_what_bots_think_about(tmp_path: Path) -> None:
    """Bots think longer with some hands than with others, and the pace leaves them no time for it."""
    async with served(Config(database_in(tmp_path), workers=1, bots_alone=True)) as (_, url):
        judge(Times(await played(url, "greedy", {"bot": 0, "window": WINDOW})))


def judge(times: Times) -> None:
    """Check that times reveal nothing, and that there are enough samples to find a leak."""
    compared = [kind for kind, pair in times.answers.items() if min(map(len, pair)) >= FEW]
    assert len(compared) >= 3, {kind: list(map(len, pair)) for kind, pair in times.answers.items()}
    assert min(map(len, times.windows)) >= FEW
    assert times.telling() == {}
    # A dependence as large as the spread of a bot's answers would be found.
    for kind in compared:
        one, other = times.answers[kind]
        times.answers[kind] = ([time + 2 * spread(other) for time in one], other)
        assert " ".join(kind) in times.telling()
        times.answers[kind] = (one, other)
    later = 2 * spread(times.windows[True])
    times.closed = [(at, length + later * anybody, anybody) for at, length, anybody in times.closed]
    times.windows = times.compare_windows()
    assert "somebody may act in the window" in times.telling()


def test_two_samples_of_one_kind_are_near_and_of_two_kinds_far() -> None:
    from random import Random

    rng = Random(1)
    one, other = ([rng.gauss(0, 1) for _ in range(300)] for _ in range(2))
    assert distance(one, other) < 1.5
    assert distance(one, [value + 0.6 for value in other]) > FAR
