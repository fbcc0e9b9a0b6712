"""An open window on the screen: the question can be closed, and a table may have constant windows."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

from playwright.sync_api import WebSocket, expect

from hautemer import registry
from tests.server.people import with_windows
from tests.web.person import QUICK, Screen

MINUTE = 60_000


def test_a_question_of_a_window_is_closed_silently(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("desktop")
    key = with_windows()
    windows = dict.fromkeys(registry.find(key).windows, MINUTE)
    sent: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(json.loads(str(frame))["do"]))

    screen.page.on("websocket", listen)
    pace = {**QUICK, "windows": windows}
    screen.make(key, registry.meta(key).seats[0], pace=pace, constant_windows=True)
    away, again, rng = screen.button("put-away"), screen.button("take-up"), Random(1)
    for _ in range(60):
        if away.count():
            break
        screen.act(rng)
        screen.page.wait_for_timeout(50)
    expect(away).to_be_visible()
    # Only the clock closes the window: nobody is asked to be ready.
    expect(screen.button("ready")).to_have_count(0)
    sent.clear()
    away.click()
    expect(again).to_be_visible()
    again.click()
    expect(away).to_be_visible()
    assert [do for do in sent if do != "ping"] == []
    # A person alone decides alone: from the next round on everybody may be ready early.
    screen.button("menu").click()
    screen.page.get_by_role("button", name=screen.say("ready-windows", needed=1)).click()
    expect(screen.page.get_by_role("button", name=screen.say("constant-windows", needed=1))).to_be_visible()
    assert sent[-1] == "vote"
