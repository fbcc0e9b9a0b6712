"""Whole matches through the screen: a person who never read the rules, against bots."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from hautemer import registry
from tests.cases import KEYS
from tests.web.person import Screen


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("key", KEYS)
def test_a_match_is_played_to_its_end(key: str, size: str, open_screen: Callable[..., Screen]) -> None:
    screen = open_screen(size)
    options = {"rounds_to_win": 3} if "rounds_to_win" in registry.meta(key).options else {}
    screen.make(key, registry.meta(key).seats[0], options=options)
    screen.play_to_the_end(Random(f"{key} {size}"))
    across = screen.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    down = screen.page.evaluate("document.documentElement.scrollHeight > innerHeight")
    assert not across
    assert not (size == "desktop" and down)
