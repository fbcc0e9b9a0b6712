"""Animated WebP files, assembled from frames that a browser has encoded.

The container is RIFF: a `VP8X` header, an `ANIM` chunk, and one `ANMF` chunk per frame, which covers the
changed part of the picture. See the WebP container specification.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import NamedTuple

ANIMATED = 0x02
# The frame replaces the pixels under it and is not cleared afterwards.
REPLACES = 0x02


class Frame(NamedTuple):
    """A part of the picture at a place: a still WebP file, and its duration."""

    x: int
    y: int
    width: int
    height: int
    milliseconds: int
    file: bytes


def chunk(name: bytes, content: bytes) -> bytes:
    """Return a chunk, padded to an even length."""
    return name + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)


def three(number: int) -> bytes:
    return struct.pack("<I", number)[:3]


def coded(file: bytes) -> bytes:
    """Return the chunks of a still WebP file that contain its picture.

    Raise `ValueError` if it is not a still WebP file.
    """
    if file[:4] != b"RIFF" or file[8:12] != b"WEBP":
        raise ValueError("not a WebP file")
    place, found = 12, b""
    while place + 8 <= len(file):
        name, (length,) = file[place : place + 4], struct.unpack("<I", file[place + 4 : place + 8])
        if name in (b"VP8 ", b"VP8L", b"ALPH"):
            found += chunk(name, file[place + 8 : place + 8 + length])
        place += 8 + length + length % 2
    return found


def animated(width: int, height: int, frames: Sequence[Frame]) -> bytes:
    """Return an animated WebP file that repeats for ever. Frames begin at even pixels."""
    content = chunk(b"VP8X", struct.pack("<I", ANIMATED << 0) + three(width - 1) + three(height - 1))
    content += chunk(b"ANIM", b"\0\0\0\0" + struct.pack("<H", 0))
    for one in frames:
        head = three(one.x // 2) + three(one.y // 2) + three(one.width - 1) + three(one.height - 1)
        head += three(one.milliseconds) + bytes([REPLACES])
        content += chunk(b"ANMF", head + coded(one.file))
    return b"RIFF" + struct.pack("<I", 4 + len(content)) + b"WEBP" + content
