"""The bonus cards that change a turn, a vote or a voyage (I5)."""

from __future__ import annotations

import pytest

from hautemer.core.errors import Refused
from hautemer.games.ico.tests.table import PreparedTable


def second_turn(
    bonus: str, *, phase: str = "propose", captain: int = 6, roles: str = "pppsssw"
) -> PreparedTable:
    """Return a table in seat 0's turn, with a vote, after a first voyage of 3, 4, 5."""
    table = PreparedTable(roles, bonus, captain=captain)
    table.crew(3, 4, 5)
    table.to("round_end")
    table.close()
    assert table.proposer == (captain + 1) % len(roles)
    table.to(phase)
    return table


# I5.1 seasick


def test_i5_1_seasick_replaces_a_crew_member() -> None:
    table = PreparedTable(bonus="seasick")
    table.crew(0, 1, 2)
    table.bonus(0, "seasick", out=1, in_=5)
    assert table.turn["crew"] == [0, 2, 5]
    assert table.turn["seasick"] == [1]
    assert table.phase == "accepted", "the window stays open"
    table.close()
    assert table.waiting == (0, 2, 5)


def test_i5_1_seasick_out_of_the_crew_in_from_outside() -> None:
    table = PreparedTable(bonus="seasick")
    table.crew(0, 1, 2)
    pairs = {(move["out"], move["in"]) for move in table.moves(0)}
    assert pairs == {(out, into) for out in (0, 1, 2) for into in (3, 4, 5, 6)}


def test_i5_1_seasick_in_is_neither_overboard_nor_seasick_this_round() -> None:
    table = PreparedTable(bonus="seasick overboard lucky mooring")
    table.crew(0, 1, 2)
    table.bonus(0, "seasick", out=1, in_=3)
    table.bonus(1, "overboard", target=2)
    table.bonus(2, "lucky", {"drawn": ["overboard", "seasick"]})
    assert {move["in"] for move in table.moves(2) if move["card"] == "seasick"} == {4, 5, 6}


def test_i5_1_seasick_only_when_accepted() -> None:
    assert phases_of("seasick") == {"accepted"}


# I5.2 rough_sea


@pytest.mark.parametrize("phase", ["propose", "vote", "voted", "accepted", "placing"])
def test_i5_2_rough_sea_ends_the_turn_at_once(phase: str) -> None:
    table = second_turn("rough_sea mooring", phase=phase)
    won = table.won
    table.bonus(0, "rough_sea")
    assert table.phase == "round_end"
    assert table.won == won
    assert table.turn["crew"] == []
    table.close()
    assert table.proposer == 1


def test_i5_2_rough_sea_while_nobody_has_placed() -> None:
    table = second_turn("rough_sea mooring", phase="placing")
    table.enter(table.waiting[0], do="place", card="island")
    assert table.cards(0) == set()


def test_i5_2_rough_sea_drops_the_votes_cast_and_they_are_never_shown() -> None:
    one, other = (second_turn("rough_sea mooring", phase="vote") for _ in range(2))
    one.enter(3, do="vote", for_=True)
    other.enter(3, do="vote", for_=False)
    for table in (one, other):
        table.bonus(0, "rough_sea")
        assert table.turn["votes_for"] is None
        assert not table.told("votes_shown")
    for viewer in (None, 0, 1, 2, 4, 5, 6):
        assert one.match.outlook(viewer) == other.match.outlook(viewer)


def test_i5_2_rough_sea_leaves_owed_turns() -> None:
    table = second_turn("rough_sea mooring")
    table.bonus(1, "mooring")
    table.bonus(0, "rough_sea")
    table.close()
    assert table.proposer == 0


# I5.3 antidote


def test_i5_3_antidote_makes_the_round_void_and_the_window_stays_open() -> None:
    table = PreparedTable(bonus="antidote")
    table.crew(0, 1, 2)
    table.close()
    table.place(poison=[0, 1])
    table.close()
    table.bonus(0, "antidote")
    assert table.phase == "revealed"
    assert table.public["voyages"][0]["void"] is True
    table.close()
    assert table.won == (0, 0)
    assert table.phase == "round_end"


