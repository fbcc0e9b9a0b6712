"""The speed of the rules on one core, and that of other engines in the same run."""

from __future__ import annotations

import gc
import multiprocessing
import platform
import time
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
from hautemer.sim.run import next_move

# All engines take turns in this many slices, so that a busy moment of the machine affects all of them alike;
# seconds are processor time, not wall time.
SLICES = 12
THIRD = SLICES // 3

# Does something for about that many seconds; returns how often, and the seconds it took. It goes on where the
# call before it stopped: deals are fresh, so that no cache answers for a match that was played before.
Work = Callable[[float], tuple[int, float]]
# Makes the works of a game or of another engine by their names, in the process that measures them.
Engine = Callable[[], Mapping[str, Work]]

# What a cache could slow down in the long run, measured for the whole time; other works get a tenth of it.
DECISIONS = "decisions_per_second"
SHARE = 0.1


class Rate(NamedTuple):
    """How often something was done per second: in the whole run, in its first and in its last third."""

    whole: int
    first: int
    last: int


def machine() -> str:
    """The machine and the Python, in a few words."""
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
    """What is measured of a game: decisions, copies and resamples per second."""
    game = registry.find(key)
    states = sample_states(game, seats, options)
    return {
        DECISIONS: play_outs(game, seats, options, Random(1)),
        "copies_per_second": lambda limit: copies(states, limit),
        "resamples_per_second": resamples(game, seats, states, Random(3)),
    }


def play_outs(game: AnyGame, seats: int, options: dict[str, Any], rng: Random) -> Work:
    """Whole matches of random moves; a decision is a seat's move applied, the clock's do not count."""
    chance = Dice(rng)

    def work(seconds: float) -> tuple[int, float]:
        decisions = 0
        begin = time.process_time()
        while (took := time.process_time() - begin) < seconds:
            state = game.start(seats, options, chance)
            decisions += play_random(game, state, chance, rng)
        return decisions, took

    return work


def play_random(game: AnyGame, state: State, chance: Dice, rng: Random) -> int:
    """Play a state to its end by random moves, in place; return the number of decisions."""
    actors_of, offers_of, apply = game.actors, game.offers, game.apply
    players = None
    decisions = 0
    for _ in range(game.meta.entries_at_most):
        actors = actors_of(state)
        if not actors:
            break
        actor = actors[0]
        if actor is not None:
            offers = offers_of(state, actor)
            if not offers[0].may:
                apply(state, actor, offers.sample(rng), chance, silent)
                decisions += 1
                continue
        if players is None:
            players = [bots.make(game, "random")] * (max(game.meta.seats) + 1)
        step = next_move(game, state, players, rng)
        if step is None:
            break
        apply(state, step[0], step[1], chance, silent)
        decisions += step[0] is not None
    return decisions


def sample_states(game: AnyGame, seats: int, options: dict[str, Any]) -> list[State]:
    """States from all over a match."""
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
    """Copies of states from all over a match."""
    done = 0
    begin = time.process_time()
    while (took := time.process_time() - begin) < seconds:
        for state in states:
            state.copy()
        done += len(states)
    return done, took


def resamples(game: AnyGame, seats: int, states: list[State], rng: Random) -> Work:
    """Worlds imagined by one seat after the other."""
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
