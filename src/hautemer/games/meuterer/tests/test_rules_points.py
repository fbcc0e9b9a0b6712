"""Phase 5: points for the voyage and for sales (M6)."""

from __future__ import annotations

import pytest

from hautemer.core.errors import Refused
from hautemer.games.meuterer.tests.table import PreparedTable, bag, with_numbers

PLAIN = ("5 grain", "5 cloth", "5 wine", "5 salt")


def voyage(*roles: str, reward: int = 0, hands: tuple[str, ...] = PLAIN) -> PreparedTable:
    """Play a round without sales: all pass at once, the destination is Affeninsel (2), nobody fights."""
    table = PreparedTable(*hands)
    table.play(f"0 reward {reward}; 0 pass")
    for seat, role in enumerate(roles, 1):
        table.play(f"{seat} pass {role}")
    while table.public()["phase"] == "mutiny":
        table.play(f"{table.asked} fight 0")
    return table


# M6.1


def test_m6_1_without_a_mutiny_the_captain_scores_the_destination() -> None:
    table = voyage("merchant", "cabin_boy", "loader")
    assert table.scores == [2, 0, 0, 0]
    assert table.told("ship_points") == [{"seat": 0, "island": "affeninsel", "points": 2}]


@pytest.mark.parametrize(
    ("kept", "points"), [(0, 5), (1, 3), (2, 4), (3, 4), (4, 5), (5, 2)]
)  # ship VP of Hochland, Frosthöhle, Grünland, Karge Zunge, Eisfelsen, Affeninsel
def test_m6_1_each_goal_has_its_own_points(kept: int, points: int) -> None:
    table = PreparedTable("5 conflict", "5 cloth", "5 wine")
    table.sail(kept)
    assert table.scores == [points, 0, 0]


def test_m6_1_after_a_failed_mutiny_too() -> None:
    table = voyage("mutineer", "mate", "cabin_boy")
    assert table.captain == 0
    assert table.scores == [2, 0, 1, 0]  # mutineer and cabin boy get nothing


@pytest.mark.parametrize("reward", [0, 1, 2, 3])
def test_m6_1_a_mate_scores_one_and_the_reward_which_the_captain_loses(reward: int) -> None:
    table = voyage("merchant", "cabin_boy", "mate", reward=reward)
    assert table.scores == [2 - reward, 0, 0, 1 + reward]


def test_m6_1_the_reward_is_paid_after_a_failed_mutiny_too() -> None:
    table = voyage("mutineer", "cabin_boy", "mate", reward=3)
    assert table.scores == [2 - 3, 0, 0, 1 + 3]


def test_m6_1_without_a_mate_the_captain_loses_nothing() -> None:
    table = voyage("merchant", "cabin_boy", "loader", reward=3)
    assert table.scores == [2, 0, 0, 0]


def test_m6_1_these_points_count_before_the_sales() -> None:
    table = PreparedTable("3 conflict wine grain", "5 cloth", "5 wine")
    table.sail(3)
    assert table.active == {"hochland", "karge_zunge"}
    before = table.scores
    table.play("0 reward 2; 0 pass; 1 play cloth; 2 pass mate; 1 pass merchant")
    assert table.public()["phase"] == "sales"
    assert table.asked == 1
    assert table.scores == [before[0] + 3 - 2, before[1], before[2] + 1 + 2]  # five steps: Rotes Riff, 3


# M6.2


def test_m6_2_a_successful_mutineer_scores_the_own_goal_and_is_captain_at_once() -> None:
    table = PreparedTable(*PLAIN)
    table.play("0 reward 0; 0 pass; 1 play cloth; 2 pass merchant; 3 pass loader; 1 pass mutineer")
    table.play("0 fight 0; 1 fight 0")
    assert table.told("ship_points") == [{"seat": 1, "island": "eisfelsen", "points": 5}]
    assert table.captain == 1
    assert table.scores == [0, 5 + 4, 0, 0]  # and sold a cloth on Hochland


