"""Sampled worlds: exactly those that a seat cannot tell apart, each with the right probability."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import permutations
from math import sqrt
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hautemer.core.chance import secret_of
from hautemer.core.match import Match, live
from hautemer.games.meuterer import GAME, knowledge
from hautemer.games.meuterer.moves import TakeRole
from hautemer.games.meuterer.pieces import CARDS, ISLANDS, ROLES
from hautemer.games.meuterer.state import State
from hautemer.games.meuterer.tests.table import NAMES, PreparedTable, cards, with_deck
from hautemer.kit.bags import holds, things

Seen = Any


def imagined(
    table: PreparedTable, seat: int, look: Callable[[State], Seen], times: int = 6000
) -> Counter[Seen]:
    """Return what a seat sees in `times` sampled worlds."""
    rng = Random(17)
    return Counter(look(table.imagine(seat, rng)) for _ in range(times))


def fits(observed: Counter[Seen], expected: Mapping[Seen, int]) -> None:
    """Check by chi-square that outcomes are as frequent as expected.

    A false alarm has a chance of one in ten thousand, and there is none as the seed is fixed.
    """
    assert set(observed) == set(expected)
    scale = observed.total() / sum(expected.values())
    assert min(expected.values()) * scale > 5
    statistic = sum(
        (observed[way] - weight * scale) ** 2 / (weight * scale) for way, weight in expected.items()
    )
    freedom = len(expected) - 1
    assert statistic < freedom + 4 * sqrt(2 * freedom) + 4


def hand(state: State, seat: int) -> str:
    return " ".join(CARDS[card] for card in things(state.hands[seat]))


def hands(*seats: int) -> Callable[[State], Seen]:
    return lambda state: tuple(hand(state, seat) for seat in seats)


def in_order(found: Any) -> str:
    return " ".join(sorted(found, key=CARDS.index))


# Hands


def few_cards_left(pile: str = "") -> PreparedTable:
    """Return a table on which seat 0 cannot see two rubies, two salts and the pile.

    Seats 1, 2 and 3 hold 2, 1 and 1 of the four cards.
    """
    more = Counter(cards(pile))
    game = with_deck(wine=5 + more["wine"], cloth=5, grain=4 + more["grain"], salt=4, ruby=2, conflict=0)
    table = PreparedTable(
        "5 wine", "3 cloth salt ruby", "2 cloth 2 grain salt", "2 grain 2 salt ruby", pile=pile, game=game
    )
    table.play("0 reward 0; 0 play wine; 1 play cloth; 2 play cloth; 3 play grain")
    table.play("0 play wine; 1 play cloth; 2 play cloth; 3 play grain")
    table.play("0 play wine; 1 play cloth; 2 play grain; 3 play salt")
    table.play("0 play wine; 1 pass mate; 2 play grain; 3 play salt")
    return table


def test_hands_are_every_deal_equally_likely() -> None:
    table = few_cards_left()
    deals = Counter((in_order(deal[:2]), deal[2], deal[3]) for deal in permutations(cards("2 salt 2 ruby")))
    fits(imagined(table, 0, hands(1, 2, 3)), deals)


def test_hands_and_pile_are_every_deal_equally_likely() -> None:
    table = few_cards_left(pile="wine grain")
    deals = Counter(
        (in_order(deal[:2]), *deal[2:]) for deal in permutations(cards("2 salt 2 ruby wine grain"))
    )

    def look(state: State) -> Seen:
        return (*hands(1, 2, 3)(state), *(CARDS[card] for card in reversed(state.pile)))

    fits(imagined(table, 0, look, 12000), deals)


def test_one_s_own_hand_and_all_that_lies_open_stay() -> None:
    table = few_cards_left(pile="wine grain")
    rng = Random(1)
    for seat in range(4):
        for _ in range(50):
            world = table.imagine(seat, rng)
            assert GAME.view(world, seat) == GAME.view(table.state, seat)
            assert world.laid == table.state.laid


# Roles


def roles(*seats: int) -> Callable[[State], Seen]:
    return lambda state: tuple(ROLES[state.roles[seat]] for seat in seats)


def roles_taken() -> PreparedTable:
    table = PreparedTable("5 grain", "5 cloth", "5 wine", "5 salt")
    table.play("0 reward 0; 0 play grain; 1 pass mutineer; 2 pass merchant")
    return table


def test_a_seat_that_saw_nothing_imagines_any_two_roles() -> None:
    """The captain."""
    fits(imagined(roles_taken(), 0, roles(1, 2)), Counter(permutations(ROLES, 2)))


def test_the_first_taker_knows_the_role_taken() -> None:
    others = [role for role in ROLES if role != "mutineer"]
    fits(imagined(roles_taken(), 1, roles(1, 2)), Counter(("mutineer", role) for role in others))


def test_a_look_after_one_taker_shows_the_role_taken() -> None:
    """And seat 2 took the merchant itself."""
    assert set(imagined(roles_taken(), 2, roles(1, 2), 100)) == {("mutineer", "merchant")}


def test_a_seat_that_still_trades_imagines_any_two_roles() -> None:
    table = roles_taken()
    fits(imagined(table, 3, roles(1, 2)), Counter(permutations(ROLES, 2)))
    table.play("3 play salt; 0 play grain")
    fits(imagined(table, 3, roles(1, 2)), Counter(permutations(ROLES, 2)))


def test_a_look_after_two_takers_shows_both_roles_but_not_their_seats() -> None:
    table = roles_taken()
    expected = Counter([("mutineer", "merchant"), ("merchant", "mutineer")])
    table.play("3 pass")
    fits(imagined(table, 3, roles(1, 2)), expected)
    table.play("3 take loader")
    fits(imagined(table, 3, roles(1, 2)), expected)


def test_what_others_imagine_does_not_change_while_a_seat_looks() -> None:
    table = roles_taken()
    table.play("3 pass")
    fits(imagined(table, 0, roles(1, 2)), Counter(permutations(ROLES, 2)))
    left = [role for role in ROLES if role != "mutineer"]
    fits(imagined(table, 1, roles(1, 2)), Counter(("mutineer", role) for role in left))


def test_a_role_taken_after_one_looked_is_any_that_was_left() -> None:
    table = PreparedTable("5 grain", "5 cloth", "5 wine", "5 salt")
    table.play("0 reward 0; 0 pass; 1 play cloth; 2 pass mutineer; 3 pass mate; 1 play cloth")
    left = [role for role in ROLES if role != "mutineer"]
    fits(imagined(table, 2, roles(2, 3)), Counter(("mutineer", role) for role in left))


def test_the_roles_left_are_those_nobody_took() -> None:
    table = roles_taken()
    rng = Random(2)
    for _ in range(100):
        world = table.imagine(0, rng)
        assert world.roles_left == 0b11111 & ~(1 << world.roles[1] | 1 << world.roles[2])


def test_roles_are_known_once_they_are_revealed() -> None:
    table = roles_taken()
    table.play("3 pass loader; 0 pass")
    assert set(imagined(table, 0, roles(1, 2, 3), 50)) == {("mutineer", "merchant", "loader")}


# Cards under the pile


def three_returned() -> PreparedTable:
    """Return a table where seat 2 put salt, wine and cloth under the empty pile, and seat 3 drew the salt."""
    game = with_deck(wine=9, cloth=5, grain=5, ruby=2, salt=2, conflict=0)
    table = PreparedTable(
        "4 wine salt", "4 cloth ruby", "5 grain", "4 wine ruby", pile="salt wine cloth", game=game
    )
    table.play(
        "0 reward 0; 0 pass; 1 pass cabin_boy; 2 pass loader; 3 play wine; 3 pass mate; 2 keep nothing"
    )
    assert table.pile == ["wine", "cloth"]
    return table


def played_down(table: PreparedTable) -> PreparedTable:
    """Return a table where seats 0, 1 and 3 hold salt; ruby; ruby and the salt that seat 2 knows."""
    table.play("; ".join(["0 reward 0", *["0 play wine; 1 play cloth; 2 play grain; 3 play wine"] * 3]))
    table.play("0 play wine; 1 play cloth; 2 play grain")
    return table


def test_m8_6_the_loader_always_finds_them_at_their_places() -> None:
    table = three_returned()
    found = imagined(table, 2, lambda state: tuple(CARDS[card] for card in reversed(state.pile)), 300)
    assert set(found) == {("wine", "cloth")}


def test_m8_6_others_do_not() -> None:
    table = played_down(three_returned())
    unseen = cards("salt ruby ruby salt grain wine cloth")  # to seat 0 less its salt, with seat 2's grain
    unseen.remove("salt")
    deals = Counter((deal[0], deal[1]) for deal in permutations(unseen))
    fits(imagined(table, 0, lambda state: tuple(CARDS[card] for card in reversed(state.pile))), deals)


def test_m8_6_a_known_card_stays_in_the_hand_that_drew_it() -> None:
    table = played_down(three_returned())
    deals = Counter(
        (first, second, in_order([third, "salt"]))
        for first, second, third in permutations(cards("salt 2 ruby"))
    )
    fits(imagined(table, 2, hands(0, 1, 3)), deals)


def test_m8_6_until_such_a_card_is_laid() -> None:
    table = played_down(three_returned())
    table.play("3 play salt")
    deals = Counter(permutations(cards("salt 2 ruby")))
    fits(imagined(table, 2, hands(0, 1, 3)), deals)


def test_m8_6_not_another() -> None:
    table = played_down(three_returned())
    table.play("3 play ruby")
    assert {found[2] for found in imagined(table, 2, hands(0, 1, 3), 300)} == {"salt"}


def test_m8_6_through_a_second_loader_it_is_held_or_under_the_pile() -> None:
    game = with_deck(wine=9, cloth=5, grain=5, ruby=2, salt=2, conflict=0)
    table = PreparedTable(
        "4 wine salt", "4 cloth ruby", "5 grain", "4 wine ruby", pile="salt wine cloth", game=game
    )
    table.play("0 reward 0; 0 pass; 1 pass cabin_boy; 2 pass loader; 3 pass mate; 2 keep nothing")
    table.play(
        "0 reward 0; 0 pass; 1 play cloth; 2 pass mate; 3 pass merchant; 1 pass loader; 1 sell nothing"
    )
    assert table.own(1)["drawn"] == cards("salt wine 2 cloth")
    known = Counter(cards("salt wine cloth"))
    rng = Random(5)
    for _ in range(100):
        assert known <= Counter(CARDS[card] for card in table.imagine(2, rng).drawn)
    table.play("1 keep salt")
    with_him = 0
    for _ in range(300):
        world = table.imagine(2, rng)
        assert known <= Counter(CARDS[card] for card in (*things(world.hands[1]), *world.pile))
        with_him += "salt" in hand(world, 1)
    assert 20 < with_him < 280


def test_m8_6_a_pirate_s_loot_is_known_to_everybody() -> None:
    five_steps = ["sandkap", "fingerhut", "rotes_riff", "sommerland", "piratennest"]
    beyond = ["kalte_klippe", "affeninsel", "eisfelsen", "karge_zunge", "gruenland", "frosthoehle"]
    ring = ["hochland", *five_steps, *beyond]
    table = PreparedTable("5 wine", "pirate 4 cloth", "5 salt", islands=ring, pirate=True, pirate_loot="take")
    table.sail(5)
    table.play("0 reward 0; 0 play wine; 1 play pirate")
    for seat in (0, 2):
        assert all("wine" in found for (found,) in imagined(table, seat, hands(1), 200))
    table.play("2 pass mate; 0 pass; 1 play wine")
    assert not all("wine" in found for (found,) in imagined(table, 2, hands(1), 200))


def test_m8_6_what_a_loader_knows_and_the_loot_add_up() -> None:
    ring = [key for key in ISLANDS if key != "piratennest"]
    ring.insert(10, "piratennest")  # ten steps from Hochland: two rounds
    table = PreparedTable(
        "5 wine",
        "pirate 4 cloth",
        "5 salt",
        "5 grain",
        pile="wine 3 ruby",
        islands=ring,
        game=with_deck(wine=6, cloth=4, salt=5, grain=5, ruby=3, conflict=0),
        pirate=True,
        pirate_loot="take",
    )

    def known() -> list[list[str]]:
        """Return what seat 3 knows of the hand of seat 1."""
        assert all(each["holders"] == [1] for each in table.own(3)["known"])
        return [each["cards"] for each in table.own(3)["known"]]

    table.play("0 reward 0; 0 pass; 1 pass mate; 2 pass merchant; 3 pass loader; 3 keep nothing")
    table.play(
        "0 reward 0; 0 pass; 1 play cloth; 2 pass merchant; 3 pass mate; 1 play cloth; 1 pass cabin_boy"
    )
    table.play("1 sell nothing")
    assert known() == [["wine"]]  # it was the second of the two that seat 1 drew
    table.play("0 reward 0; 0 play wine; 1 play pirate")
    assert known() == [["wine"], ["wine"]]
    rng = Random(3)
    for _ in range(200):
        assert table.imagine(3, rng).hands[1] >> (8 * CARDS.index("wine")) & 255 >= 2
        truly_known(table.imagine(2, rng))  # what seat 3 knows is another card than the loot
    table.play("2 pass mate; 3 pass merchant; 0 pass; 1 play wine")
    assert table.seat(1)["known"] == []
    assert known() == [["wine"]]
    table.play("1 play wine")
    assert known() == []


# In any match


def truly_known(state: State) -> None:
    """Check that the knowledge of seats is true, and that what they know of one hand adds up."""
    for seat in range(state.seats):
        own = GAME.view(state, seat)["own"]
        for known in own["known"] + own["known_of_mine"]:
            there = Counter(
                CARDS[card] for holder in known["holders"] for card in things(state.hands[holder])
            )
            if known["maybe_under_pile"] or state.drawn:
                there.update(CARDS[card] for card in (*state.pile, *state.drawn))
            assert Counter(known["cards"]) <= there
        for place in own["pile"]:
            assert CARDS[state.pile[-place["place"]]] == place["card"]
        for holder in range(state.seats):
            of_this_hand = sum(
                cards
                for trace, cards in knowledge.known_to(state, seat)
                if knowledge.is_of_one_hand(trace) and trace.drawer == holder
            )
            assert holds(state.hands[holder], of_this_hand)


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32), seats=st.integers(3, 4), pirate=st.booleans())
def test_worlds_hold_every_card_once_and_what_others_know_stays_true(
    seed: int, seats: int, pirate: bool
) -> None:
    loaders(seed, seats, pirate)


@pytest.mark.parametrize("seed", [14, 21, 38, 96, 184])
def test_a_card_met_again_after_another_loader_s_choice(seed: int) -> None:
    """A loader meets a card again that it once put under the pile and another loader has put back since."""
    loaders(seed, 3 + seed // 2 % 2, seed % 2 == 0)


def loaders(seed: int, seats: int, pirate: bool) -> None:
    """Play a match in which every bot wants to be the loader.

    Every few entries a world is sampled for each seat, and in that world another one for some seat.
    """
    rng = Random(seed)
    options = {"layout": "introductory", "pirate": pirate, "pirate_loot": "take"}
    match = Match.begin(GAME, NAMES[:seats], options, live(secret_of(str(seed))))
    cards = GAME.inventory(cast(State, match.state))
    while match.result is None:
        (seat,) = match.waiting_for()
        move = match.offers(seat).sample(rng)
        wanted = [one for one in match.offers(seat)[-1].moves() if one == TakeRole("loader")]
        move = wanted[0] if wanted else move
        match.submit(seat, move)
        state = cast(State, match.state)
        if rng.random() < 0.7:
            continue
        truly_known(state)
        for viewer in range(seats):
            draw = rng.random()
            world = GAME.resample(state, viewer, Random(draw))
            assert GAME.inventory(world) == cards
            assert GAME.view(world, viewer) == GAME.view(state, viewer)
            assert GAME.offers(world, viewer) == GAME.offers(state, viewer)
            truly_known(world)
            again = GAME.resample(world, viewer, Random(draw))
            assert GAME.digest(again) == GAME.digest(world)
            other = rng.randrange(seats)
            inner = GAME.resample(world, other, rng)
            assert GAME.inventory(inner) == cards
            assert GAME.view(inner, other) == GAME.view(world, other)
