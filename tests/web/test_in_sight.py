"""Information that is always visible, on a phone too: the seat to move, the clock, and the scores."""

from __future__ import annotations

import re
from collections.abc import Callable, Set
from random import Random

import pytest
from playwright.sync_api import expect

from hautemer.core import record, registry
from hautemer.devtools.screenshots.stage import SAILOR, SIT_DOWN, UPLOAD, Staged, staged
from hautemer.words import Words
from tests.cases import KEYS
from tests.web.device import SIZES
from tests.web.person import QUICK, Screen
from tests.web.screens import on_screen
from tests.web.test_together import seat_two

# Buttons that are narrower than their texts.
OVER_THE_EDGE = """() => [...document.querySelectorAll('.dock .button')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ innerText }) => innerText)"""

# The seats with a visible score, once all seats have one or there is one score for all: seats are drawn one
# after the other.
SCORED = """seats => {
    const shown = [...document.querySelectorAll('[data-score]')].filter((one) => one.checkVisibility())
    const whose = new Set(shown.map(({ dataset }) => dataset.score))
    return (whose.size === seats || (whose.size === 1 && whose.has(''))) && [...whose]
}"""


def test_a_phone_shows_whose_time_runs(open_screen: Callable[..., Screen]) -> None:
    one, other = seat_two(open_screen, KEYS[0], pace={**QUICK, "move": 180_000})
    rng = Random("clock")
    waits = other.page.get_by_role("timer", name="Soizic")
    for _ in range(60):
        if waits.count():
            break
        if not other.act(rng):
            one.act(rng)
        other.page.wait_for_timeout(20)
    expect(waits).to_be_in_viewport()
    expect(waits).to_have_text(re.compile(r"[12]:\d\d"))
    expect(waits.locator(".flag")).to_be_visible()


@pytest.mark.parametrize("key", KEYS)
def test_scores_are_in_sight_and_the_middle_of_the_table_is_read_from_a_chair(
    key: str, open_screen: Callable[..., Screen]
) -> None:
    screen = open_screen("phone", language="de-DE", pace="brisk")  # its texts are the longest
    screen.reads("de")
    screen.home.wait_for()
    match = staged(key)
    record = screen.page.evaluate(UPLOAD, match.text)
    table = screen.page.evaluate(SIT_DOWN, [record, match.table_at(match.asked(0.9), "Soizic")])
    screen.go("table", table)
    whose: list[str] = screen.page.wait_for_function(SCORED, arg=len(match.names)).json_value()
    for seat in whose:
        expect(screen.page.locator(f"[data-score='{seat}']:visible").first).to_be_in_viewport(ratio=0.9)
    assert screen.page.evaluate(OVER_THE_EDGE) == []

    width, height = SIZES["tablet"]
    screen.page.set_viewport_size({"width": width, "height": height})
    screen.go("watch", table)
    screen.page.get_by_text(screen.say("around")).wait_for()
    question = screen.page.locator(".question")
    assert question.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") > 28
    assert not screen.page.evaluate("document.documentElement.scrollWidth > innerWidth")


# By game: the answers without a piece.
NOTHING: dict[str, dict[str, str]] = on_screen("NOTHING")


def questions(match: Staged) -> dict[str, int]:
    """Return the first moment of each kind of question to the sailor, by the first offered move."""
    played = record.replay(record.read(match.record), registry.find(match.key))
    found: dict[str, int] = {}
    for moment, (entry, state) in enumerate(zip(played.played, played.states(), strict=False)):
        offers = played.game.offers(state, SAILOR) if entry.seat == SAILOR else ()
        if offers and not any(offer.forced for offer in offers):
            found.setdefault(min((offer.do for offer in offers), key=lambda do: do == "decline"), moment)
    return found


def every_question(key: str, wanted: Set[str]) -> dict[str, tuple[Staged, int]]:
    """Return a match and a moment for each kind of question in as many matches as ask all wanted ones."""
    found: dict[str, tuple[Staged, int]] = {}
    for seed in range(1, 21):
        match = staged(key, seed=str(seed))
        found = {do: (match, moment) for do, moment in questions(match).items()} | found
        if found.keys() >= wanted:
            return found
    raise AssertionError(f"20 matches never ask {wanted - found.keys()}")


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("key", NOTHING)
def test_every_question_shows_the_hand_and_answers_without_a_piece(
    key: str, size: str, open_screen: Callable[..., Screen]
) -> None:
    """At every width the tray shows the cards, and a button for doing nothing."""
    screen = open_screen(size, pace="brisk")
    screen.home.wait_for()
    words, nothing = Words("fr", key), NOTHING[key]
    for do, (match, moment) in every_question(key, nothing.keys()).items():
        uploaded = screen.page.evaluate(UPLOAD, match.text)
        table = screen.page.evaluate(SIT_DOWN, [uploaded, match.table_at(moment, "Soizic")])
        screen.go("table", table)
        expect(screen.dock.locator(".question")).to_be_visible()
        hand = screen.dock.get_by_role("region", name=screen.say("secrets"), exact=True)
        expect(hand).to_be_in_viewport(ratio=0.9)
        # If there is little room, the hand gets a short form.
        expect(hand.locator("[data-spot^='hand:'], .brief .one").first).to_be_in_viewport(ratio=0.9)
        if do in nothing:
            expect(screen.called(words.say(nothing[do]))).to_be_in_viewport(ratio=0.9)
        screen.go()
        screen.home.wait_for()
