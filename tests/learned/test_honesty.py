"""Bots use what their seat knows: a poisoned state changes nothing, and cheating would bring wins."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from hautemer import bots
from hautemer.bots.learned import Learned, Method, vectors_of, weights_of
from hautemer.core import ranking, registry
from hautemer.core.chance import Dice
from hautemer.core.codec import encode, plain
from hautemer.core.game import AnyGame, Bot, Situation, silent
from hautemer.core.thinking import Budget
from tests.learned.test_vectors import states

KEYS = registry.keys()
SEARCHING = [key for key in KEYS if ranking.has_captain(key)]
CHEATED = SEARCHING[-1]  # in this game, the hidden order of tiles decides much
STRENGTHS = [
    (key, name) for key in KEYS for name in ranking.WEAKEST_FIRST if name in bots.names(registry.find(key))
]
EVERY = 12
# A short search in which Q counts little, so that a match takes a fraction of a second.
SHORT = Budget(batches=1)
METHOD = Method(candidates=4, lanes=8, prior=1.0)

Maker = Callable[[AnyGame, Any], Bot]


def searching(game: AnyGame, adviser: Bot | None = None) -> Learned:
    return Learned(game, vectors_of(game), weights_of(game.meta.key), SHORT, METHOD, adviser)


def honest(name: str, game: AnyGame, truth: Any) -> Bot:
    """Return a bot as it is made: it is not given the truth."""
    if name == ranking.CAPTAIN:
        return searching(game, bots.make(game, ranking.FIRST_MATE))
    return bots.make(game, name)


class Peeking:
    """A planted cheat: whatever it does depends on the true state."""

    def __init__(self, game: AnyGame, truth: Any) -> None:
        self.truth = truth

    def choose(self, situation: Situation[Any], rng: Random) -> Any:
        return situation.offers.sample(Random(encode(self.truth)))


def overwrite(state: Any, world: Any) -> None:
    """Make a state equal to another one, in place."""
    for field in state.__dataclass_fields__:
        setattr(state, field, getattr(world, field))


def answers(game: AnyGame, state: Any, seat: int, maker: Maker) -> tuple[object, object]:
    """Return a bot's answers to a situation before and after the true hands were swapped."""
    view = game.public(state), game.private(state, seat)
    worlds = [game.resample(state, seat, Random(number)) for number in range(4)]
    situation = Situation(
        game, seat, game.offers(state, seat), lambda: view, lambda rng: rng.choice(worlds).copy()
    )
    truth = state.copy()
    bot = maker(game, truth)
    before = bot.choose(situation, Random(3))
    overwrite(truth, game.resample(state, seat, Random(f"poison {seat}")))
    after = bot.choose(situation, Random(3))
    return (None if before is None else plain(before)), (None if after is None else plain(after))


def changed(key: str, maker: Maker) -> int:
    """Return in how many situations of a match a poisoned state changed the answer."""
    game = registry.find(key)
    found = 0
    for number, (state, seat) in enumerate(states(game, game.meta.seats[0], 5, "greedy")):
        if number % EVERY == 0:
            before, after = answers(game, state.copy(), seat, maker)
            found += before != after
    return found


@pytest.mark.parametrize(("key", "name"), STRENGTHS)
def test_a_poisoned_state_changes_nothing(key: str, name: str) -> None:
    assert changed(key, partial(honest, name)) == 0


@pytest.mark.parametrize("key", KEYS)
def test_a_bot_that_looks_at_the_state_is_found(key: str) -> None:
    assert changed(key, Peeking) > 0


def won(key: str, matches: int, *, cheats: bool) -> float:
    """Return the wins of a captain against captains; one that cheats imagines nothing but the true state."""
    game = registry.find(key)
    seats = game.meta.seats[0]
    player = searching(game)
    wins = 0.0
    for number in range(matches):
        dice, rng = Dice(Random(number // seats)), Random(number)
        state: Any = game.start(seats, game.settle(seats, {}), dice)
        while actors := game.actors(state):
            seat = actors[0]
            assert seat is not None
            situation = Situation.of(game, state, seat)
            if cheats and seat == number % seats:
                situation._imagine = partial(copy_of, state)
            move = player.choose(situation, rng)
            assert move is not None
            game.apply(state, seat, move, dice, silent)
        result = game.result(state)
        assert result is not None
        if number % seats in result.winners:
            wins += 1 / len(result.winners)
    return wins


def copy_of(state: Any, rng: Random) -> Any:
    return state.copy()


def test_a_captain_that_sees_the_true_state_beats_one_that_does_not() -> None:
    """Otherwise there would be nothing to gain from a leak, and the tests above could not hurt."""
    assert won(CHEATED, 6, cheats=True) >= 5
