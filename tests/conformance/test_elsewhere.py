"""Other processes and other Python versions compute the same random outcomes and digests.

The serializer is compiled for one Python only, so the others on a machine are asked what the standard
library can answer: the stream of luck, and the digests of states by their definition, which must be what
the serializer makes here. Whole matches are played again in processes of this Python with other hash seeds;
and in whatever Python the tests run, the playthroughs must come out to the letter.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.cases import Case, cases, tables
from tests.conformance import elsewhere

SCRIPT = Path(elsewhere.__file__)
VERSIONS = ("3.11", "3.12", "3.13", "3.14")


def pythons() -> list[str]:
    """Return this Python, and one of each version on the path or in the folder of pyenv."""
    folders = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep) if folder]
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    folders = [*sorted(kept.glob("3.*/bin")), *folders]
    found = {}
    for version in VERSIONS:
        for folder in folders:
            program = folder / f"python{version}"
            if "shims" not in folder.parts and version not in found and program.exists():
                found[version] = str(program)
    return [sys.executable, *found.values()]


def ask(python: str, states: list[Any], matches: list[Any], **environment: str) -> dict[str, Any]:
    """Return the answers of another process."""
    done = subprocess.run(
        [python, str(SCRIPT)],
        input=json.dumps({"states": states, "matches": matches}),
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    answers: dict[str, Any] = json.loads(done.stdout)
    return answers


@cache
def some_states() -> list[tuple[Any, str]]:
    """Return states of the first matches as plain values, with their digests by the kernel."""
    return [
        (laid_out(match.state), match.game.digest(match.state))
        for case in first_cases()
        for match in case.watch()
        if len(match.log) % 10 == 0
    ]


@cache
def digests_of_matches() -> list[list[str]]:
    """Return the digests of the first matches."""
    return [[entry.digest for entry in case.play().log] for case in first_cases()]


def laid_out(value: Any) -> Any:
    """Return a state as plain values: fields in their order, sets and the keys of dicts sorted."""
    if is_dataclass(value):
        return {field.name: laid_out(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, dict):
        return {str(key): laid_out(value[key]) for key in sorted(value, key=str)}
    if isinstance(value, (set, frozenset)):
        return [laid_out(item) for item in sorted(value)]
    if isinstance(value, (list, tuple)):
        return [laid_out(item) for item in value]
    return value


def first_cases() -> list[Case]:
    return [next(cases(key, seats, 1)) for key, seats in tables()]


@pytest.mark.parametrize("python", pythons(), ids=lambda path: re.sub(r".*python", "", path) or "this")
def test_every_python_finds_the_same_luck_and_digests(python: str) -> None:
    states = some_states()
    answers = ask(python, [state for state, _ in states], [])
    assert ".".join(map(str, answers["python"])) in VERSIONS
    assert answers["luck"] == elsewhere.luck()
    assert answers["digests"] == [digest for _, digest in states]


@pytest.mark.parametrize("hash_seed", ["0", "1", "4294967295"])
def test_matches_are_the_same_whatever_the_seed_of_hashes(hash_seed: str) -> None:
    places = [[case.key, case.seats, case.number] for case in first_cases()]
    answers = ask(sys.executable, [], places, PYTHONHASHSEED=hash_seed)
    assert answers["matches"] == digests_of_matches()
