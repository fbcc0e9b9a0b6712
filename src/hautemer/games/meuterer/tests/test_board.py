"""The board in the terminal, and the words of moves."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from hautemer.cli.terminal.draw import BoardDrawing
from hautemer.cli.terminal.menu import ask
from hautemer.cli.terminal.prompt import TerminalPerson
from hautemer.core.board import BoardTable, Lines, Ring
from hautemer.core.chance import Script
from hautemer.core.codec import plain
from hautemer.core.match import Match
from hautemer.core.offers import OneOf
from hautemer.games.meuterer import GAME
from hautemer.games.meuterer.board import board, opened
from hautemer.games.meuterer.moves import Keep, Pass, Play, Sale, Sell
from hautemer.words import LANGUAGES, Words

NAMES = ("Bernard", "Stéphanie", "Florian", "Carmen")
CARDS = {"ruby": 4, "salt": 5, "wine": 6, "cloth": 7, "grain": 8, "conflict": 6}
HANDS = ["wine", "wine", "salt", "conflict", "cloth"] * 3 + ["grain"] * 5


def begun(*moves: tuple[int, object], **options: object) -> Match:
    """Return a match in the introductory layout, Bernard captain, Carmen with nothing but grain."""
    rest = [key for key, count in CARDS.items() for _ in range(count - HANDS.count(key))]
    deck = HANDS + rest + (["pirate"] if options.get("pirate") else [])
    setup = [{"captain": 0}, {"deck": deck}]
    options = {"layout": "introductory", **options}
    match = Match.begin(GAME, NAMES, options, lambda position: Script(setup if position < 0 else []))
    for seat, move in moves:
        match.submit(seat, move)  # type: ignore[arg-type]
    return match


def screen(match: Match, seat: int | None, language: str = "fr", width: int = 80) -> str:
    """Return the screen of a seat on one line, so that line breaks do not matter."""
    drawing = BoardDrawing(GAME, Words(language, "meuterer", NAMES), seat)
    own = None if seat is None else GAME.private(match.state, seat)  # type: ignore[arg-type]
    paper = io.StringIO()
    drawn = drawing.board(GAME.public(match.state), own, width, explaining=True)  # type: ignore[arg-type]
    Console(file=paper, width=width, highlight=False).print(drawn)
    return " ".join(paper.getvalue().split())


TRADING = (
    (0, {"do": "reward", "points": 2}),
    (0, {"do": "play", "card": "conflict"}),
    (1, {"do": "play", "card": "wine"}),
    (2, {"do": "pass"}),
    (2, {"do": "take_role", "role": "loader"}),
)


def test_the_ring_shows_what_islands_buy_and_bring() -> None:
    match = begun()
    ring = board(GAME, GAME.public(match.state), None, None)[0]  # type: ignore[arg-type]
    assert isinstance(ring, Ring)
    assert len(ring.places) == 12
    assert [place.lit for place in ring.places] == [True] + [False] * 11
    shown = screen(match, None)
    assert "Karge Zunge + 3" in shown
    assert "6/4/3" in shown
    assert "Manche 1 sur 8" in shown


def test_m3_4_the_course_is_said_while_trading() -> None:
    match = begun(*TRADING)
    seen = [" ".join(screen(match, seat).split()) for seat in range(4)]
    captain = plain(match.game.public(match.state))["captain"]
    aimed = re.compile(r"Mutin avec \d cartes en main, vous viseriez \w+")
    course = re.compile(r"Passer avec \d cartes : le navire irait vers \w+")
    for seat, text in enumerate(seen):
        trades = seat != 2  # has passed
        assert bool(course.search(text)) == (trades and seat == captain)
        assert bool(aimed.search(text)) == (trades and seat != captain)


def test_m3_5_a_role_is_seen_by_its_taker_alone() -> None:
    match = begun(*TRADING)
    assert "débardeur" in screen(match, 2)
    for seat in (None, 0):
        assert "débardeur" not in screen(match, seat)
        assert "rôle secret" in screen(match, seat)
    left = "Après 1 rôle pris, il restait au centre"
    assert left not in screen(match, 3)
    passed = begun(*TRADING, (3, {"do": "pass"}))
    assert left in screen(passed, 3)
    assert "Mutin avec 5 cartes en main, vous viseriez Affeninsel" in screen(passed, 3)
    assert all("prend un rôle" in screen(passed, seat) for seat in (None, 0, 3))


def test_hands_are_seen_by_their_owners_alone() -> None:
    match = begun()
    assert "5 × blé" in screen(match, 3)
    for seat in (None, 0, 1, 2):
        assert "× blé" not in screen(match, seat)


def test_both_goals_and_the_strength_of_the_sides_are_shown() -> None:
    moves = (
        *TRADING,
        (3, {"do": "pass"}),
        (3, {"do": "take_role", "role": "mutineer"}),
        (0, {"do": "pass"}),
        (1, {"do": "pass"}),
        (1, {"do": "take_role", "role": "mate"}),
    )
    shown = screen(begun(*moves), 0)
    assert "Le capitaine vise Eisfelsen." in shown
    assert "Le mutin vise Affeninsel." in shown
    assert "Capitaine 2 contre mutin 0" in shown


def test_the_pirate_ship_is_shown() -> None:
    assert "☠" in screen(begun(pirate=True), 0)
    assert "☠" not in screen(begun(), 0)


def test_after_the_end_all_hands_are_open() -> None:
    match = begun()
    owns = [GAME.private(match.state, seat) for seat in range(4)]  # type: ignore[arg-type]
    (table,) = opened(GAME, GAME.public(match.state), owns)  # type: ignore[arg-type]
    assert isinstance(table, BoardTable)
    assert len(table.rows) == 4


def test_a_spectator_has_no_secrets() -> None:
    parts = board(GAME, GAME.public(begun().state), None, None)  # type: ignore[arg-type]
    assert not any(isinstance(part, Lines) and part.secret for part in parts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_in_words(language: str) -> None:
    words = Words(language, "meuterer")
    sale = Sell({"sandkap": Sale("wine", 2), "hochland": Sale("salt", 1)})
    said = words.move(plain(sale))
    assert "Sandkap" in said
    assert "Hochland" in said
    assert words.move(plain(Sell({}))) == words.say("move-sell-nothing")
    assert words.move(plain(Keep(())))
    assert words.name("wine") in words.move(plain(Keep(("wine", "wine"))))
    assert words.move(plain(Pass())) == words.say("move-pass")
    assert words.move(plain(Pass("mate"))) == words.say("move-pass-role", role="mate")
    assert words.name("salt") in words.move(plain(Play("salt")))


def test_french_articles() -> None:
    words = Words("fr", "meuterer")
    assert words.move(plain(Play("wine"))) == "Poser du vin"
    assert words.move(plain(Play("cloth"))) == "Poser du tissu"


def test_m6_4_many_sales_are_narrowed_down_island_by_island(monkeypatch: pytest.MonkeyPatch) -> None:
    goods = ("ruby", "salt", "wine", "cloth", "grain")
    here: list[Sale | None] = [None, *(Sale(good, 1) for good in goods)]
    ways = [
        {island: sale for island, sale in (("hochland", one), ("piratennest", other)) if sale}
        for one in here
        for other in here
        if one is None or other is None or one.good != other.good
    ]
    assert len(ways) > 30
    monkeypatch.setattr("sys.stdin", io.StringIO("2\n3\n"))
    paper = io.StringIO()
    person = TerminalPerson(Words("fr", "meuterer", NAMES), Console(file=paper, width=80))
    assert ask(person, "sell", "sales", OneOf(ways)) == {
        "piratennest": Sale("ruby", 1),
        "hochland": Sale("wine", 1),
    }
    assert paper.getvalue().count("rubis") == 1  # sold already: not offered again
