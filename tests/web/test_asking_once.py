"""Every move that costs something asks once, on the panel and on the board, unless its player objects."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from hautemer import registry
from hautemer.core.codec import name_of
from hautemer.words import Words
from tests.cases import KEYS
from tests.web.person import Screen

# The game in which doors are knocked at: a piece of the board, and a button of the panel.
(KEY,) = (key for key in KEYS if "knock" in {name_of(kind) for kind in registry.find(key).moves})


def asked(screen: Screen) -> dict[str, Any]:
    """What this seat was sent last."""
    screen.page.wait_for_timeout(60)
    scenes = [json.loads(frame) for frame in screen.device.heard]
    return next(scene for scene in reversed(scenes) if scene["is"] == "scene")


def until_choice(screen: Screen) -> int:
    """Waits until there is a door to choose; returns the number of the question."""
    for _ in range(600):
        scene = asked(screen)
        if any(offer["do"] == "visit" and not offer.get("forced") for offer in scene.get("offers") or ()):
            return int(scene["prompt"])
    raise AssertionError("nobody was asked for a visit")


def is_answered(screen: Screen, prompt: int) -> bool:
    """Whether a question was answered within three seconds."""
    return any(asked(screen)["prompt"] > prompt for _ in range(50))


def test_a_move_asks_once(open_screen: Callable[..., Screen]) -> None:
    """A second press on the same door, or on the plate that confirms, sends the move."""
    for confirms in ("door", "confirm"):
        screen = open_screen("phone")
        screen.make(KEY, 2)
        prompt = until_choice(screen)
        door = screen.page.locator(".door.lit").first
        door.click()
        expect(confirming(screen)).to_be_visible()
        assert asked(screen)["prompt"] == prompt, "it was sent at the first press"
        (confirming(screen).get_by_role("button").first if confirms == "confirm" else door).click()
        assert is_answered(screen, prompt), confirms


def test_the_first_tap_counts_for_who_wants_it(open_screen: Callable[..., Screen]) -> None:
    """The setting holds for pieces of the board, too."""
    screen = open_screen("phone")
    screen.make(KEY, 2)
    screen.set("at-once")
    prompt = until_choice(screen)
    screen.page.locator(".door.lit").first.click()
    assert is_answered(screen, prompt)


def confirming(screen: Screen) -> Locator:
    """Where a move is confirmed."""
    return screen.dock.get_by_role("group", name=screen.say("confirm"), exact=True)


def test_no_words_are_left_of_another_way_of_confirming() -> None:
    assert not Words("en").has("web-again")
