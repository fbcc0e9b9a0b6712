"""The phone's Back button closes layers over a page before it leaves the page."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from hautemer import registry
from tests.cases import KEYS
from tests.web.person import Screen

DEPTH = "history.state?.layers ?? 0"


def expect_depth(page: Page, layers: int) -> None:
    """Wait until the history has entries for `layers` layers."""
    for _ in range(200):
        if page.evaluate(DEPTH) == layers:
            return
        page.wait_for_timeout(25)
    raise AssertionError(page.evaluate(DEPTH))


def at_a_match(open_screen: Callable[..., Screen]) -> Screen:
    """Open a match on a phone from the home page."""
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
    # One dialog replaces the other: still one step back to the match.
    screen.dialog("menu").get_by_role("button", name=screen.say("settings")).click()
    screen.dialog("settings").wait_for()
    expect(screen.dialog("menu")).to_have_count(0)
    page.go_back()
    expect(screen.dialog("settings")).to_have_count(0)
    assert page.url == address
    assert page.evaluate(DEPTH) == 0
    # Forward opens nothing, and stays at the match.
    page.go_forward()
    expect_depth(page, 0)
    assert page.url == address
    page.go_back()
    expect(screen.home).to_be_visible()


def test_closing_by_a_button_leaves_no_history_entry(open_screen: Callable[..., Screen]) -> None:
    screen = at_a_match(open_screen)
    page = screen.page
    screen.button("menu").click()
    expect_depth(page, 1)
    screen.button("close").click()
    expect_depth(page, 0)
    # A page that is reloaded with an open dialog has none.
    screen.button("menu").click()
    expect_depth(page, 1)
    page.reload()
    screen.group("choices").or_(screen.pieces).first.wait_for()
    expect_depth(page, 0)
    page.go_back()
    expect(screen.home).to_be_visible()


def test_a_link_in_a_dialog_replaces_its_history_entry(open_screen: Callable[..., Screen]) -> None:
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
