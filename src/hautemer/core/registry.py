"""The registry of games: a folder next to the others is a game, and so is an entry point."""

from __future__ import annotations

import contextlib
import importlib
import importlib.metadata
import importlib.resources
import pkgutil
from functools import lru_cache
from itertools import count
from typing import Any

from hautemer.core import moments
from hautemer.core.codec import read_toml, replace
from hautemer.core.errors import UnknownGame
from hautemer.core.game import AnyGame, BotMaker, Game, Meta
from hautemer.core.lesson import Lesson

FOLDER = "hautemer.games"
ENTRY_POINTS = "hautemer.games"


def keys() -> list[str]:
    """Return the keys of all games, sorted; nothing is imported for it."""
    return sorted({*_folders(), *_entry_points()})


@lru_cache(maxsize=1 << 6)
def find(key: str) -> AnyGame:
    """Return the game of that key.

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


@lru_cache(maxsize=1 << 6)
def under(key: str, rules: int) -> AnyGame:
    """Return the game of that key under a version of its rules. Raise `BadOptions` if it is unknown."""
    return find(key).under(rules)


def package_of(key: str) -> str:
    """Return the package that holds a game's files: its rules, words and data."""
    if key in _folders():
        return f"{FOLDER}.{key}"
    outside = _entry_points()
    if key in outside:
        return outside[key]
    raise UnknownGame("unknown_game", game=key[:40], known=", ".join(keys()))


def file(key: str, *names: str) -> bytes:
    """Return the bytes of a file in a game's folder. Raise `FileNotFoundError` if there is none."""
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


def lesson(key: str, chapter: int = 1) -> Lesson | None:
    """Return a chapter of the guided match of a game, or None if it has no such chapter."""
    return next((one for one in lessons(key) if one.chapter == chapter), None)


@lru_cache(maxsize=1 << 6)
def lessons(key: str) -> tuple[Lesson, ...]:
    """Return the guided match of a game: `lesson.toml` is the first chapter, `lesson_2.toml` the second."""
    found: list[Lesson] = []
    with contextlib.suppress(FileNotFoundError):
        for chapter in count(1):
            name = "lesson.toml" if chapter == 1 else f"lesson_{chapter}.toml"
            found.append(read_toml(file(key, name), Lesson))
    return tuple(found)


@lru_cache(maxsize=1 << 6)
def bots(key: str) -> dict[str, BotMaker]:
    """Return the bots of a game by name: `BOTS` of its module `bots`, if it has one."""
    module = part(key, "bots")
    return {} if module is None else dict(module.BOTS)


def part(key: str, module: str) -> Any:
    """Return a module that not every game has, such as its terminal board, or None."""
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
