"""Finds games: a folder beside the others is a game, and so is an entry point of another distribution."""

from __future__ import annotations

import contextlib
import importlib
import importlib.metadata
import importlib.resources
import pkgutil
from functools import lru_cache
from typing import Any

from hautemer.core import moments
from hautemer.core.codec import read_toml, replace
from hautemer.core.errors import UnknownGame
from hautemer.core.game import AnyGame, BotMaker, Game, Meta
from hautemer.core.lesson import Lesson

FOLDER = "hautemer.games"
ENTRY_POINTS = "hautemer.games"


def keys() -> list[str]:
    """The keys of all games, sorted; nothing is imported for it."""
    return sorted({*_folders(), *_entry_points()})


@lru_cache(maxsize=1 << 6)
def find(key: str) -> AnyGame:
    """The game of that key.

    >>> find("chess")
    Traceback (most recent call last):
    ...
    hautemer.core.errors.UnknownGame: There is no game chess; ...
    """
    package = package_of(key)
    try:
        game = importlib.import_module(package).GAME
    except (ImportError, AttributeError) as error:
        raise UnknownGame("broken_game", game=key[:40], why=str(error)) from error
    if not isinstance(game, Game):
        raise UnknownGame("broken_game", game=key, why="GAME is not a Game")
    return game


def package_of(key: str) -> str:
    """The package that holds a game's files: its rules, words and data."""
    if key in _folders():
        return f"{FOLDER}.{key}"
    outside = _entry_points()
    if key in outside:
        return outside[key]
    raise UnknownGame("unknown_game", game=key[:40], known=", ".join(keys()))


def file(key: str, *names: str) -> bytes:
    """The bytes of a file in a game's folder; raises `FileNotFoundError` if it has none of that name."""
    place = importlib.resources.files(package_of(key))
    return place.joinpath(*names).read_bytes()


def meta(key: str) -> Meta:
    """Return the contents of a game's `meta.toml`, `moments.toml` and `sounds.toml`."""
    found = read_toml(file(key, "meta.toml"), Meta)
    with contextlib.suppress(FileNotFoundError):
        found = replace(found, moments=moments.read(file(key, "moments.toml")))
    with contextlib.suppress(FileNotFoundError):
        found = replace(found, sounds=read_toml(file(key, "sounds.toml"), dict[str, tuple[str, ...]]))
    return found


@lru_cache(maxsize=1 << 6)
def lesson(key: str) -> Lesson | None:
    """The guided first round of a game, where it has one."""
    try:
        return read_toml(file(key, "lesson.toml"), Lesson)
    except FileNotFoundError:
        return None


@lru_cache(maxsize=1 << 6)
def bots(key: str) -> dict[str, BotMaker]:
    """The bots that a game brings, and the yardsticks that are kept with its tests."""
    found: dict[str, BotMaker] = {}
    for module in ("bots", "tests.yardsticks"):
        name = f"{package_of(key)}.{module}"
        try:
            found.update(importlib.import_module(name).BOTS)
        except ModuleNotFoundError as error:
            if error.name is None or not name.startswith(error.name):
                raise
    return found


def part(key: str, module: str) -> Any:
    """A module of a game that not every game has (its terminal board, say), or None."""
    name = f"{package_of(key)}.{module}"
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None


@lru_cache(maxsize=1)
def _folders() -> frozenset[str]:
    package = importlib.import_module(FOLDER)
    return frozenset(found.name for found in pkgutil.iter_modules(package.__path__) if found.ispkg)


@lru_cache(maxsize=1)
def _entry_points() -> dict[str, str]:
    return {point.name: point.module for point in importlib.metadata.entry_points(group=ENTRY_POINTS)}
