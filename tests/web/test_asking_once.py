"""Every move asks once, unless its player wants to move at the first press."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import expect

from hautemer import registry
from hautemer.words import Words
from tests.cases import KEYS
from tests.web.person import Screen


def bare(key: str) -> int:
    """How many kinds of move of a game have no fields."""
    return sum(not kind.__struct_fields__ for kind in registry.find(key).moves)


KEY = max(KEYS, key=bare)
STEPS = 400


def asked(screen: Screen) -> dict[str, Any]:
    """What this seat was sent last."""
    screen.page.wait_for_timeout(60)
    scenes = [json.loads(frame) for frame in screen.device.heard]
    return next(scene for scene in reversed(scenes) if scene["is"] == "scene")


def test_a_move_asks_once(open_screen: Callable[..., Screen]) -> None:
    """A second press on the same place confirms; in the settings the first one can be made to count."""
    screen, rng, words = open_screen("phone"), Random("once"), Words("fr", KEY)
    screen.make(KEY, registry.meta(KEY).seats[0])
    again = screen.dock.get_by_role("button", name=screen.say("again"))
    for asks in (True, False):
        if not asks:
            screen.set("at-once")
        scene, do = until_bare(screen, rng, words)
        choice = screen.dock.get_by_role("button", name=words.move({"do": do}))
        place = choice.bounding_box()
        assert place is not None
        choice.click()
        if asks:
            expect(again).to_have_text(f"{words.move({'do': do})} {screen.say('again')}")
            assert asked(screen)["prompt"] == scene["prompt"], "it was sent at the first press"
            screen.page.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
        for _ in range(50):
            if asked(screen)["prompt"] > scene["prompt"]:
                break
        assert asked(screen)["prompt"] > scene["prompt"]
        expect(again).to_have_count(0)


def until_bare(screen: Screen, rng: Random, words: Words) -> tuple[dict[str, Any], str]:
    """Plays until a move without fields can be pressed and is not yet; answers the scene and the move.

    A scene may be older than the screen: what was pressed last is on its way.
    """
    for _ in range(STEPS):
        scene = asked(screen)
        moves = [offer["do"] for offer in scene.get("offers") or () if set(offer) <= {"do", "may"}]
        if moves and not screen.dock.get_by_role("button", name=screen.say("again")).count():
            choice = screen.dock.get_by_role("button", name=words.move({"do": moves[0]}))
            if choice.count() and choice.is_enabled() and asked(screen)["prompt"] == scene["prompt"]:
                return scene, moves[0]
            continue
        screen.act(rng)
    raise AssertionError("no move without fields was offered")
