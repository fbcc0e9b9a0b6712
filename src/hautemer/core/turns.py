"""The order in which actors are asked: seats that may act, seats that the match waits for, the clock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from hautemer.core.codec import Move
from hautemer.core.game import AnyGame, Seat
from hautemer.core.state import State


def asking_order(
    game: AnyGame, state: State, actors: Sequence[Seat | None]
) -> tuple[list[Seat], Sequence[Seat], bool]:
    """Return the willing seats, the awaited seats, and True if the clock moves when no seat does.

    `actors` are those of the state. A willing seat has only `may` offers. It is asked once before the
    awaited seats; the caller shuffles the willing ones, so that no seat is always first.
    """
    awaited = len(actors)
    willing: list[Seat] = []
    while awaited:  # awaited seats come first
        actor = actors[awaited - 1]
        if actor is not None:
            if not game.offers(state, actor).are_optional():
                break
            willing.append(actor)
        awaited -= 1
    return willing, cast(Sequence[Seat], actors[:awaited]), bool(actors) and actors[-1] is None


def clock_move(game: AnyGame, state: State) -> Move:
    """Return the only move of the clock."""
    return game.offers(state, None)[0].moves()[0]
