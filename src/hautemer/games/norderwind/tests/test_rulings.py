"""Our rulings, where the rules leave something open."""

from __future__ import annotations

import pytest

from hautemer.games.norderwind import GAME
from hautemer.games.norderwind.pieces import TILES
from hautemer.games.norderwind.state import NO_SEAT
from hautemer.games.norderwind.tests.table import STACKS, PreparedTable


def test_n1_5_a_tile_put_under_stays_in_the_own_notes() -> None:
    table = PreparedTable(3)
    table.ship(0, crew="lookout")
    table.sail(0, "norderkap", "wreck", "salt_1")
    table.do(0, "lookout", under=True)
    table.do(0, "draw")
    table.do(0, "skip")
    table.do(0, "stop")
    table.sail(1, "norderkap", "salt_3")
    table.do(1, "draw")
    notes = [GAME.view(table.state, seat)["own"] for seat in range(3)]
    assert [sorted(own["stacks"][0]["known"]) for own in notes] == [
        ["norderkap", "salt_1", "salt_3", "wreck"],
        ["norderkap", "salt_1", "salt_3"],
        ["norderkap", "salt_1", "salt_3"],
    ]
    assert ["wreck" in own["unseen"] for own in notes] == [False, True, True]
    assert all(
        len(own["unseen"]) + sum(len(stack["known"]) for stack in own["stacks"]) == 24 for own in notes
    )


def test_n2_8_cut_tiles_stay_in_order() -> None:
    table = PreparedTable()
    table.do(0, "sail", stack="norderkap", cut=6)
    assert [TILES[tile] for tile in table.state.stacks[0]] == [
        *STACKS["norderkap"][6:],
        *STACKS["norderkap"][:6],
    ]


def test_n2_9_only_a_stack_chosen_is_taken_back() -> None:
    table = PreparedTable()
    table.do(0, "sail", stack="olesand", cut=2)
    assert table.match.undo_to(0) == 0
    table.match.undo(0)
    assert table.state.stack == -1
    table.do(0, "sail", stack="norderkap")
    table.do(0, "draw")
    assert table.match.undo_to(0) is None


def test_n4_4_a_letter_opens_the_tile_to_nobody_else() -> None:
    table = PreparedTable(3)
    table.ship(0, gold=9)
    table.ship(1, hold="salt")
    table.sail(0, "norderkap", "salt_3")
    table.do(0, "draw")
    table.do(0, "trade", buy={"salt": 1})
    table.do(1, "trade", sell={"salt": 1})
    assert table.match.waiting_for() == (0,)  # seat 2 has no salt to sell; seat 0 is not asked again
    assert (table.state.actions, table.state.letters) == (1, [1, 0, 1])


@pytest.mark.parametrize(("gold", "cannons", "do"), [(1, 1, "pay"), (0, 2, "fight")])
def test_n5_6_asked_although_there_is_one_answer(gold: int, cannons: int, do: str) -> None:
    table = PreparedTable()
    table.ship(0, gold=gold, cannons=cannons)
    table.sail(0, "norderkap", "fog")
    table.do(0, "draw", {"event": "2"})
    assert table.offers(0) == [{"do": do}]


def test_n6_6_the_last_turn_is_a_whole_one() -> None:
    table = PreparedTable()
    table.state.turns = 399
    table.ship(1, gold=0)
    table.go_ashore(0)
    assert [fact.fact for fact in table.match.facts[None]][-3:] == ["came_home", "got_letter", "turn_limit"]
    assert table.state.letters[0] == 2
    assert table.match.log[-1].luck[-1].keys() == {"shuffle"}
    assert table.state.gold[1] == 0


@pytest.mark.parametrize(("cubes", "majority", "all_ports"), [(9, NO_SEAT, 0), (8, 0, 0), (7, 0, 1)])
def test_n6_7_the_order_first_then_the_majority_then_all_ports(
    cubes: int, majority: int, all_ports: int
) -> None:
    table = PreparedTable()
    table.columns(norderkap=[0, 0], trutzhavn=[0, 0])
    table.state.cubes[0] = cubes
    table.ship(0, hold="salt fish")
    table.sail(0, "olesand", "olesand")
    table.do(0, "draw")
    table.do(0, "deliver")
    assert table.state.cubes[0] == 10
    assert table.state.majorities[2] == majority
    assert table.state.all_ports == all_ports