def test_m6_2_the_cabin_boy_scores_two() -> None:
    table = voyage("mutineer", "cabin_boy", "merchant")
    assert table.scores == [0, 2, 2, 0]


def test_m6_2_old_captain_and_mate_get_nothing_and_the_reward_is_not_paid() -> None:
    hands = ("5 grain", "2 conflict 3 cloth", "5 wine", "5 salt")
    table = PreparedTable(*hands)
    table.play("0 reward 3; 0 pass; 1 pass mutineer; 2 pass mate; 3 pass cabin_boy")
    table.play("0 fight 0; 1 fight 1; 2 fight 0; 3 fight 0")
    assert table.captain == 1
    assert table.scores == [0, 2, 0, 2]


def test_m6_2_the_new_captain_rules_the_next_round() -> None:
    table = voyage("merchant", "mutineer", "cabin_boy")
    assert table.captain == 2
    assert table.asked == 2
    assert table.may(2) == {"reward 0", "reward 1", "reward 2", "reward 3"}


# M6.3 to M6.6 with one active island


def round_on_hochland(*laid: str, roles: tuple[str, ...]) -> list[int]:
    """Return the sale points of a first round (Hochland: 4, 3, 2), all cards laid before anybody passes."""
    laid_cards = bag(" ".join(laid))
    spare = (bag("4 ruby 5 salt 6 wine 7 cloth 8 grain 6 conflict") - laid_cards).elements()
    hands = [cards.split() for cards in laid]
    table = PreparedTable(
        *(" ".join([*hand, *(next(spare) for _ in range(5 - len(hand)))]) for hand in hands)
    )
    table.play("0 reward 0")
    while table.public()["phase"] == "trading":
        seat = table.asked
        if hands[seat]:
            table.play(f"{seat} play {hands[seat].pop(0)}")
        elif seat == 0:
            table.play("0 pass")
        else:
            table.play(f"{seat} pass {roles[seat - 1]}")
    points = [0] * len(laid)
    for told in table.told("sale_points") + table.told("merchant_points"):
        points[told["seat"]] += told["points"]
    return points


NEUTRAL = ("cabin_boy", "loader", "mate")


@pytest.mark.parametrize(
    ("laid", "points"),
    [
        (("wine wine", "salt", "grain", "cloth"), [4, 0, 0, 0]),
        (("wine wine", "salt salt", "grain", "cloth"), [3, 3, 0, 0]),
        (("wine wine", "salt salt", "grain", "cloth cloth"), [2, 2, 0, 2]),
        (("wine", "salt", "grain", "cloth"), [0, 0, 0, 0]),
        (("conflict conflict", "conflict", "", "ruby"), [0, 0, 0, 4]),
        (("conflict", "", "", ""), [0, 0, 0, 0]),
        (("wine salt grain", "salt salt", "grain", ""), [0, 4, 0, 0]),
        (("wine wine", "wine wine", "", ""), [3, 3, 0, 0]),
    ],
)
def test_m6_5_the_seat_that_sold_most_scores(laid: tuple[str, ...], points: list[int]) -> None:
    """Alone, two equal, three equal, four equal; no conflict (M6.3), one good a seat, across goods."""
    assert round_on_hochland(*laid, roles=NEUTRAL) == points


@pytest.mark.parametrize(
    ("laid", "points"), [(("wine", "salt", "grain"), [2, 2, 2]), (("wine", "salt", ""), [3, 3, 0])]
)
def test_m6_5_with_three_seats(laid: tuple[str, ...], points: list[int]) -> None:
    assert round_on_hochland(*laid, roles=("loader", "mate")) == points


