"""The start of the mutiny (C5)."""

from __future__ import annotations

import pytest

from hautemer.games.cartagena import GAME
from hautemer.games.cartagena.tests.table import PreparedTable, row
from hautemer.kit.masks import NOBODY, SEAT


def test_c5_1_the_mutiny_starts_when_the_ship_arrives() -> None:
    table = PreparedTable("sate", "crackpott", seats=2)
    table.to_mutiny("valverde", "diaz", strengths=[7, 3])
    assert table.match.waiting_for() == (0, 1)
    assert [next(iter(outcome)) for outcome in table.match.log[-1].luck] == ["posted"]
    assert table.facts(None, "duel") == [{"duel": "A", "valverde": 7, "diaz": 3}]


@pytest.mark.parametrize("supply", ["pile", "gold_pile", "supply"])
def test_c5_2_an_empty_supply_starts_the_mutiny_after_the_ship_has_moved(supply: str) -> None:
    table = PreparedTable("sate", "crackpott", "valverde", seats=2)
    table.state.sides = [(0,), (1,)]
    empty(table, supply)
    table.visit(0, "sate")
    assert table.state.duel == -1
    table.visit(1, "crackpott")
    assert table.state.ship == 3
    assert table.state.duel == 0
    keys = {"pile": "combat", "gold_pile": "gold", "supply": "coins"}
    assert table.facts(None, "exhausted") == [{"supply": keys[supply]}]


def empty(table: PreparedTable, supply: str) -> None:
    """Empty a pile or the coin supply."""
    if supply == "supply":
        table.state.supply = 0
    else:
        getattr(table.state, supply).clear()


def test_c5_2_emptied_and_refilled_within_the_round_does_not_count() -> None:
    table = PreparedTable("sate", "dean_nero", seats=2)
    table.state.supply = 1
    table.state.coins[1] = 2
    table.visit(0, "sate")
    assert table.state.supply == 0
    table.visit(1, "dean_nero").do(1, "barter", {"cabins": row(["sate"], 2)}, coins=1)
    assert table.state.round == 2


def test_c5_2_immediate_starts_the_mutiny_once_the_turn_is_over() -> None:
    table = PreparedTable("sate", "dean_nero", seats=2, exhaustion="immediate")
    table.state.supply = 1
    table.state.sides = [(0,), (1,)]
    table.visit(0, "sate")
    assert table.state.ship == 0
    assert table.facts(None, "sailed") == []
    assert table.match.waiting_for() == (0, 1)


def test_c5_2_immediate_waits_for_the_end_of_the_turn_that_emptied_it() -> None:
    table = PreparedTable("dean_nero", "sate", seats=2, exhaustion="immediate")
    table.state.pile = table.state.pile[-1:]
    table.visit(0, "dean_nero").do(0, "barter", cards=["diaz-1"])
    assert len(table.state.pile) == 2
    assert table.match.waiting_for() == (1,)


def test_c5_2_immediate_at_the_last_turn_of_a_round_leaves_the_ship_where_it_is() -> None:
    table = PreparedTable("crackpott", "sate", seats=2, exhaustion="immediate")
    table.state.supply = 1
    table.state.sides = [(0,), ()]
    table.visit(0, "crackpott").visit(1, "sate")
    assert table.state.ship == 0
    assert table.state.duel == 0
    assert table.state.dealer == 0


def test_c5_3_seats_without_a_side_are_out() -> None:
    table = PreparedTable(seats=3).to_mutiny("valverde", None, "diaz")
    assert table.match.waiting_for() == (0, 2)
    assert table.moves(1) == []
    assert [seat["out"] for seat in GAME.view(table.state, None)["seats"]] == [False, True, False]
    assert [seat["side"] for seat in GAME.view(table.state, None)["seats"]] == [None] * 3


def test_c5_3_if_nobody_declared_everybody_loses() -> None:
    table = PreparedTable(seats=2).to_mutiny(None, None)
    result = table.match.result
    assert result is not None
    assert (result.reason, result.winners, result.scores) == ("nobody_declared", (), (0, 0))
    assert table.match.log[-1].luck == ()
    assert table.match.waiting_for() == ()


def test_c5_4_unposted_sailors_are_posted_unseen_on_the_empty_places() -> None:
    table = PreparedTable(seats=2)
    table.state.posted = [(10, 1)]
    table.state.posted_seen = [SEAT[0]]
    table.state.unposted = tuple(range(2, 10))
    table.to_mutiny("valverde", "diaz")
    table.luck = []
    posted = table.match.log[-1].luck[0]["posted"]
    assert [strength for pair in table.state.posted[1:] for strength in pair] == posted
    assert sorted(posted) == list(range(2, 10))
    for seat in (0, 1):
        assert [duel["duel"] for duel in GAME.view(table.state, seat)["own"]["duels"]] == ["A"]


def test_c5_4_with_all_posted_luck_is_not_asked_and_the_lifeboat_is_emptied() -> None:
    table = PreparedTable(seats=2)
    table.state.posted = [(1, 2), (3, 4), (5, 6), (7, 8), (9, 10)]
    table.state.posted_seen = [NOBODY] * 5
    table.state.unposted = ()
    table.state.lifeboat = 12
    table.to_mutiny("valverde", "diaz")
    assert table.match.log[-1].luck == ()
    assert GAME.view(table.state, None)["lifeboat"] is None
