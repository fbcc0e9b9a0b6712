"""What stands on the screens: nothing that axe finds fault with, by day and by night, in any language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import expect

from hautemer.cli._stage import SIT_DOWN, UPLOAD, staged
from tests.cases import KEYS
from tests.house.places import ROOT
from tests.web.person import Screen

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (only) => {
    const options = only.length ? { runOnly: only } : {}
    const found = await axe.run(document, { resultTypes: ['violations'], ...options })
    const why = ({ any, all, none }) => [...any, ...all, ...none].map(({ message }) => message).join(' | ')
    const told = ({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${why(node)}`)
    return found.violations.flatMap(told)
}"""
WEIGH = """() => {
    const all = performance.getEntriesByType('resource').filter(({ name }) => /[.](js|css)$/.test(name))
    return ['encodedBodySize', 'decodedBodySize'].map((size) => all.reduce((sum, one) => sum + one[size], 0))
}"""
# By night only the colours are others.
COLOURS: dict[Literal["light", "dark"], list[str]] = {"light": [], "dark": ["color-contrast"]}


def examine(screen: Screen, where: str) -> list[str]:
    """All that axe finds on this screen, by day and by night."""
    if not screen.page.evaluate("'axe' in window"):
        screen.page.add_script_tag(path=AXE)
    found: list[str] = []
    for colours, rules in COLOURS.items():
        screen.page.emulate_media(color_scheme=colours)
        found += [f"{where}, {colours}: {fault}" for fault in screen.page.evaluate(RUN, rules)]
    return found


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_axe_finds_nothing_around_a_match(size: str, open_screen: Callable[..., Screen]) -> None:
    screen = open_screen(size, examined=True)
    screen.home.wait_for()
    screen.button("play-now").nth(len(KEYS) - 1).wait_for()
    faults = examine(screen, "home")
    screen.button("settings").click()
    faults += examine(screen, "settings")
    screen.button("close").click()
    screen.button("play-with-friends").first.click()
    faults += examine(screen, "friends")
    screen.page.get_by_label(screen.say("your-name")).fill("Soizic")
    screen.button("make-table").click()
    screen.button("start").wait_for()
    faults += examine(screen, "lobby")
    screen.go("learn", KEYS[0])
    screen.page.get_by_role("navigation").wait_for()
    faults += examine(screen, "rulebook")
    screen.go("look")
    screen.page.get_by_role("heading").first.wait_for()
    faults += examine(screen, "watch")
    screen.go("replay")
    screen.page.get_by_text(screen.say("upload-how")).wait_for()
    faults += examine(screen, "replay")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("key", KEYS)
def test_axe_finds_nothing_in_a_match(key: str, size: str, open_screen: Callable[..., Screen]) -> None:
    screen = open_screen(size, examined=True)
    screen.home.wait_for()
    match = staged(key)
    record: str = screen.page.evaluate(UPLOAD, match.text)
    faults: list[str] = []
    for moment in (match.asked(0.05), match.asked(0.6), len(match.entries)):
        table: str = screen.page.evaluate(SIT_DOWN, [record, match.table_at(moment, "Soizic")])
        screen.go("table", table)
        screen.dock.wait_for()
        if moment == len(match.entries):
            expect(screen.dialog("you-won").or_(screen.dialog("match-over"))).to_be_visible()
            faults += examine(screen, f"{key}, result")
            screen.button("close").click()
        faults += examine(screen, f"{key}, {moment}")
    screen.button("menu").click()
    faults += examine(screen, f"{key}, menu")
    screen.go("replay", "record", record, str(match.asked(0.5)))
    screen.page.get_by_role("slider").wait_for()
    faults += examine(screen, f"{key}, replay")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("key", KEYS)
def test_a_finished_match_is_seen_again(key: str, open_screen: Callable[..., Screen]) -> None:
    """The slider leads through all moments; any seat's eyes can be borrowed; a link leads to both."""
    screen = open_screen()
    screen.home.wait_for()
    match = staged(key)
    record: str = screen.page.evaluate(UPLOAD, match.text)
    screen.go("replay", "record", record)
    slider = screen.page.get_by_role("slider", name=screen.say("moment"))
    last = len(match.entries)
    expect(screen.page.get_by_text(f"0 / {last}", exact=True)).to_be_visible()
    slider.focus()
    screen.page.keyboard.press("End")
    expect(screen.page.get_by_text(f"{last} / {last}", exact=True)).to_be_visible()
    screen.page.keyboard.press("ArrowLeft")
    expect(screen.page.get_by_text(f"{last - 1} / {last}", exact=True)).to_be_visible()
    panels = screen.page.get_by_role("complementary").get_by_role("heading")
    expect(panels).to_have_count(len(match.names))
    eyes = screen.page.get_by_role("group", name=screen.say("whose-eyes"), exact=True)
    borrowed = eyes.get_by_role("button", name=match.names[1], exact=True)
    borrowed.click()
    expect(panels).to_have_count(1)
    screen.page.wait_for_url(f"**/replay/record/{record}/{last - 1}/1")
    screen.page.reload()
    expect(screen.page.get_by_text(f"{last - 1} / {last}", exact=True)).to_be_visible()
    expect(borrowed).to_have_attribute("aria-pressed", "true")
    expect(panels).to_have_count(1)


def test_the_language_changes_while_a_match_is_played(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen()
    screen.make(KEYS[0], 3)
    for language, called in (("de", "Deutsch"), ("en", "English"), ("fr", "Français")):
        screen.button("menu").click()
        screen.button("settings").click()
        screen.page.get_by_role("button", name=called, exact=True).click()
        screen.reads(language)
        expect(screen.dialog("settings")).to_be_visible()
        screen.button("close").click()
        expect(screen.dock).to_be_visible()
        assert screen.page.evaluate("document.documentElement.lang") == language
        expect(screen.group("choices").or_(screen.group("compose")).first).to_be_visible()


def test_the_first_page_is_light(open_screen: Callable[..., Screen]) -> None:
    """At most 120 kB of compressed JavaScript and CSS cross the line before the first page stands."""
    screen = open_screen("phone")
    screen.button("play-now").nth(len(KEYS) - 1).wait_for()
    screen.page.wait_for_load_state("networkidle")
    packed, unpacked = screen.page.evaluate(WEIGH)
    assert packed < unpacked / 2
    assert 20_000 < packed <= 120_000
