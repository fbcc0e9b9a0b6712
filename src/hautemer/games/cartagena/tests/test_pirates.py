"""The pirates (C3)."""

from __future__ import annotations

import pytest

from hautemer.games.cartagena import GAME
from hautemer.games.cartagena.pieces import COMBAT, PIRATES
from hautemer.games.cartagena.rules import voyage
from hautemer.games.cartagena.tests.table import PreparedTable
from hautemer.kit.masks import NOBODY, SEAT


def cards_under(table: PreparedTable, number: int) -> list[str]:
    """Return the lowest cards of the combat pile, the lowest first."""
    return [COMBAT[card] for card in table.state.pile[:number]]


def test_c3_1_valverde_gives_a_gold_card_and_a_coin() -> None:
    table = PreparedTable("valverde", gold=[3, 2])
    table.visit(0, "valverde")
    assert GAME.view(table.state, 0)["own"]["gold"] == [3]
    assert table.state.coins == [2, 1, 1]
    assert table.facts(0, "took_gold-own") == [{"seat": 0, "card": "gold-3"}]
    assert table.facts(1, "took_gold") == [{"seat": 0}]


def test_c3_2_diaz_shows_two_cards_and_leaves_one() -> None:
    table = PreparedTable("diaz", combat=["diaz-3"], gold=[2, 1])
    table.visit(0, "diaz")
    assert GAME.view(table.state, 0)["own"]["looking"] == ["diaz-3"]
    assert GAME.view(table.state, 0)["own"]["gold_pile"] == [{"place": 1, "card": "gold-2"}]
    assert table.moves(0) == [{"do": "choose", "pile": "gold"}, {"do": "choose", "pile": "combat"}]
    table.do(0, "choose", pile="gold")
    assert table.state.coins == [1, 1, 1]
    assert GAME.view(table.state, 0)["own"]["gold"] == [2]
    assert cards_under(table, 1) == ["diaz-3"]
    assert len(table.state.pile) == 34


def test_c3_2_diaz_keeps_the_combat_card_and_puts_the_gold_under_its_pile() -> None:
    table = PreparedTable("diaz", combat=["diaz-3"], gold=[2, 1])
    table.visit(0, "diaz").do(0, "choose", pile="combat")
    assert table.hand(0) == ["valverde-1", "diaz-1", "diaz-3"]
    assert GAME.view(table.state, 0)["own"]["gold_pile"] == [{"place": 18, "card": "gold-2"}]
    assert GAME.view(table.state, 1)["own"]["gold_pile"] == []


@pytest.mark.parametrize(("empty", "left"), [("pile", "gold"), ("gold_pile", "combat")])
def test_c3_2_diaz_with_one_pile_empty_asks_all_the_same(empty: str, left: str) -> None:
    table = PreparedTable("diaz")
    getattr(table.state, empty).clear()
    table.visit(0, "diaz")
    assert table.moves(0) == [{"do": "choose", "pile": left}]
    table.do(0, "choose", pile=left)
    assert table.match.waiting_for() == (1,)


def test_c3_3_crackpott_gives_two_combat_cards() -> None:
    table = PreparedTable("crackpott", combat=["diaz-3", "valverde-2"])
    table.visit(0, "crackpott")
    assert table.hand(0) == ["valverde-1", "valverde-2", "diaz-1", "diaz-3"]
    assert table.facts(0, "drew-own")[-1]["cards"] == ["diaz-3", "valverde-2"]
    assert table.facts(1, "drew")[-1] == {"seat": 0, "count": 2}


def test_c3_4_tembo_keeps_one_of_two_and_puts_the_other_under() -> None:
    table = PreparedTable("tembo", combat=["diaz-3", "valverde-2"])
    table.visit(0, "tembo")
    assert table.moves(0) == [{"do": "keep", "card": "valverde-2"}, {"do": "keep", "card": "diaz-3"}]
    table.do(0, "keep", card="valverde-2")
    assert table.hand(0) == ["valverde-1", "valverde-2", "diaz-1"]
    assert cards_under(table, 1) == ["diaz-3"]
    assert GAME.view(table.state, 0)["own"]["pile"] == [{"place": 33, "card": "diaz-3"}]


