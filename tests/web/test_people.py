"""People at one table: chat, claims, pauses, leaving, returning, another device, and a rematch."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from hautemer import registry
from hautemer.words import Plain, Words
from tests.server.people import with_claims
from tests.web.person import QUICK, Screen
from tests.web.test_screens import examine
from tests.web.test_together import play_on

KEY = with_claims()
LEAST = registry.meta(KEY).seats[0]
NAMES = ["Soizic", "Yann"]
# More lines than a phone shows at once.
LINES = 24


def gather(open_screen: Callable[..., Screen]) -> tuple[Screen, Screen]:
    """Start a match of two people and bots: the host at a desktop, the other with a phone."""
    one, other = open_screen("desktop", examined=True), open_screen("phone", examined=True)
    table = one.make(KEY, LEAST, start=False, pace={**QUICK, "grace": 100})
    other.home.wait_for()
    other.go("table", table)
    other.page.get_by_label(other.say("your-name")).fill(NAMES[1])
    other.button("take-seat").first.click()
    expect(one.page.get_by_text(NAMES[1], exact=True)).to_be_visible()
    usual = one.say("default", what=Plain(str(max(LEAST, 4))))
    expect(one.page.get_by_role("option", name=usual, exact=True)).to_have_count(1)
    one.button("fill-with-bots").click()
    one.button("start").click()
    one.dock.wait_for()
    other.dock.wait_for()
    return one, other


def worded(message: str, **details: Any) -> str:
    """Return a message in the language of this table."""
    return Words("fr", KEY, NAMES).say(message, **details)


def talk(screen: Screen) -> Locator:
    """Return the chat."""
    return screen.page.get_by_role("region", name=screen.say("talk-tab"), exact=True)


def line(screen: Screen, text: str) -> Locator:
    """Return a line of the chat."""
    return talk(screen).get_by_role("listitem").filter(has_text=re.compile(rf"\b{text}\s*$"))


def say(screen: Screen, text: str) -> None:
    """Send a chat message."""
    field = screen.page.get_by_label(screen.say("say-something"))
    field.fill(text)
    field.press("Enter")
    expect(line(screen, text)).to_be_visible()


def menu(screen: Screen) -> Locator:
    """Open the menu of the table and return it."""
    screen.button("menu").click()
    return screen.dialog("menu")


def leave_menu(screen: Screen) -> None:
    screen.dialog("menu").get_by_role("button", name=screen.say("close"), exact=True).click()
    expect(screen.dialog("menu")).to_have_count(0)


def test_people_chat_and_make_claims(open_screen: Callable[..., Screen]) -> None:
    """New messages are counted and announced; the chat opens at its end, and keeps a place further up."""
    one, other = gather(open_screen)
    one.page.get_by_role("tab", name=re.compile(f"^{re.escape(one.say('talk-tab'))}")).click()
    before = other.page.locator("header .count").all_inner_texts()  # claims of bots count, too
    counted = int(before[0]) if before else 0
    say(one, "Bonjour à bord")
    expect(other.page.get_by_role("log")).to_contain_text("Bonjour à bord")
    for number in range(LINES):
        say(one, f"ligne {number}")
    unread = other.button("talk-unread", count=counted + LINES + 1)
    expect(unread).to_be_visible()
    unread.click()
    first, last = (line(other, text) for text in ("ligne 0", f"ligne {LINES - 1}"))
    expect(last).to_be_in_viewport()
    expect(first).not_to_be_in_viewport()
    expect(other.button("talk-tab")).to_be_visible()
    first.scroll_into_view_if_needed()
    before = talk(other).evaluate("list => list.scrollTop")
    say(one, "encore une")
    expect(line(other, "encore une")).to_have_count(1)
    assert talk(other).evaluate("list => list.scrollTop") == before
    expect(first).to_be_in_viewport()
    say(other, "moi aussi")
    expect(line(other, "moi aussi")).to_be_in_viewport()
    expect(line(one, "moi aussi")).to_be_in_viewport()

    # One tap on a flag makes a claim, and a double tap makes it once.
    about = other.page.locator("aside").get_by_role("group", name=re.compile("…$")).first
    flags = about.get_by_role("button")
    expect(flags).to_have_count(LEAST - 1)
    expect(flags.first).to_be_in_viewport()
    assert examine(other, "talk") == []
    claimed = flags.first.get_attribute("aria-label")
    assert claimed is not None
    assert claimed.endswith(NAMES[0])
    lines = talk(one).get_by_role("listitem")
    said = lines.count()
    flags.first.dblclick()
    expect(lines).to_have_count(said + 1)
    expect(lines.last).to_contain_text(NAMES[0])
    expect(lines.last).to_be_in_viewport()
    assert not other.page.evaluate("document.documentElement.scrollWidth > innerWidth")

    # A muted person is informed, and the host finds the button to mute.
    asked = menu(one).get_by_role("button", name=one.say("hush", name=Plain(NAMES[1])), exact=True)
    expect(asked).to_have_text(one.say("hush-short"))
    asked.click()
    expect(other.page.get_by_text(other.words.say("error-hushed"))).to_be_visible()
    expect(other.page.get_by_label(other.say("say-something"))).to_have_count(0)
    one.button("unhush", name=Plain(NAMES[1])).click()
    expect(other.page.get_by_label(other.say("say-something"))).to_be_visible()


def test_people_pause_leave_and_come_back(open_screen: Callable[..., Screen]) -> None:
    """Votes show their supporters; a seat goes to a bot, to another device, and back; then a rematch."""
    one, other = gather(open_screen)
    play_on((one, other), Random("people"), 4)

    # A pause needs both, and shows its supporters and the number needed.
    asked = menu(one)
    expect(asked.get_by_text(one.say("vote-how", needed=2, people=2, everybody=True))).to_be_visible()
    one.button("pause", needed=2).click()
    leave_menu(one)
    ballot = worded("web-ballot-pause", seats=[0], missing=1, needed=2)
    for screen in (one, other):
        expect(screen.dock.get_by_text(ballot)).to_be_visible()
    other.button("agree").click()
    for screen in (one, other):
        expect(screen.dock.get_by_text(screen.say("paused"))).to_be_visible()
        expect(screen.button("ask-hint")).to_have_count(0)  # nothing is asked, and nothing is highlighted
        expect(screen.page.locator("main.board .lit:not(li)")).to_have_count(0)
    other.button("go-on", needed=2).click()
    expect(one.dock.get_by_text(worded("web-ballot-go-on", seats=[1], missing=1, needed=2))).to_be_visible()
    one.button("agree").click()
    expect(other.dock.get_by_text(other.say("paused"))).to_have_count(0)

    # A bot plays for a person who resigns until they are back.
    menu(other)
    other.button("resign").click()
    other.button("really").click()
    leave_menu(other)
    expect(other.dock.get_by_text(other.say("bot-plays-for-you"))).to_be_visible()
    expect(menu(one).get_by_text(one.say("bot-keeps-seat"))).to_be_visible()
    other.button("return").click()
    expect(other.dock.get_by_text(other.say("bot-plays-for-you"))).to_have_count(0)
    expect(one.page.get_by_text(one.say("bot-keeps-seat"))).to_have_count(0)
    leave_menu(one)

    # The personal link can be copied or scanned, and works for one other device.
    menu(other)
    other.button("move-device").click()
    expect(other.page.get_by_role("img", name=other.say("move-device-qr"))).to_be_visible()
    expect(other.button("copy-link")).to_be_visible()
    assert examine(other, "personal link") == []
    link = other.page.get_by_label(other.say("link"), exact=True).input_value()
    new = open_screen("phone")
    new.page.goto(link)
    new.button("sit-here").click()
    new.dock.wait_for()
    expect(new.page.get_by_role("region", name=new.say("secrets"))).to_be_visible()
    leave_menu(other)
    expect(other.dock.get_by_text(other.say("you-watch"))).to_be_visible()
    expect(other.page.get_by_role("region", name=other.say("secrets"))).to_have_count(0)
    other.page.goto(link)
    other.button("sit-here").click()
    expect(other.page.get_by_role("alert")).to_have_text(other.words.say("error-link-spent"))
    expect(other.page.get_by_role("heading")).to_have_text(other.say("link-spent"))
    expect(other.button("sit-here")).to_have_count(0)
    other.device.forgive("410")

    # A person leaves: the host lets a bot play, and gives the seat back by a link.
    new.page.goto("about:blank")
    menu(one)
    one.button("replace").click(timeout=15_000)
    expect(one.page.get_by_text(one.say("bot-keeps-seat"))).to_be_visible()
    gone = {"name": Plain(NAMES[1])}
    one.button("reissue", **gone).click()
    squares = one.page.get_by_role("img", name=one.say("reissued-qr", **gone))
    expect(squares).to_be_visible()
    expect(one.page.get_by_text(one.say("reissued-how", **gone))).to_be_visible()
    assert examine(one, "link to the seat of another") == []
    other.page.goto(one.page.get_by_label(one.say("link"), exact=True).input_value())
    other.button("sit-here").click()
    other.button("return").click()
    expect(one.page.get_by_text(one.say("bot-keeps-seat"))).to_have_count(0)
    expect(squares).to_have_count(0)

    # Both vote to call it off, and one of them offers a rematch.
    one.button("call-off", needed=2).click()
    one.button("really").click()
    leave_menu(one)
    log = one.page.get_by_role("region", name=one.say("log"), exact=True)
    expect(log).to_contain_text(worded("web-beside-reissued", seat=1))
    other.button("agree").click()
    other.button("really").click()  # this vote ends it
    for screen in (one, other):
        expect(screen.dock.get_by_text(screen.say("phase-called-off"))).to_be_visible()
    other.button("rematch").click()
    one.link("to-rematch").click()
    for screen in (one, other):
        lobby = screen.page.locator(".lobby")  # the match stays on the screen until the lobby has come
        for name in NAMES[:2]:
            expect(lobby.get_by_text(name, exact=True)).to_be_visible()


def test_the_next_person_inherits_the_table(open_screen: Callable[..., Screen]) -> None:
    """The host deletes their data: everybody sees the new host, who gets the host's buttons."""
    one, other = gather(open_screen)
    one.page.evaluate("fetch('api/me', { method: 'DELETE' })")
    expect(other.page.get_by_role("log")).to_contain_text(worded("web-beside-inherited", seat=1))
    menu(other)
    expect(other.page.get_by_role("heading", name=other.say("as-host"))).to_be_visible()
    one.page.goto("about:blank")
    one.device.forgive("WebSocket|40[0-9]")
