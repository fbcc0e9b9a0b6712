"""Trades and purchases in words, and the board."""

from __future__ import annotations

from typing import Any

import pytest

from hautemer.core.board import Lines
from hautemer.games.norderwind import GAME, board
from hautemer.games.norderwind.tests.table import PreparedTable
from hautemer.words import Words


@pytest.mark.parametrize(
    ("move", "french", "german"),
    [
        ({"do": "trade", "buy": {"salt": 2}}, "Acheter : 2 × sel", "Kaufen: 2 × Salz"),
        (
            {"do": "trade", "buy": {"wine": 1}, "sell": {"wood": 1}},
            "Vendre bois et acheter vin",
            "Holz verkaufen und Wein kaufen",
        ),
        (
            {"do": "trade", "buy": {"salt": 2}, "overboard": {"fish": 1, "wood": 1}},
            "Acheter : 2 × sel ; jeter par-dessus bord : poisson et bois",
            "Kaufen: 2 × Salz; über Bord werfen: Fisch und Holz",
        ),
        ({"do": "equip", "what": "sail"}, "Acheter un cran de voile", "Kaufen: eine Segelstufe"),
        ({"do": "equip", "what": "crew", "post": "lookout"}, "Engager une vigie", "Anheuern: einen Ausguck"),
        ({"do": "sail", "stack": "olesand", "cut": 0}, "Cap sur Olesand", "Kurs auf Olesand"),
        ({"do": "lookout", "under": True}, "La glisser sous la pile", "Unter den Stapel schieben"),
    ],
)
def test_moves_in_words(move: dict[str, Any], french: str, german: str) -> None:
    """N3.1 to N3.4: as a menu shows them."""
    said = Words("fr", "norderwind").move(move)
    assert said.replace("\u00a0", " ").replace("\u202f", " ") == french
    assert Words("de", "norderwind").move(move) == german


def test_the_board_shows_a_peek_to_its_seat_alone() -> None:
    """N1.4: only the lookout knows the tile."""
    table = PreparedTable()
    table.ship(0, crew="lookout")
    table.sail(0, "norderkap", "wreck")
    public = GAME.public(table.state)
    shown = {
        seat: [
            line
            for part in board.board(
                GAME, public, None if seat is None else GAME.private(table.state, seat), seat
            )
            if isinstance(part, Lines) and part.secret
            for line in part.lines
        ]
        for seat in (None, 0, 1)
    }
    assert [line.message for line in shown[0]] == ["spotted-top", "own-known"]
    assert shown[0][0].details == {"tile": "wreck"}
    assert shown[None] == shown[1] == []


@pytest.mark.parametrize(
    ("language", "actions"),
    [
        ("en", "fewer than two actions"),
        ("fr", "moins de deux actions"),
        ("de", "weniger als zwei Aktionen"),
        ("es", "menos de dos acciones"),
    ],
)
def test_n2_6_a_letter_is_for_a_voyage_with_fewer_than_two_actions(language: str, actions: str) -> None:
    """A voyage over all tiles counts too, so it need not be a short one."""
    assert actions in Words(language, "norderwind").say("about-letters")


def test_n5_6_french_says_what_happens_without_gold() -> None:
    sentence = Words("fr", "norderwind").say("clause-N5-6")
    assert "Même si" not in sentence
    assert "plus d’or" in sentence
