"""Closed purchases and sales have their reasons."""

from __future__ import annotations

from typing import Any

import pytest

from hautemer.games.norderwind import GAME
from hautemer.games.norderwind.tests.table import PreparedTable


def reasons(table: PreparedTable, seat: int) -> dict[str, tuple[Any, str, str]]:
    """Return why a seat cannot buy, and why it cannot sell: what, the reason, and its clause."""
    return {
        side: (one.move[side], one.why, one.clause)
        for one in GAME.closed(table.state, seat)
        for side in ("buy", "sell")
        if side in one.move and one.shown
    }


@pytest.mark.parametrize(
    ("hold", "gold", "buy", "sell"),
    [
        ("", 0, ("too_dear", "N3.1"), ("not_aboard", "N3.1")),
        ("", 5, None, ("not_aboard", "N3.1")),
        ("salt", 0, ("too_dear", "N3.1"), None),
        ("salt", 5, None, None),
        ("salt salt", 5, ("enough", "N3.2"), None),
        ("wine wine wood wood fish salt", 5, None, None),  # others go overboard
    ],
)
def test_n3_1_a_trade_port_says_why_not(
    hold: str, gold: int, buy: tuple[str, str] | None, sell: tuple[str, str] | None
) -> None:
    table = PreparedTable()
    table.ship(0, hold=hold, gold=gold)
    table.sail(0, "norderkap", "salt_3")
    table.state.gold[0] = gold  # a seat that begins without gold receives some (N2.1)
    table.draw(0)
    wanted = {"buy": buy, "sell": sell}
    assert reasons(table, 0) == {side: ({"salt": 1}, *why) for side, why in wanted.items() if why}


def test_n3_3_a_merchant_ship_says_why_not() -> None:
    table = PreparedTable()
    table.sail(0, "norderkap", "merchant_2")
    table.state.gold[0] = 1
    table.draw(0)
    assert reasons(table, 0) == {"buy": ({}, "too_dear", "N3.3"), "sell": ({}, "not_aboard", "N3.3")}
    table.ship(0, hold="wine", gold=2)
    assert reasons(table, 0) == {}


def test_n4_2_what_the_active_player_did_is_barred() -> None:
    table = PreparedTable()
    table.ship(1, hold="salt", gold=5)
    table.sail(0, "norderkap", "salt_1")
    table.draw(0)
    table.do(0, "trade", buy={"salt": 1})
    assert reasons(table, 1) == {"buy": ({"salt": 1}, "barred", "N4.2")}
