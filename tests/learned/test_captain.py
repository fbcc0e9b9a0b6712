"""The captain plays legally, in time, by what its seat knows alone; the strengths have their names."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest

from hautemer import bots
from hautemer.bots.learned import Captain, Learned, Method, Rollout, vectors_of, weights_of
from hautemer.bots.network import Layers, Network, pack, unpack
from hautemer.core import ranking, registry
from hautemer.core.chance import Dice
from hautemer.core.errors import BadOptions
from hautemer.core.game import AnyGame, Bot, Situation
from hautemer.core.offers import accept
from hautemer.core.thinking import Budget
from hautemer.sim.run import play_out
from tests.learned.test_vectors import states

ALL = registry.keys()
KEYS = [key for key in ALL if ranking.has_captain(key)]
FEW = Method(candidates=3, lanes=6)
SOME = 25  # one decision of this many is checked


def learned(key: str, budget: Budget, method: Method = FEW, adviser: Bot | None = None) -> Learned:
    game = registry.find(key)
    return Learned(game, vectors_of(game), weights_of(key), budget, method, adviser)


def one_of(worlds: list[Any], rng: Random) -> Any:
    """Return one of some worlds that were imagined before."""
    return worlds[rng.randrange(len(worlds))].copy()


def situations(key: str) -> list[tuple[AnyGame, Any, int]]:
    """Return some states of a match in which the seat that is asked has a choice."""
    game = registry.find(key)
    vectors = vectors_of(game)
    found = [
        (game, state.copy(), asked)
        for state, asked in states(game, game.meta.seats[1], 7, "greedy")
        if len(vectors.candidates(state, asked, game.offers(state, asked))) > 1
    ]
    return found[::SOME]


def test_games_ship_weights_that_fit_their_encoder() -> None:
    assert KEYS
    for key in KEYS:
        document = registry.file(key, *ranking.WEIGHTS)
        assert len(document) <= 1_500_000
        unpack(document, key, vectors_of(registry.find(key)))


@pytest.mark.parametrize("key", KEYS)
def test_the_move_depends_on_what_the_seat_knows_alone(key: str) -> None:
    """The same view, seed and imagined worlds give the same move, whatever the true state is."""
    player = learned(key, Budget(batches=2), adviser=bots.make(registry.find(key), "second"))
    for game, state, seat in situations(key):
        worlds = [game.resample(state, seat, Random(number)) for number in range(8)]

        chosen = set()
        for truth in (state, game.resample(state, seat, Random(99))):
            situation = Situation.of(game, truth, seat)
            situation._imagine = partial(one_of, worlds)
            chosen.add(repr(player.choose(situation, Random(3))))
        assert len(chosen) == 1


@pytest.mark.parametrize("key", KEYS)
def test_what_changes_after_the_situation_was_imagined_changes_nothing(key: str) -> None:
    """Worlds that were imagined before the true hands are swapped decide alone."""
    player = learned(key, Budget(batches=1), adviser=bots.make(registry.find(key), "second"))
    for game, state, seat in situations(key):
        worlds = [game.resample(state, seat, Random(number)) for number in range(4)]
        truths = (state, game.resample(state, seat, Random(11)))
        analyses = []
        for truth in truths:
            situation = Situation.of(game, truth, seat)
            situation._imagine = partial(one_of, worlds)
            analyses.append(player.analyse(situation, Random(5)))
        assert analyses[0] == analyses[1]


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("budget", [Budget(), Budget(batches=2), Budget(seconds=0.05)])
def test_moves_are_legal_and_valued(key: str, budget: Budget) -> None:
    player = learned(key, budget)
    for game, state, seat in situations(key):
        situation = Situation.of(game, state, seat)
        valued = player.analyse(situation, Random(6))
        assert all(0 <= one.share <= 1 for one in valued)
        assert accept(situation.offers, valued[0].move) is not None


@pytest.mark.parametrize("key", KEYS)
def test_a_steady_search_uses_its_whole_budget(key: str) -> None:
    player = learned(key, Budget(seconds=0.1, steady=True))
    for game, state, seat in situations(key)[:3]:
        begun = time.perf_counter()
        player.choose(Situation.of(game, state, seat), Random(7))
        assert time.perf_counter() - begun >= 0.1


class Adviser:
    """A bot that advises what the network values least."""

    def __init__(self, key: str) -> None:
        self.player = learned(key, Budget())
        self.asked = 0

    def choose(self, situation: Situation[Any], rng: Random) -> Any:
        self.asked += 1
        return self.player.analyse(situation, rng)[-1].move


@pytest.mark.parametrize("key", KEYS)
def test_the_move_of_the_adviser_is_compared_and_made_if_no_other_is_clearly_better(key: str) -> None:
    adviser = Adviser(key)
    for doubt, obeys in ((0.0, False), (1e9, True)):
        player = learned(key, Budget(batches=2), replace(FEW, doubt=doubt), adviser)
        followed = []
        for game, state, seat in situations(key):
            situation = Situation.of(game, state, seat)
            advised = adviser.choose(situation, Random(1))
            valued = player.analyse(situation, Random(1))
            assert advised in [one.move for one in valued]
            followed.append(valued[0].move == advised)
        assert all(followed) is obeys


@pytest.mark.parametrize("key", KEYS)
def test_the_network_alone_asks_no_adviser(key: str) -> None:
    """An adviser may take longer than the network has in a window."""
    adviser = Adviser(key)
    game, state, seat = situations(key)[0]
    learned(key, Budget(), adviser=adviser).choose(Situation.of(game, state, seat), Random(1))
    assert adviser.asked == 0


class RushingClock:
    """A clock that runs faster with every look, so that every batch takes longer than the one before."""

    def __init__(self) -> None:
        self.at, self.step = 0.0, 1.0

    def __call__(self) -> float:
        self.at += self.step
        self.step *= 1.01
        return self.at


@pytest.mark.parametrize("key", KEYS)
def test_what_the_deadline_cuts_short_does_not_count(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the first batch counts if it does not reach the cut: there is nothing else to decide by."""
    player = learned(key, Budget(seconds=60.0))
    batches: list[bool] = []
    counted: list[bool] = []
    play, positions = player.play, player.positions

    def playing(rollouts: Sequence[Rollout], until: int, deadline: float) -> bool:
        batches.append(play(rollouts, until, deadline))
        return batches[-1]

    def valued(rollouts: Sequence[Rollout], seat: int) -> Any:
        counted.append(batches[-1])
        return positions(rollouts, seat)

    monkeypatch.setattr(player, "play", playing)
    monkeypatch.setattr(player, "positions", valued)
    for game, state, seat in situations(key)[:3]:
        batches.clear()
        counted.clear()
        player.now = RushingClock()
        player.choose(Situation.of(game, state, seat), Random(3))
        assert counted == [True] * len(counted) or counted == [False]
        assert len(batches) - len(counted) <= 1


