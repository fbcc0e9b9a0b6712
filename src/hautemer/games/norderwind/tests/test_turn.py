"""N2: a turn."""

from __future__ import annotations

import pytest

from hautemer.core.errors import Refused
from hautemer.core.record import write
from hautemer.games.norderwind.moves import Sail
from hautemer.games.norderwind.pieces import TILES
from hautemer.games.norderwind.tests.table import STACKS, PreparedTable


@pytest.mark.parametrize(("crew", "income"), [("", 1), ("treasurer", 2)])
def test_n2_1_a_seat_without_gold_gets_income(crew: str, income: int) -> None:
    table = PreparedTable()
    table.ship(1, gold=0, crew=crew)
    table.sail(0, "norderkap", "wreck")
    table.draw(0)
    table.do(0, "skip")
    assert table.state.gold == [5, 0]
    heard = table.do(0, "stop")
    assert heard[-2:] == ["turn", "income"]  # within the entry that ends the turn before
    assert table.state.gold == [5, income]


def test_n2_1_a_seat_with_gold_gets_no_income() -> None:
    table = PreparedTable()
    table.ship(1, gold=1, crew="treasurer")
    table.go_ashore(0)
    assert table.state.gold[1] == 1


def test_n2_2_any_stack_and_any_cut_but_the_whole() -> None:
    table = PreparedTable()
    assert table.offers(0) == [
        {
            "do": "sail",
            "stack": {"one_of": ["norderkap", "trutzhavn", "olesand"]},
            "cut": {"between": [0, 7], "default": 0},
        }
    ]
    assert table.offers(1) == []
    with pytest.raises(Refused):
        table.do(0, "sail", stack="norderkap", cut=8)


@pytest.mark.parametrize("cut", [0, 1, 3, 7])
def test_n2_2_the_cut_tiles_go_under_in_their_order(cut: int) -> None:
    table = PreparedTable()
    table.do(0, "sail", stack="olesand", cut=cut)
    tiles = STACKS["olesand"]
    assert [TILES[tile] for tile in table.state.stacks[2]] == tiles[cut:] + tiles[:cut]
    assert table.state.known == PreparedTable().state.known  # unseen


def test_n2_2_the_cut_may_be_left_out_and_is_written_down() -> None:
    table = PreparedTable()
    table.do(0, "sail", stack="olesand")
    assert table.match.log[-1].move == Sail("olesand", 0)
    assert write(table.match).entries[0]["cut"] == 0


def test_n2_3_a_lookout_always_looks() -> None:
    table = PreparedTable()
    table.ship(0, crew="lookout")
    table.sail(0, "norderkap", "wreck", "salt_1")
    assert table.offers(0) == [{"do": "lookout", "under": {"one_of": [False, True]}}]
    assert table.match.facts[0][-1].details == {"seat": 0, "tile": "wreck"}
    assert table.match.facts[1][-1].details == table.match.facts[None][-1].details == {"seat": 0}


def test_n2_3_the_cut_comes_before_the_look() -> None:
    table = PreparedTable()
    table.ship(0, crew="lookout")
    table.sail(0, "norderkap", "wreck", "salt_1", "fog", cut=1)
    assert table.match.facts[0][-1].details["tile"] == "salt_1"


def test_n2_3_a_tile_left_on_top_is_drawn_first() -> None:
    table = PreparedTable()
    table.ship(0, crew="lookout")
    table.sail(0, "norderkap", "wreck", "salt_1")
    assert table.do(0, "lookout", under=False) == ["kept"]
    table.draw(0)
    assert table.match.facts[1][-1].details["tile"] == "wreck"
    assert table.state.drawn == 1


