"""Feedback on presses: a press is visible at once, and slower drawing follows."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from hautemer import registry
from hautemer.devtools.screenshots.stage import staged
from tests.cases import KEYS
from tests.web.person import Screen
from tests.web.test_sideways import sit_down

# The first frame after a press: if the button looks pressed, and how much has been opened.
OPENING = """async (button) => {
    button.focus()
    button.click()
    await new Promise(requestAnimationFrame)
    const opened = document.querySelectorAll('dialog, aside.open')
    return [button.matches('.chosen, [aria-expanded=true]'), opened.length]
}"""
# The first frame after Escape: if the dialog is visible, and if it still blocks the page.
CLOSING = """async (dialog) => {
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await new Promise(requestAnimationFrame)
    return [getComputedStyle(dialog).opacity, dialog.open]
}"""

# If a choice shows its confirmation in the first frame, and the board keeps its size.
CHOOSING = """async (button) => {
    const place = document.querySelector('main.board .place')
    const before = place.clientHeight
    const picture = () => new Promise(requestAnimationFrame)
    button.click()
    await picture()
    const first = [document.querySelector('.confirm').checkVisibility(), place.clientHeight === before]
    for (let more = 0; more < 4; more++) await picture()
    return [...first, place.clientHeight === before]
}"""


def test_a_press_is_visible_before_what_it_opens(open_screen: Callable[..., Screen]) -> None:
    """The pressed button is visible in the first frame, menus and drawers in the second."""
    screen = open_screen("phone")
    screen.make(KEYS[0], registry.meta(KEYS[0]).seats[0])
    assert screen.button("talk-tab").evaluate(OPENING) == [True, 0]
    expect(screen.page.get_by_role("complementary")).to_be_visible()
    screen.button("talk-tab").click()
    expect(screen.page.get_by_role("complementary")).to_be_hidden()

    assert screen.button("menu").evaluate(OPENING) == [True, 0]
    menu = screen.dialog("menu")
    expect(menu).to_be_visible()
    assert menu.evaluate(CLOSING) == ["0", True]
    expect(menu).to_have_count(0)
    expect(screen.button("menu")).to_be_focused()

    # The tray already has room for the confirmation.
    match = staged(KEYS[0])
    screen.go()
    sit_down(screen, match, match.asked(0.05))
    choice = screen.pieces.or_(screen.dock.locator("button[aria-pressed]")).first
    assert choice.evaluate(CHOOSING) == [True, True, True]
