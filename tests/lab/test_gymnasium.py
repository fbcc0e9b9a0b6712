"""Gymnasium's own checks over our environments, and the equality of single and vectorised ones."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from functools import partial
from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from hautemer.core import registry
from hautemer.core.errors import BadOptions, UnknownGame
from hautemer.rl.errors import LabError
from hautemer.rl.gymnasium import SeatEnvironment, SeatVector, register_all
from tests.lab.sampled import SAMPLED
from tests.rl.chosen import THREE, TWO
from tests.rl.positions import KEYS


@pytest.fixture(autouse=True)
def without_warnings() -> Iterator[None]:
    """Turn warnings of Gymnasium's checks into failures, except hints about the range of floats."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield


@pytest.mark.parametrize(("key", "seats"), SAMPLED)
def test_gymnasium_check_env(key: str, seats: int) -> None:
    (name,) = [name for name in register_all() if f"/{key}-" in name]
    environment = gymnasium.make(name, seats=seats, masked="random", disable_env_checker=True)
    check_env(environment.unwrapped)


def opened(mask: Any) -> Any:
    """Return an open action per row: the first one after a third of them."""
    return numpy.array([row.nonzero()[0][len(row.nonzero()[0]) // 3] for row in mask])


@pytest.mark.parametrize("key", KEYS)
def test_a_vectorised_environment_equals_single_ones(key: str) -> None:
    """The same as Gymnasium's own vector of single environments, with the same automatic reset."""
    together = SeatVector(key, 3)
    single: list[Any] = [partial(SeatEnvironment, key) for _ in range(3)]
    apart = SyncVectorEnv(single, autoreset_mode=AutoresetMode.SAME_STEP)
    assert together.observation_space == apart.observation_space
    assert together.single_observation_space == apart.single_observation_space
    one, one_info = together.reset(seed=[5, 6, 7])
    other, other_info = apart.reset(seed=[5, 6, 7])
    ended = 0
    for _ in range(700):
        assert (one == other).all()
        assert together.observation_space.contains(one)
        assert (one_info["action_mask"] == numpy.stack(list(other_info["action_mask"]))).all()
        actions = opened(one_info["action_mask"])
        one, rewards, terminated, truncated, one_info = together.step(actions)
        other, their_rewards, their_terminated, their_truncated, other_info = apart.step(actions)
        assert (rewards == their_rewards).all()
        assert (terminated == their_terminated).all()
        assert (truncated == their_truncated).all()
        if terminated.any():
            ended += 1
            place = int(terminated.nonzero()[0][0])
            assert (one_info["final_obs"][place] == other_info["final_obs"][place]).all()
            assert one_info["_final_obs"].tolist() == terminated.tolist()
        if ended == 2:
            break


def test_make_vec_finds_the_vectorised_environment() -> None:
    environment = gymnasium.make_vec(
        f"hautemer/{THREE}-v{registry.meta(THREE).rules}", num_envs=4, vectorization_mode="vector_entry_point"
    )
    assert isinstance(environment.unwrapped, SeatVector)
    observations, info = environment.reset(seed=1)
    again, _ = environment.reset(seed=1)
    assert (observations == again).all()
    assert observations.shape == environment.observation_space.shape
    environment.step(opened(info["action_mask"]))


def test_the_learner_sees_only_its_own_turns_and_its_own_reward() -> None:
    environment = SeatEnvironment(TWO, 3, seat=1, bots=["greedy", "random"])
    observation, info = environment.reset(seed=2)
    over = False
    while not over:
        assert environment.episode.seat == info["seat"] == 1
        assert environment.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
        observation, reward, over, stopped, info = environment.step(opened(info["action_mask"][None])[0])
        assert environment.observation_space.contains(observation)
        assert over or reward == 0
        assert not stopped
    result = environment.episode.result()
    assert result is not None
    assert reward == (1.0 if 1 in result.winners else -1.0)


def test_bad_input_raises_one_typed_error() -> None:
    with pytest.raises(UnknownGame):
        SeatEnvironment("chess")
    with pytest.raises(BadOptions):
        SeatEnvironment(THREE, 3, bots=["admiral"])
    with pytest.raises(BadOptions):
        SeatEnvironment(THREE, 3, bots=["random"] * 3)
    with pytest.raises(LabError, match="masked cannot be ignore"):
        SeatEnvironment(THREE, 3, masked="ignore")
    with pytest.raises(LabError, match="seat must be from 0 to 2"):
        SeatEnvironment(THREE, 3, seat=3)
    environment = SeatEnvironment(THREE)
    with pytest.raises(LabError, match="Call reset"):
        environment.step(0)
    environment.reset(seed=1)
    with pytest.raises(LabError, match="masked now"):
        environment.step(0)
    with pytest.raises(LabError, match="not an action"):
        environment.step(-1)
    vector = SeatVector(THREE, 2)
    with pytest.raises(LabError, match="Call reset"):
        vector.step([0, 0])
    _, info = vector.reset(seed=1)
    actions = opened(info["action_mask"])
    with pytest.raises(LabError, match="masked now"):
        vector.step([actions[0], 0])
    vector.step(actions)
