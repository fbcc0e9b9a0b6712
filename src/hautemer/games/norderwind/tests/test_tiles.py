"""N3: the tiles."""

from __future__ import annotations

from typing import Any

import pytest

from hautemer.core.errors import Refused
from hautemer.games.norderwind.pieces import PORT_OF, POSTS
from hautemer.games.norderwind.tests.table import PreparedTable

HOME = {"wine_3": "trutzhavn", "merchant_3": "trutzhavn", "wheat_1": "trutzhavn", "trutzhavn": "trutzhavn"}


def at(tile: str, seats: int = 2, **ship: Any) -> PreparedTable:
    """Return a table where seat 0 has just drawn that tile; nobody else has a letter."""
    table = PreparedTable(seats)
    table.ship(0, **ship)
    for other in range(1, seats):
        table.ship(other, letters=0)
    table.sail(0, HOME.get(tile, "norderkap"), tile)
    table.do(0, "draw")
    return table


def trades(table: PreparedTable, seat: int = 0) -> list[dict[str, Any]]:
    """Return all trades, without their `do`."""
    return [{key: part for key, part in move.items() if key != "do"} for move in table.moves(seat, "trade")]


# Trade ports


def test_n3_1_buy_or_sell_up_to_two() -> None:
    table = at("salt_1", hold="salt", gold=5)
    assert trades(table) == [{"buy": {"salt": 1}}, {"sell": {"salt": 1}}]
    table = at("salt_1", hold="salt salt", gold=5)
    assert trades(table) == [{"sell": {"salt": 1}}, {"sell": {"salt": 2}}]
    table = at("salt_1", gold=5)
    assert trades(table) == [{"buy": {"salt": 1}}, {"buy": {"salt": 2}}]


@pytest.mark.parametrize(
    ("tile", "gold", "most"),
    [
        ("salt_1", 1, 1),
        ("salt_3", 2, 0),
        ("salt_3", 5, 1),
        ("salt_3", 6, 2),
        ("wine_2", 3, 1),
        ("wine_3", 6, 2),
    ],
)
def test_n3_1_no_more_than_can_be_paid(tile: str, gold: int, most: int) -> None:
    table = at(tile, gold=gold)
    good = tile.split("_")[0]
    assert trades(table) == [{"buy": {good: number}} for number in range(1, most + 1)]


@pytest.mark.parametrize(("tile", "price"), [("salt_1", 1), ("salt_3", 3), ("wine_2", 2), ("wheat_1", 1)])
def test_n3_1_at_its_price_each(tile: str, price: int) -> None:
    good = tile.split("_")[0]
    table = at(tile, gold=7)
    table.do(0, "trade", buy={good: 2})
    assert (table.state.gold[0], table.hold(0)) == (7 - 2 * price, [good, good])
    table = at(tile, gold=0, hold=f"{good} {good}")
    table.do(0, "trade", sell={good: 2})
    assert (table.state.gold[0], table.hold(0)) == (2 * price, [])


@pytest.mark.parametrize(
    "trade",
    [
        {},
        {"buy": {}},
        {"buy": {"salt": 0}},
        {"buy": {"salt": -1}},
        {"buy": {"wine": 1}},
        {"buy": {"salt": 1}, "sell": {"salt": 1}},
        {"buy": {"salt": 1}, "sell": {}},
        {"buy": {"salt": 1}, "overboard": {"salt": 1}},
        {"sell": {"salt": 1}, "overboard": {"wood": 1}},
        {"overboard": {"wood": 1}},
        {"buy": {"salt": True}},
        {"buy": {"salt": 1.0}},
    ],
)
def test_n3_1_one_direction_and_nothing_else(trade: dict[str, Any]) -> None:
    table = at("salt_1", hold="salt wood", gold=5)
    with pytest.raises(Refused):
        table.do(0, "trade", **trade)


# The hold


def test_n3_2_two_of_a_kind_at_most() -> None:
    table = at("salt_1", hold="salt salt", gold=5)
    assert [trade for trade in trades(table) if "buy" in trade] == []


def test_n3_2_goods_over_six_go_overboard_with_the_purchase() -> None:
    table = at("salt_1", hold="wheat wheat wine wood fish", gold=5)
    one, *two = [trade for trade in trades(table) if "buy" in trade]
    assert one == {"buy": {"salt": 1}}
    assert two == [{"buy": {"salt": 2}, "overboard": {key: 1}} for key in ("wheat", "wine", "wood", "fish")]
    table.do(0, "trade", buy={"salt": 2}, overboard={"wine": 1})
    assert table.hold(0) == ["salt", "salt", "wheat", "wheat", "wood", "fish"]
    assert table.state.gold[0] == 3


