"""Encoders tell a seat nothing that it does not know, and are as long as they say."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from hautemer import bots
from hautemer.core import registry
from hautemer.core.chance import Dice
from hautemer.core.game import AnyGame, silent
from hautemer.core.offers import accept
from hautemer.core.vectors import NOTHING, Recalls, Vectors
from hautemer.sim.run import Refusals, next_move

ALL = registry.keys()
KEYS = [key for key in ALL if registry.part(key, "bots.vectors") is not None]
CANDIDATES = 700  # the most that any game compares at once
ENTRIES = 150  # of a match at most: one at random may have more than a thousand


def encoder(key: str) -> Vectors:
    made: Vectors = registry.part(key, "bots.vectors").Vectors(registry.find(key))
    return made


def tables(game: AnyGame) -> list[int]:
    """Return the numbers of seats of a game, or some of them if there are many."""
    least, most = game.meta.seats
    every = list(range(least, most + 1))
    return every if len(every) <= 4 else [least, least + 4, most - 4, most]


def states(
    game: AnyGame, seats: int, seed: int, bot: str, entries: int = ENTRIES
) -> Iterator[tuple[Any, int]]:
    """Return the states of a match with random options, and the seat that is asked in each."""
    rng = Random(seed)
    options = {key: rng.choice(option.values) for key, option in game.meta.options.items() if option.values}
    state = game.start(seats, game.settle(seats, options), Dice(rng))
    players = [bots.make(game, bot)] * seats
    refusals = Refusals()
    for _ in range(entries):
        turn = next_move(game, state, players, rng, refusals, ())
        if turn is None:
            return
        seat, move = turn
        if seat is not None:
            yield state, seat
        game.apply(state, seat, move, Dice(rng), silent)


def differences(game: AnyGame, vectors: Vectors, state: Any, asked: int, rng: Random) -> list[int]:
    """Return the seats for which a resampled state has other vectors than the state."""
    found = []
    some = range(state.seats) if state.seats <= 4 else {asked, *rng.sample(range(state.seats), 3)}
    for seat in some:
        world = game.resample(state, seat, rng)
        same = vectors.view(state, seat) == vectors.view(world, seat)
        if seat == asked:
            moves = vectors.candidates(state, seat, game.offers(state, seat))
            same = same and vectors.moves(state, seat, moves) == vectors.moves(world, seat, moves)
        if not same:
            found.append(seat)
    return found


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("key", KEYS)
def test_vectors_are_equal_for_a_state_and_its_resamples(key: str, bot: str) -> None:
    game, vectors = registry.find(key), encoder(key)
    rng = Random(5)
    for seats in tables(game):
        for state, asked in states(game, seats, seats, bot):
            assert not differences(game, vectors, state, asked, rng)


@pytest.mark.parametrize("key", KEYS)
def test_what_an_encoder_keeps_of_a_match_changes_no_vector(key: str) -> None:
    """A deep copy shares no vote, voyage or movement with the match, so nothing kept fits it."""
    game, vectors = registry.find(key), encoder(key)
    for seats in tables(game):
        for number, (state, asked) in enumerate(states(game, seats, 20 + seats, "random", 2 * ENTRIES)):
            fresh = deepcopy(state)
            for seat in {asked, number % seats}:
                assert vectors.view(state, seat) == vectors.view(fresh, seat)


@pytest.mark.parametrize("key", KEYS)
def test_an_encoder_that_looks_at_another_hand_is_found(key: str) -> None:
    """The check finds a planted vector that depends on the whole state."""
    game = registry.find(key)

    class Peeking(type(encoder(key))):  # type: ignore[misc]
        def view(self, state: Any, seat: int) -> bytes:
            seen: bytes = super().view(state, seat) + game.digest(state).encode()
            return seen

    cheat = Peeking(game)
    rng = Random(5)
    seats = max(3, game.meta.seats[0])
    found = (differences(game, cheat, state, asked, rng) for state, asked in states(game, seats, 3, "greedy"))
    assert any(found)


@pytest.mark.parametrize("key", KEYS)
def test_vectors_have_the_length_that_the_shape_says(key: str) -> None:
    game, vectors = registry.find(key), encoder(key)
    shape = vectors.shape
    for seats in range(game.meta.seats[0], game.meta.seats[1] + 1):
        for state, asked in states(game, seats, 9, "greedy", ENTRIES if seats <= 4 else 40):
            moves = vectors.candidates(state, asked, game.offers(state, asked))
            assert moves
            assert len(moves) <= CANDIDATES
            assert all(accept(game.offers(state, asked), move) for move in moves if move is not NOTHING)
            must = not all(offer.may for offer in game.offers(state, asked))
            assert (moves[0] is NOTHING) is not must
            assert len(vectors.moves(state, asked, moves)) == len(moves) * shape.move
            view = vectors.view(state, asked)
            assert len(view) == shape.view
            masks = [view[shape.globals + seat * shape.per_seat] for seat in range(shape.seats)]
            assert masks == [1] * seats + [0] * (shape.seats - seats)
            assert len(vectors.standings(state)) == seats


@pytest.mark.parametrize("key", [key for key in KEYS if isinstance(encoder(key), Recalls)])
def test_recalled_choices_were_open(key: str) -> None:
    game, vectors = registry.find(key), encoder(key)
    assert isinstance(vectors, Recalls)
    rng = Random(2)
    recalled = 0
    for state, asked in states(game, game.meta.seats[1], 4, "greedy"):
        for before, seat, move in vectors.recall(game.resample(state, asked, rng), asked):
            recalled += 1
            assert seat != asked
            assert move in vectors.candidates(before, seat, game.offers(before, seat))
    assert recalled > 20
