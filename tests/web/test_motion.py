"""Motion: pieces travel briefly when they change hands, and only for people who want it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from hautemer import registry
from hautemer.core.game import Game
from tests.cases import KEYS
from tests.web.person import QUICK, Screen

# A ship sails for 520 ms from place to place; the longest motion outside a staged moment is 600 ms.
LONGEST = 600
# Records travelling pieces, the length of every motion, and if a travelling piece could be clicked.
WATCH = """() => {
    window.flown = []
    window.longest = 0
    window.inTheWay = 0
    new MutationObserver((changes) => {
        for (const one of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
            if (!one.classList?.contains('flying')) continue
            flown.push(one.textContent)
            if (getComputedStyle(one).pointerEvents !== 'none') inTheWay++
        }
        for (const motion of document.getAnimations()) {
            const { iterations, endTime } = motion.effect.getComputedTiming()
            if (iterations !== Infinity) longest = Math.max(longest, endTime)
        }
    }).observe(document.body, { childList: true, subtree: true })
}"""
MOVES = 25
# The factor of further choices if nothing has changed hands yet.
PATIENCE = 4


def play_watched(screen: Screen, key: str, patience: int = 1) -> tuple[int, float, int]:
    """Play a little; return the travelling pieces, the longest motion, and the number of obstructions."""
    screen.make(key, registry.meta(key).seats[0])
    screen.page.evaluate(WATCH)
    rng = Random(key)
    acted = 0
    flown, longest, hit = 0, 0.0, 0
    while not screen.over() and acted < MOVES * (1 if flown else patience):
        acted += screen.act(rng)
        screen.page.wait_for_timeout(20)
        flown, longest, hit = screen.page.evaluate("[flown.length, longest, inTheWay]")
    return flown, longest, hit


@pytest.mark.parametrize("key", KEYS)
def test_pieces_travel_briefly_and_block_no_press(key: str, open_screen: Callable[..., Screen]) -> None:
    flown, longest, hit = play_watched(open_screen("phone", moving=True), key, PATIENCE)
    assert flown > 0
    assert 0 < longest <= LONGEST
    assert hit == 0


def test_reduced_motion_stops_all_motion(open_screen: Callable[..., Screen]) -> None:
    flown, longest, _ = play_watched(open_screen("phone"), KEYS[0])
    assert (flown, longest) == (0, 0)


def test_a_window_closes_without_motion_if_motion_is_reduced(open_screen: Callable[..., Screen]) -> None:
    key = next(key for key in KEYS if type(registry.find(key)).window is not Game.window)
    screen = open_screen("phone")
    screen.make(key, registry.meta(key).seats[0], pace={**QUICK, "window": 60_000})
    rng = Random(key)
    ring = screen.page.get_by_role("timer", name=screen.say("window")).locator("circle").last
    while not ring.count():
        if not screen.act(rng):
            screen.page.wait_for_timeout(20)
    assert ring.evaluate("ring => getComputedStyle(ring).transitionDuration") == "0s"