def test_m6_5_nobody_scores_without_selling_a_card() -> None:
    assert round_on_hochland("", "", "", "", roles=("merchant", "cabin_boy", "mate")) == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("laid", "points"),
    [
        (("wine", "salt", "", ""), [3, 4, 0, 0]),
        (("wine", "salt", "grain", ""), [2, 4, 2, 0]),
        (("wine", "salt", "grain", "cloth"), [0, 4, 0, 0]),
        (("", "salt", "", ""), [0, 4, 0, 0]),
        (("wine wine", "salt", "", ""), [4, 0, 0, 0]),
    ],
)
def test_m6_6_the_merchant_among_equals_scores_as_if_alone(laid: tuple[str, ...], points: list[int]) -> None:
    """Also among four; the others score as if the merchant were an ordinary seat; not after selling less."""
    assert round_on_hochland(*laid, roles=("merchant", "cabin_boy", "mate")) == points


def test_m6_3_conflict_and_pirate_are_never_sold() -> None:
    table = PreparedTable("2 conflict 3 grain", "conflict pirate 3 cloth", "5 wine", pirate=True)
    table.play("0 reward 0; 0 play conflict; 1 play conflict; 2 pass mate; 0 play conflict; 1 play pirate")
    table.play("0 pass; 1 pass merchant")
    assert table.told("sale_points") == []


def test_m6_3_the_new_destination_is_not_active_yet() -> None:
    table = PreparedTable("2 grain 3 conflict", "5 cloth", "5 wine")
    table.play("0 reward 0; 0 play grain; 1 pass cabin_boy; 2 pass mate; 0 play grain; 0 pass")
    assert table.ship == "karge_zunge"  # which buys grain
    assert [told["island"] for told in table.told("sale_points")] == ["hochland"]


def test_m6_3_only_cards_laid_while_trading_are_sold_not_those_in_hand() -> None:
    assert round_on_hochland("wine", "salt salt", "", "", roles=NEUTRAL) == [0, 4, 0, 0]


def test_m6_4_with_one_active_island_all_cards_of_its_good_are_sold_unasked() -> None:
    other = with_numbers(('hochland = { buys = "any"', 'hochland = { buys = "grain"'))
    one = PreparedTable("5 conflict", "2 grain 3 cloth", "grain 3 wine salt", game=other)
    one.play("0 reward 0; 0 pass; 1 play grain; 2 play grain; 1 play cloth; 2 play wine")
    one.play(
        "1 play cloth; 2 play wine; 1 play cloth; 2 play wine; 1 play grain; 2 pass mate; 1 pass cabin_boy"
    )
    assert one.public()["phase"] == "reward"
    assert one.told("sale_points") == [
        {"seat": 1, "island": "hochland", "good": "grain", "count": 2, "points": 4}
    ]


def test_m6_4_on_an_any_island_the_good_laid_most_is_sold_unasked() -> None:
    table = PreparedTable("5 conflict", "grain 2 cloth 2 salt", "5 wine")
    table.play("0 reward 0; 0 pass; 1 play grain; 2 pass mate; 1 play cloth; 1 play salt; 1 play salt")
    table.play("1 pass cabin_boy")
    assert table.told("sale_points") == [
        {"seat": 1, "island": "hochland", "good": "salt", "count": 2, "points": 4}
    ]
    assert table.public()["phase"] == "reward"


# M6.4 with two active islands: Hochland (any: 4, 3, 2) and Karge Zunge (grain: 6, 3, 2)


def two_islands(*hands: str, plays: str, captain_steps: int = 3) -> PreparedTable:
    table = PreparedTable("4 conflict wine", *hands, pile="2 wine" if captain_steps == 3 else "")
    table.sail(captain_steps)
    assert table.active == {"hochland", "karge_zunge"}
    table.play(plays)
    return table


