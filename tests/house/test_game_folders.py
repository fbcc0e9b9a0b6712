"""The games of this repository have one shape: the same files, and one way to apply a move."""

from __future__ import annotations

import importlib

import pytest

from hautemer.core import registry
from tests.house.places import PACKAGE

GAMES = PACKAGE / "games"
KEYS = sorted(path.name for path in GAMES.iterdir() if (path / "meta.toml").is_file())
FILES = (
    "__init__.py", "game.py", "pieces.py", "state.py", "moves.py", "offering.py", "closing.py", "views.py",
    "knowledge.py", "worlds.py", "board.py", "figures.py", "tables.py", "rules/setup.py", "bots/__init__.py",
    "bots/greedy.py", "bots/reasons.py", "bots/yardsticks.py", "meta.toml", "data.toml", "lesson.toml",
    "moments.toml", "sounds.toml", "RULES.md",
)  # fmt: skip
# Packages of single units (cards, tiles), and what only a game with structured claims needs.
SPECIAL = {"bonus", "tiles", "claims.py", "suspicion.py"}
SHARED = {name.split("/")[0] for name in FILES} | {
    "rules",
    "bots",
    "book",
    "locale",
    "tests",
    "lesson_2.toml",
}


@pytest.mark.parametrize("key", KEYS)
def test_a_game_has_the_files_of_the_others(key: str) -> None:
    assert [name for name in FILES if not (GAMES / key / name).is_file()] == []
    found = {path.name for path in (GAMES / key).iterdir() if not path.name.startswith((".", "__pycache__"))}
    assert found - SHARED - SPECIAL == set()


@pytest.mark.parametrize("key", KEYS)
def test_moves_are_applied_by_a_table(key: str) -> None:
    """`RULES` in game.py names the rule of each kind of move."""
    rules = importlib.import_module(f"{registry.package_of(key)}.game").RULES
    assert rules
    assert set(rules) <= set(registry.find(key).moves)