def test_c3_5_wessel_jan_exchanges_up_to_three_in_the_order_named() -> None:
    table = PreparedTable("wessel_jan", combat=["diaz-3", "valverde-3"])
    table.visit(0, "wessel_jan")
    assert table.moves(0) == [
        {"do": "exchange", "cards": []},
        {"do": "exchange", "cards": ["diaz-1"]},
        {"do": "exchange", "cards": ["valverde-1"]},
        {"do": "exchange", "cards": ["diaz-1", "valverde-1"]},
        {"do": "exchange", "cards": ["valverde-1", "diaz-1"]},
    ]
    table.do(0, "exchange", cards=["valverde-1", "diaz-1"])
    assert table.hand(0) == ["valverde-3", "diaz-3"]
    assert cards_under(table, 2) == ["diaz-1", "valverde-1"]  # the last named lies lowest


def test_c3_5_wessel_jan_draws_back_what_was_put_under_a_short_pile() -> None:
    table = PreparedTable("wessel_jan")
    table.state.pile = table.state.pile[-1:]
    top = COMBAT[table.state.pile[0]]
    table.visit(0, "wessel_jan").do(0, "exchange", cards=["valverde-1", "diaz-1"])
    assert sorted(table.hand(0)) == sorted([top, "valverde-1"])
    assert cards_under(table, 2) == ["diaz-1"]


def test_c3_5_wessel_jan_never_takes_four() -> None:
    table = PreparedTable("wessel_jan").give(0, "valverde-1", "valverde-1", "diaz-2", "diaz-2", "diaz-3")
    table.visit(0, "wessel_jan")
    assert table.refuses(0, "exchange", cards=["valverde-1", "valverde-1", "diaz-2", "diaz-2"])
    assert table.refuses(0, "exchange", cards=["diaz-3", "diaz-3"])
    table.do(0, "exchange", cards=["diaz-2", "valverde-1", "diaz-2"])
    assert cards_under(table, 3) == ["diaz-2", "valverde-1", "diaz-2"]


def test_c3_6_dean_nero_sells_cards_for_coins() -> None:
    table = PreparedTable("dean_nero")
    table.visit(0, "dean_nero").do(0, "barter", cards=["diaz-1", "valverde-1"])
    assert table.hand(0) == []
    assert table.state.coins == [3, 1, 1]
    assert cards_under(table, 2) == ["valverde-1", "diaz-1"]


def test_c3_6_dean_nero_sells_cards_to_coins_only_one_way() -> None:
    table = PreparedTable("dean_nero")
    table.state.coins[0] = 5
    table.visit(0, "dean_nero")
    assert table.refuses(0, "barter", cards=["diaz-1"], coins=1)
    assert table.refuses(0, "barter")
    assert table.refuses(0, "barter", coins=4)
    table.do(0, "barter", coins=3)
    assert table.state.coins[0] == 2
    assert len(table.hand(0)) == 5
    assert table.state.supply == 30


def test_c3_6_dean_nero_trades_no_more_than_supply_and_pile_held_before() -> None:
    table = PreparedTable("dean_nero")
    table.state.supply = 1
    table.state.coins[0] = 3
    table.state.pile = table.state.pile[-2:]
    table.visit(0, "dean_nero")
    assert max(len(move.get("cards", [])) for move in table.moves(0)) == 1
    assert max(move.get("coins", 0) for move in table.moves(0)) == 2


def test_c3_7_pang_gives_a_combat_card_or_a_coin() -> None:
    table = PreparedTable("pang", "crackpott", combat=["diaz-3"])
    table.visit(0, "pang")
    assert table.moves(0) == [{"do": "choose", "pile": "coin"}, {"do": "choose", "pile": "combat"}]
    table.do(0, "choose", pile="combat")
    assert table.hand(0) == ["valverde-1", "diaz-1", "diaz-3"]
    other = PreparedTable("pang").visit(0, "pang").do(0, "choose", pile="coin")
    assert other.state.coins == [2, 1, 1]


def test_c3_8_chang_ye_takes_a_coin_from_an_opponent_with_one_or_nothing() -> None:
    table = PreparedTable("chang_ye")
    table.state.coins = [1, 0, 4]
    table.visit(0, "chang_ye")
    assert table.moves(0) == [{"do": "rob", "target": None}, {"do": "rob", "target": 2}]
    table.do(0, "rob", target=2)
    assert table.state.coins == [2, 0, 3]


@pytest.mark.parametrize(("visitor", "coins"), [(0, 1), (1, 2), (2, 3)])
def test_c3_9_sate_gives_a_coin_more_for_every_turn_it_was_left(visitor: int, coins: int) -> None:
    table = PreparedTable("sate", "crackpott", "valverde", "pang")
    table.do(0, "knock")
    if visitor > 0:
        table.do(0, "knock").do(0, "visit", pirate="crackpott")
    if visitor > 1:
        table.do(1, "knock").do(1, "visit", pirate="valverde")
    before = table.state.coins[visitor]
    table.do(visitor, "visit", pirate="sate")
    assert table.state.coins[visitor] == before + coins


