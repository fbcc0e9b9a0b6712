"""The server shows a match through outlooks only: it never asks a game for a part of a view."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.house.places import PACKAGE

SERVER = PACKAGE / "server"
# What a game says about a state for the eyes of a viewer. `core/outlook.py` asks for it.
VIEWING = {"public", "private", "offers", "closed", "view"}


def calls(source: str) -> Iterator[str]:
    """Yield every use of a game's views in a module: of `game.public`, or of `anything.public(state, …)`."""
    for node in ast.walk(ast.parse(source)):
        attribute = node.func if isinstance(node, ast.Call) and len(node.args) == 2 else node
        if not isinstance(attribute, ast.Attribute) or attribute.attr not in VIEWING:
            continue
        owner = attribute.value
        name = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
        if name == "game" or attribute is not node:
            yield f"line {attribute.lineno}: {ast.unparse(attribute)}"


def test_the_server_builds_no_view_itself() -> None:
    found = {
        str(path.relative_to(SERVER)): wrong
        for path in SERVER.rglob("*.py")
        if (wrong := sorted(set(calls(path.read_text()))))
    }
    assert not found, "use Match.outlook or core.outlook.Views"


def test_views_behind_other_names_are_found() -> None:
    assert list(calls("table.game.public(match.state)"))
    assert list(calls("look = game.private"))
    assert list(calls("rules.closed(state, seat)"))
    assert not list(calls("match.outlook(seat).closed"))
    assert not list(calls("match.offers(seat)"))
