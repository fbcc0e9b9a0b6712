"""Where the laboratory's packages are not installed, none of these tests is collected."""

from __future__ import annotations

from hautemer.extras import is_installed

collect_ignore_glob = [] if is_installed("rl") else ["test_*.py"]
