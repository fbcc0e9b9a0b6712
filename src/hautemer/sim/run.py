"""One match between bots: as fast as it goes, or as a full match with its log. Both come out the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from hautemer.core.chance import Noted
from hautemer.core.codec import Move
from hautemer.core.game import AnyGame, Bot, Seat, Situation, silent
from hautemer.core.match import SETUP, Luck, Match
from hautemer.core.state import State

# Who moves next and how, or None when the match is over or nobody has anything to do.
Step = tuple[Seat | None, Move] | None


def next_move(game: AnyGame, state: State, players: Sequence[Bot], rng: Random) -> Step:
    """The next entry: holders of a `may` are asked once each, in any order, then those waited for."""
    actors = game.actors(state)
    if not actors:
        return None
    if len(actors) == 1 and actors[0] is not None:
        seat = actors[0]
        move = players[seat].choose(Situation.of(game, state, seat), rng)
        return None if move is None else (seat, move)
    waited: list[Seat] = []
    willing: list[Seat] = []
    for actor in actors:
        if actor is not None:
            may = all(offer.may for offer in game.offers(state, actor))
            (willing if may else waited).append(actor)
    rng.shuffle(willing)
    for seat in (*willing, *waited):
        move = players[seat].choose(Situation.of(game, state, seat), rng)
        if move is not None:
            return seat, move
    if None in actors:
        return None, next(iter(game.offers(state, None)[0].moves()))
    return None


def play_out(
    game: AnyGame,
    seats: int,
    options: dict[str, Any],
    players: Sequence[Bot],
    luck: Callable[[int], Noted],
    rng: Random,
) -> tuple[State, int]:
    """Plays a match without a log; answers its last state and the number of entries."""
    state: State = game.start(seats, options, luck(SETUP))
    entries = 0
    while entries < game.meta.entries_at_most:
        step = next_move(game, state, players, rng)
        if step is None:
            break
        game.apply(state, step[0], step[1], luck(entries), silent)
        entries += 1
    return state, entries


def play_match(
    game: AnyGame,
    names: Sequence[str],
    options: dict[str, Any],
    players: Sequence[Bot],
    luck: Luck,
    rng: Random,
    watch: Callable[[Match], None] | None = None,
) -> Match:
    """Plays a match with its log; `watch` is called after the set-up and after every entry."""
    match = Match.begin(game, names, options, luck)
    if watch is not None:
        watch(match)
    while len(match.log) < game.meta.entries_at_most:
        step = next_move(game, match.state, players, rng)
        if step is None:
            break
        match.submit(*step)
        if watch is not None:
            watch(match)
    return match
