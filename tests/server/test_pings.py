"""Ping times after a scene reveal nothing about the cards of bots (rank test)."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from hautemer.devtools.load.pings import AT_ONCE, Pings, distance, measure
from tests.server.conftest import serving
from tests.server.in_process import database_in

pytestmark = pytest.mark.anyio

WINDOWS, LEAKING_WINDOWS = 300, 150
# The probability that either figure exceeds this by chance is less than 1 in 5,000.
FAR, VERY_FAR = 4, 6


async def measured(folder: Path, windows: int, module: str = "hautemer") -> Pings:
    """Measure at a new server whose bots think within the default budget."""
    with serving(folder, "--database", database_in(folder), "--budget", "50", module=module) as url:
        return await measure(url, windows, AT_ONCE)


async def test_ping_times_after_a_scene_reveal_nothing(tmp_path: Path) -> None:
    """`hautemer load --pings 3000` tests this more precisely."""
    figures = await measured(tmp_path, WINDOWS)
    assert figures.windows >= WINDOWS
    assert min(figures.able, figures.windows - figures.able) >= WINDOWS // 8
    assert max(abs(figures.z_first), abs(figures.z_mean)) < FAR, figures


async def test_a_planted_leak_is_found(tmp_path: Path) -> None:
    """Without this test, the one above would prove nothing."""
    figures = await measured(tmp_path, LEAKING_WINDOWS, "tests.server.leaking")
    assert max(figures.z_first, figures.z_mean) > VERY_FAR, figures


def test_ranks_are_compared_within_a_stratum_only() -> None:
    rng = Random(7)
    strata = [
        (f"{kind}", 10 * kind + rng.random(), rng.random() < kind / 4)
        for kind in (1, 2, 3)
        for _ in range(400)
    ]
    assert abs(distance(strata)) < 3.5
    assert distance([(kind, value + 0.2 * side, side) for kind, value, side in strata]) > 6
    assert distance([("a", 1.0, True)] * 9) == 0


def test_a_busy_match_is_no_leak() -> None:
    """In one match bots can nearly always act, in another hardly ever, and the machine is not always busy."""
    matches = [match for match in range(40) for _ in range(80)]
    far = 0
    for seed in range(20):
        rng, quiet, leaking = Random(seed), [], []
        for _ in range(40):
            busy, able = rng.random(), rng.random()
            for _ in range(80):
                value, side = busy + 0.2 * rng.random(), rng.random() < able
                quiet.append(("a", value, side))
                leaking.append(("a", value + 0.5 * side, side))
        far += abs(distance(quiet)) > 3
        assert abs(distance(quiet, matches)) < 3
        assert distance(leaking, matches) > 3.5
    assert far > 10, "the windows of one match would count as independent"
