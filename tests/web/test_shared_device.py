"""A shared device: no secret is on the page unless its player peeks."""

from __future__ import annotations

import json
from collections.abc import Callable
from difflib import unified_diff
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from hautemer.devtools.screenshots.stage import SIT_DOWN, UPLOAD, Staged, staged
from hautemer.words import Words
from tests.cases import KEYS
from tests.web.person import Screen
from tests.web.test_screens import examine

# Everything on the page, visible or for screen readers, and the contents of its fields. Parts of the client
# that were loaded on demand leave links in the head, which say nothing about a match.
PAGE = """() => [document.title, document.documentElement.outerHTML.replace(/<link [^>]*assets[^>]*>/g, ''),
    ...[...document.querySelectorAll('input, textarea')].map(({ value }) => value)]"""
# What the page does after a picture is done in the second one.
DRAWN = """() => new Promise((resolve) => {
    const after = (work) => requestAnimationFrame(() => setTimeout(work))
    after(() => after(resolve))
})"""
HIDE = """() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    delete document.visibilityState
}"""
# The knowledge of all seats at some moments of a match.
SECRETS = """async ([record, moments]) => {
    const where = `api/records/${record}/replay?seat=all&moment=`
    const look = async (moment) => (await fetch(where + moment)).json()
    return (await Promise.all(moments.map(look))).flatMap(({ owns }) => Object.values(owns))
}"""
SHARES = (0.2, 0.4, 0.6, 0.8, 0.95)
PLANTED = 8
# Parts of a scene that only a seat receives.
OWN = ("own", "offers", "closed", "guide")


@cache
def match_of(key: str) -> Staged:
    """Return a match, played once."""
    return staged(key)


class Line:
    """The socket to the server; a test can replace its scenes by those of a spectator."""

    def __init__(self, page: Page) -> None:
        self.public: list[dict[str, Any]] | None = None
        self.scene: dict[str, Any] = {}
        self.told = self.beside = 0
        page.route_web_socket("**/socket", self._called)

    def plant(self, own: object) -> None:
        """Send the last scene again, with another secret in it."""
        news = {"facts_from": self.told, "facts": [], "beside_from": self.beside, "beside": []}
        self.route.send(json.dumps({**self.scene, **news, "own": own}))

    def _called(self, route: WebSocketRoute) -> None:
        self.route = route
        server = route.connect_to_server()
        server.on_message(lambda message: route.send(self._heard(str(message))))

    def _heard(self, message: str) -> str:
        scene = json.loads(message)
        if scene["is"] != "scene":
            return message
        self.scene = scene
        self.told = scene["facts_from"] + len(scene["facts"])
        self.beside = scene["beside_from"] + len(scene["beside"])
        if self.public is None:
            return message
        bare = {key: value for key, value in scene.items() if key not in OWN}
        first = scene["facts_from"]
        return json.dumps({**bare, "facts": self.public[first : first + len(scene["facts"])]})


def sit_down(screen: Screen, key: str, share: float) -> tuple[str, str]:
    """Go to a table at a moment with a question, and declare the device as shared."""
    match = match_of(key)
    screen.home.wait_for()
    record = screen.page.evaluate(UPLOAD, match.text)
    at = match.table_at(match.asked(share), "Soizic")
    table: str = screen.page.evaluate(SIT_DOWN, [record, at])
    screen.go("table", table)
    screen.dock.wait_for()
    screen.set("shared")
    screen.page.reload()
    screen.dock.wait_for()
    return record, table


def page_of(screen: Screen) -> list[str]:
    """Return everything on the page once what was sent last has been drawn."""
    screen.page.evaluate(DRAWN)
    found: list[str] = screen.page.evaluate(PAGE)
    return found


def assert_same(screen: Screen, expected: list[str]) -> None:
    """Wait until a page is as expected; raise AssertionError with its first differences if it never is."""
    different: list[str] = []
    for _ in range(40):
        different.clear()
        for one, other in zip(expected, page_of(screen), strict=True):
            different += unified_diff(one.split("<"), other.split("<"), "expected", "found", n=0, lineterm="")
        if not different:
            return
        screen.page.wait_for_timeout(100)
    raise AssertionError("\n".join(line[:200] for line in different[:20]))


def covered_page(screen: Screen) -> list[str]:
    """Return everything on a page with hidden secrets, once all its parts are loaded."""
    screen.button("peek").wait_for()
    # The room of the board is known once it is drawn; stages of moments are loaded when the browser is idle.
    screen.page.locator("[style*='--room']").wait_for()
    screen.page.locator("link[href*='/stages-']").first.wait_for(state="attached")
    screen.page.wait_for_load_state("networkidle")
    before: list[str] = []
    for _ in range(40):
        found = page_of(screen)
        if found == before:
            return found
        before = found
        screen.page.wait_for_timeout(300)
    raise AssertionError("the page does not come to rest")


def secrets_of(screen: Screen) -> Locator:
    """Return the panel with the player's secrets."""
    return screen.page.get_by_role("region", name=screen.say("secrets"), exact=True)


