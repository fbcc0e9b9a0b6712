"""Knowledge of seats: hidden cards and roles, and moves that cannot be undone (M3.5, M8.3, M8.6, M8.7)."""

from __future__ import annotations

from typing import Any

import pytest

from hautemer.core.errors import Refused
from hautemer.games.meuterer.moves import Fight, Keep, Pass, Play, Reward, Sell, TakeRole
from hautemer.games.meuterer.pieces import CARDS
from hautemer.games.meuterer.tests.table import PreparedTable, bag, cards, ring, with_numbers

PLAIN = ("5 grain", "5 cloth", "5 wine", "5 salt")
PILE = "ruby wine cloth grain conflict ruby cloth grain conflict ruby grain conflict ruby 3 conflict"
# The pile if a loader puts three conflicts under it instead of grain, conflict and ruby.
PILE_AS_SEAT_0_SEES_IT = (
    "ruby wine cloth grain conflict ruby cloth grain conflict ruby 3 conflict grain conflict ruby"
)
# The pirate is five steps from Hochland, the destination of a captain who passes at once.
RING = ring(5)


def known(cards: str, *holders: int, under: bool = False) -> dict[str, Any]:
    return {"cards": cards.split(), "holders": list(holders), "maybe_under_pile": under}


def under_the_pile(*, last_lays: int = 0) -> PreparedTable:
    """Return a table where seat 2, which needs nothing, has put ruby, wine and cloth under the pile of 16."""
    table = PreparedTable(*PLAIN, pile=PILE)
    table.play("0 reward 0; 0 pass; 1 pass cabin_boy; 2 pass loader")
    table.play("; ".join(["3 play salt"] * last_lays + ["3 pass mate"]))
    table.play("2 keep nothing")
    return table


def drawn_by_seat_3() -> PreparedTable:
    """Return a table where seat 2 put ruby and two conflicts under an empty pile, and seat 3 drew them."""
    table = PreparedTable(*PLAIN, pile=PILE)
    table.play("0 reward 0; 0 play grain; 1 play cloth; 2 play wine; 3 play salt")
    table.play("; ".join(["0 play grain; 1 play cloth; 2 play wine; 3 play salt"] * 2))
    table.play("0 play grain; 1 pass cabin_boy; 2 play wine; 3 pass merchant; 0 play grain; 2 play wine")
    table.play("0 pass; 2 pass loader; 2 keep 3 conflict grain ruby")
    assert table.hand(3) == bag("2 salt ruby 2 conflict")
    return table


# M8.6: cards under the pile


def test_m8_6_the_loader_finds_known_cards_at_their_places() -> None:
    table = under_the_pile()
    assert table.own(2)["pile"] == [
        {"place": 14, "card": "ruby"},
        {"place": 15, "card": "wine"},
        {"place": 16, "card": "cloth"},
    ]
    assert table.pile[13:] == cards("ruby wine cloth")


def test_m8_6_nobody_else_knows_them() -> None:
    table = under_the_pile()
    assert [table.own(seat)["pile"] for seat in (0, 1, 3)] == [[], [], []]
    other = PreparedTable(*PLAIN, pile="conflict grain grain " + "grain conflict ruby cloth")
    other.play("0 reward 0; 0 pass; 1 pass cabin_boy; 2 pass loader; 3 pass mate; 2 keep nothing")
    for viewer in (None, 0, 1, 3):
        assert table.match.outlook(viewer) == other.match.outlook(viewer)


def test_m8_6_they_come_up_as_cards_are_drawn() -> None:
    table = under_the_pile(last_lays=4)
    assert [place["place"] for place in table.own(2)["pile"]] == [10, 11, 12]