def test_i5_3_antidote_once_a_round() -> None:
    table = PreparedTable(bonus="antidote lucky mooring")
    table.crew(0, 1, 2)
    table.close()
    table.place(poison=[0])
    table.close()
    table.bonus(0, "antidote")
    table.bonus(1, "lucky", {"drawn": ["antidote"]})
    assert table.hand(1) == ["antidote"]
    assert table.cards(1) == set()


# I5.4 observer


def test_i5_4_observer_alone_looks_at_the_unplaced_card() -> None:
    table = PreparedTable(bonus="observer")
    table.crew(1, 2, 3)
    table.close()
    table.place(poison=[1])
    table.close()
    assert table.targets(0, "observer") == {1, 2, 3}
    table.bonus(0, "observer", target=1)
    assert table.told("observed-own", 0) == [{"seat": 0, "target_seat": 1, "card": "island"}]
    assert table.told("observed", 4) == [{"seat": 0, "target_seat": 1}]
    assert table.own(0)["observed"] == [{"voyage": 0, "seat": 1, "card": "island"}]
    assert table.public["voyages"][0]["looks"] == [{"observer": 0, "target": 1}]


def test_i5_4_two_worlds_that_differ_in_who_poisoned_look_the_same_to_the_rest() -> None:
    tables = []
    for poison in (1, 2):
        table = PreparedTable(bonus="observer")
        table.crew(1, 2, 3)
        table.close()
        table.place(poison=[poison])
        table.close()
        table.bonus(0, "observer", target=1)
        tables.append(table)
    for viewer in (None, 3, 4, 5, 6):
        assert tables[0].match.outlook(viewer) == tables[1].match.outlook(viewer)
    assert tables[0].match.outlook(0) != tables[1].match.outlook(0)


def test_i5_4_observer_sees_the_card_that_lies_there_now() -> None:
    table = PreparedTable(bonus="observer swap")
    table.crew(1, 2, 3)
    table.close()
    table.place()
    table.bonus(1, "swap", target=3)
    table.bonus(0, "observer", target=3)
    assert table.own(0)["observed"] == [{"voyage": 0, "seat": 3, "card": "island"}]


# I5.5 starboard


def test_i5_5_starboard_turns_the_direction_round() -> None:
    table = PreparedTable(bonus="starboard")
    table.to("round_end")
    table.bonus(0, "starboard")
    assert table.public["clockwise"] is False
    table.close()
    assert table.proposer == 6
    table.to("round_end")
    table.close()
    assert table.proposer == 5


def test_i5_5_starboard_only_at_the_end_of_a_round() -> None:
    assert phases_of("starboard") == {"round_end"}


# I5.6 overboard


def test_i5_6_overboard_makes_the_crew_one_smaller() -> None:
    table = PreparedTable(bonus="overboard")
    table.crew(0, 1, 3)
    assert table.targets(0, "overboard") == {0, 1, 3}
    table.bonus(0, "overboard", target=1)
    table.close()
    assert table.waiting == (0, 3)
    table.place()
    table.close()
    table.close()
    assert table.won == (1, 0), "no poison among those left"


def test_i5_6_overboard_never_leaves_none() -> None:
    table = PreparedTable(bonus="overboard lucky mooring")
    table.crew(0, 1, 3)
    table.bonus(0, "overboard", target=1)
    table.bonus(1, "lucky", {"drawn": ["overboard"]})
    table.bonus(1, "overboard", target=3)
    assert table.turn["crew"] == [0]
    table.give(4, "overboard")
    assert "overboard" not in table.cards(4)


# I5.7 treasure_map


def test_i5_7_treasure_map_both_sides_need_one_more() -> None:
    table = PreparedTable(bonus="treasure_map", rounds_to_win=3)
    table.bonus(0, "treasure_map")
    assert table.public["needed"] == 4
    for _ in range(3):
        table.to("round_end")
        table.close()
    assert table.won == (3, 0)
    assert table.phase == "propose"


def test_i5_7_treasure_map_before_the_votes_are_counted() -> None:
    assert phases_of("treasure_map") == {"propose", "vote", "voted"}


# I5.9 express


@pytest.mark.parametrize("phase", ["propose", "vote", "voted"])
def test_i5_9_express_sails_without_a_vote_in_place_of_the_turn(phase: str) -> None:
    table = second_turn("loner express", phase=phase)
    table.bonus(1, "express", seats=[1, 2, 6])
    assert table.phase == "accepted"
    assert table.turn["crew"] == [1, 2, 6]
    assert table.proposer == 0, "the proposer stays the same"
    table.to("round_end")
    table.close()
    assert table.proposer == 1


