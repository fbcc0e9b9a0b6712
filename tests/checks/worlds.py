"""The law of imagined worlds: it may not depend on the true one."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hautemer.core.codec import plain
from hautemer.core.game import AnyGame, Seat
from hautemer.core.state import State
from tests.checks.chi_square import BEYOND, between

# Worlds drawn from each of the two true ones: a leak in one world of fifty shows at this number.
DRAWN = 1200


def check_law(game: AnyGame, state: State, world: State, seat: Seat, rng: Random) -> int:
    """From two worlds that look the same to a seat the same worlds are imagined, equally often.

    The whole worlds are compared, and every place in them that varies. Answers how many places those are.
    """
    samples = [
        [game.resample(true, seat, Random(rng.getrandbits(64))) for _ in range(DRAWN)]
        for true in (state, world)
    ]
    digests = [[game.digest(imagined) for imagined in sample] for sample in samples]
    assert between(*digests) < BEYOND, f"{seat} imagines some worlds more often when they are true"
    laid_out = [[dict(places(plain(imagined))) for imagined in sample] for sample in samples]
    varying = 0
    for place in sorted({place for sample in laid_out for imagined in sample for place in imagined}):
        values = [[imagined.get(place) for imagined in sample] for sample in laid_out]
        if len({*values[0], *values[1]}) > 1:
            varying += 1
            apart = between(*values)
            assert apart < BEYOND, f"what {seat} imagines at {place} depends on the truth: {apart:.1f}"
    return varying


def places(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Yield all values of a state with their places."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from places(item, f"{path}.{key}")
    elif isinstance(value, (list, tuple)):
        for number, item in enumerate(value):
            yield from places(item, f"{path}[{number}]")
    else:
        yield path, value