def test_m8_6_a_card_drawn_by_another_seat_is_known_to_be_in_that_hand() -> None:
    table = drawn_by_seat_3()
    assert table.own(2)["known"] == [known("ruby conflict conflict", 3)]
    assert table.own(2)["pile"] == []
    assert table.own(3)["known_of_mine"] == [known("ruby conflict conflict", 3)]
    assert [table.own(seat)["known"] for seat in (0, 1, 3)] == [[], [], []]
    assert table.seat(3)["known"] == []


def test_m8_6_until_such_a_card_is_laid() -> None:
    table = drawn_by_seat_3()
    table.play("0 reward 0; 0 pass; 1 pass cabin_boy; 2 pass merchant; 3 play salt")
    assert table.own(2)["known"] == [known("ruby conflict conflict", 3)]
    table.play("3 play conflict")
    assert table.own(2)["known"] == [known("ruby conflict", 3)]
    table.play("3 play ruby")
    assert table.own(2)["known"] == [known("conflict", 3)]
    table.play("3 play conflict")
    assert table.own(2)["known"] == []


def test_m8_6_also_in_the_mutiny() -> None:
    table = drawn_by_seat_3()
    table.play("0 reward 0; 0 pass; 1 pass cabin_boy; 2 pass merchant; 3 pass mutineer")
    table.play("0 fight 0; 1 fight 0; 3 fight 2")
    assert table.own(2)["known"] == [known("ruby", 3)]


def test_m8_6_it_outlasts_the_round() -> None:
    table = drawn_by_seat_3()
    table.play("0 reward 0; 0 pass; 1 pass cabin_boy; 2 pass merchant; 3 play salt; 3 pass mate")
    assert table.public()["round"] == 3
    assert table.own(2)["known"] == [known("ruby conflict conflict", 3)]


def test_m8_6_a_seat_that_draws_its_own_cards_again_is_known_by_nobody() -> None:
    table = PreparedTable(*PLAIN, pile=PILE)
    table.play("0 reward 0; 0 play grain; 1 play cloth; 2 pass mate; 3 pass loader")
    table.play("; ".join(["0 play grain; 1 play cloth"] * 4))
    table.play("0 pass; 1 pass merchant; 3 keep nothing")
    assert [place["place"] for place in table.own(3)["pile"]] == [4, 5, 6]
    table.play("0 reward 0; 0 pass; 1 pass mate; 2 pass merchant")
    table.play("; ".join(["3 play salt"] * 5 + ["3 pass cabin_boy"]))
    assert table.own(3)["pile"] == [{"place": 1, "card": table.pile[0]}]
    assert table.own(3)["known_of_mine"] == []
    assert table.own(3)["known"] == []


def test_m8_6_a_card_drawn_by_a_second_loader_is_held_or_under_the_pile() -> None:
    table = PreparedTable(*PLAIN, pile=PILE)
    table.play("0 reward 0; 0 play grain; 1 play cloth; 2 pass mate; 3 pass loader")
    table.play("; ".join(["0 play grain; 1 play cloth"] * 4))
    table.play("0 pass; 1 pass merchant; 3 keep nothing")
    under = [table.pile[place - 1] for place in (4, 5, 6)]
    table.play("0 reward 0; 0 pass; 1 pass mate; 2 play wine; 3 pass merchant; 2 play wine; 2 play wine")
    table.play("2 pass loader")
    assert len(table.own(2)["drawn"]) == 6
    assert table.own(3)["known"] == [known(" ".join(sorted(under, key=CARDS.index)))]
    table.play(f"2 keep {' '.join(table.own(2)['drawn'][:3])}")
    assert table.own(3)["known"] == [known(" ".join(sorted(under, key=CARDS.index)), 2, under=True)]
    assert table.own(3)["pile"] == []
    assert [place["card"] for place in table.own(2)["pile"]] == under


def test_m8_6_a_new_pile_is_known_to_nobody() -> None:
    table = drawn_by_seat_3()
    table.play("0 reward 0; 0 play ruby; 1 pass mate; 2 pass merchant; 3 pass cabin_boy; 0 pass")
    assert table.told("reshuffled")
    assert [table.own(seat)["pile"] for seat in range(4)] == [[], [], [], []]


