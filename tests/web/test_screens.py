"""Accessibility of the screens: axe finds nothing, light and dark, in any language."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Literal

import pytest
from playwright.sync_api import expect

from hautemer import registry
from hautemer.devtools.screenshots.stage import SIT_DOWN, UPLOAD, staged
from hautemer.words import Words
from tests.cases import KEYS
from tests.house.places import ROOT
from tests.web.person import QUICK, Screen

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (rules) => {
    const only = rules.length ? { runOnly: { type: 'rule', values: rules } } : {}
    const found = await axe.run(document, { resultTypes: ['violations'], ...only })
    const why = ({ any, all, none }) => [...any, ...all, ...none].map(({ message }) => message).join(' | ')
    const told = ({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${why(node)}`)
    return found.violations.flatMap(told)
}"""
# The transferred bytes of scripts, styles, fonts and pictures, compressed and decompressed.
WEIGH = """() => {
    const found = performance.getEntriesByType('resource')
    const all = found.filter(({ name }) => /[.](js|css|woff2|svg|png)$/.test(name))
    return ['encodedBodySize', 'decodedBodySize'].map((size) => all.reduce((sum, one) => sum + one[size], 0))
}"""
# Targets too small for a finger: below 44 pixels, except words in a sentence and large labels.
SMALL = """() => [...document.querySelectorAll('button, a, summary, select, input')].flatMap((one) => {
    const place = one.type === 'checkbox' ? one.closest('label') : one
    const { width, height } = place.getBoundingClientRect()
    const style = getComputedStyle(one)
    const shown = one.checkVisibility({ visibilityProperty: true }) && !one.closest('.hidden')
    const word = one.tagName === 'A' && style.display === 'inline'
    if (!shown || word || one.matches('.hidden') || (width >= 43.5 && height >= 43.5)) return []
    return [`${Math.round(width)} × ${Math.round(height)}: ${one.outerHTML.slice(0, 120)}`]
})"""
# The same match for every screen size.
played = cache(staged)

# A game whose board has pages, and in which people take notes.
PAGED = next(key for key in KEYS if Words("fr", key).has("web-page-notes"))

# All rules in light mode; in dark mode only those about colours.
COLOURS: dict[Literal["light", "dark"], tuple[str, ...]] = {
    "light": (),
    "dark": ("color-contrast", "link-in-text-block"),
}


def examine(screen: Screen, where: str) -> list[str]:
    """Return all findings of axe in light and dark mode, and the targets that are too small."""
    if not screen.page.evaluate("'axe' in window"):
        screen.page.add_script_tag(path=AXE)
    found = [f"{where}: {fault}" for fault in screen.page.evaluate(SMALL)]
    for colours, rules in COLOURS.items():
        screen.page.emulate_media(color_scheme=colours)
        screen.page.wait_for_function(f"document.documentElement.dataset.theme === '{colours}'")
        found += [f"{where}, {colours}: {fault}" for fault in screen.page.evaluate(RUN, list(rules))]
    return found


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_axe_finds_nothing_around_a_match(size: str, open_screen: Callable[..., Screen]) -> None:
    screen = open_screen(size, examined=True)
    screen.home.wait_for()
    screen.button("play-now").first.wait_for()
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
def test_axe_finds_nothing_outside_a_match(size: str, open_screen: Callable[..., Screen]) -> None:
    """Account, personal link, chat, log, pages of a board, public screen, hand-over screen, unknown table."""
    screen = open_screen(size, examined=True, pace="brisk")
    page = screen.page
    screen.button("account").click()
    screen.dialog("account").wait_for()
    faults = examine(screen, "account")
    screen.button("forget").click()
    screen.button("forget-now").wait_for()
    faults += examine(screen, "deletion of a guest")
    screen.button("close").click()
    screen.go("link", "nobody")
    screen.button("sit-here").wait_for()
    faults += examine(screen, "link")
    screen.go("table", "nowhere")
    page.get_by_role("alert").wait_for()
    faults += examine(screen, "no such table")
    screen.device.forgive("404")

    match = played(PAGED)
    record: str = page.evaluate(UPLOAD, match.text)
    table: str = page.evaluate(SIT_DOWN, [record, match.table_at(match.asked(0.6), "Soizic")])
    screen.go("table", table)
    for drawer in ("log", "talk-tab"):
        opens = screen.button(drawer).or_(page.get_by_role("tab", name=screen.say(drawer), exact=True))
        opens.click()
        if drawer == "talk-tab":
            page.get_by_text(screen.say("claims"), exact=True).click()
        faults += examine(screen, drawer)
    if size == "phone":
        opens.click()
    words = Words("fr", PAGED)
    for part in ("history", "notes"):
        screen.called(words.say(f"web-page-{part}")).click()
        faults += examine(screen, part)
    for place in ("table", "watch"):
        screen.go(place, table, "past", "7")
        expect(page.locator("output")).to_have_text(re.compile("^7 / "))
        assert page.get_by_role("complementary").get_by_role("heading").count() == (place == "table")
        faults += examine(screen, f"past, {place}")
    screen.link("past-leave").click()
    page.get_by_text(screen.say("around")).wait_for()
    faults += examine(screen, "middle")

    screen.go()
    screen.sit_down(KEYS[0], registry.meta(KEYS[0]).seats[0], QUICK)
    page.get_by_placeholder(screen.say("another-name")).fill("Yann")
    screen.button("another-here").click()
    page.get_by_text("Yann", exact=True).wait_for()
    if screen.button("fill-with-bots").count():
        screen.button("fill-with-bots").click()
    screen.button("start").click()
    page.locator("main.curtain").wait_for()
    faults += examine(screen, "curtain")
    assert not faults, "\n".join(faults)


