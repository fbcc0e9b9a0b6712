"""Where the laboratory's packages are not installed, none of these tests is collected."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hautemer.extras import is_installed

collect_ignore_glob = [] if is_installed("rl") else ["test_*.py"]
PATIENCE = 240  # seconds after which a command counts as hanging, even on a slow machine

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def run_lab(tmp_path: Path) -> Run:
    """Return a function that runs a command in a process of its own, in English."""
    environment = {**os.environ, "HAUTEMER_LANG": "en", "HAUTEMER_HOME": str(tmp_path), "NO_COLOR": "1"}

    def run(*arguments: Any) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "hautemer", *map(str, arguments)]
        return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE)

    return run
