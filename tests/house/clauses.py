"""The clauses of every game with the tests that name them.

python -m tests.house.clauses
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from pathlib import Path

from hautemer import registry
from tests.house.places import folder

CLAUSE = re.compile(r"^- \*\*([A-Z]+)(\d+)\.(\d+)\*\* \S", re.MULTILINE)


def clauses(key: str) -> list[str]:
    """Return the numbers of a game's clauses, in the order of its rules."""
    text = (folder(key) / "RULES.md").read_text(encoding="utf-8")
    return ["{}{}.{}".format(*found.groups()) for found in CLAUSE.finditer(text)]


def prefix(key: str) -> str:
    """Return the letter that a game's clauses begin with."""
    letters = {clause.rstrip("0123456789.") for clause in clauses(key)}
    assert len(letters) == 1, f"clauses of {key} begin with {letters}"
    return letters.pop()


def named(letter: str, name: str, docstring: str) -> set[str]:
    """Return the clauses of a test: in its name (`test_m5_4_…`, `test_m9_3_m9_4_…`) or its docstring."""
    in_name = re.match(rf"test((?:_{letter.lower()}\d+_\d+)+)(?:_|$)", name)
    found = re.findall(r"[a-z]+(\d+)_(\d+)", in_name[1]) if in_name else []
    found += re.findall(rf"\b{letter}(\d+)\.(\d+)\b", docstring)
    return {f"{letter}{part}.{number}" for part, number in found}


def clauses_named_in(key: str, path: Path, source: str) -> dict[str, list[str]]:
    """Return the clauses that a file of tests names, with the tests."""
    found: dict[str, list[str]] = defaultdict(list)
    letter = prefix(key)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for clause in named(letter, node.name, ast.get_docstring(node) or ""):
                found[clause].append(f"{path.name}::{node.name}")
    return found


def clauses_named_by_tests(key: str) -> dict[str, list[str]]:
    """Return all clauses that tests of a game name, with the tests."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted((folder(key) / "tests").rglob("test_*.py")):
        for clause, tests in clauses_named_in(key, path, path.read_text(encoding="utf-8")).items():
            found[clause] += tests
    return found


def listing() -> str:
    """Every game, every clause, every test of it."""
    lines = []
    for key in registry.keys():  # noqa: SIM118 - the registry is no dict
        tests = clauses_named_by_tests(key)
        found = clauses(key)
        lines.append(f"{registry.meta(key).title}: {len(found)} clauses")
        for clause in found:
            lines.append(f"  {clause}")
            lines += [f"    {test}" for test in tests.get(clause, ["no test"])]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(listing())
