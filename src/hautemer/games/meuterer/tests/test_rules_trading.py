"""Phases 1 to 3: reward, trading, reveal (M2, M3, M4)."""

from __future__ import annotations

import pytest

from hautemer.core.errors import Refused
from hautemer.games.meuterer import GAME
from hautemer.games.meuterer.offering import taking
from hautemer.games.meuterer.pieces import ROLES as KEYS
from hautemer.games.meuterer.tests.table import PreparedTable, bag

HANDS = (
    "2 conflict 2 wine grain",
    "2 conflict salt grain cloth",
    "2 cloth grain salt wine",
    "2 salt 2 wine ruby",
)
ROLES = set(KEYS)


def any_role(*but: str) -> set[str]:
    return {f"take {role}" for role in ROLES - set(but)}


# M2


def test_m2_1_the_captain_names_0_to_3() -> None:
    table = PreparedTable(*HANDS, captain=2)
    assert table.may(2) == {"reward 0", "reward 1", "reward 2", "reward 3"}


@pytest.mark.parametrize("points", [-1, 4])
def test_m2_1_no_more_and_no_less(points: int) -> None:
    with pytest.raises(Refused):
        PreparedTable(*HANDS).play(f"0 reward {points}")


def test_m2_1_only_the_captain_is_asked() -> None:
    table = PreparedTable(*HANDS, captain=2)
    assert [table.may(seat) for seat in (0, 1, 3)] == [set(), set(), set()]
    with pytest.raises(Refused):
        table.play("1 reward 1")


def test_m2_1_the_reward_is_public() -> None:
    table = PreparedTable(*HANDS)
    assert table.public()["reward"] is None
    table.play("0 reward 2")
    assert table.public()["reward"] == 2
    assert table.told("reward") == [{"seat": 0, "points": 2}]


def test_m2_1_the_reward_is_named_anew_every_round() -> None:
    table = PreparedTable(*HANDS)
    table.play("0 reward 2; 0 pass; 1 pass mate; 2 pass merchant; 3 pass cabin_boy")
    assert table.public()["phase"] == "reward"
    assert table.public()["reward"] is None
    assert table.asked == 0


# M3.1 to M3.3


@pytest.mark.parametrize("captain", [0, 2])
def test_m3_1_the_captain_begins_and_it_goes_clockwise(captain: int) -> None:
    table = PreparedTable("5 grain", "5 cloth", "5 wine", "5 salt", captain=captain)
    table.play(f"{captain} reward 0")
    asked = []
    for _ in range(8):
        asked.append(table.asked)
        table.match.submit(table.asked, next(iter(table.match.offers(table.asked)[0].moves())))
    assert asked == [(captain + step) % 4 for step in range(8)]


def test_m3_1_any_card_may_be_laid_or_the_seat_passes() -> None:
    table = PreparedTable(*HANDS)
    table.play("0 reward 0")
    assert table.may(0) == {"play conflict", "play wine", "play grain", "pass"}
    table.play("0 play conflict")
    assert table.may(1) == {"play conflict", "play salt", "play grain", "play cloth", "pass"}


def test_m3_1_a_card_that_no_active_island_buys_may_be_laid() -> None:
    table = PreparedTable("5 conflict", *HANDS[2:], "5 grain")
    table.sail(5)
    table.sail(5)
    assert table.active == {"affeninsel", "fingerhut"}  # they buy grain and ruby
    table.play("0 reward 0; 0 pass; 1 play cloth")
    assert table.laid(1) == bag("cloth")


def test_m3_1_a_card_is_laid_face_up() -> None:
    table = PreparedTable(*HANDS)
    table.play("0 reward 0; 0 play wine; 1 play conflict")
    assert table.laid(0) == bag("wine")
    assert table.laid(1) == bag("conflict")
    assert table.told("played") == [{"seat": 0, "card": "wine"}, {"seat": 1, "card": "conflict"}]
    assert table.hand(0) == bag("2 conflict wine grain")


def test_m3_1_one_card_at_a_time_of_one_s_own_in_one_s_turn() -> None:
    table = PreparedTable(*HANDS)
    table.play("0 reward 0")
    with pytest.raises(Refused):
        table.play("0 play ruby")
    with pytest.raises(Refused):
        table.play("1 play salt")
    table.play("0 play wine")
    with pytest.raises(Refused):
        table.play("0 play wine")


def test_m3_2_a_seat_with_no_cards_is_asked_and_must_pass() -> None:
    table = PreparedTable("5 grain", "5 cloth", "5 wine")
    table.play("0 reward 0; 0 pass; 1 play cloth; 2 pass mate")
    table.play("; ".join(["1 play cloth"] * 4))
    assert table.size(1) == 0
    assert table.asked == 1
    assert table.may(1) == {"pass"}