# M8.6: the pirate's loot


def test_m8_6_everybody_knows_the_loot_until_such_a_card_is_laid() -> None:
    table = PreparedTable(
        "5 wine", "pirate 4 cloth", "5 salt", "5 grain", islands=RING, pirate=True, pirate_loot="take"
    )
    table.sail(5)
    table.play("0 reward 0; 0 play wine; 1 play pirate")
    assert table.seat(1)["known"] == ["wine"]
    for seat in (0, 2, 3):
        assert table.own(seat)["known"] == [known("wine", 1)]
    assert table.own(1)["known_of_mine"] == [known("wine", 1)]
    table.play("2 pass mate; 3 pass merchant; 0 pass; 1 play cloth")
    assert table.seat(1)["known"] == ["wine"]
    table.play("1 play wine")
    assert table.seat(1)["known"] == []
    assert table.own(0)["known"] == []


# M8.7


def test_m8_7_a_role_taken_is_not_taken_back() -> None:
    table = PreparedTable(*PLAIN)
    table.play("0 reward 0; 0 pass; 1 pass mate")
    assert table.match.undo_to(1) is None
    with pytest.raises(Refused):
        table.match.undo(1)
    table.play("2 play wine")
    with pytest.raises(Refused):
        table.match.undo_by_consent(2, to=2)


def test_m8_7_a_loader_s_choice_is_not_taken_back() -> None:
    table = under_the_pile()
    assert table.match.undo_to(2) is None
    table.play("0 reward 1")
    with pytest.raises(Refused):
        table.match.undo_by_consent(0, to=len(table.match.log) - 2)
    table.match.undo_by_consent(0, to=len(table.match.log) - 1)


def test_m8_7_a_captain_s_pass_and_a_card_laid_can_be() -> None:
    table = PreparedTable(*PLAIN)
    table.play("0 reward 0; 0 play grain")
    assert table.match.undo_to(0) == 1
    table.match.undo(0)
    assert table.hand(0) == bag("5 grain")
    table.play("0 pass")
    assert table.match.undo_to(0) == 3


def test_m8_7_a_card_laid_can_be_taken_back_after_others_took_roles() -> None:
    table = PreparedTable(*PLAIN)
    table.play("0 reward 0; 0 play grain; 1 pass mate; 2 play wine")
    assert table.match.undo_to(2) == 4


def test_m8_7_what_a_third_seat_knows_does_not_show_in_what_can_be_taken_back() -> None:
    tables = [PreparedTable(*PLAIN, pile=pile) for pile in (PILE, PILE_AS_SEAT_0_SEES_IT)]
    changed = []
    for table in tables:
        table.play("0 reward 0; 0 play grain; 1 play cloth; 2 pass mate; 3 pass loader")
        table.play("; ".join(["0 play grain; 1 play cloth"] * 4))
        table.play("0 pass; 1 pass merchant; 3 keep nothing")
        table.play("0 reward 0; 0 pass; 1 pass mate; 2 play wine; 3 pass merchant; 2 play wine; 2 play wine")
        table.play("2 pass loader; 2 keep ruby 2 conflict")
        table.play("0 reward 0; 0 play wine; 1 pass mate; 2 pass merchant; 3 pass cabin_boy")
        table.play("0 play cloth; 0 play conflict; 0 pass; 0 sell nothing; 0 reward 0")
        known = table.own(3)["known"]
        table.play("0 play ruby")
        changed.append(table.own(3)["known"] != known)
    assert changed == [True, False]
    assert tables[0].match.outlook(0) == tables[1].match.outlook(0)
    assert tables[0].match.undo_to(0) == tables[1].match.undo_to(0)


