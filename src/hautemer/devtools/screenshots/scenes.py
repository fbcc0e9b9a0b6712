"""Screens outside the boards: dialogs, lobbies, lists and messages around a match."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from hautemer.core import ranking, registry
from hautemer.devtools.screenshots.camera import Camera
from hautemer.devtools.screenshots.stage import Staged, sailor_in, staged
from hautemer.server.tables.commands import CREW
from hautemer.words import Plain

# Creates a table as another person, so that the viewer is not its host.
MAKE = """async (wanted) => {
    const headers = { 'Content-Type': 'application/json' }
    const { token } = await (await fetch('api/me', { method: 'POST', body: '{}', headers })).json()
    headers['Authorization'] = `Bearer ${token}`
    const answer = await fetch('api/tables', { method: 'POST', body: JSON.stringify(wanted), headers })
    return (await answer.json()).table
}"""
# Takes a seat as another person.
JOIN = """async ([table, name, seat]) => {
    const headers = { 'Content-Type': 'application/json' }
    const { token } = await (await fetch('api/me', { method: 'POST', body: '{}', headers })).json()
    const line = new WebSocket(new URL(`api/tables/${table}/socket`, location.href.replace(/^http/, 'ws')))
    const hello = { do: 'hello', facts: 0, beside: 0, seat: null, watching: false, token }
    await new Promise((resolve, reject) => {
        line.onerror = reject
        line.onopen = () => {
            line.send(JSON.stringify(hello))
            line.send(JSON.stringify({ do: 'join', name, seat, id: name.slice(0, 8) }))
        }
        line.onmessage = ({ data }) => {
            const said = JSON.parse(data)
            if (said.is === 'refusal') reject(new Error(said.sentence))
            else if (said.table?.chairs?.[seat]?.name === name) resolve()
        }
    })
}"""
OWN = """async (wanted) => {
    const headers = { 'Content-Type': 'application/json' }
    await fetch('api/me')
    const answer = await fetch('api/tables', { method: 'POST', body: JSON.stringify(wanted), headers })
    return (await answer.json()).table
}"""
SHARE = """() => {
    const liked = JSON.parse(localStorage.getItem('hautemer') ?? '{}')
    localStorage.setItem('hautemer', JSON.stringify({ ...liked, shared: true }))
}"""


def account(camera: Camera) -> None:
    camera.home()
    camera.press("web-account")
    camera.dialog.wait_for()


def friends(camera: Camera) -> None:
    """Show the dialog before a table for friends is created."""
    camera.home()
    camera.press("web-play-with-friends")
    camera.dialog.wait_for()


def others_table(camera: Camera, key: str, *, bots: int = 0, **settings: Any) -> str:
    """Create a table of another person and return its id; with bots its match has started."""
    least, most = registry.meta(key).seats
    wanted = {
        "settings": {"game": key, "seats": min(most, max(least, 4)), **settings},
        "name": "Corentin",
        "bots": [None, *["greedy"] * bots],
        "start": bots > 0,
    }
    table: str = camera.page.evaluate(MAKE, wanted)
    return table


def tables(camera: Camera) -> None:
    """Show open tables, to join and to watch."""
    shown: dict[str, Any] = {"open": True, "watch": "everybody"}
    for key in registry.keys():  # noqa: SIM118 - the registry is no dict
        others_table(camera, key, **shown)
    least = registry.meta(registry.keys()[0]).seats[0]
    others_table(camera, registry.keys()[0], bots=least - 1, seats=least, **shown)
    camera.go("look")
    camera.page.get_by_role("heading", name=camera.words.say("web-tables-to-watch")).wait_for()


def peopled(camera: Camera, key: str, seats: int) -> None:
    """Show a lobby of this person: at most two other people, a bot, and a menu open at a free seat."""
    # The bot takes the first free name of the crew, so people take the last ones.
    people = [sailor_in(camera.look.language), *CREW[-max(1, min(2, seats - 3)) :]]
    bots: list[str | None] = [None] * seats
    bots[len(people)] = ranking.names(key)[-1]
    wanted = {"settings": {"game": key, "seats": seats}, "name": people[0], "bots": bots}
    table: str = camera.page.evaluate(OWN, wanted)
    for seat, name in enumerate(people[1:], 1):
        camera.page.evaluate(JOIN, [table, name, seat])
    camera.go("table", table)
    camera.page.get_by_role("img", name=camera.words.say("web-qr")).wait_for()
    free = camera.words.say("web-who-sits", number=len(people) + 2)
    camera.page.get_by_role("button", name=re.compile(re.escape(free))).first.click()


def harbour(camera: Camera) -> None:
    """Show the first screen with matches of this person and tables of others."""
    keys = registry.keys()
    for key in keys[:3]:
        match = staged(key)
        camera.table(match, match.asked(0.5))
    for key in keys[:2]:
        others_table(camera, key, open=True, watch="everybody")
    camera.home()
    camera.page.get_by_role("region", name=camera.words.say("web-my-matches")).wait_for()


def guest(camera: Camera) -> None:
    """Show the table that an invitation leads to."""
    camera.go("table", others_table(camera, registry.keys()[0]))
    camera.page.get_by_role("button", name=camera.words.say("web-take-seat"), exact=True).first.wait_for()
    camera.page.get_by_role("img", name=camera.words.say("web-qr")).wait_for()


def lobby_for_days(camera: Camera) -> None:
    """Show the lobby of a table at the pace of days, which offers notifications."""
    camera.lobby()
    pace = camera.page.get_by_role("combobox", name=camera.words.say("web-pace"), exact=True)
    pace.select_option("days")
    camera.page.get_by_text(camera.words.say("web-tell-me")).wait_for()
    pace.scroll_into_view_if_needed()


def lobby_around(camera: Camera) -> None:
    """Show the public screen before the match."""
    camera.lobby()
    camera.go("watch", camera.page.url.rsplit("/", 1)[1])
    camera.page.get_by_text(camera.words.say("web-around")).wait_for()


def address(camera: Camera, *path: str, message: str) -> None:
    """Show the screen of a link."""
    camera.go(*path)
    camera.page.get_by_text(camera.words.say(message)).first.wait_for()


def spent(camera: Camera) -> None:
    """Show a personal link that was used before."""
    address(camera, "link", "spent", message="web-sit-here")
    camera.press("web-sit-here")
    camera.page.get_by_role("alert").wait_for()


def curtain(camera: Camera) -> None:
    """Show the screen between two people who share a device."""
    camera.lobby()
    words = camera.words
    camera.page.get_by_placeholder(words.say("web-another-name")).fill("Maëlle")
    camera.press("web-another-here")
    camera.page.get_by_text("Maëlle", exact=True).wait_for()
    camera.press("web-fill-with-bots")
    camera.page.get_by_role("button", name=words.say("web-fill-with-bots")).wait_for(state="detached")
    camera.press("web-start")
    camera.page.locator("main.curtain").wait_for()


def ballot(camera: Camera) -> None:
    """Show a vote on a pause that one of two people has proposed."""
    curtain(camera)
    name = sailor_in(camera.look.language)
    camera.press("web-curtain-lift", name=Plain(name))
    from_menu(camera, "web-pause", needed=2)
    missing = camera.words.say("web-ballot-missing", missing=1, needed=2)
    camera.page.get_by_text(missing).first.wait_for()


def from_menu(camera: Camera, *messages: str, **details: Any) -> None:
    """Press buttons in the menu of the table, and close it."""
    camera.press("web-menu")
    for message in messages:
        camera.press(message, **details)
    camera.press("web-close")
    camera.dialog.wait_for(state="detached")


def middle(camera: Camera, match: Staged) -> None:
    """Show the middle of a match."""
    camera.table(match, match.asked(0.5))


def mine(camera: Camera, match: Staged) -> None:
    """Show the first screen while a match waits for this person."""
    middle(camera, match)
    camera.home()
    camera.page.get_by_role("region", name=camera.words.say("web-my-matches")).wait_for()


def menu(camera: Camera, match: Staged) -> None:
    """Show the menu of a table with the link for another device open."""
    middle(camera, match)
    camera.press("web-menu")
    camera.press("web-move-device")
    camera.page.get_by_role("img", name=camera.words.say("web-move-device-qr")).wait_for()


def stopped(camera: Camera, match: Staged, *messages: str, told: str) -> None:
    """Show a match after a decision in the menu."""
    middle(camera, match)
    from_menu(camera, *messages, needed=1)
    camera.page.get_by_text(re.compile(re.escape(camera.words.say(told)), re.IGNORECASE)).first.wait_for()


def lost(camera: Camera, match: Staged) -> None:
    """Show a match without a connection."""
    middle(camera, match)
    camera.page.context.set_offline(True)
    camera.page.get_by_text(camera.words.say("web-line-lost")).wait_for()


def covered(camera: Camera, match: Staged) -> None:
    """Show a match on a device that other people see too."""
    camera.page.evaluate(SHARE)
    camera.page.reload()
    camera.home()
    middle(camera, match)
    camera.page.get_by_role("button", name=camera.words.say("web-peek"), exact=True).wait_for()


def drawer(camera: Camera, match: Staged, message: str) -> None:
    """Show the log or the chat: in a drawer, or next to the board."""
    middle(camera, match)
    name = camera.words.say(message)
    opener = camera.page.get_by_role("banner").get_by_role("button", name=name, exact=True)
    opener.or_(camera.page.get_by_role("tab", name=name, exact=True)).filter(visible=True).first.click()
    camera.page.get_by_role("region", name=name, exact=True).wait_for()


def past(camera: Camera, match: Staged) -> None:
    """Show an earlier moment of a running match, from a line of the log."""
    drawer(camera, match, "web-log")
    log = camera.page.get_by_role("region", name=camera.words.say("web-log"), exact=True)
    log.get_by_role("link").nth(-4).click()
    camera.page.get_by_role("slider").first.wait_for()


def hint(camera: Camera, match: Staged) -> None:
    """Show a hint."""
    middle(camera, match)
    camera.press("web-ask-hint")
    begun = r"\s".join(re.escape(word) for word in camera.words.say("web-hint", move=Plain("")).split())
    camera.page.get_by_text(re.compile(begun)).first.wait_for(timeout=60_000)


def about(camera: Camera, match: Staged) -> None:
    """Show the description of the person's own pieces."""
    middle(camera, match)
    begun = " ".join(camera.words.say("web-rules-for", name=Plain("")).split())
    camera.page.get_by_role("button", name=re.compile(f"^{begun}")).last.click()
    camera.dialog.wait_for()