def test_m6_4_a_seat_chooses_what_to_sell_where() -> None:
    table = two_islands(
        "2 grain cloth 2 salt", "5 cloth", plays="0 reward 0; 0 pass; 1 play grain; 2 pass mate; 1 play cloth"
    )
    table.play("1 play grain; 1 pass merchant")
    assert table.asked == 1
    nothing = {"sell nothing"}
    one = {
        "sell hochland 1 grain",
        "sell hochland 2 grain",
        "sell hochland 1 cloth",
        "sell karge_zunge 1 grain",
        "sell karge_zunge 2 grain",
    }
    both = {
        "sell hochland 1 grain, karge_zunge 1 grain",  # a good may be split over both
        "sell hochland 1 cloth, karge_zunge 1 grain",
        "sell hochland 1 cloth, karge_zunge 2 grain",
    }
    assert table.may(1) == nothing | one | both


def test_m6_4_selling_nothing_is_marked_so_that_a_screen_asks_once_more() -> None:
    table = two_islands(
        "2 grain cloth 2 salt", "5 cloth", plays="0 reward 0; 0 pass; 1 play grain; 2 pass mate"
    )
    table.play("1 pass merchant")
    assert {"sell nothing"} < table.may(1)
    (offer,) = table.match.offers(1)
    assert offer.gives_up == ({"sales": {}},)


@pytest.mark.parametrize(
    "sale",
    [
        "sell hochland 2 grain, karge_zunge 1 grain",  # more than was laid
        "sell hochland 3 grain",
        "sell karge_zunge 1 cloth",  # which it does not buy
        "sell eisfelsen 1 grain",  # not active
        "sell hochland 1 salt",  # in hand, not laid
        "sell hochland 0 grain",
    ],
)
def test_m6_4_nothing_else_can_be_sold(sale: str) -> None:
    table = two_islands(
        "2 grain cloth 2 salt", "5 cloth", plays="0 reward 0; 0 pass; 1 play grain; 2 pass mate; 1 play cloth"
    )
    table.play("1 play grain; 1 pass merchant")
    with pytest.raises(Refused):
        table.play(f"1 {sale}")


@pytest.mark.parametrize(
    ("sale", "points"),
    [
        ("hochland 1 cloth, karge_zunge 2 grain", 4 + 6),
        ("hochland 1 grain, karge_zunge 1 grain", 4 + 6),
        ("karge_zunge 1 grain", 6),
        ("hochland 2 grain", 4),
        ("nothing", 0),
    ],
)
def test_m6_4_islands_count_on_their_own_and_one_may_sell_less(sale: str, points: int) -> None:
    table = two_islands(
        "2 grain cloth 2 salt", "5 cloth", plays="0 reward 0; 0 pass; 1 play grain; 2 pass mate; 1 play cloth"
    )
    table.play("1 play grain; 1 pass merchant")
    before = table.scores[1]
    table.play(f"1 sell {sale}")
    assert table.scores[1] - before == points


def test_m6_4_captain_first_then_clockwise_each_seeing_the_earlier_choices() -> None:
    table = two_islands(
        "grain 4 cloth", "grain 4 salt", plays="0 reward 0; 0 play wine; 1 play grain; 2 play grain; 0 pass"
    )
    table.play("1 pass mate; 2 pass loader")
    assert table.asked == 0
    table.play("0 sell hochland 1 wine")
    assert table.asked == 1
    assert table.seat(0)["sales"] == [{"island": "hochland", "good": "wine", "count": 1}]
    assert table.told("sells") == [{"seat": 0, "island": "hochland", "good": "wine", "count": 1}]
    table.play("1 sell karge_zunge 1 grain")
    assert table.asked == 2


def test_m6_4_the_new_captain_is_the_first() -> None:
    table = two_islands(
        "grain 4 cloth", "grain 4 salt", plays="0 reward 0; 0 play wine; 1 play grain; 2 play grain; 0 pass"
    )
    table.play("1 pass cabin_boy; 2 pass mutineer; 0 fight 0; 1 fight 0; 2 fight 0")
    asked = []
    while table.public()["phase"] == "sales":
        asked.append(table.asked)
        table.play(f"{table.asked} sell nothing")
    assert asked == [2, 0, 1]


