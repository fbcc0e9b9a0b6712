"""The order in which actors are asked, in every game."""

from __future__ import annotations

import pytest

from hautemer.core.turns import asking_order, clock_move
from tests.cases import cases, tables


@pytest.mark.parametrize(("key", "seats"), tables())
def test_every_actor_is_asked_once_and_the_clock_last(key: str, seats: int) -> None:
    case = next(cases(key, seats, 1))
    for match in case.look_into():
        game, state = match.game, match.state
        actors = game.actors(state)
        willing, awaited, clock = asking_order(game, state, actors)
        assert sorted((*willing, *awaited)) == sorted(seat for seat in actors if seat is not None)
        assert tuple(sorted(awaited)) == match.waiting_for()
        assert clock == bool(match.offers(None))
        if clock:
            assert match.prepare(None, clock_move(game, state)).entry.seat is None