def test_i5_9_express_not_the_crew_that_sailed_last_but_any_other() -> None:
    table = second_turn("loner express", phase="propose")
    table.crew(0, 1, 2)
    table.refuse()
    table.close()
    crews = {tuple(move["seats"]) for move in table.moves(1)}
    assert (3, 4, 5) not in crews
    assert len(crews) == 34
    table.crew(0, 1, 6)
    table.bonus(1, "express", seats=[0, 1, 2])
    assert table.turn["crew"] == [0, 1, 2], "one refused before"


def test_i5_9_express_the_crew_that_is_proposed() -> None:
    table = second_turn("loner express", phase="propose")
    table.crew(0, 1, 2)
    table.bonus(1, "express", seats=[2, 0, 1])
    assert table.turn["crew"] == [0, 1, 2]


def test_i5_9_express_drops_the_votes_cast_and_they_are_never_shown() -> None:
    one, other = (second_turn("loner express", phase="vote") for _ in range(2))
    one.enter(3, do="vote", for_=True)
    other.enter(3, do="vote", for_=False)
    for table in (one, other):
        table.bonus(1, "express", seats=[1, 2, 6])
        table.to("round_end")
    for viewer in (None, 0, 1, 2, 4, 5, 6):
        assert one.match.outlook(viewer) == other.match.outlook(viewer)


def test_i5_9_express_comes_too_late_after_two_refusals() -> None:
    table = second_turn("loner express", phase="propose")
    for crew in ((0, 1, 2), (0, 1, 6)):
        table.crew(*crew)
        table.refuse()
        table.close()
    assert table.phase == "round_end"
    assert table.cards(1) == set()


# I5.10 mooring


@pytest.mark.parametrize(
    "phase", ["propose", "vote", "voted", "accepted", "placing", "revealed", "round_end"]
)
def test_i5_10_mooring_gives_the_seat_whose_turn_it_is_another_turn(phase: str) -> None:
    table = second_turn("loner mooring", phase=phase)
    table.bonus(1, "mooring")
    table.to("round_end")
    assert table.turn["owed"] == 1
    table.close()
    assert table.proposer == 0
    table.to("round_end")
    table.close()
    assert table.proposer == 1


def test_i5_10_moorings_add_up() -> None:
    table = second_turn("loner mooring lucky")
    table.bonus(1, "mooring")
    table.bonus(2, "lucky", {"drawn": ["mooring"]})
    table.bonus(2, "mooring")
    proposers = []
    for _ in range(4):
        proposers.append(table.proposer)
        table.to("round_end")
        table.close()
        table.to("propose")
    assert proposers == [0, 0, 0, 1]


def test_i5_10_mooring_in_a_loners_turn_is_the_loners() -> None:
    table = second_turn("loner mooring")
    table.crew(0, 1, 2)
    table.bonus(0, "loner")
    table.bonus(1, "mooring")
    assert table.turn["owed"] == 1
    table.to("round_end")
    table.close()
    assert table.proposer == 0
    assert table.turn["loner"] is True
    table.to("round_end")
    table.close()
    assert table.phase == "vote", "the interrupted state"


# I5.12 parrot


def test_i5_12_parrot_sails_with_the_last_crew_again_without_a_vote() -> None:
    table = second_turn("parrot")
    table.bonus(0, "parrot")
    assert table.phase == "accepted"
    assert table.turn["crew"] == [3, 4, 5]
    table.to("round_end")
    table.close()
    assert table.proposer == 1, "this was the turn of seat 0"


def test_i5_12_parrot_by_the_proposer_only() -> None:
    table = second_turn("mooring parrot")
    assert table.cards(1) == set()
    table.to("round_end")
    table.close()
    assert table.proposer == 1
    assert table.cards(1) == {"parrot"}


def test_i5_12_parrot_by_a_loner_too() -> None:
    table = second_turn("mooring loner")
    table.bonus(1, "loner")
    table.state.hands[1] |= 1 << 11
    assert table.cards(1) == {"parrot"}


def test_i5_12_parrot_once_a_crew_has_sailed() -> None:
    table = PreparedTable(bonus="parrot")
    assert table.cards(0) == set()


