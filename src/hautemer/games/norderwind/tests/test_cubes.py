"""N6: cubes and the end."""

from __future__ import annotations

import pytest

from hautemer.core.errors import Refused
from hautemer.core.game import Result
from hautemer.games.norderwind.pieces import TURNS
from hautemer.games.norderwind.state import NO_SEAT
from hautemer.games.norderwind.tests.table import PreparedTable


def deliver(table: PreparedTable, seat: int, port: str) -> list[str]:
    """Deliver the lowest open order of a port, with all it needs, on a voyage of the seat's own."""
    table.state.turn = table.state.asked = seat
    table.ship(seat, gold=20, captains=2)
    order = len(table.state.columns[("norderkap", "trutzhavn", "olesand").index(port)])
    olesand = ["salt fish", "wood wheat", "wheat salt", "fish wood", "salt wood", "fish wheat wood"]
    table.ship(seat, hold=olesand[order] if port == "olesand" else "wine wine", gold=20, captains=2)
    table.sail(seat, port, port)
    table.do(seat, "draw")
    heard = table.do(seat, "deliver")
    if table.match.result is None:
        table.do(seat, "stop")
    return heard


def test_n6_1_the_first_delivery_brings_the_majority_at_once() -> None:
    table = PreparedTable(3)
    heard = deliver(table, 0, "norderkap")
    assert heard == ["delivered", "majority"]
    assert (table.state.cubes, table.state.majorities[0]) == ([2, 0, 0], 0)


def test_n6_1_a_tie_empties_the_space_until_somebody_leads_alone() -> None:
    table = PreparedTable(3)
    deliver(table, 0, "norderkap")
    heard = deliver(table, 1, "norderkap")
    assert heard == ["delivered", "majority_lost"]
    assert (table.state.cubes, table.state.majorities[0]) == ([1, 1, 0], NO_SEAT)
    deliver(table, 2, "norderkap")
    assert (table.state.cubes, table.state.majorities[0]) == ([1, 1, 1], NO_SEAT)
    deliver(table, 1, "norderkap")
    assert (table.state.cubes, table.state.majorities[0]) == ([1, 3, 1], 1)
    deliver(table, 1, "norderkap")
    assert (table.state.cubes, table.state.majorities[0]) == ([1, 4, 1], 1)


def test_n6_1_each_port_has_its_own_majority() -> None:
    table = PreparedTable(3)
    deliver(table, 0, "norderkap")
    deliver(table, 1, "trutzhavn")
    assert table.state.majorities == [0, 1, NO_SEAT]
    assert table.state.cubes == [2, 2, 0]


def test_n6_2_one_cube_for_all_three_ports() -> None:
    table = PreparedTable(3)
    table.columns(norderkap=[1, 0, 1], trutzhavn=[1, 0, 1])
    assert deliver(table, 0, "olesand") == ["delivered", "majority", "all_ports"]
    assert table.state.cubes[0] == 3 + 1 + 1
    assert deliver(table, 0, "olesand") == ["delivered"]  # once
    table.state.columns[2] = (*table.state.columns[2], 2)
    assert "all_ports" in deliver(table, 1, "olesand")  # every seat can earn it


@pytest.mark.parametrize("aboard", [2, 3])
def test_n6_2_one_cube_for_a_full_crew(aboard: int) -> None:
    table = PreparedTable(3)
    table.ship(0, crew=" ".join(("boatman", "gunner", "treasurer")[:aboard]))
    table.sail(0, "norderkap", "equipment")
    table.do(0, "draw")
    heard = table.do(0, "equip", what="crew", post="accountant")
    assert heard == (["hired", "full_crew"] if aboard == 3 else ["hired"])
    assert table.state.cubes == [int(aboard == 3), 0, 0]


def test_n6_3_the_last_cube_wins_at_once_by_a_delivery() -> None:
    table = PreparedTable()
    table.columns(norderkap=[0, 0, 0, 1], trutzhavn=[0, 0], olesand=[1, 0, 1, 1])
    assert table.state.cubes == [6 + 2 + 1, 4 + 1]
    table.ship(0, hold="wine wine", gold=9)
    table.sail(0, "norderkap", "norderkap")
    table.do(0, "draw")
    heard = table.do(0, "deliver")
    assert heard[-1] == "won"
    assert table.match.result == Result((10, 5), (0,), "cubes_placed")
    assert table.match.waiting_for() == ()
    assert table.match.log[-1].luck == ()  # no shuffle
    with pytest.raises(Refused):
        table.do(0, "draw")


