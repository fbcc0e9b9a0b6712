"""How fast the rules go on one core, and how fast others go in the same run."""

from __future__ import annotations

import gc
import multiprocessing
import platform
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from random import Random
from typing import Any

from hautemer import bots
from hautemer.core import registry
from hautemer.core.chance import Dice
from hautemer.core.game import AnyGame, silent
from hautemer.core.state import State
from hautemer.sim.run import next_move

# Every figure is the best of three: what disturbs a machine only ever makes it slower. All take turns,
# so that a busy moment falls on all of them alike; seconds are those of the processor, not of the wall.
ROUNDS = 3

# Does something for about as many seconds; answers how often, and the seconds it took.
Work = Callable[[float], tuple[int, float]]
# Makes the works of a game or of another engine by their names, in the process that measures them.
Engine = Callable[[], Mapping[str, Work]]


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


def best_rates(engines: Mapping[str, Engine], seconds: float) -> dict[str, dict[str, int]]:
    """The best of a few measurements of things done a second, by engine and work.

    Each engine has a process of its own: the interpreter fits itself to the code it runs.
    """
    rates: dict[str, dict[str, int]] = {name: {} for name in engines}
    context = multiprocessing.get_context("spawn")
    with ExitStack() as stack:
        processes = {
            name: stack.enter_context(ProcessPoolExecutor(1, mp_context=context)) for name in engines
        }
        for _ in range(ROUNDS):
            for name, engine in engines.items():
                measured = processes[name].submit(measure, engine, seconds / ROUNDS).result()
                rates[name] = {work: max(rate, rates[name].get(work, 0)) for work, rate in measured.items()}
    return rates


def measure(engine: Engine, seconds: float) -> dict[str, int]:
    """One measurement of each work of an engine."""
    rates: dict[str, int] = {}
    gc.disable()  # as timeit does
    for name, work in engine().items():
        done, took = work(seconds)
        rates[name] = round(done / took)
        gc.collect()
    return rates


def works_of(key: str, seats: int, options: dict[str, Any]) -> dict[str, Work]:
    """What is measured of a game: decisions, copies and resamples a second."""
    game = registry.find(key)
    states = sample_states(game, seats, options)
    return {
        "decisions_per_second": lambda limit: play_outs(game, seats, options, limit),
        "copies_per_second": lambda limit: copies(states, limit),
        "resamples_per_second": lambda limit: resamples(game, seats, states, limit),
    }


def play_outs(game: AnyGame, seats: int, options: dict[str, Any], seconds: float) -> tuple[int, float]:
    """Whole matches of random moves; a decision is a seat's move applied, the clock's do not count."""
    rng = Random(1)
    chance = Dice(rng)
    decisions = 0
    begin = time.process_time()
    while (took := time.process_time() - begin) < seconds:
        state = game.start(seats, options, chance)
        decisions += play_random(game, state, chance, rng)
    return decisions, took


def play_random(game: AnyGame, state: State, chance: Dice, rng: Random) -> int:
    """Plays a state it owns to its end by random moves; answers the number of decisions."""
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


def resamples(game: AnyGame, seats: int, states: list[State], seconds: float) -> tuple[int, float]:
    """Worlds imagined by one seat after the other."""
    rng = Random(3)
    done = 0
    begin = time.process_time()
    while (took := time.process_time() - begin) < seconds:
        game.resample(states[done % len(states)], done % seats, rng)
        done += 1
    return done, took
