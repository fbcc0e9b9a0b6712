"""Positions of matches at random, with the seats that are asked, for the tests of the encodings."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hautemer.core import registry
from hautemer.core.chance import Dice
from hautemer.core.game import AnyGame, silent
from hautemer.core.turns import clock_move
from hautemer.rl.errors import LabError
from hautemer.rl.observations import encoder_of
from tests.cases import tables, values_of

ENTRIES = 120  # of a match at most


def has_encoder(key: str) -> bool:
    """True if a game has environments."""
    try:
        encoder_of(registry.find(key))
    except LabError:
        return False
    return True


TABLES = [(key, seats) for key, seats in tables() if has_encoder(key)]
KEYS = sorted({key for key, _ in TABLES})


def options_of(game: AnyGame, seats: int, rng: Random) -> dict[str, Any]:
    """Return complete options, drawn at random."""
    drawn = {key: rng.choice(values_of(option, seats)) for key, option in game.meta.options.items()}
    return game.settle(seats, drawn)


def positions(key: str, seats: int, seed: int) -> Iterator[tuple[AnyGame, Any, int]]:
    """Yield the states of a match with random options and moves, each with a seat that has offers."""
    game, rng = registry.find(key), Random(f"{key} {seats} {seed}")
    chance = Dice(rng)
    state = game.start(seats, options_of(game, seats, rng), chance)
    for _ in range(ENTRIES):
        actors = game.actors(state)
        if not actors:
            return
        seat = rng.choice(actors)
        if seat is None:
            game.apply(state, None, clock_move(game, state), chance, silent)
            continue
        yield game, state, seat
        game.apply(state, seat, game.offers(state, seat).sample(rng), chance, silent)
