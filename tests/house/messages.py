"""The messages of a locale file, and all that needs one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from hautemer.core.codec import Struct, name_of
from hautemer.core.game import AnyGame
from hautemer.core.match import Fact
from hautemer.words import hyphens
from tests.cases import examined, tables
from tests.house.places import PACKAGE, folder


@dataclass(frozen=True)
class Message:
    """A message of a locale file: whether it has a text, its attributes, the variables it speaks of."""

    text: bool
    attributes: frozenset[str]
    variables: frozenset[str]


def read_messages(text: str) -> dict[str, Message]:
    """Return all messages of a file by their ids. Fail if one is malformed or occurs twice."""
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, fluent.Junk), f"not Fluent: {entry.content!r}"
        if isinstance(entry, (fluent.Message, fluent.Term)):
            name = ("-" if isinstance(entry, fluent.Term) else "") + entry.id.name
            assert name not in found, f"{name} is there twice"
            attributes = frozenset(attribute.id.name for attribute in entry.attributes)
            found[name] = Message(entry.value is not None, attributes, frozenset(variables(entry)))
    return found


def variables(node: Any) -> Iterator[str]:
    """Yield the variables in a piece of a message."""
    if isinstance(node, fluent.VariableReference):
        yield node.id.name
    elif isinstance(node, fluent.BaseNode):
        for value in vars(node).values():
            yield from variables(value)
    elif isinstance(node, list):
        for item in node:
            yield from variables(item)


def house_file(language: str) -> Path:
    return PACKAGE / "locale" / f"{language}.ftl"


def game_file(key: str, language: str) -> Path:
    return folder(key) / "locale" / f"{language}.ftl"


@cache
def messages(path: Path) -> dict[str, Message]:
    """Return the messages of a file, read once."""
    return read_messages(path.read_text(encoding="utf-8"))


# What needs a message


@dataclass(frozen=True)
class Needed:
    """What matches of a game showed that needs words."""

    facts: tuple[Fact, ...]  # one of each name and set of details
    keys: frozenset[str]


@cache
def needed(key: str) -> Needed:
    """Return the facts and keys of simulated matches with all numbers of seats and all options."""
    facts: dict[Any, Fact] = {}
    keys: set[str] = set()
    for seats in (seats for other, seats in tables() if other == key):
        for case in examined(key, seats):
            for match in case.look_into():
                keys |= set(strings(match.game.public(match.state)))
                for seat in case.viewers(len(match.log)):
                    keys |= set(strings(match.game.private(match.state, seat)))
                    for offer in match.offers(seat):
                        for field in offer.fields.values():
                            keys |= set(strings(getattr(field, "values", ())))
            for heard in match.facts.values():
                for fact in heard:
                    facts.setdefault((fact.fact, shape(fact.details)), fact)
                    keys |= set(strings(list(fact.details.values())))
    return Needed(tuple(facts.values()), frozenset(keys))


def shape(details: dict[str, Any]) -> tuple[Any, ...]:
    """Return which details a fact has and of what kind: sentences depend on nothing else."""
    return tuple(sorted((name, type(value).__name__) for name, value in details.items()))


def strings(value: Any) -> Iterator[str]:
    """Yield all texts in a value: its own fields' names are none, the keys of a dict are."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from strings(getattr(value, name))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from strings(key)
            yield from strings(item)
    elif isinstance(value, (list, tuple, set, frozenset)):
        for item in value:
            yield from strings(item)


def ids_of(game: AnyGame) -> Iterator[str]:
    """Yield the messages that a game needs whatever happens in a match."""
    yield from ("title", "tagline", "aim", "scored")
    for kind in game.moves:
        yield from (f"move-{hyphens(name_of(kind))}", f"ask-{hyphens(name_of(kind))}")
    yield from (f"reason-{hyphens(reason)}" for reason in game.meta.reasons)
    for key, option in game.meta.options.items():
        yield f"option-{hyphens(key)}"
        for value in option.values:
            written = str(value).lower() if isinstance(value, bool) else str(value)
            yield f"option-{hyphens(key)}-{hyphens(written)}"
        yield from (f"name-{hyphens(item)}" for item in option.some_of)


def said_on_boards(key: str) -> set[str]:
    """Return the messages that a game's board in words names: `Say("…")` in its text."""
    found = set()
    for path in folder(key).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == "Say"
                and node.args
                and isinstance(node.args[0], ast.Constant)
            ):
                found.add(f"board-{hyphens(str(node.args[0].value))}")
    return found


def details_of(sentence: str) -> set[str]:
    """Return the details that a sentence for programmers speaks of."""
    return set(re.findall(r"{(\w+)}", sentence))