@pytest.mark.parametrize("key", KEYS)
def test_a_match_of_captains_ends(key: str) -> None:
    game = registry.find(key)
    seats = game.meta.seats[0]
    players = [bots.make(game, "capitaine@0") for _ in range(seats)]
    rng = Random(8)
    state, _ = play_out(game, seats, game.settle(seats, {}), players, Dice(rng), rng)
    assert game.result(state) is not None


def test_the_captain_plays_like_another_where_its_network_does_not_fit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    key = KEYS[0]
    game, state, seat = situations(key)[0]
    good = bots.make(game, "greedy")
    player = learned(key, Budget())
    monkeypatch.setattr(player.vectors, "fits", lambda state: False)
    situation = Situation.of(game, state, seat)
    assert Captain(player, good).choose(situation, Random(1)) == good.choose(situation, Random(1))


def test_damaged_and_foreign_weights_are_refused() -> None:
    key = KEYS[0]
    vectors = vectors_of(registry.find(key))
    network = Network.fresh(vectors.shape, Layers(8, 8, 8), np.random.default_rng(1))
    document = pack(network, key, vectors)
    again = unpack(document, key, vectors)
    assert np.allclose(again.arrays["join.w"], network.arrays["join.w"], atol=1e-3)
    for broken in (document[:-2] + b"xx", document[:-2], document.replace(b'"encoder":1', b'"encoder":9')):
        with pytest.raises(BadOptions):
            unpack(broken, key, vectors)


@pytest.mark.parametrize("key", ALL)
def test_strengths_that_are_offered_can_be_made(key: str) -> None:
    game = registry.find(key)
    offered = ranking.names(key)
    known = bots.names(game)
    assert offered
    assert offered == [name for name in ranking.WEAKEST_FIRST if name in offered and name in known]
    for name in offered:
        bots.make(game, name)
    assert type(bots.make(game, "greedy")) is type(bots.make(game, "second"))


@pytest.mark.parametrize("name", ["capitaine@x", "capitaine@-1", "capitaine@99", "second@1", "nobody"])
def test_budgets_that_are_none_are_refused(name: str) -> None:
    with pytest.raises(BadOptions):
        bots.make(registry.find(KEYS[0]), name)
