"""Confirmation by a second press on the same control; presses meant for something else do not count."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from hautemer import registry
from tests.cases import KEYS
from tests.web.person import Screen


def test_a_double_tap_does_not_resign(open_screen: Callable[..., Screen]) -> None:
    """A bot takes the seat only after a deliberate second press."""
    screen = open_screen("phone", pace="brisk")
    screen.make(KEYS[0], registry.meta(KEYS[0]).seats[0], pace={"bot": 20_000, "move": None})
    screen.button("menu").click()
    screen.button("resign").dblclick()
    expect(screen.button("really")).to_be_visible()
    expect(screen.page.get_by_text(screen.say("bot-plays-for-you"))).to_have_count(0)
    screen.button("really").click()
    screen.button("close").click()
    expect(screen.dock.get_by_text(screen.say("bot-plays-for-you"))).to_be_visible()
