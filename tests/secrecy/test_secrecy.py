"""Worlds that look the same to a viewer are the same to it, byte for byte, in matches of every game."""

from __future__ import annotations

import pytest

from tests.cases import NUMBERS_OF_SEATS, cases, entries_of, examined, tables
from tests.checks.offers import near_misses
from tests.checks.secrecy import (
    check_goes_on,
    check_others,
    check_resample,
    check_same_move,
    check_same_refusals,
)
from tests.checks.worlds import check_law

# Others' worlds within a world, and a match played out in it, are examined at one entry in this many.
EVERY = 7
# Moves that a seat tries in both worlds at one entry.
MISSES = 10


@pytest.mark.parametrize(("key", "seats"), tables())
def test_imagined_worlds_look_the_same_and_vary(key: str, seats: int) -> None:
    for case in examined(key, seats):
        varied: set[int] = set()
        seen: set[int] = set()
        for match in case.look_into():
            for seat in case.viewers(len(match.log)):
                world = check_resample(case.game, match.state, seat, len(match.log))
                seen.add(seat)
                if case.game.digest(world) != case.game.digest(match.state):
                    varied.add(seat)
        assert varied == seen == set(range(seats)), f"{case}: worlds vary for {varied} only"


@pytest.mark.parametrize(("key", "seats"), tables())
def test_what_others_know_stays_true_in_an_imagined_world(key: str, seats: int) -> None:
    for case in examined(key, seats):
        rng = case.rng("others")
        for number, match in enumerate(case.look_into()):
            if number % EVERY == 0:
                seat = rng.randrange(seats)
                world = case.game.resample(match.state, seat, rng)
                check_others(case.game, world, seat, case.viewers(len(match.log)), rng)
                check_goes_on(case.game, world, seats, rng)


@pytest.mark.parametrize(("key", "seats"), tables())
def test_the_same_move_in_worlds_that_look_the_same_is_told_in_the_same_bytes(key: str, seats: int) -> None:
    own = others = 0
    for case in examined(key, seats):
        rng = case.rng("same move")
        for match in case.look_into():
            for viewer in case.viewers(len(match.log)):
                world = case.game.resample(match.state, viewer, rng)
                for mover in match.game.actors(match.state)[:2]:
                    move = match.offers(mover).sample(rng)
                    held = check_same_move(match, mover, move, viewer, world)
                    own += held and mover == viewer
                    others += held and mover != viewer
    assert own, "no seat's own move could be compared"
    assert others, "no other's move could be compared"


@pytest.mark.parametrize(("key", "seats"), tables())
def test_refusals_depend_on_the_own_offers_only(key: str, seats: int) -> None:
    for case in examined(key, seats):
        rng = case.rng("refusals")
        for match in case.look_into():
            for seat in {*case.viewers(len(match.log))[:1], *case.game.actors(match.state)[:1]} - {None}:
                assert seat is not None
                world = case.game.resample(match.state, seat, rng)
                tries = list(near_misses(match, seat, rng))
                check_same_refusals(match, seat, world, rng.sample(tries, min(MISSES, len(tries))))


@pytest.mark.parametrize(("key", "seats"), tables())
def test_the_law_of_imagined_worlds_does_not_depend_on_the_true_one(key: str, seats: int) -> None:
    """The statistical test, at some moments of a match, for one seat each."""
    case = next(cases(key, seats, 1))
    rng = case.rng("law")
    entries = entries_of(case)
    least, most = case.game.meta.seats
    parts = [1, 2, 4] if most - least < NUMBERS_OF_SEATS else [1 + seats % 4]
    moments = {entries * part // 5 for part in parts}
    varying = 0
    for match in case.watch():
        if len(match.log) in moments:
            seat = rng.randrange(seats)
            world = case.game.resample(match.state, seat, rng)
            varying += check_law(case.game, match.state, world, seat, rng)
    assert varying, "nothing was hidden at any of these moments"
