"""What the bots do in plain situations, and how they fare against each other."""

from __future__ import annotations

from random import Random

import pytest

from hautemer import bots
from hautemer.core.chance import Dice
from hautemer.core.codec import plain
from hautemer.core.game import Situation, silent
from hautemer.core.why import Why, because
from hautemer.games.cartagena import GAME
from hautemer.games.cartagena.bots.appraisal import Appraisal
from hautemer.games.cartagena.bots.greedy import Greedy
from hautemer.games.cartagena.bots.pirates import WORTH
from hautemer.games.cartagena.bots.reasons import VISITS, knocking
from hautemer.games.cartagena.bots.vectors import Vectors
from hautemer.games.cartagena.figures import figures
from hautemer.games.cartagena.state import State
from hautemer.games.cartagena.tests.table import PreparedTable
from hautemer.games.cartagena.tests.test_duels import mutiny
from hautemer.kit.masks import SEAT
from hautemer.sim.run import play_out


def choice(table: PreparedTable, seat: int) -> dict[str, object]:
    """Return the move of greedy."""
    situation = Situation.of(GAME, table.state, seat)
    written: dict[str, object] = plain(bots.make(GAME, "greedy").choose(situation, Random(1)))
    return written


def reason(table: PreparedTable, seat: int) -> Why | None:
    """Return the reason for that move."""
    situation = Situation.of(GAME, table.state, seat)
    bot = Greedy(GAME)
    return bot.why(situation, bot.choose(situation, Random(1)))


def test_greedy_takes_a_side_when_it_can() -> None:
    table = PreparedTable("bijoux", "valverde", "pang").do(0, "knock")
    assert choice(table, 0) == {"do": "visit", "pirate": "bijoux"}
    table.do(0, "visit", pirate="bijoux")
    assert choice(table, 0)["do"] == "declare"


def test_a_side_is_worth_more_the_fewer_spaces_are_left() -> None:
    table = PreparedTable("bijoux", "valverde", "pang")
    appraisal = Appraisal(*Situation.of(GAME, table.state, 0).look(), 0)
    worth = []
    for appraisal.spaces_left in (20, 10, 6, 2):
        worth.append(WORTH["bijoux"](appraisal))
    assert worth[0] < worth[1] < worth[2] == worth[3]
    assert worth[0] < WORTH["valverde"](appraisal) < worth[1], "early on, treasure is worth more"


def test_greedy_declares_for_the_side_of_its_cards() -> None:
    table = PreparedTable("bijoux").give(0, "diaz-3", "diaz-3", "valverde-1").visit(0, "bijoux")
    assert choice(table, 0) == {"do": "declare", "side": "diaz"}


def test_with_nothing_to_choose_by_half_of_the_seats_lean_to_each_side() -> None:
    table = PreparedTable("cambivalute", seats=4)
    leanings = [
        Appraisal(*Situation.of(GAME, table.state, seat).look(), seat).favoured()
        for seat in range(len(table.state.sides))
    ]
    assert sorted(leanings) == [0, 0, 1, 1]


def test_greedy_changes_to_the_stronger_side() -> None:
    table = PreparedTable("bijoux", seats=2).give(0, "diaz-3", "diaz-3", "diaz-3", "diaz-2", "valverde-1")
    table.state.sides[0] = (0,)
    table.state.posted = [(1, 10), (2, 9)]
    table.state.posted_seen = [SEAT[0]] * 2
    table.visit(0, "bijoux")
    assert choice(table, 0) == {"do": "declare", "side": "diaz"}


def test_greedy_knocks_where_the_open_pirate_is_worth_less_than_the_unseen_ones() -> None:
    table = PreparedTable("ghost", "chang_ye", seats=2).do(0, "knock").do(1, "knock")
    table.state.coins = [0, 3]
    assert choice(table, 1) == {"do": "knock"}


def test_greedy_posts_the_stronger_sailor_for_its_side() -> None:
    table = PreparedTable("cambivalute", seats=4)
    table.state.sides[0] = (1,)
    table.visit(0, "cambivalute", {"sailors": [9, 4]})
    assert choice(table, 0) == {"do": "post", "valverde": 4}


def test_greedy_robs_the_richest() -> None:
    table = PreparedTable("chang_ye")
    table.state.coins = [0, 2, 9]
    assert choice(table.visit(0, "chang_ye"), 0) == {"do": "rob", "target": 2}


def test_greedy_exchanges_the_cards_of_the_other_side() -> None:
    table = PreparedTable("wessel_jan").give(0, "valverde-1", "valverde-3", "diaz-1", "diaz-2")
    table.state.sides[0] = (0,)
    exchanged = choice(table.visit(0, "wessel_jan"), 0)["cards"]
    assert sorted(exchanged) == ["diaz-1", "diaz-2"]  # type: ignore[call-overload]


def test_greedy_keeps_a_card_for_every_duel_to_come() -> None:
    table = mutiny(("valverde-1",) * 5, ("diaz-3",) * 8).commit("valverde-1", "diaz-3")
    assert choice(table, 0) == {"do": "commit", "card": "monkey"}


