"""A package raises only errors whose sentences it can have loaded, and the kernel knows only its own."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import lru_cache

import pytest

from tests.house.imports import layer, sources
from tests.house.places import PACKAGE
from tests.house.sentences import SENTENCES, owner_of
from tests.house.test_layers import MAY_IMPORT

# Packages without sentences of their own, besides the kernel.
KERNEL = {"core", "kit", "games", "bots", "sim", "train", "words", "book", "client"}


@lru_cache(maxsize=1)
def kinds() -> frozenset[str]:
    """Return the names of `Problem` and of all errors that are made from it."""
    bases = {
        node.name: {ast.unparse(base).rpartition(".")[2] for base in node.bases}
        for path in sources()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    }
    found = {"Problem"}
    while more := {name for name in bases if bases[name] & found} - found:
        found |= more
    return frozenset(found)


def raised(source: str) -> Iterator[str]:
    """Yield the keys that are written where an error is made."""
    known = kinds()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            name = ast.unparse(node.func).rpartition(".")[2]
            if name in known and isinstance(node.args[0].value, str):
                yield node.args[0].value


def foreign(part: str, source: str) -> list[str]:
    """Return the keys in a module of `part` that are declared by a package which it may not import."""
    allowed = MAY_IMPORT[part] | {part, "core"}
    return [key for key in raised(source) if key not in SENTENCES or owner_of(key) not in allowed]


def test_a_package_raises_errors_that_it_can_have_loaded() -> None:
    found = {
        str(path.relative_to(PACKAGE)): keys
        for path in sources()
        if (keys := foreign(layer(path), path.read_text(encoding="utf-8")))
    }
    assert found == {}


def test_sentences_of_the_kernel_are_used_below_the_server_or_in_several_packages() -> None:
    users: dict[str, set[str]] = {key: set() for key in SENTENCES}
    for path in sources():
        if path != PACKAGE / "core" / "errors.py":
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in users:
                    users[node.value].add(layer(path))
    elsewhere = [
        key
        for key, parts in users.items()
        if owner_of(key) == "core" and not parts & KERNEL and len(parts) < 2
    ]
    assert elsewhere == ["illegal_entry"], "IllegalEntry makes this one inside core/errors.py"


@pytest.mark.parametrize(
    ("part", "source"),
    [
        ("core", 'raise Problem("port_taken", port=1)'),
        ("storage", 'raise database.BadDatabase("not_signed_in")'),
        ("server", 'raise Wrong("no_such_key")'),
    ],
)
def test_a_foreign_key_is_found(part: str, source: str) -> None:
    assert foreign(part, source)
    assert not foreign("server", 'raise Wrong("not_found", 404)')
