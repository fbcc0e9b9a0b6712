"""One match between bots: a fast playout without a log, or a full match. Both take the same course."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from hautemer.bots.random import RandomBot
from hautemer.core.chance import Chance
from hautemer.core.codec import Move
from hautemer.core.game import AnyGame, Bot, Seat, Situation, Talker, Tell, silent
from hautemer.core.match import Luck, Match
from hautemer.core.offers import Offers
from hautemer.core.state import State
from hautemer.core.talk import Claim, Talk, say
from hautemer.core.turns import asking_order, clock_move

# The next actor and its move, or None when the match is over or nobody has anything to do.
Turn = tuple[Seat | None, Move] | None
# Receives the state, the number of earlier entries, the next actor, its move, and the talk so far.
Watch = Callable[[State, int, Seat | None, Move, Sequence[Talk]], None]


class Refusals:
    """The offers that seats have declined at this moment of a match, so that they are not asked again.

    The moment lasts while the match waits for no other seats than before, for example while votes come in.
    """

    __slots__ = ("offers", "waited")

    def __init__(self) -> None:
        self.offers: dict[Seat, Offers] = {}
        self.waited: set[Seat | None] = set()

    def at(self, waited: Sequence[Seat | None]) -> dict[Seat, Offers]:
        """Return the declined offers by seat at the moment when the match waits for these seats."""
        if not waited or not self.waited.issuperset(waited):
            self.offers.clear()
            self.waited = set(waited)
        return self.offers


def next_move(
    game: AnyGame,
    state: State,
    players: Sequence[Bot],
    rng: Random,
    refusals: Refusals | None = None,
    talk: Sequence[Talk] = (),
) -> Turn:
    """Return the next entry: seats with only `may` offers are asked once each, then those waited for."""
    actors = game.actors(state)
    if not actors:
        return None
    if len(actors) == 1 and (seat := actors[0]) is not None:
        if refusals is not None:
            refusals.offers.clear()
        move = answer(game, state, players[seat], seat, game.offers(state, seat), rng, talk)
        return None if move is None else (seat, move)
    willing, awaited, clock = asking_order(game, state, actors)
    declined = (Refusals() if refusals is None else refusals).at(awaited)
    if willing:
        rng.shuffle(willing)
    for seat in willing:
        offers = game.offers(state, seat)
        if declined.get(seat) is not offers:
            move = answer(game, state, players[seat], seat, offers, rng, talk)
            if move is not None:
                return seat, move
            declined[seat] = offers
    for actor in awaited:
        move = answer(game, state, players[actor], actor, game.offers(state, actor), rng, talk)
        if move is not None:
            return actor, move
    return (None, clock_move(game, state)) if clock else None


def answer(
    game: AnyGame,
    state: State,
    player: Bot,
    seat: Seat,
    offers: Offers,
    rng: Random,
    talk: Sequence[Talk],
) -> Move | None:
    """Return a player's move; the random bot needs no situation, which saves half the time of a playout."""
    if type(player) is RandomBot:
        return player.pick(offers, rng)
    return player.choose(Situation.of(game, state, seat, talk), rng)


def claim_after(
    game: AnyGame, state: State, players: Sequence[Bot], rng: Random, seat: Seat | None, talk: Sequence[Talk]
) -> Claim | None:
    """Return the claim of the seat that has just moved, if its player makes one."""
    if seat is None or type(player := players[seat]) is RandomBot or not isinstance(player, Talker):
        return None
    return player.say(Situation.of(game, state, seat, talk), rng)


def window_of(game: AnyGame, state: State) -> str:
    """Return the window that the clock is about to close."""
    window = game.window(state)
    assert window is not None
    return window


def play_out(
    game: AnyGame,
    seats: int,
    options: dict[str, Any],
    players: Sequence[Bot],
    chance: Chance,
    rng: Random,
    closed: Counter[str] | None = None,
    watch: Watch | None = None,
    tell: Tell = silent,
) -> tuple[State, int]:
    """Play a match without a log; return its last state and the number of entries.

    `closed` counts the windows that the clock closed. `watch` is called before every entry, and `tell`
    receives what the rules announce.
    """
    state: State = game.start(seats, options, chance)
    refusals = Refusals()
    talk: list[Talk] = []
    apply = game.apply
    entries = 0
    while entries < game.meta.entries_at_most:
        turn = next_move(game, state, players, rng, refusals, talk)
        if turn is None:
            break
        seat, move = turn
        if seat is None and closed is not None:
            closed[window_of(game, state)] += 1
        if watch is not None:
            watch(state, entries, seat, move, talk)
        apply(state, seat, move, chance, tell)
        claim = claim_after(game, state, players, rng, seat, talk)
        if claim is not None and seat is not None:
            talk.append(say(game.claims(state, seat), talk, seat, claim, after=entries))
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
    """Play a match with its log; `watch` is called after the set-up and after every entry.

    With `luck=seeded(dice)` it takes the same course as `play_out` with `chance=Dice(dice)`.
    """
    match = Match.begin(game, names, options, luck)
    if watch is not None:
        watch(match)
    refusals = Refusals()
    while len(match.log) < game.meta.entries_at_most:
        turn = next_move(game, match.state, players, rng, refusals, match.talk)
        if turn is None:
            break
        seat, move = turn
        if seat is None and closed is not None:
            closed[window_of(game, match.state)] += 1
        match.submit(seat, move)
        claim = claim_after(game, match.state, players, rng, seat, match.talk)
        if claim is not None and seat is not None:
            match.say(seat, claim)
        if watch is not None:
            watch(match)
    return match
