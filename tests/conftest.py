"""Settings for all tests."""

from __future__ import annotations

from hypothesis import settings

from tests.hanging import pytest_runtest_protocol

__all__ = ["pytest_runtest_protocol"]

# The same examples on every machine and no deadline: a test that fails fails for everybody.
settings.register_profile("hautemer", derandomize=True, deadline=None, database=None)
settings.load_profile("hautemer")
