"""A small network that values moves, computed with NumPy alone, and the file its weights are kept in.

`Q(view, move)`: the view passes two layers once, each move one, and their sum two more. The network returns
two values for the seat: its share of the win, and how much its standing will still improve (discounted by
stage). The move of zeros stands for "whatever comes next", so that `Q(view, 0)` values a position for any
seat, to move or not.

A file of weights is one line of JSON, then the arrays as little-endian float16, one after the other. It
holds no code: reading it cannot run anything.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hautemer.core.codec import Struct, encode, read
from hautemer.core.errors import BadOptions
from hautemer.core.vectors import Shape, Vectors

Floats = NDArray[np.float32]
Bytes = NDArray[np.int8]
Indices = NDArray[np.intp]

FORMAT = "hautemer-weights/1"
HEADS = 2  # the share of the win, and the gain in standing


class Layers(NamedTuple):
    """The sizes of the hidden layers: two for the view, the second shared with the move, then one more."""

    first: int = 256
    joined: int = 192
    last: int = 128


class Network:
    """Q(view, move) with the weights of `names`."""

    names = ("view1.w", "view1.b", "view2.w", "view2.b", "move.w", "join.w", "join.b", "head.w", "head.b")

    def __init__(self, arrays: Mapping[str, Floats], weigh: tuple[float, float] = (1.0, 1.0)) -> None:
        self.arrays = {name: np.ascontiguousarray(arrays[name], np.float32) for name in self.names}
        self.weigh = np.array(weigh, np.float32)

    @staticmethod
    def sizes(shape: Shape, layers: Layers) -> dict[str, tuple[int, ...]]:
        """Return the shape of every array."""
        return {
            "view1.w": (shape.view, layers.first),
            "view1.b": (layers.first,),
            "view2.w": (layers.first, layers.joined),
            "view2.b": (layers.joined,),
            "move.w": (shape.move, layers.joined),
            "join.w": (layers.joined, layers.last),
            "join.b": (layers.last,),
            "head.w": (layers.last, HEADS),
            "head.b": (HEADS,),
        }

    @classmethod
    def fresh(cls, shape: Shape, layers: Layers, rng: np.random.Generator) -> Network:
        """Return a network that has learned nothing (He's initialization)."""
        arrays: dict[str, Floats] = {}
        for name, size in cls.sizes(shape, layers).items():
            deviation = np.sqrt(2 / size[0]) if name.endswith("w") else 0.0
            arrays[name] = (rng.standard_normal(size) * deviation).astype(np.float32)
        return cls(arrays)

    def heads(self, views: Bytes, moves: Bytes, owner: Indices) -> Floats:
        """Return both values of each move; `owner[i]` is the row of the view that move `i` belongs to."""
        arrays = self.arrays
        hidden = views.astype(np.float32) @ arrays["view1.w"]
        hidden += arrays["view1.b"]
        np.maximum(hidden, 0, out=hidden)
        hidden = hidden @ arrays["view2.w"]
        hidden += arrays["view2.b"]
        joined: Floats = moves.astype(np.float32) @ arrays["move.w"]
        joined += hidden[owner]
        np.maximum(joined, 0, out=joined)
        joined = joined @ arrays["join.w"]
        joined += arrays["join.b"]
        np.maximum(joined, 0, out=joined)
        values: Floats = joined @ arrays["head.w"] + arrays["head.b"]
        return values

    def values(self, views: Bytes, moves: Bytes, owner: Indices) -> Floats:
        """Return one value per move, by which moves are compared."""
        values: Floats = self.heads(views, moves, owner) @ self.weigh
        return values

    def positions(self, views: Bytes, move_length: int) -> Floats:
        """Return both values of each view, whatever its seat does next."""
        rows = len(views)
        return self.heads(views, np.zeros((rows, move_length), np.int8), np.arange(rows))


class Header(Struct, frozen=True):
    """The first line of a file of weights."""

    format: str
    game: str
    encoder: int
    shape: tuple[int, int, int, int]
    layers: tuple[int, int, int]
    weigh: tuple[float, float]
    sha256: str  # of the bytes after this line
    trained: dict[str, Any] = {}  # noqa: RUF012 - structs copy their defaults


def pack(network: Network, game: str, vectors: Vectors, trained: dict[str, Any] | None = None) -> bytes:
    """Return the file of a network's weights."""
    arrays = network.arrays
    body = b"".join(arrays[name].astype("<f2").tobytes() for name in Network.names)
    layers = (arrays["view1.b"].size, arrays["view2.b"].size, arrays["join.b"].size)
    weigh = (float(network.weigh[0]), float(network.weigh[1]))
    digest = hashlib.sha256(body).hexdigest()
    header = Header(FORMAT, game, vectors.version, vectors.shape[:], layers, weigh, digest, trained or {})
    return encode(header) + b"\n" + body


def unpack(document: bytes, game: str, vectors: Vectors) -> Network:
    """Return the network of a file; raise `BadOptions` if it is damaged or made for another encoder."""
    line, _, body = document.partition(b"\n")
    header = read(line, [Header])
    if header.format != FORMAT or header.game != game:
        raise BadOptions("wrong_data", why=f"not weights of {game}")
    if header.encoder != vectors.version or tuple(header.shape) != tuple(vectors.shape):
        raise BadOptions("wrong_data", why=f"encoder version {header.encoder}, not {vectors.version}")
    sizes = Network.sizes(vectors.shape, Layers(*header.layers))
    numbers = np.frombuffer(body, "<f2") if len(body) % 2 == 0 else np.zeros(0, "<f2")
    if hashlib.sha256(body).hexdigest() != header.sha256 or numbers.size != sum(map(np.prod, sizes.values())):
        raise BadOptions("wrong_data", why="the file is damaged")
    arrays: dict[str, Floats] = {}
    at = 0
    for name, size in sizes.items():
        length = int(np.prod(size))
        arrays[name] = numbers[at : at + length].astype(np.float32).reshape(size)
        at += length
    return Network(arrays, header.weigh)
