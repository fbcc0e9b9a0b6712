"""Cases by which the browser's hashes of the random draw are compared with Python's.

python -m tests.house.test_draw_vectors > web/src/draw/vectors.json
"""

from __future__ import annotations

import hashlib
import json
import sys
from random import Random
from typing import Any

from hautemer.core.codec import plain
from hautemer.core.fairness import CommittedDevice, Round, device_commitment, prove
from tests.house.places import ROOT

# Around the ends of blocks, where padding goes wrong.
LENGTHS = (0, 1, 3, 55, 56, 63, 64, 65, 111, 127, 128, 129, 200, 255, 256, 257, 1000)
NAMES = ("Zoé", "Bö", "Carmen", "Störtebeker", "李")


def vectors() -> dict[str, Any]:
    """Return hashes of random messages, and random proofs."""
    rng = Random("random draw")
    return {
        "hashes": [hashes(rng.randbytes(length)) for length in LENGTHS],
        "proofs": [proof(rng, seats, rounds) for seats in (1, 2, 5) for rounds in (0, 1, 3)],
    }


def hashes(message: bytes) -> dict[str, Any]:
    """Return a message with its hashes."""
    return {
        "length": len(message),
        "message": message.hex(),
        "blake2b": hashlib.blake2b(message, digest_size=32).hexdigest(),
        "sha256": hashlib.sha256(message).hexdigest(),
    }


def proof(rng: Random, seats: int, rounds: int) -> dict[str, Any]:
    """Return a proof of devices with one or two seats each, of which all reveal in the last round."""
    table, names = f"table {seats} {rounds}", NAMES[:seats]
    made = []
    for round in range(rounds):
        devices = []
        for first in range(0, seats, 2):
            at = tuple(range(first, min(first + 1 + round % 2, seats)))
            contributed = rng.randbytes(32)
            shown = contributed.hex() if round == rounds - 1 or first else ""
            devices.append(CommittedDevice(at, device_commitment(table, at, contributed), shown))
        made.append(Round(tuple(devices)))
    return {
        "names": names,
        "proof": {"rounds": [], **plain(prove(rng.randbytes(32), table, names, made, (), agreed=False))},
    }


def written() -> str:
    """Return the cases as they stand in the file."""
    return json.dumps(vectors(), ensure_ascii=False, indent=1) + "\n"


def test_the_cases_of_the_browser_are_current() -> None:
    """Otherwise: python -m tests.house.test_draw_vectors > web/src/draw/vectors.json"""
    assert (ROOT / "web" / "src" / "draw" / "vectors.json").read_text(encoding="utf-8") == written()


if __name__ == "__main__":
    sys.stdout.write(written())
