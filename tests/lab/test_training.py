"""A small network learns to beat random bots: with PyTorch where it is installed, otherwise with NumPy."""

from __future__ import annotations

import re
from collections import Counter
from importlib.util import find_spec
from random import Random
from typing import Any

import pytest

from hautemer import bots
from hautemer.bots.learned import Learned, vectors_of
from hautemer.bots.network import Network
from hautemer.core import registry
from hautemer.core.chance import Dice
from hautemer.sim.report import share
from hautemer.sim.run import play_out
from hautemer.train.run import TrainingSettings, make_learner
from hautemer.train.selfplay import CURRENT, PlannedMatch, SelfPlay
from tests.house.places import ROOT
from tests.rl.chosen import THREE

LEARNERS = ["numpy", *(["torch"] if find_spec("torch") else [])]
DECISIONS, MATCHES = 100_000, 100


def trained(key: str, learner: str) -> Network:
    """Return a network that has learned from a fixed number of decisions against itself."""
    game = registry.find(key)
    seats = game.meta.seats[0]
    settings = TrainingSettings(key, "", learner=learner, layers=(64, 48, 32), batch=256)
    vectors = vectors_of(game)
    learning: Any = make_learner(settings, vectors.shape)
    play = SelfPlay(game, vectors, lambda _: PlannedMatch(seats, {}, (CURRENT,) * seats), 48, 1)
    decisions = steps = 0
    while decisions < DECISIONS:
        samples, _ = play.play([learning.network()], 0.2, 1000)
        learning.add(samples)
        decisions += len(samples.views)
        while steps * settings.batch < 2 * decisions:
            learning.step(settings.rate)
            steps += 1
    network: Network = learning.network()
    return network


@pytest.mark.parametrize("learner", LEARNERS)
def test_a_small_network_learns_to_beat_random_bots(learner: str) -> None:
    game = registry.find(THREE)
    seats = game.meta.seats[0]
    options = game.settle(seats, {})
    network = trained(THREE, learner)
    rng = Random(7)
    won = 0.0
    for match in range(MATCHES):
        learned = match % seats
        players: list[Any] = [bots.make(game, "random") for _ in range(seats)]
        players[learned] = Learned(game, vectors_of(game), network)
        state, _ = play_out(game, seats, options, players, Dice(rng), rng, Counter())
        result = game.result(state)
        assert result is not None
        won += (learned in result.winners) / max(1, len(result.winners))
    assert share(won, MATCHES).low > 1 / seats


@pytest.mark.skipif(not find_spec("sb3_contrib"), reason="Stable-Baselines3 is installed with --torch only")
def test_the_example_with_stable_baselines_beats_random_bots() -> None:
    page = (ROOT / "docs" / "train-a-policy.md").read_text("utf-8")
    (example,) = [text for text in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if ">>>" not in text]
    names: dict[str, Any] = {}
    exec(compile(example, "train-a-policy.md", "exec"), names)  # noqa: S102
    assert names["won"] > 25
