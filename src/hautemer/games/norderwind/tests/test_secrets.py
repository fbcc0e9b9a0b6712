"""N1.4: public knowledge, the knowledge of a lookout, and the worlds that agree with it."""

from __future__ import annotations

from collections import Counter
from math import comb
from random import Random
from typing import Any

from hautemer.bots.random import RandomBot
from hautemer.core.chance import Dice
from hautemer.core.game import silent
from hautemer.games.norderwind import GAME
from hautemer.games.norderwind.moves import Lookout
from hautemer.games.norderwind.pieces import PORTS, TILE_OF, TILES
from hautemer.games.norderwind.state import State
from hautemer.games.norderwind.tests.table import PreparedTable, bag
from hautemer.kit.bags import bag_of, holds
from hautemer.sim.run import next_move

FOG = TILE_OF["fog"]


def known(table: PreparedTable, seat: int | None, port: int) -> list[str]:
    """Return the aid of a viewer for a stack."""
    view = GAME.view(table.state, seat)
    aid: list[str] = view["ports"][port]["known"] if seat is None else view["own"]["stacks"][port]["known"]
    return aid


def unseen(table: PreparedTable, seat: int | None) -> list[str]:
    view = GAME.view(table.state, seat)
    left: list[str] = view["unseen"] if seat is None else view["own"]["unseen"]
    return left


def test_n1_4_what_was_drawn_is_known_to_everybody_from_then_on() -> None:
    table = PreparedTable(3)
    table.sail(0, "norderkap", "wreck", "salt_1", "fog")
    table.draw(0, 2)
    for viewer in (None, 0, 1, 2):
        assert sorted(known(table, viewer, 0)) == ["norderkap", "salt_1", "wreck"]
    table.do(0, "skip")
    table.do(0, "stop")
    for viewer in (None, 0, 1, 2):
        assert sorted(known(table, viewer, 0)) == ["norderkap", "salt_1", "wreck"]
        assert len(unseen(table, viewer)) == 24 - 3 - 2
        assert "wreck" not in unseen(table, viewer)


def test_n1_4_of_equal_tiles_the_most_seen_in_one_voyage() -> None:
    table = PreparedTable()
    for fogs in (2, 1, 2, 3):
        seat = table.state.turn
        table.lay("olesand", "fog", "fog", "fog", "wood_1")
        table.ship(seat, gold=5)
        table.do(seat, "sail", stack="olesand")
        for _ in range(fogs):
            table.do(seat, "draw", {"event": "coin"})
        table.do(seat, "stop")
        assert known(table, None, 2).count("fog") == (2 if fogs < 3 else 3)
        assert unseen(table, None).count("fog") == 5 - (2 if fogs < 3 else 3)


def test_n1_4_the_order_of_the_stacks_is_in_no_view() -> None:
    table = PreparedTable()
    views = []
    for stack in (["norderkap", "wreck"], ["wreck", "norderkap"], ["salt_1", "norderkap"]):
        table.lay("norderkap", *stack)
        views.append([GAME.view(table.state, viewer) for viewer in (None, 0, 1)])
    assert views[0] == views[1] == views[2]


def test_n1_4_a_peek_enters_only_the_lookouts_own_aid() -> None:
    table = PreparedTable()
    table.ship(0, crew="lookout")
    table.sail(0, "norderkap", "wreck", "salt_1")
    assert GAME.view(table.state, 0)["own"]["spotted"] == {"tile": "wreck", "place": "top"}
    assert GAME.view(table.state, 1)["own"]["spotted"] is None
    assert "wreck" in known(table, 0, 0)
    assert "wreck" not in unseen(table, 0)
    for viewer in (None, 1):
        assert "wreck" not in known(table, viewer, 0)
        assert "wreck" in unseen(table, viewer)


