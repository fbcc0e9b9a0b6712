"""The layers of the packages, and the imports between them."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.house.imports import imports, layer, sources
from tests.house.places import PACKAGE

EVERYTHING = {
    "core",
    "kit",
    "games",
    "bots",
    "sim",
    "rl",
    "train",
    "storage",
    "server",
    "words",
    "extras",
    "book",
    "client",
    "cli",
    "devtools",
}
# What each part may import of the others. A new part is written down here before it is built.
MAY_IMPORT = {
    "core": set[str](),
    "kit": {"core"},
    "games": {"core", "kit"},
    "bots": {"core", "kit", "games"},
    "sim": {"core", "kit", "games", "bots"},
    "rl": {"core", "kit", "games", "bots", "sim", "extras"},
    "train": {"core", "kit", "games", "bots", "sim"},
    "storage": {"core"},
    "server": {"core", "storage", "words", "extras", "book"},
    "words": {"core"},
    "extras": {"core"},
    "book": {"core", "words"},
    "client": {"core"},
    # Only these two may import everything, and only they import the server.
    "cli": EVERYTHING,
    "devtools": EVERYTHING,
    "__init__": {"core", "games", "sim"},
    "__main__": {"cli", "words", "extras"},
}
# These need nothing but the standard library and, in one place, the serializer.
LEAN = ("core", "kit", "games", "bots", "sim")
SERIALIZER = ("msgspec", PACKAGE / "core" / "codec.py")
# Learned players compute with arrays; they are not offered without the library.
ARRAYS = {("numpy", PACKAGE / "bots" / name) for name in ("network.py", "learned.py")}
# One part speaks to databases; the others need not wait for what it imports.
DATABASES = {"sqlalchemy", "alembic", "sqlite3"}
# Rules touch no clock, no file, no network and no luck of their own.
IMPURE = {
    "time",
    "datetime",
    "os",
    "io",
    "pathlib",
    "secrets",
    "socket",
    "threading",
    "asyncio",
    "subprocess",
}
PURE = ("core", "kit", "games")


def broken(path: Path, source: str) -> list[str]:
    """Return what a file imports that it may not."""
    part = layer(path)
    allowed = {SERIALIZER, *ARRAYS}
    found = []
    for name in imports(path, source):
        root, *rest = name.split(".")
        if root == "hautemer":
            into = rest[0] if rest else "__init__"
            known = into if into in MAY_IMPORT else "__init__"
            other_game = (
                part == "games" and into == "games" and rest[1:2] != [*path.relative_to(PACKAGE).parts[1:2]]
            )
            if other_game or (known != part and known not in MAY_IMPORT[part] | {"__init__"}):
                found.append(name)
        else:
            foreign = part in LEAN and root not in sys.stdlib_module_names and (root, path) not in allowed
            impure = root in IMPURE or (root == "random" and name != "random.Random")
            elsewhere = root in DATABASES and part != "storage"
            if foreign or elsewhere or (part in PURE and impure):
                found.append(name)
    return found


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_file_imports_only_what_its_layer_may(path: Path) -> None:
    assert broken(path, path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("place", "source"),
    [
        ("core/x.py", "import hautemer.kit.bags"),
        ("core/x.py", "from hautemer.games import anything"),
        ("core/x.py", "from hautemer import words"),
        ("core/x.py", "from ..bots import random"),
        ("core/x.py", "import msgspec"),
        ("core/x.py", "import random"),
        ("core/x.py", "from random import choice"),
        ("core/x.py", "from time import time"),
        ("kit/x.py", "import msgspec"),
        ("kit/x.py", "from hautemer.games.any import GAME"),
        ("games/one/x.py", "from hautemer.games.other import GAME"),
        ("games/one/x.py", "from hautemer.bots.random import RandomBot"),
        ("games/one/x.py", "def late():\n    import numpy"),
        ("bots/x.py", "from hautemer.sim import run"),
        ("sim/x.py", "from hautemer.cli import main"),
        ("sim/x.py", "import rich"),
        ("server/x.py", "from hautemer.games.one import GAME"),
        ("server/x.py", "from hautemer.bots import make"),
        ("server/x.py", "from sqlalchemy import select"),
        ("cli/x.py", "import sqlalchemy"),
        ("storage/x.py", "from hautemer.server import app"),
    ],
)
def test_a_broken_layer_is_found(place: str, source: str) -> None:
    ast.parse(source)
    assert broken(PACKAGE / place, source)


@pytest.mark.parametrize(
    ("place", "source"),
    [
        ("core/codec.py", "import msgspec"),
        ("core/x.py", "from hautemer.core.game import Game\nfrom random import Random"),
        ("games/one/x.py", "from hautemer.games.one.state import State\nfrom hautemer.kit import bags"),
        ("games/one/x.py", "from . import state\nfrom .rules import setup"),
        ("storage/x.py", "from sqlalchemy import select\nfrom hautemer.core import codec"),
        ("cli/x.py", "import click\nfrom hautemer.sim.run import play_match\nfrom hautemer import registry"),
    ],
)
def test_what_a_layer_may_is_not_found(place: str, source: str) -> None:
    assert broken(PACKAGE / place, source) == []


def test_the_command_line_does_not_load_the_database() -> None:
    loading = "import sys, hautemer.cli; print(sorted({'sqlalchemy', 'alembic'} & set(sys.modules)))"
    found = subprocess.run([sys.executable, "-c", loading], check=True, capture_output=True, text=True)
    assert found.stdout.strip() == "[]"


def graph(files: Mapping[str, str]) -> dict[str, set[str]]:
    """Return which modules import which, by full name; also lazily, or for type annotations only."""
    paths = {module: PACKAGE.parent.joinpath(*module.split(".")).with_suffix(".py") for module in files}
    edges: dict[str, set[str]] = {}
    for module, source in files.items():
        found = {
            name if name in files else name.rpartition(".")[0] for name in imports(paths[module], source)
        }
        edges[module] = {name for name in found if name in files and name != module}
    return edges


def cycles(edges: Mapping[str, set[str]]) -> list[list[str]]:
    """Return the groups of modules that import each other (strongly connected components)."""
    reached = {module: reach(edges, module) for module in edges}
    groups = {
        tuple(sorted(other for other in reached[module] if module in reached[other]))
        for module in edges
        if module in reached[module]
    }
    return sorted(map(list, groups))


def reach(edges: Mapping[str, set[str]], start: str) -> set[str]:
    """Return the modules that `start` imports, directly or through others."""
    found: set[str] = set()
    waiting = list(edges[start])
    while waiting:
        module = waiting.pop()
        if module not in found:
            found.add(module)
            waiting += edges[module]
    return found


def module_of(path: Path) -> str:
    """Return the full name of a module."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def test_no_modules_import_each_other() -> None:
    files = {module_of(path): path.read_text(encoding="utf-8") for path in sources()}
    assert cycles(graph(files)) == []


def test_a_cycle_is_found() -> None:
    files = {
        "hautemer.a": "from hautemer.b import B",
        "hautemer.b": "def late():\n    from hautemer import c",
        "hautemer.c": "if TYPE_CHECKING:\n    from hautemer.a import A",
        "hautemer.d": "import hautemer.a",
    }
    assert cycles(graph(files)) == [["hautemer.a", "hautemer.b", "hautemer.c"]]
