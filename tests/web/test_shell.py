"""Screens around a match: unknown addresses, the lobby for guests, forced colours."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from hautemer import registry
from hautemer.devtools.screenshots.stage import staged
from tests.cases import KEYS
from tests.web.person import Screen
from tests.web.test_screens import examine

KEY = KEYS[0]
MOST = registry.meta(KEY).seats[1]
# The distinguishing marks of a button in forced colours: its background and its border.
LOOK = "one => { const s = getComputedStyle(one); return [s.backgroundColor, s.borderTopStyle] }"
# The buttons that neither a border nor an outline sets off, where backgrounds and shadows are not drawn.
# A button that explains pieces has its edge around the question mark.
EDGELESS = """buttons => buttons.filter((one) => !one.matches('.ask')).filter((one) => {
    const { borderTopStyle, outlineStyle } = getComputedStyle(one)
    return borderTopStyle === 'none' && outlineStyle === 'none'
}).map((one) => one.ariaLabel ?? one.textContent)"""


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_an_unknown_address_says_so_and_leads_on(size: str, open_screen: Callable[..., Screen]) -> None:
    screen = open_screen(size, examined=True)
    screen.home.wait_for()
    for path in (("treasure", "island"), ("table",)):
        screen.go(*path)
        expect(screen.link("home")).to_be_visible()
        assert not screen.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    screen.go("treasure")
    expect(screen.page.get_by_role("heading", name=screen.say("lost"))).to_be_visible()
    expect(screen.page).to_have_title(f"{screen.say('lost')} · Hautemer")
    faults = examine(screen, "unknown address")
    screen.go("check")
    screen.page.get_by_text(screen.say("check-how")).wait_for()
    faults += examine(screen, "check")
    assert not faults, "\n".join(faults)
    screen.go("treasure")
    screen.link("look").click()
    expect(screen.page.get_by_role("heading", name=screen.say("open-tables"))).to_be_visible()
    screen.device.forgive("404")


def test_guests_read_the_options_and_people_talk_before_the_match(
    open_screen: Callable[..., Screen],
) -> None:
    host, guest = open_screen(), open_screen("phone")
    table = host.make(KEY, MOST, start=False)
    host.page.get_by_role("combobox").first.wait_for()
    guest.home.wait_for()
    guest.go("table", table)
    options = guest.page.locator("section", has=guest.page.get_by_role("heading", name=guest.say("options")))
    expect(options).to_contain_text(guest.say("talk-chat"))
    expect(guest.page.get_by_role("combobox")).to_have_count(0)
    field = guest.page.get_by_role("textbox", name=guest.say("say-something"))
    expect(field).to_have_count(0)  # an unknown person
    guest.page.get_by_role("textbox", name=guest.say("your-name")).fill("Surcouf")
    guest.button("take-seat").first.click()
    field.fill("Anne cherche ses lunettes.")
    field.press("Enter")
    line = host.page.get_by_role("listitem").filter(has_text="Anne cherche ses lunettes.")
    expect(line).to_contain_text("Surcouf")
    host.page.get_by_role("combobox", name=host.say("talk"), exact=True).select_option("none")
    expect(field).to_have_count(0)
    expect(options).to_contain_text(guest.say("talk-none"))


def test_settings_and_controls_are_told_apart_in_forced_colours(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen()
    page = screen.page
    screen.home.wait_for()
    page.emulate_media(forced_colors="active")
    screen.button("settings").click()
    dialog = screen.dialog("settings")
    chosen = dialog.get_by_role("button", name="Français", exact=True)
    other = dialog.get_by_role("button", name="Deutsch", exact=True)
    assert chosen.evaluate(LOOK)[0] != other.evaluate(LOOK)[0]
    box = dialog.get_by_role("checkbox", name=screen.say("shared"), exact=True)
    assert box.evaluate("one => getComputedStyle(one).appearance") == "auto"
    box.check()
    expect(box).to_be_checked()
    expect(dialog).to_have_css("border-top-style", "solid")
    screen.button("close").click()
    expect(screen.button("play-now").first).to_have_css("border-top-style", "solid")
    code = page.get_by_label(screen.say("code-label"))
    code.fill("abcd")
    assert not re.fullmatch(r"rgba\(.*, 0\)", code.evaluate("one => getComputedStyle(one).color"))


@pytest.mark.parametrize("key", KEYS)
def test_pieces_that_answer_have_edges_in_forced_colours(
    key: str, open_screen: Callable[..., Screen]
) -> None:
    screen, match = open_screen(pace="brisk"), staged(key)
    screen.page.emulate_media(forced_colors="active")
    screen.continue_from(match, 0.4)
    pieces = screen.group("choices").or_(screen.pieces)
    pieces.first.wait_for()
    assert pieces.evaluate_all(EDGELESS) == []
