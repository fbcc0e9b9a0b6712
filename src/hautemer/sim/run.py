"""One match between bots: as fast as it goes, or as a full match with its log. Both come out the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from hautemer.core.chance import Noted
from hautemer.core.codec import Move
from hautemer.core.game import AnyGame, Bot, Seat, Situation, Talker, silent
from hautemer.core.match import SETUP, Luck, Match
from hautemer.core.offers import Offers
from hautemer.core.state import State
from hautemer.core.talk import Claim, Talk, say

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
    game: AnyGame,
    state: State,
    players: Sequence[Bot],
    rng: Random,
    declined: Declined | None = None,
    talk: Sequence[Talk] = (),
) -> Step:
    """The next entry: holders of a `may` are asked once each, in any order, then those waited for."""
    actors = game.actors(state)
    if not actors:
        return None
    if declined is None:
        declined = Declined()
    if len(actors) == 1 and actors[0] is not None:
        declined.offers.clear()
        move = players[actors[0]].choose(Situation.of(game, state, actors[0], talk), rng)
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
        situation = Situation.of(game, state, seat, talk)
        if refusals.get(seat) is not situation.offers:
            move = players[seat].choose(situation, rng)
            if move is not None:
                return seat, move
            refusals[seat] = situation.offers
    for actor in actors[:waited]:
        assert actor is not None
        move = players[actor].choose(Situation.of(game, state, actor, talk), rng)
        if move is not None:
            return actor, move
    return (None, game.offers(state, None)[0].moves()[0]) if actors[-1] is None else None


def claim_after(
    game: AnyGame, state: State, players: Sequence[Bot], rng: Random, seat: Seat | None, talk: Sequence[Talk]
) -> Claim | None:
    """What the seat that has just moved says, if its player talks and has something to say."""
    if seat is None or not isinstance(player := players[seat], Talker):
        return None
    return player.say(Situation.of(game, state, seat, talk), rng)


def window_of(game: AnyGame, state: State) -> str:
    """The window that the clock is about to close."""
    window = game.window(state)
    assert window is not None
    return window


def play_out(
    game: AnyGame,
    seats: int,
    options: dict[str, Any],
    players: Sequence[Bot],
    luck: Callable[[int], Noted],
    rng: Random,
    closed: Counter[str] | None = None,
) -> tuple[State, int]:
    """Plays a match without a log; answers its last state and the number of entries.

    `closed` counts the windows that the clock closed.
    """
    state: State = game.start(seats, options, luck(SETUP))
    declined = Declined()
    talk: list[Talk] = []
    entries = 0
    while entries < game.meta.entries_at_most:
        step = next_move(game, state, players, rng, declined, talk)
        if step is None:
            break
        if step[0] is None and closed is not None:
            closed[window_of(game, state)] += 1
        game.apply(state, step[0], step[1], luck(entries), silent)
        claim = claim_after(game, state, players, rng, step[0], talk)
        if claim is not None and step[0] is not None:
            talk.append(say(game.claims(state, step[0]), talk, step[0], claim, after=entries))
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
    closed: Counter[str] | None = None,
) -> Match:
    """Plays a match with its log; `watch` is called after the set-up and after every entry."""
    match = Match.begin(game, names, options, luck)
    if watch is not None:
        watch(match)
    declined = Declined()
    while len(match.log) < game.meta.entries_at_most:
        step = next_move(game, match.state, players, rng, declined, match.talk)
        if step is None:
            break
        if step[0] is None and closed is not None:
            closed[window_of(game, match.state)] += 1
        match.submit(*step)
        claim = claim_after(game, match.state, players, rng, step[0], match.talk)
        if claim is not None and step[0] is not None:
            match.say(step[0], claim)
        if watch is not None:
            watch(match)
    return match
