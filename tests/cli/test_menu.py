"""Menus of the terminal with typed answers."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from hautemer.cli.terminal.menu import ask, choices
from hautemer.cli.terminal.prompt import Cancelled, Quit, TerminalPerson
from hautemer.core import registry
from hautemer.core.offers import Between, Field, OneOf, SomeOf
from hautemer.words import Words

SEATS = ("Ann", "Bob", "Cid", "Dan")


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> tuple[TerminalPerson, io.StringIO]:
    """Return a person who types these lines, and the output."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    paper = io.StringIO()
    return TerminalPerson(Words("en", None, SEATS), Console(file=paper, width=80)), paper


@pytest.mark.parametrize(
    ("name", "field", "lines", "value"),
    [
        ("number", Between(2, 9), ["7"], 7),
        ("number", Between(2, 9), ["1", "x", "10", "", "9"], 2),
        ("number", Between(2, 9, default=5), [""], 5),
        ("target", OneOf((1, 3)), ["0", "3", "2"], 3),
        ("yes", OneOf((True, False)), ["2"], False),
        ("number", OneOf((4, 5, 6), default=5), [""], 5),
        ("seats", SomeOf(range(4), 2, 3), ["1", "1 1", "1 2 3 4", "3 1"], (0, 2)),
        ("seats", SomeOf(range(4), 2, 2, ordered=True), ["3, 1"], (2, 0)),
        ("seats", SomeOf(range(4), 2, 2, without=[(0, 1)]), ["1 2", "2 3"], (1, 2)),
        ("numbers", SomeOf((7, 7, 8), 0, 2), ["1 1"], (7, 7)),
        ("numbers", SomeOf((7, 7, 8), 0, 2), ["2 2", ""], ()),
    ],
)
def test_fields(
    name: str, field: Field, lines: list[str], value: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, _ = typed(monkeypatch, *lines)
    answer = ask(person, "do", name, field)
    assert answer == value
    assert type(answer) is type(value)


def test_seats_are_listed_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    person, paper = typed(monkeypatch, "2")
    ask(person, "do", "target", OneOf((1, 3)))
    assert "Bob" in paper.getvalue()
    assert "Dan" in paper.getvalue()
    assert "Cid" not in paper.getvalue()


def test_every_step_can_be_cancelled_and_left(monkeypatch: pytest.MonkeyPatch) -> None:
    for field in (Between(0, 3), OneOf((1, 2)), SomeOf(range(4), 1, 2)):
        person, _ = typed(monkeypatch, "c")
        with pytest.raises(Cancelled):
            ask(person, "do", "numbers", field)
        person, _ = typed(monkeypatch)
        with pytest.raises(Quit):
            ask(person, "do", "numbers", field)


@pytest.mark.parametrize("key", registry.keys())
def test_every_listed_choice_makes_an_offered_move(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Choosing each item of the first menu of a match makes an offered move."""
    from hautemer.core.match import Match, live

    game = registry.find(key)
    seats = [*SEATS, "Eve", "Fay", "Gus"][: max(game.meta.seats[0], 3)]
    match = Match.begin(game, seats, {}, live(bytes(32)))
    seat = match.waiting_for()[0]
    offers = match.offers(seat)
    for label, make in choices(offers, Words("fr", key, seats)):
        person, _ = typed(monkeypatch, *("1", "1 2", "1 2 3", "1 2 3 4") * 20)
        move = make(TerminalPerson(Words("fr", key, seats), person.console))
        assert label
        assert any(offer.contains(move) for offer in offers)