def test_m6_4_the_sales_score_together_after_the_last_choice() -> None:
    table = two_islands(
        "grain 4 cloth", "grain 4 salt", plays="0 reward 0; 0 play wine; 1 play grain; 2 play grain; 0 pass"
    )
    table.play("1 pass mate; 2 pass loader")
    before = table.scores
    table.play("0 sell hochland 1 wine; 1 sell karge_zunge 1 grain")
    assert table.scores == before
    table.play("2 sell karge_zunge 1 grain")
    assert table.scores == [before[0] + 4, before[1] + 3, before[2] + 3]


def test_m6_4_a_seat_that_laid_nothing_that_they_buy_is_not_asked() -> None:
    table = PreparedTable("5 conflict", "cloth 4 salt", "ruby 4 wine")
    table.sail(5)
    table.sail(5)
    assert table.active == {"affeninsel", "fingerhut"}  # grain and ruby
    table.play("0 reward 0; 0 play conflict; 1 play cloth; 2 play ruby; 0 pass; 1 pass mate; 2 pass loader")
    assert table.asked == 2
    assert table.may(2) == {"sell nothing", "sell fingerhut 1 ruby"}
    table.play("2 sell nothing")
    assert table.public()["phase"] == "keeping"


def test_m6_4_if_nobody_laid_such_cards_nobody_is_asked() -> None:
    table = PreparedTable("5 conflict", "cloth 4 salt", "ruby 4 wine")
    table.sail(5)
    table.sail(5)
    table.play(
        "0 reward 0; 0 play conflict; 1 play cloth; 2 play wine; 0 pass; 1 pass mate; 2 pass cabin_boy"
    )
    assert table.public()["phase"] == "reward"
    assert table.told("sale_points") == []


def test_m6_4_one_good_an_island_also_where_it_buys_any() -> None:
    table = two_islands(
        "cloth salt wine grain ruby", "5 cloth", plays="0 reward 0; 0 pass; 1 play cloth; 2 pass mate"
    )
    table.play("1 play salt; 1 pass merchant")
    assert table.may(1) == {"sell nothing", "sell hochland 1 cloth", "sell hochland 1 salt"}


def test_m6_5_counts_are_compared_across_goods_also_when_chosen() -> None:
    table = two_islands(
        "2 cloth 3 salt",
        "2 salt 3 grain",
        plays="0 reward 0; 0 pass; 1 play cloth; 2 play salt; 1 play cloth",
    )
    table.play("2 play salt; 1 pass mate; 2 pass cabin_boy")
    before = table.scores
    table.play("1 sell hochland 2 cloth; 2 sell hochland 2 salt")
    assert [after - was for after, was in zip(table.scores, before, strict=True)] == [0, 3, 3]


def test_m6_5_a_seat_that_sells_less_than_it_laid_counts_what_it_sold() -> None:
    table = two_islands(
        "2 cloth 3 salt", "salt 4 grain", plays="0 reward 0; 0 pass; 1 play cloth; 2 play salt; 1 play cloth"
    )
    table.play("2 pass cabin_boy; 1 pass mate")
    before = table.scores
    table.play("1 sell hochland 1 cloth; 2 sell hochland 1 salt")
    assert [after - was for after, was in zip(table.scores, before, strict=True)] == [0, 3, 3]


def test_m6_6_the_merchant_also_where_sales_are_chosen() -> None:
    table = two_islands(
        "grain 4 cloth",
        "grain 4 salt",
        plays="0 reward 0; 0 pass; 1 play grain; 2 play grain; 1 pass merchant",
    )
    table.play("2 pass cabin_boy")
    before = table.scores
    table.play("1 sell karge_zunge 1 grain; 2 sell karge_zunge 1 grain")
    assert [after - was for after, was in zip(table.scores, before, strict=True)] == [0, 6, 3]
