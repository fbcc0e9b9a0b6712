"""Several people on one device: a hand-over screen between them, and no secret before it is lifted."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocket, expect

from hautemer import registry
from hautemer.words import Plain, Words
from tests.cases import KEYS
from tests.web.person import QUICK, Screen

KEY = next(key for key in KEYS if registry.meta(key).seats[0] <= 3)
# Games in which people take notes.
NOTED = [key for key in KEYS if Words("fr", key).has("web-page-notes")]
CREW = ("Yann", "Maëlle", "Gaël", "Énora", "Loïc", "Nolwenn", "Tugdual")


@pytest.mark.parametrize(("width", "height"), [(360, 740), (700, 500), (720, 450)])
def test_the_whole_header_can_be_used_next_to_a_clock(
    open_screen: Callable[..., Screen], width: int, height: int
) -> None:
    screen = open_screen()
    page = screen.page
    page.set_viewport_size({"width": width, "height": height})
    screen.sit_down(KEY, 3, {**QUICK, "move": 180_000})
    for name in ("Yann", "Maëlle"):
        page.get_by_placeholder(screen.say("another-name")).fill(name)
        screen.called("Joue aussi sur cet appareil").click()
        page.get_by_text(name, exact=True).wait_for()
    screen.called("Larguer les amarres").click()
    page.get_by_role("button", name="C’est moi").first.click()
    screen.dock.wait_for()
    buttons = page.locator(".match > header .button:visible")
    assert buttons.count() >= 5
    for button in buttons.all():
        expect(button).to_be_in_viewport(ratio=0.99)


def test_no_secret_is_sent_before_the_hand_over_screen_is_lifted(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone")
    page = screen.page
    scenes: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: scenes.append(json.loads(frame)))

    page.on("websocket", listen)
    screen.sit_down(KEY, 3, QUICK)
    for name in ("Yann", "Maëlle"):
        page.get_by_placeholder(screen.say("another-name")).fill(name)
        screen.called("Joue aussi sur cet appareil").click()
        page.get_by_text(name, exact=True).wait_for()
        # Everybody sees the seat before this device keeps it as one of its own.
        page.wait_for_function("name => localStorage.getItem('hautemer-hands')?.includes(name)", arg=name)
    screen.called("Larguer les amarres").click()
    page.get_by_role("heading", name="de jouer").wait_for()
    assert all("own" not in scene for scene in scenes), "secrets came before the curtain was lifted"

    looked: list[dict[str, Any]] = []
    page.on("response", lambda answer: looked.append(answer.json()) if "/past?" in answer.url else None)
    seen = {"Soizic": 0, "Yann": 1, "Maëlle": 2}
    for turn in range(4):
        title = page.get_by_role("heading").inner_text()
        holder = next(name for name in seen if name in title)
        scenes.clear()
        screen.called(f"C’est moi, {holder}").click()
        page.get_by_role("region", name="Ce qui vous est demandé").wait_for()
        if turn:  # look back from the person's own point of view
            looked.clear()
            screen.button("log").click()
            page.get_by_role("region", name="Journal").get_by_role("link").last.click()
            page.get_by_role("slider").wait_for()
            assert {seat for moment in looked for seat in moment["owns"]} == {str(seen[holder])}
        if turn == 1:  # coming back to that page shows the hand-over screen first
            page.reload()
            page.get_by_role("heading", name="Qui tient l’appareil ?").wait_for()
            screen.called(f"C’est moi, {holder}").click()
            page.get_by_role("slider").wait_for()
        if turn:
            page.get_by_role("link", name=screen.say("your-move")).click()
        screen.play_until_curtain()
        assert {scene["seat"] for scene in scenes if "own" in scene} == {seen[holder]}
        assert page.locator(".secrets, .log, .board").count() == 0

    # Coming back shows the hand-over screen, not a hand.
    scenes.clear()
    page.reload()
    page.get_by_role("heading", name="Qui tient l’appareil ?").wait_for()
    assert [scene for scene in scenes if "own" in scene] == []

    # Without a connection, both the hand-over screen and the page behind it say so.
    screen.device.context.set_offline(True)
    page.get_by_text(screen.say("no-line")).wait_for()
    screen.called("C’est moi, Yann").click()
    page.get_by_text(screen.say("line-none")).wait_for()
    screen.device.context.set_offline(False)
    screen.dock.wait_for()
    screen.device.forgive("WebSocket|ERR_INTERNET_DISCONNECTED")


def test_a_person_who_shares_the_device_is_not_away(open_screen: Callable[..., Screen]) -> None:
    """Neither the table nor the menu, which would offer a bot for an absent person, shows them as away."""
    screen = open_screen()
    page = screen.page
    table = screen.sit_down(KEY, 3, QUICK)
    page.get_by_placeholder(screen.say("another-name")).fill("Yann")
    screen.button("another-here").click()
    page.get_by_text("Yann", exact=True).wait_for()
    screen.button("fill-with-bots").click()
    screen.button("start").click()
    screen.called("C’est moi, Soizic").press("Enter")
    expect(screen.dock).to_be_focused()
    away = f"async () => !(await (await fetch('api/tables/{table}')).json()).chairs[1].here"
    while not page.evaluate(away):  # until the server counts the person, who has no socket, as away
        page.wait_for_timeout(100)
    screen.button("menu").click()
    expect(screen.dialog("menu").get_by_role("listitem").filter(has_text="Yann")).to_have_text(
        re.compile(rf"^\s*Yann\s*{screen.say('hush-short')}\s*$")
    )


@pytest.mark.parametrize("key", NOTED)
def test_notes_are_shown_to_their_author_only(key: str, open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone", met=[key])
    page = screen.page
    least = registry.meta(key).seats[0]
    # Without bots nothing happens while the awaited person writes, so the device stays with them.
    screen.sit_down(key, least, QUICK)
    for name in CREW[: least - 1]:
        page.get_by_placeholder(screen.say("another-name")).fill(name)
        screen.called("Joue aussi sur cet appareil").click()
        page.get_by_text(name, exact=True).wait_for()
    # Everybody on this device takes part in the random draw before the match begins.
    expect(page.get_by_text("au tirage").first).to_contain_text(CREW[least - 2], timeout=15_000)
    screen.called("Larguer les amarres").click()
    notes = screen.called(Words("fr", key).say("web-page-notes"))
    lift = page.get_by_role("button", name=re.compile("^C’est moi, "))
    seen: set[str] = set()
    for _ in range(3):
        holder = lift.first.inner_text()  # the awaited person
        lift.first.click()
        notes.click()
        about_a_third = page.get_by_role("textbox").last
        expect(about_a_third).to_have_value("")
        mark = about_a_third.locator("xpath=../button")
        expect(mark).to_have_text("·")
        about_a_third.fill(f"noté par {holder}")
        mark.click()
        notes.click()  # back to the table
        notes.click()
        expect(mark).to_have_text("?")
        expect(about_a_third).to_have_value(f"noté par {holder}")
        seen.add(holder)
        screen.play_until_curtain()
        # the same person is asked again before others
        while lift.first.inner_text() in seen and len(seen) < 3:
            lift.first.click()
            screen.dock.wait_for()
            screen.play_until_curtain()
    assert len(seen) == 3


def test_a_person_who_shares_the_device_gives_their_seat_up(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen()
    page = screen.page
    screen.sit_down(KEY, 3, QUICK)
    page.get_by_placeholder(screen.say("another-name")).fill("Yann")
    screen.called("Joue aussi sur cet appareil").click()
    page.get_by_text("Yann", exact=True).wait_for()
    screen.called("Libérer la place occupée par Yann").click()
    page.get_by_text("Yann", exact=True).wait_for(state="detached")
    assert page.evaluate("localStorage.getItem('hautemer-hands')") == "{}"


def test_the_host_frees_the_seat_of_a_person_who_is_here(open_screen: Callable[..., Screen]) -> None:
    screen, other = open_screen(), open_screen()
    table = screen.sit_down(KEY, 3, QUICK)
    other.home.wait_for()
    other.go("table", table)
    other.page.get_by_placeholder(other.say("your-name")).fill("Maëlle")
    other.button("take-seat").first.click()
    screen.page.get_by_text("Maëlle", exact=True).wait_for()
    screen.called("Libérer la place occupée par Maëlle").click()
    told = screen.say("freed", name=Plain("Maëlle"))
    screen.page.get_by_role("status").get_by_text(told).wait_for()
    other.page.get_by_role("status").get_by_text(told).wait_for()
    other.button("take-seat").first.click()
    screen.page.get_by_role("status").get_by_text(told).wait_for(state="detached")


def test_the_next_name_can_be_typed_while_a_person_is_being_seated(
    open_screen: Callable[..., Screen],
) -> None:
    screen = open_screen("phone", worker=False)
    page = screen.page
    held: list[Route] = []
    page.route("**/api/me", lambda route: held.append(route) if is_guest(route) else route.continue_())
    screen.sit_down(KEY, 3, QUICK)
    name = page.get_by_placeholder(screen.say("another-name"))
    name.fill("Yann")
    screen.button("another-here").click()
    expect(screen.button("another-here")).to_be_disabled()
    name.fill("Maëlle")
    for _ in range(250):
        if held:
            break
        page.wait_for_timeout(20)
    held.pop().continue_()
    expect(screen.button("another-here")).to_be_enabled()
    expect(page.get_by_text("Yann", exact=True)).to_be_visible()
    expect(name).to_have_value("Maëlle")


def is_guest(route: Route) -> bool:
    """True if a request asks for a new guest."""
    return route.request.method == "POST"


def test_a_token_counts_before_the_cookie(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen()
    table = screen.sit_down(KEY, 3, QUICK)
    hosts = screen.page.evaluate(
        """async (table) => {
            const headers = { 'Content-Type': 'application/json' }
            const { token } = await (await fetch('api/me', { method: 'POST', body: '{}', headers })).json()
            const look = (hello) => new Promise((resolve) => {
                const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`)
                socket.onopen = () => socket.send(JSON.stringify({ do: 'hello', ...hello }))
                socket.onmessage = ({ data }) => { resolve(JSON.parse(data).host); socket.close() }
            })
            return [await look({}), await look({ token }), await look({ token: 'nobody' })]
        }""",
        table,
    )
    assert hosts == [True, False, False]