def test_n3_2_a_full_hold_throws_as_many_as_it_buys() -> None:
    table = at("salt_1", hold="wheat wheat wine wine wood wood", gold=5)
    found = trades(table)
    assert [trade["overboard"] for trade in found if trade["buy"] == {"salt": 1}] == [
        {"wheat": 1},
        {"wine": 1},
        {"wood": 1},
    ]
    assert [trade["overboard"] for trade in found if trade["buy"] == {"salt": 2}] == [
        {"wheat": 2},
        {"wheat": 1, "wine": 1},
        {"wheat": 1, "wood": 1},
        {"wine": 2},
        {"wine": 1, "wood": 1},
        {"wood": 2},
    ]


def test_n3_2_nothing_of_the_good_bought_goes_overboard() -> None:
    table = at("salt_1", hold="salt wheat wheat wine wood fish", gold=5)
    thrown = [trade["overboard"] for trade in trades(table) if "buy" in trade]
    assert thrown == [{"wheat": 1}, {"wine": 1}, {"wood": 1}, {"fish": 1}]


@pytest.mark.parametrize(
    "trade",
    [
        {"buy": {"salt": 1}, "overboard": {"wine": 1}},
        {"buy": {"salt": 2}},
        {"buy": {"salt": 2}, "overboard": {"wine": 2}},
        {"buy": {"salt": 2}, "overboard": {"wine": 1, "wood": 1}},
        {"buy": {"salt": 2}, "overboard": {"salt": 1}},
        {"overboard": {"wine": 1}},
    ],
)
def test_n3_2_exactly_as_many_as_are_over_six(trade: dict[str, Any]) -> None:
    table = at("salt_1", hold="wheat wheat wine wine wood", gold=5)
    with pytest.raises(Refused):
        table.do(0, "trade", **trade)


# Merchant ships


def test_n3_3_one_of_any_good() -> None:
    table = at("merchant_2", hold="salt salt wood", gold=9)
    assert trades(table) == [
        {"buy": {"wheat": 1}},
        {"buy": {"wine": 1}},
        {"buy": {"wood": 1}},
        {"buy": {"fish": 1}},
        {"sell": {"salt": 1}},
        {"sell": {"wood": 1}},
    ]
    table.do(0, "trade", buy={"wine": 1})
    assert table.state.gold[0] == 7
    table = at("merchant_3", hold="salt salt wood", gold=2)
    assert [trade for trade in trades(table) if "buy" in trade] == []
    table.do(0, "trade", sell={"salt": 1})
    assert (table.state.gold[0], table.hold(0)) == (5, ["salt", "wood"])


def test_n3_3_the_boatman_trades_two_alike_or_different() -> None:
    table = at("merchant_2", hold="salt salt wood", gold=4, crew="boatman")
    found = trades(table)
    bought = [trade["buy"] for trade in found if "buy" in trade and "sell" not in trade]
    sold = [trade["sell"] for trade in found if "sell" in trade and "buy" not in trade]
    assert sold == [{"salt": 1}, {"wood": 1}, {"salt": 2}, {"salt": 1, "wood": 1}]
    assert {"wheat": 2} in bought
    assert {"wheat": 1, "wood": 1} in bought
    assert {"wood": 2} not in bought  # a third wood has no place
    assert not any("salt" in goods for goods in bought)
    assert len(bought) == 4 + 9
    table.do(0, "trade", sell={"wood": 1, "salt": 1})
    assert (table.state.gold[0], table.hold(0)) == (8, ["salt"])


def test_n3_3_the_boatman_buys_two_only_if_both_can_be_paid() -> None:
    table = at("merchant_2", gold=3, crew="boatman")
    assert all(sum(trade["buy"].values()) == 1 for trade in trades(table))


def test_n3_3_the_boatman_swaps_without_gold_or_room() -> None:
    table = at("merchant_3", hold="salt salt wood wood fish fish", gold=0, crew="boatman")
    swaps = [trade for trade in trades(table) if len(trade) == 2]
    assert swaps == [
        {"buy": {bought: 1}, "sell": {sold: 1}}
        for bought in ("wheat", "wine")
        for sold in ("salt", "wood", "fish")
    ]
    table.do(0, "trade", buy={"wine": 1}, sell={"wood": 1})
    assert (table.state.gold[0], table.hold(0)) == (0, ["salt", "salt", "wine", "wood", "fish", "fish"])


