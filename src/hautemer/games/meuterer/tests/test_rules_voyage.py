"""Phases 6 and 7: the ship, the refill, the loader, the end (M7, M8)."""

from __future__ import annotations

import pytest

from hautemer.core.errors import Refused
from hautemer.games.meuterer.tests.table import (
    NOBODY,
    PreparedTable,
    bag,
    cards,
    ring,
    with_deck,
    with_numbers,
)

PLAIN = ("5 grain", "5 cloth", "5 wine", "5 salt")
# What is left of the deck beside those hands: 4 ruby, wine, 2 cloth, 3 grain, 6 conflict
PILE = "ruby wine cloth grain conflict ruby cloth grain conflict ruby grain conflict ruby 3 conflict"


def lay(table: PreparedTable, *counts: int, roles: tuple[str, ...], reshuffle: str | None = None) -> None:
    """Play a round from the captain, seat 0: each lays its number of cards of its first kind and passes."""
    left = list(counts)
    table.play("0 reward 0")
    while table.public()["phase"] == "trading":
        seat = table.asked
        last = sum(not each["passed"] for each in table.public()["seats"]) == 1 and not left[seat]
        if left[seat]:
            move = f"play {sorted(table.hand(seat))[0]}"
            left[seat] -= 1
        else:
            move = f"pass {roles[seat - 1]}" if seat else "pass"
        table.play(f"{seat} {move}", reshuffle=reshuffle if last else None)


# M7


def test_m7_1_the_ship_moves_to_the_captain_s_goal() -> None:
    table = PreparedTable("5 conflict", "5 cloth", "5 wine")
    table.sail(4)
    assert table.ship == "eisfelsen"
    assert table.active == {"hochland", "eisfelsen"}
    assert table.told("sailed") == [{"island": "eisfelsen"}]


def test_m7_1_only_the_island_it_left_stays_active() -> None:
    table = PreparedTable("5 conflict", "5 cloth", "5 wine")
    table.sail(5)
    table.sail(5)
    assert table.ship == "fingerhut"
    assert table.active == {"affeninsel", "fingerhut"}


def test_m7_1_if_it_stays_one_island_is_active() -> None:
    table = PreparedTable("5 conflict", "5 cloth", "5 wine", pile="conflict 2 ruby 2 salt")
    table.sail(4)
    assert table.active == {"hochland", "eisfelsen"}
    lay(table, 5, 0, 0, roles=("cabin_boy", "mate"))
    assert table.ship == "eisfelsen"
    assert table.active == {"eisfelsen"}
    assert table.told("stayed") == [{"island": "eisfelsen"}]


def test_m7_1_after_a_successful_mutiny_to_the_mutineer_s_goal() -> None:
    table = PreparedTable(*PLAIN)
    table.play(
        "0 reward 0; 0 pass; 1 play cloth; 2 pass merchant; 3 pass mate; 1 play cloth; 1 pass mutineer"
    )
    table.play("0 fight 0; 1 fight 0; 3 fight 0")
    assert table.ship == "affeninsel"  # the mate saved the captain
    table = PreparedTable(*PLAIN)
    table.play(
        "0 reward 0; 0 pass; 1 play cloth; 2 pass merchant; 3 pass loader; 1 play cloth; 1 pass mutineer"
    )
    table.play("0 fight 0; 1 fight 0")
    assert table.ship == "karge_zunge"


# M8.1, M8.2


def test_m8_1_all_cards_laid_are_discarded_goals_removed_and_roles_returned() -> None:
    table = PreparedTable("2 conflict 3 grain", "2 conflict 3 cloth", "5 wine", "5 salt")
    table.play(
        "0 reward 1; 0 play grain; 1 play conflict; 2 play wine; 3 pass loader; 0 pass; 1 pass mutineer"
    )
    table.play("2 pass mate; 0 fight 1; 1 fight 1; 2 fight 0")
    assert table.public()["phase"] == "keeping"
    assert table.discard == bag("grain 3 conflict wine")
    assert (table.public()["captain_goal"], table.public()["mutineer_goal"]) == (None, None)
    assert [table.laid(seat) for seat in range(4)] == [bag("")] * 4
    assert [table.seat(seat)["conflicts"] for seat in range(4)] == [None] * 4
    table.play("3 keep nothing")
    assert table.public()["roles_in_pile"] == 5
    assert [table.own(seat)["role"] for seat in range(4)] == [None] * 4
    table.play(f"{table.captain} reward 0; {table.captain} pass")
    table.play(f"{table.asked} pass")
    assert {f"take {role}" for role in ("mutineer", "cabin_boy", "mate", "merchant", "loader")} == table.may(
        (table.captain + 1) % 4
    )


