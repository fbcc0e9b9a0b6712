"""PettingZoo's own tests over our environments, and what they do not cover."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import numpy
import pytest

from hautemer.core.errors import BadOptions, UnknownGame
from hautemer.rl import pettingzoo
from hautemer.rl.errors import LabError
from tests.lab.sampled import CYCLES, OPTIONS, SAMPLED
from tests.rl.chosen import THREE, TWO
from tests.rl.positions import KEYS

with warnings.catch_warnings():  # its tests import environments of its own in a deprecated way
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test


@pytest.fixture(autouse=True)
def without_warnings() -> Iterator[None]:
    """Turn warnings of PettingZoo's tests into failures, except that it knows few environments with masks."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        yield


@pytest.mark.parametrize(("key", "seats"), SAMPLED)
def test_pettingzoo_api_test(key: str, seats: int) -> None:
    api_test(pettingzoo.env(key, seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("key", "seats"), SAMPLED)
def test_pettingzoo_parallel_api_test(key: str, seats: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(key, seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("key", "seats"), SAMPLED)
def test_pettingzoo_seed_test(key: str, seats: int) -> None:
    seed_test(partial(pettingzoo.env, key, seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("key", "seats"), SAMPLED)
def test_pettingzoo_render_test(key: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(pettingzoo.env, key, seats))
    assert "seat" in capsys.readouterr().out


@pytest.mark.parametrize(("key", "seats", "options"), OPTIONS)
def test_pettingzoo_api_tests_with_every_option(key: str, seats: int, options: dict[str, Any]) -> None:
    api_test(pettingzoo.env(key, seats, **options), num_cycles=CYCLES)
    parallel_api_test(pettingzoo.parallel_env(key, seats, **options), num_cycles=CYCLES)


def sampled(environment: Any, agent: str, rng: Random) -> int:
    mask = environment.observe(agent)["action_mask"]
    return int(rng.choice(numpy.flatnonzero(mask).tolist()))


@pytest.mark.parametrize("key", KEYS)
def test_a_clone_takes_the_same_course_and_leaves_the_original_alone(key: str) -> None:
    rng = Random(2)
    environment = pettingzoo.env(key)
    environment.reset(seed=3)
    for _ in range(30):
        environment.step(sampled(environment, environment.agent_selection, rng))
    clone = environment.clone()
    seen = environment.observe(environment.agent_selection)["observation"].copy()
    actions = []
    for _ in range(30):
        actions.append(sampled(clone, clone.agent_selection, rng))
        clone.step(actions[-1])
    assert (environment.observe(environment.agent_selection)["observation"] == seen).all()
    for action in actions:
        environment.step(action)
    assert environment.agent_selection == clone.agent_selection
    for agent in environment.possible_agents:
        one, other = environment.observe(agent), clone.observe(agent)
        assert all((one[part] == other[part]).all() for part in one)


@pytest.mark.parametrize("key", KEYS)
def test_all_agents_get_the_final_rewards_once(key: str) -> None:
    rng = Random(4)
    environment = pettingzoo.env(key)
    environment.reset(seed=5)
    total = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter(100_000):
        _, reward, terminated, truncated, _ = environment.last()
        total[agent] += reward
        environment.step(None if terminated or truncated else sampled(environment, agent, rng))
    result = environment.episode.result()
    assert result is not None
    assert list(total.values()) == environment.setting.rewards(result)
    assert environment.agents == []


def test_bad_input_raises_one_typed_error() -> None:
    with pytest.raises(UnknownGame):
        pettingzoo.env("chess")
    with pytest.raises(BadOptions):
        pettingzoo.env(THREE, seats=8)
    with pytest.raises(BadOptions):
        pettingzoo.parallel_env(THREE, weather="fog")
    with pytest.raises(LabError, match="render_mode cannot be film"):
        pettingzoo.env(THREE, render_mode="film")
    environment = pettingzoo.env(THREE)
    with pytest.raises(LabError, match="Call reset"):
        environment.step(0)
    environment.reset(seed=1)
    before = environment.observe(environment.agent_selection)["observation"]
    with pytest.raises(LabError, match="masked now"):
        environment.step(0)
    with pytest.raises(LabError, match="not an action"):
        environment.step(environment.setting.actions.count)
    assert (environment.observe(environment.agent_selection)["observation"] == before).all()


def test_a_parallel_environment_refuses_a_masked_action_without_any_effect() -> None:
    environment = pettingzoo.parallel_env(TWO, seats=4)
    environment.reset(seed=1)
    (asked,) = environment.match.asked
    others = [agent for seat, agent in enumerate(environment.agents) if seat != asked]
    acting = environment.agents[asked]
    entries = environment.match.entries
    legal = environment.match.asked[asked][1].numbers[0]
    with pytest.raises(LabError, match="masked now"):
        environment.step({acting: legal, others[0]: legal})
    with pytest.raises(LabError, match="not an action"):
        environment.step(dict.fromkeys(others, 0))
    assert environment.match.entries == entries
    environment.step({acting: legal})
