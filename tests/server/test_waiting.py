"""“Wait”: each person may give everybody more time, whatever that person holds."""

from __future__ import annotations

from typing import Any

import pytest

from hautemer.client import AtTable, Client
from hautemer.core import registry
from hautemer.server.scheduler.scheduler import asked_since
from hautemer.server.services import Services
from hautemer.server.tables.clock import WAIT
from tests.server.in_process import folded_again, table_of
from tests.server.people import (
    at_a_window,
    crowd,
    gather_at,
    refused,
    scene_of,
    seated,
    settings,
    smallest,
    with_windows,
)

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()
SEATS = max(LEAST, 3)
MOVE = 60_000


async def made(people: list[Client], **pace: Any) -> str:
    """Create a lobby with two people and bots."""
    bots = [None, None, *["random"] * (SEATS - 2)]
    return await gather_at(people[0], people[1:], settings(GAME, SEATS, pace=pace), bots=bots)


def deadlines(at: AtTable) -> list[int]:
    """Return the deadlines of the people."""
    return [chair["deadline"] for chair in scene_of(at)["table"]["chairs"] if chair.get("deadline")]


async def test_everybody_gets_more_time_and_bots_answer_later(own: tuple[Services, str]) -> None:
    services, url = own
    async with crowd(url, 2) as people:
        at_table = await made(people, move=MOVE, bot=MOVE)
        async with seated(people, at_table) as places:
            await places[0].do("start")
            for place in places:
                await place.until(lambda scene: scene["table"]["phase"] == "running")
            table = table_of(services, places[0])
            bot = next(seat for seat, _ in table.bots())
            since, before = asked_since(table, bot), deadlines(places[0])
            moment = services.scheduler.moment(table, bot, since)
            # Both may ask once per round, whether it is their turn or not.
            for number, place in enumerate(places, 1):
                await place.do("wait")
                assert await refused(place.do("wait")) == "already_waited"
                assert (
                    services.scheduler.moment(table, bot, asked_since(table, bot)) == moment + number * WAIT
                )
                told = await place.until(lambda scene: scene["table"]["chairs"][scene["seat"]].get("waited"))
                assert told["table"]["phase"] == "running"
                assert deadlines(place) == [deadline + number * WAIT for deadline in before]
            said = [one for one in table.beside if one.what == "waited"]
            assert [one.details["seat"] for one in said] == [0, 1]
            # Another process folds the journal to the same times.
            again = await folded_again(services, table)
            assert vars(again.clock) == vars(table.clock)
            assert [place.waited for place in again.places] == [place.waited for place in table.places]


async def test_a_window_lasts_longer_once_for_each_person(own: tuple[Services, str]) -> None:
    services, url = own
    key = with_windows()
    least = registry.meta(key).seats[0]
    async with crowd(url, least) as people:  # without bots nothing else happens in the window
        wanted = settings(key, least, pace={"window": 10 * MOVE})
        at_table = await gather_at(people[0], people[1:], wanted)
        async with seated(people, at_table) as places:
            await places[0].do("start")
            await at_a_window(places)
            table = table_of(services, places[0])
            await places[0].do("ready")
            closes = table.window_closes()
            assert closes is not None
            await places[0].do("wait")
            assert table.window_closes() == closes + WAIT
            assert not table.is_ready(0)
            assert await refused(places[0].do("wait")) == "already_waited"
            await places[1].do("wait")
            assert table.window_closes() == closes + 2 * WAIT


async def test_asking_for_time_has_no_effect_over_days(own: tuple[Services, str]) -> None:
    services, url = own
    async with crowd(url, 2) as people:
        day = 24 * 3_600_000
        at_table = await made(people, kind="days", move=day, grace=day)
        async with seated(people, at_table) as places:
            await places[0].do("start")
            await places[0].until(lambda scene: scene["table"]["phase"] == "running")
            table = table_of(services, places[0])
            extended, said = table.clock.extended, len(table.beside)
            await places[0].do("wait")
            assert (table.clock.extended, len(table.beside)) == (extended, said)


async def test_nobody_waits_for_a_bot_or_a_spectator(own: tuple[Services, str]) -> None:
    _, url = own
    async with crowd(url, 3) as people:
        at_table = await made(people[:2], move=MOVE, bot=MOVE)
        async with seated(people[:2], at_table) as places:
            await places[0].do("start")
            await places[0].until(lambda scene: scene["table"]["phase"] == "running")
            async with people[2].at(at_table) as spectator:
                assert await refused(spectator.do("wait")) == "not_seated"
            await places[1].do("resign")  # a bot plays that seat
            assert await refused(places[1].do("wait")) == "not_seated"