def test_m8_2_each_draws_up_to_five_from_the_captain_clockwise() -> None:
    table = PreparedTable(*PLAIN, pile=PILE, captain=0)
    lay(table, 2, 1, 0, 3, roles=("cabin_boy", "mate", "merchant"))
    assert table.hand(0) == bag("3 grain ruby wine")
    assert table.hand(1) == bag("4 cloth cloth")
    assert table.hand(2) == bag("5 wine")
    assert table.hand(3) == bag("2 salt grain conflict ruby")
    assert table.pile == cards(PILE)[6:]
    assert [(told["seat"], told["count"]) for told in table.told("drew")] == [(0, 2), (1, 1), (3, 3)]


def test_m8_2_the_new_captain_draws_first() -> None:
    table = PreparedTable(*PLAIN, pile=PILE)
    table.play("0 reward 0; 0 play grain; 1 play cloth; 2 play wine; 3 play salt; 0 pass; 1 pass merchant")
    table.play("2 pass mutineer; 3 pass cabin_boy; 0 fight 0; 2 fight 0; 3 fight 0")
    assert [told["seat"] for told in table.told("drew")] == [2, 3, 0, 1]
    assert table.hand(2) == bag("4 wine ruby")
    assert table.hand(3) == bag("4 salt wine")
    assert table.hand(0) == bag("4 grain cloth")
    assert table.hand(1) == bag("4 cloth grain")


def test_m8_2_the_discard_becomes_the_new_pile_in_the_middle_of_a_draw() -> None:
    table = PreparedTable(*PLAIN, pile=PILE)
    # 16 cards in the pile, 20 are to be drawn: seat 3 gets one, then four of the new pile.
    new = "2 salt grain cloth  3 salt 4 grain 4 cloth 5 wine"
    lay(table, 5, 5, 5, 5, roles=("cabin_boy", "mate", "merchant"), reshuffle=new)
    assert table.hand(3) == bag("conflict 2 salt grain cloth")
    assert table.pile == cards("3 salt 4 grain 4 cloth 5 wine")
    assert table.discard == bag("")
    assert table.told("reshuffled") == [{"count": 20}]
    assert table.luck == ["reshuffle"]


def test_m8_2_the_new_pile_holds_the_conflict_cards_of_the_mutiny_too() -> None:
    table = PreparedTable("5 conflict", "5 cloth", "5 wine", "5 grain")
    table.play("0 reward 0; 0 pass; 1 play cloth; 2 play wine; 3 play grain")
    table.play("; ".join(["1 play cloth; 2 play wine; 3 play grain"] * 4))
    table.play("1 pass mutineer; 2 pass merchant; 3 pass cabin_boy; 0 fight 5; 1 fight 0")
    new = "5 conflict 5 cloth 5 wine 5 grain"  # 20 to draw again, 16 there
    table.play("3 fight 0", reshuffle=new)
    # From the captain on 5, 5, 5 and 5 are drawn; the last four come from the top of the new pile.
    assert table.hand(3)["conflict"] >= 4
    assert table.pile == cards("conflict 5 cloth 5 wine 5 grain")


def test_m8_2_a_pile_that_has_just_run_out_is_not_refilled() -> None:
    table = PreparedTable(*PLAIN, pile=PILE)
    lay(table, 5, 5, 5, 1, roles=("cabin_boy", "mate", "merchant"))
    assert table.pile == []
    assert table.luck == []
    assert table.discard == bag("5 grain 5 cloth 5 wine salt")
    lay(table, 0, 0, 0, 0, roles=("cabin_boy", "mate", "merchant"))
    assert table.luck == []
    assert table.public()["pile"] == 0


def test_m8_2_it_is_when_the_next_card_is_to_be_drawn() -> None:
    table = PreparedTable(*PLAIN, pile=PILE)
    lay(table, 5, 5, 5, 1, roles=("cabin_boy", "mate", "merchant"))
    new = "cloth 5 grain 4 cloth 5 wine salt"
    first = sorted(table.hand(0))[0]
    assert table.public()["pile"] == 0
    lay(table, 1, 0, 0, 0, roles=("cabin_boy", "mate", "merchant"), reshuffle=f"{new} {first}")
    assert table.told("reshuffled") == [{"count": 17}]
    assert table.told("drew-own", 0)[-1] == {"seat": 0, "count": 1, "cards": ["cloth"]}


