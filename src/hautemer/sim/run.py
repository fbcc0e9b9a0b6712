"""One match between bots: as fast as it goes, or as a full match with its log. Both come out the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from hautemer.core.chance import Noted
from hautemer.core.codec import Move
from hautemer.core.game import AnyGame, Bot, Seat, Situation, silent
from hautemer.core.match import SETUP, Luck, Match
from hautemer.core.offers import Offers
from hautemer.core.state import State

# Who moves next and how, or None when the match is over or nobody has anything to do.
Step = tuple[Seat | None, Move] | None


class Declined:
    """What seats have declined to do at this moment of a match, so that they are not asked again.

    The moment is the same as long as the match waits for no others than before: while votes come in, say.
    """

    __slots__ = ("offers", "waited")

    def __init__(self) -> None:
        self.offers: dict[Seat, Offers] = {}
        self.waited: set[Seat | None] = set()

    def at(self, waited: Sequence[Seat | None]) -> dict[Seat, Offers]:
        """What was declined at the moment when the match waits for these seats."""
        if not waited or not self.waited.issuperset(waited):
            self.offers.clear()
            self.waited = set(waited)
        return self.offers


def next_move(
    game: AnyGame, state: State, players: Sequence[Bot], rng: Random, declined: Declined | None = None
) -> Step:
    """The next entry: holders of a `may` are asked once each, in any order, then those waited for."""
    actors = game.actors(state)
    if not actors:
        return None
    if declined is None:
        declined = Declined()
    if len(actors) == 1 and actors[0] is not None:
        declined.offers.clear()
        move = players[actors[0]].choose(Situation.of(game, state, actors[0]), rng)
        return None if move is None else (actors[0], move)
    waited = len(actors)
    willing: list[Seat] = []
    while waited:  # those waited for come first
        actor = actors[waited - 1]
        if actor is not None:
            if not all(offer.may for offer in game.offers(state, actor)):
                break
            willing.append(actor)
        waited -= 1
    refusals = declined.at(actors[:waited])
    rng.shuffle(willing)
    for seat in willing:
        situation = Situation.of(game, state, seat)
        if refusals.get(seat) is not situation.offers:
            move = players[seat].choose(situation, rng)
            if move is not None:
                return seat, move
            refusals[seat] = situation.offers
    for actor in actors[:waited]:
        assert actor is not None
        move = players[actor].choose(Situation.of(game, state, actor), rng)
        if move is not None:
            return actor, move
    return (None, game.offers(state, None)[0].moves()[0]) if actors[-1] is None else None


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
    declined = Declined()
    entries = 0
    while entries < game.meta.entries_at_most:
        step = next_move(game, state, players, rng, declined)
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
    declined = Declined()
    while len(match.log) < game.meta.entries_at_most:
        step = next_move(game, match.state, players, rng, declined)
        if step is None:
            break
        match.submit(*step)
        if watch is not None:
            watch(match)
    return match
