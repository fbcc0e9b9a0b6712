"""Staged moments: the board shows the old scene meanwhile, and nobody has to wait for them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from hautemer import registry
from hautemer.core.moments import lengths
from hautemer.devtools.screenshots.stage import staged
from tests.cases import KEYS
from tests.web.person import Screen

# A sailing ship is public, occurs in every match and changes the board.
KEY = next(key for key in reversed(KEYS) if "sailed" in lengths(registry.meta(key).moments))
SEATS = max(4, registry.meta(KEY).seats[0])

# Records every moment: its stage, its duration, and the board before, during and after it.
WATCH = """() => {
    const stripped = () => {
        const board = document.querySelector('main.board .place')?.cloneNode(true)
        board?.querySelectorAll('*').forEach((one) => {
            const drawn = one.getAttributeNames().filter((name) => !name.startsWith('data-'))
            drawn.forEach((name) => one.removeAttribute(name))
        })
        return board?.innerHTML ?? ''
    }
    window.moments = []
    window.moved = 0
    let [open, last, shown, played] = [null, stripped(), null, false]
    const shut = () => {
        open.after = stripped()
        open.stood = performance.now() - open.since
        open = null
    }
    new MutationObserver(() => {
        const stage = document.querySelector('.stage')
        const running = stage?.getAnimations({ subtree: true }) ?? []
        moved += running.filter((one) => one.effect.getTiming().duration > 0).length
        const name = stage?.dataset.stage ?? null
        const drawn = stage?.firstElementChild ?? null
        if (open && shown !== drawn) shut()
        shown = drawn
        if (name !== null && !open) {
            open = { stage: name, since: performance.now(), before: last, during: stripped(), first: !played }
            moments.push(open)
        }
        played = name !== null
        if (!played) last = stripped()
    }).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true })
}"""

# Records drawings that are added to the page a second time.
WATCH_DRAWINGS = """() => {
    window.twice = []
    const look = () => {
        const named = (one) => [...one.querySelectorAll('symbol')].map(({ id }) => id).join()
        const drawings = [...document.querySelectorAll('.sprite')].map(named).filter(Boolean)
        twice.push(...drawings.filter((one, place) => drawings.indexOf(one) !== place))
    }
    look()
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}"""


def begin(screen: Screen) -> None:
    """Start a match and record its staged moments."""
    screen.make(KEY, SEATS)
    screen.group("choices").or_(screen.pieces).first.wait_for()
    screen.page.evaluate(WATCH)


def play_until(screen: Screen, wanted: Callable[[], bool], seed: str = "staged") -> None:
    """Play until a condition is true."""
    rng = Random(seed)
    for _ in range(600):
        if wanted():
            return
        if not screen.act(rng):
            screen.page.wait_for_timeout(25)
    raise AssertionError("it never came")


def seen(screen: Screen) -> list[dict[str, Any]]:
    """Return the finished moments."""
    moments: list[dict[str, Any]] = screen.page.evaluate("moments.filter(({ stood }) => stood !== undefined)")
    return moments


def test_a_moment_holds_the_old_board_and_passes(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("desktop", moving=True, pace="brisk")
    begin(screen)
    stage = screen.page.locator(".stage")
    play_until(screen, lambda: stage.count() > 0)
    expect(stage).to_have_attribute("aria-hidden", "true")
    # Without a press it passes.
    expect(stage).to_have_count(0, timeout=15_000)
    found = seen(screen)
    assert all(moment["during"] == moment["before"] for moment in found if moment["first"])
    assert found[0]["during"] != found[-1]["after"]
    assert screen.page.evaluate("moved") > 0


def test_a_tap_skips_a_moment(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("desktop", moving=True, pace="calm")
    begin(screen)
    stage = screen.page.locator(".stage")
    play_until(screen, lambda: stage.count() > 0)
    for _ in range(40):
        if not stage.count():
            break
        screen.page.locator("main.board").click(position={"x": 3, "y": 3})
        screen.page.wait_for_timeout(20)
    assert stage.count() == 0
    calm = registry.meta(KEY).moments
    first = seen(screen)[0]
    assert first["stood"] < max(calm[first["stage"]].values()) + 1000


def test_a_question_can_be_answered_during_a_staged_moment(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("desktop", moving=True, pace="calm")
    begin(screen)
    stage = screen.page.locator(".stage")
    asked = screen.page.locator(".match.mine:has(.stage)")
    play_until(screen, lambda: asked.count() > 0)
    # Presses reach the board, and the choices can be pressed at once.
    assert stage.evaluate("one => getComputedStyle(one).pointerEvents") == "none"
    screen.group("choices").or_(screen.pieces).first.click(timeout=2500)
    # The first press of an answer shows the newest scene.
    expect(stage).to_have_count(0, timeout=1000)


def test_without_motion_a_moment_stands_for_a_constant_time(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone", pace="calm")
    begin(screen)
    stage = screen.page.locator(".stage")
    play_until(screen, lambda: stage.count() > 0)
    number = screen.page.evaluate("moments.length - 1")  # earlier ones may have been cut short by an answer
    assert stage.evaluate_all("found => found.map((one) => one.style.getPropertyValue('--length'))") in (
        ["600ms"],
        [],  # it is already over
    )
    expect(stage).to_have_count(0, timeout=15_000)
    # A busy machine shows it late, and removes it late.
    assert 200 <= seen(screen)[number]["stood"] <= 2000
    assert screen.page.evaluate("moved") == 0


@pytest.mark.parametrize("moving", [True, False])
def test_at_the_instant_pace_nothing_is_played_out(moving: bool, open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone", moving=moving, pace="instant")
    begin(screen)
    staged = [f'"fact":"{fact}' for fact in lengths(registry.meta(KEY).moments)]
    play_until(screen, lambda: any(fact in frame for frame in screen.device.heard for fact in staged))
    screen.page.wait_for_timeout(200)
    assert screen.page.evaluate("moments") == []


@pytest.mark.parametrize("key", KEYS)
def test_no_drawings_are_on_the_page_twice(key: str, open_screen: Callable[..., Screen]) -> None:
    """With a second copy the browser lays out all drawings of the board while a moment is played out."""
    screen = open_screen("desktop", moving=True, pace="brisk")
    screen.continue_from(staged(key), 0.85)
    screen.page.evaluate(WATCH_DRAWINGS)
    stage = screen.page.locator(".stage")
    play_until(screen, lambda: stage.count() > 0)
    expect(stage).to_have_count(0, timeout=15_000)
    assert screen.page.evaluate("twice") == []
