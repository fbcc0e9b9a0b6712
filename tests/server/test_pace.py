"""The pace of bots: people choose it in public, and the slowest counts. Windows keep their length."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import pytest

from hautemer.client import AtTable, Client
from hautemer.client.players import Player, is_asked
from hautemer.core import registry
from hautemer.core.codec import encode
from hautemer.server.config import Config
from hautemer.server.services import Services
from hautemer.server.tables import events
from hautemer.server.tables.events import line
from hautemer.server.tables.summary import board
from hautemer.server.tables.table import Table
from tests.server.in_process import database_in, served, table_of
from tests.server.people import (
    StoppedClock,
    at_a_window,
    crowd,
    eventually,
    gather_at,
    scene_of,
    seated,
    settings,
    smallest,
    with_windows,
)

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()
SEATS = max(LEAST, 3)
# Milliseconds, longer than any test takes: a bot that answers within it was hurried.
LONG = 60_000


@pytest.fixture
async def own(tmp_path: Path) -> AsyncIterator[tuple[Services, str]]:
    """Yield the services and the address of a server in this process."""
    # A step of a stopped clock does not look like a time without a server.
    async with served(Config(database_in(tmp_path), workers=1, stale=3600)) as found:
        yield found


async def start(people: list[Client], **pace: Any) -> str:
    """Start a match of the people, with bots in the other seats."""
    host, *others = people
    bots = [None] * len(people) + ["random"] * (SEATS - len(people))
    table, _ = await host.make(settings(GAME, SEATS, pace=pace), name="Host", bots=bots)
    for number, other in enumerate(others):
        async with other.at(table) as at:
            await at.do("join", name=f"Guest {number}")
    async with host.at(table) as at:
        await at.do("start")
    return table


async def play_on(at: AtTable) -> None:
    """Answer until the match waits for bots only."""
    player = Player(at, Random(1), eager=0)
    while is_asked(scene_of(at)):
        await player.answer()


def pauses(table: Table) -> list[int]:
    """Return how long bots took for each of their moves, where nobody else moved in between."""
    log = table.running.log
    bots = dict(table.bots())
    return [
        after.at - before.at
        for before, after in pairwise(log)
        if after.seat in bots and after.at is not None and before.at is not None
    ]


async def test_the_slowest_pace_of_those_present_counts(own: tuple[Services, str]) -> None:
    _, url = own
    async with crowd(url, 2) as people:
        table = await start(people, bot=LONG)
        async with people[0].at(table) as host:
            await host.until(lambda scene: scene["table"]["chairs"][0].get("here"))
            assert "pace" not in scene_of(host)["table"]  # brisk: nobody has chosen a pace
            await host.do("pace", pace="instant")
            scene = await host.until(lambda scene: scene["table"].get("pace") == "instant")
            assert [chair.get("pace") for chair in scene["table"]["chairs"][:2]] == ["instant", None]
            async with people[1].at(table) as guest:
                await guest.do("pace", pace="calm")
                scene = await host.until(lambda scene: scene["table"].get("pace") == "calm")
                assert scene["table"]["chairs"][1]["pace"] == "calm"
            # A calm person who has left delays nobody.
            scene = await host.until(lambda scene: scene["table"].get("pace") == "instant")
            assert scene["table"]["chairs"][1]["pace"] == "calm"
            async with people[1].at(table):  # and counts again after coming back
                await host.until(lambda scene: scene["table"].get("pace") == "calm")


async def test_a_person_who_has_not_chosen_counts_as_brisk(own: tuple[Services, str]) -> None:
    _, url = own
    async with crowd(url, 2) as people:
        table = await start(people, bot=LONG)
        async with seated(people, table) as [host, guest]:
            await host.do("pace", pace="instant")
            await guest.until(lambda scene: scene["table"]["chairs"][0].get("pace") == "instant")
            assert "pace" not in scene_of(guest)["table"]


async def test_the_pace_scales_how_long_bots_take(
    own: tuple[Services, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hautemer.server.tables.table.lengths", lambda _: {})  # without staged moments
    services, url = own
    taken: dict[str, float] = {}
    for pace in ("calm", "brisk", "instant"):
        async with crowd(url, 1) as people:
            table = await start(people, bot=600)
            async with seated(people, table) as [at]:
                await at.do("pace", pace=pace)
                begun = len(table_of(services, at).running.log)
                player = Player(at, Random(2), eager=0)
                playing = asyncio.create_task(player.play())
                folded = table_of(services, at)
                await at.until(
                    lambda _, begun=begun, folded=folded: (
                        len(folded.running.log) >= begun + 10 or folded.phase != "running"
                    )
                )
                await player.rest()
                playing.cancel()
                taken[pace] = median(pauses(folded)[-6:])
    assert 420 <= taken["calm"] <= 900
    assert 0.3 <= taken["brisk"] / taken["calm"] <= 0.65
    assert taken["instant"] <= 180


async def test_a_person_alone_with_bots_can_hurry_them(own: tuple[Services, str]) -> None:
    services, url = own
    async with crowd(url, 1) as people:
        table = await start(people, bot=LONG)
        async with seated(people, table) as [at]:
            await at.do("pace", pace="instant")
            await play_on(at)
            await at.until(is_asked, 30)  # the worker process of the bots has started
            await at.do("pace", pace="calm")
            await play_on(at)
            folded = table_of(services, at)
            entries = len(folded.running.log)
            await eventually(lambda: services.scheduler.schedules[table].waiting)
            assert len(folded.running.log) == entries
            await at.do("hurry")
            # Bots answer one after the other until the person is asked, and then at their pace again.
            await at.until(is_asked, 10)
            assert not folded.hurried
            await play_on(at)
            entries = len(folded.running.log)
            await eventually(lambda: services.scheduler.schedules[table].waiting)
            assert len(folded.running.log) == entries


async def test_with_several_people_nobody_hurries_bots(own: tuple[Services, str]) -> None:
    services, url = own
    async with crowd(url, 2) as people:
        table = await start(people, bot=LONG)
        async with seated(people, table) as [host, guest]:
            folded = table_of(services, host)
            number = folded.number
            await host.do("hurry")
            await guest.do("hurry")
            assert folded.number == number
            assert not folded.hurried


@pytest.mark.parametrize("pace", ["calm", "instant"])
async def test_windows_keep_their_length_at_every_pace(
    own: tuple[Services, str], pace: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No person is ready, and there is no bot that could play a card: only the clock closes the window."""
    services, url = own
    key = with_windows()
    least = registry.meta(key).seats[0]
    async with crowd(url, least) as people:
        table = await gather_at(people[0], people[1:], settings(key, least, pace={"window": LONG}))
        async with seated(people, table) as places:
            for place in places:
                await place.do("pace", pace=pace)
            await places[0].do("start")
            await at_a_window(places)
            assert scene_of(places[0])["table"]["window"]["length"] == LONG
            folded = table_of(services, places[0])
            opened, entries = folded.clock.window, len(folded.running.log)
            assert opened is not None
            assert folded.window_closes() == opened.at + LONG
            clock = StoppedClock(monkeypatch)
            for early in (1, 0):
                clock.set(opened.at + LONG - early)
                decided = services.scheduler._clock_decision(folded)
                assert (decided is None) == bool(early)
            await places[0].do("say", text="Its time is up.")  # every change sets the timer anew
            await eventually(lambda: len(folded.running.log) > entries)
            closed = folded.running.log[entries]
            assert (closed.seat, closed.at) == (None, opened.at + LONG)


async def test_a_journal_with_and_without_paces_folds(own: tuple[Services, str]) -> None:
    services, url = own
    async with crowd(url, 1) as people:
        table = await start(people, bot=LONG)
        async with seated(people, table) as [at]:
            await at.do("pace", pace="calm")
            await play_on(at)
            await at.do("hurry")
            lines = await services.tables.journal.read(table)
            live = table_of(services, at)
            again = Table(table, live.secret)
            for written in lines:
                again.read(written.body, written.at)
            assert again.pace == "calm"
            assert encode(board(again).chairs) == encode(board(live).chairs)
            assert again.clock.paced == live.clock.paced
            # A journal of a version without this event.
            old = Table(table, live.secret)
            for written in lines:
                if not written.body.startswith(
                    (line(events.Paced(0, "calm"))[:13], line(events.Hurried(0))[:15])
                ):
                    old.read(written.body, written.at)
            assert old.pace == "brisk"
            assert not old.hurried
            assert old.number == again.number - 2
