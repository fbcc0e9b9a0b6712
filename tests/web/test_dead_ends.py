"""Dead ends: every failure is reported near its cause, with a way to continue."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Route, WebSocketRoute, expect

from hautemer import registry
from hautemer.words import Plain, Words
from tests.cases import KEYS
from tests.web.person import MAKE, QUICK, Screen
from tests.web.serving import Serving
from tests.web.test_together import play_on

KEY = KEYS[0]
LEAST = registry.meta(KEY).seats[0]
TITLE = Words("fr", KEY).say("title")
TAKEN = f"assets/(Rulebook|{KEY}|AccountDialog)"


def lose(route: Route) -> None:
    """Fail a request as if the connection were lost."""
    route.abort("connectionfailed")


def gone(route: Route) -> None:
    """Answer as after an upgrade of the server: the file has another name."""
    route.fulfill(status=404, body="")


def test_a_part_that_cannot_be_loaded_says_so_and_is_loaded_again(
    open_screen: Callable[..., Screen], serving: Serving
) -> None:
    """The rulebook, a dialog, a board: without a connection, or renamed by an upgrade."""
    # Without a secure context, no service worker stores files.
    screen = open_screen("phone", base=serving.far_address)
    page, files = screen.page, re.compile(TAKEN)
    missing = page.get_by_role("heading", name=screen.say("part-missing"))
    table = screen.make(KEY, LEAST)
    expect(page).to_have_title(re.compile(rf"{re.escape(TITLE)} · Hautemer$"))
    screen.go()
    screen.home.wait_for()
    expect(page).to_have_title("Hautemer")
    page.route(files, gone)
    page.reload()
    screen.button("account").click()
    expect(missing).to_be_visible()
    screen.button("close").click()

    screen.go("learn", KEY)
    expect(missing).to_be_visible()
    screen.device.context.set_offline(True)
    screen.button("try-again").click()
    expect(page.get_by_text(screen.say("no-line"))).to_be_visible()
    page.unroute(files)
    screen.device.context.set_offline(False)  # and the page loads automatically
    page.get_by_role("navigation").wait_for()
    expect(page).to_have_title(f"{TITLE} · {screen.say('rules')} · Hautemer")

    page.route(files, lose)
    page.goto(page.url.partition("#")[0])
    page.reload()
    screen.home.wait_for()
    screen.go("table", table)
    expect(missing).to_be_visible()
    expect(screen.link("home")).to_be_visible()
    page.unroute(files)
    screen.go()
    screen.home.wait_for()
    screen.go("table", table)  # a failed part is requested again
    screen.dock.wait_for()
    screen.device.forgive(r"ERR_|404|Failed to fetch|preload|dynamically imported")


def test_the_language_changes_only_once_its_messages_are_loaded(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen()
    # The last game begins with a choice; a forced first answer would start a countdown in the tray.
    screen.make(KEYS[-1], registry.meta(KEYS[-1]).seats[0])
    choices = screen.dock.inner_text()
    screen.button("menu").click()
    screen.button("settings").click()
    german = screen.page.get_by_role("button", name="Deutsch", exact=True)
    screen.page.route(re.compile(r"words/de"), lose)
    german.click()
    expect(screen.page.get_by_role("alert")).to_have_text(screen.say("language-kept"))
    assert screen.dock.inner_text() == choices
    assert screen.page.evaluate("document.documentElement.lang") == "fr"
    screen.page.unroute(re.compile(r"words/de"))
    german.click()
    screen.reads("de")
    expect(screen.dialog("settings")).to_be_visible()
    expect(screen.page.get_by_role("alert")).to_have_count(0)
    assert screen.page.evaluate("document.documentElement.lang") == "de"
    screen.device.forgive("ERR_")


def test_home_tries_again_and_shows_all_my_matches_as_they_are(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone")
    page, asked = screen.page, re.compile("api/games")
    screen.home.wait_for()
    page.route(asked, lose)
    page.reload()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(screen.say("no-line"))
    page.unroute(asked)
    screen.button("try-again").click()
    expect(screen.button("play-now").first).to_be_visible()
    expect(alert).to_have_count(0)
    screen.device.forgive("ERR_")

    mine = page.get_by_role("region", name=screen.say("my-matches")).get_by_role("link")
    wanted: dict[str, Any] = {"settings": {"game": KEY, "seats": LEAST, "pace": QUICK}, "name": "Soizic"}
    for _ in range(9):
        page.evaluate(MAKE, wanted)
    page.evaluate("dispatchEvent(new Event('focus'))")  # back from another window
    expect(mine).to_have_count(1)  # the most urgent one
    expect(mine.first).to_contain_text(re.compile(rf"Soizic\s*{screen.say('phase-lobby')} · maintenant$"))
    screen.button("all-matches", count=9).click()
    expect(mine).to_have_count(9)
    page.evaluate(MAKE, wanted)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(mine).to_have_count(10)

    # An error is visible where the person is, even at the far end of a long page.
    page.get_by_label(screen.say("code-label")).fill("QQQQ")
    screen.button("enter").click()
    expect(alert).to_be_in_viewport()
    screen.device.forgive("404")


def test_a_refused_change_in_the_lobby_is_shown_and_reverted(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone")
    page = screen.page
    least, most = registry.meta(KEY).seats
    screen.make(KEY, most, start=False)
    expect(page).to_have_title(re.compile(rf"^{re.escape(TITLE)} · [A-Z]{{4}} · Hautemer$"))
    seats = page.get_by_role("combobox", name=screen.say("seats"), exact=True)
    usual = screen.say("default", what=Plain(str(min(most, max(least, 4)))))
    expect(seats.get_by_role("option", name=usual, exact=True)).to_have_count(1)
    screen.button("fill-with-bots").click()
    expect(screen.button("fill-with-bots")).to_have_count(0)
    seats.scroll_into_view_if_needed()
    seats.select_option(str(least))
    expect(page.get_by_role("alert")).to_be_in_viewport()
    expect(seats).to_have_value(str(most))


def undo_instead(line: WebSocketRoute) -> None:
    """Replace the request for a rematch by a command that the server refuses."""
    server = line.connect_to_server()
    line.on_message(lambda said: server.send(str(said).replace('"do":"rematch"', '"do":"undo"')))


def test_a_match_that_was_called_off_offers_a_way_on(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone")
    page = screen.page
    sockets = re.compile("/socket$")
    page.route_web_socket(sockets, undo_instead)
    table = screen.make(KEY, LEAST)
    play_on((screen,), Random("off"), 8)
    expect(page).to_have_title(re.compile(f"^{re.escape(screen.say('your-move'))} · "))
    screen.button("menu").click()
    screen.button("call-off", needed=1).click()
    screen.button("really").click()
    screen.button("close").click()
    expect(page).to_have_title(f"{TITLE} · Hautemer")
    rematch = screen.dock.get_by_role("button", name=screen.say("rematch"), exact=True)
    rematch.click()
    expect(screen.dock.get_by_role("alert")).to_be_visible()  # a refusal is shown
    with page.expect_download() as download:
        screen.dock.get_by_role("link", name=screen.say("download"), exact=True).click()
    last = len(json.loads(download.value.path().read_bytes())["entries"])

    screen.dock.get_by_role("link", name=screen.say("replay-this"), exact=True).click()
    at = page.get_by_role("slider", name=screen.say("moment"))
    expect(at).to_have_value("0")
    # Links to moments open in the same tab, also back to the previous place.
    screen.go("replay", table, "1", "0")
    expect(at).to_have_value("1")
    screen.button("step-on").click()
    page.wait_for_url("**/2/0")
    screen.go("replay", table, "1", "0")
    expect(at).to_have_value("1")
    screen.go("replay", table, str(last), "all")
    expect(at).to_have_value(str(last))
    assert page.title() == f"{TITLE} · {screen.say('replay')} · Hautemer"


def test_a_choice_that_is_no_longer_possible_says_why(open_screen: Callable[..., Screen]) -> None:
    """If enough or nothing is selected, the disabled button can be reached and gives its reason."""
    key = max(KEYS, key=lambda key: registry.meta(key).seats[1])  # a game with crews
    screen = open_screen("phone")
    screen.make(key, registry.meta(key).seats[0])
    rng = Random(f"pick {key}")
    quiet = screen.page.get_by_role("group", name=screen.say("choices"), exact=True).locator(
        "[data-spot][aria-disabled='true']"
    )
    full = screen.dock.get_by_role("status").filter(has_text=screen.say("pick-full"))
    while not full.count():
        assert not screen.over(), "nothing was ever too much"
        if not screen.act(rng):
            screen.page.wait_for_timeout(20)
    quiet.first.click(force=True)
    expect(screen.dock.get_by_role("status").filter(has=screen.page.get_by_role("link"))).to_be_visible()
    expect(full).to_be_visible()


def test_an_invalid_address_is_not_found(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone")
    screen.home.wait_for()
    screen.go("table", "%")
    alert = screen.page.get_by_role("alert")
    # A title is short; the sentence that says what to do is text under it.
    expect(alert.get_by_role("heading")).to_have_text(screen.say("lost"))
    expect(alert.get_by_role("paragraph")).to_have_text(screen.words.say("error-no-such-table"))
    screen.link("home").click()
    screen.home.wait_for()
    screen.device.forgive("40[04]")


def test_at_a_full_table_nobody_is_asked_for_a_name(open_screen: Callable[..., Screen]) -> None:
    host, late = open_screen(), open_screen("phone")
    table = host.make(KEY, LEAST, start=False)
    late.home.wait_for()
    late.go("table", table)
    expect(late.button("take-seat").first).to_be_visible()
    host.button("fill-with-bots").click()
    expect(late.page.get_by_text(late.say("table-full"))).to_be_visible()
    expect(late.page.get_by_placeholder(late.say("your-name"))).to_have_count(0)


def test_escape_closes_the_drawer_on_a_phone(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone")
    screen.make(KEY, LEAST)
    opener = screen.page.get_by_role("banner").get_by_role("button", name=screen.say("log"))
    opener.click()
    log = screen.page.get_by_role("region", name=screen.say("log"))
    expect(log).to_be_in_viewport()
    log.focus()
    screen.page.keyboard.press("Escape")
    expect(opener).to_have_attribute("aria-expanded", "false")
    expect(opener).to_be_focused()
    expect(log).not_to_be_visible()
    # The chat input is at the very bottom, near the thumb.
    screen.page.get_by_role("banner").get_by_role("button", name=screen.say("talk-tab")).click()
    field = screen.page.get_by_label(screen.say("say-something")).bounding_box()
    assert field is not None
    assert field["y"] + field["height"] > 740 - 20
