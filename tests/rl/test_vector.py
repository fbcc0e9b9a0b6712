"""Vectorised play: the same course as single matches, in one process or in several."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy
import pytest

from hautemer.rl.episode import Setting
from hautemer.rl.errors import LabError
from hautemer.rl.vector import VectorPlay, play_at_random
from tests.rl.chosen import THREE, TWO
from tests.rl.positions import KEYS, TABLES

STEPS = 60


def course(play: VectorPlay, steps: int) -> list[tuple[Any, ...]]:
    """Return all buffers after every step of random choices."""
    rng = numpy.random.default_rng(3)
    play.reset(7)
    found = []
    for _ in range(steps):
        play.step(play.sample(rng))
        arrays = (play.observations, play.masks, play.seats, play.done, play.rewards, play.lengths)
        found.append(tuple(array.copy() for array in arrays))
    return found


@pytest.mark.parametrize(("key", "seats"), [table for table in TABLES if table[1] <= 7])
def test_buffers_hold_what_single_matches_hold(key: str, seats: int) -> None:
    play = VectorPlay(key, 5, seats)
    play.reset(7)
    setting = Setting(key, seats, {})
    episodes = [setting.begin(Random(f"7 {match} 0")) for match in range(5)]
    rng = numpy.random.default_rng(3)
    for _ in range(STEPS):
        for match, episode in enumerate(episodes):
            assert play.seats[match] == episode.seat
            assert (play.observations[match] == episode.observe(episode.seat)).all()
            assert play.masks[match].tobytes() == episode.mask(episode.seat)
        actions = play.sample(rng)
        play.step(actions)
        for match, action in enumerate(actions.tolist()):
            episodes[match].choose(action)
        if any(episode.over for episode in episodes):
            return


def test_worker_processes_take_the_same_course() -> None:
    alone = course(VectorPlay(TWO, 7, 3), 400)
    with VectorPlay(TWO, 7, 3, workers=3) as play:
        together = course(play, 400)
    for one, other in zip(alone, together, strict=True):
        for mine, theirs in zip(one, other, strict=True):
            assert (mine == theirs).all()
    assert any(done.any() for _, _, _, done, _, _ in alone)


@pytest.mark.parametrize("key", KEYS)
def test_a_match_that_ends_leaves_its_rewards_and_a_new_one_begins(key: str) -> None:
    play = VectorPlay(key, 2)
    play.reset(1)
    rng = numpy.random.default_rng(1)
    for _ in range(20_000):
        before = play.done.copy()
        play.step(play.sample(rng))
        for match in numpy.flatnonzero(play.done):
            assert set(play.rewards[match]) <= {1.0, -1.0}
            assert play.lengths[match] > 10
            assert play.masks[match].any()
        running = play.done == 0
        assert not play.rewards[running].any()
        if before.any():
            return
    raise AssertionError("no match ended")


def test_actions_are_views_into_one_buffer_that_stays() -> None:
    play = VectorPlay(THREE, 4)
    play.reset(1)
    arrays = [play.observations, play.masks, play.seats, play.done, play.rewards]
    play.step(play.sample(numpy.random.default_rng(1)))
    assert all(
        one is other
        for one, other in zip(
            arrays, [play.observations, play.masks, play.seats, play.done, play.rewards], strict=True
        )
    )


def test_bad_input_raises_without_any_effect() -> None:
    play = VectorPlay(THREE, 3)
    with pytest.raises(LabError, match="Call reset"):
        play.step(numpy.zeros(3, int))
    play.reset(1)
    before = play.observations.copy()
    good = play.sample(numpy.random.default_rng(1))
    masked = good.copy()
    masked[2] = 0
    wrong = good.copy()
    wrong[1] = 1000
    for actions, sentence in [
        (masked, "masked now"),
        (wrong, "not an action"),
        (good[:2], "not an action"),
        (good.astype(float), "not an action"),
    ]:
        with pytest.raises(LabError, match=sentence):
            play.step(actions)
    assert (play.observations == before).all()
    for matches in (0, 1.5, 1 << 20):
        with pytest.raises(LabError, match="matches must be from"):
            VectorPlay(THREE, matches)  # type: ignore[arg-type]
    with pytest.raises(LabError, match="workers must be from"):
        VectorPlay(THREE, 2, workers=-1)


def test_random_play_counts_matches() -> None:
    play = VectorPlay(THREE, 8, 3)
    play.reset(2)
    counted = play_at_random(play, 400, 1)
    assert counted["matches"] > 8
    assert 50 < counted["length"] < 400