def test_m8_7_which_moves_are_commitments() -> None:
    game = PreparedTable(*PLAIN).match.game
    assert game.is_commitment(TakeRole("mate"))
    assert game.is_commitment(Pass("mate"))  # under version 1 of the rules
    assert game.is_commitment(Keep(("salt",)))
    assert not any(game.is_commitment(move) for move in (Pass(), Play("salt"), Reward(1), Fight(1), Sell({})))


# What is seen at each phase


def test_roles_are_hidden_until_all_have_passed() -> None:
    table = PreparedTable(*PLAIN)
    table.play("0 reward 0; 0 pass; 1 pass mutineer; 2 pass merchant")
    assert [table.seat(seat)["role"] for seat in range(4)] == [None] * 4
    assert [table.own(seat)["role"] for seat in range(4)] == [None, "mutineer", "merchant", None]
    table.play("3 pass loader")
    assert [table.seat(seat)["role"] for seat in range(4)] == [None, "mutineer", "merchant", "loader"]


def test_drawn_cards_are_seen_by_the_loader_only() -> None:
    table = PreparedTable(*PLAIN, pile=PILE)
    table.play("0 reward 0; 0 pass; 1 pass cabin_boy; 2 play wine; 3 pass merchant; 2 pass loader")
    assert table.public()["drawn"] == 4
    assert table.own(2)["drawn"] == cards("ruby wine cloth grain")
    assert table.own(2)["keep"] == 1
    for seat in (0, 1, 3):
        assert (table.own(seat)["drawn"], table.own(seat)["keep"]) == ([], 0)
    assert table.told("loader_drew", 0) == [{"seat": 2, "count": 4}]
    assert table.told("loader_drew-own", 2) == [
        {"seat": 2, "count": 4, "cards": ["ruby", "wine", "cloth", "grain"]}
    ]


def test_cards_drawn_by_others_are_seen_by_them_only() -> None:
    table = PreparedTable(*PLAIN, pile=PILE)
    table.play("0 reward 0; 0 play grain; 1 pass cabin_boy; 2 pass mate; 3 pass merchant; 0 pass")
    assert table.told("drew", 1) == [{"seat": 0, "count": 1}]
    assert table.told("drew-own", 0) == [{"seat": 0, "count": 1, "cards": ["ruby"]}]


def test_the_strengths_are_shown_in_the_mutiny_only() -> None:
    table = PreparedTable("2 conflict 3 grain", *PLAIN[1:])
    table.play("0 reward 0; 0 play conflict; 1 pass mutineer; 2 pass merchant; 3 pass mate")
    assert table.public()["strengths"] is None
    table.play("0 pass")
    assert list(table.public()["strengths"]) == [2, 0]
    table.play("0 fight 0; 1 fight 0; 3 fight 0")
    assert table.public()["strengths"] is None


def test_the_last_mutiny_stays_in_sight_after_the_end() -> None:
    one_round = with_numbers(("three_seats = { count = 9", "three_seats = { count = 1"))
    table = PreparedTable("2 conflict 3 grain", "2 conflict 3 cloth", "5 wine", game=one_round)
    table.play("0 reward 0; 0 pass; 1 pass mutineer; 2 pass merchant; 0 fight 1; 1 fight 2")
    assert table.public()["phase"] == "over"
    assert [table.seat(seat)["conflicts"] for seat in range(3)] == [1, 2, None]


def test_hands_and_pile_stay_hidden_to_the_end_and_after() -> None:
    def ended(pile: str) -> PreparedTable:
        table = PreparedTable("5 conflict", "5 cloth", "5 wine", pile=pile)
        for _ in range(8):
            table.sail(5)
        table.play("0 reward 0; 0 pass; 1 pass mate; 2 pass merchant")
        return table

    one, other = ended("ruby salt"), ended("salt ruby")
    assert one.public()["phase"] == "over"
    for viewer in (None, 0, 1, 2):
        assert one.match.outlook(viewer) == other.match.outlook(viewer)
