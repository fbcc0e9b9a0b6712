"""Paths: the files of the repository, and those of each game."""

from __future__ import annotations

import subprocess
from functools import cache
from importlib.resources import files
from pathlib import Path

from hautemer import registry

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "hautemer"


@cache
def tracked() -> tuple[Path, ...]:
    """Return all files of the repository, those not yet added included, ignored ones not."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    found = [ROOT / name for name in sorted(set(listed.split("\0"))) if name]
    return tuple(path for path in found if path.is_file())


def readable() -> list[tuple[Path, str]]:
    """Return all files that are text, with it."""
    found = []
    for path in tracked():
        try:
            found.append((path, path.read_text(encoding="utf-8")))
        except UnicodeDecodeError:  # a picture
            continue
    return found


def folder(key: str) -> Path:
    """Return the folder of a game."""
    return Path(str(files(registry.package_of(key))))


def playthroughs(key: str) -> list[Path]:
    """Return the playthrough files of a game."""
    return sorted((folder(key) / "tests" / "playthroughs").glob("*.txt"))
