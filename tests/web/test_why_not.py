"""Unavailable controls: they look disabled, can be reached, and give a reason."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import Locator, TimeoutError, WebSocket, expect

from hautemer.core import record, registry
from hautemer.devtools.screenshots.stage import CALM, Staged, staged
from hautemer.words import Plain, Words
from tests.cases import KEYS
from tests.house.clauses import clauses
from tests.web.person import Screen

# Moves and their values. Incomplete compositions give their reason in place, undo in its title.
QUIET = "button[aria-disabled='true']:not(.builder *):not(header *)"
FOCUSED = "quiet => document.activeElement.matches(quiet)"
# The first disabled control comes after fewer tab stops than this.
TABS = 60
# The number of moments that are tried: which closed moves have a control of their own is up to the board.
MOMENTS = 24


def reason(screen: Screen) -> Locator:
    """Return the reason with its link to a clause."""
    link = screen.page.get_by_role("link", name=re.compile(rf"^{screen.say('why-rule', clause=Plain(''))}"))
    return screen.dock.get_by_role("status").filter(has=link)


def closed_moments(match: Staged) -> list[int]:
    """Return moments at which the sailor's closed moves have reasons, in random order."""
    played = record.replay(record.read(match.record), registry.find(match.key))
    game, found = played.game, []
    for number, state in enumerate(played.states()):
        # A screen sends a move that is publicly forced by itself, so the table would not stay as it is.
        forced = any(offer.forced for offer in game.offers(state, match.seat))
        if game.closed(state, match.seat) and not forced and game.result(state) is None:
            found.append(number)
    return Random(match.key).sample(found, min(MOMENTS, len(found)))


@pytest.mark.parametrize("key", KEYS)
def test_a_disabled_control_says_why_on_tap(key: str, open_screen: Callable[..., Screen]) -> None:
    # At the instant pace, bots would not wait.
    screen, match = open_screen("phone", met=KEYS, pace="brisk"), staged(key)
    quiet = screen.page.locator(QUIET)
    for moment in closed_moments(match):
        screen.continue_at(match, moment, CALM)
        with suppress(TimeoutError):
            quiet.first.wait_for(timeout=2000)
            break
    expect(quiet).not_to_have_count(0)
    quiet.first.click(force=True)  # an ordinary click would wait until it is enabled
    said = reason(screen)
    expect(said).to_be_visible()
    clause = said.get_by_role("link").inner_text().split()[-1]
    assert clause in clauses(key)
    sentence = said.inner_text().removesuffix(said.get_by_role("link").inner_text()).strip()
    assert len(sentence) > 15
    assert sentence.endswith(".")
    with screen.page.context.expect_page() as opened:
        said.get_by_role("link").click()
    place = f"clause-{clause.replace('.', '-')}"
    expect(opened.value.locator(f"#{place}").get_by_text(Words("fr", key).say(place))).to_be_in_viewport()


def test_a_disabled_control_says_why_on_focus_and_enter_plays_nothing(
    open_screen: Callable[..., Screen],
) -> None:
    screen = open_screen("desktop", pace="brisk")
    sockets: list[WebSocket] = []
    sent: list[str] = []

    def listen(socket: WebSocket) -> None:
        sockets.append(socket)
        socket.on("framesent", lambda frame: sent.append(json.loads(str(frame))["do"]))

    screen.page.on("websocket", listen)
    screen.make(KEYS[0], registry.meta(KEYS[0]).seats[0], pace={"kind": "live", "move": None, "bot": 60_000})
    screen.page.locator(QUIET).first.wait_for()
    for _ in range(TABS):
        screen.page.keyboard.press("Tab")
        if screen.page.evaluate(FOCUSED, QUIET):
            break
    expect(reason(screen)).to_be_visible()
    sent.clear()
    screen.page.keyboard.press("Enter")
    expect(reason(screen)).to_be_visible()
    expect(screen.page.get_by_role("group", name=screen.say("confirm"), exact=True)).to_have_count(0)
    # A frame that Enter had sent would be known before the browser answers this.
    screen.page.evaluate("() => new Promise(requestAnimationFrame)")
    assert sockets
    assert "move" not in sent
