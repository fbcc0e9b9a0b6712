"""The public screen at a table: it shows only public information, even on a player's own device."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from hautemer import registry
from tests.cases import KEYS
from tests.web.person import Screen


@pytest.mark.parametrize("key", KEYS)
def test_the_public_screen_has_no_secrets(key: str, open_screen: Callable[..., Screen]) -> None:
    screen = open_screen()
    page = screen.page
    table = screen.make(key, registry.meta(key).seats[0])
    page.get_by_role("region", name="Mes secrets").wait_for()
    scenes: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: scenes.append(json.loads(frame)))

    page.on("websocket", listen)
    page.evaluate("table => { location.hash = `#/watch/${table}` }", table)
    page.get_by_text("cet écran montre ce que tout le monde voit").wait_for()
    assert scenes
    assert all(scene["seat"] is None and "own" not in scene and "offers" not in scene for scene in scenes)
    assert page.get_by_role("region", name="Mes secrets").count() == 0
    assert page.get_by_role("group", name="Ce que vous pouvez faire").count() == 0
    assert not page.evaluate("document.documentElement.scrollHeight > innerHeight")


def test_the_public_screen_shows_the_invitation(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen()
    screen.sit_down(KEYS[0], registry.meta(KEYS[0]).seats[1], {"kind": "live"})
    screen.page.get_by_role("link", name="Écran du milieu de table").click()
    screen.page.get_by_text("Tout le monde joue sur son téléphone").wait_for()
    screen.page.get_by_role("img", name="Le lien d’invitation en code QR").wait_for()
    assert screen.page.get_by_role("combobox").count() == 0


def test_a_visitor_of_the_lobby_reads_that_nobody_may_watch(
    open_screen: Callable[..., Screen],
) -> None:
    host, stranger = open_screen(), open_screen()
    seats = registry.meta(KEYS[0]).seats[0]
    table = host.make(KEYS[0], seats, start=False, watch="nobody")
    stranger.home.wait_for()
    stranger.go("table", table)
    stranger.button("take-seat").first.wait_for()
    host.button("fill-with-bots").click()
    host.button("start").click()
    host.dock.wait_for()
    stranger.page.get_by_role("alert").get_by_text("Cette table ne se regarde pas.").wait_for()
    assert stranger.page.locator(".board, .log").count() == 0


def test_a_running_match_is_listed_for_spectators(open_screen: Callable[..., Screen]) -> None:
    player, spectator = open_screen(), open_screen("phone")
    table = player.make(KEYS[0], registry.meta(KEYS[0]).seats[0], watch="everybody")
    spectator.home.wait_for()
    spectator.link("look").click()
    link = spectator.page.locator(f"a[href$='/watch/{table}']")
    expect(link).to_have_text(spectator.say("watch"))
    link.click()
    spectator.dock.get_by_text(spectator.say("around")).wait_for()
    assert spectator.dock.get_by_role("button").count() == 0, "nothing is asked of who looks on"


def test_the_public_screen_follows_to_the_rematch(open_screen: Callable[..., Screen]) -> None:
    player, middle = open_screen(), open_screen()
    table = player.make(KEYS[0], registry.meta(KEYS[0]).seats[0])
    middle.home.wait_for()
    middle.go("watch", table)
    middle.dock.get_by_text(middle.say("around")).wait_for()
    player.button("menu").click()
    player.button("call-off", needed=1).click()
    player.button("really").click()
    player.button("close").click()
    player.button("rematch").click()
    player.button("start").wait_for()
    again = player.page.url.rsplit("/", 1)[1]
    expect(middle.page).to_have_url(re.compile(f"#/watch/{again}$"))
    middle.page.get_by_text(middle.say("around")).wait_for()

    # A viewer who goes back to the old match stays there, still as the public screen.
    middle.page.go_back()
    expect(middle.link("to-rematch")).to_have_attribute("href", f"#/watch/{again}")


def test_a_new_table_with_free_seats_is_listed_at_once(open_screen: Callable[..., Screen]) -> None:
    """The list shows tables with free seats and their number without a reload."""
    host, guest = open_screen(), open_screen("phone")
    guest.home.wait_for()
    guest.link("look").click()
    guest.page.get_by_role("heading", name=guest.say("open-tables")).wait_for()
    seats = registry.meta(KEYS[0]).seats[1]
    table = host.make(KEYS[0], seats, start=False, open=True)
    entry = guest.page.get_by_role("article").filter(has=guest.page.locator(f"a[href$='/table/{table}']"))
    expect(entry).to_contain_text(f"Soizic · {guest.say('free-seats', free=seats - 1)}", timeout=15_000)
    expect(guest.page.get_by_role("heading", name=guest.say("tables-to-join"))).to_be_visible()
    entry.get_by_role("link").click()
    guest.button("take-seat").first.wait_for()
