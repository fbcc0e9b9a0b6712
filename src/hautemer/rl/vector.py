"""Vectorised play: many matches stepped together, with observations and masks in one buffer each.

In every match the asked seat makes one small choice per step. A match that ends is replaced by a new one in
the same step, and its rewards are left in the buffers. With workers, each process steps a share of the
matches, and all processes share the buffers. The course of a match depends on the seed, its number and the
actions only, not on the number of workers.
"""

from __future__ import annotations

from collections.abc import Mapping
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from random import Random
from typing import Any

from hautemer.core.game import AnyGame
from hautemer.extras import named
from hautemer.rl import shares
from hautemer.rl.buffers import Buffers, Layout
from hautemer.rl.episode import Setting
from hautemer.rl.errors import LabError
from hautemer.rl.shares import MatchShare

try:
    import numpy
except ModuleNotFoundError as error:
    raise named(error) from None

MATCHES, WORKERS = 1 << 16, 256  # at most


class VectorPlay:
    """Many matches of one setting.

    After `reset` and after every `step`, these arrays describe all matches, one row per match. They are
    views into buffers that the next step overwrites:

    - `observations` (float32) and `masks` (uint8) of the seat that is asked, and its number `seats` (int16);
    - `done` (uint8): 1 if the match ended in this step, 2 if it was stopped by its limit of entries;
    - `rewards` (float32) by seat of the match that ended, else 0, and `lengths` (int32), its choices.

    Use it as a context manager, or call `close`, if it has workers.
    """

    def __init__(
        self,
        game: AnyGame | str,
        matches: int,
        seats: int | None = None,
        *,
        seed: int = 0,
        workers: int = 0,
        reward: str = "outcome",
        **options: Any,
    ) -> None:
        self.setting = Setting(game, seats, options, reward)
        self.matches = checked_count("matches", matches, 1, MATCHES)
        self.seed = seed
        workers = min(checked_count("workers", workers, 0, WORKERS), matches)
        layout = Layout(
            matches, self.setting.observations.size, self.setting.actions.count, self.setting.seats
        )
        block = shares.shared_block(layout) if workers else None
        self._buffers = Buffers(layout, block)
        arrays = self._buffers.arrays
        self._raw, self._actions = arrays["raw"], arrays["actions"]
        self.masks, self.seats, self.done = arrays["masks"], arrays["seats"], arrays["done"]
        self.rewards, self.lengths = arrays["rewards"], arrays["lengths"]
        self.observations = numpy.zeros((matches, layout.size), numpy.float32)
        self._rows = numpy.arange(matches)
        self._share: MatchShare | None = None
        self._workers: list[tuple[SpawnProcess, Connection]] = []
        self._begun = False
        if workers:
            self._workers = shares.start(self.setting, layout, block, workers)
        else:
            self._share = MatchShare(self.setting, self._buffers, 0, matches)

    def reset(self, seed: int | None = None) -> None:
        """Begin all matches anew."""
        if seed is not None:
            self.seed = seed
        self._tell(("reset", self.seed))
        self._begun = True
        self._convert()

    def step(self, actions: Any) -> None:
        """Make one small choice in every match.

        Raise `LabError`, without any effect, if an action is wrong or masked.
        """
        if not self._begun:
            raise LabError("before_reset")
        given = numpy.asarray(actions)
        count = self.setting.actions.count
        if given.shape != (self.matches,) or given.dtype.kind not in "iu":
            raise LabError("wrong_action", action=f"{given.dtype}{given.shape}", most=count - 1)
        outside = (given < 0) | (given >= count)
        if outside.any():
            raise LabError("wrong_action", action=int(given[outside][0]), most=count - 1)
        masked = self.masks[self._rows, given] == 0
        if masked.any():
            action = int(given[masked][0])
            raise LabError("masked_action", action=action, name=self.setting.actions.names[action])
        self._actions[:] = given
        self._tell(("step", 0))
        self._convert()

    def sample(self, rng: Any) -> Any:
        """Return an open action for every match, uniformly at random; `rng` is a NumPy generator."""
        weights = self.masks * rng.random(self.masks.shape, dtype=numpy.float32)
        return weights.argmax(axis=1)

    def close(self) -> None:
        """End the workers."""
        for process, pipe in self._workers:
            pipe.send(("close", 0))
            pipe.close()
            process.join()
        self._workers = []
        self._begun = False

    def __enter__(self) -> VectorPlay:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _tell(self, command: tuple[str, int]) -> None:
        if self._share is not None:
            self._share.obey(command)
            return
        for _, pipe in self._workers:
            pipe.send(command)
        for _, pipe in self._workers:
            pipe.recv()

    def _convert(self) -> None:
        """Write the signed bytes of all observations as floats, at once."""
        numpy.copyto(self.observations, self._raw, casting="unsafe")


def checked_count(setting: str, value: Any, least: int, most: int) -> int:
    """Return a number that lies within its limits. Raise `LabError` if it does not."""
    if type(value) is not int or not least <= value <= most:
        raise LabError("wrong_count", setting=setting, value=str(value)[:40], least=least, most=most)
    return value


def play_at_random(play: VectorPlay, steps: int, seed: int) -> Mapping[str, float]:
    """Make random choices; return the number of matches that ended, and their mean length."""
    rng = numpy.random.default_rng(Random(seed).getrandbits(32))
    ended, choices = 0, 0
    for _ in range(steps):
        play.step(play.sample(rng))
        over = play.done != 0
        ended += int(over.sum())
        choices += int(play.lengths[over].sum())
    return {"matches": ended, "length": choices / ended if ended else 0.0}
