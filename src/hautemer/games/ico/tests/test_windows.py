"""Windows, responses, used cards (I4)."""

from __future__ import annotations

import pytest

from hautemer.core.errors import Refused
from hautemer.games.ico.tests.table import PreparedTable
from hautemer.kit.masks import NO_CARDS

WINDOWS = ("accepted", "sealed", "revealed", "round_end", "voted")


# I4.1


@pytest.mark.parametrize("window", WINDOWS)
def test_i4_1_a_window_stays_open_until_the_clock_closes_it(window: str) -> None:
    table = PreparedTable(bonus="loner swap")
    table.to("round_end")
    if window != "round_end":
        table.close()
        table.to(window)
    assert table.phase == window
    assert table.waiting == ()
    assert table.moves(None) == [{"do": "close"}]
    table.close()
    assert table.phase != window


@pytest.mark.parametrize("window", ["accepted", "sealed", "revealed", "round_end"])
def test_i4_1_what_a_window_looks_like_never_depends_on_cards_held(window: str) -> None:
    """Two worlds that differ in who holds what: the seats that hold the same cards in both see the same."""
    one = PreparedTable(bonus="seasick swap observer starboard lucky")
    other = PreparedTable(bonus="swap seasick starboard observer lucky")
    for table in (one, other):
        table.to(window)
    for viewer in (None, 4, 5, 6):
        assert one.match.outlook(viewer) == other.match.outlook(viewer)


def test_i4_1_with_none_there_are_no_windows() -> None:
    table = PreparedTable()
    for _ in range(60):
        assert table.match.offers(None) == ()
        if not table.waiting:
            break
        seat = table.waiting[0]
        table.enter(seat, **table.moves(seat)[0])
    assert len(table.public["voyages"]) > 3


# I4.2


def test_i4_2_a_card_played_leaves_the_hand_and_is_announced() -> None:
    table = PreparedTable(bonus="brigand loner")
    table.announce(0, "brigand", target=1)
    assert table.phase == "response"
    assert table.hand(0) == []
    assert table.public["seats"][0]["cards"] == 0
    assert table.told("bonus_target") == [{"seat": 0, "card": "brigand", "target_seat": 1}]
    assert table.public["response"]["target"] == 1
    assert table.hand(1) == ["loner"], "the effect waits"


def test_i4_2_the_response_suspends_everything_else() -> None:
    table = PreparedTable(bonus="brigand loner leviathan")
    table.announce(0, "brigand", target=1)
    assert table.waiting == ()
    assert [table.moves(seat) for seat in (0, 1, 3, 4, 5, 6)] == [[]] * 6
    assert table.cards(2) == {"leviathan"}
    with pytest.raises(Refused):
        table.announce(1, "loner")


def test_i4_2_when_the_clock_closes_it_the_effect_happens() -> None:
    table = PreparedTable(bonus="brigand loner")
    table.bonus(0, "brigand", target=1)
    assert table.hand(0) == ["loner"]
    assert table.phase == "propose"


def test_i4_2_leviathan_works_in_its_own_entry_and_closes_it() -> None:
    table = PreparedTable(bonus="brigand loner leviathan")
    table.announce(0, "brigand", target=1)
    table.announce(2, "leviathan")
    assert table.phase == "propose"
    assert table.hand(1) == ["loner"]
    assert sorted(table.used) == ["brigand", "leviathan"]


def test_i4_2_a_later_card_may_be_played_afterwards_if_it_still_can() -> None:
    table = PreparedTable(bonus="brigand medusa loner")
    table.announce(0, "brigand", target=2)
    with pytest.raises(Refused):
        table.announce(1, "medusa", target=2)
    table.close()
    with pytest.raises(Refused):
        table.announce(1, "medusa", target=2)  # its card is stolen by now
    table.bonus(1, "medusa", target=0)


def test_i4_2_response_is_left_out_once_leviathan_is_out_of_reach() -> None:
    table = PreparedTable(bonus="brigand medusa leviathan")
    table.announce(0, "brigand", target=1)
    table.announce(2, "leviathan")
    table.announce(1, "medusa", target=3)
    assert table.phase == "propose"
    assert table.told("card_shown")


def test_i4_2_response_is_back_once_a_chanceux_has_drawn() -> None:
    table = PreparedTable(bonus="brigand medusa leviathan lucky")
    table.announce(0, "brigand", target=1)
    table.announce(2, "leviathan")
    table.announce(3, "lucky", [{"drawn": ["brigand", "leviathan"]}])
    assert table.hand(3) == ["brigand", "leviathan"]
    table.announce(1, "medusa", target=3)
    assert table.phase == "response"


def test_i4_2_response_is_back_also_where_leviathan_was_not_drawn() -> None:
    """Nobody else knows what was drawn."""
    table = PreparedTable(bonus="brigand medusa leviathan lucky mooring charlatan")
    table.announce(0, "brigand", target=1)
    table.announce(2, "leviathan")
    table.announce(4, "mooring")
    table.announce(3, "lucky", [{"drawn": ["brigand", "mooring"]}])
    table.announce(1, "medusa", target=3)
    assert table.phase == "response"


