"""Moves as small choices: the encoding is reversible, unique, and masks exactly what is not offered."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hautemer.core import registry
from hautemer.core.codec import Move
from hautemer.core.fields import Between, SomeOf
from hautemer.core.game import AnyGame
from hautemer.core.offers import Offer, Offers, accept
from hautemer.rl.actions import DONE, WAIT, Actions, SmallChoice, actions_of
from hautemer.rl.cursors import Picking
from hautemer.rl.errors import LabError
from tests.cases import tables
from tests.rl.positions import positions

ALL_MOVES = 120  # offers of at most this many moves are written out


def some_moves(offers: Offers, rng: Random) -> tuple[list[Move], bool]:
    """Return all moves of some offers, or a sample, and True if it is all."""
    if sum(offer.count() for offer in offers) <= ALL_MOVES:
        return [move for offer in offers for move in offer.each()], True
    return [offers.sample(rng) for _ in range(20)], False


def reachable(choice: SmallChoice) -> list[tuple[int, ...]]:
    """Return all sequences of numbers that complete a move."""
    found: list[tuple[int, ...]] = []
    for number in choice.numbers:
        after = choice.after(number)
        if isinstance(after, SmallChoice):
            found += [(number, *rest) for rest in reachable(after)]
        else:
            found.append((number,))
    return found


@pytest.mark.parametrize(("key", "seats"), tables())
def test_decoding_an_encoded_move_gives_the_move(key: str, seats: int) -> None:
    rng = Random(1)
    actions = Actions(registry.find(key), seats)
    for game, state, seat in positions(key, seats, 1):
        offers = game.offers(state, seat)
        for move in some_moves(offers, rng)[0]:
            decoded = actions.decode(offers, seat, actions.encode(offers, seat, move))
            assert decoded == accept(offers, move)


@pytest.mark.parametrize(("key", "seats"), tables())
def test_the_small_choices_lead_to_exactly_the_offered_moves(key: str, seats: int) -> None:
    rng = Random(1)
    actions = Actions(registry.find(key), seats)
    for game, state, seat in positions(key, seats, 2):
        offers = game.offers(state, seat)
        moves, complete = some_moves(offers, rng)
        encoded = {actions.encode(offers, seat, move) for move in moves}
        assert len(encoded) == len({repr(move) for move in moves})
        if complete:
            open_ways = set(reachable(actions.root(offers, seat)))
            declining = {(WAIT,)} if all(offer.may for offer in offers) else set()
            assert open_ways == encoded | declining


@pytest.mark.parametrize(("key", "seats"), tables())
def test_masks_have_a_one_for_each_open_number(key: str, seats: int) -> None:
    rng = Random(3)
    actions = actions_of(registry.find(key), seats)
    for game, state, seat in positions(key, seats, 3):
        point: SmallChoice | Move | None = actions.root(game.offers(state, seat), seat)
        depth = 0
        while isinstance(point, SmallChoice):
            assert len(point.mask) == actions.count
            assert tuple(at for at, bit in enumerate(point.mask) if bit) == point.numbers
            assert sum(point.made) == depth
            depth += 1
            point = point.after(rng.choice(point.numbers))


def bidding() -> tuple[AnyGame, Actions, Offers]:
    game = registry.find("meuterer")
    state_offers = next(iter(positions("meuterer", 3, 5)))
    return game, Actions(game, 3), state_offers[0].offers(state_offers[1], state_offers[2])


def test_a_masked_or_unknown_number_raises_one_typed_error() -> None:
    _, actions, offers = bidding()
    root = actions.root(offers, 0)
    masked = next(number for number in range(actions.count) if number not in root.numbers)
    wrong_ones: list[tuple[Any, str]] = [
        (masked, "masked_action"),
        (-1, "wrong_action"),
        (actions.count, "wrong_action"),
        (1.5, "wrong_action"),
        (None, "wrong_action"),
        ([], "wrong_action"),
        (True, "wrong_action"),
    ]
    for wrong, key in wrong_ones:
        with pytest.raises(LabError) as caught:
            root.after(wrong)
        assert caught.value.key == key


def test_too_few_and_too_many_numbers_raise() -> None:
    _, actions, offers = bidding()
    move = offers.sample(Random(1))
    numbers = actions.encode(offers, 0, move)
    with pytest.raises(LabError, match="end before"):
        actions.decode(offers, 0, numbers[:-1])
    with pytest.raises(LabError, match="complete after"):
        actions.decode(offers, 0, (*numbers, DONE))


def test_a_move_outside_the_offers_has_no_encoding() -> None:
    game, actions, offers = bidding()
    other = next(kind for kind in game.moves if kind not in {offer.kind for offer in offers})
    fields = other.__struct_fields__
    with pytest.raises(LabError, match="not one of the offers"):
        actions.encode(offers, 0, other(**dict.fromkeys(fields, "")))


@pytest.mark.parametrize("ordered", [False, True])
@pytest.mark.parametrize(
    ("values", "least", "most", "without"),
    [
        ((0, 1, 2, 3), 2, 2, [(0, 1)]),
        ((0, 0, 1, 2, 2, 2), 0, 3, [(0, 2), (2, 2, 2)]),
        ((0, 1, 2), 3, 3, []),
        ((0, 1, 2, 3), 2, 3, [(2, 3), (1, 2, 3), (0, 2, 3)]),
        ((), 0, 2, []),
    ],
)
def test_picking_offers_exactly_the_allowed_choices(
    values: tuple[int, ...], least: int, most: int, without: list[tuple[int, ...]], ordered: bool
) -> None:
    field = SomeOf(values, least, most, ordered=ordered, without=without)

    def every(cursor: Picking) -> list[tuple[int, ...]]:
        found: list[tuple[int, ...]] = []
        for _, after, value in cursor.steps():
            if after is None:
                found.append(value)
            else:
                assert isinstance(after, Picking)
                deeper = every(after)
                assert deeper, "a number is open, but nothing can follow it"
                found += deeper
        return found

    # The numbers run against the values, so that their order matters.
    picked = every(Picking.of(field, {kind: 100 - kind for kind in field.kinds}, DONE))
    assert sorted(picked) == sorted(field.choices())


def test_seats_are_counted_from_the_seat_that_moves() -> None:
    for game, state, seat in positions("ico", 7, 4):
        offers = game.offers(state, seat)
        if "seats" in offers[0].fields:
            actions = Actions(game, 7)
            crew = type(offers.sample(Random(1)))
            with_itself = [move for move in offers[0].each() if seat in getattr(move, "seats", ())]
            first = {actions.names[actions.encode(offers, seat, move)[0]] for move in with_itself}
            assert crew is offers[0].kind
            assert first == {"seats: 0 seats on"}
            return
    raise AssertionError("no crew was named")


def test_a_value_outside_the_alphabet_is_named() -> None:
    game = registry.find("meuterer")
    actions = Actions(game, 3)
    kind = game.moves[0]
    offers = Offers([Offer(kind, {"points": Between(0, 9)})])
    with pytest.raises(LabError, match="has no 4 in the field points"):
        actions.root(offers, 0)
