"""Tables on a server: finding one, and waiting in its lobby."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from hautemer.cli.terminal import random_draw
from hautemer.cli.terminal.connection import ServerConnection, refusal
from hautemer.cli.terminal.match_setup import choose_game, choose_options, choose_seats
from hautemer.cli.terminal.prompt import QUIET, Cancelled, Quit, TerminalPerson
from hautemer.cli.terminal.remote import RemoteTable
from hautemer.client import Declined
from hautemer.core import registry
from hautemer.core.errors import BadOptions
from hautemer.server.http.lan import is_loopback
from hautemer.words import Plain, Words

Choose = Callable[[], dict[str, Any]]


def split_address(address: str) -> tuple[str, str | None]:
    """Return a server's address and, if the address is an invitation, its table.

    >>> split_address("https://games.example/club/#/table/abc")
    ('https://games.example/club', 'abc')
    """
    server, _, fragment = address.partition("#")
    place = urlsplit(server)
    if place.scheme not in ("http", "https") or not place.hostname:
        raise BadOptions("server_address")
    kind, _, table = fragment.strip("/").partition("/")
    return server.rstrip("/"), table if kind == "table" and table else None


def visit(
    address: str, wanted: str | None, person: TerminalPerson, name: str, settings: Choose | None
) -> None:
    """Play at a server: at the table `wanted`, or at one that the person chooses or creates."""
    url, table = split_address(address)
    line = ServerConnection(url)
    try:
        line.remember()
        line.call("PATCH", "/api/me", {"language": person.words.language})
        if wanted is not None:
            table = find(line, wanted)
        elif settings is not None:
            table = make(line, person, name, settings())
        elif table is None:
            table = choose(line, person, name)
        line.call("GET", f"/api/tables/{table}")  # raises if there is no such table
        next_table: str | None = table
        while next_table is not None:
            next_table = sit(line, person, next_table, name)
    except Declined as declined:
        person.write(refusal(person.words, declined), "bold red")
    except Quit:
        person.say("away-left", address=Plain(f"{url}/#/table/{table}" if table else url))
    finally:
        line.close()


def find(line: ServerConnection, wanted: str) -> str:
    """Return the id of a table by a code, a link or an id."""
    if "/" in wanted:
        _, table = split_address(wanted)
        if table is None:
            raise BadOptions("server_address")
        return table
    if len(wanted) <= 4:
        return str(line.call("POST", "/api/codes", {"code": wanted})["table"])
    return wanted


def make(line: ServerConnection, person: TerminalPerson, name: str, settings: dict[str, Any]) -> str:
    """Create a table with the person as its host and return its id."""
    return str(line.call("POST", "/api/tables", {"settings": settings, "name": name})["table"])


def choose(line: ServerConnection, person: TerminalPerson, name: str) -> str:
    """Let the person choose their own table, an open one, one by its code, or a new one."""
    words = person.words
    mine = [
        table for table in line.call("GET", "/api/me")["tables"] if table["phase"] in ("lobby", "running")
    ]
    known = {table["id"] for table in mine}
    others = [table for table in line.call("GET", "/api/tables") if table["id"] not in known]
    labels = [described_table(words, table) for table in (*mine, *others)]
    labels += [words.say("away-code"), words.say("away-new")]
    while True:
        try:
            chosen = person.choose(labels, words.say("away-which", high=len(labels)))
            if chosen < len(mine) + len(others):
                return str([*mine, *others][chosen]["id"])
            if chosen == len(labels) - 2:
                return find(line, person.answer(words.say("away-which-code")))
            game = registry.find(choose_game(person))
            seats = choose_seats(person, game)
            options = choose_options(person, game, game.settle(seats, {}))
            settings = {"game": game.meta.key, "seats": seats, "options": options}
            return make(line, person, name, settings)
        except Cancelled:
            continue
        except Declined as declined:
            person.write(refusal(words, declined), "bold red")


def described_table(words: Words, table: dict[str, Any]) -> str:
    """Return the description of a table for a list."""
    title = Words(words.language, table["game"]).say("title")
    names = Plain(words.listed(table.get("names", [])))
    message = "away-table-yours" if table.get("your_move") else f"away-table-{table['phase']}"
    return words.say(message, title=Plain(title), names=names, free=table.get("free", 0))


def sit(line: ServerConnection, person: TerminalPerson, table: str, name: str) -> str | None:
    """Wait in the lobby and play the match. Return the table of a rematch, or None."""
    with line.at(table) as there:
        visit = RemoteTable(line, there, person)
        scene = visit.next()
        visit.get_ready(scene)
        if scene["table"]["phase"] == "lobby" and scene["seat"] is None:
            visit.do("join", name=name)
        gather(line, visit)
        visit.seen = 0  # show the match from its beginning
        visit.play()
        end = there.scene or {}
        if end.get("seat") is None or end["table"]["phase"] not in ("finished", "called_off"):
            return None
        if end["table"].get("rematch") is None:
            if not person.agrees(person.words.say("play-rematch"), default=False):
                return None
            visit.do("rematch")
        elif not person.agrees(person.words.say("away-rematch"), default=True):
            return None
        scene = line.ask(there.until(lambda scene: scene["table"].get("rematch")))
        return str(scene["table"]["rematch"])


def tell_invitation(line: ServerConnection, person: TerminalPerson, table: dict[str, Any]) -> None:
    """Print the code and the link of a table, with the address at which other devices reach the server."""
    base, is_here = line.url, is_loopback(urlsplit(line.url).hostname or "")
    if is_here and (found := line.call("GET", "/api/address")["address"]) is not None:
        base, is_here = found, False
    link = f"{base}/#/table/{table['id']}"
    person.say("away-invite", code=Plain(table.get("code") or "–"), address=Plain(link))
    if is_here:
        person.say("web-only-here", style=QUIET)


def gather(line: ServerConnection, visit: RemoteTable) -> None:
    """Wait in the lobby until the match starts. The host may add bots and start it."""
    told, drawn = False, ""
    while True:
        scene = visit.there.scene or visit.next()
        visit.get_ready(scene)
        person, words, table = visit.person, visit.words, scene["table"]
        if table["phase"] != "lobby":
            return
        visit.tell_news(scene)
        if not told:
            told = True
            person.write(words.say("title"), "bold")
            tell_invitation(line, person, table)
            person.say("draw-fingerprint", sha256=Plain(table["commitment"]), style=QUIET)
        names = [
            words.say("away-account", name=Plain(chair["name"])) if chair.get("account") else chair["name"]
            for chair in table["chairs"]
            if chair.get("name")
        ]
        free = len(table["chairs"]) - len(names)
        person.say("away-gathered", names=Plain(words.listed(names)), free=free, style=QUIET)
        drawn = random_draw.tell_lobby(visit, table, drawn)
        if random_draw.consent(visit, scene):
            continue
        if not scene.get("host") or random_draw.is_drawing(scene):
            visit.next()
            continue
        labels = [words.say("away-start"), words.say("away-fill", free=free), words.say("away-look")]
        person.list_choices(labels)
        try:
            chosen = person.number(words.say("play-which", high=len(labels)), 1, len(labels), 3)
        except Cancelled:
            continue
        if chosen == 2:
            bots = line.call("GET", "/api/games")
            best = next(game for game in bots if game["key"] == table["settings"]["game"])["bots"][-1]
            for seat, chair in enumerate(table["chairs"]):
                if not chair.get("name"):
                    visit.do("bot", seat=seat, bot=best)
        if chosen <= 2:
            visit.do("start")
