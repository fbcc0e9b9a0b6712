"""The random draw in the browser: devices take part automatically, and a page checks a record."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from hautemer import registry
from hautemer.server.tables.draw import LATE
from hautemer.words import Plain
from tests.cases import KEYS
from tests.web.person import MAKE, QUICK, Screen

GAME = min(KEYS, key=lambda key: registry.meta(key).seats[0])
LEAST = registry.meta(GAME).seats[0]
# Seconds: far more than a start takes on loopback, even on a busy machine.
GENEROUS = 20
RECORD = "async table => (await (await fetch(`api/tables/${table}/record`)).json())"
BEGUN = """async id => {
    for (let tries = 0; ; tries++) {
        const board = await (await fetch(`api/tables/${id}`)).json()
        if (board.phase !== 'lobby' || tries > 200) return board
        await new Promise((later) => setTimeout(later, 100))
    }
}"""
# A device whose bytes never arrive at the server.
NO_REVEAL = """const send = WebSocket.prototype.send
WebSocket.prototype.send = function (text) {
    if (!text.includes('luck_reveal')) send.call(this, text)
}"""
# Ends the match by a vote of everybody, because the buttons are not tested here.
CALL_OFF = """async ([table, token]) => {
    const url = new URL(`api/tables/${table}/socket`, document.baseURI)
    url.protocol = 'ws:'
    const socket = new WebSocket(url)
    await new Promise((open) => (socket.onopen = open))
    socket.send(JSON.stringify({ do: 'hello' }))
    socket.send(JSON.stringify({ do: 'vote', id: 'off', motion: 'call_off' }))
    await new Promise((heard) => (socket.onmessage = ({ data }) => data.includes('"called_off"') && heard()))
    socket.close()
}"""


def seated_with_bots(screen: Screen) -> str:
    """Create a table, fill it with bots and return its id."""
    table = screen.make(GAME, LEAST, start=False)
    screen.button("start").wait_for()
    screen.button("fill-with-bots").click()
    expect(screen.button("fill-with-bots")).to_have_count(0)
    return table


def record_of(screen: Screen, table: str) -> dict[str, Any]:
    """End the match and return its record."""
    screen.page.evaluate(CALL_OFF, [table, None])
    found: dict[str, Any] = screen.page.evaluate(RECORD, table)
    return found


def test_a_browser_contributes_and_checks_the_record(
    open_screen: Callable[..., Screen], tmp_path: Path
) -> None:
    screen = open_screen("desktop")
    table = seated_with_bots(screen)
    draw = screen.page.get_by_role("region", name=screen.say("draw"), exact=True)
    expect(draw).to_contain_text(screen.words.say("draw-committed", count=1, names=Plain("Soizic")))
    draw.get_by_text(screen.say("draw-details")).click()
    fingerprint = draw.locator("code").inner_text()
    begun = time.perf_counter()
    screen.button("start").click()
    screen.dock.wait_for()
    assert time.perf_counter() - begun < GENEROUS
    document = record_of(screen, table)
    proof = document["commitment"]
    assert proof["sha256"] == fingerprint
    assert [device["seats"] for device in proof["rounds"][-1]["devices"]] == [[0]]
    kept = screen.page.evaluate("JSON.parse(localStorage.getItem('hautemer-draws'))")
    assert proof["rounds"][-1]["devices"][0]["bytes"] in kept[table]["contributions"].values()

    screen.go("check", table)
    expect(screen.page.get_by_role("heading", name=screen.say("check-passed"))).to_be_visible()
    expect(screen.page.get_by_text(screen.words.say("draw-kept"))).to_be_visible()
    screen.page.get_by_label(screen.say("check-noted")).fill(fingerprint)
    expect(screen.page.get_by_text(screen.say("check-same"))).to_be_visible()

    rounds = [{"devices": [{**proof["rounds"][-1]["devices"][0], "bytes": "0" * 64}]}]
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps({**document, "commitment": {**proof, "rounds": rounds}}))
    screen.page.get_by_label(screen.say("check-file")).set_input_files(forged)
    expect(screen.page.get_by_role("heading", name=screen.say("check-failed"))).to_be_visible()
    expect(screen.page.get_by_text(screen.say("check-commitments-wrong"))).to_be_visible()
    left_out = screen.words.say("draw-objection-left-out", round=1)
    expect(screen.page.get_by_text(left_out)).to_be_visible()


def test_one_click_plays_at_once_with_a_contribution(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone")
    screen.home.wait_for()
    begun = time.perf_counter()
    screen.button("play-now").first.click()
    screen.dock.wait_for()
    assert time.perf_counter() - begun < GENEROUS
    table = screen.page.evaluate("location.hash.split('/')[2]")
    board = screen.page.evaluate("async id => (await (await fetch(`api/tables/${id}`)).json())", table)
    assert board["draw"]["committed"] == [0]


def test_people_who_share_a_browser_contribute_together(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone")
    table = screen.make(GAME, LEAST, start=False)
    screen.button("start").wait_for()
    screen.page.get_by_placeholder(screen.say("another-name")).fill("Yann")
    screen.button("another-here").click()
    names = Plain(screen.words.listed(["Soizic", "Yann"]))
    expect(screen.page.get_by_text(screen.words.say("draw-committed", count=2, names=names))).to_be_visible()
    if LEAST > 2:
        screen.button("fill-with-bots").click()
        expect(screen.button("fill-with-bots")).to_have_count(0)
    screen.button("start").click()
    screen.page.locator("main.curtain").wait_for()  # the hand-over screen stays during the draw
    board = screen.page.evaluate(BEGUN, table)
    assert board["draw"]["committed"] == [0, 1]


def sitting_down(screen: Screen) -> str:
    """Go to a lobby with a bot for everybody but two people, and return its id."""
    screen.home.wait_for()
    wanted = {
        "settings": {"game": GAME, "seats": LEAST + 1, "pace": QUICK},
        "name": "Soizic",
        "bots": [None, *["greedy"] * (LEAST - 1), None],
        "start": False,
    }
    table: str = screen.page.evaluate(MAKE, wanted)["table"]
    screen.go("table", table)
    screen.button("start").wait_for()
    screen.page.get_by_placeholder(screen.say("another-name")).fill("Yann")
    return table


@pytest.mark.parametrize("late", ["guest", "seat"])
def test_a_start_waits_for_a_person_who_is_sitting_down(
    late: str, open_screen: Callable[..., Screen]
) -> None:
    """The answer that the device waits for arrives after the start was pressed."""
    screen = open_screen("desktop", worker=False)
    table = sitting_down(screen)
    late_answers: list[Callable[[], None]] = []
    holding = True

    def hold(answer: Callable[[], None]) -> None:
        late_answers.append(answer) if holding else answer()

    def hold_guest(route: Route) -> None:
        hold(route.continue_) if route.request.method == "POST" else route.continue_()

    def hold_messages(socket: WebSocketRoute) -> None:
        socket.connect_to_server().on_message(lambda said: hold(lambda: socket.send(said)))

    if late == "guest":
        screen.page.route("**/api/me", hold_guest)
    else:
        screen.page.route_web_socket("**/socket", hold_messages)
    screen.button("another-here").click()
    if late == "seat":  # everybody else sees the new person already
        screen.page.get_by_text("Yann", exact=True).wait_for()
    while not late_answers:
        screen.page.wait_for_timeout(20)
    screen.button("start").click()
    screen.page.wait_for_timeout(LATE + 500)  # a start that does not wait begins without a late device
    holding = False
    for answer in late_answers:
        answer()
    screen.page.locator("main.curtain").wait_for()
    draw = screen.page.evaluate(BEGUN, table)["draw"]
    assert (draw["committed"], draw.get("without", [])) == ([0, LEAST], [])


def test_a_shared_device_draws_again_after_another_device_was_late(
    open_screen: Callable[..., Screen],
) -> None:
    screen, other = open_screen("phone"), open_screen("desktop")
    other.page.add_init_script(NO_REVEAL)
    other.page.reload()
    table = screen.sit_down(GAME, LEAST + 1, QUICK)
    screen.page.get_by_placeholder(screen.say("another-name")).fill("Yann")
    screen.button("another-here").click()
    names = Plain(screen.words.listed(["Soizic", "Yann"]))
    expect(screen.page.get_by_text(screen.words.say("draw-committed", count=2, names=names))).to_be_visible()
    other.home.wait_for()
    other.go("table", table)
    other.page.get_by_placeholder(other.say("your-name")).fill("Bö")
    other.button("take-seat").first.click()
    names = Plain(screen.words.listed(["Soizic", "Yann", "Bö"]))
    expect(screen.page.get_by_text(screen.words.say("draw-committed", count=3, names=names))).to_be_visible()
    if LEAST > 2:
        screen.button("fill-with-bots").click()
        expect(screen.button("fill-with-bots")).to_have_count(0)
    screen.button("start").click()
    screen.page.locator("main.curtain").wait_for()
    draw = screen.page.evaluate(BEGUN, table)["draw"]
    assert (draw["committed"], draw["without"], draw["round"]) == ([0, 1], [2], 2)
    expect(other.page.get_by_text(other.words.say("draw-left-out"))).to_be_visible()


def test_a_dropped_contribution_is_reported_on_its_own_screen(open_screen: Callable[..., Screen]) -> None:
    """The bytes never arrive: everybody is asked, and the device reports that it has sent them."""
    screen = open_screen("desktop")
    screen.page.add_init_script(NO_REVEAL)
    screen.page.reload()
    table = seated_with_bots(screen)
    screen.button("start").click()
    ask = screen.page.get_by_text(screen.words.say("draw-ask-alone"))
    expect(ask).to_be_visible(timeout=20_000)
    screen.button("draw-agree").click()
    expect(screen.page.get_by_text(screen.words.say("draw-left-out"))).to_be_visible()
    screen.button("close").click()
    proof = record_of(screen, table)["commitment"]
    assert (proof["agreed"], proof["without"]) == (True, [0])
    assert [len(round.get("devices", ())) for round in proof["rounds"]] == [1, 0]
    sentences = [screen.words.say(message) for message in ("draw-alone", "draw-agreed")]
    screen.go("replay", table)
    screen.button("draw").click()
    for sentence in sentences:
        expect(screen.dialog("draw").get_by_text(sentence)).to_be_visible()
    screen.go("check", table)
    for sentence in (*sentences, screen.words.say("draw-objection-left-out", round=1)):
        expect(screen.page.get_by_text(sentence)).to_be_visible()
