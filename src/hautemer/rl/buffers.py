"""The buffers of vectorised play: one block of memory, private or shared between processes."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy


class Layout(NamedTuple):
    """The lengths that determine all buffers."""

    matches: int
    size: int  # of an observation
    actions: int
    seats: int

    def parts(self) -> dict[str, tuple[tuple[int, ...], Any]]:
        """Return shape and type of each array by name; wide types come first, so that all are aligned."""
        return {
            "rewards": ((self.matches, self.seats), numpy.float32),
            "lengths": ((self.matches,), numpy.int32),
            "actions": ((self.matches,), numpy.int32),
            "seats": ((self.matches,), numpy.int16),
            "done": ((self.matches,), numpy.uint8),
            "raw": ((self.matches, self.size), numpy.int8),
            "masks": ((self.matches, self.actions), numpy.uint8),
        }

    def bytes(self) -> int:
        """Return the length of the whole block."""
        return sum(self.length(name) for name in self.parts())

    def length(self, name: str) -> int:
        """Return the number of bytes of an array."""
        shape, kind = self.parts()[name]
        return int(numpy.prod(shape)) * numpy.dtype(kind).itemsize


class Buffers:
    """One block of memory with its arrays; `memory` holds each array as plain bytes, for fast writes of rows.

    `block` is the memory that other processes share: an array of `multiprocessing`, or None to make a
    private one.
    """

    def __init__(self, layout: Layout, block: Any = None) -> None:
        self.layout = layout
        whole = memoryview(bytearray(layout.bytes()) if block is None else block).cast("B")
        self.arrays: dict[str, Any] = {}
        self.memory: dict[str, memoryview] = {}
        at = 0
        for part, (shape, kind) in layout.parts().items():
            length = layout.length(part)
            self.memory[part] = whole[at : at + length]
            self.arrays[part] = numpy.frombuffer(self.memory[part], kind).reshape(shape)
            at += length