# M8.3: the loader is seat 2; in the pile come ruby wine cloth grain conflict ruby cloth grain …


def loading(*counts: int, pile: str = PILE, reshuffle: str | None = None) -> PreparedTable:
    table = PreparedTable(*PLAIN, pile=pile)
    lay(table, *counts, roles=("cabin_boy", "loader", "mate"), reshuffle=reshuffle)
    assert table.public()["phase"] == "keeping"
    assert table.asked == 2
    return table


def test_m8_3_the_loader_draws_three_more_in_the_usual_order() -> None:
    table = loading(1, 1, 2, 1)
    assert table.own(2)["drawn"] == cards("cloth grain conflict ruby cloth")
    assert table.own(2)["keep"] == 2
    assert table.hand(2) == bag("3 wine")
    assert table.size(3) == 4  # its turn has not come yet
    assert table.hand(0) == bag("4 grain ruby")


def test_m8_3_the_loader_keeps_as_many_as_needed_of_those_drawn() -> None:
    table = loading(1, 1, 2, 1)
    pairs = {"cloth cloth", "cloth conflict", "cloth grain", "cloth ruby", "conflict grain"}
    pairs |= {"conflict ruby", "grain ruby"}
    assert table.may(2) == {f"keep {pair}" for pair in pairs}
    for wrong in ("keep cloth", "keep nothing", "keep cloth grain ruby", "keep wine cloth", "keep 2 grain"):
        with pytest.raises(Refused):
            table.play(f"2 {wrong}")


def test_m8_3_the_others_go_under_the_pile_the_first_drawn_uppermost() -> None:
    table = loading(1, 1, 2, 0)
    table.play("2 keep grain ruby")
    assert table.hand(2) == bag("3 wine grain ruby")
    assert table.pile == [*cards(PILE)[7:], *cards("cloth conflict cloth")]
    assert table.told("loader_kept") == [{"seat": 2, "count": 2, "returned": 3}]
    assert table.told("loader_kept-own", 2) == [
        {
            "seat": 2,
            "count": 2,
            "returned": 3,
            "cards": ["grain", "ruby"],
            "under": ["cloth", "conflict", "cloth"],
        }
    ]


def test_m8_3_of_equal_cards_the_first_drawn_are_kept() -> None:
    table = loading(1, 1, 2, 0)  # drew cloth grain conflict ruby cloth
    table.play("2 keep cloth ruby")
    assert table.pile[-3:] == cards("grain conflict cloth")


def test_m8_3_only_the_loader_knows_them() -> None:
    one = loading(1, 1, 2, 0)
    other = loading(1, 1, 2, 0, pile="ruby wine conflict grain cloth ruby cloth")
    for viewer in (None, 0, 1, 3):
        assert one.match.outlook(viewer) == other.match.outlook(viewer)
    one.play("2 keep grain ruby")
    other.play("2 keep conflict cloth")
    for viewer in (None, 0, 1, 3):
        assert one.match.outlook(viewer) == other.match.outlook(viewer)
    assert one.own(2) != other.own(2)
    assert one.told("loader_drew") == [{"seat": 2, "count": 5}]


def test_m8_3_a_loader_who_needs_none_draws_three_is_asked_and_returns_three() -> None:
    table = loading(0, 0, 0, 0)
    assert table.own(2)["drawn"] == cards("ruby wine cloth")
    assert table.may(2) == {"keep nothing"}
    table.play("2 keep nothing")
    assert table.hand(2) == bag("5 wine")
    assert table.pile == [*cards(PILE)[3:], *cards("ruby wine cloth")]
    assert table.luck == []


def test_m8_3_the_returned_cards_are_the_new_pile_if_it_is_empty() -> None:
    table = loading(5, 3, 5, 0)  # 5 + 3 + 8 = 16, the whole pile
    assert table.pile == []
    drawn = cards(PILE)[8:]
    assert table.own(2)["drawn"] == drawn  # conflict ruby grain conflict ruby 3 conflict
    table.play("2 keep 3 conflict grain ruby")
    assert table.pile == cards("ruby 2 conflict")
    assert table.luck == []


def test_m8_3_the_next_seats_draw_them() -> None:
    table = loading(5, 3, 5, 3)
    table.play("2 keep 3 conflict grain ruby")
    assert table.hand(3) == bag("2 salt ruby 2 conflict")
    assert table.pile == []
    assert table.luck == []


