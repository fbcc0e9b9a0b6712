"""The dossier of a seat opens where the seat is drawn."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from hautemer import registry
from tests.cases import KEYS
from tests.web.person import Screen
from tests.web.test_shared_device import sit_down

# A pennant, or the seat itself where the board shows the seats and asks for none of them.
SEAT = '[data-spot="pennant:1"], [data-spot="seat:1"][aria-haspopup="dialog"]'


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("key", KEYS)
def test_a_tap_on_a_seat_opens_its_dossier(key: str, size: str, open_screen: Callable[..., Screen]) -> None:
    """Nothing lies over the middle of a seat, so a tap there opens the dossier of this seat."""
    screen = open_screen(size, met=[key])
    screen.make(key, max(4, registry.meta(key).seats[0]))
    seat = screen.page.locator(SEAT).first
    rng = Random("dossier")
    for _ in range(200):
        if seat.count():
            break
        screen.act(rng)
        screen.page.wait_for_timeout(25)
    name = seat.locator(".name").inner_text()
    box = seat.bounding_box()
    assert box
    screen.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(screen.page.get_by_role("dialog", name=name, exact=True)).to_be_visible()


@pytest.mark.parametrize("key", KEYS)
def test_a_covered_dossier_holds_no_note(key: str, open_screen: Callable[..., Screen]) -> None:
    """On a shared device the note of a seat is shown to the person who peeks, and to nobody else."""
    screen = open_screen("phone")
    sit_down(screen, key, 0.4)
    screen.button("peek").wait_for()
    note = screen.page.locator("dialog[open] input")
    screen.page.locator(SEAT).first.click()
    screen.button("close").wait_for()
    expect(note).to_have_count(0)
    screen.page.keyboard.press("Escape")
    screen.button("peek-keep").click()
    # Seats that the question asks for are chosen by a press, and open no dossier meanwhile.
    if screen.page.locator(SEAT).count():
        screen.page.locator(SEAT).first.click()
        expect(note).to_be_visible()
