"""A turn of the proposer, and the vote (I2)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from hautemer.core.errors import Refused
from hautemer.games.ico.tests.table import PreparedTable

ALL_CREWS = set(combinations(range(7), 3))


# I2.0


def test_i2_0_turns_go_clockwise_after_a_voyage_and_after_a_second_refusal() -> None:
    table = PreparedTable(captain=5)
    table.sail(0, 1, 2)
    assert table.proposer == 6
    table.crew(0, 1, 3)
    table.refuse()
    table.crew(0, 1, 4)
    table.refuse()
    assert table.proposer == 0
    assert table.public["round"] == 3


def test_i2_0_every_round_but_the_last_ends_with_its_window() -> None:
    table = PreparedTable(bonus="loner", rounds_to_win=3)
    for _ in range(2):
        table.to("revealed")
        table.close()
        assert table.phase == "round_end"
        table.close()
        assert table.phase == "propose"
    table.to("revealed")
    table.close()
    assert table.phase == "over"


def test_i2_0_a_second_refusal_ends_with_the_window_too() -> None:
    table = PreparedTable(bonus="loner")
    table.to("round_end")
    table.close()
    for crew in ((0, 1, 3), (0, 1, 4)):
        table.crew(*crew)
        table.refuse()
        table.close()
    assert table.phase == "round_end"


# I2.1


def test_i2_1_three_different_seats_the_proposer_s_allowed() -> None:
    table = PreparedTable(captain=2)
    assert table.crews(2) == ALL_CREWS
    assert table.waiting == (2,)
    for seats in ([0, 0, 1], [0, 1], [0, 1, 2, 3], [0, 1, 7]):
        with pytest.raises(Refused):
            table.enter(2, do="crew", seats=seats)


def test_i2_1_only_the_proposer_names_a_crew() -> None:
    table = PreparedTable(captain=2)
    with pytest.raises(Refused):
        table.enter(1, do="crew", seats=[0, 1, 2])


def test_i2_1_not_exactly_the_crew_that_sailed_last() -> None:
    table = PreparedTable()
    table.sail(0, 1, 2)
    assert table.crews(1) == ALL_CREWS - {(0, 1, 2)}
    table.sail(0, 1, 3)
    assert table.crews(2) == ALL_CREWS - {(0, 1, 3)}


def test_i2_1_seats_may_be_written_in_any_order() -> None:
    table = PreparedTable()
    table.crew(5, 0, 3)
    assert table.turn["crew"] == [0, 3, 5]


# I2.2


def test_i2_2_the_captains_first_crew_sails_without_a_vote() -> None:
    table = PreparedTable()
    table.crew(0, 1, 2)
    assert table.phase == "placing"


def test_i2_2_every_other_turn_has_a_vote() -> None:
    table = PreparedTable()
    table.sail(0, 1, 2)
    table.crew(0, 1, 3)
    assert table.phase == "vote"


def test_i2_2_a_loners_turn_in_between_has_a_vote_and_the_first_still_none() -> None:
    table = PreparedTable(bonus="loner")
    table.bonus(0, "loner")
    table.crew(0, 1, 2)
    assert table.phase == "vote"
    table.to("round_end")
    table.close()
    assert table.proposer == 0
    table.crew(0, 1, 3)
    assert table.phase == "accepted"


def test_i2_2_the_turn_after_a_first_turn_ended_by_a_rough_sea_has_a_vote() -> None:
    table = PreparedTable(bonus="rough_sea")
    table.bonus(0, "rough_sea")
    table.close()
    table.crew(0, 1, 2)
    assert table.phase == "vote"


def test_i2_2_an_owed_turn_of_the_captain_has_a_vote() -> None:
    table = PreparedTable(bonus="mooring")
    table.bonus(0, "mooring")
    table.to("round_end")
    table.close()
    assert table.proposer == 0
    table.to("vote")


# I2.3


def voting(**options: Any) -> PreparedTable:
    table = PreparedTable(captain=6, **options)
    table.sail(0, 1, 2)
    table.crew(0, 1, 3)
    return table


def test_i2_3_all_but_the_proposer_are_asked_at_the_same_time() -> None:
    table = voting()
    assert table.waiting == (1, 2, 3, 4, 5, 6)
    with pytest.raises(Refused):
        table.enter(0, do="vote", for_=False)


def test_i2_3_the_seats_that_voted_are_public_their_votes_are_not() -> None:
    one, other = voting(), voting()
    one.enter(4, do="vote", for_=True)
    other.enter(4, do="vote", for_=False)
    assert one.turn["voted"] == [0, 4]
    assert one.waiting == (1, 2, 3, 5, 6)
    for viewer in (None, 0, 1, 2, 3, 5, 6):
        assert one.match.outlook(viewer) == other.match.outlook(viewer)
    assert one.own(4)["turns"][-1]["vote"] is True
    assert other.own(4)["turns"][-1]["vote"] is False


def test_i2_3_a_vote_cannot_be_changed() -> None:
    table = voting()
    table.enter(4, do="vote", for_=True)
    with pytest.raises(Refused):
        table.enter(4, do="vote", for_=False)
    assert table.match.undo_to(4) is None


def test_i2_3_then_all_votes_are_shown_the_proposers_is_for() -> None:
    table = voting()
    table.vote(against=[2, 3])
    assert table.told("votes_shown")[-1] == {"for_seats": (0, 1, 4, 5, 6), "against_seats": (2, 3)}
    assert table.turn["votes_for"] == [0, 1, 4, 5, 6]
    assert table.public["proposals"][-1]["votes_for"] == [0, 1, 4, 5, 6]


# I2.4


@pytest.mark.parametrize(("against", "sails"), [([1, 2, 3], True), ([1, 2, 3, 4], False)])
def test_i2_4_strictly_more_than_half(against: list[int], sails: bool) -> None:
    table = voting()
    table.vote(against)
    assert table.phase == ("placing" if sails else "propose")


def test_i2_4_a_tie_refuses() -> None:
    table = PreparedTable("pppssssw", captain=7)
    table.sail(0, 1, 2)
    table.crew(0, 1, 3)
    table.vote(against=[1, 2, 3, 4])
    assert table.phase == "propose"
    table.crew(0, 1, 4)
    table.vote(against=[1, 2, 3])
    assert table.phase == "placing"


# I2.5


def test_i2_5_after_a_refusal_the_proposer_names_another_crew() -> None:
    table = voting()
    table.refuse()
    assert table.phase == "propose"
    assert table.proposer == 0
    assert table.crews(0) == ALL_CREWS - {(0, 1, 2), (0, 1, 3)}
    assert table.turn["refused"] == [0, 1, 3]


def test_i2_5_after_another_refusal_the_turn_is_over_and_nothing_is_scored() -> None:
    table = voting()
    won = table.won
    table.refuse()
    table.crew(0, 1, 4)
    table.refuse()
    assert table.proposer == 1
    assert table.won == won
    assert table.crews(1) == ALL_CREWS - {(0, 1, 2)}, "a refused crew has not sailed"


def test_i2_5_the_second_vote_starts_from_nothing() -> None:
    table = voting()
    table.refuse()
    table.crew(0, 1, 4)
    assert table.waiting == (1, 2, 3, 4, 5, 6)
    table.vote()
    assert table.phase == "placing"