def test_m8_3_later_draws_belong_to_the_loader_s_keep() -> None:
    table = loading(5, 3, 5, 5)
    assert table.luck == []
    new = "2 salt 5 grain 3 cloth 5 wine 3 salt"
    table.play("2 keep 3 conflict grain ruby", reshuffle=new)
    assert table.luck == ["reshuffle"]
    assert table.hand(3) == bag("ruby 2 conflict 2 salt")


def test_m8_3_draws_up_to_the_loader_s_belong_to_the_entry_that_ended_phase_5() -> None:
    new = "salt grain 4 grain 5 cloth 5 wine"
    table = loading(5, 5, 5, 1, reshuffle=new)  # 5 + 5 + 8: two are missing
    assert table.luck == ["reshuffle"]
    assert table.match.log[-1].seat == 2
    assert table.own(2)["drawn"] == [*cards(PILE)[10:], "salt", "grain"]
    table.play("2 keep 2 conflict salt grain ruby")
    assert table.luck == []


def test_m8_3_the_draws_of_a_chosen_sale_belong_to_the_last_choice() -> None:
    table = PreparedTable("4 conflict wine", "5 cloth", "5 grain", pile="2 ruby salt ruby")
    table.sail(3)
    table.play("0 reward 0; 0 pass; 1 play cloth; 2 play grain; 1 pass loader; 2 pass mate")
    table.play("1 sell nothing")
    assert table.public()["phase"] == "sales"
    table.play("2 sell nothing")
    assert table.own(1)["drawn"][:2] == ["salt", "ruby"]


def test_m8_3_the_loader_may_be_the_new_captain_s_right_hand() -> None:
    table = PreparedTable(*PLAIN, pile=PILE)
    table.play("0 reward 0; 0 pass; 1 play cloth; 2 pass loader; 3 pass mutineer; 1 pass cabin_boy")
    table.play("0 fight 0; 1 fight 0; 3 fight 0")
    assert table.captain == 3
    assert table.hand(1) == bag("4 cloth ruby")  # before the loader: the order is 3, 0, 1, 2
    assert table.own(2)["drawn"] == cards("wine cloth grain")


# M8.2 and M8.4 with more than five cards: 21 cards in all, the pirate on the merchant ship's island

RING = ring(5)


def loot(*, role_of_looter: str, game_cards: int = 21) -> PreparedTable:
    """Return a table where seat 1 takes everything that the others laid and passes with many cards."""
    more = {"grain": 5 + game_cards - 21}
    small = with_deck(ruby=0, salt=5, wine=5, cloth=5, conflict=0, **more)
    table = PreparedTable(
        "5 grain",
        "pirate 4 cloth",
        "5 wine",
        "5 salt",
        islands=RING,
        game=small,
        pirate=True,
        pirate_loot="take",
        pile="cloth",
    )
    table.play("0 reward 0; 0 pass; 1 pass cabin_boy; 2 pass mate; 3 pass merchant")
    assert table.ship == table.public()["pirate_ship"] == "piratennest"
    table.play("0 reward 0; 0 play grain; 1 play cloth; 2 play wine; 3 play salt")
    table.play("0 play grain; 1 play pirate")
    assert table.hand(1) == bag("4 cloth 2 grain wine salt")
    table.play(f"2 pass mate; 3 pass merchant; 0 play grain; 1 pass {role_of_looter}; 0 pass")
    return table


def test_m8_2_if_both_are_empty_nothing_more_is_drawn() -> None:
    table = loot(role_of_looter="cabin_boy")
    # The pile has a cloth, the discard the pirate and a grain; seats 0, 2 and 3 lack 3, 1 and 1.
    assert table.public()["phase"] == "sales"
    table.play("0 sell nothing", reshuffle="pirate grain")
    assert table.hand(0) == bag("2 grain cloth pirate grain")
    assert [table.size(seat) for seat in range(4)] == [5, 8, 4, 4]
    assert (table.public()["pile"], table.discard) == (0, bag(""))
    assert table.public()["phase"] == "reward"


def test_m8_2_a_loader_keeps_at_most_the_cards_drawn() -> None:
    table = loot(role_of_looter="cabin_boy")
    table.play("0 sell nothing", reshuffle="pirate grain")
    # 21 cards: 5, 8, 4 and 4. Seat 3 lays three and needs four; three come back to the pile.
    table.play("0 reward 0; 0 pass; 1 pass mate; 2 pass merchant")
    table.play("3 play salt; 3 play salt; 3 pass loader; 3 sell nothing", reshuffle="2 salt")
    # seat 2 draws one of the two, the loader needs three and draws the other
    assert table.own(3)["drawn"] == ["salt"]
    assert table.own(3)["keep"] == 1
    assert table.may(3) == {"keep salt"}
    table.play("3 keep salt")
    assert table.hand(3) == bag("3 salt")
    assert table.pile == []