def test_n2_3_a_tile_put_under_does_not_count_as_drawn() -> None:
    table = PreparedTable()
    table.ship(0, crew="lookout")
    table.sail(0, "norderkap", "wreck", "salt_1", "salt_3", "wine_2", "merchant_2")
    assert table.do(0, "lookout", under=True) == ["put_under"]
    assert table.match.facts[0][-1].details == {"seat": 0, "tile": "wreck"}
    assert table.match.facts[1][-1].details == {"seat": 0}
    assert TILES[table.state.stacks[0][-1]] == "wreck"
    table.draw(0, 4)
    assert table.match.facts[1][-1].details["tile"] == "merchant_2"
    assert "came_home" in table.do(0, "skip")


def test_n2_3_no_lookout_no_look() -> None:
    table = PreparedTable()
    table.ship(0, crew="boatman gunner treasurer accountant")
    table.sail(0, "norderkap", "wreck")
    assert table.offers(0) == [{"do": "draw"}]


def test_n2_4_the_first_tile_is_drawn_and_then_one_may_stop() -> None:
    table = PreparedTable()
    table.sail(0, "norderkap", "wreck", "salt_1")
    assert table.offers(0) == [{"do": "draw"}]
    table.do(0, "draw")
    assert table.offers(0) == [{"do": "salvage"}, {"do": "skip"}]  # resolved before the next
    table.do(0, "skip")
    assert table.offers(0) == [{"do": "draw"}, {"do": "stop"}]
    assert table.do(0, "stop") == ["came_home", "got_letter", "turn"]
    assert table.state.turn == 1


@pytest.mark.parametrize("sail", [4, 5, 6])
def test_n2_4_at_most_as_many_tiles_as_the_sail_shows(sail: int) -> None:
    table = PreparedTable()
    table.ship(0, sails=sail)
    table.sail(0, "norderkap", "wreck", "salt_1", "salt_3", "wine_2", "merchant_2", "equipment")
    table.draw(0, sail)
    assert table.state.turn == 0
    assert "came_home" in table.do(0, "skip")  # by itself
    assert table.state.turn == 1


def test_n2_4_every_action_tile_is_answered_if_only_by_skip() -> None:
    table = PreparedTable()
    table.ship(0, gold=0)
    for port, tile in (("norderkap", "norderkap"), ("norderkap", "salt_1"), ("trutzhavn", "merchant_3")):
        table.state.turn = table.state.asked = 0
        table.sail(0, port, tile)
        table.do(0, "draw")
        assert table.offers(0) == [{"do": "skip"}]
        table.do(0, "skip")
        table.do(0, "stop")
        table.ship(0, gold=0)


def test_n2_4_the_last_tile_has_its_letters_before_the_voyage_ends() -> None:
    table = PreparedTable()
    table.sail(0, "norderkap", "wreck", "salt_3", "wine_2", "salt_1")
    table.draw(0, 4)
    table.ship(1, hold="salt", letters=1, gold=5)
    table.do(0, "trade", buy={"salt": 1})
    assert table.match.waiting_for() == (1,)
    assert "came_home" in table.do(1, "trade", sell={"salt": 1})
    assert table.state.turn == 1


def test_n2_5_after_the_second_action_the_voyage_is_over() -> None:
    table = PreparedTable()
    table.ship(1, letters=0)
    table.sail(0, "norderkap", "salt_1", "salt_3", "wreck")
    table.do(0, "draw")
    assert "came_home" not in table.do(0, "trade", buy={"salt": 2})
    table.do(0, "draw")
    assert "came_home" in table.do(0, "trade", sell={"salt": 2})


def test_n2_5_the_second_action_has_its_letters_too() -> None:
    table = PreparedTable()
    table.sail(0, "norderkap", "wreck", "salt_1")
    table.do(0, "draw")
    table.do(0, "salvage")
    table.do(0, "draw")
    table.ship(1, hold="salt", letters=1)
    table.do(0, "trade", buy={"salt": 1})
    assert table.match.waiting_for() == (1,)
    assert "came_home" in table.do(1, "skip")