def test_n1_4_a_tile_put_under_stays_a_secret_after_the_voyage() -> None:
    table = PreparedTable()
    table.ship(0, crew="lookout")
    table.sail(0, "norderkap", "wreck", "salt_1")
    table.do(0, "lookout", under=True)
    assert GAME.view(table.state, 0)["own"]["spotted"] == {"tile": "wreck", "place": "bottom"}
    for viewer in (None, 0, 1):
        assert GAME.view(table.state, viewer)["voyage"]["put_under"] is True
    table.do(0, "draw")
    table.do(0, "skip")
    table.do(0, "stop")
    assert sorted(known(table, 0, 0)) == ["norderkap", "salt_1", "wreck"]
    assert sorted(known(table, 1, 0)) == ["norderkap", "salt_1"]
    assert GAME.view(table.state, 0)["own"]["spotted"] is None


def test_n1_4_a_tile_left_on_top_is_public_once_it_is_drawn() -> None:
    table = PreparedTable()
    table.ship(0, crew="lookout")
    table.sail(0, "norderkap", "wreck", "salt_1")
    table.do(0, "lookout", under=False)
    assert "wreck" in known(table, 0, 0)
    assert "wreck" not in known(table, 1, 0)
    table.do(0, "draw")
    assert "wreck" in known(table, 1, 0)


def test_n1_4_a_tile_put_under_counts_beside_those_drawn_in_that_voyage() -> None:
    table = PreparedTable()
    table.ship(0, crew="lookout", gold=5)
    table.sail(0, "olesand", "fog", "fog", "wood_1")
    table.do(0, "lookout", under=True)
    table.do(0, "draw", {"event": "coin"})
    table.do(0, "stop")
    assert known(table, 0, 2).count("fog") == 2
    assert known(table, 1, 2).count("fog") == 1


def test_n1_4_what_everybody_knows_whole_is_no_secret() -> None:
    table = PreparedTable()
    table.ship(0, crew="lookout")
    table.state.known[0] = bag_of(table.state.stacks[0]) - bag("wreck")
    table.sail(0, "norderkap", "salt_3", "wreck")
    table.do(0, "lookout", under=True)
    table.do(0, "draw")
    table.do(0, "skip")
    assert table.state.sightings == ()
    table.do(0, "stop")
    assert table.state.sightings == ()  # the eighth tile was drawn: all is public
    assert GAME.view(table.state, None)["ports"][0]["unknown"] == 0


# Worlds


def test_worlds_look_the_same_and_read_nothing_else() -> None:
    """N1.4: view, offers and, from an equal generator, the world itself are those of the world imagined."""
    rng = Random(7)
    looked = under = 0
    for number in range(12):
        seats = 2 + number % 3
        for state in some_states(seats, rng):
            for seat in range(seats):
                seed = rng.random()
                world = GAME.resample(state, seat, Random(seed))
                assert GAME.view(world, seat) == GAME.view(state, seat)
                assert GAME.offers(world, seat) == GAME.offers(state, seat)
                assert GAME.inventory(world) == GAME.inventory(state)
                other = GAME.resample(state, seat, Random(rng.random()))
                assert GAME.digest(GAME.resample(world, seat, Random(seed))) == GAME.digest(world)
                assert GAME.digest(GAME.resample(other, seat, Random(seed))) == GAME.digest(world)
                for viewer in range(seats):
                    own = GAME.view(world, viewer)["own"]
                    for stack, aid in zip(world.stacks, own["stacks"], strict=True):
                        assert holds(bag_of(stack), bag(*aid["known"]))  # what others know is true there
                looked += state.look != 0
                under += any(seen.seat != seat for seen in state.sightings)
    assert looked > 20
    assert under > 20


def some_states(seats: int, rng: Random) -> list[State]:
    """Return states of a random match in which everybody has a lookout."""
    chance = Dice(rng)
    state = GAME.start(seats, {}, chance)
    state.crews = [16] * seats
    players = [RandomBot(GAME)] * seats
    found = []
    for entry in range(120):
        step = next_move(GAME, state, players, rng)
        if step is None:
            break
        GAME.apply(state, *step, chance, silent)
        if entry % 5 == 0:
            found.append(state.copy())
    return found


