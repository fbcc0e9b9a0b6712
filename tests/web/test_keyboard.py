"""Played by keyboard alone, and heard by ear."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from hautemer import registry
from tests.cases import KEYS
from tests.web.person import Screen

# What has the focus: the part of the question it belongs to, its name, and whether it can be pressed.
FOCUSED = """() => {
    const one = document.activeElement
    const region = one.closest('section')?.getAttribute('aria-label') ?? ''
    const name = one.getAttribute('aria-label') ?? one.textContent.trim()
    return { region, name, group: one.parentElement?.closest('[role=group][aria-label]')?.ariaLabel ?? '' }
}"""
# What is quiet is a stop for the keyboard too.
PRESSES = 6000


def test_the_keyboard_alone_plays_a_match(open_screen: Callable[..., Screen]) -> None:
    """Tab goes from control to control, Enter presses: nothing else is needed from first to last."""
    screen = open_screen("desktop")
    screen.make(KEYS[0], registry.meta(KEYS[0]).seats[0])
    keyboard, rng = screen.page.keyboard, Random("keyboard")
    dock = screen.say("your-part")
    confirm, cancel, hint = screen.say("confirm"), screen.say("cancel"), screen.say("ask-hint")
    for _ in range(PRESSES):
        if not screen.dock.get_by_role("group").count() and not screen.over():
            screen.page.wait_for_timeout(5)  # others are asked
            continue
        keyboard.press("Tab")
        focused = screen.page.evaluate(FOCUSED)
        if focused["region"] != dock and screen.over():
            break
        if focused["region"] != dock or focused["name"] in (cancel, hint):
            continue
        if focused["group"] == confirm or rng.random() < 0.4:
            keyboard.press("Enter")
    assert screen.over()
    keyboard.press("Escape")
    expect(screen.button("show-result")).to_be_visible()
    assert screen.page.get_by_role("log").count() == 1
