"""Files of the built client: what games share is in files of its own."""

from __future__ import annotations

import re

import pytest

from hautemer.server.http.static import bundle
from tests.cases import KEYS


@pytest.mark.parametrize("key", KEYS)
def test_the_screen_of_a_game_needs_no_file_of_another_game(key: str) -> None:
    (screen,) = (bundle() / "assets").glob(f"{key}-*.js")
    needed = re.findall(r"from\"\./(\w+)-[\w-]+\.js\"", screen.read_text("utf-8"))
    assert "first" in needed
    assert set(needed).isdisjoint(KEYS)
