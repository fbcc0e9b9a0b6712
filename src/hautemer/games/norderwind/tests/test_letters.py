"""N4: letters."""

from __future__ import annotations

from typing import Any

import pytest

from hautemer.core.errors import Refused
from hautemer.games.norderwind.pieces import GOODS
from hautemer.games.norderwind.tests.table import PreparedTable


def after(tile: str, move: dict[str, Any], seats: int = 3, **ships: dict[str, Any]) -> PreparedTable:
    """Return a table where seat 0 has just used that tile; ships by `s0`, `s1`, …"""
    table = PreparedTable(seats)
    for seat in range(seats):
        table.ship(seat, **{"gold": 9, **ships.get(f"s{seat}", {})})
    table.sail(0, "norderkap", tile)
    table.do(0, "draw")
    table.match.submit(0, move)
    return table


def bought(**goods: int) -> dict[str, Any]:
    return {"do": "trade", "buy": goods}


def sold(**goods: int) -> dict[str, Any]:
    return {"do": "trade", "sell": goods}


def test_n4_1_opponents_in_turn_order_each_once() -> None:
    table = after(
        "salt_3", bought(salt=1), seats=4, s1={"hold": "salt"}, s2={"hold": "salt"}, s3={"hold": "salt"}
    )
    asked = []
    for _ in range(3):
        seat = table.match.waiting_for()[0]
        asked.append(seat)
        table.do(seat, "trade", sell={"salt": 1})
        assert table.state.letters[seat] == 0
        assert table.state.gold[seat] == 12
    assert asked == [1, 2, 3]
    assert table.match.waiting_for() == (0,)
    assert table.offers(0) == [{"do": "draw"}, {"do": "stop"}]


def test_n4_1_in_turn_order_from_the_active_seat() -> None:
    table = PreparedTable(3, first=1)
    for seat in range(3):
        table.ship(seat, hold="salt", gold=9)
    table.sail(1, "norderkap", "salt_3")
    table.do(1, "draw")
    table.do(1, "trade", buy={"salt": 1})
    assert table.match.waiting_for() == (2,)
    table.do(2, "skip")
    assert table.match.waiting_for() == (0,)


def test_n4_1_a_letter_may_be_kept() -> None:
    table = after("salt_3", bought(salt=1), s1={"hold": "salt"}, s2={"hold": "salt"})
    assert table.do(1, "skip") == ["kept_letter"]
    assert table.state.letters[1] == 1
    assert table.match.waiting_for() == (2,)


def test_n4_1_only_one_letter_at_a_time() -> None:
    table = after("salt_3", bought(salt=1), seats=2, s1={"hold": "salt salt", "letters": 2})
    table.do(1, "trade", sell={"salt": 1})
    assert table.state.letters[1] == 1
    assert table.match.waiting_for() == (0,)


@pytest.mark.parametrize(
    ("tile", "move"),
    [("wreck", {"do": "salvage"}), ("norderkap", {"do": "deliver"}), ("salt_3", {"do": "skip"})],
)
def test_n4_1_no_letters_for_wreck_and_destination_nor_for_passing_by(
    tile: str, move: dict[str, Any]
) -> None:
    ship = {"hold": "salt wine"}
    table = after(tile, move, s0=ship, s1=ship, s2=ship)
    assert table.match.waiting_for() == (0,)


@pytest.mark.parametrize("tile", ["salt_3", "merchant_2", "equipment"])
def test_n4_1_letters_for_ports_merchants_and_equipment(tile: str) -> None:
    move = {"do": "equip", "what": "sail"} if tile == "equipment" else bought(salt=1)
    table = after(tile, move, s1={"hold": "salt wine"})
    assert table.match.waiting_for() == (1,)


def test_n4_1_an_action_by_letter_is_none_of_the_voyage() -> None:
    table = after("salt_3", bought(salt=1), seats=2, s1={"hold": "salt"})
    table.do(1, "trade", sell={"salt": 1})
    assert table.state.actions == 1


