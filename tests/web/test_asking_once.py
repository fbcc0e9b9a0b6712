"""Confirmation: every costly move asks once, on the panel and on the board, unless the player disables it."""

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

# A game in which the same move is a piece of the board and a button of the panel.
(KEY,) = (key for key in KEYS if "knock" in {name_of(kind) for kind in registry.find(key).moves})


def asked(screen: Screen) -> dict[str, Any]:
    """Return the last scene of this seat."""
    screen.page.wait_for_timeout(60)
    scenes = [json.loads(frame) for frame in screen.device.heard]
    return next(scene for scene in reversed(scenes) if scene["is"] == "scene")


def until_choice(screen: Screen) -> int:
    """Wait until there is a choice between doors; return the number of the prompt."""
    for _ in range(600):
        scene = asked(screen)
        if any(offer["do"] == "visit" and not offer.get("forced") for offer in scene.get("offers") or ()):
            return int(scene["prompt"])
    raise AssertionError("nobody was asked for a visit")


def is_answered(screen: Screen, prompt: int) -> bool:
    """True if a prompt is answered within three seconds."""
    return any(asked(screen)["prompt"] > prompt for _ in range(50))


def test_a_move_asks_once(open_screen: Callable[..., Screen]) -> None:
    """A second press on the same door, or on the confirmation, sends the move."""
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


def test_a_setting_lets_the_first_tap_count(open_screen: Callable[..., Screen]) -> None:
    """The setting also holds for pieces of the board."""
    screen = open_screen("phone")
    screen.make(KEY, 2)
    screen.set("at-once")
    prompt = until_choice(screen)
    screen.page.locator(".door.lit").first.click()
    assert is_answered(screen, prompt)


def confirming(screen: Screen) -> Locator:
    """Return the confirmation of a move."""
    return screen.dock.get_by_role("group", name=screen.say("confirm"), exact=True)


def test_no_texts_of_another_kind_of_confirmation_are_left() -> None:
    assert not Words("en").has("web-again")
