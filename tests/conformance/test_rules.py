"""Many matches by the bare rules: each ends, a seat can always act, and no piece is lost."""

from __future__ import annotations

import pytest

from hautemer.bots.random import RandomBot
from hautemer.core.chance import Dice
from hautemer.core.game import silent
from hautemer.sim.run import next_move
from tests.cases import bare, tables
from tests.checks.states import check_actors, check_conserved, check_copy, check_result

# A scan of many seats is slow: it happens at every entry up to four seats, then at one in `seats`.
SCANNED = 4


@pytest.mark.parametrize(("key", "seats"), tables())
def test_matches_end_with_all_things_in_their_places(key: str, seats: int) -> None:
    for case in bare(key, seats):
        game, rng = case.game, case.rng("bare")
        chance = Dice(rng)
        state = game.start(seats, game.settle(seats, case.options), chance)
        inventory = dict(game.inventory(state))
        players = [RandomBot(game)] * seats
        every = -(-seats // SCANNED)
        entries = 0
        while (step := next_move(game, state, players, rng)) is not None:
            if entries % every == 0:
                check_actors(game, state, seats)
                check_conserved(game, state, inventory)
            assert game.window(state) in (None, *game.windows)
            assert entries < game.meta.entries_at_most, f"{case} does not end"
            game.apply(state, *step, chance, silent)
            entries += 1
        check_actors(game, state, seats)
        check_conserved(game, state, inventory)
        check_result(game, state, seats)
        check_copy(game, state)
        assert game.result(state) is not None, f"{case}: nobody can act and there is no result"
