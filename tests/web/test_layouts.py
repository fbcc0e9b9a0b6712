"""Layouts: every screen size, the most seats, the longest names, German texts and text at twice its size."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace

import pytest
from playwright.sync_api import Locator, expect

from hautemer import registry
from hautemer.devtools.screenshots.stage import SIT_DOWN, UPLOAD, Staged, staged
from hautemer.server.tables.names import LONGEST
from tests.cases import KEYS
from tests.web.device import SIZES
from tests.web.person import Screen
from tests.web.test_sideways import FITTED, OVERLAPPING, SCROLLED

# From the smallest phone to a large monitor, upright and sideways.
SCREENS = ((360, 740), (390, 844), (844, 390), (820, 1180), (1180, 820), (1920, 1080), (2560, 1440))
# A desktop at 200 % zoom, and the root font at twice its size.
ZOOMED = (720, 450)
LARGE_TEXT = "percent => { document.documentElement.style.fontSize = `${percent}%` }"
# Things that can be pressed, but lie outside the window with nothing to scroll them into it.
OUTSIDE = """() => {
    const scrolls = (one) => {
        for (let box = one.parentElement; box; box = box.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(box)
            if (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth + 1) return true
            if (/auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight + 1) return true
        }
        return false
    }
    const found = [...document.querySelectorAll('button, a[href]')].filter((one) => {
        const { left, top, right, bottom, width } = one.getBoundingClientRect()
        const beyond = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
        return width > 2 && beyond && one.checkVisibility({ visibilityProperty: true }) && !scrolls(one)
    })
    return found.map((one) => `${one.ariaLabel ?? one.textContent}: ${one.outerHTML.slice(0, 80)}`)
}"""
# The number of times that a screen is examined until it fits.
PATIENCE = 40
LONG = "Bartholomäus-Maximilian Freiherr"


def widely_named(match: Staged) -> Staged:
    """Return the same match with the longest names that a table accepts."""
    names = tuple(f"{LONG[: LONGEST - 2]}{seat:02}" for seat in range(len(match.names)))
    document = {**json.loads(match.text), "seats": names}
    return replace(match, record=json.dumps(document).encode(), names=names)


def faults(screen: Screen, size: tuple[int, int], percent: int) -> list[str]:
    """Return what does not fit a screen of this size."""
    screen.page.set_viewport_size({"width": size[0], "height": size[1]})
    screen.page.evaluate(LARGE_TEXT, percent)
    found: list[str] = []
    for _ in range(PATIENCE):  # a busy machine fits the board late
        screen.page.evaluate(FITTED)
        found = screen.page.evaluate(OUTSIDE)
        if screen.page.evaluate(SCROLLED):
            found.append("the page scrolls")
        found += map(str, screen.page.locator("main.board").evaluate(OVERLAPPING))
        if not found:
            break
    return [f"{size} at {percent} %: {fault}" for fault in found]


@pytest.mark.parametrize("key", KEYS)
def test_a_match_fits_every_screen(key: str, open_screen: Callable[..., Screen]) -> None:
    screen = open_screen(language="de-DE", pace="brisk")
    screen.reads("de")
    match = widely_named(staged(key, registry.meta(key).seats[1]))
    screen.home.wait_for()
    record: str = screen.page.evaluate(UPLOAD, match.text)
    wanted = match.table_at(match.asked(0.5), match.names[match.seat])
    screen.go("table", screen.page.evaluate(SIT_DOWN, [record, wanted]))
    screen.dock.wait_for()
    found = []
    for size in (*SCREENS, ZOOMED):
        found += faults(screen, size, 100)
        expect(screen.dock.locator(".question")).to_be_in_viewport()
    for size in (SIZES["phone"], SIZES["desktop"]):
        found += faults(screen, size, 200)
    assert not found, "\n".join(found)


def measures(part: Locator) -> list[float]:
    """Return the place and the size of a part of the page in pixels."""
    box = part.bounding_box()
    assert box is not None
    return [box["x"], box["y"], box["width"], box["height"]]


@pytest.mark.parametrize("key", KEYS)
def test_the_aim_of_a_game_moves_nothing(key: str, open_screen: Callable[..., Screen]) -> None:
    """The explanation lies over the board: closing it leaves everything in its place."""
    screen = open_screen("phone", language="de-DE", pace="brisk")
    screen.reads("de")
    match = staged(key)
    screen.home.wait_for()
    record: str = screen.page.evaluate(UPLOAD, match.text)
    screen.go("table", screen.page.evaluate(SIT_DOWN, [record, match.table_at(match.asked(0), "Soizic")]))
    understood = screen.button("understood")
    expect(understood).to_be_in_viewport(ratio=1)
    parts = [screen.page.locator("main.board .place"), screen.dock.locator(".pieces")]
    before = [measures(part) for part in parts]
    screen.page.evaluate(LARGE_TEXT, 200)
    expect(understood).to_be_in_viewport(ratio=1)
    screen.page.evaluate(LARGE_TEXT, 100)
    understood.click()
    expect(understood).to_have_count(0)
    for part, was in zip(parts, before, strict=True):
        assert measures(part) == pytest.approx(was, abs=1)
