"""The phone's Back closes what lies over a page before it leaves the page."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from hautemer import registry
from tests.cases import KEYS
from tests.web.person import Screen

DEPTH = "history.state?.layers ?? 0"


def expect_depth(page: Page, layers: int) -> None:
    """Wait until the history has entries for that many layers."""
    for _ in range(200):
        if page.evaluate(DEPTH) == layers:
            return
        page.wait_for_timeout(25)
    raise AssertionError(page.evaluate(DEPTH))


def at_a_match(open_screen: Callable[..., Screen]) -> Screen:
    """A phone at a match, to which it came from the home page."""
    screen = open_screen("phone")
    screen.home.wait_for()
    screen.make(KEYS[0], registry.meta(KEYS[0]).seats[0])
    screen.group("choices").or_(screen.pieces).first.wait_for()
    return screen


def test_back_closes_the_drawer_and_the_dialogs_first(open_screen: Callable[..., Screen]) -> None:
    screen = at_a_match(open_screen)
    page = screen.page
    address = page.url
    screen.button("log").click()
    expect_depth(page, 1)
    page.go_back()
    expect(page.locator("aside.open")).to_have_count(0)
    screen.button("menu").click()
    screen.dialog("menu").wait_for()
    expect_depth(page, 1)
    # One dialog takes the place of the other: still one step back to the match.
    screen.dialog("menu").get_by_role("button", name=screen.say("settings")).click()
    screen.dialog("settings").wait_for()
    expect(screen.dialog("menu")).to_have_count(0)
    page.go_back()
    expect(screen.dialog("settings")).to_have_count(0)
    assert page.url == address
    assert page.evaluate(DEPTH) == 0
    # Forward opens nothing, and leaves the match where it is.
    page.go_forward()
    expect_depth(page, 0)
    assert page.url == address
    page.go_back()
    expect(screen.home).to_be_visible()


def test_what_is_closed_by_its_own_button_leaves_no_step_behind(open_screen: Callable[..., Screen]) -> None:
    screen = at_a_match(open_screen)
    page = screen.page
    screen.button("menu").click()
    expect_depth(page, 1)
    screen.button("close").click()
    expect_depth(page, 0)
    # A page that is loaded again with a dialog open has none.
    screen.button("menu").click()
    expect_depth(page, 1)
    page.reload()
    screen.group("choices").or_(screen.pieces).first.wait_for()
    expect_depth(page, 0)
    page.go_back()
    expect(screen.home).to_be_visible()


def test_a_link_on_a_dialog_takes_its_place(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone")
    page = screen.page
    screen.home.wait_for()
    screen.button("play-with-friends").first.click()
    expect_depth(page, 1)
    page.get_by_label(screen.say("your-name")).fill("Zoé")
    screen.button("make-table").click()
    page.get_by_role("heading", name=screen.say("invite")).wait_for()
    page.go_back()
    expect(screen.home).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
