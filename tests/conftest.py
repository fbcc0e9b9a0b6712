"""Settings for all tests."""

from __future__ import annotations

import pytest
from hypothesis import settings

from hautemer.core import registry

# The same examples on every machine and no deadline: a test that fails fails for everybody.
settings.register_profile("hautemer", derandomize=True, deadline=None, database=None)
settings.load_profile("hautemer")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Measures coverage where a game is played by the fewest: watching costs five times as much as playing,
    and no line is reached by more seats alone."""
    for item in items:
        given = (
            item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
        )
        if {"key", "seats"} <= given.keys() and given["seats"] != registry.meta(given["key"]).seats[0]:
            item.add_marker("no_cover")
