"""The learner with PyTorch: the replay buffer and the network are on the GPU if there is one."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import torch
from numpy.typing import NDArray

from hautemer.bots.network import HEADS, Floats, Layers, Network
from hautemer.core.vectors import Shape
from hautemer.train.learner import BETAS, MOST_ERROR, TINY, Arrays, spread, unscaled
from hautemer.train.selfplay import Samples


class TorchLearner:
    """A learner with Adam on Huber's loss."""

    def __init__(
        self, shape: Shape, layers: Layers, *, seed: int, capacity: int = 3_000_000, batch: int = 8192
    ) -> None:
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(seed)
        torch.set_float32_matmul_precision("high")
        fresh = Network.fresh(shape, layers, np.random.default_rng(seed)).arrays
        self.weights = {
            name: torch.tensor(array, device=self.device, requires_grad=True) for name, array in fresh.items()
        }
        self.adam = torch.optim.Adam(self.weights.values(), betas=BETAS, eps=TINY)
        self.views = torch.zeros((capacity, shape.view), dtype=torch.int8, device=self.device)
        self.moves = torch.zeros((capacity, shape.move), dtype=torch.int8, device=self.device)
        self.targets = torch.zeros((capacity, HEADS), device=self.device)
        self.capacity, self.batch, self.size, self.next = capacity, batch, 0, 0
        self.scale: tuple[torch.Tensor, ...] | None = None
        self.last_loss = torch.zeros(())

    def add(self, samples: Samples) -> None:
        number = len(samples.views)
        places = (self.next + torch.arange(number, device=self.device)) % self.capacity
        self.views[places] = torch.tensor(samples.views, device=self.device)
        self.moves[places] = torch.tensor(samples.moves, device=self.device)
        self.targets[places] = torch.tensor(samples.targets, device=self.device)
        self.next = (self.next + number) % self.capacity
        self.size = min(self.capacity, self.size + number)
        if self.scale is None:
            found = spread(samples.views, samples.moves)
            self.scale = tuple(torch.tensor(array, device=self.device) for array in found)

    @property
    def loss(self) -> float:
        return float(self.last_loss)

    def step(self, rate: float) -> None:
        assert self.scale is not None, "samples come before steps"
        mean, deviation, move_deviation = self.scale
        places = torch.randint(self.size, (self.batch,), device=self.device)
        views = (self.views[places].float() - mean) / deviation
        moves = self.moves[places].float() / move_deviation
        weights = self.weights
        hidden = torch.relu(views @ weights["view1.w"] + weights["view1.b"])
        joined = torch.relu(hidden @ weights["view2.w"] + weights["view2.b"] + moves @ weights["move.w"])
        last = torch.relu(joined @ weights["join.w"] + weights["join.b"])
        values = last @ weights["head.w"] + weights["head.b"]
        losses = torch.nn.functional.huber_loss(
            values, self.targets[places], reduction="none", delta=MOST_ERROR
        )
        loss = losses.sum(1).mean()
        for group in self.adam.param_groups:
            group["lr"] = rate
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        self.adam.step()
        self.last_loss = loss.detach()

    def network(self) -> Network:
        arrays = {name: array.detach().cpu().numpy() for name, array in self.weights.items()}
        return Network(arrays if self.scale is None else unscaled(arrays, *map(to_array, self.scale)))

    def saved(self) -> Arrays:
        arrays = {f"weights.{name}": to_array(array) for name, array in self.weights.items()}
        for name, array in self.weights.items():
            moments = self.adam.state.get(array)
            if moments:
                arrays[f"first.{name}"] = to_array(moments["exp_avg"])
                arrays[f"second.{name}"] = to_array(moments["exp_avg_sq"])
                arrays["steps"] = np.array([float(moments["step"])], np.float32)
        if self.scale is not None:
            scale = map(to_array, self.scale)
            arrays |= dict(zip(("mean", "deviation", "move_deviation"), scale, strict=True))
        return arrays

    def restore(self, arrays: Mapping[str, NDArray[np.float32]]) -> None:
        with torch.no_grad():
            for name, array in self.weights.items():
                array.copy_(torch.tensor(arrays[f"weights.{name}"], device=self.device))
                if f"first.{name}" in arrays:
                    self.adam.state[array] = {
                        "step": torch.tensor(float(arrays["steps"][0])),
                        "exp_avg": torch.tensor(arrays[f"first.{name}"], device=self.device),
                        "exp_avg_sq": torch.tensor(arrays[f"second.{name}"], device=self.device),
                    }
        if "mean" in arrays:
            names = ("mean", "deviation", "move_deviation")
            self.scale = tuple(torch.tensor(arrays[name], device=self.device) for name in names)


def to_array(tensor: torch.Tensor) -> Floats:
    """Return a tensor as an array."""
    array: Floats = tensor.detach().cpu().numpy()
    return array