# I4.3


def test_i4_3_a_used_card_goes_to_the_used_pile_before_its_effect() -> None:
    table = PreparedTable(bonus="mooring lucky")
    table.announce(0, "mooring")
    assert table.used == []
    table.close()
    assert table.used == ["mooring"]


def test_i4_3_chanceux_goes_there_after_its_draw() -> None:
    table = PreparedTable(bonus="mooring lucky")
    table.bonus(0, "mooring")
    table.bonus(1, "lucky", {"drawn": ["mooring"]})
    assert table.hand(1) == ["mooring"]
    assert table.used == ["lucky"]


def test_i4_3_one_of_several_cards_is_drawn_at_random() -> None:
    table = PreparedTable(bonus="brigand loner typhoon medusa mooring")
    table.bonus(0, "brigand", target=1)
    assert table.luck == [], "a single card asks for no luck"
    table.bonus(4, "mooring")
    table.give(0, "observer")
    table.bonus(2, "typhoon", {"lost": "loner"}, target=0)
    assert table.luck == ["lost"]
    assert table.hand(0) == ["observer"]


# I4.4


def test_i4_4_a_card_without_a_target_or_effect_cannot_be_played() -> None:
    table = PreparedTable(bonus="lucky parrot antidote")
    assert table.cards(0) == set(), "the used pile is empty"
    table.crew(0, 1, 2)
    table.to("revealed")
    assert "antidote" not in table.cards(2), "no poison was shown"


def test_i4_4_no_seat_to_point_at() -> None:
    table = PreparedTable(bonus="medusa")
    for seat in range(1, 7):
        table.state.hands[seat] = NO_CARDS
    assert table.cards(0) == set()


# I4.5


def test_i4_5_no_windows_once_nobody_holds_a_card() -> None:
    table = PreparedTable(bonus="starboard")
    for seat in range(1, 7):
        table.state.hands[seat] = NO_CARDS
    table.to("round_end")
    table.announce(0, "starboard")
    assert table.phase == "propose", "no response, and the window closes without an entry"
    assert table.proposer == 6, "the effect happened"
    table.crew(3, 4, 5)
    table.vote()
    assert table.phase == "placing"
    table.place()
    assert table.phase == "propose"


def test_i4_5_sealed_is_left_out_once_troc_is_out_of_reach() -> None:
    table = PreparedTable(bonus="swap lucky leviathan")
    table.crew(0, 1, 3)
    table.to("sealed")
    table.bonus(0, "swap", target=3)
    assert table.phase == "revealed", "nothing can be played in it any more"
    table.to("round_end")
    table.close()
    table.crew(0, 1, 4)
    table.to("placing")
    table.place()
    assert table.phase == "revealed"


def test_i4_5_sealed_is_back_once_a_chanceux_has_drawn() -> None:
    table = PreparedTable(bonus="swap lucky leviathan mooring")
    table.crew(0, 1, 3)
    table.to("sealed")
    table.bonus(0, "swap", target=3)
    table.to("round_end")
    table.close()
    table.bonus(1, "lucky", {"drawn": ["swap"]})
    table.to("placing")
    table.place()
    assert table.phase == "sealed"
    assert table.cards(1) == {"swap"}


def test_i4_5_a_cancelled_troc_is_out_of_reach_too() -> None:
    table = PreparedTable(bonus="swap lucky leviathan")
    table.crew(0, 1, 3)
    table.to("sealed")
    table.announce(0, "swap", target=3)
    table.announce(2, "leviathan")
    assert table.phase == "revealed"


def test_i4_5_a_card_missing_from_a_list_changes_nothing() -> None:
    listed = ["loner", "mooring", "medusa", "typhoon", "merchant", "charlatan", "brigand"]
    table = PreparedTable(bonus=" ".join(listed), listed=listed)
    table.crew(0, 1, 3)
    table.to("sealed")
    table.close()
    table.to("round_end")
    table.announce(1, "mooring")
    assert table.phase == "response"


def test_i4_5_is_looked_at_again_after_a_loners_turn() -> None:
    table = PreparedTable(bonus="loner")
    for seat in range(1, 7):
        table.state.hands[seat] = NO_CARDS
    table.give(6, "mooring")
    table.crew(0, 1, 2)
    assert table.phase == "accepted"
    table.bonus(0, "loner")
    table.announce(6, "mooring")
    assert table.phase == "propose"
    table.crew(3, 4, 5)
    table.vote()
    table.place()
    assert table.proposer == 0, "the loner's second turn"
    table.crew(3, 4, 6)
    table.vote()
    table.place()
    assert table.phase == "placing", "the window of the interrupted turn is gone"
    assert table.turn["crew"] == [0, 1, 2]


# I4.6


def test_i4_6_close_is_legal_only_in_a_window() -> None:
    table = PreparedTable(bonus="loner")
    assert table.phase == "propose"
    with pytest.raises(Refused):
        table.close()
    table.to("placing")
    with pytest.raises(Refused):
        table.close()
    table.to("revealed")
    with pytest.raises(Refused):
        table.enter(0, do="close")
    table.close()