def test_i5_12_parrot_takes_the_crew_as_it_sailed() -> None:
    table = PreparedTable(bonus="overboard parrot")
    table.crew(0, 1, 2)
    table.bonus(0, "overboard", target=2)
    table.to("round_end")
    table.close()
    table.bonus(1, "parrot")
    assert table.turn["crew"] == [0, 1]
    table.close()
    assert table.waiting == (0, 1)


def test_i5_12_parrot_after_a_first_refusal() -> None:
    table = second_turn("parrot")
    table.crew(0, 1, 2)
    table.refuse()
    table.close()
    table.bonus(0, "parrot")
    assert table.turn["crew"] == [3, 4, 5]


# I5.14 double


def test_i5_14_double_turns_a_vote() -> None:
    table = second_turn("loner double", phase="propose")
    table.crew(0, 1, 2)
    table.vote(against=[1, 2, 3])
    assert table.phase == "voted"
    table.bonus(1, "double", target=3)
    table.close()
    assert table.phase == "propose", "4 against 4: a tie refuses"


def test_i5_14_double_counts_until_the_round_ends() -> None:
    table = second_turn("loner double", phase="propose")
    table.crew(0, 1, 2)
    table.bonus(1, "double", target=3)
    table.refuse()
    table.close()
    table.crew(0, 1, 3)
    assert table.turn["doubled"] == [3]
    table.vote(against=[1, 2, 3])
    table.close()
    assert table.phase == "round_end", "4 for, 4 against: refused again"


def test_i5_14_double_own_or_anothers_not_doubled_yet() -> None:
    table = second_turn("loner double lucky", phase="vote")
    assert table.targets(1, "double") == set(range(7))
    table.bonus(1, "double", target=4)
    table.bonus(2, "lucky", {"drawn": ["double"]})
    assert table.targets(2, "double") == {0, 1, 2, 3, 5, 6}


def test_i5_14_double_is_gone_in_the_next_round() -> None:
    table = second_turn("loner double", phase="vote")
    table.bonus(1, "double", target=4)
    table.to("round_end")
    table.close()
    assert table.turn["doubled"] == []


def test_i5_14_double_only_in_the_vote() -> None:
    assert phases_of("double") == {"vote", "voted"}


# I5.17 swap


@pytest.mark.parametrize(
    ("poison", "target", "poisons"), [([], 3, 1), ([], 0, 1), ([0], 0, 0), ([0], 1, 2), ([0], 3, 2)]
)
def test_i5_17_swap_turns_a_placed_card(poison: list[int], target: int, poisons: int) -> None:
    table = PreparedTable(bonus="swap")
    table.crew(0, 1, 3)
    table.close()
    table.place(poison)
    assert table.targets(0, "swap") == {0, 1, 3}
    table.bonus(0, "swap", target=target)
    assert table.public["voyages"][0]["poisons"] == poisons
    assert table.public["voyages"][0]["swapped"] == [target]
    table.to("round_end")
    assert table.won == ((0, 1) if poisons else (1, 0))


def test_i5_17_swap_only_when_sealed() -> None:
    assert phases_of("swap") == {"sealed"}


# I5.21


def phases_of(card: str) -> set[str]:
    """Return the states of a turn with a vote in which seat 0, its proposer, may play a card."""
    found = set()
    table = second_turn(f"{card} mooring" if card != "mooring" else "mooring loner")
    for _ in range(60):
        if card in table.cards(0):
            found.add(table.phase)
        if table.proposer != 0:
            return found
        if table.phase == "placing":
            table.place(poison=[seat for seat in table.waiting if seat < 3])
        elif table.phase == "propose":
            table.crew(0, 1, 3)
        elif table.phase == "vote":
            table.vote()
        else:
            table.close()
    raise AssertionError("the turn never ends")


@pytest.mark.parametrize(
    "card", ["brigand", "mooring", "charlatan", "medusa", "merchant", "loner", "typhoon"]
)
def test_i5_21_any_time_is_all_but_sealed_response_and_the_final_vote(card: str) -> None:
    assert phases_of(card) == {"propose", "vote", "voted", "accepted", "placing", "revealed", "round_end"}


def test_i5_21_never_in_a_response() -> None:
    table = PreparedTable(bonus="mooring loner")
    table.announce(0, "mooring")
    with pytest.raises(Refused):
        table.announce(1, "loner")
