"""The flow of a visit on a screen: what gives something away is marked, so that a screen asks once more."""

from __future__ import annotations

from typing import Any

import pytest

from hautemer.games.cartagena.tests.table import PreparedTable


def given_up(table: PreparedTable) -> list[tuple[str, dict[str, Any]]]:
    """Return the marked moves of seat 0, with the values of their fields."""
    offers = [offer.describe() for offer in table.match.offers(0)]
    return [(offer["do"], values) for offer in offers for values in offer.get("gives_up", ())]


@pytest.mark.parametrize("pirate", ["bijoux", "ojo"])
def test_c3_10_c3_11_declining_a_first_side_gives_something_away(pirate: str) -> None:
    assert given_up(PreparedTable(pirate).visit(0, pirate)) == [("decline", {})]


def test_c3_10_a_seat_with_a_side_keeps_it_by_declining() -> None:
    table = PreparedTable("bijoux")
    table.state.sides[0] = (1,)
    assert given_up(table.visit(0, "bijoux")) == []


def test_c3_11_declining_to_spy_gives_something_away_if_anybody_has_a_side() -> None:
    for others, marked in (((), []), ((1,), [("decline", {})])):
        table = PreparedTable("ojo")
        table.state.sides[0], table.state.sides[1] = (0,), others
        assert given_up(table.visit(0, "ojo")) == marked


def test_c3_5_c3_6_trading_nothing_gives_something_away_if_there_is_something_to_trade() -> None:
    assert given_up(PreparedTable("wessel_jan").visit(0, "wessel_jan")) == [("exchange", {"cards": ()})]
    assert given_up(PreparedTable("wessel_jan").give(0).visit(0, "wessel_jan")) == []
    table = PreparedTable("dean_nero")
    table.state.coins[0] = 1
    assert given_up(table.visit(0, "dean_nero")) == [("barter", {"cards": ()}), ("barter", {"coins": 0})]
    table = PreparedTable("dean_nero").give(0)
    table.state.coins[0] = 0
    assert given_up(table.visit(0, "dean_nero")) == []


def test_c3_5_everybody_can_tell_the_answer_of_a_seat_without_combat_cards() -> None:
    for cards, is_forced in ((("valverde-1",), False), ((), True)):
        table = PreparedTable("wessel_jan").give(0, *cards).visit(0, "wessel_jan")
        assert [offer.forced for offer in table.match.offers(0)] == [is_forced]


def test_c3_8_robbing_nobody_gives_something_away_if_anybody_has_a_coin() -> None:
    for coins, marked in ((0, []), (1, [("rob", {"target": None})])):
        table = PreparedTable("chang_ye")
        table.state.coins[:] = [0, coins, 0]
        assert given_up(table.visit(0, "chang_ye")) == marked
