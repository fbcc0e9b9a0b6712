"""Constant windows: windows last their whole length, and nobody is asked to be ready."""

from __future__ import annotations

import asyncio
from functools import partial
from random import Random

import pytest

from hautemer.client import AtTable
from hautemer.client.players import Player, is_asked
from hautemer.core import registry
from hautemer.core.codec import encode
from hautemer.server.services import Services
from hautemer.server.tables.events import Motion
from hautemer.server.tables.settings import Pace
from hautemer.server.tables.table import Table
from hautemer.storage.timestamps import now
from tests.cases import KEYS
from tests.server.in_process import folded_again, table_of
from tests.server.people import (
    at_a_window,
    crowd,
    eventually,
    gather_at,
    refused,
    scene_of,
    seated,
    settings,
    smallest,
    with_windows,
)

pytestmark = pytest.mark.anyio

KEY = with_windows()
LEAST = registry.meta(KEY).seats[0]
BOTS = [None, None, *["random"] * (LEAST - 2)]


def coming(table: Table) -> bool | None:
    """Return the setting that was voted for and holds from the next round on."""
    return table.window_vote.next


def is_constant(table: Table, constant: bool) -> bool:
    """True if windows are constant now, or are not, as `constant` says."""
    return table.settings.constant_windows == constant


async def play_to_round(places: list[AtTable], beyond: int) -> None:
    """Play until a later round has begun."""
    players = [Player(place, Random(seat), eager=0) for seat, place in enumerate(places)]
    for _ in range(4000):
        if scene_of(places[0])["table"]["round"] > beyond:
            return
        for player in players:
            if player.at.scene is not None and is_asked(player.at.scene):
                await player.answer()
        await asyncio.sleep(0.005)
    raise AssertionError("the round does not end")


@pytest.mark.parametrize("constant", [False, True])
async def test_only_the_time_closes_a_constant_window(own: tuple[Services, str], constant: bool) -> None:
    services, url = own
    async with crowd(url, LEAST) as people:  # a card of a bot would close the window
        windows = dict.fromkeys(registry.find(KEY).windows, 4000)
        wanted = settings(KEY, LEAST, pace={"windows": windows}, constant_windows=constant)
        at_table = await gather_at(people[0], people[1:], wanted)
        async with seated(people, at_table) as places:
            await places[0].do("start")
            await at_a_window(places)
            table = table_of(services, places[0])
            await places[0].do("ready")
            assert table.is_ready(0) != constant
            await places[1].do("ready", ahead=True)
            assert (1 in table.ready_ahead) != constant
            for seat in range(LEAST):  # even if everybody had said so
                table.ready.add(seat)
            closes = table.window_closes()
            assert closes is not None
            due = services.scheduler.due(table)
            assert due is not None
            assert (due == closes) == constant
            before = len(table.running.log)
            decided = services.scheduler._clock_decision(table)
            assert (decided is None) == constant
            table.ready.clear()
            if constant:  # the clock closes it at its time
                await eventually(
                    lambda: len(table.running.log) > before and "clock" in table.moved_by[before:]
                )
                assert now() >= table.clock.moved
            assert (await folded_again(services, table)).settings == table.settings


async def test_people_vote_for_it_and_it_holds_from_the_next_round_on(own: tuple[Services, str]) -> None:
    services, url = own
    async with crowd(url, 2) as people:
        windows = dict.fromkeys(registry.find(KEY).windows, 50)
        wanted = settings(KEY, LEAST, pace={"windows": windows, "bot": 0})
        at_table = await gather_at(people[0], people[1:], wanted, bots=BOTS)
        async with seated(people, at_table) as places:
            await places[0].do("start")
            await places[0].until(lambda scene: scene["table"]["phase"] == "running")
            table = table_of(services, places[0])
            changes: tuple[tuple[bool, Motion], ...] = ((True, "constant_windows"), (False, "ready_windows"))
            for constant, motion in changes:
                await places[0].do("vote", motion=motion)
                assert coming(table) is None
                ballot = scene_of(places[0])["table"]["ballots"][0]
                assert (ballot["motion"], ballot["wanted"]) == (motion, [0])
                before = table.game.round(table.running.state)
                await places[1].do("vote", motion=motion)
                assert coming(table) is constant
                assert table.settings.constant_windows != constant
                assert table.beside[-1].what == motion
                lines = len(table.beside)
                await places[0].do("vote", motion=motion)  # it is already decided
                assert len(table.beside) == lines
                assert not table.motions.get(motion)
                assert (await folded_again(services, table)).window_vote.next == constant
                await play_to_round(places, before)
                await eventually(partial(is_constant, table, constant))
                assert coming(table) is None
                told = scene_of(places[1])["table"]["settings"]
                assert told.get("constant_windows", False) == constant


async def test_a_game_without_windows_has_nothing_to_vote_on(own: tuple[Services, str]) -> None:
    game, least = smallest()
    assert not registry.find(game).has_windows
    async with crowd(own[1], 1) as people:
        wanted = settings(game, least)
        at_table = await gather_at(people[0], (), wanted, bots=[None, *["random"] * (least - 1)])
        async with seated(people, at_table) as [place]:
            await place.do("start")
            await place.until(lambda scene: scene["table"]["phase"] == "running")
            assert await refused(place.do("vote", motion="constant_windows")) == "no_window"


def test_an_old_journal_folds_without_the_setting() -> None:
    window = registry.find(KEY).windows[0]
    table = Table("t", bytes(32))
    made = {"is": "made", "settings": {"game": KEY, "seats": LEAST, "pace": {"windows": {window: 1234}}}}
    table.read(encode({**made, "host": "ada", "commitment": ""}), 1)
    assert table.settings.constant_windows is False
    assert table.window_length(window) == 1234


def test_a_window_is_as_long_as_the_table_says_or_its_game_or_the_pace() -> None:
    usual = {"reply": 4000}
    assert Pace(window=700).length_of("other", usual) == 700
    assert Pace().length_of("reply", usual) == 4000
    assert Pace(window=700).length_of("reply", usual) == 700
    assert Pace(window=700, windows={"reply": 900}).length_of("reply", usual) == 900
    assert Pace("days", window=700).length_of("reply", usual) == 700
    known = {(key, window) for key in KEYS for window in registry.meta(key).windows}
    assert all(window in registry.find(key).windows for key, window in known)
    assert known
