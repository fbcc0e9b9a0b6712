"""The bonus cards that move bonus cards (I5)."""

from __future__ import annotations

import pytest

from hautemer.core.errors import BadLuck, Refused
from hautemer.games.ico.tests.table import PreparedTable
from hautemer.kit.masks import NO_CARDS

# I5.8 brigand


def test_i5_8_brigand_takes_the_card_of_another() -> None:
    table = PreparedTable(bonus="brigand observer")
    assert table.targets(0, "brigand") == {1, 2, 3, 4, 5, 6}
    table.bonus(0, "brigand", target=1)
    assert table.hand(0) == ["observer"]
    assert table.hand(1) == []
    for seat in (0, 1):
        assert table.told("stolen-own", seat) == [{"seat": 0, "target_seat": 1, "card": "observer"}]
    assert table.told("stolen", 2) == [{"seat": 0, "target_seat": 1}]


def test_i5_8_brigand_only_from_a_seat_that_has_one() -> None:
    table = PreparedTable(bonus="brigand mooring")
    table.bonus(1, "mooring")
    assert table.targets(0, "brigand") == {2, 3, 4, 5, 6}


def test_i5_8_brigand_draws_one_of_several() -> None:
    table = PreparedTable(bonus="lucky mooring charlatan brigand")
    table.bonus(1, "mooring")
    table.bonus(2, "charlatan")
    assert table.hand(1) == ["lucky"]
    table.bonus(1, "lucky", {"drawn": ["charlatan", "mooring"]})
    with pytest.raises(BadLuck):
        table.bonus(4, "brigand", {"stolen": "lucky"}, target=1)
    table.close({"stolen": "mooring"})
    assert table.luck == ["stolen"]
    assert table.hand(1) == ["charlatan"]
    assert table.hand(4) == ["mooring"]


# I5.11 lucky


def test_i5_11_lucky_draws_two_from_the_used_pile() -> None:
    table = PreparedTable(bonus="lucky mooring typhoon charlatan")
    for seat, card, fields in ((1, "mooring", {}), (2, "typhoon", {"target": 6})):
        table.bonus(seat, card, **fields)
    table.bonus(0, "lucky", {"drawn": ["typhoon", "mooring"]})
    assert table.luck == ["drawn"]
    assert table.hand(0) == ["mooring", "typhoon"]
    assert table.used == ["lucky"]
    assert table.told("drawn", 3) == [{"seat": 0, "count": 2}]
    assert table.told("drawn-own", 0) == [{"seat": 0, "count": 2, "cards": ["mooring", "typhoon"]}]


def test_i5_11_lucky_draws_one_if_there_is_only_one() -> None:
    table = PreparedTable(bonus="lucky mooring")
    table.bonus(1, "mooring")
    table.bonus(0, "lucky", {"drawn": ["mooring"]})
    assert table.hand(0) == ["mooring"]


def test_i5_11_lucky_not_from_an_empty_pile() -> None:
    assert PreparedTable(bonus="lucky").cards(0) == set()


def test_i5_11_lucky_never_draws_what_left_the_match() -> None:
    table = PreparedTable(bonus="lucky typhoon observer")
    table.bonus(1, "typhoon", target=2)
    with pytest.raises(BadLuck):
        table.bonus(0, "lucky", {"drawn": ["observer"]})


def test_i5_11_the_drawn_cards_can_be_played() -> None:
    table = PreparedTable(bonus="lucky mooring")
    table.bonus(1, "mooring")
    table.bonus(0, "lucky", {"drawn": ["mooring"]})
    table.bonus(0, "mooring")
    assert table.turn["owed"] == 2


# I5.13 charlatan


def test_i5_13_charlatan_hands_everything_on_clockwise() -> None:
    table = PreparedTable(bonus="charlatan mooring loner medusa merchant swap observer")
    table.bonus(0, "charlatan")
    hands = [table.hand(seat) for seat in range(7)]
    assert hands == [["observer"], [], ["mooring"], ["loner"], ["medusa"], ["merchant"], ["swap"]]
    assert table.told("handed_on-own", 2) == [{"cards": ["mooring"], "count": 1}]


def test_i5_13_charlatan_whatever_the_direction_of_play() -> None:
    table = PreparedTable(bonus="starboard charlatan mooring")
    table.to("round_end")
    table.bonus(0, "starboard")
    table.bonus(1, "charlatan")
    assert table.hand(3) == ["mooring"]


def test_i5_13_charlatan_not_if_no_hand_has_a_card() -> None:
    table = PreparedTable(bonus="charlatan")
    for seat in range(1, 7):
        table.state.hands[seat] = NO_CARDS
    assert table.cards(0) == set()
    table.give(0, "mooring")
    assert "charlatan" in table.cards(0), "the own other card counts"


