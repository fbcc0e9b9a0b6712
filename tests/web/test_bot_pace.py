"""The pace of bots on the screen, invitations, the code of a table, and a lost seat."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import expect

from hautemer import registry
from tests.cases import KEYS
from tests.web.person import Screen

SEATS = max(3, registry.meta(KEYS[0]).seats[0])


def paces(screen: Screen) -> list[str]:
    """Return the paces of the table from the scenes."""
    frames = [json.loads(frame) for frame in screen.device.heard]
    return [frame["table"].get("pace", "brisk") for frame in frames if frame["is"] == "scene"]


def test_the_pace_is_chosen_in_the_settings_and_kept(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone", pace="brisk")
    screen.make(KEYS[0], SEATS)
    screen.group("choices").or_(screen.pieces).first.wait_for()
    screen.button("menu").click()
    screen.dialog("menu").get_by_role("button", name=screen.say("settings")).click()
    shown = screen.dialog("settings").get_by_role("button", name=screen.words.say("pace-calm"), exact=True)
    expect(shown).to_have_attribute("aria-pressed", "false")
    shown.click()
    screen.page.wait_for_timeout(300)
    assert paces(screen)[-1] == "calm"
    screen.page.reload()
    screen.group("choices").or_(screen.pieces).first.wait_for()
    assert json.loads(screen.page.evaluate("localStorage.hautemer"))["pace"] == "calm"
    # Another table receives it when the device opens it.
    screen.go()
    screen.make(KEYS[0], SEATS)
    screen.group("choices").or_(screen.pieces).first.wait_for()
    screen.page.wait_for_timeout(300)
    assert paces(screen)[-1] == "calm"


def test_a_tap_on_the_board_hurries_bots_for_a_person_alone(open_screen: Callable[..., Screen]) -> None:
    from random import Random

    screen, rng = open_screen("desktop", pace="brisk"), Random(3)
    screen.make(KEYS[0], SEATS, pace={"bot": 20_000, "move": None})
    for _ in range(80):
        if screen.button("hurry").count():
            break
        screen.act(rng)
        screen.page.wait_for_timeout(100)
    expect(screen.button("hurry")).to_be_visible()
    # A bot takes twenty seconds: without the tap nothing would happen within the time-out of this test.
    # While a moment is played out, a tap only skips it.
    for _ in range(20):
        screen.page.locator("main.board").click(position={"x": 3, "y": 3})
        screen.page.wait_for_timeout(100)
        if not screen.button("hurry").count():
            break
    screen.page.locator(".match.mine").wait_for(timeout=8000)
    expect(screen.button("hurry")).to_have_count(0)


def test_the_undo_follows_the_scene_and_its_refusal_goes_away(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone", pace="brisk")
    # The last game begins with a choice; a forced first answer would be sent automatically.
    screen.make(KEYS[-1], registry.meta(KEYS[-1]).seats[0], pace={"bot": 20_000, "move": None})
    undo = screen.button("undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    refusal = screen.dock.get_by_role("alert")
    expect(refusal).to_have_text(screen.words.say("error-nothing-to-undo"))
    expect(refusal).to_have_count(0, timeout=12_000)


def test_a_phone_has_the_code_at_the_top(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone")
    screen.home.wait_for()
    place = screen.page.locator("#code").bounding_box()
    assert place is not None
    assert place["y"] + place["height"] < 400


def test_another_device_explains_how_to_get_the_seat_back(
    open_screen: Callable[..., Screen],
) -> None:
    host = open_screen("desktop")
    host.make(KEYS[0], SEATS)
    host.group("choices").or_(host.pieces).first.wait_for()
    address = host.page.url.split("/", 3)[3]
    host.page.close()
    laptop = open_screen("desktop", address=address)
    told = laptop.page.get_by_text(laptop.say("lost-seat"))
    told.wait_for(timeout=15_000)
    laptop.button("sign-in").click()
    expect(laptop.dialog("account")).to_be_visible()


def test_an_invitation_of_this_computer_alone_says_so(open_screen: Callable[..., Screen]) -> None:
    host = open_screen("desktop")
    host.make(KEYS[0], SEATS, start=False)
    expect(host.page.get_by_text(host.say("only-here"))).to_be_visible()


def test_an_invitation_carries_the_address_of_the_network(open_screen: Callable[..., Screen]) -> None:
    host = open_screen("desktop", worker=False)
    answer = '{"address": "http://192.0.2.7:8480"}'
    host.page.route(
        "**/api/address", lambda route: route.fulfill(body=answer, content_type="application/json")
    )
    host.make(KEYS[0], SEATS, start=False)
    link = host.page.get_by_role("textbox", name=host.say("link"))
    expect(link).to_have_value(f"http://192.0.2.7:8480/#{host.page.url.partition('#')[2]}")
    assert host.page.get_by_text(host.say("only-here")).count() == 0
