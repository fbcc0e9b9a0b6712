"""Playing with the keyboard only, and with a screen reader."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic

import pytest
from playwright.sync_api import Locator, expect

from hautemer import registry
from hautemer.devtools.screenshots.stage import staged
from hautemer.words import Plain
from tests.cases import KEYS
from tests.web.person import Screen
from tests.web.test_matches import CONTINUED_AT, shortest

# The focused element: its part of the question and its name; and if anything is asked.
FOCUSED = """(dock) => {
    const one = document.activeElement
    const region = one.closest('section')?.getAttribute('aria-label') ?? ''
    const name = one.getAttribute('aria-label') ?? one.textContent.trim()
    const asked = document.querySelector(`section[aria-label="${dock}"] [role=group]`) !== null
    const group = one.parentElement?.closest('[role=group][aria-label]')?.ariaLabel ?? ''
    const piece = one.matches('main.board [role=group] button:not([aria-haspopup], [aria-disabled=true])')
    return { asked, region, group, name, piece }
}"""
# Disabled controls are tab stops too.
PRESSES = 6000
# The longest time, in seconds, that a whole match may take on a busy machine.
LONGEST = 150


def is_over(screen: Screen) -> bool:
    """True if the match is over; a late Enter may have closed the result already."""
    return screen.over() or screen.button("show-result").count() > 0


@pytest.mark.parametrize(("key", "size"), [*zip(KEYS[1:3], ("phone", "desktop"), strict=True)])
def test_the_keyboard_alone_plays_a_match(key: str, size: str, open_screen: Callable[..., Screen]) -> None:
    """Tab moves between controls and Enter presses them: nothing else is needed to play to the end."""
    screen = open_screen(size)
    screen.continue_from(staged(key, registry.meta(key).seats[0], **shortest(key)), CONTINUED_AT)
    keyboard, rng = screen.page.keyboard, Random("keyboard")
    dock = screen.say("your-part")
    compose, confirm = screen.say("compose"), screen.say("confirm")
    passed_by = tuple(
        " ".join(screen.say(one, name=Plain("")).split())
        for one in ("cancel", "ask-hint", "about", "rules-for")
    )
    presses, deadline = 0, monotonic() + LONGEST
    while presses < PRESSES and monotonic() < deadline:
        focused = screen.page.evaluate(FOCUSED, dock)
        if (not focused["asked"] or presses % 20 == 19) and is_over(screen):
            break
        presses += 1
        if not focused["asked"]:
            screen.page.wait_for_timeout(20)  # the match waits for others
            continue
        name = " ".join(focused["name"].split())
        in_dock = focused["region"] == dock and focused["group"] and not name.startswith(passed_by)
        wanted = in_dock or focused["piece"]
        if wanted and (focused["group"] == confirm or rng.random() < 0.7):
            keyboard.press("Enter")
            several = focused["group"] == compose or focused["piece"]
            if not several and screen.page.evaluate(FOCUSED, dock)["name"] == focused["name"]:
                # Most moves ask once; a second press would remove a selected piece again.
                keyboard.press("Enter")
        keyboard.press("Tab")
    assert is_over(screen)
    if screen.over():
        keyboard.press("Escape")
    expect(screen.button("show-result")).to_be_visible()
    assert screen.page.get_by_role("log").count() == 1


# The tag or the label of the focused element.
PLACE = "() => document.activeElement.ariaLabel ?? document.activeElement.tagName"


def test_the_keyboard_never_loses_its_place(open_screen: Callable[..., Screen]) -> None:
    """The focus stays after a change of screen, a nested dialog, and a closed explanation."""
    screen = open_screen()
    page = screen.page
    screen.home.wait_for()
    assert page.evaluate(PLACE) == "BODY", "a page that was opened begins at its top"
    press(screen.link("learn").first)
    page.get_by_role("navigation").wait_for()
    assert page.evaluate(PLACE) == "H1"
    press(screen.link("home"))
    press(screen.button("play-now").first)
    screen.dock.wait_for()
    assert page.evaluate(PLACE) == screen.say("your-part")
    asked = screen.dock.locator(".question.lit").inner_text().strip()
    expect(page.get_by_role("log")).to_contain_text(asked)
    press(screen.button("understood"))
    assert page.evaluate(PLACE) == screen.say("your-part")
    press(screen.button("menu"))
    press(screen.button("settings"))
    screen.dialog("settings").wait_for()
    page.keyboard.press("Escape")
    screen.dialog("settings").wait_for(state="detached")
    assert page.evaluate(PLACE) == screen.say("your-part")


def press(found: Locator) -> None:
    """Press a control with the keyboard."""
    found.focus()
    found.press("Enter")