def tables_of(key: str) -> list[tuple[str, int]]:
    """Return a game with a usual number of seats, and with the most."""
    least, most = registry.meta(key).seats
    return [(key, seats) for seats in sorted({min(most, max(least, 4)), most})]


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize(("key", "seats"), [table for key in KEYS for table in tables_of(key)])
def test_axe_finds_nothing_in_a_match(
    key: str, seats: int, size: str, open_screen: Callable[..., Screen]
) -> None:
    screen = open_screen(size, examined=True, pace="brisk")
    screen.home.wait_for()
    match = played(key, seats)
    record: str = screen.page.evaluate(UPLOAD, match.text)
    faults: list[str] = []
    # A table with the most seats, and a desktop, differ only in the places and sizes of the same elements.
    usual = (key, seats) == tables_of(key)[0] and size == "phone"
    moments = (match.asked(0.05), match.asked(0.6), len(match.entries)) if usual else (match.asked(0.6),)
    for moment in moments:
        table: str = screen.page.evaluate(SIT_DOWN, [record, match.table_at(moment, "Soizic")])
        screen.go("table", table)
        screen.dock.wait_for()
        if moment == len(match.entries):
            expect(screen.dialog("you-won").or_(screen.dialog("match-over"))).to_be_visible()
            faults += examine(screen, f"{key}, result")
            screen.button("close").click()
        faults += examine(screen, f"{key}, {moment}")
    if usual:
        screen.button("menu").click()
        faults += examine(screen, f"{key}, menu")
        screen.go("replay", "record", record, str(match.asked(0.1)))
        screen.page.get_by_role("slider").wait_for()
        faults += examine(screen, f"{key}, replay")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("key", KEYS)
def test_a_finished_match_is_replayed(key: str, open_screen: Callable[..., Screen]) -> None:
    """The slider shows every moment from every point of view; a link leads to both."""
    screen = open_screen()
    screen.home.wait_for()
    match = played(key)
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

    # Playback runs by itself, at either speed, until it is stopped.
    screen.page.clock.install()
    slider.focus()
    screen.page.keyboard.press("Home")
    counter = screen.page.get_by_text(re.compile(rf"^\d+ / {last}$"))

    def moment() -> int:
        return int(counter.inner_text().split()[0])

    def runs_to(least: int) -> None:
        screen.page.clock.run_for(1600)
        for _ in range(100):
            if moment() >= least:
                return
            screen.page.wait_for_timeout(50)
        raise AssertionError(f"it stands at {moment()} instead of {least}")

    screen.button("play").click()
    runs_to(1)
    screen.called(screen.words.say("pace-instant")).click()
    runs_to(moment() + 3)
    screen.button("play").click()
    screen.page.wait_for_timeout(500)  # earlier requests are shown
    stopped = moment()
    screen.page.clock.run_for(1600)
    screen.page.wait_for_timeout(200)
    assert moment() == stopped


def test_a_record_is_uploaded_and_a_broken_one_is_reported(open_screen: Callable[..., Screen]) -> None:
    """A file that is not a record gives an error in the person's language."""
    screen = open_screen("phone")
    screen.home.wait_for()
    screen.page.get_by_role("link", name=screen.say("replay"), exact=True).click()
    document = json.loads(played(KEYS[0]).text)
    good = json.dumps(document).encode()
    document["entries"][2]["digest"] = "0" * 32
    file = screen.page.get_by_label(screen.say("upload"))
    file.set_input_files(
        {"name": "spoilt.json", "mimeType": "application/json", "buffer": json.dumps(document).encode()}
    )
    expect(screen.page.get_by_role("alert")).to_have_text(
        "Entrée 2 : L’état après cette entrée n’est pas celui du relevé."
    )
    file.set_input_files({"name": "letter.txt", "mimeType": "text/plain", "buffer": b"Cap au nord !"})
    expect(screen.page.get_by_role("alert")).to_have_text(screen.words.say("error-not-json"))
    file.focus()
    screen.page.keyboard.press("Shift+Tab")
    screen.page.keyboard.press("Tab")
    expect(screen.page.locator("label.button")).to_have_css("outline-style", "solid")
    screen.device.forgive("400")
    file.set_input_files({"name": "good.json", "mimeType": "application/json", "buffer": good})
    expect(screen.page.get_by_role("slider", name=screen.say("moment"))).to_be_visible()


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
        open_parts = screen.group("choices").or_(screen.group("compose")).or_(screen.pieces)
        expect(open_parts.first).to_be_visible()


def weight(screen: Screen) -> tuple[int, int]:
    """Return the transferred bytes until now, compressed and decompressed."""
    screen.page.wait_for_load_state("networkidle")
    packed, unpacked = screen.page.evaluate(WEIGH)
    return packed, unpacked


def test_the_first_page_is_light(open_screen: Callable[..., Screen]) -> None:
    """The first page transfers at most 150 kB of scripts, styles, fonts and drawings."""
    screen = open_screen("phone")
    screen.button("play-now").first.wait_for()
    packed, unpacked = weight(screen)
    assert packed < unpacked * 0.6  # fonts and pictures are already compressed
    assert 20_000 < packed <= 150_000
