"""Every bot of every game plays by the offers, the same for the same generator, from its situation alone."""

from __future__ import annotations

from random import Random

import pytest

from hautemer import bots, registry
from hautemer.core import ranking
from hautemer.core.game import Situation
from hautemer.core.match import Match, live
from hautemer.core.thinking import Budget
from hautemer.sim.run import next_move
from tests.cases import cases, tables

# Bots that think are slow: they play one match with the fewest, the most and a middle number of seats, and
# every tenth entry is examined.
EVERY = 10


def thinned(key: str, seats: int) -> bool:
    """True if this number of seats is played."""
    least, most = registry.meta(key).seats
    return seats in (least, (least + most) // 2, most)


@pytest.mark.parametrize(("key", "seats"), [table for table in tables() if thinned(*table)])
def test_bots_play_whole_matches_and_answer_alike_in_worlds_that_look_alike(key: str, seats: int) -> None:
    case = next(cases(key, seats, 1))
    for name in bots.names(case.game):
        if ranking.canonical(name) != name:
            continue  # an older name of a bot that plays as well
        players = [bots.make(case.game, name, Budget()) for _ in range(seats)]
        rng = case.rng(name)
        match = Match.begin(case.game, case.names, case.options, live(case.secret))
        while (step := next_move(case.game, match.state, players, rng)) is not None:
            match.submit(*step)
            if len(match.log) % EVERY:
                continue
            for seat in match.game.actors(match.state)[:1]:
                if seat is not None:
                    world = match.game.resample(match.state, seat, Random(len(match.log)))
                    answers = [
                        bots.make(match.game, name, Budget()).choose(
                            Situation.of(match.game, state, seat), Random(7)
                        )
                        for state in (match.state, match.state, world)
                    ]
                    assert answers[0] == answers[1], f"{name} draws luck from elsewhere"
                    assert answers[0] == answers[2], f"{name} knows what seat {seat} cannot know"
        assert match.result is not None, f"{name} does not finish"
