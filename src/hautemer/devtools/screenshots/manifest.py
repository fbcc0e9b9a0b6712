"""Lists of pictures: which state of the product each target picture shows, and how stages are found."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Literal

from hautemer.core import registry
from hautemer.core.codec import Struct, read_toml
from hautemer.devtools.screenshots.moments import Wanted

FILE = "pictures.toml"


class Picture(Struct, frozen=True):
    """A target picture, and the state of the product that it shows."""

    target: str  # its path in the folder of targets
    screen: str = "table"
    language: str = "fr"
    theme: Literal["light", "dark"] = "light"
    scale: int = 1  # pixels of the picture per pixel of the page
    seats: int | None = None
    bot: str = "greedy"
    options: dict[str, Any] = {}  # noqa: RUF012 - a Struct copies it
    moment: Wanted = Wanted()
    stage: str = ""  # the stage that plays over the board
    section: str = ""  # of a rulebook
    at: float = 0.5  # the share of the stage that has passed
    window: int = 3_600_000  # milliseconds that a window stays open


class Variant(Struct, frozen=True):
    """The matches in which a stage occurs, if default matches do not have it."""

    bot: str = "greedy"
    options: dict[str, Any] = {}  # noqa: RUF012 - a Struct copies it


class Manifest(Struct, frozen=True):
    """A file of pictures."""

    picture: list[Picture] = []  # noqa: RUF012 - a Struct copies it
    variants: dict[str, Variant] = {}  # noqa: RUF012 - by stage
    skipped: dict[str, Literal["sheet", "corrected"]] = {}  # noqa: RUF012 - a Struct copies it


def listed() -> Iterator[tuple[str | None, Manifest]]:
    """Yield the lists of pictures: the product's own, and one per game that has one."""
    yield None, read_toml((files("hautemer.devtools.screenshots") / FILE).read_bytes(), Manifest)
    for key in registry.keys():  # noqa: SIM118 - the registry is no dict
        yield key, listed_by(key)


def listed_by(key: str) -> Manifest:
    """Return the list of a game, or an empty one."""
    try:
        return read_toml(registry.file(key, "tests", FILE), Manifest)
    except FileNotFoundError:
        return Manifest()