def test_m3_2_so_is_a_captain_with_no_cards() -> None:
    table = PreparedTable("5 grain", "5 cloth", "5 wine")
    table.play("0 reward 0; 0 play grain; 1 pass mate; 2 pass loader")
    table.play("; ".join(["0 play grain"] * 4))
    assert table.size(0) == 0
    assert table.asked == 0
    assert table.may(0) == {"pass"}


def test_m3_2_everybody_can_tell_the_pass_of_an_empty_hand_and_no_role() -> None:
    """A screen sends it by itself; a role is asked for even if a single one is left (M3.5)."""
    for seat, good, others in ((0, "grain", "1 pass mate; 2 pass loader"), (1, "cloth", "2 pass mate")):
        table = PreparedTable("5 grain", "5 cloth", "5 wine")
        table.play("0 reward 0" if seat == 0 else "0 reward 0; 0 pass")
        table.play(f"{seat} play {good}; {others}")
        assert [offer.forced for offer in GAME.offers(table.state, seat)] == [False, False]
        table.play("; ".join([f"{seat} play {good}"] * 4))
        assert [offer.forced for offer in GAME.offers(table.state, seat)] == [True]
    assert [offer.forced for offer in taking(1)] == [False]


def test_m3_3_a_seat_that_passed_is_out_of_trading() -> None:
    table = PreparedTable(*HANDS)
    table.play("0 reward 0; 0 play wine; 1 pass mate; 2 play cloth; 3 play salt; 0 play wine")
    assert table.asked == 2
    with pytest.raises(Refused):
        table.play("1 play salt")


def test_m3_3_the_rest_of_its_hand_stays_hidden_and_its_size_public() -> None:
    table = PreparedTable(*HANDS)
    table.play("0 reward 0; 0 play wine; 1 play salt; 2 play cloth; 3 play salt; 0 pass; 1 pass mate")
    assert table.seat(1)["passed"]
    assert (table.size(0), table.size(1)) == (4, 4)
    other = PreparedTable(HANDS[0], "3 conflict salt ruby", *HANDS[2:])
    other.play("0 reward 0; 0 play wine; 1 play salt; 2 play cloth; 3 play salt; 0 pass; 1 pass mate")
    assert table.public() == other.public()
    assert table.match.facts[None] == other.match.facts[None]


# M3.4


@pytest.mark.parametrize(
    ("kept", "island"),
    [
        (0, "hochland"),
        (1, "frosthoehle"),
        (2, "gruenland"),
        (3, "karge_zunge"),
        (4, "eisfelsen"),
        (5, "affeninsel"),
    ],
)
def test_m3_4_the_captain_s_goal_is_one_step_away_per_card_kept(kept: int, island: str) -> None:
    table = PreparedTable("5 grain", "5 cloth", "5 wine")
    table.play("0 reward 0")
    for _ in range(5 - kept):
        table.play("0 play grain; 1 play cloth; 2 play wine")
    table.play("0 pass")
    assert table.public()["captain_goal"] == island
    assert table.told("captain_passed") == [{"seat": 0, "cards": kept, "island": island}]


def test_m3_4_the_goal_is_public_at_once() -> None:
    table = PreparedTable(*HANDS)
    table.play("0 reward 0; 0 play wine; 1 play salt; 2 play cloth; 3 play salt")
    assert table.public()["captain_goal"] is None
    table.play("0 pass")
    assert table.public()["captain_goal"] == "eisfelsen"
    assert table.public()["phase"] == "trading"


def test_m3_4_the_captain_takes_no_role() -> None:
    table = PreparedTable(*HANDS)
    table.play("0 reward 0")
    with pytest.raises(Refused):
        table.match.submit(0, {"do": "pass", "role": "mate"})
    table.play("0 pass")
    with pytest.raises(Refused):
        table.play("0 take mate")
    assert table.asked == 1
    assert table.own(0)["role"] is None
    assert table.public()["roles_in_pile"] == 5


def test_m3_4_the_captain_may_pass_on_the_very_first_turn() -> None:
    table = PreparedTable(*HANDS)
    table.play("0 reward 0; 0 pass")
    assert table.public()["captain_goal"] == "affeninsel"
    assert table.asked == 1


def test_m3_4_steps_are_counted_round_the_ring() -> None:
    table = PreparedTable("5 conflict", *HANDS[2:])
    table.sail(5)
    table.sail(5)
    assert table.ship == "fingerhut"
    table.sail(5)
    assert table.ship == "karge_zunge"  # 10 + 5 = 15, three beyond Hochland


