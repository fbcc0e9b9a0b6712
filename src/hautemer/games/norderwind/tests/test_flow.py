"""The flow of a voyage on a screen: the marks of the offers."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from hautemer.core.chance import Dice
from hautemer.core.game import Situation, silent
from hautemer.core.offers import Offers
from hautemer.games.norderwind.bots.greedy import Greedy
from hautemer.games.norderwind.game import GAME
from hautemer.games.norderwind.moves import Draw, Skip
from hautemer.games.norderwind.offering import UNDER_WAY, mark
from hautemer.games.norderwind.pieces import GOODS
from hautemer.games.norderwind.state import LETTERS, LOOKOUT, PIRATES, SAILING, STACK, TILE, State
from hautemer.games.norderwind.tiles.trading import purchases
from hautemer.kit.bags import ONE

MATCHES = 6
# What one press sends.
LIGHT = {"sail", "lookout", "draw", "skip", "salvage"}


def moments() -> list[tuple[State, int, Any]]:
    """Return every prompt of some matches between good bots, with the answer."""
    found = []
    for seed in range(MATCHES):
        rng = Random(seed)
        state, bot = GAME.start(4, GAME.settle(4, {}), Dice(rng)), Greedy(GAME)
        while seats := GAME.actors(state):
            (seat,) = seats
            move = bot.choose(Situation.of(GAME, state, seat), rng)
            assert move is not None
            found.append((state.copy(), seat, move))
            GAME.apply(state, seat, move, Dice(rng), silent)
    return found


MOMENTS = moments()


def test_a_single_answer_is_forced_and_no_other() -> None:
    for state, seat, _ in MOMENTS:
        offers = GAME.offers(state, seat)
        single = sum(offer.count() for offer in offers) == 1
        assert [offer.forced for offer in offers] == [single] * len(offers)


def test_one_press_sends_what_costs_nothing() -> None:
    for state, seat, _ in MOMENTS:
        for offer in GAME.offers(state, seat):
            assert offer.at_once == (offer.do in LIGHT and not offer.gives_up), offer


def test_sailing_past_a_delivery_asks_once_more() -> None:
    found = 0
    for state, seat, _ in MOMENTS:
        offers = GAME.offers(state, seat)
        delivering = any(offer.do == "deliver" for offer in offers)
        for offer in offers:
            lost = offer.do == "skip" and delivering
            assert offer.gives_up == (({},) if lost else ()), offer
            found += lost
    assert found


def test_what_goes_overboard_asks_once_more() -> None:
    salt, wine = GOODS.index("salt"), GOODS.index("wine")
    offers = Offers(purchases(ONE[wine], 1, 6 * ONE[salt], 6))
    for offer in offers:
        marked = mark(UNDER_WAY, offers, offer)
        assert marked.gives_up == ({},)
        assert not marked.at_once


def test_the_first_tile_is_turned_with_the_press_that_sails() -> None:
    phases = {state.phase: GAME.offers(state, seat) for state, seat, _ in MOMENTS}
    assert {offer.then for offer in (*phases[STACK], *phases[LOOKOUT])} == {Draw}


def test_the_next_tile_follows_where_it_is_announced() -> None:
    """After a move whose offer names a draw, that seat is next asked about a tile, or the match is over."""
    announced = 0
    for (state, seat, move), (after, asked, _) in pairwise(MOMENTS):
        offer = next(offer for offer in GAME.offers(state, seat) if offer.contains(move))
        if offer.then is None or asked != seat or state.phase == LETTERS:
            continue
        assert offer.then is Draw
        if state.phase == PIRATES and offer.do == "fight":
            continue  # a lost fight ends the voyage
        assert after.phase in (SAILING, STACK, LOOKOUT), (offer, after.phase)
        if after.phase == SAILING:
            assert any(one.kind is Draw for one in GAME.offers(after, seat))
        announced += after.phase == SAILING
    assert announced > 20 * MATCHES


def test_a_tile_that_is_passed_announces_the_next_one() -> None:
    """One button sails on."""
    passed = 0
    for (state, seat, move), (after, asked, _) in pairwise(MOMENTS):
        if state.phase == TILE and isinstance(move, Skip) and (asked, after.phase) == (seat, SAILING):
            offer = next(offer for offer in GAME.offers(state, seat) if offer.contains(move))
            assert offer.then is Draw
            passed += 1
    assert passed > 10 * MATCHES


def test_nothing_is_announced_at_the_end_of_a_voyage_or_by_letter() -> None:
    last = 0
    for state, seat, _ in MOMENTS:
        if state.phase == LETTERS or (state.phase == TILE and state.drawn == state.reach):
            assert all(offer.then is None for offer in GAME.offers(state, seat))
            last += 1
    assert last


def test_a_tile_without_possibility_is_sailed_past() -> None:
    passed = 0
    for state, seat, _ in MOMENTS:
        (offer, *more) = GAME.offers(state, seat)
        if state.phase == TILE and not more and offer.count() == 1:
            assert offer.do == "skip"
            assert offer.forced
            passed += 1
    assert passed
