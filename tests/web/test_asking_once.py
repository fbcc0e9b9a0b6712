"""What cannot be taken back asks once; what can is done at the first press."""

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


def test_what_stands_asks_once(open_screen: Callable[..., Screen]) -> None:
    screen, rng, words = open_screen("phone"), Random("once"), Words("fr", KEY)
    screen.make(KEY, registry.meta(KEY).seats[0])
    seen = set[bool]()
    for _ in range(STEPS):
        scene = asked(screen)
        offers = [offer for offer in scene.get("offers") or () if set(offer) <= {"do", "may"}]
        fresh = [offer["do"] for offer in offers if (offer["do"] in scene.get("final", ())) not in seen]
        if not fresh:
            screen.act(rng)
            continue
        final = fresh[0] in scene.get("final", ())
        choice = screen.dock.get_by_role("button", name=words.move({"do": fresh[0]}))
        again = screen.dock.get_by_role("button", name=screen.say("again"))
        if again.count():  # pressed once already, on the way here
            screen.act(rng)
            continue
        place = choice.bounding_box()
        assert place is not None
        middle = (place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
        choice.click()
        if final:
            expect(again).to_have_text(f"{words.move({'do': fresh[0]})}{screen.say('again')}")
            assert asked(screen)["prompt"] == scene["prompt"], "it was sent at the first press"
            screen.page.mouse.click(*middle)  # on the same place
        expect(again).to_have_count(0)
        for _ in range(50):
            if asked(screen)["prompt"] > scene["prompt"]:
                break
        assert asked(screen)["prompt"] > scene["prompt"]
        seen.add(final)
        if len(seen) == 2:
            return
    raise AssertionError(f"not both kinds were asked: {seen}")
