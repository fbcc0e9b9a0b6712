"""Set-up and rounds of the voyage (C1, C2)."""

from __future__ import annotations

import pytest

from hautemer.core.errors import BadLuck
from hautemer.games.cartagena import GAME
from hautemer.games.cartagena.pieces import COMBAT, PIRATES
from hautemer.games.cartagena.tests.table import CALM, PreparedTable, row


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c1_1_each_seat_gets_two_cards_and_a_coin(seats: int) -> None:
    table = PreparedTable(*CALM, seats=seats)
    assert [table.hand(seat) for seat in range(seats)] == [["valverde-1", "diaz-1"]] * seats
    assert table.state.coins == [1] * seats
    assert table.state.supply == 30 - seats
    assert len(table.state.pile) == 40 - 2 * seats
    assert len(table.state.gold_pile) == 18
    assert table.state.sides == [()] * seats


def test_c1_1_the_box_holds_the_cards_of_the_page() -> None:
    held = GAME.inventory(PreparedTable(*CALM, seats=4).state)
    assert [held[card] for card in COMBAT] == [8, 8, 4, 8, 8, 4]
    assert [held[f"gold-{value}"] for value in (1, 2, 3)] == [6, 6, 6]
    assert held["coins"] == 30
    assert all(held[f"sailor-{strength}"] == 1 for strength in range(1, 11))


@pytest.mark.parametrize(("seats", "space"), [(2, 0), (3, 3), (4, 6)])
def test_c1_2_the_ship_starts_by_the_number_of_seats(seats: int, space: int) -> None:
    table = PreparedTable(*CALM, seats=seats)
    assert table.state.ship == space
    assert table.state.unposted == tuple(range(1, 11))
    assert table.state.posted == []


def test_c1_3_luck_names_the_dealer_the_piles_and_the_row_in_this_order() -> None:
    table = PreparedTable(*CALM, seats=3, dealer=2, combat=["diaz-3"], gold=[3])
    assert [next(iter(outcome)) for outcome in table.match.setup] == ["dealer", "combat", "gold", "cabins"]
    assert table.state.dealer == 2
    assert table.match.waiting_for() == (2,)
    assert COMBAT[table.state.pile[-1]] == "diaz-3"
    assert table.state.gold_pile[-1] == 3


def test_c1_3_a_view_shows_numbers_of_cards_and_no_card() -> None:
    table = PreparedTable("crackpott", "valverde", combat=["diaz-3", "diaz-3"], gold=[3])
    table.visit(0, "crackpott")
    table.visit(1, "valverde")
    seen = GAME.view(table.state, 2)
    assert [seat["combat"] for seat in seen["seats"]] == [4, 2, 2]
    assert [len(seat["gold"]) for seat in seen["seats"]] == [0, 1, 0]
    assert [seat["coins"] for seat in seen["seats"]] == [1, 2, 1]
    assert "diaz-3" not in str(seen)
    assert [cabin["pirate"] for cabin in seen["cabins"]] == ["crackpott", "valverde", *[None] * 4]
    assert "diaz-3" in str(GAME.view(table.state, 0)["own"]["hand"])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c2_1_a_row_has_three_cabins_more_than_seats_and_the_dealer_begins(seats: int) -> None:
    table = PreparedTable(*CALM, seats=seats, dealer=1)
    assert len(table.state.row) == seats + 3
    for turn in range(seats):
        seat = (1 + turn) % seats
        assert table.match.waiting_for() == (seat,)
        table.do(seat, "knock")
        table.do(seat, "visit", pirate=table.moves(seat)[0]["pirate"])
        while table.state.turn == seat and table.state.round == 1 and table.state.turns == turn:
            answer = table.moves(seat)[0]
            table.do(seat, answer.pop("do"), **answer)
    assert table.state.round == 2


def test_c2_2_a_turn_visits_an_open_pirate_or_opens_the_next_door() -> None:
    table = PreparedTable("pang", "crackpott", "sate")
    assert table.moves(0) == [{"do": "knock"}]
    table.do(0, "knock").do(0, "knock").do(0, "visit", pirate="crackpott")
    assert table.moves(1) == [{"do": "visit", "pirate": "pang"}, {"do": "knock"}]
    table.do(1, "knock")
    assert table.facts(2, "knocked")[-1] == {"seat": 1, "pirate": "sate"}


def test_c2_3_after_a_knock_pirates_opened_earlier_are_closed_to_the_seat() -> None:
    table = PreparedTable("pang", "crackpott", "sate", "tembo")
    table.do(0, "knock").do(0, "knock").do(0, "visit", pirate="crackpott")
    table.do(1, "knock")
    assert table.refuses(1, "visit", pirate="pang")
    table.do(1, "knock")
    assert table.moves(1) == [{"do": "visit", "pirate": "tembo"}, {"do": "knock"}]
    assert table.refuses(1, "visit", pirate="sate")
    table.do(1, "visit", pirate="tembo").do(1, "keep", card=table.moves(1)[0]["card"])
    # The next seat finds all of them open again.
    assert [move.get("pirate") for move in table.moves(2)] == ["pang", "sate", None]


def test_c2_4_the_seat_that_opens_the_last_cabin_visits_its_pirate() -> None:
    table = PreparedTable("pang", "crackpott", "sate", "tembo", "valverde", "bijoux")
    for _ in range(6):
        table.do(0, "knock")
    assert table.moves(0) == [{"do": "visit", "pirate": "bijoux"}]


