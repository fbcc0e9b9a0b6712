"""Checks of every state of a match."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from hautemer.core.game import AnyGame, Result
from hautemer.core.state import State


def check_actors(game: AnyGame, state: State, seats: int) -> None:
    """Check that `actors` are all seats with an offer, awaited ones first, and none only after the end."""
    actors = list(game.actors(state))
    offers = {seat: game.offers(state, seat) for seat in (*range(seats), None)}
    acting = [seat for seat, found in offers.items() if found]
    assert len(actors) == len(set(actors)), f"an actor twice: {actors}"
    assert set(actors) == set(acting), f"actors {actors}, but offers for {acting}"
    waited = [any(not offer.may for offer in offers[seat]) for seat in actors if seat is not None]
    assert waited == sorted(waited, reverse=True), f"an awaited seat comes after an optional one: {actors}"
    over = game.result(state) is not None
    assert over != bool(actors), f"over: {over}, but can act: {actors}"
    assert all(offer.count() > 0 for found in offers.values() for offer in found), "an offer of nothing"


def check_conserved(game: AnyGame, state: State, inventory: dict[str, int]) -> None:
    """Check that the inventory has not changed."""
    assert dict(game.inventory(state)) == inventory, f"{game.inventory(state)} were {inventory}"


def check_result(game: AnyGame, state: State, seats: int) -> None:
    """Check that scores are integers by seat, and that a result names seats and a listed reason."""
    scores = list(game.scores(state))
    assert len(scores) == seats, scores
    assert all(type(score) is int for score in scores), scores
    result = game.result(state)
    if result is None:
        return
    assert isinstance(result, Result), result
    assert list(result.scores) == scores, f"{result.scores}, but scores {scores}"
    assert list(result.winners) == sorted(set(result.winners)), f"winners not sorted: {result.winners}"
    assert all(type(seat) is int and 0 <= seat < seats for seat in result.winners), result.winners
    assert result.reason in game.meta.reasons, f"unlisted reason {result.reason}"


def check_copy(game: AnyGame, state: State) -> None:
    """Check that a copy is equal and shares nothing that can change."""
    twin = state.copy()
    assert type(twin) is type(state)
    assert game.digest(twin) == game.digest(state), "the copy differs"
    shared = {id(part) for part in changing(state)} & {id(part) for part in changing(twin)}
    assert not shared, "the copy shares " + repr([part for part in changing(twin) if id(part) in shared])


def changing(value: Any) -> Iterator[Any]:
    """Yield all parts of a value that can change."""
    if is_dataclass(value):
        yield value
        for field in fields(value):
            yield from changing(getattr(value, field.name))
    elif isinstance(value, (list, set)):
        yield value
        for item in value:
            yield from changing(item)
    elif isinstance(value, dict):
        yield value
        for item in value.values():
            yield from changing(item)
    elif isinstance(value, (tuple, frozenset)):
        for item in value:
            yield from changing(item)
    else:
        assert value is None or isinstance(value, (int, str, bytes)), f"in a state: {type(value)}"
