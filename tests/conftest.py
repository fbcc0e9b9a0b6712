"""Settings for all tests."""

from __future__ import annotations

import gc

from hypothesis import settings

from tests.hanging import pytest_runtest_protocol

__all__ = ["pytest_runtest_protocol"]

# The same examples on every machine and no deadline: a test that fails fails for everybody.
settings.register_profile("hautemer", derandomize=True, deadline=None, database=None)
settings.load_profile("hautemer")
# As the command does. Collecting as often as Python does by default takes a fifth of the processor time.
gc.set_threshold(50_000, 20, 50)


def pytest_collection_finish() -> None:
    """Exclude modules and tests from garbage collection, because they live as long as the process."""
    gc.freeze()