def public_facts(screen: Screen, table: str) -> list[dict[str, Any]]:
    """Return the facts that a spectator of a table has received."""
    looking = screen.device.context.new_page()
    heard: list[dict[str, Any]] = []

    def listen(frame: str | bytes) -> None:
        heard.append(json.loads(frame))

    looking.on("websocket", lambda socket: socket.on("framereceived", listen))
    looking.goto(screen.page.url.replace(f"/table/{table}", f"/watch/{table}"))
    looking.get_by_text(screen.say("around")).wait_for()
    looking.close()
    scene = next(scene for scene in heard if scene["is"] == "scene")
    assert scene["seat"] is None
    facts: list[dict[str, Any]] = scene["facts"]
    return facts


@pytest.mark.parametrize("key", KEYS)
def test_nothing_secret_is_on_the_page_until_its_player_peeks(
    key: str, open_screen: Callable[..., Screen]
) -> None:
    screen = open_screen("phone", pace="brisk")
    page = screen.page
    line = Line(page)
    record, table = sit_down(screen, key, 0.5)
    covered = covered_page(screen)
    assert line.scene["own"], "there is something to hide"
    hold = screen.button("peek")

    # The page is the same, whatever this seat knew.
    moments = [int(share * len(match_of(key).entries)) for share in SHARES]
    others = page.evaluate(SECRETS, [record, moments])
    for own in Random(key).sample(others, PLANTED):
        line.plant(own)
        assert_same(screen, covered)
    line.plant(line.scene["own"])

    # Looking back shows what everybody saw.
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/past?" in request.url else None)
    screen.button("log").click()
    page.get_by_role("region", name=screen.say("log")).get_by_role("link").last.click()
    page.get_by_role("slider").wait_for()
    assert asked
    assert all("&seat=&" in url for url in asked)
    assert page.locator("aside section").count() == 0
    page.get_by_role("link", name=screen.say("your-move")).click()
    screen.dock.wait_for()
    assert_same(screen, covered)

    # Held with a finger, and with a key.
    hold.hover()
    page.mouse.down()
    expect(secrets_of(screen)).to_be_visible()
    assert page_of(screen) != covered
    page.mouse.up()
    expect(secrets_of(screen)).to_have_count(0)
    page.mouse.move(0, 0)
    assert_same(screen, covered)
    hold.focus()
    page.keyboard.down("Space")
    expect(secrets_of(screen)).to_be_visible()
    page.keyboard.up("Space")
    expect(secrets_of(screen)).to_have_count(0)
    assert_same(screen, covered)

    # Kept open: a hint, private notes and descriptions of cards are visible, and go with the page.
    screen.button("peek-keep").click()
    screen.button("ask-hint").click()
    expect(screen.dock.locator(".hint")).to_be_visible()
    if Words("fr", key).has("web-page-notes"):
        screen.called(Words("fr", key).say("web-page-notes")).click()
        page.get_by_role("textbox").last.fill("je m’en méfie")
    secrets_of(screen).locator("button.ask").last.click()
    expect(screen.dialog("about")).to_be_visible()
    page.evaluate(HIDE)
    assert_same(screen, covered)

    # The page is the same as if the server had sent this seat only a spectator's facts.
    line.public = public_facts(screen, table)
    page.reload()
    screen.dock.wait_for()
    covered_page(screen)
    assert_same(screen, covered)

    # The secrets close when the move is made.
    line.public = None
    page.reload()
    screen.button("peek-keep").click()
    expect(secrets_of(screen)).to_be_visible()
    rng = Random(key)
    for _ in range(60):
        if secrets_of(screen).count() == 0:
            break
        screen.act(rng)
    expect(secrets_of(screen)).to_have_count(0)


def test_open_secrets_close_when_nobody_is_present(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone", examined=True, pace="brisk")
    sit_down(screen, KEYS[0], 0.3)
    faults = examine(screen, "covered")
    screen.page.clock.install()
    keep = screen.button("peek-keep")
    keep.focus()
    screen.page.keyboard.press("Enter")
    screen.page.clock.run_for(50_000)
    screen.page.keyboard.press("Tab")  # a person is present
    screen.page.clock.run_for(50_000)
    expect(secrets_of(screen)).to_be_visible()
    screen.page.clock.run_for(11_000)
    expect(secrets_of(screen)).to_have_count(0)
    screen.button("peek-keep").click()
    expect(secrets_of(screen)).to_be_visible()
    screen.page.clock.resume()
    faults += examine(screen, "kept open")
    assert not faults, "\n".join(faults)
    screen.page.keyboard.press("Escape")
    expect(secrets_of(screen)).to_have_count(0)


def test_open_secrets_close_when_the_connection_is_lost(open_screen: Callable[..., Screen]) -> None:
    """Without a connection the page knows neither the seat to move nor the time of an answer."""
    screen = open_screen("phone", pace="brisk")
    sit_down(screen, KEYS[0], 0.3)
    screen.button("peek-keep").click()
    expect(secrets_of(screen)).to_be_visible()
    screen.device.context.set_offline(True)
    screen.page.get_by_text(screen.say("line-lost")).wait_for()
    expect(secrets_of(screen)).to_have_count(0)
    screen.device.context.set_offline(False)
    screen.device.forgive("WebSocket|ERR_INTERNET_DISCONNECTED")
