"""A press is seen at once, and what takes longer to draw comes after it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from hautemer import registry
from tests.cases import KEYS
from tests.web.person import Screen

# What the first picture after a press shows: whether the button looks pressed, and what lies over the screen.
FIRST_PICTURE = """async (button) => {
    button.click()
    await new Promise(requestAnimationFrame)
    const opened = document.querySelectorAll('dialog, aside.open')
    return [button.matches('.chosen, [aria-expanded=true]'), opened.length]
}"""


def test_a_press_is_seen_before_what_it_opens(open_screen: Callable[..., Screen]) -> None:
    """Drawers and the menu come with the second picture, the pressed button with the first."""
    screen = open_screen("phone")
    screen.make(KEYS[0], registry.meta(KEYS[0]).seats[0])
    for name, opened in (("menu", "dialog"), ("talk-tab", "complementary")):
        assert screen.button(name).evaluate(FIRST_PICTURE) == [True, 0]
        expect(screen.page.get_by_role(opened)).to_be_visible()
        screen.page.keyboard.press("Escape")
        expect(screen.page.get_by_role("dialog")).to_have_count(0)
