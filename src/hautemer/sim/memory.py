"""The memory of a process that plays all games for a long time."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from itertools import cycle
from random import Random
from typing import NamedTuple

from hautemer import bots
from hautemer.core import registry
from hautemer.core.chance import Dice
from hautemer.sim.bench import play_outs
from hautemer.sim.run import play_out

# How many samples are taken of a run: the growth is that of its second half.
SAMPLES = 10
# Seconds of random matches before each match of the good bots, which fills the caches of their evaluations.
AT_RANDOM = 1.0


class Sample(NamedTuple):
    """The memory of the process at a moment of the run."""

    seconds: float
    decisions: int
    kilobytes: int


def resident() -> int:
    """Return the resident memory of this process in kilobytes."""
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


def samples(seconds: float, rng: Random) -> Iterator[Sample]:
    """Play all games in turn, with the fewest and the most seats, for some seconds of processor time.

    A sample is taken after a whole turn of all games, because some caches depend on the game that was played
    last, and without the garbage that waits for its collection.
    """
    games = [(game, seats) for game in map(registry.find, registry.keys()) for seats in game.meta.seats]
    options = [game.settle(seats, {}) for game, seats in games]
    at_random = [
        play_outs(game, seats, settled, rng) for (game, seats), settled in zip(games, options, strict=True)
    ]
    decisions = taken = 0
    begin = time.process_time()
    for place in cycle(range(len(games))):
        decisions += at_random[place](AT_RANDOM)[0]
        game, seats = games[place]
        players = [bots.make(game, "greedy")] * seats
        decisions += play_out(game, seats, options[place], players, Dice(rng), rng)[1]
        took = time.process_time() - begin
        if place == len(games) - 1 and took >= (taken + 1) * seconds / SAMPLES:
            taken += 1
            gc.collect()
            yield Sample(took, decisions, resident())
        if taken >= SAMPLES:
            return


def growth(found: list[Sample]) -> float:
    """Return by which share the memory grew in the second half of a run.

    >>> growth([Sample(1, 1, 90), Sample(2, 2, 100), Sample(3, 3, 101), Sample(4, 4, 103)])
    0.03
    """
    half = found[len(found) // 2 - 1].kilobytes
    return round(found[-1].kilobytes / half - 1, 4)
