"""The speed of the rules on one core, and of other engines in the same run."""

from __future__ import annotations

import gc
import multiprocessing
import platform
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from itertools import count
from random import Random
from typing import Any, NamedTuple

from hautemer import bots
from hautemer.core import registry
from hautemer.core.chance import Dice
from hautemer.core.game import AnyGame, silent
from hautemer.core.state import State
from hautemer.sim.run import next_move, play_out

# All engines take turns in `SLICES` slices, so that a busy moment of the machine affects all of them alike.
# Seconds are processor time, not wall time.
SLICES = 12
THIRD = SLICES // 3

# Repeats an operation for about the given number of seconds; returns the count and the seconds it took. Every
# call deals afresh, so that no cache answers for a match that was played before.
Work = Callable[[float], tuple[int, float]]
# Makes the works of a game or of another engine by name, in the process that measures them.
Engine = Callable[[], Mapping[str, Work]]

# Decisions are measured for the whole time, because caches could slow them down; other works get a share.
DECISIONS = "decisions_per_second"
SHARE = 0.1


class Rate(NamedTuple):
    """Operations per second: in the whole run, in its first and in its last third."""

    whole: int
    first: int
    last: int


def machine() -> str:
    """Return the names of the processor and of the Python version."""
    processor = platform.processor() or platform.machine()
    try:
        with open("/proc/cpuinfo") as cpus:
            models = [line.partition(":")[2].strip() for line in cpus if line.startswith("model name")]
        processor = models[0] if models else processor
    except OSError:
        pass
    return f"{processor}, {platform.python_implementation()} {platform.python_version()}"


def rates(engines: Mapping[str, Engine], seconds: float) -> dict[str, dict[str, Rate]]:
    """Return the rates by engine and work.

    Each engine has a process of its own: the interpreter specialises the code that it runs.
    """
    slices: dict[str, list[dict[str, tuple[int, float]]]] = {name: [] for name in engines}
    context = multiprocessing.get_context("spawn")
    with ExitStack() as stack:
        processes = {
            name: stack.enter_context(
                ProcessPoolExecutor(1, mp_context=context, initializer=prepare, initargs=(engine,))
            )
            for name, engine in engines.items()
        }
        for _ in range(SLICES):
            for name, process in processes.items():
                slices[name].append(process.submit(measure, seconds / SLICES).result())
    return {
        name: {work: rate_of([one[work] for one in measured]) for work in measured[0]}
        for name, measured in slices.items()
    }


def rate_of(slices: Sequence[tuple[int, float]]) -> Rate:
    """Return the rate of all slices, of the first third of them and of the last."""

    def mean(some: Sequence[tuple[int, float]]) -> int:
        return round(sum(done for done, _ in some) / sum(took for _, took in some))

    return Rate(mean(slices), mean(slices[:THIRD]), mean(slices[-THIRD:]))


_works: dict[str, Work] = {}  # of this process, see `prepare`


def prepare(engine: Engine) -> None:
    """Make the works of an engine in the process that measures them."""
    _works.update(engine())


def measure(seconds: float) -> dict[str, tuple[int, float]]:
    """Measure one slice of each work of this process."""
    done: dict[str, tuple[int, float]] = {}
    gc.disable()  # as timeit does
    for name, work in _works.items():
        done[name] = work(seconds if name == DECISIONS else seconds * SHARE)
        gc.collect()
    return done


def works_of(key: str, seats: int, options: dict[str, Any]) -> dict[str, Work]:
    """Return the works of a game: decisions, copies and resamples per second."""
    game = registry.find(key)
    states = sample_states(game, seats, options)
    return {
        DECISIONS: play_outs(game, seats, options, Random(1)),
        "copies_per_second": lambda limit: copies(states, limit),
        "resamples_per_second": resamples(game, seats, states, Random(3)),
    }


def play_outs(game: AnyGame, seats: int, options: dict[str, Any], rng: Random) -> Work:
    """Return whole matches of random moves, played as `simulate` plays them.

    A decision is the move of a seat; the clock's entries do not count.
    """
    chance = Dice(rng)
    players = [bots.make(game, "random")] * seats

    def work(seconds: float) -> tuple[int, float]:
        decisions = 0
        begin = time.process_time()
        while (took := time.process_time() - begin) < seconds:
            closed: Counter[str] = Counter()
            _, entries = play_out(game, seats, options, players, chance, rng, closed)
            decisions += entries - closed.total()
        return decisions, took

    return work


def sample_states(game: AnyGame, seats: int, options: dict[str, Any]) -> list[State]:
    """Return states from the whole course of a match."""
    rng = Random(2)
    chance = Dice(rng)
    players = [bots.make(game, "random")] * seats
    states: list[State] = []
    state: State = game.start(seats, options, chance)
    while len(states) < game.meta.entries_at_most:
        states.append(state.copy())
        step = next_move(game, state, players, rng)
        if step is None:
            break
        game.apply(state, step[0], step[1], chance, silent)
    return states


def copies(states: list[State], seconds: float) -> tuple[int, float]:
    """Copy states from the whole course of a match."""
    done = 0
    begin = time.process_time()
    while (took := time.process_time() - begin) < seconds:
        for state in states:
            state.copy()
        done += len(states)
    return done, took


def resamples(game: AnyGame, seats: int, states: list[State], rng: Random) -> Work:
    """Return a work that resamples states, for one seat after the other."""
    turns = count()

    def work(seconds: float) -> tuple[int, float]:
        done = 0
        begin = time.process_time()
        while (took := time.process_time() - begin) < seconds:
            turn = next(turns)
            game.resample(states[turn % len(states)], turn % seats, rng)
            done += 1
        return done, took

    return work
