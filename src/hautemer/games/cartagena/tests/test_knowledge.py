"""The knowledge of a seat, and the worlds sampled from it (C1.3, C3.5, C3.10 to C3.12, C6.1, C6.2)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from hautemer.core.chance import Dice
from hautemer.core.game import silent
from hautemer.games.cartagena import GAME
from hautemer.games.cartagena.pieces import COMBAT, COMBAT_OF, PIRATES
from hautemer.games.cartagena.rules.setup import first_pile
from hautemer.games.cartagena.rules.supplies import put_under, take_combat
from hautemer.games.cartagena.state import State
from hautemer.games.cartagena.tests.table import PreparedTable
from hautemer.kit.bags import bag_of, holds, things

WORLDS = 60


def worlds(table: PreparedTable, seat: int, number: int = WORLDS) -> list[State]:
    """Return worlds that are sampled for a seat."""
    rng = Random(1)
    return [GAME.resample(table.state, seat, rng) for _ in range(number)]


def cards(bag: int) -> list[str]:
    return [COMBAT[card] for card in things(bag)]


def own(table: PreparedTable, seat: int) -> dict[str, Any]:
    view: dict[str, Any] = GAME.view(table.state, seat)["own"]
    return view


def test_c1_1_everybody_knows_what_everybody_begins_with() -> None:
    table = PreparedTable("crackpott", combat=["diaz-3", "diaz-3"])
    assert own(table, 0)["known"] == [[], ["valverde-1", "diaz-1"], ["valverde-1", "diaz-1"]]
    assert {tuple(world.hands) for world in worlds(table, 0)} == {tuple(table.state.hands)}
    table.visit(0, "crackpott")
    first = bag_of((COMBAT_OF["valverde-1"], COMBAT_OF["diaz-1"]))
    drawn = {world.hands[0] - first for world in worlds(table, 1)}
    assert len(drawn) > 10
    assert all(world.hands[0] == table.state.hands[0] for world in worlds(table, 0))


def test_c2_1_closed_cabins_hide_any_pirate_that_was_not_seen() -> None:
    table = PreparedTable("pang", "crackpott", "sate")
    table.do(0, "knock").do(0, "knock").do(0, "visit", pirate="crackpott")
    behind = {pirate for world in worlds(table, 0) for pirate in world.row[2:]}
    assert behind == set(range(len(PIRATES))) - {PIRATES.index("pang"), PIRATES.index("crackpott")}
    assert {world.row[:2] for world in worlds(table, 0)} == {table.state.row[:2]}


def test_c3_2_a_gold_card_put_under_the_pile_is_known_until_another_has_it() -> None:
    table = PreparedTable("diaz", "valverde", "sate", seats=2, gold=[3, 1])
    table.state.gold_pile = table.state.gold_pile[-2:]
    table.visit(0, "diaz").do(0, "choose", pile="combat")
    assert own(table, 0)["gold_pile"] == [{"place": 2, "card": "gold-3"}]
    assert {tuple(value & 3 for value in world.gold_pile) for world in worlds(table, 1)} == {(3, 1), (1, 3)}
    table.visit(1, "valverde", {"cabins": ["valverde", "sate", "pang", "ojo", "tembo"]})
    table.visit(1, "valverde")
    assert own(table, 0)["known_gold"] == [[], [3]]
    assert own(table, 1)["gold"] == [1, 3]
    assert GAME.view(table.state, None)["seats"][1]["gold"] == [[], [0]]


def test_c3_4_of_two_known_cards_one_is_kept_and_the_other_lies_under_the_pile() -> None:
    table = PreparedTable("wessel_jan", "tembo", seats=2, combat=["diaz-3", "diaz-2"])
    table.state.passages.clear()
    table.visit(0, "wessel_jan").do(0, "exchange", cards=["valverde-1", "diaz-1"])
    shorten(table, 2)
    table.visit(1, "tembo").do(1, "keep", card="diaz-1")
    # Seat 0 knew both: one of them is in that hand, the other in the pile.
    seen = {(tuple(cards(world.hands[1])), COMBAT[world.pile[0]]) for world in worlds(table, 0)}
    assert seen == {
        (("valverde-1", "valverde-1", "diaz-1"), "diaz-1"),
        (("valverde-1", "diaz-1", "diaz-1"), "valverde-1"),
    }


def shorten(table: PreparedTable, left: int) -> None:
    """Give all but the lowest cards of the pile to seat 0, as if it had drawn them."""
    state = table.state
    taken = [state.pile.pop() for _ in range(len(state.pile) - left)]
    state.hands[0] += bag_of(taken)
    state.passages.append((0, 0, *taken))


def test_c3_5_a_seat_that_exchanges_both_cards_leaves_two_known_cards_in_any_order() -> None:
    table = PreparedTable("wessel_jan", combat=["diaz-3", "diaz-2"])
    table.visit(0, "wessel_jan").do(0, "exchange", cards=["valverde-1", "diaz-1"])
    under = Counter(tuple(COMBAT[card] for card in world.pile[:2]) for world in worlds(table, 1))
    assert set(under) == {("valverde-1", "diaz-1"), ("diaz-1", "valverde-1")}
    assert min(under.values()) > WORLDS // 5
    assert own(table, 1)["known"] == [[], [], ["valverde-1", "diaz-1"]]
    places = [{"place": 34, "card": "diaz-1"}, {"place": 33, "card": "valverde-1"}]
    assert own(table, 0)["pile"] == places
    assert {tuple(world.pile[:2]) for world in worlds(table, 0)} == {tuple(table.state.pile[:2])}


def test_c3_5_a_seat_that_exchanges_one_of_two_cards_keeps_the_other() -> None:
    table = PreparedTable("wessel_jan", combat=["diaz-3"])
    table.visit(0, "wessel_jan").do(0, "exchange", cards=["valverde-1"])
    for world in worlds(table, 1):
        under = COMBAT[world.pile[0]]
        left = "diaz-1" if under == "valverde-1" else "valverde-1"
        assert under in ("valverde-1", "diaz-1")
        assert left in cards(world.hands[0])
    assert own(table, 1)["known"][0] == []  # neither of them for sure


def test_c3_5_a_card_put_under_the_pile_is_known_in_the_hand_that_draws_it() -> None:
    table = PreparedTable("wessel_jan", "crackpott", seats=2, combat=["diaz-3"])
    table.visit(0, "wessel_jan").do(0, "exchange", cards=["valverde-1"])
    shorten(table, 1)
    table.visit(1, "crackpott")
    assert own(table, 0)["known"][1] == ["valverde-1", "valverde-1", "diaz-1"]
    assert {world.hands[1] for world in worlds(table, 0)} == {table.state.hands[1]}


def test_c3_5_a_seat_that_draws_a_card_knows_what_its_giver_no_longer_has() -> None:
    table = PreparedTable("wessel_jan", "crackpott", seats=3, combat=["diaz-3"])
    table.visit(0, "wessel_jan").do(0, "exchange", cards=["valverde-1"])
    state = table.state
    taken = [state.pile.pop() for _ in range(len(state.pile) - 1)]
    state.hands[2] += bag_of(taken)
    state.passages.append((0, 2, *taken))
    table.visit(1, "crackpott")  # draws the valverde-1
    for world in worlds(table, 1):
        assert "diaz-1" in cards(world.hands[0])
    assert own(table, 1)["known"][0] == ["diaz-1"]
    assert own(table, 2)["known"][0] == []


def test_c3_5_what_was_seen_of_two_cards_put_under_tells_of_the_other() -> None:
    table = PreparedTable("sate", seats=2)
    state = table.state
    valverde, diaz = COMBAT_OF["valverde-1"], COMBAT_OF["diaz-1"]
    take_combat(state, 0, 1, silent)
    put_under(state, 0, [diaz, valverde], silent)
    take_combat(state, 0, len(state.pile) - 1, silent)
    take_combat(state, 1, 1, silent)  # the valverde-1, which lay lowest
    other = Counter(world.passages[1][2] for world in worlds(table, 1, 400))
    # That both were a valverde-1 takes a third card that is one: 13 in 100.
    assert 0.06 < other[valverde] / 400 < 0.21
    assert other[diaz] > other[valverde]


def test_c3_10_a_side_that_may_have_changed_since_is_open_again() -> None:
    table = PreparedTable("ojo", "bijoux", "sate")
    table.state.sides = [(0,), (1,), ()]
    table.visit(0, "ojo").do(0, "spy", target=1)
    assert {world.sides[1] for world in worlds(table, 0)} == {(1,)}
    assert {world.sides[1] for world in worlds(table, 2)} == {(0,), (1,)}
    table.visit(1, "bijoux").do(1, "decline")
    sides = Counter(world.sides[1] for world in worlds(table, 0))
    assert set(sides) == {(1, 1), (1, 0)}
    assert sides[(1, 1)] > sides[(1, 0)]  # two answers of three leave it
    assert own(table, 0)["spied"] == [{"target": 1, "pledge": 1, "side": "diaz"}]
    assert GAME.view(table.state, 2)["seats"][1]["spied_by"] == [[1], [], []]


def test_c3_11_a_side_looked_at_is_known_and_one_looked_at_later_bounds_the_earlier() -> None:
    table = PreparedTable("ojo")
    table.state.sides = [(0,), (1, 1, 0), ()]
    table.state.spied[0 * 3 + 1] = 0b1010  # after the first and the third
    seen = {world.sides[1] for world in worlds(table, 0)}
    assert seen == {(1, 1, 0), (1, 0, 0)}


def test_c3_12_sailors_are_known_to_those_who_saw_them_only() -> None:
    table = PreparedTable("cambivalute", "sate", "pang").visit(0, "cambivalute", {"sailors": [9, 4]})
    assert {world.drawn for world in worlds(table, 0)} == {(4, 9)}
    assert len({world.drawn for world in worlds(table, 1)}) > 10
    table.do(0, "post", valverde=9)
    assert {world.posted[0] for world in worlds(table, 0)} == {(9, 4)}
    assert len({world.posted[0] for world in worlds(table, 1)}) > 10
    assert all(9 not in world.unposted for world in worlds(table, 0))


def test_c6_1_a_committed_card_is_any_that_was_open() -> None:
    table = PreparedTable("sate").to_mutiny("valverde", "diaz", "diaz")
    table.do(2, "commit", card="diaz-1")  # it has two cards more, which nobody else saw
    commits = {world.commits[2] for world in worlds(table, 0)}
    assert len(commits) > 3
    assert 6 not in commits  # no monkey in the first round
    assert {world.commits[2] for world in worlds(table, 2)} == {COMBAT_OF["diaz-1"]}
    assert {world.commits[0] for world in worlds(table, 2)} == {-1}
    table.do(0, "commit", card="diaz-1").do(1, "commit", card="diaz-1")
    table.do(2, "commit", card="valverde-1")
    assert 6 in {world.commits[2] for world in worlds(table, 0)}  # from the second round it may be one


def test_c6_5_while_a_monkey_robs_nothing_is_imagined_to_be_committed() -> None:
    table = (
        PreparedTable("sate").to_mutiny("valverde", "diaz", "diaz").commit("diaz-1", "diaz-1", "valverde-1")
    )
    table.commit("monkey", "valverde-1", "diaz-1")
    assert table.match.waiting_for() == (0,)
    assert {tuple(world.commits) for world in worlds(table, 0)} == {(-1, -1, -1)}


def test_c6_2_cards_shown_may_have_come_from_anybody_who_gave_one() -> None:
    table = (
        PreparedTable("sate").to_mutiny("valverde", "diaz", "diaz").commit("diaz-1", "diaz-1", "valverde-1")
    )
    lefts = {tuple(cards(world.hands[1])) for world in worlds(table, 0)}
    assert lefts == {("valverde-1",), ("diaz-1",)}
    # Of three cards shown mine was one: the two others were theirs.
    assert {tuple(sorted(world.passages[-1][3:])) for world in worlds(table, 0)} == {(0, 3)}
    assert all(world.spent == table.state.spent for world in worlds(table, 0))
    assert own(table, 0)["known"][1] == []


def test_c6_2_between_two_everybody_knows_who_gave_what() -> None:
    table = PreparedTable("sate", seats=2).to_mutiny("valverde", "diaz").commit("valverde-1", "diaz-1")
    assert {world.passages[-1] for world in worlds(table, 0)} == {table.state.passages[-1]}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("exhaustion", ["end_of_round", "immediate"])
def test_what_is_known_is_true_in_every_world_and_worlds_depend_on_nothing_else(
    seats: int, exhaustion: str
) -> None:
    """Through random matches in which exchanges are many."""
    rng = Random(seats)
    for _ in range(4):
        state = GAME.start(seats, {"exhaustion": exhaustion}, Dice(rng))
        while actors := GAME.actors(state):
            actor = rng.choice(actors)
            GAME.apply(state, actor, GAME.offers(state, actor).sample(rng), Dice(rng), silent)
            if rng.random() < 0.3:
                viewer = rng.randrange(seats)
                world = GAME.resample(state, viewer, Random(7))
                assert GAME.digest(GAME.resample(world, viewer, Random(7))) == GAME.digest(world)
                assert GAME.view(world, viewer) == GAME.view(state, viewer)
                check_knowledge(world)


def check_knowledge(world: State) -> None:
    """Check that what every seat believes is true, and that the passages lead to the places of the cards."""
    total = bag_of(first_pile(GAME.data, world.seats))
    assert holds(total + world.seats * bag_of((0, 3)), bag_of(world.pile))
    for seat in range(world.seats):
        own = GAME.private(world, seat)
        for other, known in enumerate(own.known):
            assert holds(world.hands[other], bag_of(COMBAT_OF[card] for card in known))
        for place in own.pile:
            assert COMBAT[world.pile[-place.place]] == place.card
        for spied in own.spied:
            assert world.sides[spied.target][spied.pledge - 1] == ("valverde", "diaz").index(spied.side)
    hands = [bag_of((0, 3)) for _ in range(world.seats)]
    for kind, mover, *moved in world.passages:
        if kind == 0:
            hands[mover] += bag_of(moved)
        elif kind == 1:
            hands[mover] -= bag_of(moved)
        elif kind == 3:
            hands[mover] += bag_of((moved[moved[2]],))
        elif kind == 4:
            for giver, card in enumerate(moved):
                hands[giver] -= 0 if card < 0 else bag_of((card,))
    assert hands == world.hands
