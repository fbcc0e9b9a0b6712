"""The votes in words: what became of a crew."""

from __future__ import annotations

from hautemer.games.ico import GAME
from hautemer.games.ico.board import outcome
from hautemer.games.ico.tests.table import PreparedTable
from hautemer.games.ico.tests.test_bonus_sailing import second_turn


def outcomes(table: PreparedTable) -> list[str]:
    """Return the message of each crew that was voted on."""
    public = GAME.public(table.state)
    return [outcome(public, proposal) for proposal in public.proposals]


def test_i5_2_a_crew_lost_to_a_rough_sea_is_not_listed_as_accepted() -> None:
    table = second_turn("rough_sea", phase="accepted")
    assert outcomes(table) == ["was-accepted"]
    table.bonus(0, "rough_sea")
    assert outcomes(table) == ["was-rough-sea"]
    table.close()
    table.to("accepted")
    assert outcomes(table) == ["was-rough-sea", "was-accepted"]
    table.to("round_end")
    assert outcomes(table) == ["was-rough-sea", "was-accepted"]


def test_i5_2_without_a_rough_sea_a_crew_was_accepted() -> None:
    table = second_turn("mooring", phase="round_end")
    assert outcomes(table) == ["was-accepted"]