def test_n4_2_at_a_trade_port_the_direction_is_barred() -> None:
    table = after("salt_3", bought(salt=2), s1={"hold": "salt"})
    assert table.moves(1) == [sold(salt=1), {"do": "skip"}]
    with pytest.raises(Refused):
        table.do(1, "trade", buy={"salt": 1})
    table = after("salt_3", sold(salt=1), s0={"hold": "salt"}, s1={"hold": "salt"})
    assert table.moves(1) == [bought(salt=1), {"do": "skip"}]


@pytest.mark.parametrize(
    ("equip", "left"),
    [
        ({"what": "sail"}, {"cannon", "crew"}),
        ({"what": "cannon"}, {"sail", "crew"}),
        ({"what": "crew", "post": "gunner"}, {"sail", "cannon"}),
    ],
)
def test_n4_2_at_an_equipment_port_the_kind_is_barred(equip: dict[str, str], left: set[str]) -> None:
    table = after("equipment", {"do": "equip", **equip})
    assert {move["what"] for move in table.moves(1, "equip")} == left


def test_n4_2_at_a_merchant_the_good_in_its_direction_is_barred() -> None:
    table = after("merchant_2", bought(wine=1), s1={"hold": "wine salt"})
    moves = table.moves(1)
    assert bought(wine=1) not in moves
    assert {sold(wine=1)["do"], "skip"} == {move["do"] for move in moves}
    assert sold(wine=1) in moves
    assert bought(salt=1) in moves
    table = after("merchant_2", sold(wine=1), s0={"hold": "wine"}, s1={"hold": "wine salt"})
    assert sold(wine=1) not in table.moves(1)
    assert sold(salt=1) in table.moves(1)
    assert bought(wine=1) in table.moves(1)


def test_n4_2_both_goods_of_a_boatman_are_barred() -> None:
    table = after("merchant_2", bought(wine=1, salt=1), s0={"crew": "boatman"}, s1={"crew": "boatman"})
    assert not any(set(move.get("buy", {})) & {"wine", "salt"} for move in table.moves(1))
    assert bought(wood=2) in table.moves(1)


def test_n4_2_both_halves_of_a_swap_are_barred() -> None:
    swap = {"do": "trade", "buy": {"wine": 1}, "sell": {"wood": 1}}
    ship = {"hold": "wood salt", "crew": "boatman"}
    table = after("merchant_2", swap, s0=ship, s1=ship)
    moves = table.moves(1)
    assert not any("wine" in move.get("buy", {}) or "wood" in move.get("sell", {}) for move in moves)
    assert {"do": "trade", "buy": {"wood": 1}, "sell": {"salt": 1}} in moves
    assert sold(salt=1) in moves


def test_n4_2_they_do_not_bar_each_other() -> None:
    table = after("merchant_2", bought(wine=1), s1={"hold": "salt"}, s2={"hold": "salt"})
    table.do(1, "trade", sell={"salt": 1})
    assert sold(salt=1) in table.moves(2)
    assert [key for key in GOODS if bought(**{key: 1}) not in table.moves(2)] == ["wine"]


def test_n4_2_their_own_crew_helps_them() -> None:
    table = after(
        "merchant_2", bought(wine=1), s1={"hold": "salt salt", "crew": "boatman accountant", "gold": 0}
    )
    table.do(1, "trade", sell={"salt": 2})
    assert table.state.gold[1] == 5


def test_n4_2_nothing_is_barred_at_the_next_tile() -> None:
    table = after("salt_3", bought(salt=1), seats=2, s1={"letters": 0})
    assert table.state.barred == 0
    table.state.stacks[0][1] = table.state.stacks[0][0]  # the same port once more
    table.do(0, "draw")
    assert bought(salt=1) in table.moves(0)


@pytest.mark.parametrize(
    "ship",
    [
        {"hold": "salt", "letters": 0},  # no letter
        {"hold": "wood", "letters": 2},  # nothing to sell
    ],
)
def test_n4_3_only_a_seat_that_can_do_something_is_asked(ship: dict[str, Any]) -> None:
    table = after("salt_3", bought(salt=1), s1=ship, s2={"hold": "salt"})
    assert table.match.waiting_for() == (2,)


def test_n4_3_a_seat_that_cannot_pay_is_not_asked() -> None:
    table = after("equipment", {"do": "equip", "what": "cannon"}, s1={"gold": 0}, s2={"gold": 0})
    assert table.match.waiting_for() == (0,)
