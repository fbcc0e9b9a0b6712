"""The end (C7)."""

from __future__ import annotations

from hautemer.games.cartagena import GAME
from hautemer.games.cartagena.tests.table import PreparedTable

FIVE = ("diaz-1",) * 5
# Valverde's sailors win A, B and C whatever two ones add to Diaz.
STRONG = (10, 1, 9, 2, 8, 3)


def fought(
    *sides: str | None, coins: tuple[int, ...], hands: tuple[tuple[str, ...], ...] = ()
) -> PreparedTable:
    """Return a mutiny that Valverde wins in three duels of two rounds."""
    seats = len(sides)
    table = PreparedTable(seats=seats).to_mutiny(*sides, strengths=STRONG)
    for seat in range(seats):
        table.give(seat, *(*FIVE, *(hands[seat] if hands else ())))
        table.state.gold[seat] = ()
    table.state.coins = list(coins)
    table.state.passages.clear()
    ones = ["diaz-1" if side else None for side in sides]
    monkeys = ["monkey" if side else None for side in sides]
    for _ in range(3):
        table.commit(*ones).commit(*monkeys)
        if table.match.result is None and table.state.phase == 3:
            table.do(table.state.turn, "rob", target=None)
    return table


def test_c7_1_the_richest_on_the_winning_side_wins() -> None:
    result = fought("valverde", "valverde", "diaz", coins=(3, 5, 9)).match.result
    assert result is not None
    assert (result.reason, result.winners) == ("side_won", (1,))
    assert result.scores == (6, 8, 12)  # each monkey brought a coin


def test_c7_1_alone_on_the_winning_side() -> None:
    table = fought("valverde", "diaz", coins=(0, 9))
    assert table.match.result is not None
    assert table.match.result.winners == (0,)
    assert [seat["side"] for seat in GAME.view(table.state, None)["seats"]] == ["valverde", "diaz"]
    assert [seat["gold_cards"] for seat in GAME.view(table.state, None)["seats"]] == [[], []]
    unmasked = [(fact["seat"], fact["side"], fact["gold"]) for fact in table.facts(1, "unmasked")]
    assert unmasked == [(0, "valverde", 3), (1, "diaz", 12)]


def test_c7_1_equal_gold_the_higher_sum_of_that_sides_cards_in_hand() -> None:
    hands = (("valverde-1", "valverde-1"), ("valverde-3",), ("valverde-3", "valverde-3"))
    table = fought("valverde", "valverde", "diaz", coins=(4, 4, 4), hands=hands)
    assert table.match.result is not None
    assert table.match.result.winners == (1,)
    assert [seat["force"] for seat in GAME.view(table.state, None)["seats"]] == [2, 3, None]


def test_c7_1_still_equal_it_is_shared() -> None:
    hands = (("valverde-1", "valverde-2"), ("valverde-3", "diaz-3"))
    table = fought("valverde", "valverde", coins=(4, 4), hands=hands)
    assert table.match.result is not None
    assert table.match.result.winners == (0, 1)


def test_c7_1_seats_that_are_out_do_not_win_and_score_nothing() -> None:
    table = fought("valverde", "valverde", None, coins=(3, 1, 20))
    assert table.match.result is not None
    assert table.match.result.winners == (0,)
    assert table.match.result.scores == (6, 4, 0)


def test_c7_1_a_seat_eliminated_in_a_duel_does_not_win_with_its_side() -> None:
    table = PreparedTable(seats=3).to_mutiny("valverde", "valverde", "diaz", strengths=STRONG)
    table.give(0).give(1, *FIVE).give(2, *FIVE)
    table.state.coins = [9, 1, 1]
    table.commit("monkey", "diaz-1", "diaz-1").commit(None, "monkey", "monkey")
    assert GAME.scores(table.state) == (9, 2, 2)  # nothing is lost before the end
    for _ in range(2):
        table.commit(None, "diaz-1", "diaz-1").commit(None, "monkey", "monkey")
    assert table.match.result is not None
    assert table.match.result.winners == (1,)
    assert table.match.result.scores == (0, 4, 4)
    assert [seat["side"] for seat in GAME.view(table.state, None)["seats"]] == [
        "valverde",
        "valverde",
        "diaz",
    ]


def test_c7_1_nobody_on_the_winning_side_everybody_loses() -> None:
    table = fought("diaz", "diaz", coins=(3, 1))
    assert table.match.result is not None
    assert table.match.result.reason == "nobody_on_winning_side"
    assert table.match.result.winners == ()
    assert table.match.result.scores == (6, 4)


def test_c7_1_gold_cards_count_by_their_values() -> None:
    table = PreparedTable("valverde", gold=[3], seats=2).visit(0, "valverde")
    assert GAME.scores(table.state) == (1 + 1 + 3, 1)


def test_c7_2_cards_are_shown_only_where_gold_ties_and_then_only_their_sum() -> None:
    """Ours: what stays in the hands would tell who gave which card."""
    hands = (("valverde-3",), ("valverde-2",))
    table = fought("valverde", "valverde", coins=(4, 3), hands=hands)
    assert [seat["force"] for seat in GAME.view(table.state, None)["seats"]] == [None, None]
    assert "valverde-3" not in str(GAME.view(table.state, 1))
