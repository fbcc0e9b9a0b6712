"""Room on a small screen: what is chosen leaves the board in sight, and the log is read at its end."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from hautemer.core import registry
from hautemer.devtools.screenshots.stage import SAILOR, SIT_DOWN, UPLOAD, Staged, staged
from tests.cases import KEYS
from tests.web.person import Screen

# Of the 740 pixels of a phone so many are the board's, whatever is put together.
LEAST = 240
# What a button is called: a card of the hand is drawn, and its name is read out.
NAMES = "buttons => buttons.map((one) => one.ariaLabel ?? one.innerText)"
# Where twenty sit at a table they themselves are what is chosen from, and take their room.
SMALL = [key for key in KEYS if registry.meta(key).seats[1] <= 4]


def richest(match: Staged) -> int:
    """The moment at which the sailor's move has most parts that are put together."""
    own = [number for number, entry in enumerate(match.entries) if entry.get("seat") == SAILOR]
    return max(own, key=lambda number: sum(isinstance(part, dict | list) for part in match.fields(number)))


def height(part: Locator) -> float:
    """Return how high a part of the page is, in pixels."""
    box = part.bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.parametrize("key", SMALL)
def test_what_is_put_together_leaves_room_for_the_board(key: str, open_screen: Callable[..., Screen]) -> None:
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
    """Whether the last line of a list is seen, and there is more than is seen."""
    end: bool = log.evaluate(
        "one => one.clientHeight > 0 && one.scrollHeight > one.clientHeight + 200"
        " && one.scrollHeight - one.scrollTop - one.clientHeight < 4"
    )
    return end


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_log_is_read_at_its_end(size: str, open_screen: Callable[..., Screen]) -> None:
    """Where it is in a drawer it opens there; where it stands beside the board it stays there."""
    screen = open_screen(size)
    key = KEYS[0]
    screen.make(key, 4)
    rng = Random("log")
    log = screen.page.get_by_role("region", name=screen.say("log"), exact=True)
    lines = screen.page.locator(".log li")
    while lines.count() < 20:  # more than fit, and the match is not over
        if not screen.act(rng):
            screen.page.wait_for_timeout(30)
    if size == "phone":
        screen.page.get_by_role("button", name=screen.say("log"), exact=True).click()
    expect(log).to_be_visible()
    screen.page.wait_for_function(
        "one => one.scrollHeight - one.scrollTop - one.clientHeight < 4", arg=log.element_handle()
    )
    assert at_its_end(log)