def test_greedy_spends_all_it_has_where_the_match_is_at_stake() -> None:
    table = mutiny(("valverde-3",) * 3, ("diaz-1",) * 3)
    table.state.wins = [2, 2]
    table.commit("valverde-3", "diaz-1")
    table.state.strength = [0, 4]
    assert choice(table, 0) == {"do": "commit", "card": "valverde-3"}


def test_greedy_wins_a_duel_that_it_fights_alone_with_as_little_as_it_takes() -> None:
    table = mutiny(("valverde-1", "valverde-2", "valverde-3", "diaz-1", "diaz-3"), ("diaz-3",))
    table.state.out = SEAT[1]
    table.state.fighting = table.state.awaited = SEAT[0]
    table.state.posted[0] = (2, 5)
    table.state.wins = [1, 2]
    assert choice(table, 0) == {"do": "commit", "card": "valverde-3"}


@pytest.mark.parametrize(
    ("other", "seats", "least"), [("random", 2, 0.8), ("naive", 2, 0.6), ("naive", 4, 0.4)]
)
def test_greedy_beats_the_others(other: str, seats: int, least: float) -> None:
    matches, won = 40, 0
    for number in range(matches):
        me = number % seats
        players = [bots.make(GAME, "greedy" if seat == me else other) for seat in range(seats)]
        options = {"exhaustion": "end_of_round"}
        chance = Dice(Random(f"bots {number}"))
        state, _ = play_out(GAME, seats, options, players, chance, Random(number))
        assert isinstance(state, State)
        result = GAME.result(state)
        assert result is not None
        won += me in result.winners
    assert won / matches >= least


def test_figures_count_rounds_cards_and_sides() -> None:
    table = PreparedTable(seats=2).to_mutiny("valverde", "diaz")
    counted = figures(table.state)
    assert counted == {"rounds": 1, "cards_at_mutiny": 2.0, "declared_for_valverde": 0.5}
    table.commit("valverde-1", "diaz-1").commit("monkey", "monkey")
    assert figures(table.state)["cards_at_mutiny"] == 2.0
    table.state.wins = [1, 3]
    assert figures(table.state)["side"] == "diaz"


def test_every_pirate_has_a_reason() -> None:
    assert tuple(VISITS) == tuple(WORTH)


def test_greedy_says_why_it_visits_and_declares() -> None:
    table = (
        PreparedTable("bijoux", "valverde", "pang").give(0, "diaz-3", "diaz-3", "valverde-1").do(0, "knock")
    )
    assert reason(table, 0) == because("visit_side")
    table.do(0, "visit", pirate="bijoux")
    assert reason(table, 0) == because("declare", side="diaz")


def test_with_one_card_of_each_and_nothing_known_nothing_speaks_for_a_side() -> None:
    table = PreparedTable("bijoux", seats=2).visit(0, "bijoux")
    why = reason(table, 0)
    assert why is not None
    assert why.reason == "declare_open"


def test_a_seat_without_a_side_knocks_to_find_one_when_time_runs_out() -> None:
    table = PreparedTable("valverde", "pang").do(0, "knock")
    assert choice(table, 0) == {"do": "visit", "pirate": "valverde"}, "there is time"
    table.state.ship = GAME.data.track.mutiny.space - 6
    assert choice(table, 0) == {"do": "knock"}
    assert reason(table, 0) == because("knock_side")


def test_a_seat_that_can_take_a_side_nowhere_plays_for_time() -> None:
    table = PreparedTable("bijoux", "ojo", "ghost", "valverde")
    outlook = Appraisal(*Situation.of(GAME, table.state, 0).look(), 0)
    outlook.unseen_pirates = lambda pirates: iter(("ghost",))  # type: ignore[method-assign]
    assert knocking(outlook, ["valverde"]) == because("knock_sideless")


def test_greedy_says_why_it_commits() -> None:
    table = mutiny(("valverde-1",) * 5, ("diaz-3",) * 8).commit("valverde-1", "diaz-3")
    assert reason(table, 0) == because("monkey_save")
    table.state.strength = [9, 0]
    assert reason(table, 0) == because("monkey_ahead", side="valverde")


def test_a_search_lets_others_commit_again_what_is_not_shown_yet() -> None:
    """Nothing else changes: with the same cards committed again, the world is what it was."""
    vectors = Vectors(GAME)
    rng = Random(2)
    state: State = GAME.start(4, GAME.settle(4, {}), Dice(rng))
    bot = Greedy(GAME)
    reopened = 0
    while actors := GAME.actors(state):
        seat = actors[0]
        world = GAME.resample(state, seat, rng)
        again = world.copy()
        vectors.reopen(again, seat)
        others = set(GAME.actors(again)) - set(actors)
        reopened += len(others)
        assert GAME.offers(again, seat) is GAME.offers(world, seat)
        for other in others:
            again.commits[other] = world.commits[other]
            again.awaited &= ~(1 << other)
        assert GAME.digest(again) == GAME.digest(world)
        GAME.apply(state, seat, bot.choose(Situation.of(GAME, state, seat), rng), Dice(rng), silent)
    assert reopened > 20