def test_m3_4_also_beyond_twelve_steps() -> None:
    table = PreparedTable("5 grain", "5 cloth", "5 wine")
    table.give(0, "3 grain 2 cloth 3 salt")
    table.play("0 reward 0; 0 pass")
    assert table.size(0) == 13
    assert table.public()["captain_goal"] == "frosthoehle"


# M3.5, M3.6


def test_m3_5_a_seat_that_passes_leaves_trading_at_once_and_in_public() -> None:
    table = PreparedTable(*HANDS)
    table.play("0 reward 0; 0 play wine; 1 pass")
    assert table.seat(1)["passed"]
    assert table.public()["taking"] == 1
    assert table.told("left_trading") == [{"seat": 1, "cards": 5}]
    with pytest.raises(Refused):
        table.play("1 play salt")


def test_m3_5_the_match_waits_for_it_until_it_has_taken_a_role() -> None:
    table = PreparedTable(*HANDS)
    table.play("0 reward 0; 0 play wine; 1 pass")
    assert table.asked == 1
    assert table.may(1) == any_role()
    assert [table.may(seat) for seat in (0, 2, 3)] == [set(), set(), set()]
    table.play("1 take mutineer")
    assert table.own(1)["role"] == "mutineer"
    assert table.asked == 2
    assert table.public()["taking"] is None


def test_m3_5_a_seat_that_has_not_passed_is_offered_no_role() -> None:
    table = PreparedTable(*HANDS)
    table.play("0 reward 0; 0 play wine; 1 pass mutineer; 2 pass merchant")
    assert table.may(3) == {"play salt", "play wine", "play ruby", "pass"}
    for move in ({"do": "pass", "role": "mate"}, {"do": "take_role", "role": "mate"}):
        with pytest.raises(Refused):
            table.match.submit(3, move)
    table.play("3 pass")
    assert table.may(3) == any_role("mutineer", "merchant")
    with pytest.raises(Refused):
        table.play("3 take merchant")


def test_m3_5_a_single_role_left_is_asked_for_all_the_same() -> None:
    (offer,) = taking(1 << 2)
    assert not offer.forced
    assert offer.describe() == {"do": "take_role", "role": {"one_of": ["mate"]}}


def test_m3_5_nobody_else_sees_which() -> None:
    one, other = PreparedTable(*HANDS), PreparedTable(*HANDS)
    one.play("0 reward 0; 0 play wine; 1 pass mutineer")
    other.play("0 reward 0; 0 play wine; 1 pass loader")
    assert one.public() == other.public()
    for viewer in (None, 0, 2, 3):
        assert one.match.outlook(viewer) == other.match.outlook(viewer)
    assert one.seat(1)["role"] is None
    assert one.told("took_role") == [{"seat": 1}]
    assert one.told("took_role-own", 1) == [{"seat": 1, "role": "mutineer"}]
    assert one.public()["roles_in_pile"] == 4


def test_m3_5_it_knows_thereby_which_roles_were_left() -> None:
    table = PreparedTable(*HANDS)
    table.play("0 reward 0; 0 play wine; 1 pass mutineer; 2 pass merchant; 3 play salt")
    left = ["cabin_boy", "mate", "merchant", "loader"]
    assert table.own(2)["roles_seen"][-1] == {"taken": 1, "left": left}
    assert table.told("left_trading-own", 2) == [{"seat": 2, "cards": 5, "roles": left}]
    assert max(look["taken"] for look in table.own(1)["roles_seen"]) == 0


def test_m3_5_later_passers_see_a_smaller_pile() -> None:
    table = PreparedTable(*HANDS)
    table.play("0 reward 0; 0 play wine; 1 pass mutineer; 2 pass merchant; 3 pass mate")
    seen = [table.own(seat)["roles_seen"][-1]["left"] for seat in (1, 2, 3)]
    assert [len(left) for left in seen] == [5, 4, 3]
    assert seen[2] == ["cabin_boy", "mate", "loader"]


def test_m3_5_undoing_this_pass_is_never_free() -> None:
    """Also the first one, which finds the pile that everybody knows."""
    table = PreparedTable(*HANDS)
    table.play("0 reward 0; 0 play wine; 1 pass")
    assert table.match.undo_to(1) is None
    table.play("1 take mate; 2 pass")
    assert table.match.undo_to(2) is None
    with pytest.raises(Refused):
        table.match.undo_by_consent(2, to=2)  # beyond the role that seat 1 took
    table.match.undo_by_consent(2, to=4)
    assert table.may(2) == {"play cloth", "play grain", "play salt", "play wine", "pass"}


def test_m3_5_a_role_taken_cannot_be_undone() -> None:
    table = PreparedTable(*HANDS)
    table.play("0 reward 0; 0 play wine; 1 pass mate")
    assert table.match.undo_to(1) is None
    with pytest.raises(Refused):
        table.match.undo_by_consent(1, to=3)