@pytest.mark.parametrize(
    "trade",
    [
        {"buy": {"wine": 1}, "sell": {"wine": 1}},
        {"buy": {"wine": 2}, "sell": {"wood": 1}},
        {"buy": {"wine": 1}, "sell": {"wood": 1, "salt": 1}},
        {"buy": {"salt": 1}, "sell": {"wood": 1}},
    ],
)
def test_n3_3_a_swap_is_one_for_one_of_different_goods(trade: dict[str, Any]) -> None:
    table = at("merchant_2", hold="salt salt wood wine", gold=9, crew="boatman")
    with pytest.raises(Refused):
        table.do(0, "trade", **trade)


def test_n3_3_no_swap_without_the_boatman() -> None:
    table = at("merchant_2", hold="wood", gold=9, crew="gunner treasurer accountant")
    assert {len(trade) for trade in trades(table)} == {1}


def test_n3_3_a_boatman_with_a_full_hold() -> None:
    table = at("merchant_2", hold="salt salt wheat wood fish fish", gold=9, crew="boatman")
    for trade in trades(table):
        over = 6 - 6 + sum(trade.get("buy", {}).values()) - sum(trade.get("sell", {}).values())
        assert sum(trade.get("overboard", {}).values()) == max(0, over)
        assert not set(trade.get("overboard", {})) & set(trade.get("buy", {}))
    assert {"buy": {"wine": 1, "wheat": 1}, "overboard": {"salt": 1, "fish": 1}} in trades(table)
    assert len(table.offers(0)) <= 12  # few objects


# Equipment


def test_n3_4_one_purchase_at_its_price() -> None:
    table = at("equipment", gold=5)
    assert table.offers(0) == [
        {"do": "equip", "what": {"one_of": ["sail", "cannon"]}},
        {"do": "equip", "what": {"one_of": ["crew"]}, "post": {"one_of": list(POSTS)}},
        {"do": "skip"},
    ]
    table.do(0, "equip", what="sail")
    assert (table.state.sails[0], table.state.gold[0]) == (5, 3)
    table = at("equipment", gold=5)
    table.do(0, "equip", what="cannon")
    assert (table.state.cannons[0], table.state.gold[0]) == (2, 4)
    table = at("equipment", gold=5)
    table.do(0, "equip", what="crew", post="gunner")
    assert (table.state.crews[0], table.state.gold[0]) == (0b10, 4)


@pytest.mark.parametrize(
    ("ship", "open_to"),
    [
        ({"gold": 0}, set()),
        ({"gold": 1}, {"cannon", "crew"}),
        ({"gold": 2}, {"sail", "cannon", "crew"}),
        ({"gold": 9, "sails": 6}, {"cannon", "crew"}),
        ({"gold": 9, "cannons": 4}, {"sail", "crew"}),
        ({"gold": 9, "crew": "boatman gunner treasurer accountant"}, {"sail", "cannon"}),
    ],
)
def test_n3_4_only_what_can_be_paid_and_has_a_place(ship: dict[str, Any], open_to: set[str]) -> None:
    assert {move["what"] for move in at("equipment", **ship).moves(0, "equip")} == open_to


def test_n3_4_a_free_post_of_choice() -> None:
    table = at("equipment", gold=9, crew="boatman treasurer accountant")
    assert [move["post"] for move in table.moves(0, "equip") if move["what"] == "crew"] == [
        "gunner",
        "lookout",
    ]
    for wrong in ({"what": "crew"}, {"what": "crew", "post": "boatman"}, {"what": "sail", "post": "gunner"}):
        with pytest.raises(Refused):
            table.do(0, "equip", **wrong)


def test_n3_4_a_sail_counts_from_later_turns() -> None:
    table = PreparedTable()
    table.ship(1, letters=0)
    table.sail(0, "norderkap", "equipment", "wreck", "salt_1", "salt_3")
    table.do(0, "draw")
    table.do(0, "equip", what="sail")
    for _ in range(3):
        table.do(0, "draw")
        table.do(0, "skip")
    assert table.state.turn == 1
    table.go_ashore(1)
    table.do(0, "sail", stack="norderkap")
    assert table.state.reach == 5


# Wreck, destination, accountant


def test_n3_5_two_gold_from_the_wreck() -> None:
    table = at("wreck", gold=1)
    table.do(0, "salvage")
    assert table.state.gold[0] == 3


