"""“Wait” on the screen: for every person while time runs, once per round."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from hautemer import registry
from tests.cases import KEYS
from tests.web.person import QUICK, Screen


def chair(screen: Screen) -> dict[str, Any]:
    """Return the person's own chair from the last scene."""
    scenes = [json.loads(frame) for frame in screen.device.heard]
    last = [scene for scene in scenes if scene["is"] == "scene"][-1]
    found: dict[str, Any] = last["table"]["chairs"][last["seat"]]
    return found


def test_a_press_gives_everybody_more_time(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone")
    key = KEYS[-1]  # it begins with a choice
    screen.make(key, registry.meta(key).seats[0], pace={**QUICK, "move": 180_000})
    screen.page.locator(".match.mine").wait_for()
    wait = screen.button("wait")
    expect(wait).to_be_visible()
    before = chair(screen)["deadline"]
    wait.click()
    expect(wait).to_have_count(0)
    assert chair(screen)["deadline"] == before + 15_000
    assert chair(screen)["waited"]