def test_worlds_differ() -> None:
    """N1.4: the order of the stacks is secret."""
    table = PreparedTable()
    rng = Random(3)
    assert len({GAME.digest(GAME.resample(table.state, 0, rng)) for _ in range(50)}) == 50


def test_a_lookout_imagines_no_other_tile_after_a_look() -> None:
    """N1.4, N2.3: the lookout knows the tile it saw."""
    table = PreparedTable()
    table.ship(0, crew="lookout")
    table.sail(0, "norderkap", "wreck", "salt_1")
    rng = Random(5)
    for place, under in ((0, False), (-1, True)):
        fresh = table.state.copy()
        for _ in range(20):
            assert TILES[GAME.resample(fresh, 0, rng).stacks[0][0]] == "wreck"
        tops = {TILES[GAME.resample(fresh, 1, rng).stacks[0][0]] for _ in range(60)}
        assert len(tops) > 8
        GAME.apply(fresh, 0, Lookout(under), Dice(rng), silent)
        for _ in range(20):
            assert TILES[GAME.resample(fresh, 0, rng).stacks[0][place]] == "wreck"
        assert len({GAME.resample(fresh, 1, rng).stacks[0][place] for _ in range(60)}) > 8


def test_worlds_are_as_likely_as_the_deals_they_stand_for() -> None:
    """N1.4: two fogs seen in one stack and none elsewhere; how many it has follows the law of all deals."""
    table = PreparedTable()
    state = table.state
    state.known[0] = bag("norderkap", "fog", "fog")
    rng = Random(11)
    tries = 4000
    counts: Counter[int] = Counter()
    for _ in range(tries):
        counts[GAME.resample(state, 1, rng).stacks[0].count(FOG)] += 1
    # Seven places of 21 in this stack, five fogs: at least two are here.
    ways = {fogs: comb(7, fogs) * comb(14, 5 - fogs) for fogs in range(2, 6)}
    for fogs, number in ways.items():
        assert abs(counts[fogs] / tries - number / sum(ways.values())) < 0.03, counts


def test_worlds_in_the_middle_of_a_voyage_follow_the_law_too() -> None:
    """N1.4: the same with one fog drawn: the places left are six, and one fog at least is there."""
    table = PreparedTable()
    table.state.known[2] = bag("olesand", "fog", "fog")
    table.sail(0, "olesand", "fog", "wood_1")
    table.do(0, "draw", {"event": "coin"})
    rng = Random(12)
    tries = 4000
    counts: Counter[int] = Counter()
    for _ in range(tries):
        counts[GAME.resample(table.state, 1, rng).stacks[2][1:].count(FOG)] += 1
    # The first tile is a fog; of the other 20 places six are free here besides the destination's.
    ways = {fogs: comb(6, fogs) * comb(14, 4 - fogs) for fogs in range(1, 5)}
    for fogs, number in ways.items():
        assert abs(counts[fogs] / tries - number / sum(ways.values())) < 0.03, counts


def test_everything_else_is_public() -> None:
    """N1.4: gold, letters, holds, prisons, crews, cubes and orders are in the spectator's view."""
    table = PreparedTable()
    table.ship(1, hold="wine salt", crew="gunner", gold=3, captains=1, letters=2, cannons=2, sails=5)
    table.columns(norderkap=[1])
    view: dict[str, Any] = GAME.view(table.state, None)
    assert view["seats"][1] == {
        "cubes": 2,
        "gold": 3,
        "letters": 2,
        "sail": 5,
        "cannons": 2,
        "hold": ["salt", "wine"],
        "captains": 1,
        "crew": ["gunner"],
        "all_ports": False,
        "full_crew": False,
    }
    assert view["ports"][0]["delivered"] == [1]
    assert view["ports"][0]["majority"] == 1
    assert [port["orders"][0] for port in view["ports"]] == [
        {"wine": 1},
        {"captain": 1},
        {"salt": 1, "fish": 1},
    ]
    assert [port["port"] for port in view["ports"]] == list(PORTS)
