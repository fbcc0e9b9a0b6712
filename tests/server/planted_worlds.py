"""The process that imagines worlds, with games whose `resample` is planted.

`python -m tests.server.planted_worlds SECONDS` reads from the environment what it does: `PLANTED` is `waits`
(until `go` exists in `PLANTED_IN`; `begun` says that it waits), `fails` or `endless`.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from random import Random
from typing import Any

from hautemer.core import registry
from hautemer.kit.drawing import NoWorldFound
from hautemer.server.worlds import worker


def waits(state: Any, seat: int, rng: Random) -> Any:
    """Wait for the test, then return the state itself."""
    folder = Path(os.environ["PLANTED_IN"])
    (folder / "begun").touch()
    while not (folder / "go").exists():
        time.sleep(0.01)
    return state.copy()


def fails(state: Any, seat: int, rng: Random) -> Any:
    """Find no world."""
    raise NoWorldFound("planted")


def endless(state: Any, seat: int, rng: Random) -> Any:
    """Search for ever."""
    while True:
        rng.random()


if __name__ == "__main__":
    planted = {"waits": waits, "fails": fails, "endless": endless}[os.environ["PLANTED"]]
    for key in sorted(registry.keys()):
        kind: Any = type(registry.find(key))
        kind.resample = lambda game, state, seat, rng: planted(state, seat, rng)
    worker.main()
