"""Settings: they can be changed during a match, and they are stored."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from hautemer import registry
from hautemer.devtools.screenshots.stage import SIT_DOWN, UPLOAD, staged
from hautemer.words import Words
from tests.cases import KEYS
from tests.web.person import Screen

# Counts the tones that a real AudioContext plays.
COUNT = """() => {
    window.tones = []
    const make = AudioContext.prototype.createOscillator
    AudioContext.prototype.createOscillator = function () {
        tones.push(this.state)
        return make.call(this)
    }
}"""
THEME = "document.documentElement.dataset.theme"
# Games with a table of past events.
TABLED = [key for key in KEYS if Words("fr", key).has("web-page-history")]


def test_colours_and_sound_are_switched(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone")
    page = screen.page
    screen.make(KEYS[0], registry.meta(KEYS[0]).seats[0])
    paper = "getComputedStyle(document.documentElement).backgroundColor"
    by_day = page.evaluate(paper)
    assert page.evaluate(THEME) == "light"
    screen.set("theme-dark", role="button")
    assert page.evaluate(THEME) == "dark"
    assert page.evaluate(paper) != by_day

    page.evaluate(COUNT)
    screen.set("sound")  # on: a tone at once
    heard = page.evaluate("tones.length")
    assert heard > 0
    screen.set("sound-chat", role="button")  # a kind that is switched off is silent at once
    assert page.evaluate("tones.length") == heard
    page.wait_for_function("new AudioContext().state === 'running'")
    page.reload()
    screen.dock.wait_for()
    assert page.evaluate(THEME) == "dark"
    page.evaluate(COUNT)
    screen.set("sound")  # off again, without a tone
    assert page.evaluate("tones.length") == 0
    screen.set("theme-light", role="button")
    assert page.evaluate(THEME) == "light"


@pytest.mark.parametrize("key", TABLED)
def test_the_history_is_sorted_by_click_and_by_keyboard(key: str, open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone", pace="brisk")
    page = screen.page
    screen.home.wait_for()
    match = staged(key)
    record = page.evaluate(UPLOAD, match.text)
    screen.go("table", page.evaluate(SIT_DOWN, [record, match.table_at(match.asked(0.6), "Soizic")]))
    screen.called(Words("fr", key).say("web-page-history")).click()
    heads = page.get_by_role("columnheader")
    rounds = page.locator("tbody td:first-child:visible")
    expect(rounds.nth(3)).to_be_visible()

    def column() -> list[int]:
        return [int(text) for text in rounds.all_inner_texts()]

    first, sortable = heads.first, heads.get_by_role("button")
    expect(first).to_have_attribute("aria-sort", "descending")
    newest = column()
    assert newest == sorted(newest, reverse=True)
    first.get_by_role("button").click()
    expect(first).to_have_attribute("aria-sort", "ascending")
    assert column() == sorted(column())
    assert column()[0] == 1
    sortable.first.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    second = heads.nth(1)
    expect(second).to_have_attribute("aria-sort", "ascending")
    expect(first).not_to_have_attribute("aria-sort", "ascending")
    names = page.locator("tbody td:nth-child(2)").get_by_role("img")
    proposers = [names.nth(number).get_attribute("aria-label") for number in range(names.count())]
    chairs = json.loads(screen.device.heard[-1])["table"]["chairs"]
    places = [[chair["name"] for chair in chairs].index(name) for name in proposers]
    assert places == sorted(places)
    assert len(set(places)) > 1