def test_c3_9_a_turn_that_the_ghost_ended_counts_for_sate() -> None:
    table = PreparedTable("sate", "ghost")
    table.do(0, "knock").do(0, "knock").do(1, "visit", pirate="sate")
    assert table.state.coins[1] == 3


def test_c3_10_bijoux_takes_a_declaration_unseen() -> None:
    table = PreparedTable("bijoux")
    table.visit(0, "bijoux")
    assert table.moves(0) == [
        {"do": "declare", "side": "valverde"},
        {"do": "declare", "side": "diaz"},
        {"do": "decline"},
    ]
    table.do(0, "declare", side="diaz")
    assert table.facts(0, "declared-own") == [{"seat": 0, "side": "diaz"}]
    assert table.facts(1, "declared") == [{"seat": 0}]
    assert GAME.view(table.state, 0)["own"]["side"] == "diaz"
    assert [seat["declared"] for seat in GAME.view(table.state, 1)["seats"]] == [True, False, False]


@pytest.mark.parametrize(
    ("answer", "side"),
    [
        ({"do": "declare", "side": "valverde"}, "valverde"),
        ({"do": "declare", "side": "diaz"}, "diaz"),
        ({"do": "decline"}, "diaz"),
    ],
)
def test_c3_10_others_do_not_see_what_a_declared_seat_did(answer: dict[str, str], side: str) -> None:
    table = PreparedTable("bijoux")
    table.state.sides[0] = (1,)
    table.visit(0, "bijoux").do(0, **answer)
    assert GAME.view(table.state, 0)["own"]["side"] == side
    for other in (1, 2, None):
        assert table.facts(other, "pledged") == [{"seat": 0}]
        assert not table.facts(other, "declined")
        assert not table.facts(other, "declared")
    unchanged = PreparedTable("bijoux")
    unchanged.state.sides[0] = (1,)
    unchanged.visit(0, "bijoux").do(0, "decline")
    assert GAME.view(table.state, 1) == GAME.view(unchanged.state, 1)


def test_c3_10_a_visitor_without_a_side_may_decline() -> None:
    table = PreparedTable("bijoux").visit(0, "bijoux").do(0, "decline")
    assert table.state.sides[0] == ()
    assert table.facts(1, "declined") == [{"seat": 0}]


def test_c3_11_ojo_takes_a_declaration() -> None:
    table = PreparedTable("ojo").visit(0, "ojo")
    assert [move["do"] for move in table.moves(0)] == ["declare", "declare", "decline"]
    table.do(0, "declare", side="valverde")
    assert table.state.sides[0] == (0,)


def test_c3_11_ojo_shows_a_declared_seat_the_side_of_another() -> None:
    table = PreparedTable("ojo")
    table.state.sides = [(0,), (), (1,)]
    table.visit(0, "ojo")
    assert table.moves(0) == [{"do": "spy", "target": 2}, {"do": "decline"}]
    table.do(0, "spy", target=2)
    assert GAME.view(table.state, 0)["own"]["spied"] == [{"target": 2, "pledge": 1, "side": "diaz"}]
    assert table.facts(0, "spied-own") == [{"seat": 0, "target_seat": 2, "side": "diaz"}]
    assert table.facts(1, "spied") == [{"seat": 0, "target_seat": 2}]


def test_c3_11_with_nobody_to_spy_on_ojo_can_only_be_declined() -> None:
    table = PreparedTable("ojo")
    table.state.sides[0] = (0,)
    assert table.visit(0, "ojo").moves(0) == [{"do": "decline"}]


def test_c3_12_cambivalute_posts_two_sailors_on_the_next_duel() -> None:
    table = PreparedTable("cambivalute").visit(0, "cambivalute", {"sailors": [9, 4]})
    assert table.moves(0) == [{"do": "post", "valverde": 4}, {"do": "post", "valverde": 9}]
    assert GAME.view(table.state, 1)["own"]["drawn"] == []
    table.do(0, "post", valverde=9)
    assert table.state.posted == [(9, 4)]
    assert GAME.view(table.state, 0)["own"]["duels"] == [{"duel": "A", "valverde": 9, "diaz": 4}]
    assert GAME.view(table.state, 1)["own"]["duels"] == []
    assert table.facts(0, "posted-own") == [{"seat": 0, "duel": "A", "valverde": 9, "diaz": 4}]
    assert table.facts(1, "posted") == [{"seat": 0, "duel": "A"}]