def test_m8_2_a_loader_who_finds_nothing_is_still_asked() -> None:
    table = loot(role_of_looter="cabin_boy")
    table.play("0 sell nothing", reshuffle="pirate grain")
    table.play("0 reward 0; 0 pass; 1 pass mate; 2 pass merchant; 3 pass loader")
    assert table.asked == 3
    assert table.may(3) == {"keep nothing"}
    table.play("3 keep nothing")
    assert table.size(3) == 4


def test_m8_4_a_hand_over_five_draws_nothing_and_loses_nothing() -> None:
    table = loot(role_of_looter="cabin_boy")
    table.play("0 sell nothing", reshuffle="pirate grain")
    assert table.hand(1) == bag("4 cloth 2 grain wine salt")
    assert 1 not in [told["seat"] for told in table.told("drew")]


def test_m8_4_a_loader_with_such_a_hand_draws_three_and_returns_three() -> None:
    table = loot(role_of_looter="loader", game_cards=30)
    table.play("0 sell nothing")
    assert table.asked == 1
    assert len(table.own(1)["drawn"]) == 3
    assert table.may(1) == {"keep nothing"}
    drawn = table.own(1)["drawn"]
    table.play("1 keep nothing")
    assert table.size(1) == 8
    assert table.pile[-3:] == drawn


# M8.5


def to_the_last_round(seats: int) -> PreparedTable:
    table = PreparedTable("5 conflict", *PLAIN[1:seats])
    for _ in range(9 - 1 if seats == 3 else 8 - 1):
        table.sail(5)
    return table


@pytest.mark.parametrize(("seats", "last"), [(3, 9), (4, 8)])
def test_m8_5_the_match_ends_after_phase_5_of_the_last_round(seats: int, last: int) -> None:
    table = to_the_last_round(seats)
    assert (table.public()["round"], table.public()["phase"]) == (last, "reward")
    ship, active = table.ship, table.active
    sizes = table.public()["pile"]
    roles = ("loader", "cabin_boy", "merchant")
    table.play("0 reward 0; 0 play conflict; 1 play cloth; 2 play wine")
    table.play("3 play salt; 0 pass" if seats == 4 else "0 pass")
    for seat in range(1, seats):
        table.play(f"{seat} pass {roles[seat - 1]}")
    while table.public()["phase"] == "sales":
        table.play(f"{table.asked} sell nothing")
    assert table.match.result is not None
    assert table.match.result.reason == "rounds_played"
    assert (table.ship, table.active, table.public()["pile"]) == (ship, active, sizes)
    assert table.size(1) == 4  # no refill
    assert table.asked == NOBODY  # no loader's question
    assert table.match.waiting_for() == ()
    assert [table.may(seat) for seat in range(seats)] == [set()] * seats
    with pytest.raises(Refused):
        table.play("1 keep nothing")


def test_m8_5_phase_5_of_the_last_round_is_played() -> None:
    table = to_the_last_round(3)  # eight times five steps: Eisfelsen; before that Sandkap
    assert table.active == {"sandkap", "eisfelsen"}
    before = table.scores
    table.play("0 reward 0; 0 pass; 1 pass mate; 2 play wine; 2 pass merchant")
    assert table.asked == 2
    assert table.scores == [before[0] + 5, before[1] + 1, before[2]]  # Piratennest
    table.play("2 sell sandkap 1 wine")
    assert table.scores[2] == before[2] + 4


def test_m8_5_most_points_win() -> None:
    table = to_the_last_round(3)
    table.play("0 reward 0; 0 pass; 1 pass loader; 2 pass merchant")
    assert table.match.result is not None
    assert table.match.result.winners == (0,)
    assert table.match.result.scores == tuple(table.scores)


def test_m8_5_equals_share() -> None:
    one_round = with_numbers(("three_seats = { count = 9", "three_seats = { count = 1"))
    table = PreparedTable("5 conflict", "5 cloth", "5 wine", game=one_round)
    table.play("0 reward 1; 0 play conflict; 1 pass mate; 2 pass merchant")
    table.play("0 play conflict; 0 play conflict; 0 play conflict; 0 pass")
    assert table.scores == [3 - 1, 1 + 1, 0]  # one step: Frosthöhle, 3
    assert table.match.result is not None
    assert table.match.result.winners == (0, 1)
