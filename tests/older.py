"""Matches that began under older versions of the rules, as the code of that time wrote them.

A game that still plays an older version keeps two of them under `tests/rules_<version>/`: `finished.json`,
the record of a whole match with its luck proved, and `running.sql`, the database of a server that was stopped
in the middle of one. `lesson.toml` is the guided match of that version, where the game had one:
somebody may still be playing it.
"""

from __future__ import annotations

import sqlite3
import time
from dataclasses import dataclass
from pathlib import Path

from hautemer import registry
from hautemer.core.codec import read_json, read_toml
from hautemer.core.lesson import Lesson
from hautemer.core.record import Record, read
from tests.cases import KEYS
from tests.house.places import folder

OLDER = [(key, version) for key in KEYS for version in registry.meta(key).older_rules]


def path_of(key: str, version: int, name: str) -> Path:
    """Return the path of a file that shows an older version of a game."""
    return folder(key) / "tests" / f"rules_{version}" / name


def finished(key: str, version: int) -> Record:
    """Return the record of a whole match."""
    return read(path_of(key, version, "finished.json").read_bytes())


def lesson(key: str, version: int) -> Lesson | None:
    """Return the guided match under an older version, or None."""
    path = path_of(key, version, "lesson.toml")
    return read_toml(path.read_bytes(), Lesson) if path.exists() else None


def coached(key: str) -> set[str]:
    """Return the coach's messages in the guided matches of all older versions."""
    lessons = [lesson(key, version) for version in registry.meta(key).older_rules]
    return {step.coach for one in lessons if one is not None for step in one.steps if step.coach}


@dataclass(frozen=True)
class Running:
    """A table that a database holds, and the token of the person who is asked at it."""

    table: str
    token: str


def running(key: str, version: int, folder: Path) -> Running:
    """Write the database of a running match into a folder, as if its server had stopped just now."""
    script = path_of(key, version, "running.sql").read_text(encoding="utf-8")
    with sqlite3.connect(folder / "hautemer.db") as database:
        database.executescript(script)
        (last,) = database.execute("select max(at) from journal").fetchone()
        now = time.time_ns() // 10**6
        for table, column in (("journal", "at"), ("tables", "made_at"), ("tables", "updated_at")):
            database.execute(f"update {table} set {column} = {column} + ?", (now - last,))
        database.execute("update settings set value = ? where key = 'last sign'", (b"%d" % now,))
    database.close()
    return Running(**read_json(script.partition("\n")[0].removeprefix("-- ")))
