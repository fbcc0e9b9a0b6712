"""The pirate variant (M9)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hautemer.core.errors import Refused
from hautemer.games.meuterer.tests.table import PreparedTable, bag, ring


def pirates(*hands: str, nest: int, **options: Any) -> PreparedTable:
    table = PreparedTable(*hands, islands=ring(nest), pirate=True, **options)
    table.play("0 reward 0")
    return table


HANDS = ("4 wine conflict", "pirate 3 cloth conflict", "5 salt", "5 grain")


@pytest.fixture(params=["discard", "take"])
def loot(request: pytest.FixtureRequest) -> str:
    value: str = request.param
    return value


# M9.1


def test_m9_1_the_card_is_in_the_deck() -> None:
    table = PreparedTable(*HANDS, pirate=True)
    assert table.match.setup[-1]["deck"].count("pirate") == 1
    assert len(table.match.setup[-1]["deck"]) == 37


def test_m9_1_only_with_the_variant() -> None:
    table = PreparedTable("5 wine", "5 cloth", "5 salt")
    assert "pirate" not in table.match.setup[-1]["deck"]
    assert table.public()["pirate_ship"] is None


@pytest.mark.parametrize("islands", [(), ring(4)])
def test_m9_1_the_pirate_ship_starts_on_piratennest(islands: tuple[str, ...]) -> None:
    assert PreparedTable(*HANDS, pirate=True, islands=islands).public()["pirate_ship"] == "piratennest"


def test_m9_1_it_stays_where_it_sails() -> None:
    table = pirates(*HANDS, nest=8)
    table.play("0 pass; 1 play pirate")
    assert table.public()["pirate_ship"] == "eisfelsen"
    table.play("2 pass mate; 3 pass merchant; 1 pass cabin_boy")
    assert table.public()["round"] == 2
    assert table.public()["pirate_ship"] == "eisfelsen"


# M9.2


@pytest.mark.parametrize(
    ("before", "steps", "island"), [(0, 4, "eisfelsen"), (1, 3, "affeninsel"), (4, 0, "piratennest")]
)
def test_m9_2_it_sails_anticlockwise_as_many_islands_as_cards_are_left_in_hand(
    before: int, steps: int, island: str
) -> None:
    table = pirates("4 wine conflict", "pirate 4 cloth", "5 salt", nest=8)
    for _ in range(before):
        table.play("0 play wine; 1 play cloth; 2 play salt")
    table.play("0 pass; 1 play pirate")
    assert table.told("pirate") == [{"seat": 1, "steps": steps, "island": island}]
    assert table.public()["pirate_ship"] == island


def test_m9_2_it_sails_round_the_ring() -> None:
    table = pirates(*HANDS, nest=2)
    table.play("0 pass; 1 play pirate")
    assert table.public()["pirate_ship"] == ring(2)[10]


def test_m9_2_the_card_is_discarded_at_once() -> None:
    table = pirates(*HANDS, nest=8)
    table.play("0 play wine; 1 play pirate")
    assert table.discard == bag("pirate")
    assert table.laid(1) == bag("")
    assert table.laid(0) == bag("wine")
    assert table.hand(1) == bag("3 cloth conflict")


def test_m9_2_the_player_stays_in_trading() -> None:
    table = pirates(*HANDS, nest=8)
    table.play("0 pass; 1 play pirate; 2 pass mate; 3 pass merchant")
    assert table.asked == 1
    assert "play cloth" in table.may(1)
    assert not table.seat(1)["passed"]


def test_m9_2_a_captain_may_lay_it_too() -> None:
    table = pirates("pirate 4 wine", "5 cloth", "5 salt", nest=8)
    assert table.may(0) == {"play pirate", "play wine", "pass"}
    table.play("0 play pirate; 1 pass mate; 2 pass merchant; 0 pass")
    assert table.ship == ring(8)[4]


def test_m9_2_only_while_trading_not_in_the_mutiny() -> None:
    table = pirates(*HANDS, nest=8)
    table.play("0 pass; 1 pass mutineer; 2 pass merchant; 3 pass loader; 0 fight 0")
    assert table.may(1) == {"fight 0", "fight 1"}
    with pytest.raises(Refused):
        table.play("1 play pirate")


# M9.3: with four cards in hand


@pytest.mark.parametrize(
    ("nest", "robbed"), [(1, True), (2, True), (3, True), (4, True), (5, False), (11, False)]
)
def test_m9_3_it_robs_when_it_passes_the_merchant_ship_or_ends_there(
    nest: int, robbed: bool, loot: str
) -> None:
    table = pirates(*HANDS, nest=nest, pirate_loot=loot)
    table.play("0 play wine; 1 play conflict; 2 play salt; 3 play grain; 0 play conflict")
    table.give(1, "ruby")
    table.play("1 play pirate")
    assert table.told("pirate")[0]["steps"] == 4
    if robbed:
        assert table.discard == bag("pirate wine 2 conflict salt grain")
        assert [table.laid(seat) for seat in range(4)] == [bag("")] * 4
        assert table.told("robbed") == [{}]
    else:
        assert table.discard == bag("pirate")
        assert table.laid(0) == bag("wine conflict")
        assert table.told("robbed") == []
    assert table.size(1) == 4  # nothing is taken: the ships did not share an island before it sailed
    assert table.told("looted") == []


def test_m9_3_roles_and_goals_stay() -> None:
    table = pirates("2 conflict 3 wine", "pirate 3 cloth conflict", "5 salt", "5 grain", nest=4)
    table.play("0 pass; 1 play pirate; 2 pass mutineer; 3 pass mate")
    assert table.public()["captain_goal"] == ring(4)[5]
    assert table.own(2)["role"] == "mutineer"
    assert table.public()["roles_in_pile"] == 3


def test_m9_3_cards_discarded_no_longer_count_for_sale() -> None:
    table = pirates(*HANDS, nest=4)
    table.play(
        "0 play wine; 1 play pirate; 2 play salt; 3 pass merchant; 0 pass; 1 pass cabin_boy; 2 pass mate"
    )
    (sold,) = table.told("sale_points")
    assert (sold["seat"], sold["points"]) == (2, 4)  # laid after the robbery; the captain's wine is gone


def test_m9_3_nor_in_the_mutiny() -> None:
    table = pirates("4 wine conflict", "pirate 3 cloth conflict", "conflict 4 salt", "5 grain", nest=4)
    table.play("0 play conflict; 1 play pirate; 2 play conflict; 3 pass merchant; 0 pass; 1 pass loader")
    table.play("2 pass mutineer; 0 fight 0; 2 fight 0")
    (told,) = table.told("mutiny_won")
    assert (told["captains"], told["mutineers"]) == (0, 1)


def test_m9_3_what_is_laid_afterwards_counts() -> None:
    table = pirates(*HANDS, nest=4)
    table.play("0 play wine; 1 play pirate; 2 play salt; 3 play grain; 0 play wine; 1 play cloth")
    assert [table.laid(seat) for seat in range(4)] == [bag("wine"), bag("cloth"), bag("salt"), bag("grain")]


# M9.4: the merchant ship has sailed to the pirate, five steps from Hochland


def together(*hands: str, loot: str, **options: Any) -> PreparedTable:
    table = PreparedTable(*hands, islands=ring(5), pirate=True, pirate_loot=loot, **options)
    table.sail(5)
    assert table.ship == table.public()["pirate_ship"] == "piratennest"
    table.play("0 reward 0")
    return table


def test_m9_4_discard_as_if_it_had_come_there() -> None:
    table = together(*HANDS, loot="discard")
    table.play("0 play wine; 1 play pirate")
    assert table.discard == bag("pirate wine")
    assert table.hand(1) == bag("3 cloth conflict")
    assert table.public()["pirate_ship"] == ring(5)[1]


def test_m9_4_take_all_cards_laid_so_far_into_the_hand() -> None:
    table = together(*HANDS, loot="take")
    table.play("0 play wine; 1 play conflict; 2 play salt; 3 play grain; 0 play conflict; 1 play pirate")
    assert table.hand(1) == bag("3 cloth  wine 2 conflict salt grain")  # its own, too; not the pirate
    assert table.discard == bag("pirate")
    assert [table.laid(seat) for seat in range(4)] == [bag("")] * 4
    assert Counter(table.told("looted")[0]["cards"]) == bag("wine 2 conflict salt grain")


def test_m9_2_the_steps_are_counted_before_the_loot() -> None:
    table = together(*HANDS, loot="take")
    table.play("0 play wine; 1 play conflict; 2 play salt; 3 play grain; 0 play conflict; 1 play pirate")
    assert table.told("pirate") == [{"seat": 1, "steps": 3, "island": ring(5)[2]}]


def test_m9_4_even_if_it_then_sails_0_steps(loot: str) -> None:
    table = together("pirate 4 conflict", "5 cloth", "5 salt", loot=loot)
    table.play("; ".join(["0 play conflict; 1 play cloth; 2 play salt"] * 4))
    table.play("0 play pirate")
    assert table.told("pirate") == [{"seat": 0, "steps": 0, "island": "piratennest"}]
    laid = bag("4 conflict 4 cloth 4 salt")
    assert table.hand(0) == (laid if loot == "take" else bag(""))
    assert table.discard == (bag("pirate") if loot == "take" else laid + bag("pirate"))


def test_m9_4_everybody_knows_which() -> None:
    table = together(*HANDS, loot="take")
    table.play("0 play wine; 1 play pirate; 2 play salt")
    for viewer in (None, 0, 2, 3):
        assert table.told("looted", viewer) == [{"seat": 1, "cards": ["wine"]}]
    assert table.seat(1)["known"] == ["wine"]


def test_m9_4_without_sharing_0_steps_do_nothing(loot: str) -> None:
    table = pirates("pirate 4 conflict", "5 cloth", "5 salt", nest=5, pirate_loot=loot)
    table.play("; ".join(["0 play conflict; 1 play cloth; 2 play salt"] * 4))
    table.play("0 play pirate")
    assert table.laid(1) == bag("4 cloth")
    assert table.discard == bag("pirate")


def test_m9_4_taken_cards_no_longer_count_as_laid() -> None:
    table = together("4 wine conflict", "pirate 3 cloth conflict", "conflict 4 salt", "5 grain", loot="take")
    table.play("0 play conflict; 1 play pirate; 2 play conflict; 3 pass merchant; 0 pass; 1 pass loader")
    table.play("2 pass mutineer; 0 fight 0; 2 fight 0")
    (told,) = table.told("mutiny_won")
    assert (told["captains"], told["mutineers"]) == (0, 1)


def test_m9_4_taken_cards_may_be_laid_again() -> None:
    table = together(*HANDS, loot="take")
    table.play("0 play wine; 1 play pirate; 2 play salt; 3 pass merchant; 0 pass; 1 play wine")
    assert table.laid(1) == bag("wine")


def test_m9_4_and_count_for_a_goal_beyond_five() -> None:
    table = together(*HANDS, loot="take")
    table.play("0 play wine; 1 play conflict; 2 play salt; 3 play grain; 0 pass; 1 play pirate")
    assert table.size(1) == 7
    table.play("2 pass merchant; 3 pass loader; 1 pass mutineer")
    assert table.public()["mutineer_goal"] == ring(5)[5 + 7 - 12]


def test_m3_4_a_looting_captain_s_goal_may_be_beyond_twelve_steps() -> None:
    table = together("pirate 4 conflict", "5 cloth", "5 salt", "5 grain", loot="take")
    table.play("; ".join(["0 play conflict; 1 play cloth; 2 play salt; 3 play grain"] * 3))
    table.play("0 play pirate; 1 pass mate; 2 pass merchant; 3 pass cabin_boy; 0 pass")
    # one conflict and twelve taken: thirteen steps, one island on
    assert table.told("captain_passed")[-1] == {"seat": 0, "cards": 13, "island": ring(5)[6]}


@pytest.mark.parametrize("cards", [11, 12, 13])
def test_m9_3_a_lap_and_more_passes_every_island(cards: int, loot: str) -> None:
    """No hand with a pirate reaches this size in play; the rule is the same."""
    table = pirates(*HANDS, nest=11, pirate_loot=loot)
    table.give(1, f"3 grain 3 cloth {cards - 10} conflict")
    table.play("0 play wine; 1 play pirate")
    assert table.told("pirate")[0]["steps"] == cards
    assert table.discard == bag("pirate wine")
    assert table.public()["pirate_ship"] == ring(11)[(11 - cards) % 12]


def test_m9_3_ten_steps_do_not_come_round_to_a_ship_eleven_away() -> None:
    table = pirates(*HANDS, nest=11)
    table.give(1, "3 grain 3 cloth")
    table.play("0 play wine; 1 play pirate")
    assert table.told("pirate")[0]["steps"] == 10
    assert table.laid(0) == bag("wine")


def test_m9_4_a_whole_lap_from_the_ship_s_island_takes_and_does_not_rob() -> None:
    table = together(*HANDS, loot="take")
    table.give(1, "3 grain 3 cloth 2 wine")
    table.play("0 play wine; 1 play pirate")
    assert table.told("pirate") == [{"seat": 1, "steps": 12, "island": "piratennest"}]
    assert table.hand(1) == bag("3 cloth conflict 3 grain 3 cloth 2 wine wine")
    assert table.discard == bag("pirate")


# M9.5


def test_m9_5_the_merchant_ship_coming_to_the_pirate_has_no_effect(loot: str) -> None:
    table = PreparedTable(*HANDS, islands=ring(4), pirate=True, pirate_loot=loot)
    table.play(
        "0 reward 0; 0 play wine; 1 play cloth; 2 pass mate; 3 pass merchant; 0 pass; 1 pass cabin_boy"
    )
    assert table.ship == table.public()["pirate_ship"] == "piratennest"
    assert [table.size(seat) for seat in range(4)] == [5, 5, 5, 5]
    assert table.told("robbed") == table.told("looted") == []


def test_m9_5_the_pirate_card_counts_as_a_card_in_hand() -> None:
    table = pirates("pirate 4 wine", "5 cloth", "5 salt", nest=8)
    table.play("0 pass")
    assert table.told("captain_passed") == [{"seat": 0, "cards": 5, "island": ring(8)[5]}]


def test_m9_5_for_the_mutineer_and_for_the_refill_too() -> None:
    table = pirates(*HANDS, nest=8)
    table.play("0 pass; 1 play cloth; 2 pass merchant; 3 pass cabin_boy; 1 pass mutineer")
    assert table.public()["mutineer_goal"] == ring(8)[4]
    table.play("0 fight 0; 1 fight 0; 3 fight 0")
    assert [told["count"] for told in table.told("drew") if told["seat"] == 1] == [1]
    assert table.hand(1)["pirate"] == 1


def test_m9_1_the_pirate_comes_back_with_the_new_pile() -> None:
    table = pirates("pirate 4 grain", "5 cloth", "5 wine", "5 salt", nest=8)
    table.play("0 play pirate; 1 play cloth; 2 play wine; 3 play salt")
    for _ in range(4):
        table.play("0 play grain; 1 play cloth; 2 play wine; 3 play salt")
    new = "pirate 4 grain 5 cloth 5 wine 5 salt"
    table.play("0 pass; 1 pass merchant; 2 pass cabin_boy; 3 pass mate", reshuffle=new)
    assert table.hand(3)["pirate"] == 1  # 17 cards were in the pile; seat 3 draws two of them and three
