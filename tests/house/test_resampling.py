"""The server resamples in a process of its own: nothing on its event loop imagines a world."""

from __future__ import annotations

import ast

from tests.house.places import PACKAGE

SERVER = PACKAGE / "server"
WORKER = SERVER / "worlds" / "worker.py"
# Everything that resamples; `Match.undo` and `Match.submit` of an undo judge whether it is free.
RESAMPLING = {"resample", "undo_to", "reveals_nothing"}


def uses(source: str) -> list[str]:
    """Return the lines of a module that name something that resamples."""
    return [
        f"line {node.lineno}: {name}"
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute | ast.Name | ast.alias)
        for name in [node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", None)]
        if name in RESAMPLING or (isinstance(node, ast.alias) and node.name in RESAMPLING)
    ]


def test_only_the_process_of_its_own_resamples() -> None:
    found = {
        str(path.relative_to(SERVER)): wrong
        for path in SERVER.rglob("*.py")
        if path != WORKER and (wrong := uses(path.read_text(encoding="utf-8")))
    }
    assert not found, "ask server.worlds.pool.WorldPool"
    assert uses(WORKER.read_text(encoding="utf-8"))


def test_resampling_is_found() -> None:
    assert uses("world = table.game.resample(state, seat, rng)")
    assert uses("free = match.undo_to(seat)")
    assert uses("from hautemer.core.undo import reveals_nothing")
    assert not uses("free = match.known_undo_to(seat)")