def test_c2_4_with_all_cabins_open_one_of_them_is_visited() -> None:
    table = PreparedTable("pang", "crackpott", "sate", "ghost", "valverde", "bijoux")
    for _ in range(4):
        table.do(0, "knock")
    table.do(1, "knock").do(1, "knock").do(1, "visit", pirate="bijoux").do(1, "decline")
    assert {move.get("pirate") for move in table.moves(2)} == {"pang", "crackpott", "sate", "valverde"}


def test_c2_5_the_ghost_ends_the_turn_and_stays_open() -> None:
    table = PreparedTable("ghost", "pang")
    table.do(0, "knock")
    assert table.match.waiting_for() == (1,)
    assert table.moves(1) == [{"do": "knock"}]
    assert GAME.view(table.state, None)["cabins"][0] == {"pirate": "ghost", "visited": False, "waited": 1}


def test_c2_5_the_ghost_as_the_last_cabin_ends_the_turn_likewise() -> None:
    table = PreparedTable("pang", "crackpott", "sate", "tembo", "valverde", "ghost")
    for _ in range(6):
        table.do(0, "knock")
    assert table.match.waiting_for() == (1,)
    assert table.state.visited == 0


def test_c2_6_a_visited_pirate_is_out_of_the_row() -> None:
    table = PreparedTable("sate", "pang")
    table.visit(0, "sate")
    assert table.moves(1) == [{"do": "knock"}]
    assert GAME.view(table.state, None)["cabins"][0]["visited"] is True


@pytest.mark.parametrize(("knocks", "spaces"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_c2_7_the_ship_moves_by_the_closed_cabins(knocks: int, spaces: int) -> None:
    table = PreparedTable("sate", "crackpott", "valverde", "pang", "tembo", seats=2)
    table.state.ship = 1
    table.visit(0, "sate")
    for _ in range(knocks):
        table.do(1, "knock")
    table.do(1, "visit", pirate=table.moves(1)[0]["pirate"])
    if table.state.turns:
        answer = table.moves(1)[0]
        table.do(1, answer.pop("do"), **answer)
    assert table.state.ship == 1 + spaces
    assert table.state.dealer == 1
    assert table.match.waiting_for() == (1,)


def test_c2_7_the_ship_stops_at_the_mutiny() -> None:
    table = PreparedTable("sate", "crackpott", seats=2)
    table.state.ship = 19
    table.visit(0, "sate")
    table.visit(1, "crackpott")
    assert table.state.ship == 20
    assert table.state.dealer == 0
    assert table.match.result is not None


def sail(table: PreparedTable, *luck: dict[str, object]) -> PreparedTable:
    """Return a round of two seats after which three cabins are closed."""
    first, second = table.state.turn, 1 - table.state.turn
    return table.visit(first, "sate").visit(second, "crackpott", *luck)


@pytest.mark.parametrize("start", [2, 3, 4])
def test_c2_8_a_storm_space_entered_or_passed_makes_a_pirate_seasick(start: int) -> None:
    table = PreparedTable("sate", "crackpott", seats=2)
    table.state.ship = start
    sail(table, {"seasick": "ghost"}, {"cabins": row(["pang"], 2)})
    assert GAME.view(table.state, None)["lifeboat"] == "ghost"
    assert [next(iter(outcome)) for outcome in table.match.log[-1].luck] == ["seasick", "cabins"]


@pytest.mark.parametrize("start", [1, 5, 6])
def test_c2_8_before_a_storm_or_standing_on_its_space_there_is_none(start: int) -> None:
    table = PreparedTable("sate", "crackpott", seats=2)
    table.state.ship = start
    sail(table, {"cabins": row(["pang"], 2)})
    assert table.state.lifeboat == -1


def test_c2_8_the_one_in_the_lifeboat_comes_back_and_is_not_drawn_itself() -> None:
    table = PreparedTable("sate", "crackpott", seats=2)
    table.state.ship = 3
    sail(table, {"seasick": "ghost"}, {"cabins": row(["sate", "crackpott"], 2)})
    table.state.ship = 8
    table.do(1, "knock").do(1, "visit", pirate="sate")
    table.do(0, "knock")
    with pytest.raises(BadLuck, match="seasick is impossible"):
        table.do(0, "visit", {"seasick": "ghost"}, pirate="crackpott")
    seasick_row = {"cabins": ["pang", "ghost", "sate", "diaz", "ojo"]}
    with pytest.raises(BadLuck, match="cabins is impossible"):
        table.do(0, "visit", {"seasick": "pang"}, seasick_row, pirate="crackpott")
    table.do(0, "visit", {"seasick": "pang"}, {"cabins": row(["ghost", "sate"], 2)}, pirate="crackpott")
    assert PIRATES[table.state.lifeboat] == "pang"
    assert table.facts(None, "recovered") == [{"pirate": "ghost"}]


def test_c2_8_no_storm_blows_when_the_mutiny_starts() -> None:
    table = PreparedTable("sate", "crackpott", seats=2)
    table.state.ship = 14
    table.state.gold_pile.clear()
    sail(table)
    assert table.match.log[-1].luck == ()
    assert table.state.ending == "nobody_declared"
