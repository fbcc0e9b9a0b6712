"""A game that the browser client does not know, as another distribution would provide it."""

from __future__ import annotations

import json
import re
import shutil
from importlib.resources import as_file, files
from pathlib import Path

from hautemer.core import registry
from hautemer.core.registry import ENTRY_POINTS, FOLDER
from hautemer.devtools.screenshots.stage import Staged

# The key of the copied game.
OTHER = "elsewhere"


def install(key: str, place: Path) -> Path:
    """Copy a game into a folder under the name `OTHER`; a server with this folder on its path finds it."""
    with as_file(files(registry.package_of(key))) as folder:
        shutil.copytree(folder, place / OTHER, ignore=shutil.ignore_patterns("__pycache__"))
    for file in (place / OTHER).rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        text = text.replace(f"{FOLDER}.{key}", OTHER).replace(f'"{key}"', f'"{OTHER}"')
        file.write_text(text, encoding="utf-8")
    meta = place / OTHER / "meta.toml"
    written = re.sub(rf'^key = "{key}"', f'key = "{OTHER}"', meta.read_text(encoding="utf-8"))
    meta.write_text(written, encoding="utf-8")
    info = place / f"{OTHER}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {OTHER}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[{ENTRY_POINTS}]\n{OTHER} = {OTHER}\n")
    return place


def abroad(match: Staged) -> Staged:
    """Return the same match as a match of the copied game."""
    document = {**json.loads(match.record), "game": OTHER}
    return Staged(OTHER, json.dumps(document).encode(), match.names, match.seat)
