"""Training with the NumPy learner: lock-step self-play, targets, replay, checkpoints, export."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from hautemer.bots.learned import vectors_of
from hautemer.bots.network import Layers, Network, pack, unpack
from hautemer.cli import group
from hautemer.core import registry
from hautemer.core.codec import decode
from hautemer.core.vectors import NOTHING, HasSides
from hautemer.train import run
from hautemer.train.curve import evaluations
from hautemer.train.learner import NumpyLearner, ReplayBuffer, backward
from hautemer.train.run import OLDER, ONE_SIDE, Mix, TrainingPlayer, TrainingRun, TrainingSettings, evaluate
from hautemer.train.selfplay import CURRENT, GREEDY, PlannedMatch, Samples, SelfPlay, gains

ALL = registry.keys()
KEY = next(key for key in ALL if registry.part(key, "bots.vectors") is not None)
SMALL = Layers(16, 12, 8)
SIDED = [key for key in ALL if isinstance(vectors_of(registry.find(key)), HasSides)]


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
    mix = Mix(game, TrainingSettings(KEY, "", greedy=(0.0, 1.0), older=0.0))
    rng = Random(1)
    assert all(set(mix(rng).lineup) == {CURRENT} for _ in range(20))
    mix.progress = 1.0
    assert all(GREEDY in mix(rng).lineup and CURRENT in mix(rng).lineup for _ in range(20))


def test_matches_have_the_numbers_of_seats_that_are_wanted() -> None:
    game = registry.find(KEY)
    least, most = game.meta.seats
    rng = Random(2)
    assert {Mix(game, TrainingSettings(KEY, ""))(rng).seats for _ in range(99)} == {*range(least, most + 1)}
    wanted = Mix(game, TrainingSettings(KEY, "", seats=(most,)))
    assert {wanted(rng).seats for _ in range(20)} == {most}


def test_an_evaluation_plays_every_match_once() -> None:
    assert len(evaluate(registry.find(KEY), network(), 2, 4, 0, 1)) == 4


def test_a_run_continues_where_its_checkpoint_ends(tmp_path: Path) -> None:
    settings = TrainingSettings(
        KEY, str(tmp_path), minutes=0.02, lanes=4, layers=(16, 12, 8), batch=64, final=2, reuse=0.5
    )
    TrainingRun(settings).go()
    again = TrainingRun(settings)
    assert again.decisions > 0
    found = evaluations(tmp_path / "curve.csv")
    assert set(found) == {*registry.meta(KEY).seats}
    assert all(0 <= one.low <= one.share <= one.high <= 1 for line in found.values() for one in line)
    assert (tmp_path / "curve.svg").read_text().count("stroke-width") >= 2 * len(found)
    vectors = vectors_of(registry.find(KEY))
    exported = unpack((tmp_path / "weights.bin").read_bytes(), KEY, vectors)
    for name, array in again.network().arrays.items():
        assert np.allclose(array, exported.arrays[name], atol=0.02)


def test_the_command_trains_and_continues(tmp_path: Path) -> None:
    command = ["train", KEY, "--folder", str(tmp_path), "--lanes", "4", "--layers", "16", "12", "8"]
    command += ["--batch", "64", "--final", "2", "--reuse", "0.5", "--learner", "numpy"]
    first = CliRunner().invoke(group, [*command, "--minutes", "0.01"], catch_exceptions=False)
    assert "new run" in first.output
    assert "weights.bin" in {path.name for path in tmp_path.iterdir()}
    again = CliRunner().invoke(
        group, [*command, "--minutes", "9", "--piece", "0.01", "--json"], catch_exceptions=False
    )
    lines = [decode(line.encode()) for line in again.output.splitlines()]
    assert lines[-1]["evaluated"] == 2
    rows = (tmp_path / "curve.csv").read_text().splitlines()
    assert 0 < float(rows[1].split(",")[0]) <= lines[-1]["seconds"]
    assert int(rows[1].split(",")[1]) < lines[-1]["decisions"]
    other = CliRunner().invoke(group, [*command[:6], "--layers", "8", "8", "8", "--learner", "numpy"])
    assert other.exit_code == 2
    assert "other layers" in other.output


@pytest.mark.parametrize("key", SIDED)
@pytest.mark.parametrize("players", ONE_SIDE)
def test_a_side_is_played_by_the_network_and_the_other_by_greedy(key: str, players: tuple[int, int]) -> None:
    game, vectors = registry.find(key), vectors_of(registry.find(key))
    assert isinstance(vectors, HasSides)
    seats = game.meta.seats[0]
    play = SelfPlay(game, vectors, lambda _: PlannedMatch(seats, {}, (), players), 3, 1, once=True)
    for lane in play.lanes:
        assert lane is not None
        assert set(lane.lineup) == {CURRENT, GREEDY}
        assert list(lane.lineup) == [players[vectors.side(lane.state, seat)] for seat in range(seats)]
    fresh = Network.fresh(vectors.shape, SMALL, np.random.default_rng(1))
    play.longest = 120
    samples, ended = play.play([fresh], 0.0, 1 << 40)
    assert len(ended) == 3
    assert len(samples.views) > 20
    # A win is not divided by the number of seats of the side.
    assert set(np.unique(samples.targets[:, 0])) <= {0.0, 1.0}


@pytest.mark.parametrize("key", [key for key in ALL if registry.meta(key).windows])
def test_seats_that_need_not_move_may_decline(key: str) -> None:
    """Self-play asks them once per moment, as bots are asked, and learns from what they decline."""
    game, vectors = registry.find(key), vectors_of(registry.find(key))
    seats = game.meta.seats[0]
    play = SelfPlay(game, vectors, lambda _: PlannedMatch(seats, {}, (CURRENT,) * seats), 4, 2, once=True)
    play.longest = 150
    declined = 0
    decide = play.decide

    def count(network: Network, choices: Any, epsilon: float, *, learns: bool) -> None:
        nonlocal declined
        before = [(choice.lane.entries, choice.lane, choice.seat, choice.moves[0]) for choice in choices]
        decide(network, choices, epsilon, learns=learns)
        for entries, lane, seat, first in before:
            if lane.entries == entries:
                declined += 1
                assert first is NOTHING
                assert seat in lane.refusals.offers

    play.decide = count  # type: ignore[method-assign]
    _, ended = play.play([Network.fresh(vectors.shape, SMALL, np.random.default_rng(1))], 0.5, 1 << 40)
    assert len(ended) == 4
    assert declined > 0


def test_a_guided_network_makes_the_moves_of_greedy() -> None:
    """With all moves guided, the current network's seats play as greedy ones do, and are learned from."""
    seats = registry.meta(KEY).seats[0]
    play = self_play((CURRENT,) * seats)
    play.guided = 1.0
    asked = 0
    choose = play.greedy.choose

    class Counting:
        def choose(self, situation: Any, rng: Random) -> Any:
            nonlocal asked
            asked += 1
            return choose(situation, rng)

    play.greedy = Counting()
    samples, _ = play.play([network()], 0.0, 1 << 40)
    decisions = int((samples.moves != 0).any(1).sum())
    assert asked == decisions > 50