def test_m3_5_reasons_for_what_is_closed() -> None:
    def of_roles(table: PreparedTable, seat: int) -> list[str]:
        closed = table.match.game.closed(table.state, seat)
        return [one.why for one in closed if one.move["do"] == "take_role"]

    table = PreparedTable(*HANDS)
    table.play("0 reward 0; 0 play wine; 1 pass mate; 2 pass")
    assert [of_roles(table, seat) for seat in range(4)] == [
        ["captain_no_role"],
        ["has_role"],
        [],
        ["pass_first"],
    ]
    older = PreparedTable(*HANDS, game=GAME.under(1))
    older.play("0 reward 0; 0 play wine; 1 pass mate")
    assert [of_roles(older, seat) for seat in range(4)] == [[], [], [], []]


def test_m3_5_the_captain_on_turn_sees_nothing() -> None:
    table = PreparedTable(*HANDS)
    table.play("0 reward 0; 0 play wine; 1 pass mutineer; 2 pass merchant; 3 play salt")
    assert table.asked == 0
    assert [look["taken"] for look in table.own(0)["roles_seen"]] == [0]


def test_m3_5_what_was_seen_is_forgotten_with_the_round() -> None:
    table = PreparedTable(*HANDS)
    table.play("0 reward 0; 0 pass; 1 pass mate; 2 pass merchant; 3 pass cabin_boy")
    assert all([look["taken"] for look in table.own(seat)["roles_seen"]] == [0] for seat in range(4))


def test_m3_6_trading_ends_when_all_have_passed() -> None:
    table = PreparedTable(*HANDS)
    table.play("0 reward 0; 0 pass; 1 pass mutineer; 2 pass merchant")
    assert table.public()["phase"] == "trading"
    table.play("3 pass loader")
    assert table.public()["phase"] == "mutiny"


def test_m3_6_a_seat_that_is_alone_goes_on_as_long_as_it_likes() -> None:
    table = PreparedTable(*HANDS)
    table.play("0 reward 0; 0 pass; 1 pass mutineer; 2 pass merchant")
    table.play("3 play salt; 3 play salt; 3 play wine; 3 play ruby")
    assert table.asked == 3
    assert table.laid(3) == bag("2 salt wine ruby")


def test_m3_6_so_does_a_captain() -> None:
    table = PreparedTable(*HANDS)
    table.play("0 reward 0; 0 play wine; 1 pass loader; 2 pass merchant; 3 pass mate")
    table.play("0 play wine; 0 play grain")
    assert table.may(0) == {"play conflict", "pass"}


# M4


def test_m4_1_all_roles_are_revealed() -> None:
    table = PreparedTable(*HANDS)
    table.play("0 reward 0; 0 pass; 1 pass mutineer; 2 pass loader; 3 pass mate")
    assert [table.seat(seat)["role"] for seat in range(4)] == [None, "mutineer", "loader", "mate"]
    assert table.told("revealed") == [
        {"seat": 1, "role": "mutineer"},
        {"seat": 2, "role": "loader"},
        {"seat": 3, "role": "mate"},
    ]


def test_m4_1_the_mutineer_s_goal_is_one_step_away_per_card_kept() -> None:
    table = PreparedTable(*HANDS)
    table.play("0 reward 0; 0 pass; 1 play salt; 2 pass loader; 3 pass mate; 1 play grain; 1 pass mutineer")
    assert table.public()["mutineer_goal"] == "karge_zunge"
    assert table.public()["captain_goal"] == "affeninsel"
    assert table.told("mutineer_goal") == [{"seat": 1, "island": "karge_zunge"}]


def test_m4_1_it_is_not_shown_before_all_have_passed() -> None:
    table = PreparedTable(*HANDS)
    table.play("0 reward 0; 0 pass; 1 play salt; 2 pass loader; 3 pass mutineer")
    assert table.public()["mutineer_goal"] is None


def test_m4_1_both_goals_may_be_the_same_island() -> None:
    table = PreparedTable(*HANDS)
    table.play("0 reward 0; 0 pass; 1 pass mutineer; 2 pass loader; 3 pass mate")
    assert table.public()["mutineer_goal"] == table.public()["captain_goal"] == "affeninsel"


def test_m4_1_without_a_mutineer_there_is_no_second_goal_and_no_mutiny() -> None:
    table = PreparedTable(*HANDS)
    table.play("0 reward 0; 0 pass; 1 pass cabin_boy; 2 pass merchant; 3 pass mate")
    assert table.told("mutineer_goal") == []
    assert table.told("no_mutiny") == [{"seat": 0}]
    assert table.public()["phase"] == "reward"
    assert table.captain == 0
