"""Interrupted turns continue exactly where they were (I5.19), and responses within them."""

from __future__ import annotations

from typing import Any

import pytest

from hautemer.games.ico.tests.table import PreparedTable


def second_turn(bonus: str, phase: str) -> PreparedTable:
    """Return a table in seat 0's turn, with a vote, after a first voyage of 3, 4, 5."""
    table = PreparedTable(bonus=bonus, captain=6)
    table.crew(3, 4, 5)
    table.to("round_end")
    table.close()
    table.to(phase)
    return table


def whole_turn(table: PreparedTable) -> None:
    """Play a turn from its proposal to the close of its last window."""
    table.to("round_end")
    table.close()


PHASES = ["propose", "vote", "voted", "accepted", "placing", "revealed", "round_end"]


@pytest.mark.parametrize("phase", PHASES)
def test_i5_19_the_loner_has_a_whole_round_then_the_state_goes_on(phase: str) -> None:
    table = second_turn("observer loner", phase)
    before = table.turn
    waiting = table.waiting
    table.bonus(1, "loner")
    assert table.phase == "propose"
    assert table.proposer == 1
    assert table.turn["loner"] is True
    assert [turn["phase"] for turn in table.public["interrupted"]] == [phase]
    table.crew(1, 2, 6)
    assert table.phase == "vote"
    whole_turn(table)
    assert table.turn == before
    assert table.waiting == waiting
    assert table.public["interrupted"] == []
    if table.moves(None):
        table.close()  # an open window is open again and needs its own close
        assert table.phase != phase


def test_i5_19_votes_cast_and_cards_placed_stand() -> None:
    table = second_turn("observer loner", "vote")
    table.enter(3, do="vote", for_=False)
    table.bonus(1, "loner")
    whole_turn(table)
    assert table.turn["voted"] == [0, 3]
    assert table.waiting == (1, 2, 4, 5, 6)
    table.vote(against=[1, 2, 4])
    assert table.turn["votes_for"] == [0, 5, 6]


def test_i5_19_cards_placed_before_the_interruption_stand() -> None:
    table = second_turn("observer loner", "accepted")
    table.close()
    table.enter(0, do="place", card="poison")
    table.bonus(1, "loner")
    table.crew(4, 5, 6)
    table.to("placing")
    table.place()
    assert table.own(0)["turns"][0]["card"] == "poison"
    whole_turn(table)
    assert table.turn["placed"] == [0]
    assert table.waiting == (1, 2)
    table.place()
    table.to("round_end")
    assert table.public["voyages"][-1]["poisons"] == 1


def test_i5_19_a_loners_second_try_and_round_end_are_included() -> None:
    table = second_turn("observer loner", "vote")
    table.bonus(1, "loner")
    for crew in ((1, 2, 6), (1, 2, 5)):
        table.crew(*crew)
        table.refuse()
        table.close()
    assert table.phase == "round_end"
    assert table.proposer == 1
    table.close()
    assert table.phase == "vote"
    assert table.proposer == 0


def test_i5_19_the_last_crew_is_that_of_the_match() -> None:
    """The crew that sailed last is looked at when a crew is named (I3.4)."""
    table = second_turn("observer loner", "propose")
    table.bonus(1, "loner")
    table.crew(0, 1, 2)
    whole_turn(table)
    assert (0, 1, 2) not in table.crews(0)
    assert (3, 4, 5) in table.crews(0)


def test_i5_19_an_interrupted_proposal_may_equal_the_crew_that_sails_in_between() -> None:
    table = second_turn("observer loner", "propose")
    table.crew(0, 1, 2)
    table.bonus(1, "loner")
    table.crew(0, 1, 2)
    whole_turn(table)
    table.to("revealed")
    assert table.public["last_crew"] == [0, 1, 2]


def test_i5_19_doubles_and_seasickness_do_not_reach_into_the_other_round() -> None:
    table = second_turn("double loner seasick", "vote")
    table.bonus(0, "double", target=4)
    table.bonus(1, "loner")
    assert table.turn["doubled"] == []
    table.crew(1, 2, 6)
    table.to("accepted")
    table.bonus(2, "seasick", out=6, in_=3)
    whole_turn(table)
    assert table.turn["doubled"] == [4]
    assert table.turn["seasick"] == []


def test_i5_19_loners_may_nest() -> None:
    table = second_turn("observer loner lucky mooring", "voted")
    outer = table.turn
    table.bonus(1, "loner")
    table.to("accepted")
    middle = table.turn
    table.bonus(2, "lucky", {"drawn": ["loner"]})
    table.bonus(2, "loner")
    assert [turn["proposer"] for turn in table.public["interrupted"]] == [0, 1]
    assert table.proposer == 2
    whole_turn(table)
    assert table.turn == middle
    whole_turn(table)
    assert table.turn == outer
    table.close()
    assert table.phase == "accepted"


def test_i5_19_the_order_of_turns_is_that_of_the_interrupted_one() -> None:
    table = second_turn("observer mooring loner", "round_end")
    table.bonus(2, "loner")
    whole_turn(table)
    assert table.phase == "round_end"
    table.close()
    assert table.proposer == 1


def test_i5_19_an_observer_looks_at_the_cards_of_that_round() -> None:
    """An interrupted round keeps its own unplaced cards (I3.2)."""
    table = second_turn("mooring loner observer", "accepted")
    table.close()
    table.place(poison=[0])
    table.close()
    table.bonus(1, "loner")
    table.crew(0, 3, 4)
    table.to("round_end")
    table.close()
    assert table.phase == "revealed"
    table.bonus(2, "observer", target=0)
    assert table.own(2)["observed"] == [{"voyage": 1, "seat": 0, "card": "island"}]


def test_a_leviathan_against_an_express_against_a_proposal() -> None:
    """The match goes on exactly where it was."""
    table = second_turn("observer express leviathan", "vote")
    table.enter(4, do="vote", for_=False)
    before = table.turn
    table.announce(1, "express", seats=[1, 2, 6])
    table.announce(2, "leviathan")
    assert table.turn == before
    table.vote()
    assert table.turn["votes_for"] == [0, 1, 2, 3, 5, 6]


def test_a_rough_sea_in_a_loners_turn_ends_only_that() -> None:
    table = second_turn("rough_sea loner", "voted")
    before = table.turn
    table.bonus(1, "loner")
    table.bonus(0, "rough_sea")
    assert table.phase == "round_end"
    table.close()
    assert table.turn == before


def test_i7_1_the_end_drops_interrupted_turns() -> None:
    table = PreparedTable(bonus="loner lucky mooring", rounds_to_win=3, captain=6)
    for _ in range(2):
        table.to("round_end")
        table.close()
    table.to("voted")
    table.bonus(0, "loner")
    table.to("revealed")
    table.close()
    assert table.phase == "over"
    assert table.public["interrupted"] == []
    assert table.result is not None
    assert table.result["reason"] == "sailors_home"


def facts(table: PreparedTable) -> list[Any]:
    return [fact.fact for fact in table.match.facts[None]]


def test_the_return_is_told() -> None:
    table = second_turn("observer loner", "vote")
    table.bonus(1, "loner")
    whole_turn(table)
    assert facts(table)[-1] == "resumed"