@pytest.mark.parametrize(
    ("port", "delivered", "ship", "left"),
    [
        ("norderkap", 0, {"hold": "wine wood", "gold": 0}, (["wood"], 0, 0)),
        ("norderkap", 1, {"gold": 4}, ([], 1, 0)),
        ("norderkap", 2, {"hold": "wine", "gold": 2}, ([], 0, 0)),
        ("norderkap", 8, {"gold": 9}, ([], 0, 0)),
        ("trutzhavn", 0, {"captains": 2, "gold": 0}, ([], 0, 1)),
        ("trutzhavn", 1, {"captains": 1, "gold": 0, "hold": "wine wine"}, (["wine"], 0, 0)),
        ("trutzhavn", 8, {"captains": 2, "gold": 1, "hold": "wine wine"}, ([], 1, 0)),
        ("olesand", 0, {"hold": "salt fish fish", "gold": 0}, (["fish"], 0, 0)),
        ("olesand", 7, {"hold": "salt wheat fish wood wine", "gold": 0}, (["wine"], 0, 0)),
        ("olesand", 8, {"hold": "wood wood wheat wheat", "gold": 0}, ([], 0, 0)),
    ],
)
def test_n3_6_the_lowest_open_order_is_paid(
    port: str, delivered: int, ship: dict[str, Any], left: tuple[list[str], int, int]
) -> None:
    table = PreparedTable(3)
    table.ship(0, **ship)
    table.state.columns[PORT_OF[port]] = (1, 2) * (delivered // 2) + (1,) * (delivered % 2)
    table.sail(0, port, port)
    table.do(0, "draw")
    assert table.offers(0) == [{"do": "deliver"}, {"do": "skip"}]
    table.do(0, "deliver")
    assert (table.hold(0), table.state.gold[0], table.state.captains[0]) == left
    assert table.state.columns[PORT_OF[port]][-1] == 0
    assert table.state.cubes[0] >= 1


@pytest.mark.parametrize(
    ("port", "delivered", "ship"),
    [
        ("norderkap", 0, {"hold": "wood", "gold": 9}),
        ("norderkap", 1, {"hold": "wine", "gold": 2}),
        ("trutzhavn", 4, {"captains": 1, "gold": 9}),
        ("olesand", 0, {"hold": "salt salt wood wheat", "gold": 9}),
        ("olesand", 8, {"hold": "wood wood wheat salt", "gold": 9}),
    ],
)
def test_n3_6_a_seat_without_all_of_it_passes_by(port: str, delivered: int, ship: dict[str, Any]) -> None:
    table = PreparedTable()
    table.ship(0, **ship)
    table.state.columns[PORT_OF[port]] = (1,) * delivered
    table.sail(0, port, port)
    table.do(0, "draw")
    assert table.offers(0) == [{"do": "skip"}]


def test_n3_6_a_column_of_nine_is_only_passed_by() -> None:
    table = PreparedTable()
    table.ship(0, hold="wine wine wood wood salt fish", gold=50, captains=2)
    table.state.columns[0] = (1,) * 9
    table.sail(0, "norderkap", "norderkap")
    table.do(0, "draw")
    assert table.offers(0) == [{"do": "skip"}]


def test_n3_6_the_tile_serves_once_a_voyage() -> None:
    table = at("norderkap", hold="wine", gold=9)
    table.do(0, "deliver")
    assert table.offers(0) == [{"do": "draw"}, {"do": "stop"}]


def test_n3_7_one_gold_for_each_selling_transaction() -> None:
    for sold, gold in (({"salt": 1}, 4), ({"salt": 2}, 7)):
        table = at("salt_3", hold="salt salt", gold=0, crew="accountant")
        table.do(0, "trade", sell=sold)
        assert table.state.gold[0] == gold
    table = at("salt_1", gold=5, crew="accountant")
    table.do(0, "trade", buy={"salt": 2})
    assert table.state.gold[0] == 3


def test_n3_7_also_for_the_sale_in_a_swap() -> None:
    table = at("merchant_2", hold="wood", gold=0, crew="accountant boatman")
    table.do(0, "trade", sell={"wood": 1}, buy={"wine": 1})
    assert (table.state.gold[0], table.hold(0)) == (1, ["wine"])
    table = at("merchant_2", hold="wood salt", gold=0, crew="accountant boatman")
    table.do(0, "trade", sell={"wood": 1, "salt": 1})
    assert table.state.gold[0] == 5
