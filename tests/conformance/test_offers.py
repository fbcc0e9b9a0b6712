"""Everything inside an offer is legal, everything outside is not."""

from __future__ import annotations

import pytest

from hautemer.core.errors import Refused
from tests.cases import cases, examined, tables
from tests.checks.offers import check_accepted, check_disjoint, check_offer, check_refused, near_misses

# Near misses tried by a seat at one entry; over a match every kind of them comes up.
MISSES = 25


@pytest.mark.parametrize(("key", "seats"), tables())
def test_offers_count_list_sample_and_contain_the_same_moves(key: str, seats: int) -> None:
    for case in examined(key, seats):
        rng = case.rng("offers")
        for match in case.look_into():
            for seat in match.game.actors(match.state):
                for offer in match.offers(seat):
                    check_offer(offer, rng)
                check_disjoint(match.offers(seat))


@pytest.mark.parametrize(("key", "seats"), tables())
def test_offered_moves_are_accepted(key: str, seats: int) -> None:
    for case in examined(key, seats):
        rng = case.rng("accepted")
        for match in case.look_into():
            for seat in match.game.actors(match.state)[: len(case.viewers(0))]:
                check_accepted(match, seat, rng)


@pytest.mark.parametrize(("key", "seats"), tables())
def test_moves_outside_the_offers_are_refused_and_change_nothing(key: str, seats: int) -> None:
    for case in examined(key, seats):
        rng = case.rng("refused")
        refused = 0
        for match in case.look_into():
            for seat in {*case.viewers(len(match.log))[:3], *match.game.actors(match.state)[:1], None}:
                tries = list(near_misses(match, seat, rng))
                refused += check_refused(match, seat, rng.sample(tries, min(MISSES, len(tries))))
        assert refused > len(match.log)


@pytest.mark.parametrize(("key", "seats"), tables())
def test_nobody_moves_from_a_seat_that_is_not_there(key: str, seats: int) -> None:
    for match in next(cases(key, seats, 1)).look_into():
        actor = next(iter(match.game.actors(match.state)), None)
        if match.result is not None or actor is None:
            continue
        move = next(iter(match.offers(actor)[0].moves()))
        for seat in (-1, seats, seats + 1, True, 0.0, "0", [0]):
            with pytest.raises(Refused, match="no seat"):
                match.submit(seat, move)  # type: ignore[arg-type]
