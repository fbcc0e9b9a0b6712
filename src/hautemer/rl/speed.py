"""The speed of vectorised play and of other environments, with observations on both sides, in one run.

A step is one decision of an agent: the environment takes its action and makes the next observation and its
mask. All engines choose at random, and all run on one core (`sim.bench`), except for vectorised play with one
worker process per core, whose seconds are those of the clock.
"""

from __future__ import annotations

import os
import time
import warnings
from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

import numpy

from hautemer.extras import is_installed
from hautemer.rl.vector import VectorPlay
from hautemer.sim.bench import DECISIONS, Engine, Work

BATCHES = (1, 64, 1024)
ALL_CORES = "all"
# By name: the engine of another library.
PETTINGZOO = ("rps_v2", "texas_holdem_no_limit_v6")
RLCARD = ("uno",)


def engines(tables: Mapping[str, int], batches: Sequence[int] = BATCHES) -> dict[str, Engine]:
    """Return an engine per game and batch, named `game@batch`; `tables` has the number of seats by game.

    `game@all` has the largest batch and one worker process per core.
    """
    found: dict[str, Engine] = {
        f"{key}@{batch}": partial(works_of, key, seats, batch)
        for key, seats in tables.items()
        for batch in batches
    }
    workers = os.cpu_count() or 1
    for key, seats in tables.items():
        found[f"{key}@{ALL_CORES}"] = partial(works_of, key, seats, max(batches), workers)
    return found


def peers() -> tuple[dict[str, Engine], list[tuple[str, str]]]:
    """Return the engines of other libraries, and by missing library the extra that installs it."""
    found: dict[str, Engine] = {}
    missing: list[tuple[str, str]] = []
    if is_installed("rl") and is_installed("lab"):
        found |= {f"PettingZoo {name}": partial(of_pettingzoo, name) for name in PETTINGZOO}
        found |= {f"RLCard {name}": partial(of_rlcard, name) for name in RLCARD}
    else:
        missing += [("pettingzoo", "rl")] if not is_installed("rl") else []
        missing += [("rlcard", "lab")] if not is_installed("lab") else []
    return found, missing


def works_of(key: str, seats: int, batch: int, workers: int = 0) -> dict[str, Work]:
    """Return vectorised play of a game as a work."""
    play = VectorPlay(key, batch, seats, seed=1, workers=workers)
    play.reset()
    rng = numpy.random.default_rng(1)
    clock = time.perf_counter if workers else time.process_time

    def work(seconds: float) -> tuple[int, float]:
        steps = 0
        begin = clock()
        while (took := clock() - begin) < seconds:
            play.step(play.sample(rng))
            steps += batch
        return steps, took

    return {DECISIONS: work}


def of_pettingzoo(name: str) -> dict[str, Work]:
    """Return matches of an environment of PettingZoo as a work."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it is created as its documentation of long standing says
        module = __import__(f"pettingzoo.classic.{name}", fromlist=["env"])
        environment: Any = module.env()
    environment.reset(seed=1)
    rng = numpy.random.default_rng(1)

    def work(seconds: float) -> tuple[int, float]:
        steps = 0
        begin = time.process_time()
        while (took := time.process_time() - begin) < seconds:
            environment.reset()
            for agent in environment.agent_iter():
                observation, _, terminated, truncated, _ = environment.last()
                if terminated or truncated:
                    environment.step(None)
                    continue
                if isinstance(observation, dict):
                    action = rng.choice(numpy.flatnonzero(observation["action_mask"]))
                else:
                    action = rng.integers(environment.action_space(agent).n)
                environment.step(action)
                steps += 1
        return steps, took

    return {DECISIONS: work}


def of_rlcard(name: str) -> dict[str, Work]:
    """Return matches of an environment of RLCard as a work."""
    import rlcard

    environment = rlcard.make(name, config={"seed": 1})
    rng = Random(1)

    def work(seconds: float) -> tuple[int, float]:
        steps = 0
        begin = time.process_time()
        while (took := time.process_time() - begin) < seconds:
            state, _ = environment.reset()
            while not environment.is_over():
                state, _ = environment.step(rng.choice(list(state["legal_actions"])))
                steps += 1
        return steps, took

    return {DECISIONS: work}
