"""The examples of the page about the laboratory that need its libraries."""

from __future__ import annotations

import re
from importlib.metadata import version
from typing import Any

import pytest

from tests.house.places import ROOT

PAGE = (ROOT / "docs" / "laboratory.md").read_text("utf-8")
EXAMPLES = [text for text in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL) if ">>>" not in text]


def test_the_page_has_examples() -> None:
    assert len(EXAMPLES) == 3


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_runs(number: int) -> None:
    names: dict[str, Any] = {}
    exec(compile(EXAMPLES[number], f"laboratory.md, example {number}", "exec"), names)  # noqa: S102
    assert len(names) > 3


def test_the_page_names_the_versions_of_the_libraries() -> None:
    named = re.findall(r"^\| ([a-z-]+) (\d[\d.]*) \|", PAGE, re.MULTILINE)
    assert {name for name, _ in named} == {"pettingzoo", "gymnasium", "open-spiel"}
    assert all(version(name) == number for name, number in named)
