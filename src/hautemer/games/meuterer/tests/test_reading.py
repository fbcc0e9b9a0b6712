"""Random matches agree with the plain implementation in `reading`, at every entry."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hautemer.core.chance import secret_of
from hautemer.core.codec import Move, plain
from hautemer.core.match import Match, live
from hautemer.games.meuterer import GAME
from hautemer.games.meuterer.moves import Pass, Play
from hautemer.games.meuterer.pieces import CARDS
from hautemer.games.meuterer.state import State
from hautemer.games.meuterer.tests.reading import OPTIONS, Reading
from hautemer.games.meuterer.tests.table import NAMES, said


def choose(match: Match, seat: int, rng: Random, eager: float) -> Move:
    """Return any move; the more eager the players are, the longer they stay in trading."""
    offers = match.offers(seat)
    move = offers.sample(rng)
    if isinstance(move, Pass) and rng.random() < eager:
        return offers[0].sample(rng)
    if isinstance(move, Play) and rng.random() > eager:
        return offers[-1].sample(rng)
    return move


def agree(match: Match, reading: Reading) -> None:
    """Compare all parts of both matches."""
    state = cast(State, match.state)
    view = GAME.view(state, None)
    assert match.waiting_for() == (() if reading.asked is None else (reading.asked,))
    if reading.asked is not None:
        moves = [said(plain(move)) for offer in match.offers(reading.asked) for move in offer.moves()]
        assert Counter(moves) == Counter(said(move) for move in reading.open)
        assert moves, "nobody is asked who has nothing to answer"
    assert [list(match.offers(seat)) for seat in range(reading.seats) if seat != reading.asked] == [
        [] for seat in range(reading.seats) if seat != reading.asked
    ]
    assert list(state.scores) == reading.scores
    assert (view["round"], view["captain"]) == (reading.round, reading.captain)
    assert view["islands"] == reading.ring
    assert (view["ship"], set(view["active"])) == (reading.ship, set(reading.active))
    assert view["pirate_ship"] == (reading.pirate if reading.options["pirate"] else None)
    for seat in range(reading.seats):
        own = GAME.view(state, seat)["own"]
        assert Counter(own["hand"]) == Counter(reading.hands[seat])
        assert own["role"] == reading.roles.get(seat)
        assert Counter(view["seats"][seat]["laid"]) == Counter(reading.laid[seat])
        assert view["seats"][seat]["cards"] == len(reading.hands[seat])
        assert (view["seats"][seat]["conflicts"] or 0) == reading.fought[seat]
    if view["phase"] != "keeping":  # then the loader's cards are neither here nor there
        assert [CARDS[card] for card in reversed(state.pile)] == reading.pile
    assert Counter(view["discard"]) == Counter(reading.discard)
    assert (match.result is not None) == reading.over


@settings(max_examples=60, deadline=None)
@given(
    seed=st.integers(0, 2**32),
    seats=st.integers(3, 4),
    options=OPTIONS,
    eager=st.sampled_from([0.1, 0.4, 0.7, 0.95]),
    rules=st.sampled_from([1, 2]),
)
def test_random_matches_agree_with_the_page(
    seed: int, seats: int, options: dict[str, Any], eager: float, rules: int
) -> None:
    compare(seed, seats, options, eager, rules)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("loot", ["discard", "take"])
@pytest.mark.parametrize("ruleset", ["revised", "v1.0"])
def test_a_pirate_match_agrees_with_the_page(seats: int, loot: str, ruleset: str) -> None:
    options = {"ruleset": ruleset, "layout": "shuffled", "pirate": True, "pirate_loot": loot}
    compare(7, seats, options, 0.6, 2)


def compare(seed: int, seats: int, options: dict[str, Any], eager: float, rules: int) -> None:
    rng = Random(seed)
    match = Match.begin(GAME.under(rules), NAMES[:seats], options, live(secret_of(str(seed))))
    reading = Reading(seats, match.options, list(match.setup), rules)
    agree(match, reading)
    while match.result is None:
        assert reading.asked is not None
        entry = match.submit(reading.asked, choose(match, reading.asked, rng, eager))
        reading.enter(plain(entry.move), list(entry.luck))
        agree(match, reading)
    best = max(reading.scores)
    assert match.result.reason == "rounds_played"
    assert match.result.winners == tuple(seat for seat in range(seats) if reading.scores[seat] == best)
