"""The layers inside the server, and the imports between them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.house.imports import imports
from tests.house.places import PACKAGE

SERVER = PACKAGE / "server"
# Parts of a package that form a layer of their own: the endpoints, and the generator of the browser's types.
OWN = ("http/api", "http/typescript.py")
# What each part of the server may import of the others. `tables` knows none of its subscribers (`sockets`,
# `scheduler`, `worlds`, `replay`, `notifications`, `http`); endpoints and sockets get the services they use.
MAY_IMPORT = {
    "__init__": {"errors"},
    "errors": set[str](),
    "config": set[str](),
    "logs": set[str](),
    "metrics": set[str](),
    "protocol": {"tables"},  # the types of settings and events
    "workers": {"errors"},
    "bus": {"workers"},
    "http": {"config", "errors", "protocol"},
    "auth": {"errors", "http", "workers"},
    "tables": {"auth", "bus", "errors", "metrics", "protocol"},
    "worlds": {"tables", "workers"},
    "replay": {"errors", "tables", "workers"},
    "notifications": {"config", "errors", "http", "metrics", "tables", "workers"},
    "scheduler": {
        "config", "errors", "metrics", "notifications", "sockets", "tables", "workers", "worlds",
    },
    "sockets": {"auth", "config", "errors", "http", "metrics", "protocol", "scheduler", "tables"},
    "http/api": {
        "auth", "config", "errors", "http", "metrics", "notifications", "protocol", "replay", "sockets",
        "tables", "workers",
    },
    "services": {
        "auth", "bus", "config", "errors", "http", "notifications", "replay", "scheduler", "sockets",
        "tables", "workers", "worlds",
    },
    "app": {"config", "errors", "http", "http/api", "services", "sockets"},
    "runner": {"app", "config", "errors", "http", "logs", "protocol", "services", "sockets"},
    "http/typescript": {"config", "http", "http/api", "protocol", "services", "tables"},
}  # fmt: skip


def part_of(path: Path) -> str:
    """Return the part of the server that a module belongs to."""
    inside = path.relative_to(SERVER).as_posix()
    own = next((part for part in OWN if inside.startswith(part)), None)
    return (own or inside.split("/")[0]).removesuffix(".py")


def module(name: str) -> Path | None:
    """Return the file or folder of an imported name of the server; None if the name is another one."""
    parts = name.split(".")
    if parts[:2] != ["hautemer", "server"]:
        return None
    for length in range(len(parts), 2, -1):
        place = SERVER.joinpath(*parts[2:length])
        if place.is_dir() or place.with_suffix(".py").is_file():
            return place if place.is_dir() else place.with_suffix(".py")
    return SERVER / "__init__.py"


def broken(path: Path, source: str) -> list[str]:
    """Return what a module of the server imports that its part may not."""
    part = part_of(path)
    found = [(name, place) for name in imports(path, source) if (place := module(name)) is not None]
    return [name for name, place in found if part_of(place) not in MAY_IMPORT[part] | {part, "__init__"}]


@pytest.mark.parametrize(
    "path", sorted(SERVER.rglob("*.py")), ids=lambda path: path.relative_to(SERVER).as_posix()
)
def test_a_module_imports_only_what_its_part_may(path: Path) -> None:
    assert broken(path, path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("place", "source"),
    [
        ("tables/x.py", "from hautemer.server.sockets.viewer import Viewer"),
        ("tables/x.py", "def late():\n    from hautemer.server.http import api"),
        ("tables/x.py", "if TYPE_CHECKING:\n    from hautemer.server.worlds.pool import WorldPool"),
        ("worlds/x.py", "from hautemer.server.scheduler.bot_pool import BotPool"),
        ("http/api/x.py", "from hautemer.server.services import Services"),
        ("sockets/x.py", "from hautemer.server.services import Services"),
        ("http/x.py", "from hautemer.server.http.api.common import Part"),
        ("workers/x.py", "from hautemer.server.tables.table import Table"),
    ],
)
def test_a_broken_layer_is_found(place: str, source: str) -> None:
    assert broken(SERVER / place, source)


def test_what_a_part_may_is_not_found() -> None:
    assert not broken(SERVER / "tables" / "x.py", "from hautemer.server.bus.base import Bus")
    assert not broken(SERVER / "http" / "api" / "x.py", "from hautemer.server import protocol")
