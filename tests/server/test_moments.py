"""Moments of bots' answers: they depend only on public information, also for seats out of time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from hautemer.client import Client
from hautemer.client.players import is_asked
from hautemer.server.config import BUDGET, Config
from hautemer.server.metrics import METRICS
from hautemer.server.scheduler.scheduler import asked_since
from hautemer.server.tables import events
from hautemer.server.tables.loaded import LoadedTable
from tests.server.changes import a_secret_change, begin
from tests.server.in_process import database_in, served
from tests.server.people import (
    StoppedClock,
    crowd,
    eventually,
    gather_at,
    scene_of,
    seated,
    settings,
    smallest,
)

pytestmark = pytest.mark.anyio

PACE = {"bot": 4000, "window": 60_000}
# Seconds: longer than any step of a stopped clock, which would look like a time without a server.
STALE = 3600


@pytest.mark.parametrize("debated", [False, True])
async def test_a_secret_change_of_a_prompt_changes_no_moment(
    debated: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a debate all bots answer within a few milliseconds, elsewhere each at its own moment."""
    if not debated:
        monkeypatch.setattr("hautemer.server.scheduler.debates.is_open", lambda _: False)
    # Without staged moments: otherwise each answer would delay the following ones.
    monkeypatch.setattr("hautemer.server.tables.table.lengths", lambda _: {})
    clock = StoppedClock(monkeypatch)
    change = a_secret_change()
    order = list(range(change.seats))
    order[0], order[change.seat] = change.seat, 0
    answered: set[int] = set()

    def listen(_: LoadedTable, happened: Sequence[Any]) -> None:
        answered.update(
            event.seat
            for event in happened
            if isinstance(event, events.Entered) and event.seat in change.waiting
        )

    async with (
        served(Config(database_in(tmp_path), workers=1, budget=0, stale=STALE)) as (services, url),
        Client(url) as person,
    ):
        bots = [None, *["greedy"] * (change.seats - 1)]
        made, _ = await person.make(settings(change.game, change.seats, pace=PACE), name="Zoé", bots=bots)
        async with seated([person], made) as [at]:
            table = await begin(services, made, change, tuple(order))
            services.tables.listeners.append(listen)
            asked = {seat: table.clock.waiting[seat] for seat in change.waiting}

            def moments() -> dict[int, int]:
                return {
                    seat: services.scheduler.moment(table, seat, asked_since(table, seat))
                    for seat in change.waiting
                }

            def all_answered(seats: set[int]) -> bool:
                return not any(table.clock.waiting.get(seat) == asked[seat] for seat in seats)

            before = moments()
            scene = await at.until(lambda scene: scene["table"]["phase"] == "running")
            clock.set(min(before.values()) - 1)
            questions = dict(table.running.prompts)
            await at.move(change.move, scene.get("prompt", 0))
            assert {
                seat for seat in change.waiting if table.running.prompts[seat] != questions[seat]
            } == change.changed
            assert moments() == before
            for moment in sorted(set(before.values())):
                clock.set(moment)
                services.scheduler.schedules[made].nudge()
                due = {seat for seat, its_own in before.items() if its_own <= moment}
                await eventually(partial(all_answered, due))
                assert answered <= due
    assert change.changed & answered
    if debated:
        assert max(before.values()) - min(before.values()) < change.seats
    else:
        assert len(set(before.values())) > 1


async def test_moves_for_all_seats_out_of_time_are_found_before_the_first_is_entered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = StoppedClock(monkeypatch)
    change = a_secret_change()
    config = Config(database_in(tmp_path), workers=1, short_times=True)
    thoughts: list[int] = []  # the number of finished thoughts at each entry

    def listen(_: LoadedTable, happened: Sequence[Any]) -> None:
        thoughts.extend(finished_thoughts() for event in happened if isinstance(event, events.Entered))

    async with served(config) as (services, url), crowd(url, change.seats) as crew:
        wanted = settings(change.game, change.seats, pace={"move": 300, "window": 60_000})
        made = await gather_at(crew[0], crew[1:], wanted)
        services.tables.listeners.append(listen)
        table = await begin(services, made, change, tuple(range(change.seats)))
        asked = table.running.waiting_for()
        clock.advance(300)
        await eventually(lambda: thoughts and not services.scheduler.is_busy(made))
        async with seated(crew[:1], made) as [at]:
            assert scene_of(at)["table"]["phase"] == "running"
            assert not any(chair.get("bot") for chair in scene_of(at)["table"]["chairs"])
    together = thoughts.count(thoughts[0])
    assert together > len(asked) / 2  # a played card asks others again
    # The entries belong to the seats; the mover is stored separately, also over a restart.
    moved_by = table.moved_by
    assert set(moved_by[table.opening :]) == {"clock"}
    assert len({entry.seat for entry in table.running.log[table.opening :]} & set(asked)) >= together
    async with served(config) as (services, _):
        again = (await services.tables.find(made)).table
        assert again.moved_by[: len(moved_by)] == moved_by


async def test_no_bot_answers_before_its_thinking_time_at_any_pace(
    tmp_path: Path,
) -> None:
    key, seats = smallest()
    config = Config(database_in(tmp_path), workers=1, bots_alone=True)
    async with served(config) as (services, url), Client(url) as person:
        wanted = settings(key, seats, pace={"bot": 0, "window": 50})
        made, _ = await person.make(wanted, bots=["random"] * seats, start=True)
        log = (await services.tables.find(made)).table.running.log
        await eventually(lambda: len(log) >= 12)
        times = [entry.at for entry in log if entry.at is not None and entry.seat is not None]
    assert len(times) >= 8
    assert all(later - earlier >= BUDGET for earlier, later in pairwise(times))


async def test_a_bot_that_takes_over_a_second_time_plays_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The owner came back before the bot answered, and asks it again about the same prompt."""
    key, seats = smallest()
    config = Config(database_in(tmp_path), workers=1, stale=STALE)
    async with served(config) as (services, url), Client(url) as person:
        wanted = settings(key, seats, pace={"bot": 600})
        made, _ = await person.make(wanted, name="Zoé", bots=[None, *["random"] * (seats - 1)], start=True)
        async with seated([person], made) as [at]:
            scene = await at.until(is_asked)
            clock = StoppedClock(monkeypatch)  # the bot does not answer before its owner is back
            seat, prompt = scene["seat"], scene.get("prompt", 0)
            await at.do("resign", bot="random")
            await at.do("return")
            await eventually(lambda: not services.scheduler.is_busy(made))  # the moment of its answer passes
            assert scene_of(at).get("prompt", 0) == prompt
            await at.do("resign", bot="random")
            clock.advance(60_000)
            log = (await services.tables.find(made)).table.running.log
            await eventually(lambda: any(entry.seat == seat for entry in log))


def finished_thoughts() -> int:
    """Return how often bots of this process have thought."""
    samples = (sample for metric in METRICS.thinking.collect() for sample in metric.samples)
    return int(next(sample.value for sample in samples if sample.name.endswith("_count")))
