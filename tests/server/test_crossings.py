"""Everything that crosses to a process of a bot is searched for secrets of the table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hautemer.core import registry
from hautemer.core.codec import Raw, encode
from hautemer.core.thinking import BotAnswer, BotQuestion
from hautemer.server.scheduler.bot_questions import BotQuestions
from hautemer.server.tables.households import Households
from hautemer.server.tables.table import Table
from tests.cases import KEYS
from tests.server.sitting import Sitting

pytestmark = pytest.mark.anyio

SECRET = b"PLANTED:the-secret-of-this-table"
PERSON = "PLANTED-person"
MOVES = 60


class Listener:
    """The pool of bots: it keeps every line instead of sending it."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []

    async def ask(self, question: BotQuestion, table: str = "", household: str = "") -> BotAnswer:
        self.lines.append(encode(question))
        return BotAnswer()


class Resampling:
    """The process that imagines worlds, without the process."""

    async def imagine(self, table: Table, seat: int, seed: str) -> Raw:
        return Raw(encode(table.game.resample(table.running.state, seat, Random(seed))))


class Leaking(Resampling):
    """A planted cheat: it sends the true state."""

    async def imagine(self, table: Table, seat: int, seed: str) -> Raw:
        return Raw(encode(table.running.state))


class Chatty(Resampling):
    """A planted cheat: the table's secret comes with the world."""

    async def imagine(self, table: Table, seat: int, seed: str) -> Raw:
        world = bytes(await super().imagine(table, seat, seed))
        return Raw(world[:-1] + b',"note":' + encode(table.secret.hex()) + b"}")


async def crossed(table: Table, worlds: Any, seat: int) -> bytes:
    """Return all lines that are sent for the questions and hints of a seat."""
    listener: Any = Listener()
    questions = BotQuestions(worlds, listener, Households())
    await questions.answer(table, seat, "random", must=True)
    await questions.answer(table, seat, "random", must=False, explains=True)
    await questions.pretend(table, seat, "random", in_window=True)
    return b"\n".join(listener.lines)


async def leaks(key: str, worlds: Any) -> set[str]:
    """Return what is found in the lines of a match: planted secrets, or what a seat cannot know."""
    sitting = Sitting(key, registry.meta(key).seats[0], registry.meta(key).seats[0])
    table, rng = sitting.table, Random(5)
    table.secret = SECRET
    table.host = PERSON
    for place in table.places:
        place.person = PERSON
    game, match = table.game, table.running
    found = set()
    for step in range(MOVES):
        waiting = match.waiting_for()
        if not waiting or waiting[0] is None:
            break
        if step % 12 == 0:
            truth = match.state
            for seat in range(len(match.names)):
                sent = await crossed(table, worlds, seat)
                if any(mark in sent for mark in (SECRET, SECRET.hex().encode(), PERSON.encode())):
                    found.add("secret")
                match.state = game.resample(truth, seat, Random(f"{step} otherwise"))
                if await crossed(table, worlds, seat) != sent:
                    found.add("truth")
                match.state = truth
        match.submit(waiting[0], match.offers(waiting[0]).sample(rng))
    return found


@pytest.mark.parametrize("key", KEYS)
async def test_nothing_crosses_that_a_seat_does_not_know(key: str) -> None:
    assert await leaks(key, Resampling()) == set()


@pytest.mark.parametrize("key", KEYS)
async def test_a_true_state_that_crosses_is_found(key: str) -> None:
    assert "truth" in await leaks(key, Leaking())


async def test_a_secret_that_crosses_is_found() -> None:
    assert await leaks(KEYS[0], Chatty()) == {"secret"}
