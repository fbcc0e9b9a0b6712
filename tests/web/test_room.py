"""Room on a small screen: choosing leaves the board visible, and the log stays at its end."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from hautemer.core import registry
from hautemer.devtools.screenshots.stage import SAILOR, SIT_DOWN, UPLOAD, Staged, staged
from tests.cases import KEYS
from tests.web.person import Screen

# Pixels of the 740 of a phone that the board keeps, whatever is composed.
LEAST = 240
# The name of a button: a card of the hand is drawn, and its name is read out.
NAMES = "buttons => buttons.map((one) => one.ariaLabel ?? one.innerText)"
# With twenty seats, the seats themselves are the choices and take up the room.
SMALL = [key for key in KEYS if registry.meta(key).seats[1] <= 4]


def richest(match: Staged) -> int:
    """Return the moment at which the sailor's move has the most parts."""
    own = [number for number, entry in enumerate(match.entries) if entry.get("seat") == SAILOR]
    return max(own, key=lambda number: sum(isinstance(part, dict | list) for part in match.fields(number)))


def height(part: Locator) -> float:
    """Return the height of a part of the page in pixels."""
    box = part.bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.parametrize("key", SMALL)
def test_composing_a_move_leaves_room_for_the_board(key: str, open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone", pace="brisk")
    screen.home.wait_for()
    match = staged(key, bot="random")
    record = screen.page.evaluate(UPLOAD, match.text)
    table = screen.page.evaluate(SIT_DOWN, [record, match.table_at(richest(match), "Soizic")])
    screen.go("table", table)
    expect(screen.dock.locator(".question")).to_be_visible()
    choices = screen.group("choices")
    names = choices.evaluate_all(NAMES)
    assert len(set(names)) == len(names)
    place = screen.page.locator("main.board .place")
    assert height(place) > LEAST
    for number in range(len(names)):
        if choices.nth(number).get_attribute("aria-expanded") is None:
            continue
        choices.nth(number).click()
        parts = screen.group("compose")
        for part in range(parts.count()):
            if part < parts.count():
                parts.nth(part).click(force=True)
        assert height(place) > LEAST


def at_its_end(log: Locator) -> bool:
    """True if the last line of a list is visible, and the list is longer than its window."""
    end: bool = log.evaluate(
        "one => one.clientHeight > 0 && one.scrollHeight > one.clientHeight + 200"
        " && one.scrollHeight - one.scrollTop - one.clientHeight < 4"
    )
    return end


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_log_opens_and_stays_at_its_end(size: str, open_screen: Callable[..., Screen]) -> None:
    """In a drawer it opens at its end; next to the board it stays there."""
    screen = open_screen(size)
    key = KEYS[0]
    screen.make(key, 4)
    rng = Random("log")
    log = screen.page.get_by_role("region", name=screen.say("log"), exact=True)
    lines = screen.page.locator(".log li")
    while lines.count() < 20:  # more lines than fit, and the match is not over
        if not screen.act(rng):
            screen.page.wait_for_timeout(30)
    if size == "phone":
        screen.page.get_by_role("button", name=screen.say("log"), exact=True).click()
    expect(log).to_be_visible()
    screen.page.wait_for_function(
        "one => one.scrollHeight - one.scrollTop - one.clientHeight < 4", arg=log.element_handle()
    )
    assert at_its_end(log)
