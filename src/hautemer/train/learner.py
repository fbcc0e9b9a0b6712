"""The learner: a replay buffer, and gradient steps that fit a network to its samples (NumPy)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from hautemer.bots.network import HEADS, Bytes, Floats, Layers, Network
from hautemer.core.vectors import Shape
from hautemer.train.selfplay import Samples

Arrays = dict[str, NDArray[np.float32]]

BETAS = (0.9, 0.999)
TINY = 1e-8
MOST_ERROR = 2.0  # beyond this error, the slope of Huber's loss is constant


class Learner(Protocol):
    """The learner of a training run."""

    def add(self, samples: Samples) -> None:
        """Add samples to the replay buffer; they replace the oldest."""

    @property
    def loss(self) -> float:
        """The loss of the last step."""

    def step(self, rate: float) -> None:
        """Make one gradient step with this learning rate on a batch from the buffer."""

    def network(self) -> Network:
        """Return the current network."""

    def saved(self) -> Arrays:
        """Return everything that a checkpoint needs except the buffer."""

    def restore(self, arrays: Mapping[str, NDArray[np.float32]]) -> None:
        """Continue from a checkpoint."""


class ReplayBuffer:
    """A ring buffer of the newest samples."""

    def __init__(self, shape: Shape, capacity: int) -> None:
        self.views: Bytes = np.zeros((capacity, shape.view), np.int8)
        self.moves: Bytes = np.zeros((capacity, shape.move), np.int8)
        self.targets: Floats = np.zeros((capacity, HEADS), np.float32)
        self.capacity, self.size, self.next = capacity, 0, 0

    def add(self, samples: Samples) -> None:
        """Add samples; of more than `capacity`, only the last ones."""
        number = min(len(samples.views), self.capacity)
        places = (self.next + np.arange(number)) % self.capacity
        self.views[places] = samples.views[-number:]
        self.moves[places] = samples.moves[-number:]
        self.targets[places] = samples.targets[-number:]
        self.next = int((self.next + number) % self.capacity)
        self.size = min(self.capacity, self.size + number)

    def batch(self, number: int, rng: np.random.Generator) -> Samples:
        """Return `number` samples drawn at random."""
        places = rng.integers(0, self.size, number)
        return Samples(self.views[places], self.moves[places], self.targets[places])


def spread(views: Bytes, moves: Bytes) -> tuple[Floats, Floats, Floats]:
    """Return the means and the standard deviations of the inputs of views, and the deviations of moves.

    Inputs are scaled by them. Inputs that hardly vary in the first samples are left nearly unchanged.
    """
    floats = views.astype(np.float32)
    return floats.mean(0), scaled(floats.std(0)), scaled(moves.astype(np.float32).std(0))


def scaled(deviations: Floats) -> Floats:
    """Return the numbers that inputs are divided by."""
    return np.where(deviations < 0.02, 1, np.maximum(deviations, 0.1)).astype(np.float32)


def unscaled(arrays: Mapping[str, Floats], mean: Floats, deviation: Floats, move_deviation: Floats) -> Arrays:
    """Return equivalent weights for unscaled inputs."""
    plain = dict(arrays)
    plain["view1.w"] = arrays["view1.w"] / deviation[:, None]
    plain["view1.b"] = arrays["view1.b"] - mean @ plain["view1.w"]
    plain["move.w"] = arrays["move.w"] / move_deviation[:, None]
    return plain


class NumpyLearner:
    """A learner with its own backpropagation and Adam. It is slow: for small networks and for tests."""

    def __init__(
        self, shape: Shape, layers: Layers, *, seed: int, capacity: int = 200_000, batch: int = 512
    ) -> None:
        self.rng = np.random.default_rng(seed)
        self.replay = ReplayBuffer(shape, capacity)
        self.batch = batch
        self.arrays: Arrays = Network.fresh(shape, layers, self.rng).arrays
        self.first: Arrays = {name: np.zeros_like(array) for name, array in self.arrays.items()}
        self.second: Arrays = {name: np.zeros_like(array) for name, array in self.arrays.items()}
        self.steps = 0
        self.loss = 0.0
        self.scale: tuple[Floats, Floats, Floats] | None = None

    def add(self, samples: Samples) -> None:
        self.replay.add(samples)
        if self.scale is None:
            self.scale = spread(samples.views, samples.moves)

    def network(self) -> Network:
        return Network(self.arrays if self.scale is None else unscaled(self.arrays, *self.scale))

    def step(self, rate: float) -> None:
        assert self.scale is not None, "samples come before steps"
        mean, deviation, move_deviation = self.scale
        views, moves, targets = self.replay.batch(self.batch, self.rng)
        self.loss, slopes = backward(
            self.arrays,
            (views.astype(np.float32) - mean) / deviation,
            moves.astype(np.float32) / move_deviation,
            targets,
        )
        self.steps += 1
        for name, slope in slopes.items():
            first = self.first[name] = BETAS[0] * self.first[name] + (1 - BETAS[0]) * slope
            second = self.second[name] = BETAS[1] * self.second[name] + (1 - BETAS[1]) * slope**2
            ahead = first / (1 - BETAS[0] ** self.steps)
            size = np.sqrt(second / (1 - BETAS[1] ** self.steps)) + TINY
            self.arrays[name] = (self.arrays[name] - rate * ahead / size).astype(np.float32)

    def saved(self) -> Arrays:
        arrays = {f"weights.{name}": array for name, array in self.arrays.items()}
        arrays |= {f"first.{name}": array for name, array in self.first.items()}
        arrays |= {f"second.{name}": array for name, array in self.second.items()}
        arrays["steps"] = np.array([self.steps], np.float32)
        if self.scale is not None:
            arrays |= dict(zip(("mean", "deviation", "move_deviation"), self.scale, strict=True))
        return arrays

    def restore(self, arrays: Mapping[str, NDArray[np.float32]]) -> None:
        self.arrays = {name: arrays[f"weights.{name}"] for name in self.arrays}
        self.first = {name: arrays[f"first.{name}"] for name in self.first}
        self.second = {name: arrays[f"second.{name}"] for name in self.second}
        self.steps = int(arrays["steps"][0])
        if "mean" in arrays:
            self.scale = arrays["mean"], arrays["deviation"], arrays["move_deviation"]


def backward(arrays: Arrays, views: Floats, moves: Floats, targets: Floats) -> tuple[float, Arrays]:
    """Return the loss of a batch with one move per view, and its gradient for every array."""
    hidden = np.maximum(views @ arrays["view1.w"] + arrays["view1.b"], 0)
    joined = np.maximum(hidden @ arrays["view2.w"] + arrays["view2.b"] + moves @ arrays["move.w"], 0)
    last = np.maximum(joined @ arrays["join.w"] + arrays["join.b"], 0)
    error = last @ arrays["head.w"] + arrays["head.b"] - targets
    size = np.abs(error)
    loss = np.where(size < MOST_ERROR, error**2 / 2, MOST_ERROR * (size - MOST_ERROR / 2)).sum(1).mean()
    slope = np.clip(error, -MOST_ERROR, MOST_ERROR) / len(views)
    slope_last = (slope @ arrays["head.w"].T) * (last > 0)
    slope_joined = (slope_last @ arrays["join.w"].T) * (joined > 0)
    slope_hidden = (slope_joined @ arrays["view2.w"].T) * (hidden > 0)
    return float(loss), {
        "view1.w": views.T @ slope_hidden,
        "view1.b": slope_hidden.sum(0),
        "view2.w": hidden.T @ slope_joined,
        "view2.b": slope_joined.sum(0),
        "move.w": moves.T @ slope_joined,
        "join.w": joined.T @ slope_last,
        "join.b": slope_last.sum(0),
        "head.w": last.T @ slope,
        "head.b": slope.sum(0),
    }