def test_c3_12_the_last_two_sailors_are_asked_of_luck_too() -> None:
    table = PreparedTable("cambivalute")
    table.state.posted = [(1, 2), (3, 4), (5, 6), (7, 8)]
    table.state.posted_seen = [NOBODY] * 4
    table.state.unposted = (9, 10)
    table.visit(0, "cambivalute", {"sailors": [10, 9]}).do(0, "post", valverde=9)
    assert table.state.posted[4] == (9, 10)


@pytest.mark.parametrize(("swap", "pair"), [(True, (6, 5)), (False, (5, 6))])
def test_c3_12_with_all_posted_cambivalute_shows_a_duel_and_may_swap(
    swap: bool, pair: tuple[int, int]
) -> None:
    table = PreparedTable("cambivalute")
    table.state.posted = [(1, 2), (3, 4), (5, 6), (7, 8), (9, 10)]
    table.state.posted_seen = [NOBODY, NOBODY, SEAT[1], NOBODY, NOBODY]
    table.state.unposted = ()
    table.visit(0, "cambivalute")
    assert [move["do"] for move in table.moves(0)] == ["inspect"] * 5
    table.do(0, "inspect", duel="C")
    assert GAME.view(table.state, 0)["own"]["duels"] == [{"duel": "C", "valverde": 5, "diaz": 6}]
    table.do(0, "swap", swap=swap)
    assert table.state.posted[2] == pair
    # Everybody sees whether the two changed sides: a seat that knew them before still knows them.
    for knower in (0, 1):
        known = [{"duel": "C", "valverde": pair[0], "diaz": pair[1]}]
        assert GAME.view(table.state, knower)["own"]["duels"] == known
    assert table.facts(2, "swapped" if swap else "not_swapped") == [{"seat": 0, "duel": "C"}]
    assert GAME.view(table.state, 2)["own"]["duels"] == []


def test_c3_13_forced_and_empty_choices_are_asked() -> None:
    table = PreparedTable("chang_ye")
    table.state.coins = [1, 0, 0]
    assert table.visit(0, "chang_ye").moves(0) == [{"do": "rob", "target": None}]
    table = PreparedTable("wessel_jan").give(0)
    assert table.visit(0, "wessel_jan").moves(0) == [{"do": "exchange", "cards": []}]
    table = PreparedTable("tembo", combat=["diaz-2", "diaz-2"])
    assert table.visit(0, "tembo").moves(0) == [{"do": "keep", "card": "diaz-2"}]
    table = PreparedTable("tembo", combat=["diaz-2", "diaz-2"])
    table.state.pile = table.state.pile[-1:]
    assert table.visit(0, "tembo").moves(0) == [{"do": "keep", "card": "diaz-2"}]
    table = PreparedTable("dean_nero").give(0)
    table.state.coins[0] = 0
    nothing = [{"do": "barter", "cards": []}, {"do": "barter", "coins": 0}]
    assert table.visit(0, "dean_nero").moves(0) == nothing


@pytest.mark.parametrize("pirate", ["diaz", "pang", "tembo"])
def test_c3_13_with_nothing_left_to_take_a_visit_is_all(pirate: str) -> None:
    table = PreparedTable(pirate)
    table.state.pile.clear()
    table.state.gold_pile.clear()
    table.state.supply = 0
    table.visit(0, pirate)
    assert table.match.waiting_for() == (1,)


@pytest.mark.parametrize(("pirate", "coins"), [("valverde", 0), ("sate", 0), ("crackpott", 0)])
def test_c3_13_gifts_are_cut_to_what_is_there(pirate: str, coins: int) -> None:
    table = PreparedTable(pirate)
    table.state.supply = coins
    table.state.gold_pile.clear()
    del table.state.pile[1:]
    table.visit(0, pirate)
    assert table.state.coins[0] == 1
    assert len(table.hand(0)) == (3 if pirate == "crackpott" else 2)
    assert table.match.waiting_for() == (1,)


def test_c3_13_pang_offers_only_what_is_there() -> None:
    table = PreparedTable("pang")
    table.state.supply = 0
    assert table.visit(0, "pang").moves(0) == [{"do": "choose", "pile": "combat"}]


def test_a_round_never_asks_which_pirate_it_is() -> None:
    with open(voyage.__file__) as module:
        text = module.read().lower()
    assert not [pirate for pirate in PIRATES if pirate in text]
