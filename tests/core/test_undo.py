"""An undo late in a long match: from which state it is folded, and that it is the right one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

import pytest

from hautemer.core import match as matches
from hautemer.core.chance import Chance
from hautemer.core.codec import Move, Struct
from hautemer.core.game import EVERYONE, Game, Meta, Options, Result, Tell
from hautemer.core.match import KEPT_EVERY, KEPT_MOST, Match, Undo, live
from hautemer.core.offers import Between, Offer, Offers
from hautemer.core.state import State
from hautemer.core.undo import IMAGINED

LONG = 12_345


class Add(Move, frozen=True):
    number: int


@dataclass(slots=True)
class Sum(State):
    total: int
    turn: int


class Seen(Struct, frozen=True):
    total: int


class Own(Struct, frozen=True):
    pass


class Adding(Game[Sum]):
    """A game that never ends; each move depends on all before it. It counts how often it is asked."""

    moves = (Add,)
    meta = Meta("adding", "Adding", (2, 2), 1, 10**6, (), {}, "")

    def __init__(self) -> None:
        self.applied = self.resampled = 0

    def start(self, seats: int, options: Options, chance: Chance) -> Sum:
        return Sum(0, 0)

    def actors(self, state: Sum) -> Sequence[int | None]:
        return [state.turn]

    def offers(self, state: Sum, seat: int | None) -> Offers:
        return Offers([Offer(Add, {"number": Between(0, 9)})] if seat == state.turn else [])

    def apply(self, state: Sum, seat: int | None, move: Move, chance: Chance, tell: Tell) -> None:
        assert isinstance(move, Add)
        self.applied += 1
        state.total = (state.total * 7 + move.number) % 1_000_003
        state.turn = 1 - state.turn
        tell(EVERYONE, "added", seat=seat)

    def public(self, state: Sum) -> Seen:
        return Seen(state.total)

    def private(self, state: Sum, seat: int) -> Own:
        return Own()

    def scores(self, state: Sum) -> Sequence[int]:
        return [0, 0]

    def result(self, state: Sum) -> Result | None:
        return None

    def resample(self, state: Sum, seat: int, rng: Random) -> Sum:
        self.resampled += 1
        return state.copy()

    def inventory(self, state: Sum) -> Mapping[str, int]:
        return {}


def played(length: int) -> tuple[Match, Adding]:
    """Return a match of `length` entries, and its game."""
    game, rng = Adding(), Random(length)
    match = Match.begin(game, ["A", "B"], {}, live(bytes(32)))
    for number in range(length):
        match.submit(number % 2, Add(rng.randrange(10)))
    return match, game


def from_the_set_up(match: Match) -> State:
    """Return the state that the entries of a match lead to."""
    *_, last = match.states()
    return last


def test_an_undo_of_a_long_match_folds_from_a_kept_state() -> None:
    match, game = played(LONG)
    assert 0 < len(match.kept) <= KEPT_MOST
    game.applied = game.resampled = 0
    match.undo(0)
    assert game.applied <= KEPT_EVERY + IMAGINED
    assert game.resampled == IMAGINED, "whether an undo is free is judged once"
    assert match.state == from_the_set_up(match)
    match.submit(0, Add(1))
    game.applied = 0
    match.undo(0)  # the state before it is not at hand after an undo
    assert game.applied <= 2 * KEPT_EVERY + IMAGINED


def test_going_far_back_folds_from_the_set_up_now_and_then_only() -> None:
    match, game = played(LONG)
    game.applied, undos = 0, 60
    for _ in range(undos):
        match.accept(match.prepare_undo(0, Undo(match.played[-50].position)), "consent")
    assert game.applied <= undos * KEPT_EVERY + 2 * LONG
    assert match.state == from_the_set_up(match)
    assert len(match.kept) <= KEPT_MOST


@pytest.mark.parametrize("seed", range(20))
def test_moves_and_undos_in_any_order_lead_to_the_state_of_the_entries(
    monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setattr(matches, "KEPT_EVERY", 5)
    monkeypatch.setattr(matches, "KEPT_MOST", 3)
    rng, (match, _) = Random(seed), played(0)
    for _ in range(200):
        if match.played and rng.random() < 0.3:
            position = rng.choice(match.played[-rng.choice((1, 4, 30)) :]).position
            pending = match.prepare_undo(0, Undo(position))
            if rng.random() < 0.8:
                match.accept(pending, "consent")
        else:
            match.submit(match.waiting_for()[0], Add(rng.randrange(10)))
        assert match.state == from_the_set_up(match)
        length = rng.randrange(len(match.played) + 1)
        assert match.fold(length) == list(match.states())[length]
        assert all(state == list(match.states())[length] for length, state in match.kept)