def test_n2_5_fog_and_passing_by_are_no_actions() -> None:
    table = PreparedTable()
    table.sail(0, "norderkap", "wreck", "fog", "salt_1")
    table.draw(0)
    table.do(0, "skip")
    table.do(0, "draw", {"event": "coin"})
    assert table.state.actions == 0
    table.do(0, "draw")
    table.ship(1, letters=0)
    table.do(0, "trade", buy={"salt": 1})
    assert table.state.actions == 1


@pytest.mark.parametrize("use", ["trade", "equip", "salvage", "deliver"])
def test_n2_5_what_uses_a_tile_is_an_action(use: str) -> None:
    table = PreparedTable()
    table.ship(0, hold="wine", gold=5)
    table.ship(1, letters=0)
    tile = {"trade": "salt_1", "equip": "equipment", "salvage": "wreck", "deliver": "norderkap"}[use]
    table.sail(0, "norderkap", tile)
    table.do(0, "draw")
    table.match.submit(0, table.moves(0, use)[0])
    assert table.state.actions == 1


@pytest.mark.parametrize(
    ("actions", "letters", "after"),
    [(0, 0, 1), (0, 1, 2), (1, 1, 2), (2, 0, 0), (2, 1, 1), (0, 2, 2), (1, 2, 2)],
)
def test_n2_6_a_letter_for_a_voyage_of_few_actions(actions: int, letters: int, after: int) -> None:
    table = PreparedTable()
    table.ship(0, letters=letters)
    table.sail(0, "norderkap", "wreck", "norderkap")
    table.state.actions = max(0, actions - 1)
    table.do(0, "draw")
    table.do(0, "salvage" if actions else "skip")
    if table.state.turn == 0:
        table.do(0, "stop")
    assert table.state.letters[0] == after


def test_n2_6_also_after_a_lost_fight() -> None:
    table = PreparedTable()
    table.sail(0, "norderkap", "fog")
    table.do(0, "draw", {"event": "1"})
    table.do(0, "fight", {"battle": ["blank"]})
    assert table.state.letters[0] == 2


def test_n2_7_the_whole_stack_is_shuffled_last() -> None:
    table = PreparedTable()
    table.sail(0, "olesand", "fish_1", "fog")
    table.do(0, "draw")
    table.do(0, "skip")
    mixed = sorted(STACKS["olesand"])
    table.do(0, "stop", {"shuffle": mixed})
    assert [TILES[tile] for tile in table.state.stacks[2]] == mixed
    assert table.match.log[-1].luck == ({"shuffle": mixed},)
    assert table.state.turn == 1


def test_n2_7_the_shuffle_is_the_last_luck_of_an_entry() -> None:
    table = PreparedTable()
    table.ship(0, sails=1)
    table.sail(0, "norderkap", "fog")
    table.do(0, "draw", {"event": "coin"})
    assert [next(iter(outcome)) for outcome in table.match.log[-1].luck] == ["event", "shuffle"]


def test_a_tile_that_was_seen_is_not_taken_back() -> None:
    """N2.4: a stack chosen may be taken back, a tile drawn may not."""
    table = PreparedTable()
    table.sail(0, "norderkap", "wreck")
    assert table.match.undo_to(0) == 0
    table.do(0, "draw")
    assert table.match.undo_to(0) is None


def test_a_look_is_not_taken_back() -> None:
    """N2.3: a look reveals a tile."""
    table = PreparedTable(norderkap=STACKS["norderkap"][5:] + STACKS["norderkap"][:5])
    table.do(0, "sail", stack="norderkap")
    table.do(0, "draw")
    table.do(0, "equip", what="crew", post="lookout")
    table.do(1, "skip")
    table.do(0, "stop")
    for move in (
        {"do": "sail", "stack": "olesand", "cut": 1},
        {"do": "draw"},
        {"do": "skip"},
        {"do": "stop"},
    ):
        table.match.submit(1, move)
    table.do(0, "sail", stack="trutzhavn")
    assert table.match.facts[0][-1].fact == "looked-own"
    assert table.match.undo_to(0) is None
