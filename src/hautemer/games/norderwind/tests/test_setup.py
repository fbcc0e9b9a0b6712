"""N1: the set-up."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hautemer.core.chance import Dice, Script
from hautemer.core.errors import BadLuck
from hautemer.core.match import Match
from hautemer.games.norderwind import GAME
from hautemer.games.norderwind.pieces import PORTS, TILES
from hautemer.games.norderwind.tests.table import STACKS, PreparedTable


def test_n1_1_three_stacks_of_seven_and_their_destination() -> None:
    deals = set()
    for seed in range(40):
        state = GAME.start(3, {}, Dice(Random(seed)))
        assert [len(stack) for stack in state.stacks] == [8, 8, 8]
        for port, stack in enumerate(state.stacks):
            assert [TILES[tile] for tile in stack if tile < len(PORTS)] == [PORTS[port]]
        tiles = sorted(TILES[tile] for stack in state.stacks for tile in stack)
        assert tiles == sorted(key for stack in STACKS.values() for key in stack)
        deals.add(tuple(stack.index(port) for port, stack in enumerate(state.stacks)))
    assert len(deals) > 30  # the destinations are shuffled in


def test_n1_1_everybody_knows_which_destination_lies_in_which_stack() -> None:
    view = PreparedTable().match.outlook(None).public
    assert [(port.port, port.known) for port in view.ports] == [(key, [key]) for key in PORTS]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("name", "stack"),
    [
        ("stack_norderkap", ["trutzhavn", *STACKS["norderkap"][1:]]),
        ("stack_norderkap", STACKS["norderkap"][1:]),
        ("stack_norderkap", ["norderkap", "wreck", *STACKS["norderkap"][2:]]),
        ("stack_trutzhavn", ["trutzhavn", "salt_1", *STACKS["trutzhavn"][2:]]),
    ],
)
def test_n1_1_luck_that_cannot_be(name: str, stack: list[str]) -> None:
    luck: list[dict[str, Any]] = [{"first": 0}, *({f"stack_{key}": STACKS[key]} for key in PORTS)]
    luck = [{name: stack} if name in outcome else outcome for outcome in luck]
    with pytest.raises(BadLuck):
        GAME.start(2, {}, Script(luck))


@pytest.mark.parametrize(("seats", "cubes"), [(2, 10), (3, 10), (4, 8)])
def test_n1_2_what_everybody_begins_with(seats: int, cubes: int) -> None:
    view = GAME.view(PreparedTable(seats).state, None)
    assert view["goal"] == cubes
    assert (
        view["seats"]
        == [
            {
                "cubes": 0,
                "gold": 5,
                "letters": 1,
                "sail": 4,
                "cannons": 1,
                "hold": [],
                "captains": 0,
                "crew": [],
                "all_ports": False,
                "full_crew": False,
            }
        ]
        * seats
    )


def test_n1_3_the_first_seat_is_drawn_then_clockwise() -> None:
    firsts = {GAME.start(3, {}, Dice(Random(seed))).turn for seed in range(40)}
    assert firsts == {0, 1, 2}
    table = PreparedTable(3, first=1)
    order = []
    for _ in range(4):
        order.append(table.state.turn)
        assert table.match.waiting_for() == (table.state.turn,)
        table.go_ashore(table.state.turn)
    assert order == [1, 2, 0, 1]


def test_luck_of_the_set_up_in_the_order_of_the_page() -> None:
    """N1.1, N1.3: first, then the stacks, the top first."""
    match: Match = PreparedTable().match
    assert [next(iter(outcome)) for outcome in match.setup] == [
        "first",
        "stack_norderkap",
        "stack_trutzhavn",
        "stack_olesand",
    ]
    assert match.setup[1] == {"stack_norderkap": STACKS["norderkap"]}
