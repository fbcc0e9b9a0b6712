"""Settings for all tests."""

from __future__ import annotations

import pytest
from hypothesis import settings

# The same examples on every machine and no deadline: a test that fails fails for everybody.
settings.register_profile("hautemer", derandomize=True, deadline=None, database=None)
settings.load_profile("hautemer")


# Where coverage is not measured: watching costs up to five times as much as playing, and these play what
# others have played under watch. The commands themselves are left out of the figures.
UNWATCHED = (
    "tests/cli/",
    "tests/conformance/",
    "tests/docs/",
    "tests/house/",
    "tests/secrecy/",
    "/tests/test_bots.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Measures coverage where it tells something new."""
    for item in items:
        if any(place in item.path.as_posix() for place in UNWATCHED):
            item.add_marker("no_cover")


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """Ends a measurement that nobody reads.

    In a worker pytest-cov begins one when it is loaded and another here, above the first. What then pauses
    the second wakes the first, and tests without coverage would be watched all the same.
    """
    coverage = session.config.pluginmanager.get_plugin("_cov")
    if (
        hasattr(session.config, "workerinput")
        and coverage is not None
        and coverage.cov_controller is not None
    ):
        coverage.cov_controller.pause()
