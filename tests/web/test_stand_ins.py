"""Moves by the clock: a warning before, and a message to the owner after."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from hautemer import registry
from tests.cases import KEYS
from tests.web.person import QUICK, Screen


def test_a_player_out_of_time_is_warned_before_and_informed_after(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone")
    key = KEYS[0]
    screen.make(key, registry.meta(key).seats[0], pace={**QUICK, "move": 10_000})
    expect(screen.dock.get_by_text(screen.say("time-runs-out"))).to_be_visible()
    banner = screen.dock.get_by_role("status").filter(has_text=screen.say("stood-in", count=1))
    expect(banner).to_be_visible(timeout=30_000)
    expect(banner.get_by_text("Temps écoulé pour")).to_be_visible()
    banner.get_by_role("button", name=screen.say("close")).click()
    expect(banner).to_have_count(0)