# I5.15 leviathan


def test_i5_15_leviathan_takes_the_effect_away() -> None:
    table = PreparedTable(bonus="mooring leviathan")
    table.announce(0, "mooring")
    table.announce(1, "leviathan")
    assert table.turn["owed"] == 0
    assert table.told("cancelled") == [
        {"seat": 1, "card": "leviathan", "cancelled": "mooring", "target_seat": 0}
    ]


def test_i5_15_leviathan_only_in_a_response() -> None:
    table = PreparedTable(bonus="mooring leviathan")
    for _ in range(12):
        assert table.cards(1) == set()
        if table.phase == "round_end":
            break
        table.step()


def test_i5_15_leviathan_against_a_theft_of_itself() -> None:
    table = PreparedTable(bonus="brigand leviathan")
    table.announce(0, "brigand", target=1)
    table.announce(1, "leviathan")
    assert table.hand(0) == table.hand(1) == []


def test_i5_15_two_worlds_that_differ_in_who_holds_leviathan() -> None:
    one = PreparedTable(bonus="mooring leviathan swap")
    other = PreparedTable(bonus="mooring swap leviathan")
    for table in (one, other):
        table.announce(0, "mooring")
    for viewer in (None, 0, 3, 4, 5, 6):
        assert one.match.outlook(viewer) == other.match.outlook(viewer)
    for table in (one, other):
        table.close()
    for viewer in (None, 0, 3, 4, 5, 6):
        assert one.match.outlook(viewer) == other.match.outlook(viewer)


# I5.16 medusa


def test_i5_16_medusa_another_seat_shows_its_card_and_keeps_it() -> None:
    table = PreparedTable(bonus="medusa observer")
    assert table.targets(0, "medusa") == {1, 2, 3, 4, 5, 6}
    table.bonus(0, "medusa", target=1)
    assert table.luck == []
    assert table.told("card_shown") == [{"seat": 1, "card": "observer"}]
    assert table.hand(1) == ["observer"]
    shown = {"card": "observer", "seats": [1], "used": False, "out": False}
    assert shown in table.public["cards"]


def test_i5_16_medusa_shows_one_of_several() -> None:
    table = PreparedTable(bonus="medusa observer brigand")
    table.bonus(2, "brigand", target=3)
    table.give(2, "loner")
    table.bonus(0, "medusa", {"shown": "loner"}, target=2)
    assert table.luck == ["shown"]
    assert table.told("card_shown") == [{"seat": 2, "card": "loner"}]


# I5.18 merchant


def test_i5_18_merchant_two_others_exchange() -> None:
    table = PreparedTable(bonus="merchant observer loner")
    table.bonus(0, "merchant", seats=[2, 1])
    assert table.hand(1) == ["loner"]
    assert table.hand(2) == ["observer"]
    assert table.told("exchanged-own", 1) == [{"seats": (1, 2), "gave": "observer", "got": "loner"}]
    assert table.told("exchanged-own", 2) == [{"seats": (1, 2), "gave": "loner", "got": "observer"}]
    assert table.told("exchanged", 0) == [{"seats": (1, 2)}]


def test_i5_18_merchant_between_two_seats_that_both_have_a_card() -> None:
    table = PreparedTable(bonus="merchant mooring")
    table.bonus(1, "mooring")
    with pytest.raises(Refused):
        table.announce(0, "merchant", seats=[0, 2])
    with pytest.raises(Refused):
        table.announce(0, "merchant", seats=[1, 2])
    pairs = {tuple(move["seats"]) for move in table.moves(0) if move.get("card") == "merchant"}
    assert len(pairs) == 10


def test_i5_18_merchant_asks_luck_for_each_seat_that_holds_several() -> None:
    table = PreparedTable(bonus="merchant observer loner swap")
    table.give(2, "medusa")
    table.give(1, "typhoon")
    table.bonus(0, "merchant", {"exchanged": "typhoon"}, {"exchanged": "loner"}, seats=[1, 2])
    assert table.luck == ["exchanged", "exchanged"]
    state = table.state
    assert sorted(hand.bit_count() for hand in state.hands) == [0, 1, 1, 1, 1, 2, 2]


# I5.20 typhoon


def test_i5_20_typhoon_a_card_leaves_the_match_unseen() -> None:
    table = PreparedTable(bonus="typhoon observer")
    table.bonus(0, "typhoon", target=1)
    assert table.hand(1) == []
    assert table.used == ["typhoon"]
    assert table.told("lost", 0) == [{"seat": 1}]
    assert table.told("lost-own", 1) == [{"seat": 1, "card": "observer"}]
    assert table.knows(0, "observer") is None
    assert table.knows(1, "observer") == {"card": "observer", "seats": [], "used": False, "out": True}
