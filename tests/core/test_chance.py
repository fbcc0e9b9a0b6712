"""Luck: unbiased, the same for ever for the same secret, and strict when it is read from a script."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hautemer.core.chance import (
    Chance,
    Dice,
    Numbers,
    Script,
    Stream,
    commitment_to,
    secret_of,
)
from hautemer.core.errors import BadLuck
from tests.checks.chi_square import BEYOND, against_uniform, between

SECRET = bytes(range(32))
KEYS = ("ruby", "salt", "wine", "cloth")


def test_known_answers_of_the_stream() -> None:
    """If one of these changes, every record that lives by its seed or its secret is broken."""
    answers = {
        (-1, 0): [1, 1, 1, 1, 22, 26, 917, 188348858, 4323794504341306231],
        (0, 0): [0, 1, 2, 0, 34, 43, 602, 778492090, 2108330745573830709],
        (0, 1): [1, 1, 0, 5, 22, 40, 512, 3839492939, 5839343984297952593],
        (1, 0): [1, 0, 3, 8, 21, 46, 975, 2433563949, 8626576070420888022],
        (2**40, 5): [1, 2, 4, 8, 33, 28, 187, 3857821430, 8790716329571794806],
    }
    for (entry, asked), expected in answers.items():
        numbers = Numbers(SECRET, entry, asked)
        limits = (2, 3, 6, 10, 36, 52, 1000, 2**32, 2**63)
        assert [numbers.below(limit) for limit in limits] == expected
    words = Numbers(SECRET, 3, 2)
    assert [words.below(2**64) for _ in range(10)] == [
        11112527433881473231,
        9125342604015788445,
        12445993528675944969,
        4722534347182816626,
        1909936294722688007,
        3037715642834799497,
        6272405960117229865,
        17452442888912592276,
        15714675374408575366,
        384600825153347815,
    ]


def test_known_answers_of_shuffles_deals_and_dice() -> None:
    stream = Stream(secret_of("tempest"), -1)
    assert stream.shuffle("deck", range(12)) == [3, 1, 7, 0, 5, 10, 11, 4, 6, 2, 9, 8]
    assert stream.pick("captain", range(4)) == 0
    assert stream.deal("hand", range(10), 3, always=(10, 11)) == [5, 1, 2, 10, 11]
    assert stream.roll("dice", range(1, 7), 5) == [5, 4, 1, 5, 1]
    assert stream.shuffle("ring", range(8), fixed=1) == [0, 6, 1, 5, 3, 7, 2, 4]
    assert secret_of("tempest").hex() == "c617638c2188f8213f1c00935312af9af81f0576bb9c6ffeaaa00e65c25761fc"
    promised = "368b914712c9bb9cbd391e1fb8148c0d3c5feacef137cc2cd434db9d59fe52a0"
    assert commitment_to(secret_of("tempest")) == promised


@pytest.mark.parametrize("limit", [2, 3, 5, 6, 7, 36, 52])
def test_numbers_are_unbiased(limit: int) -> None:
    within = Numbers(SECRET, 0, limit)
    assert abs(against_uniform(tally((within.below(limit) for _ in range(300 * limit)), limit))) < BEYOND
    first = (Numbers(SECRET, entry, 0).below(limit) for entry in range(300 * limit))
    assert abs(against_uniform(tally(first, limit))) < BEYOND


def tally(numbers: Any, limit: int) -> list[int]:
    counts = Counter(numbers)
    assert set(counts) == set(range(limit))
    return [counts[number] for number in range(limit)]


def test_the_last_incomplete_range_is_drawn_again() -> None:
    """Three quarters of all words are too many for a limit of 3 · 2^62 to be filled evenly by a remainder."""
    limit = 3 * 2**62
    numbers = Numbers(SECRET, 0, 0)
    drawn = [numbers.below(limit) // 2**62 for _ in range(6000)]
    assert abs(against_uniform(tally(drawn, 3))) < BEYOND  # a plain remainder would give 1:2:1 shares


def chances(number: int) -> list[Chance]:
    return [Dice(Random(number)), Stream(SECRET, number)]


@pytest.mark.parametrize("kind", [0, 1])
def test_every_order_pick_deal_and_roll_is_as_likely(kind: int) -> None:
    orders, picks, deals, rolls, fixed = Counter[Any](), Counter[Any](), Counter[Any](), Counter[Any](), set()
    for number in range(6000):
        chance = chances(number)[kind]
        orders[tuple(chance.shuffle("deck", range(4)))] += 1
        picks[chance.pick("captain", (0, 1, 2))] += 1
        deals[tuple(chance.deal("hand", range(4), 2, always=(9,)))] += 1
        rolls[tuple(chance.roll("dice", (1, 2, 3), 2))] += 1
        fixed.add(tuple(chance.shuffle("ring", range(4), fixed=2)))
    assert set(orders) == set(permutations(range(4)))
    assert set(deals) == {way for way in permutations((0, 1, 2, 3, 9), 3) if 9 in way}
    assert len(rolls) == 9
    assert fixed == {(0, 1, 2, 3), (0, 1, 3, 2)}
    for counts in (orders, picks, deals, rolls):
        assert against_uniform(list(counts.values())) < BEYOND


def test_outcomes_are_noted_in_words() -> None:
    stream = Stream(SECRET, 4)
    assert stream.pick("card", (2, 2), KEYS) == 2
    order = stream.shuffle("deck", (0, 1, 3), KEYS)
    assert stream.finish() == [{"card": "wine"}, {"deck": [KEYS[card] for card in order]}]


def ask_all(chance: Chance) -> list[Any]:
    return [
        chance.pick("captain", range(5)),
        chance.shuffle("deck", (0, 1, 1, 2, 3, 3), KEYS),
        chance.shuffle("ring", range(6), fixed=1),
        chance.deal("hand", (0, 1, 1, 2), 3, KEYS, always=(3,)),
        chance.roll("dice", (1, 2, 3, 4, 5, 6), 4),
    ]


@given(st.integers(0, 10**6), st.integers(0, 5))
def test_a_script_says_again_what_the_stream_said(entry: int, known: int) -> None:
    stream = Stream(SECRET, entry)
    said = ask_all(stream)
    script = Script(stream.finish())
    assert ask_all(script) == said
    assert script.finish() == stream.finish()
    half = Script(stream.finish()[:known], Stream(SECRET, entry))
    assert ask_all(half) == said, "outcome k is outcome k, whoever says it"
    assert half.finish() == stream.finish()


def problem(script: Any, ask: Any) -> str:
    chance = Script(script)
    with pytest.raises(BadLuck) as found:
        ask(chance), chance.finish()
    return found.value.key


JUNK: list[Any] = [None, True, 1.0, "zzz", [], {}, [[]], [None], [True], [1.0], {"x": 1}, 10**30, -1]


@pytest.mark.parametrize("junk", JUNK)
def test_impossible_outcomes_are_bad_luck(junk: Any) -> None:
    asked = {
        "pick": lambda chance: chance.pick("luck", (1, 2)),
        "shuffle": lambda chance: chance.shuffle("luck", (1, 2, 2)),
        "deal": lambda chance: chance.deal("luck", (1, 2, 3), 2),
        "always": lambda chance: chance.deal("luck", (1, 2, 3), 2, always=(4,)),
        "roll": lambda chance: chance.roll("luck", (1, 2, 3), 2),
    }
    for name, ask in asked.items():
        assert problem([{"luck": junk}], ask) == "luck_impossible", name
        assert problem([junk], ask) in ("luck_shape", "luck_other"), name


@pytest.mark.parametrize(
    ("outcome", "ask"),
    [
        ("salt", lambda chance: chance.pick("luck", (0, 2), KEYS)),
        ([2, 1], lambda chance: chance.shuffle("luck", (1, 2), fixed=1)),
        ([1, 1], lambda chance: chance.shuffle("luck", (1, 2))),
        ([1], lambda chance: chance.shuffle("luck", (1, 2))),
        ([1, 2, 2], lambda chance: chance.shuffle("luck", (1, 2))),
        ([True, 2], lambda chance: chance.shuffle("luck", (1, 2))),
        ([1, 1], lambda chance: chance.deal("luck", (1, 2, 3), 2)),
        ([1, 2, 3], lambda chance: chance.deal("luck", (1, 2, 3), 2)),
        ([1, 2, 3], lambda chance: chance.deal("luck", (1, 2, 3), 2, always=(4,))),
        ([1, 4, 4], lambda chance: chance.deal("luck", (1, 2, 3), 2, always=(4,))),
        ([7, 1], lambda chance: chance.roll("luck", (1, 2, 3), 2)),
        ([1], lambda chance: chance.roll("luck", (1, 2, 3), 2)),
        ([1, 1, 1], lambda chance: chance.roll("luck", (1, 2, 3), 2)),
    ],
)
def test_outcomes_that_cannot_have_come_out_are_bad_luck(outcome: Any, ask: Any) -> None:
    assert problem([{"luck": outcome}], ask) == "luck_impossible"


def test_missing_other_and_left_over_luck_is_named() -> None:
    def pick(chance: Chance) -> int:
        return chance.pick("captain", range(3))

    assert problem([], pick) == "luck_missing"
    assert problem([{"deck": [1]}], pick) == "luck_other"
    assert problem([{"captain": 1}, {"deck": [1]}], pick) == "luck_left_over"
    assert problem([{"captain": 1, "deck": [1]}], pick) == "luck_shape"
    assert problem([{"captain": 1}, 5], pick) == "luck_left_over"
    for empty in ("shuffle", "deal", "roll"):
        chance = Script([])
        arguments = {"shuffle": ((1,),), "deal": ((1,), 1), "roll": ((1,), 1)}[empty]
        with pytest.raises(BadLuck, match="captain is missing"):
            getattr(chance, empty)("captain", *arguments)


def test_rolled_faces_may_repeat_and_all_come_out() -> None:
    assert Script([{"dice": [6, 6, 6]}]).roll("dice", (1, 2, 3, 4, 5, 6), 3) == [6, 6, 6]
    assert Script([{"dice": ["a", "a"]}]).roll("dice", (0, 0, 1), 2, "ab") == [0, 0]


def test_the_measure_of_chance_finds_a_loaded_die() -> None:
    rng = Random(9)
    fair = [rng.randrange(6) for _ in range(3000)]
    loaded = [max(rng.randrange(6), rng.randrange(6) if rng.random() < 0.4 else 0) for _ in range(3000)]
    assert (
        against_uniform(list(Counter(fair).values()))
        < BEYOND
        < against_uniform(list(Counter(loaded).values()))
    )
    assert between(fair, [rng.randrange(6) for _ in range(3000)]) < BEYOND < between(fair, loaded)
