"""The duels (C6)."""

from __future__ import annotations

from hautemer.games.cartagena import GAME
from hautemer.games.cartagena.tests.table import PreparedTable

MANY = ("valverde-1", "valverde-2", "valverde-3", "diaz-1", "diaz-2", "diaz-3")
# Duel A is 5 against 4, then B 6 against 3, C 7 against 2, D 8 against 1, E 9 against 10.
STRENGTHS = (5, 4, 6, 3, 7, 2, 8, 1, 9, 10)


def mutiny(*hands: tuple[str, ...], sides: tuple[str | None, ...] | None = None) -> PreparedTable:
    """Return a mutiny in which the seats hold some cards."""
    seats = len(hands)
    table = PreparedTable(seats=seats)
    declared = sides or ("valverde", "diaz", "valverde", "diaz")[:seats]
    table.to_mutiny(*declared, strengths=STRENGTHS)
    for seat, hand in enumerate(hands):
        table.give(seat, *hand)
    table.state.passages.clear()
    return table


def wins(table: PreparedTable) -> list[int]:
    return table.state.wins


def test_c6_1_all_commit_at_the_same_time_and_nothing_shows_before_the_last() -> None:
    table = mutiny(MANY, MANY, MANY)
    assert table.match.waiting_for() == (0, 1, 2)
    before = GAME.view(table.state, 0)
    table.do(2, "commit", card="diaz-3")
    after = GAME.view(table.state, 0)
    assert table.match.waiting_for() == (0, 1)
    assert table.moves(2) == []
    assert [seat["committed"] for seat in after["seats"]] == [False, False, True]
    after["seats"][2]["committed"] = False
    assert after == before  # also the number of cards
    assert table.facts(0, "committed")[-1] == {"seat": 2}
    assert table.facts(2, "committed-own")[-1] == {"seat": 2, "card": "diaz-3"}
    assert GAME.view(table.state, 2)["own"]["committed"] == "diaz-3"


def test_c6_1_both_sailors_are_shown_to_all() -> None:
    table = mutiny(MANY, MANY)
    shown = GAME.view(table.state, None)["duels"]
    assert (shown[0]["valverde"], shown[0]["diaz"]) == (5, 4)
    assert shown[1]["valverde"] is None


def test_c6_2_cards_are_shown_shuffled_and_count_for_the_side_of_their_colour() -> None:
    table = mutiny(MANY, MANY, MANY)
    table.do(0, "commit", card="valverde-3").do(1, "commit", card="diaz-2")
    table.do(2, "commit", {"reveal": ["diaz-2", "diaz-1", "valverde-3"]}, card="diaz-1")
    cards = ["diaz-2", "diaz-1", "valverde-3"]
    assert table.facts(None, "shown") == [{"cards": cards, "valverde": 8, "diaz": 7}]
    assert [seat["combat"] for seat in GAME.view(table.state, None)["seats"]] == [5, 5, 5]
    passage = GAME.view(table.state, 0)["passages"][-1]
    assert passage["cards"] == ["valverde-3", "diaz-1", "diaz-2"]
    assert passage["seats"] == [0, 1, 2]


def test_c6_2_a_third_seat_sees_no_difference_in_the_givers_of_cards() -> None:
    one = mutiny(MANY, MANY, MANY).commit("valverde-3", "diaz-2", "diaz-1")
    other = mutiny(MANY, MANY, MANY).commit("diaz-2", "valverde-3", "diaz-1")
    assert GAME.view(one.state, 2) == GAME.view(other.state, 2)
    assert GAME.view(one.state, None) == GAME.view(other.state, None)


def test_c6_2_a_round_without_combat_cards_asks_nothing_of_luck() -> None:
    table = mutiny(MANY, MANY).commit("diaz-1", "diaz-1").commit("monkey", "monkey")
    assert table.match.log[-1].luck == ()
    assert table.facts(None, "monkey") == [{"seat": 0}, {"seat": 1}]


def test_c6_3_in_the_first_round_a_combat_card_must_be_committed() -> None:
    table = mutiny(MANY, MANY)
    assert table.refuses(0, "commit", card="monkey")


def test_c6_3_a_seat_without_cards_shows_its_monkey_and_is_out() -> None:
    table = mutiny(MANY, (), MANY)
    assert table.moves(1) == [{"do": "commit", "card": "monkey"}]
    table.commit("diaz-1", "monkey", "diaz-1")
    assert [seat["out"] for seat in GAME.view(table.state, None)["seats"]] == [False, True, False]
    assert table.facts(None, "eliminated") == [{"seat": 1}]
    assert table.match.waiting_for() == (0, 2)
    table.commit("monkey", None, "monkey")
    assert table.match.waiting_for() == (0, 2)  # in the next duel too


def test_c6_4_from_the_second_round_the_monkey_leaves_this_duel() -> None:
    table = mutiny(MANY, MANY, MANY).commit("diaz-1", "diaz-1", "diaz-1")
    assert {"do": "commit", "card": "monkey"} in table.moves(0)
    table.commit("monkey", "monkey", "diaz-2")
    assert table.match.waiting_for() == (2,)
    assert table.state.out == 0


def test_c6_4_a_seat_without_cards_must_use_the_monkey_without_harm() -> None:
    table = mutiny(("diaz-1",), MANY, MANY).commit("diaz-1", "diaz-1", "diaz-1")
    assert table.moves(0) == [{"do": "commit", "card": "monkey"}]
    table.commit("monkey", "monkey", "monkey")
    assert table.state.out == 0