def test_networks_of_the_league_stay_opponents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Older networks of the run replace each other, an exploiter's from a file stays."""
    monkeypatch.setattr(run, "CHUNK", 20)
    vectors = vectors_of(registry.find(KEY))
    path = tmp_path / "weights.bin"
    path.write_bytes(pack(network(), KEY, vectors))
    settings = TrainingSettings(
        KEY, str(tmp_path), lanes=2, snapshot=-1.0, older=1.0, greedy=(0.0, 0.0), league=(str(path),)
    )
    player = TrainingPlayer(settings, 0)
    exploiter = player.older[0]
    assert np.allclose(exploiter.arrays["join.w"], network().arrays["join.w"], atol=1e-3)
    for _ in range(OLDER + 3):
        current = network()
        player.chunk(current, 0.5)
        assert player.older[0] is exploiter
    assert len(player.older) == 1 + OLDER
    opponents = {seat for _ in range(200) for seat in player.mix(player.rng).lineup}
    assert opponents == set(range(2 + OLDER))


def test_a_game_has_no_matches_with_other_numbers_of_seats(tmp_path: Path) -> None:
    few = registry.meta(KEY).seats[0] - 1
    command = ["train", KEY, "--folder", str(tmp_path), "--learner", "numpy", "--seats", str(few)]
    refused = CliRunner().invoke(group, command)
    assert refused.exit_code == 2
    assert "seats" in refused.output or "players" in refused.output


def test_weights_of_another_game_are_no_opponents(tmp_path: Path) -> None:
    other = next(key for key in ALL if key != KEY)
    vectors = vectors_of(registry.find(other))
    path = tmp_path / "weights.bin"
    fresh = Network.fresh(vectors.shape, SMALL, np.random.default_rng(1))
    path.write_bytes(pack(fresh, other, vectors))
    command = ["train", KEY, "--folder", str(tmp_path / "run"), "--learner", "numpy", "--league", str(path)]
    refused = CliRunner().invoke(group, command)
    assert refused.exit_code == 2
    assert "not weights" in refused.output