def dossier(camera: Camera, match: Staged) -> None:
    """Show the public knowledge about a seat."""
    middle(camera, match)
    begun = " ".join(camera.words.say("web-dossier-open", name=Plain("")).split())
    opener = camera.page.get_by_role("button", name=re.compile(rf"\b{begun}")).filter(visible=True)
    # A board that shows the seats itself contains the button.
    opener.or_(camera.page.locator('[data-means^="look "]')).last.click()
    camera.dialog.wait_for()


def corners(match: Callable[[], Staged]) -> dict[str, Callable[[Camera], None]]:
    """Return the screens that belong to no game; some of them are at the table of a match."""
    return {
        "account": account,
        "friends": friends,
        "tables": tables,
        "guest": guest,
        "lobby-days": lobby_for_days,
        "lobby-around": lobby_around,
        "bring": lambda camera: address(camera, "replay", message="web-upload-how"),
        "link": lambda camera: address(camera, "link", "new", message="web-sit-here"),
        "link-spent": spent,
        "confirm": lambda camera: address(camera, "confirm", "new", message="web-mail-confirm-yes"),
        "nowhere": lambda camera: address(camera, "table", "nowhere", message="error-no-such-table"),
        "curtain": curtain,
        "ballot": ballot,
        "mine": lambda camera: mine(camera, match()),
        "menu": lambda camera: menu(camera, match()),
        "paused": lambda camera: stopped(camera, match(), "web-pause", told="web-paused"),
        "resigned": lambda camera: stopped(
            camera, match(), "web-resign", "web-really", told="web-bot-plays-for-you"
        ),
        "called-off": lambda camera: stopped(
            camera, match(), "web-call-off", "web-really", told="web-phase-called-off"
        ),
        "lost": lambda camera: lost(camera, match()),
    }


def of_game(match: Callable[[], Staged]) -> dict[str, Callable[[Camera], None]]:
    """Return the screens around a game's board."""
    return {
        "log": lambda camera: drawer(camera, match(), "web-log"),
        "past": lambda camera: past(camera, match()),
        "talk": lambda camera: drawer(camera, match(), "web-talk-tab"),
        "hint": lambda camera: hint(camera, match()),
        "about": lambda camera: about(camera, match()),
        "dossier": lambda camera: dossier(camera, match()),
        "covered": lambda camera: covered(camera, match()),
    }
