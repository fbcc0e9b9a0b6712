"""The checks of secrecy: if two worlds look the same to a viewer, every byte sent to that viewer is the same.

A check takes a match and a seat, imagines worlds for that seat and compares what leaves the process.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from hautemer.bots.random import RandomBot
from hautemer.core.chance import Dice, Script
from hautemer.core.codec import Move, encode
from hautemer.core.errors import BadLuck, Refused
from hautemer.core.game import AnyGame, Seat, silent
from hautemer.core.match import Match
from hautemer.core.offers import accept
from hautemer.core.outlook import waiting_for
from hautemer.core.state import State
from hautemer.sim.run import next_move
from tests.cases import fork


def look(game: AnyGame, state: State, seat: Seat | None) -> bytes:
    """Everything a viewer is shown of a state, as bytes."""
    return encode(
        {
            "view": game.view(state, seat),
            "offers": [] if seat is None else [offer.describe() for offer in game.offers(state, seat)],
            "waiting_for": waiting_for(game, state),
            "result": game.result(state),
        }
    )


def check_same_look(game: AnyGame, state: State, world: State, seat: Seat) -> None:
    """Check that an imagined world shows its seat and spectators what the true one shows."""
    for viewer in (seat, None):
        shown, imagined = look(game, state, viewer), look(game, world, viewer)
        assert shown == imagined, f"{viewer} sees another world:\n{shown!r}\n{imagined!r}"


def check_resample(game: AnyGame, state: State, seat: Seat, number: int) -> State:
    """Return a world that looks the same to a seat, loses nothing, and depends on its knowledge alone."""
    before = game.digest(state)
    world: State = game.resample(state, seat, Random(number))
    assert game.digest(state) == before, "resample changes the state it is given"
    check_same_look(game, state, world, seat)
    inventory, imagined = dict(game.inventory(state)), dict(game.inventory(world))
    assert imagined == inventory, f"{imagined} were {inventory}"
    again = game.resample(state, seat, Random(number))
    assert game.digest(again) == game.digest(world), "resample draws luck from elsewhere"
    elsewhere = game.resample(state, seat, Random(f"elsewhere {number}"))
    second = game.resample(elsewhere, seat, Random(number))
    assert game.digest(second) == game.digest(world), f"resample for {seat} depends on what it cannot know"
    return world


def check_others(game: AnyGame, world: State, seat: Seat, others: Sequence[Seat], rng: Random) -> None:
    """Check that the other seats can imagine worlds in a world that was imagined for one seat."""
    for other in others:
        if other != seat:
            check_resample(game, world, other, rng.randrange(10**6))


def check_goes_on(game: AnyGame, world: State, seats: int, rng: Random) -> None:
    """Check that a match can be played to its end in an imagined world."""
    inventory = dict(game.inventory(world))
    played = world.copy()
    players = [RandomBot(game)] * seats
    chance = Dice(rng)
    for _ in range(game.meta.entries_at_most):
        step = next_move(game, played, players, rng)
        if step is None:
            break
        game.apply(played, *step, chance, silent)
    assert game.result(played) is not None, "no result in an imagined world"
    assert dict(game.inventory(played)) == inventory, "something is lost in an imagined world"


def check_same_move(match: Match, mover: Seat | None, move: Move, viewer: Seat, world: State) -> bool:
    """Two worlds, the same move, equal views after it: then all that the viewer is sent is equal.

    The luck of the true world is read out again in the other one. Answers whether it came so far: the move
    may not be open in the other world, its luck impossible, or its outcome show that the worlds differ.
    """
    game = match.game
    if accept(game.offers(world, mover), move) is None:
        assert mover != viewer, f"{viewer} was offered {move} in one of two worlds only"
        return False
    true, other = fork(match), fork(match, world)
    entry = true.submit(mover, move)
    other.luck = lambda position: Script(entry.luck)
    try:
        other.submit(mover, move)
    except BadLuck:
        return False
    for spectator in (viewer, None):
        if encode(game.view(true.state, spectator)) != encode(game.view(other.state, spectator)):
            return False
    for spectator in (viewer, None):
        known = len(match.facts[spectator])
        sent, imagined = true.outlook(spectator, known).written(), other.outlook(spectator, known).written()
        assert sent == imagined, f"{spectator} is sent another outlook after {move}:\n{sent!r}\n{imagined!r}"
    return True


def check_same_refusals(match: Match, seat: Seat, world: State, tries: Sequence[Any]) -> None:
    """Check that a seat gets the same refusals in worlds that look the same to it."""
    other = fork(match, world)
    for written in tries:
        told, imagined = refusal(match, seat, written), refusal(other, seat, written)
        assert told == imagined, f"{seat} is told {told} or {imagined} of {written}"


def refusal(match: Match, seat: Seat, written: Any) -> str:
    """Return the refusal of a move that a seat tries; nothing is entered."""
    try:
        match.prepare(seat, written)
    except Refused as refused:
        return f"{refused.key} {refused.details} {refused}"
    except BadLuck:
        return "accepted"  # the luck of the true world, read out in another one
    return "accepted"
