"""Several people on one device: a curtain between them, and nothing secret before it is lifted."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocket

from hautemer import registry
from tests.cases import KEYS
from tests.web.person import QUICK, Screen

KEY = next(key for key in KEYS if registry.meta(key).seats[0] <= 3)


def test_nobody_sees_anything_before_the_curtain_is_lifted(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone")
    page = screen.page
    scenes: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: scenes.append(json.loads(frame)))

    page.on("websocket", listen)
    screen.sit_down(KEY, 3, QUICK)
    for name in ("Yann", "Maëlle"):
        page.get_by_placeholder("Le nom d’un autre joueur").fill(name)
        screen.called("Joue aussi sur cet appareil").click()
        page.get_by_text(name, exact=True).wait_for()
    screen.called("Larguer les amarres").click()
    page.get_by_role("heading", name="de jouer").wait_for()
    assert all("own" not in scene for scene in scenes), "secrets came before the curtain was lifted"

    seen = {"Soizic": 0, "Yann": 1, "Maëlle": 2}
    for _ in range(4):
        title = page.get_by_role("heading").inner_text()
        holder = next(name for name in seen if name in title)
        scenes.clear()
        screen.called(f"C’est moi, {holder}").click()
        page.get_by_role("region", name="Ce qui vous est demandé").wait_for()
        screen.play_until_curtain()
        assert {scene["seat"] for scene in scenes if "own" in scene} == {seen[holder]}
        assert page.locator(".secrets, .log, .board").count() == 0

    # Coming back finds the curtain, not somebody's hand.
    scenes.clear()
    page.reload()
    page.get_by_role("heading", name="Qui tient l’appareil ?").wait_for()
    assert [scene for scene in scenes if "own" in scene] == []


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
