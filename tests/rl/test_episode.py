"""Matches made of small choices take the course of the rules, and end as they do."""

from __future__ import annotations

from random import Random

import pytest

from hautemer.core.errors import BadOptions, UnknownGame
from hautemer.core.game import Result
from hautemer.rl.episode import NOBODY, Episode, Setting
from hautemer.rl.errors import LabError
from tests.rl.chosen import LARGEST, THREE
from tests.rl.positions import KEYS, TABLES


def played(setting: Setting, seed: int, most: int = 3000) -> tuple[Episode, list[tuple[int, int]]]:
    """Return a match of random choices, and the choices by seat."""
    rng = Random(seed)
    episode = setting.begin(Random(seed + 1))
    course: list[tuple[int, int]] = []
    while not episode.over and len(course) < most:
        assert episode.choice is not None
        number = rng.choice(episode.choice.numbers)
        course.append((episode.seat, number))
        episode.choose(number)
    return episode, course


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_match_of_random_choices_ends_and_repeats(key: str, seats: int) -> None:
    setting = Setting(key, seats, {})
    episode, course = played(setting, 1)
    again, repeated = played(setting, 1)
    assert course == repeated
    assert setting.game.digest(episode.state) == setting.game.digest(again.state)
    if episode.over and (result := episode.result()) is not None:
        rewards = episode.rewards()
        assert [seat for seat, reward in enumerate(rewards) if reward > 0] == sorted(result.winners)
        assert episode.seat == NOBODY
        assert episode.mask(0) == setting.actions.waiting


@pytest.mark.parametrize("key", KEYS)
def test_a_clone_is_independent_and_takes_the_same_course(key: str) -> None:
    setting = Setting(key, None, {})
    rng = Random(3)
    episode = setting.begin(Random(5))
    for _ in range(40):
        assert episode.choice is not None
        episode.choose(rng.choice(episode.choice.numbers))
    clone = episode.clone()
    before = setting.game.digest(episode.state)
    choices = []
    for _ in range(60):
        if clone.choice is None:
            break
        choices.append(rng.choice(clone.choice.numbers))
        clone.choose(choices[-1])
    assert setting.game.digest(episode.state) == before
    for number in choices:
        episode.choose(number)
    assert setting.game.digest(episode.state) == setting.game.digest(clone.state)
    assert episode.seat == clone.seat


def test_every_seat_is_asked_in_a_window_before_the_clock_moves() -> None:
    """A seat that declines is not asked again at the same moment, and the match goes on."""
    setting = Setting(LARGEST, 7, {})
    for seed in range(3):
        rng = Random(seed)
        episode = setting.begin(Random(seed))
        asked: list[tuple[int, int]] = []
        while not episode.over and len(asked) < 2000:
            assert episode.choice is not None
            declines = 0 in episode.choice.numbers
            if declines:
                moment = (episode.entries, episode.seat)
                assert moment not in asked
                asked.append(moment)
            episode.choose(0 if declines else rng.choice(episode.choice.numbers))
        assert asked


def test_rewards_by_score_are_differences_to_the_mean_of_the_others() -> None:
    setting = Setting(THREE, 3, {}, reward="score")
    assert setting.rewards(Result((10, 4, 2), (0,), "rounds_played")) == [7.0, -2.0, -5.0]
    assert setting.rewards(None) == [0.0, 0.0, 0.0]


def test_rewards_are_zero_before_the_end() -> None:
    setting = Setting(THREE, 3, {}, reward="score")
    episode = setting.begin(Random(1))
    while not episode.over:
        assert episode.rewards() == [0.0, 0.0, 0.0]
        assert episode.choice is not None
        episode.choose(episode.choice.numbers[0])
    assert any(episode.rewards())
    with pytest.raises(LabError):
        episode.choose(0)


def test_bad_settings_raise_typed_errors() -> None:
    with pytest.raises(UnknownGame):
        Setting("chess", None, {})
    with pytest.raises(BadOptions):
        Setting(THREE, 9, {})
    with pytest.raises(BadOptions):
        Setting(THREE, 3, {"wind": 1})
    with pytest.raises(LabError, match="reward cannot be gold"):
        Setting(THREE, 3, {}, reward="gold")
