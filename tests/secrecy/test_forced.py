"""What a screen answers by itself follows from the public view alone, in matches of every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from hautemer import registry
from hautemer.core.codec import Move, name_of
from hautemer.core.game import AnyGame, Seat
from hautemer.core.offers import MARKS, Offers, forced
from hautemer.core.state import State
from hautemer.words import LANGUAGES, Words
from tests.cases import KEYS, cases, entries_of, examined, tables
from tests.checks.forced import check_forced
from tests.secrecy.leaks import Delegate

# Kinds of move that are publicly forced now and then, wherever a game has them.
FORCED = {"draw", "knock"}
# The matches in which a planted mark is searched for.
MATCHES = 6


@pytest.mark.parametrize(("key", "seats"), tables())
def test_everybody_can_tell_a_forced_answer(key: str, seats: int) -> None:
    found: Counter[str] = Counter()
    for case in examined(key, seats):
        rng = case.rng("forced")
        for match in case.look_into():
            for seat in case.game.actors(match.state):
                if seat is not None and check_forced(case.game, match.state, seat, seats, rng):
                    found[match.offers(seat)[0].do] += 1
    for kind in FORCED & {name_of(kind) for kind in registry.find(key).moves}:
        assert found[kind], f"{kind} was never forced: {found}"


class MarkOnSingleMoves(Delegate):
    """Every single move of one kind is marked as forced, even if only its seat knows that it is."""

    def __init__(self, inner: AnyGame, kind: str) -> None:
        super().__init__(inner)
        self.kind = kind

    def offers(self, state: State, seat: Seat | None) -> Offers:
        offers = self.inner.offers(state, seat)
        return forced(offers) if any(offer.do == self.kind for offer in offers) else offers


def caught(game: Delegate, key: str, seats: int) -> bool:
    """Return True if the check finds a fault in a game's marks."""
    for case in cases(key, seats, MATCHES):
        rng = Random(f"planted {case.number}")
        for match in case.watch():
            for seat in case.game.actors(match.state):
                if seat is None:
                    continue
                try:
                    check_forced(game, match.state, seat, seats, rng)
                except AssertionError:
                    return True
    return False


@pytest.mark.parametrize(
    ("kind", "beside"),
    [
        (
            "fight",
            "reward",
        ),  # without conflict cards nobody fights in a mutiny: that somebody has none is secret
        ("place", "vote"),  # an island that must be placed tells that somebody is no pirate
        ("commit", "knock"),  # cards of one kind only
    ],
)
def test_a_planted_mark_on_what_is_forced_in_secret_is_caught(kind: str, beside: str) -> None:
    """The game is the one that has both kinds of move."""
    (key,) = (key for key in KEYS if {kind, beside} <= {name_of(one) for one in registry.find(key).moves})
    seats = max(4, registry.meta(key).seats[0])
    inner = registry.find(key)
    assert not caught(Delegate(inner), key, seats), "the game itself is marked wrongly"
    assert caught(MarkOnSingleMoves(inner, kind), key, seats)


def test_no_field_of_a_move_is_called_like_a_mark() -> None:
    """Programs drop the marks from an offer to make a move of it."""
    for key in KEYS:
        for kind in registry.find(key).moves:
            assert not {*MARKS} & {*kind.__struct_fields__}, f"{key}: {kind}"


def test_what_follows_a_move_has_no_fields_and_is_a_move_of_the_game() -> None:
    for key in KEYS:
        game = registry.find(key)
        case = next(cases(key, max(4, game.meta.seats[0]), 1))
        step = max(1, entries_of(case) // 40)
        for number, match in enumerate(case.watch()):
            if number % step == 0:
                for seat in game.actors(match.state):
                    check_follow_ups(match.offers(seat) if seat is not None else Offers(), game.moves, key)


def check_follow_ups(offers: Offers, kinds: Sequence[type[Move]], key: str) -> None:
    """Raise if an offer names a follow-up that cannot be sent as it stands, or has no words on a button."""
    for offer in offers:
        if offer.then is not None:
            assert offer.then in kinds
            assert not offer.then.__struct_fields__
            assert all(Words(one, key).has(f"then-{name_of(offer.then)}") for one in LANGUAGES)
