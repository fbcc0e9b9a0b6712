"""The storage benchmark: all figures are measured; their values depend on the machine."""

from __future__ import annotations

import pytest

from hautemer.storage.bench import figures
from hautemer.storage.database import Database

pytestmark = pytest.mark.anyio


async def test_all_figures_are_measured(database: Database) -> None:
    found = await figures(database, seconds=0.3)
    assert set(found) == {
        "single_per_second",
        "busy_64_per_second",
        "busy_500_per_second",
        "busy_64_gain",
        "busy_500_gain",
        "raw_commit_ms",
        "lone_wait_ms",
        "lone_wait_ratio",
    }
    assert all(figure > 0 for figure in found.values())
