"""How a language is checked: the file `<language>.toml` beside its messages."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tests.house.places import PACKAGE, folder


@dataclass(frozen=True)
class Checks:
    """What `locale/<language>.toml` says of a language."""

    reader: str  # words that speak to the reader
    did: str  # words that say what the reader has done
    planted: str  # a sentence with a forbidden word
    forbidden: dict[str, list[str]]  # what is not said, by the word to use instead


@cache
def checks(language: str) -> Checks:
    """Return how a language is checked."""
    found = _read(PACKAGE / "locale" / f"{language}.toml")
    address, forbidden = found["address"], found["forbidden"]
    return Checks(address["reader"], address["did"], found["example"]["planted"], forbidden)


def forbidden(key: str | None, language: str) -> dict[str, list[str]]:
    """Return what a language does not say, by the word to use instead: in general, and in a game."""
    if key is None:
        return checks(language).forbidden
    own = folder(key) / "locale" / f"{language}.toml"
    return checks(language).forbidden | (_read(own)["forbidden"] if own.exists() else {})


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))
