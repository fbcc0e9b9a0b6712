"""A test that hangs fails, and says where."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

CONFTEST = """
from tests import hanging
from tests.hanging import pytest_runtest_protocol
hanging.SECONDS = 1
"""
TESTS = """
import asyncio

async def nobody_comes():
    await asyncio.Event().wait()

async def all_of_it():
    await asyncio.create_task(nobody_comes())

def test_that_hangs():
    asyncio.run(all_of_it())

def test_that_passes():
    pass
"""


def test_a_test_that_hangs_says_where_and_the_next_one_runs(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "test_hanging.py").write_text(TESTS)
    root = str(Path(__file__).parents[2])
    words = ["-m", "pytest", "-q", "-n", "1", "--rootdir", tmp_path, tmp_path]
    done = subprocess.run(
        [sys.executable, *map(str, words)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": root},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 1
    assert "1 failed, 1 passed" in done.stdout
    assert "crashed while running 'test_hanging.py::test_that_hangs'" in done.stdout
    assert "test_hanging.py::test_that_hangs hangs" in done.stderr
    assert "nobody_comes" in done.stderr
