"""N5: the fog."""

from __future__ import annotations

import pytest

from hautemer.core.errors import Refused
from hautemer.games.norderwind.tests.table import PreparedTable


def in_fog(event: str, **ship: int | str) -> PreparedTable:
    """Return a table where seat 0 has just drawn the fog with this face of the event die."""
    table = PreparedTable()
    table.ship(0, **ship)  # type: ignore[arg-type]
    table.sail(0, "norderkap", "fog", "wreck")
    table.do(0, "draw", {"event": event})
    return table


def test_n5_1_the_die_is_rolled_at_once_and_a_coin_is_gold() -> None:
    table = in_fog("coin", gold=2)
    assert table.match.log[-1].luck == ({"event": "coin"},)
    assert table.state.gold[0] == 3
    assert table.offers(0) == [{"do": "draw"}, {"do": "stop"}]


@pytest.mark.parametrize("strength", [1, 2, 3])
def test_n5_2_pay_or_fight(strength: int) -> None:
    table = in_fog(str(strength), cannons=4, gold=2)
    assert table.offers(0) == [{"do": "pay"}, {"do": "fight"}]
    assert table.match.outlook(1).public.voyage.pirates == strength  # type: ignore[attr-defined]
    table.do(0, "pay")
    assert table.state.gold[0] == 1
    assert table.offers(0) == [{"do": "draw"}, {"do": "stop"}]


@pytest.mark.parametrize(
    ("shots", "gunner", "strength", "won"),
    [
        (["silver"], False, 1, True),
        (["blank"], False, 1, False),
        (["blue"], False, 1, False),
        (["blue"], True, 1, True),
        (["blue"], True, 2, True),
        (["silver", "blank"], False, 2, False),
        (["silver", "silver"], False, 2, True),
        (["silver", "blue"], True, 3, True),
        (["silver", "blue", "silver"], False, 3, False),
        (["silver", "silver", "blank", "silver"], False, 3, True),
    ],
)
def test_n5_3_one_die_a_cannon(shots: list[str], gunner: bool, strength: int, won: bool) -> None:
    table = in_fog(str(strength), cannons=len(shots), crew="gunner" if gunner else "", gold=3)
    heard = table.do(0, "fight", {"battle": shots})
    assert ("captured" in heard) is won
    assert table.state.captains[0] == int(won)
    assert table.state.gold[0] == 3


@pytest.mark.parametrize("shots", [["silver"], ["silver", "silver", "silver"], ["silver", "gold"]])
def test_n5_3_other_dice_cannot_have_been_rolled(shots: list[str]) -> None:
    from hautemer.core.errors import BadLuck

    table = in_fog("1", cannons=2)
    with pytest.raises(BadLuck):
        table.do(0, "fight", {"battle": shots})


def test_n5_4_won_the_voyage_goes_on() -> None:
    table = in_fog("1", cannons=1)
    table.do(0, "fight", {"battle": ["silver"]})
    assert table.offers(0) == [{"do": "draw"}, {"do": "stop"}]


def test_n5_4_a_full_prison_brings_gold_instead() -> None:
    table = in_fog("1", cannons=1, captains=2, gold=0)
    heard = table.do(0, "fight", {"battle": ["silver"]})
    assert "prison_full" in heard
    assert (table.state.captains[0], table.state.gold[0]) == (2, 1)


def test_n5_4_lost_the_voyage_is_over() -> None:
    table = in_fog("1", cannons=1)
    heard = table.do(0, "fight", {"battle": ["blank"]})
    assert heard[:3] == ["fought", "beaten", "came_home"]
    assert table.state.turn == 1
    assert [next(iter(outcome)) for outcome in table.match.log[-1].luck] == ["battle", "shuffle"]


@pytest.mark.parametrize(
    ("cannons", "crew", "strength", "can"),
    [
        (1, "", 2, False),
        (1, "gunner", 2, True),
        (1, "gunner", 3, False),
        (2, "gunner", 3, True),
        (2, "", 3, False),
    ],
)
def test_n5_5_a_seat_that_cannot_win_may_only_pay(cannons: int, crew: str, strength: int, can: bool) -> None:
    table = in_fog(str(strength), cannons=cannons, crew=crew, gold=1)
    assert table.offers(0) == ([{"do": "pay"}, {"do": "fight"}] if can else [{"do": "pay"}])
    if not can:
        with pytest.raises(Refused):
            table.do(0, "fight", {"battle": ["silver"] * cannons})


def test_n5_5_a_seat_without_gold_may_only_fight() -> None:
    table = in_fog("1", cannons=1, gold=0)
    assert table.offers(0) == [{"do": "fight"}]


def test_n5_5_without_gold_the_fight_is_lost_at_once() -> None:
    table = in_fog("2", cannons=1, gold=0)
    assert table.state.turn == 1
    assert [next(iter(outcome)) for outcome in table.match.log[-1].luck] == ["event", "shuffle"]
    assert table.state.letters[0] == 2  # N2.6
    assert table.state.captains[0] == 0
