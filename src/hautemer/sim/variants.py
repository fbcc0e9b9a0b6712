"""Variants of a game to compare: one per value of an option, and two per reconstructed number of its data.

Only numbers with the mark R are changed: by a quarter, at least by one, once down and once up. Where a table
counts components (`count`), their total stays: another reconstructed count of the table changes by as much in
the other direction. What the game refuses is tried with smaller steps, then left out.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from hautemer.core import registry
from hautemer.core.errors import BadOptions
from hautemer.core.game import AnyGame, DataFile, Option

RECONSTRUCTED = "R"
MARK, COUNT = "mark", "count"
FILE = "data.toml"
STEP = 0.25  # of a number
# Entries that count for one number of seats only.
OF_SEATS = {"two_seats": 2, "three_seats": 3, "four_seats": 4}
Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class GameVariant:
    """A variant: what is changed, from what to what, and how the game is then set up."""

    subject: str  # an option, or the path of a number in the data file
    before: str
    after: str
    options: Mapping[str, Any]
    data: tuple[bytes, DataFile] | None = None


def variants_of_options(game: AnyGame, seats: int, options: Mapping[str, Any]) -> Iterator[GameVariant]:
    """Yield a variant for every other value of every option."""
    settled = game.settle(seats, options)
    for key, option in game.meta.options.items():
        for value in values_of(option):
            if value != settled[key]:
                yield GameVariant(key, shown(settled[key]), shown(value), {**settled, key: value})


def values_of(option: Option) -> Sequence[Any]:
    """Return the values of an option that are compared: all, or the ends and the default of a range."""
    if option.between is None:
        return option.values
    return sorted({*option.between, option.standard()})


def variants_of_data(
    game: AnyGame, seats: int, options: Mapping[str, Any], document: bytes
) -> Iterator[GameVariant]:
    """Yield the variants of the reconstructed numbers of a data file."""
    data = tomllib.loads(document.decode())
    settled = game.settle(seats, options)
    for path in reconstructed(data):
        if any(OF_SEATS.get(str(part), seats) != seats for part in path):
            continue
        value = at(data, path)
        if isinstance(value, list):
            found = changed_lists(game, data, path, value)
        else:
            found = changed_numbers(game, data, path, value)
        for after, changed in found:
            name = ".".join(str(part + 1) if isinstance(part, int) else part for part in path)
            yield GameVariant(name, shown(value), after, settled, packed(changed))


def reconstructed(data: Any, path: Path = ()) -> Iterator[Path]:
    """Yield the paths of all reconstructed numbers and lists."""
    if isinstance(data, list):
        for place, inner in enumerate(data):
            yield from reconstructed(inner, (*path, place))
    if not isinstance(data, dict):
        return
    if MARK in data:
        named = [key for key in data if key != MARK and isinstance(data[key], int | list)]
        yield from ((*path, key) for key in marked(data[MARK], named))
        return
    for key, inner in data.items():
        yield from reconstructed(inner, (*path, key))


def marked(mark: str, named: Sequence[str]) -> Sequence[str]:
    """Return the numbers that a mark calls reconstructed.

    >>> marked("A: price; R: count", ["price", "count"])
    ['count']
    >>> marked("R", ["wine", "gold"])
    ['wine', 'gold']
    """
    for part in mark.split(";"):
        key, _, about = part.partition(":")
        if key.strip() == RECONSTRUCTED:
            listed = [name for name in named if name in about.replace(",", " ").split()]
            return listed or list(named)
    return []


def changed_numbers(
    game: AnyGame, data: dict[str, Any], path: Path, value: int
) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the data file with a number that is smaller, then with one that is greater."""
    for sign in (-1, 1):
        step = max(1, round(value * STEP))
        while step:
            changed = deepcopy(data)
            put(changed, path, value + sign * step)
            other = partner(data, path)
            if other is not None:
                put(changed, other, at(data, other) - sign * step)
            if fits(game, changed):
                text = str(value + sign * step)
                if other is not None:
                    text += f" ({other[-2]} {at(changed, other)})"
                yield text, changed
                break
            step //= 2


def partner(data: dict[str, Any], path: Path) -> Path | None:
    """Return the greatest other reconstructed count of the same table, which keeps the total."""
    if path[-1] != COUNT:
        return None
    table = [one for one in reconstructed(data) if one[:-2] == path[:-2] and one[-1] == COUNT]
    return max((one for one in table if one != path), key=lambda one: at(data, one), default=None)


def changed_lists(
    game: AnyGame, data: dict[str, Any], path: Path, values: list[Any]
) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the data file with other faces of a die, or with all numbers of a list moved by one."""
    if all(isinstance(value, int) for value in values):
        found = [[value + step for value in values] for step in (-1, 1)]
    else:
        found = []
        for face in dict.fromkeys(values):
            rest = [one for one in values if one != face]
            if rest:
                less = list(values)
                less[less.index(max(rest, key=rest.count))] = face
                found.append(less)
    for after in found:
        changed = deepcopy(data)
        put(changed, path, after)
        if fits(game, changed):
            yield shown(after), changed


def fits(game: AnyGame, data: Mapping[str, Any]) -> bool:
    """True if the game accepts a data file."""
    try:
        game.with_data(*packed(data))
    except BadOptions:
        return False
    return True


def packed(data: Mapping[str, Any]) -> tuple[bytes, DataFile]:
    """Return a data file with its name and fingerprint."""
    document = "".join(f"{key} = {written(value)}\n" for key, value in data.items()).encode()
    return document, DataFile(FILE, sha256(document).hexdigest())


def written(value: Any) -> str:
    """Return a value as TOML.

    >>> written({"faces": ["1", "coin"], "mark": "R"})
    '{"faces" = ["1", "coin"], "mark" = "R"}'
    """
    if isinstance(value, dict):
        return "{" + ", ".join(f'"{key}" = {written(inner)}' for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return str(value)


def shown(value: Any) -> str:
    """Return a value as a reader sees it."""
    if isinstance(value, bool):
        return str(value).lower()
    return ", ".join(map(shown, value)) if isinstance(value, list) else str(value)


def at(data: Any, path: Path) -> Any:
    """Return what a data file has at a path."""
    for part in path:
        data = data[part]
    return data


def put(data: Any, path: Path, value: Any) -> None:
    """Change what a data file has at a path."""
    at(data, path[:-1])[path[-1]] = value


def document_of(key: str, data: tuple[bytes, DataFile] | None) -> bytes | None:
    """Return the data file of a game, or the one in its place; None if the game has none."""
    if data is not None:
        return data[0]
    try:
        return registry.file(key, FILE)
    except FileNotFoundError:
        return None
