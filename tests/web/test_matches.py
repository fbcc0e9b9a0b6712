"""Whole matches on the screen: a person who never read the rules, against bots."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from hautemer import registry
from hautemer.devtools.screenshots.stage import staged
from hautemer.words import Words
from tests.cases import KEYS
from tests.web.person import Screen
from tests.web.serving import Serving

# The share of a match after which it is continued.
CONTINUED_AT = 0.75
# The last line of the dock and of the log at one moment.
LAST_LINES = (
    """() => ['.latest', '.log li:last-child'].map((one) => document.querySelector(one)?.textContent)"""
)


def shortest(key: str) -> dict[str, Any]:
    """Return options for the shortest match that the game allows."""
    options = registry.meta(key).options
    return {name: option.between[0] for name, option in options.items() if option.between is not None}


@pytest.mark.parametrize("key", KEYS)
def test_a_match_is_played_to_its_end_on_a_phone(key: str, open_screen: Callable[..., Screen]) -> None:
    """The match is continued from a record. Another test plays whole matches on a desktop."""
    screen = open_screen("phone")
    screen.continue_from(staged(key, registry.meta(key).seats[0], **shortest(key)), CONTINUED_AT)
    screen.play(Random(key))
    assert not screen.page.evaluate("document.documentElement.scrollWidth > innerWidth")


def test_a_match_is_played_from_another_machine_of_the_network(
    open_screen: Callable[..., Screen], serving: Serving
) -> None:
    """Plain http with a host name is not a secure context, and nothing that needs one is used."""
    screen, key = open_screen("phone", base=serving.far_address), KEYS[1]
    assert screen.page.evaluate("isSecureContext") is False
    screen.make(key, registry.meta(key).seats[0], options=shortest(key))
    screen.play(Random(f"far {key}"))


def test_one_click_leads_to_a_running_match_and_its_aim(open_screen: Callable[..., Screen]) -> None:
    """The first match of a game shows its aim, once, and on a phone the last event."""
    screen = open_screen("phone")
    aim = screen.page.get_by_role("region", name=screen.say("aim"), exact=True)
    for key in KEYS:
        screen.game(key).get_by_role("button", name=screen.say("play-now")).click()
        screen.dock.wait_for()
        expect(aim).to_contain_text(Words("fr", key).say("aim"))
        screen.button("understood").click()
        expect(aim).to_have_count(0)
        screen.link("home").click()
    expect(screen.page.get_by_role("heading", name=screen.say("my-matches"))).to_be_visible()
    screen.button("play-now").first.click()
    screen.dock.wait_for()
    expect(aim).to_have_count(0)
    rng = Random("latest")
    while not screen.dock.locator(".latest").count():
        if not screen.act(rng):
            screen.page.wait_for_timeout(30)
    told, last = screen.page.evaluate(LAST_LINES)
    assert told == last
