"""The console examples of the documents are run, and print what they say."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"```console\n(.*?)```", re.DOTALL)


def examples() -> list[tuple[str, str, str]]:
    """Document, command and expected output of every console example."""
    found = []
    for document in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))):
        for block in BLOCK.findall(document.read_text("utf-8")):
            for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
                command, _, output = part.partition("\n")
                found.append((document.name, command, output))
    return found


def test_there_are_console_examples() -> None:
    assert examples()


@pytest.mark.parametrize(("document", "command", "expected"), examples())
def test_console_example_prints_what_the_document_says(document: str, command: str, expected: str) -> None:
    program, *arguments = shlex.split(command)
    assert program == "hautemer"
    done = subprocess.run(
        [sys.executable, "-m", "hautemer", *arguments], cwd=ROOT, capture_output=True, check=True, timeout=120
    )
    printed = done.stdout.decode()
    same = doctest.OutputChecker().check_output(expected, printed, doctest.ELLIPSIS)
    assert same, f"{document}: {command}\n{printed}"
