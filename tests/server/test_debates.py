"""Bots leave people time to talk before a vote, and then answer all at once, by public things only."""

from __future__ import annotations

import asyncio
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from hautemer import bots
from hautemer.core import registry
from hautemer.core.codec import plain
from hautemer.core.game import Game
from hautemer.core.match import Match, live
from hautemer.core.thinking import BotAnswer
from hautemer.server.config import Config
from hautemer.server.scheduler import debates
from hautemer.server.scheduler.scheduler import Scheduler, TableSchedule
from hautemer.server.tables.settings import Pace
from hautemer.sim.run import next_move

ALL = registry.keys()
KEYS = [key for key in ALL if type(registry.find(key)).is_debated is not Game.is_debated]
SINCE, PAUSE = 1_000_000, 700


def debated(key: str, seed: int) -> Match:
    """Return a match that has reached a debate."""
    game = registry.find(key)
    seats = game.meta.seats[0]
    rng = Random(seed)
    names = [f"Seat {seat}" for seat in range(seats)]
    match = Match.begin(game, names, game.settle(seats, {}), live(bytes([seed]) * 32))
    players = [bots.make(game, "random")] * seats
    while not game.is_debated(match.state):
        turn = next_move(game, match.state, players, rng)
        assert turn is not None
        match.submit(*turn, at=SINCE - 1)
    return match


def table_of(match: Match, people: set[int], pace: Pace = Pace(), away: frozenset[int] = frozenset()) -> Any:  # noqa: B008
    """As much of a table as debates need: these seats are people's, bots play the others."""
    seats = range(len(match.names))
    places = [
        SimpleNamespace(
            person=f"person {seat}" if seat in people else None,
            bot=None if seat in people else "second",
            here=seat in people and seat not in away,
        )
        for seat in seats
    ]
    return SimpleNamespace(
        phase="running",
        running=match,
        game=match.game,
        places=places,
        secret=b"secret",
        clock=SimpleNamespace(extended=0),
        settings=SimpleNamespace(pace=pace),
        bots=lambda: [(seat, "second") for seat in seats if seat not in people],
    )


def moments(table: Any) -> dict[int, int | None]:
    """When each bot that is asked answers."""
    waiting = table.running.waiting_for()
    return {
        seat: debates.answers_at(table, seat, SINCE, PAUSE) for seat, _ in table.bots() if seat in waiting
    }


def is_one_batch(found: dict[int, int | None], begun: int) -> bool:
    """True if all answer within as many milliseconds as there are seats, no two at the same."""
    times = [time for time in found.values() if time is not None]
    together = all(begun <= time < begun + 20 for time in times)
    return len(times) == len(set(times)) == len(found) and together


@pytest.mark.parametrize("key", KEYS)
def test_bots_wait_for_the_people_twelve_seconds_at_most(key: str) -> None:
    match = debated(key, 1)
    person = match.waiting_for()[0]
    assert is_one_batch(moments(table_of(match, {person})), SINCE + 12_000)
    quick = Pace(move=10_000)
    assert is_one_batch(moments(table_of(match, {person}, quick)), SINCE + 5_000), "within the move limit"


@pytest.mark.parametrize("key", KEYS)
def test_bots_answer_once_all_people_have(key: str) -> None:
    match = debated(key, 2)
    one, other = match.waiting_for()[:2]
    match.submit(one, match.offers(one)[0].moves()[0], at=SINCE + 3_000)
    assert is_one_batch(moments(table_of(match, {one, other})), SINCE + 12_000), "the other still talks"
    match.submit(other, match.offers(other)[0].moves()[1], at=SINCE + 4_000)
    assert is_one_batch(moments(table_of(match, {one, other})), SINCE + 4_000 + PAUSE)


@pytest.mark.parametrize("key", KEYS)
def test_people_who_are_away_delay_nobody(key: str) -> None:
    match = debated(key, 3)
    one, other = match.waiting_for()[:2]
    assert set(moments(table_of(match, {one}, away=frozenset({one}))).values()) == {None}
    match.submit(one, match.offers(one)[0].moves()[0], at=SINCE + 1_000)
    table = table_of(match, {one, other}, away=frozenset({other}))
    assert is_one_batch(moments(table), SINCE + 1_000 + PAUSE)


@pytest.mark.parametrize("key", KEYS)
def test_the_order_is_drawn_anew_and_tells_no_secret(key: str) -> None:
    match = debated(key, 4)
    person = match.waiting_for()[0]
    table = table_of(match, {person})
    before = moments(table)
    for seed in range(5):
        match.state = match.game.resample(match.state, person, Random(seed))
        assert moments(table) == before, "the same in every world that looks the same"
    orders = set()
    for number in range(6):
        table.clock.extended = number
        found = moments(table)
        orders.add(tuple(sorted(found, key=lambda seat: found[seat] or 0)))
    assert len(orders) > 3


@pytest.mark.parametrize("key", KEYS)
def test_elsewhere_bots_answer_as_usual(key: str) -> None:
    game = registry.find(key)
    seats = game.meta.seats[0]
    match = Match.begin(game, ["?"] * seats, game.settle(seats, {}), live(bytes(32)))
    asked = match.waiting_for()[0]
    table = table_of(match, {(asked + 1) % seats})
    assert debates.answers_at(table, asked, SINCE, PAUSE) is None


class Hearing:
    """Questions to bots that are not answered: how much talk each seat had heard."""

    def __init__(self) -> None:
        self.heard: list[tuple[int, int]] = []

    def seconds(self, table: Any, number: int) -> float:
        return 0.0

    async def answer(self, table: Any, seat: int, bot: str, *, must: bool, seconds: float) -> BotAnswer:
        self.heard.append((seat, len(table.running.talk)))
        return BotAnswer()

    async def pretend(self, table: Any, seat: int, bot: str, *, in_window: bool) -> None:
        """Do nothing: the proposer is not asked."""


@pytest.mark.anyio
@pytest.mark.parametrize("key", KEYS)
async def test_bots_think_again_after_a_claim_of_a_person_and_of_nobody_else(key: str) -> None:
    match = debated(key, 8)
    asked = match.waiting_for()
    person, bot = asked[0], asked[1]
    table = table_of(match, {person})
    table.paused = False
    table.clock = SimpleNamespace(extended=0, moved=0, window=None, waiting={})
    questions: Any = Hearing()
    tables: Any = SimpleNamespace(listeners=[])
    scheduler = Scheduler(tables, questions, Config("sqlite:", budget=0))
    loaded: Any = SimpleNamespace(table=table)
    schedule = TableSchedule()

    async def heard() -> list[tuple[int, int]]:
        questions.heard.clear()
        scheduler._ask_bots(loaded, schedule)
        await asyncio.gather(*schedule.thinking.values())
        return sorted(questions.heard)

    thinking = [seat for seat in asked if seat != person]
    assert await heard() == [(seat, 0) for seat in thinking]
    assert await heard() == []
    match.say(person, plain(match.game.claims(match.state, person).sample(Random(1))))
    assert await heard() == [(seat, 1) for seat in thinking]
    match.say(bot, plain(match.game.claims(match.state, bot).sample(Random(2))))
    assert await heard() == []
