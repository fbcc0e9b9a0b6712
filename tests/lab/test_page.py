"""The examples of the page about the laboratory that need its libraries."""

from __future__ import annotations

import re
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
