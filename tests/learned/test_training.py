"""Training with the NumPy learner: lock-step self-play, targets, replay, checkpoints, export."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from hautemer.bots.learned import vectors_of
from hautemer.bots.network import Layers, Network, unpack
from hautemer.core import registry
from hautemer.core.codec import decode
from hautemer.train.learner import NumpyLearner, ReplayBuffer, backward
from hautemer.train.run import Mix, TrainingRun, TrainingSettings, evaluate
from hautemer.train.selfplay import CURRENT, GREEDY, PlannedMatch, Samples, SelfPlay, gains

ALL = registry.keys()
KEY = next(key for key in ALL if registry.part(key, "bots.vectors") is not None)
SMALL = Layers(16, 12, 8)


def self_play(lineup: tuple[int, ...], lanes: int = 4) -> SelfPlay:
    game = registry.find(KEY)
    return SelfPlay(
        game, vectors_of(game), lambda _: PlannedMatch(len(lineup), {}, lineup), lanes, 1, once=True
    )


def network() -> Network:
    return Network.fresh(vectors_of(registry.find(KEY)).shape, SMALL, np.random.default_rng(1))


def test_self_play_yields_decisions_with_the_outcome_of_their_match() -> None:
    samples, ended = self_play((CURRENT, CURRENT)).play([network()], 0.1, 1 << 40)
    assert len(ended) == 4
    assert len(samples.views) == len(samples.moves) == len(samples.targets) > 50
    assert set(np.unique(samples.targets[:, 0])) <= {0.0, 0.5, 1.0}
    # The move of zeros: positions at the beginning of a stage.
    assert 0 < (samples.moves == 0).all(1).sum() < len(samples.moves)


def test_self_play_is_the_same_again_with_the_same_seed() -> None:
    one, other = (self_play((CURRENT, CURRENT)).play([network()], 0.3, 1 << 40)[0] for _ in range(2))
    assert np.array_equal(one.views, other.views)
    assert np.array_equal(one.moves, other.moves)
    assert np.array_equal(one.targets, other.targets)


def test_only_the_decisions_of_the_current_network_are_learned_from() -> None:
    samples, _ = self_play((GREEDY, GREEDY)).play([network()], 0.1, 1 << 40)
    assert len(samples.views) == 0


def test_gains_are_discounted_by_stage() -> None:
    assert gains({1: [0.0], 2: [1.0], 3: [3.0]}, 1) == {3: [0.0], 2: [2.0], 1: [1 + 0.8 * 2.0]}


def test_the_replay_buffer_keeps_the_newest() -> None:
    shape = vectors_of(registry.find(KEY)).shape
    replay = ReplayBuffer(shape, 5)
    for number in range(4):
        views = np.full((2, shape.view), number, np.int8)
        replay.add(Samples(views, np.zeros((2, shape.move), np.int8), np.zeros((2, 2), np.float32)))
    assert replay.size == 5
    assert set(replay.views[:, 0].tolist()) == {1, 2, 3}
    assert len(replay.batch(7, np.random.default_rng(1)).views) == 7


def test_slopes_are_those_of_the_loss() -> None:
    rng = np.random.default_rng(3)
    shape = vectors_of(registry.find(KEY)).shape
    arrays = {name: array.astype(np.float64) for name, array in network().arrays.items()}
    views, moves = rng.normal(size=(6, shape.view)), rng.normal(size=(6, shape.move))
    targets = rng.normal(size=(6, 2))
    _, slopes = backward(arrays, views, moves, targets)  # type: ignore[arg-type]
    for name in arrays:
        place = tuple(int(rng.integers(size)) for size in arrays[name].shape)
        step = 1e-5
        arrays[name][place] += step
        above, _ = backward(arrays, views, moves, targets)  # type: ignore[arg-type]
        arrays[name][place] -= 2 * step
        below, _ = backward(arrays, views, moves, targets)  # type: ignore[arg-type]
        arrays[name][place] += step
        assert (above - below) / (2 * step) == pytest.approx(slopes[name][place], abs=1e-4)


def test_a_learner_fits_what_it_is_shown() -> None:
    shape = vectors_of(registry.find(KEY)).shape
    rng = np.random.default_rng(2)
    views = rng.integers(0, 3, (400, shape.view)).astype(np.int8)
    moves = rng.integers(0, 2, (400, shape.move)).astype(np.int8)
    targets = np.stack([views[:, 0] / 2, moves[:, 1]], 1).astype(np.float32)
    learner = NumpyLearner(shape, SMALL, seed=1, batch=128)
    learner.add(Samples(views, moves, targets))
    learner.step(0.003)
    before = learner.loss
    for _ in range(300):
        learner.step(0.003)
    assert learner.loss < before / 4
    heads = learner.network().heads(views, moves, np.arange(400))
    assert np.abs(heads - targets).mean() < 0.3


def test_line_ups_change_with_progress() -> None:
    game = registry.find(KEY)
    mix = Mix(game, TrainingSettings(KEY, "", greedy=1.0, older=0.0))
    rng = Random(1)
    assert all(set(mix(rng).lineup) == {CURRENT} for _ in range(20))
    mix.progress = 1.0
    assert all(GREEDY in mix(rng).lineup and CURRENT in mix(rng).lineup for _ in range(20))


def test_an_evaluation_plays_every_match_once() -> None:
    assert len(evaluate(registry.find(KEY), network(), 2, 4, 0, 1)) == 4


def test_a_run_goes_on_where_its_checkpoint_ends(tmp_path: Path) -> None:
    settings = TrainingSettings(
        KEY, str(tmp_path), minutes=0.02, lanes=4, layers=(16, 12, 8), batch=64, final=2, reuse=0.5
    )
    TrainingRun(settings).go()
    again = TrainingRun(settings)
    assert again.decisions > 0
    lines = [decode(line) for line in (tmp_path / "curve.jsonl").read_bytes().splitlines()]
    assert any("evaluation" in line for line in lines)
    vectors = vectors_of(registry.find(KEY))
    exported = unpack((tmp_path / "weights.bin").read_bytes(), KEY, vectors)
    for name, array in again.network().arrays.items():
        assert np.allclose(array, exported.arrays[name], atol=0.02)