def test_n6_3_eight_cubes_win_with_four_seats() -> None:
    table = PreparedTable(4)
    table.columns(norderkap=[0, 0, 0], trutzhavn=[0], olesand=[1, 2])
    table.state.cubes[0] = 7  # as with a full crew
    table.ship(0, gold=9)
    table.sail(0, "norderkap", "norderkap")
    table.do(0, "draw")
    table.do(0, "deliver")
    assert table.match.result == Result((8, 1, 1, 0), (0,), "cubes_placed")


def test_n6_3_a_win_by_the_majority_cube() -> None:
    table = PreparedTable()
    table.columns(norderkap=[0, 1, 0, 1], trutzhavn=[0, 0, 0], olesand=[0, 1])
    assert table.state.cubes == [6 + 1 + 1, 3]
    table.ship(0, hold="wine wine")
    table.sail(0, "norderkap", "norderkap")
    table.do(0, "draw")
    assert table.do(0, "deliver") == ["delivered", "majority", "won"]
    assert table.match.result == Result((10, 3), (0,), "cubes_placed")


def test_n6_3_a_full_crew_wins_out_of_turn_by_a_letter() -> None:
    table = PreparedTable(3)
    table.columns(norderkap=[1, 1, 1], trutzhavn=[1, 1], olesand=[1])
    table.state.cubes = [0, 9, 0]
    table.ship(0, gold=0)
    table.ship(1, crew="boatman gunner treasurer", gold=1)
    table.ship(2, gold=0)
    table.sail(0, "norderkap", "equipment")
    table.ship(0, gold=1)
    table.do(0, "draw")
    table.do(0, "equip", what="cannon")
    heard = table.do(1, "equip", what="crew", post="lookout")
    assert heard == ["used_letter", "hired", "full_crew", "won"]  # no further letters, income or shuffle
    assert table.match.result == Result((0, 10, 0), (1,), "cubes_placed")
    assert table.match.log[-1].luck == ()
    assert table.state.gold == [0, 0, 0]


def test_n6_4_all_cubes_of_one_delivery_are_one_event() -> None:
    table = PreparedTable()
    table.columns(norderkap=[1, 0], trutzhavn=[0, 0], olesand=[1])
    before = table.state.cubes[1]
    table.state.cubes[0] = 9
    table.ship(0, hold="wood wheat")
    table.sail(0, "olesand", "olesand")
    table.do(0, "draw")
    table.do(0, "deliver")  # the tenth cube; the other's majority goes back all the same
    assert table.match.result == Result((10, before - 1), (0,), "cubes_placed")


def test_n6_4_a_score_never_passes_the_goal() -> None:
    table = PreparedTable()
    table.columns(norderkap=[0, 0, 0], trutzhavn=[0, 0], olesand=[])
    table.state.cubes[0] = 9
    table.ship(0, hold="salt fish")
    table.sail(0, "olesand", "olesand")
    table.do(0, "draw")
    table.do(0, "deliver")  # an order, a majority and all three ports, but one cube only
    assert table.match.result == Result((10, 0), (0,), "cubes_placed")


@pytest.mark.parametrize(("cubes", "winners"), [((3, 5), (1,)), ((4, 4), (0, 1)), ((0, 0), (0, 1))])
def test_n6_5_after_200_turns_a_seat_most_cubes_win(cubes: tuple[int, int], winners: tuple[int, ...]) -> None:
    assert TURNS == 200
    table = PreparedTable(2, first=1)
    table.state.cubes = list(cubes)
    table.state.turns = 398
    table.go_ashore(1)
    assert table.match.waiting_for() == (0,)
    table.ship(1, gold=0)
    table.sail(0, "norderkap", "wreck")
    table.draw(0)
    table.do(0, "skip")
    heard = table.do(0, "stop")
    assert heard[-1] == "turn_limit"
    assert table.match.result == Result(cubes, winners, "turn_limit")
    assert table.state.gold[1] == 0  # no turn begins, so no income
    luck = table.match.log[-1].luck
    assert [next(iter(outcome)) for outcome in luck] == ["shuffle"]  # the turn was a whole one
