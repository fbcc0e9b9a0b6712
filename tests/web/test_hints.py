"""A hint says what to do, and why."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from hautemer import registry
from hautemer.words import Plain
from tests.cases import KEYS
from tests.web.person import Screen

# A forced answer needs no reason: within this number of steps there is a choice.
STEPS = 400


@pytest.mark.parametrize("key", KEYS)
def test_a_hint_says_what_and_why(key: str, open_screen: Callable[..., Screen]) -> None:
    """The sentence is in a live region, so that screen readers announce it."""
    screen, rng = open_screen("phone"), Random(key)
    screen.make(key, registry.meta(key).seats[0])
    hint = screen.dock.locator(".hint[role=status]")
    because = hint.locator(".because")
    for _ in range(STEPS):
        if screen.button("ask-hint").count():
            if not hint.count():  # a second press closes it
                screen.button("ask-hint").click()
            expect(hint).to_contain_text(screen.say("hint", move=Plain("")).strip())
            if because.count():
                break
        if not screen.act(rng):
            screen.page.wait_for_timeout(20)
    expect(because).to_be_visible()
    assert len(because.inner_text()) > 15
    assert because.inner_text().endswith(".")
