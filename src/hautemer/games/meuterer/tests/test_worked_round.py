"""The worked round of the rules: Bernard, Stéphanie, Florian and Carmen."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hautemer.core.codec import decode
from hautemer.core.match import Match
from hautemer.core.record import checked, read, replay, to_bytes, write
from hautemer.core.registry import file, lesson
from hautemer.games.meuterer import GAME

BERNARD, STEPHANIE, FLORIAN, CARMEN = range(4)


def worked_round(until: int | None = None, **options: Any) -> Match:
    document = decode(file("meuterer", "tests", "worked_round.json"))
    document["options"] |= options
    return replay(checked(document), GAME, until)


def told(match: Match, fact: str) -> list[dict[str, Any]]:
    return [heard.details for heard in match.facts[None] if heard.fact == fact]


def test_everybody_has_the_hand_of_the_example() -> None:
    match = worked_round(until=0)
    hands = [Counter(match.game.view(match.state, seat)["own"]["hand"]) for seat in range(4)]
    assert hands == [
        Counter(conflict=2, wine=2, grain=1),
        Counter(conflict=2, salt=1, grain=1, cloth=1),
        Counter(cloth=2, grain=1, salt=1, wine=1),
        Counter(salt=2, wine=1, conflict=1, ruby=1),
    ]


def test_trading_goes_as_in_the_example() -> None:
    match = worked_round(until=17)
    view = match.game.view(match.state, None)
    assert [Counter(seat["laid"]) for seat in view["seats"]] == [
        Counter(conflict=1, wine=2),
        Counter(conflict=1),
        Counter(cloth=2),
        Counter(wine=1, salt=2),
    ]
    assert [seat["role"] for seat in view["seats"]] == [None, "mutineer", "merchant", "cabin_boy"]
    assert (view["captain_goal"], view["mutineer_goal"]) == ("gruenland", "eisfelsen")


@pytest.mark.parametrize(("ruleset", "strength"), [("revised", 2), ("v1.0", 1)])
def test_the_mutiny_is_equal_and_won_under_both_rule_sets(ruleset: str, strength: int) -> None:
    match = worked_round(ruleset=ruleset)
    assert told(match, "mutiny_won") == [{"seat": STEPHANIE, "mutineers": strength, "captains": strength}]
    assert told(match, "mutiny_failed") == []


@pytest.mark.parametrize("ruleset", ["revised", "v1.0"])
def test_after_the_round(ruleset: str) -> None:
    match = worked_round(ruleset=ruleset)
    view = match.game.view(match.state, None)
    assert list(match.game.scores(match.state)) == [2, 5, 4, 4]
    assert view["captain"] == STEPHANIE
    assert view["ship"] == "eisfelsen"
    assert set(view["active"]) == {"hochland", "eisfelsen"}
    assert [(drew["seat"], drew["count"]) for drew in told(match, "drew")] == [
        (STEPHANIE, 2),
        (FLORIAN, 2),
        (CARMEN, 3),
        (BERNARD, 4),
    ]
    assert match.waiting_for() == (STEPHANIE,)
    assert view["round"] == 2
    assert len(match.log) == 20


def test_points_are_told_as_in_the_example() -> None:
    match = worked_round()
    assert told(match, "ship_points") == [{"seat": STEPHANIE, "island": "eisfelsen", "points": 5}]
    assert told(match, "cabin_boy_points") == [{"seat": CARMEN, "points": 2}]
    assert [(sale["seat"], sale["points"]) for sale in told(match, "merchant_points")] == [(FLORIAN, 4)]
    assert [(sale["seat"], sale["points"]) for sale in told(match, "sale_points")] == [
        (BERNARD, 2),
        (CARMEN, 2),
    ]


def test_florian_learns_only_after_passing_that_the_mutineer_is_gone() -> None:
    match = worked_round(until=11)
    assert match.waiting_for() == (FLORIAN,)
    assert [look["taken"] for look in match.game.view(match.state, FLORIAN)["own"]["roles_seen"]] == [0]
    match = worked_round(until=12)
    seen = match.game.view(match.state, FLORIAN)["own"]["roles_seen"]
    assert seen[-1] == {"taken": 1, "left": ["cabin_boy", "mate", "merchant", "loader"]}


def test_carmen_chooses_from_three_roles() -> None:
    match = worked_round(until=16)
    (offer,) = match.offers(CARMEN)
    assert offer.describe() == {"do": "take_role", "role": {"one_of": ["cabin_boy", "mate", "loader"]}}


def test_it_needs_no_luck_but_the_deal_and_can_be_written_again() -> None:
    match = worked_round()
    assert all(entry.luck == () for entry in match.log)
    again = replay(read(to_bytes(write(match))), GAME)
    assert again.state == match.state


def test_the_lesson_is_the_worked_round() -> None:
    taught, document = lesson("meuterer"), decode(file("meuterer", "tests", "worked_round.json"))
    assert taught is not None
    assert list(taught.names) == document["seats"]
    assert (taught.options, taught.setup) == (document["options"], document["setup"])
    assert [{"seat": step.seat, **step.move} for step in taught.steps] == document["entries"]
    assert taught.seat == CARMEN
