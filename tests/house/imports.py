"""What a file imports, read from its text."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.house.places import PACKAGE


def imports(path: Path, source: str) -> Iterator[str]:
    """Every module and every name that a file imports, wherever it stands in it, by its full name."""
    package = [*path.relative_to(PACKAGE.parent).parent.parts]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def layer(path: Path) -> str:
    """Return the top-level package that a file belongs to."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def is_test(path: Path) -> bool:
    """True if a file lies with a game's tests."""
    return "tests" in path.relative_to(PACKAGE).parts


def sources() -> list[Path]:
    """Return all modules of the package but the games' tests."""
    return [path for path in sorted(PACKAGE.rglob("*.py")) if not is_test(path)]