def test_c6_5_a_lone_monkey_in_the_second_round_may_rob_a_seat_that_is_out() -> None:
    table = mutiny(MANY, MANY, (), sides=("valverde", "diaz", None))
    table.state.coins = [1, 0, 2]
    table.commit("diaz-1", "diaz-1").commit("monkey", "diaz-2")
    assert table.match.waiting_for() == (0,)
    assert table.moves(0) == [{"do": "rob", "target": None}, {"do": "rob", "target": 2}]
    table.do(0, "rob", target=2)
    assert table.state.coins == [2, 0, 1]
    assert table.match.waiting_for() == (1,)


def test_c6_5_while_a_monkey_robs_no_card_lies_face_down() -> None:
    table = mutiny(MANY, MANY, MANY).commit("diaz-1", "diaz-1", "diaz-1")
    table.commit("monkey", "diaz-2", "valverde-2")
    assert table.match.waiting_for() == (0,)
    seats = GAME.view(table.state, None)["seats"]
    assert [seat["fighting"] for seat in seats] == [False, True, True]
    assert [seat["committed"] for seat in seats] == [False, False, False]
    table.do(0, "rob", target=None).do(2, "commit", card="diaz-2")
    assert [seat["committed"] for seat in GAME.view(table.state, None)["seats"]] == [False, False, True]


def test_c6_5_a_forced_monkey_counts_and_an_empty_choice_is_asked() -> None:
    table = mutiny(("diaz-1",), MANY).commit("diaz-1", "diaz-1")
    table.state.coins = [1, 0]
    table.commit("monkey", "diaz-2")
    assert table.moves(0) == [{"do": "rob", "target": None}]
    table.do(0, "rob", target=None)
    assert table.facts(None, "robbed_nobody") == [{"seat": 0}]
    assert table.match.waiting_for() == (1,)


def test_c6_5_several_monkeys_take_coins_from_the_supply() -> None:
    table = mutiny(MANY, MANY, MANY).commit("diaz-1", "diaz-1", "diaz-1")
    coins, supply = table.state.coins[:], table.state.supply
    table.commit("monkey", "diaz-2", "monkey")
    assert table.state.coins == [coins[0] + 1, coins[1], coins[2] + 1]
    assert table.state.supply == supply - 2


def test_c6_5_in_later_rounds_monkeys_bring_nothing() -> None:
    table = mutiny(MANY, MANY).commit("diaz-1", "diaz-1").commit("diaz-2", "diaz-2")
    coins = table.state.coins[:]
    table.commit("monkey", "valverde-2")
    assert table.match.waiting_for() == (1,)
    assert table.state.coins == coins
    table.commit(None, "monkey")
    assert table.state.coins == coins


def test_c6_6_a_short_supply_is_filled_by_all_who_have_a_coin() -> None:
    table = mutiny(MANY, MANY, MANY, (), sides=("valverde", "diaz", "diaz", None))
    table.state.coins = [3, 0, 2, 1]
    table.state.supply = 1
    table.commit("diaz-1", "diaz-1", "diaz-1").commit("monkey", "monkey", "diaz-2")
    assert table.facts(None, "refilled") == [{"seats": [0, 2, 3]}]
    assert table.state.coins == [3, 1, 1, 0]
    assert table.state.supply == 2


def test_c6_6_still_short_it_is_paid_clockwise_from_the_last_dealer() -> None:
    table = mutiny(MANY, MANY, MANY)
    table.state.dealer = 1
    table.state.coins = [0, 0, 1]
    table.state.supply = 0
    table.commit("diaz-1", "diaz-1", "diaz-1").commit("monkey", "monkey", "monkey")
    assert table.state.coins == [0, 1, 0]
    assert table.state.supply == 0


def test_c6_7_the_higher_total_wins_the_duel() -> None:
    table = mutiny(MANY, MANY).commit("diaz-3", "valverde-1").commit("monkey", "monkey")
    assert wins(table) == [0, 1]  # 6 against 7
    assert table.facts(None, "duel_won") == [{"duel": "A", "side": "diaz", "wins": 1}]


def test_c6_7_equal_totals_the_higher_sum_of_cards_wins() -> None:
    table = mutiny(MANY, MANY).commit("diaz-2", "valverde-1").commit("monkey", "monkey")
    assert table.facts(None, "shown")[-1]["valverde"] == table.facts(None, "shown")[-1]["diaz"] == 6
    assert wins(table) == [0, 1]


def test_c6_8_used_cards_are_gone_and_a_seat_alone_may_go_on() -> None:
    table = mutiny(MANY, MANY).commit("diaz-1", "diaz-1").commit("monkey", "valverde-1")
    table.do(0, "rob", target=None)
    for card in ("valverde-2", "valverde-3", "diaz-3"):
        table.commit(None, card)
        assert table.match.waiting_for() == (1,)
    table.commit(None, "monkey")
    assert table.hand(1) == ["diaz-2"]
    assert table.match.waiting_for() == (0, 1)
    assert len(GAME.view(table.state, None)["spent"]) == 6
    assert {"do": "commit", "card": "monkey"} not in table.moves(0)
    table.commit("diaz-2", "diaz-2")
    assert {"do": "commit", "card": "monkey"} in table.moves(0)  # it came back


def test_c6_9_if_every_seat_is_out_everybody_loses() -> None:
    table = mutiny((), (), MANY, sides=("valverde", "diaz", None)).commit("monkey", "monkey")
    result = table.match.result
    assert result is not None
    assert (result.reason, result.winners, result.scores) == ("all_eliminated", (), (0, 0, 0))
    assert wins(table) == [0, 0]
    assert table.match.log[-1].luck == ()
