"""Offers count, list, sample and contain the same: compared with writing everything out by brute force."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hautemer.core.codec import UNSET, Move, UnsetType
from hautemer.core.fields import bags, orders, sequences
from hautemer.core.offers import (
    KEPT,
    Between,
    Field,
    Offer,
    Offers,
    OneOf,
    SomeOf,
    accept,
    described,
    forced,
)


class Bid(Move, frozen=True):
    points: int


class Choose(Move, frozen=True):
    cards: tuple[str, ...]


class Name(Move, frozen=True):
    seats: tuple[int, ...]
    loud: bool | UnsetType = UNSET


class Vote(Move, frozen=True, rename={"for_": "for"}):
    for_: bool


class Wait(Move, frozen=True): ...


values = st.lists(st.sampled_from("abcd"), max_size=5)


@st.composite
def some_of(draw: st.DrawFn) -> SomeOf:
    """Return any small field of several values: sets and multisets, ordered or not, with sets excluded."""
    found = draw(values)
    least = draw(st.integers(0, 3))
    most = draw(st.integers(least, 5))
    without = draw(st.lists(st.lists(st.sampled_from("abcd"), max_size=4), max_size=3))
    return SomeOf(found, least, most, ordered=draw(st.booleans()), without=without)


def by_hand(field: SomeOf) -> set[tuple[Any, ...]]:
    """Every choice, found by trying all orders of all values."""
    every = {
        chosen
        for size in range(field.least, field.most + 1)
        for chosen in permutations(field.values, size)
        if tuple(sorted(chosen)) not in field.without
    }
    return every if field.ordered else {tuple(sorted(chosen)) for chosen in every}


@given(some_of())
def test_some_of_counts_and_lists_what_brute_force_finds(field: SomeOf) -> None:
    listed = list(field.choices())
    assert len(listed) == len(set(listed)) == field.count()
    assert set(listed) == by_hand(field)


@given(some_of())
def test_some_of_numbers_its_choices_in_their_order(field: SomeOf) -> None:
    listed = list(field.choices())
    assert [field.numbered(number) for number in range(field.count())] == listed


@given(some_of(), st.lists(st.lists(st.sampled_from("abcd"), max_size=4), max_size=3))
def test_some_of_with_other_sets_barred_is_as_if_made_so(field: SomeOf, without: list[list[str]]) -> None:
    made = SomeOf(field.values, field.least, field.most, ordered=field.ordered, without=without)
    barring = field.barring(without)
    assert barring.describe() == made.describe()
    assert barring.count() == made.count()


@given(some_of(), st.lists(st.sampled_from("abcde"), max_size=6))
def test_some_of_contains_what_brute_force_finds(field: SomeOf, tried: list[str]) -> None:
    value = tuple(tried)
    try:
        canonical = field.canonical(value)
    except LookupError:
        assert (value if field.ordered else tuple(sorted(value))) not in by_hand(field)
    else:
        assert canonical in by_hand(field)
        assert field.canonical(canonical) == canonical
        assert Counter(canonical) == Counter(value)


@given(some_of(), st.integers(0, 10**6))
def test_some_of_samples_what_it_contains(field: SomeOf, seed: int) -> None:
    every = by_hand(field)
    if every:
        assert field.sample(Random(seed)) in every


def test_some_of_samples_each_choice_as_often() -> None:
    for field in (
        SomeOf("aabbc", 1, 3),
        SomeOf("aabbc", 2, 2, ordered=True, without=["ab"]),
        SomeOf(range(6), 2, 3, without=[(0, 1, 2)]),
    ):
        rng = Random(5)
        counts = Counter(field.sample(rng) for _ in range(field.count() * 400))
        assert len(counts) == field.count()
        assert 300 < min(counts.values()) <= max(counts.values()) < 500


@given(values, st.integers(0, 5))
def test_bags_and_sequences_are_counted(found: list[str], size: int) -> None:
    counts = tuple(Counter(found).values())
    every = set(permutations(found, size)) if size <= len(found) else set()
    assert sequences(counts, size) == len(every)
    assert bags(counts, size) == len({tuple(sorted(chosen)) for chosen in every})
    assert orders(found) == len(set(permutations(found)))


@pytest.mark.parametrize(
    "wrong", ["ab", ["a", "b"], None, 1, ("a", 1), (("a",), "b"), ("a", None), ("a", "a")]
)
def test_some_of_refuses_other_types(wrong: Any) -> None:
    with pytest.raises(LookupError):
        SomeOf("ab", 2, 2).canonical(wrong)


def test_one_of_keeps_true_and_one_apart() -> None:
    assert OneOf((0, 1)).canonical(1) == 1
    for wrong in (True, False, "1", None, 2):
        with pytest.raises(LookupError):
            OneOf((0, 1)).canonical(wrong)
    for wrong in (0, 1, "true"):
        with pytest.raises(LookupError):
            OneOf((True, False)).canonical(wrong)
    assert OneOf((True, False)).canonical(False) is False


@given(st.integers(-20, 20), st.integers(-20, 20))
def test_between_holds_whole_numbers(low: int, high: int) -> None:
    field = Between(low, high)
    assert list(field.choices()) == list(range(low, high + 1))
    assert field.count() == len(range(low, high + 1))
    if field.count():
        assert low <= field.sample(Random(low)) <= high
    for number in range(-25, 25):
        if low <= number <= high:
            assert field.canonical(number) == number
        else:
            with pytest.raises(LookupError):
                field.canonical(number)
    for wrong in (True, float(low), str(low), None):
        with pytest.raises(LookupError):
            field.canonical(wrong)


def test_an_offer_is_described_as_other_programs_read_it() -> None:
    offer = Offer(Bid, {"points": Between(0, 3, default=1)}, may=True)
    assert offer.describe() == {"do": "bid", "points": {"between": [0, 3], "default": 1}, "may": True}
    chosen = Offer(Name, {"seats": SomeOf(range(4), 3, 3, without=[(2, 1, 0)])})
    assert chosen.describe() == {
        "do": "name",
        "seats": {"some_of": [0, 1, 2, 3], "min": 3, "max": 3, "ordered": False, "except": [[0, 1, 2]]},
    }
    assert Offer(Vote, {"for_": OneOf((True, False))}).describe() == {
        "do": "vote",
        "for": {"one_of": [True, False]},
    }
    assert "bid" in repr(offer)


def test_marks_are_described_only_where_they_hold_and_read_back() -> None:
    offer = Offer(
        Bid, {"points": OneOf((1,))}, forced=True, at_once=True, then=Vote, gives_up=[{"points": 1}]
    )
    written = offer.describe()
    assert written == {
        "do": "bid",
        "points": {"one_of": [1]},
        "forced": True,
        "at_once": True,
        "then": "vote",
        "gives_up": [{"points": 1}],
    }
    assert described(written, [Bid, Vote]) == offer
    assert described(written, [Bid, Vote]) != Offer(Bid, {"points": OneOf((1,))})


def test_equal_offers_hash_equally_whatever_the_order_of_their_fields() -> None:
    seats, loud = SomeOf((3, 1, 2), 2, 2, without=[(2, 1)]), OneOf((False, True))
    one = Offer(Name, {"seats": seats, "loud": loud})
    other = Offer(Name, {"loud": OneOf((False, True)), "seats": SomeOf((1, 2, 3), 2, 2, without=[(1, 2)])})
    assert one == other
    assert hash(one) == hash(other)
    assert len({Offers([one]), Offers([other])}) == 1


def test_offers_that_differ_in_their_values_only_are_different_and_rarely_collide() -> None:
    made = [Offer(Bid, {"points": OneOf((low, high))}) for low in range(60) for high in range(60, 100)]
    made += [Offer(Name, {"seats": SomeOf(range(20), 3, 3, without=[(0, 1, at)])}) for at in range(2, 20)]
    assert {offer.count() for offer in made} == {2, 1139}
    assert len(set(made)) == len(made)
    assert len({hash(offer) for offer in made}) > len(made) - 3
    assert Offer(Bid, {"points": OneOf((1,))}) != Offer(Bid, {"points": OneOf((1,))}, may=True)
    assert Offer(Bid, {"points": OneOf((1,))}) != Offer(Bid, {"points": OneOf((True,))})


def test_an_offer_is_described_once_however_often_it_is_compared() -> None:
    described_times = 0

    class Counting(OneOf):
        def describe(self) -> dict[str, Any]:
            nonlocal described_times
            described_times += 1
            return super().describe()

    one, other = (Offer(Bid, {"points": Counting((1, 2))}) for _ in range(2))
    for _ in range(5):
        assert one == other
        assert hash(one) == hash(other)
    assert described_times == 2


def test_a_sample_is_the_same_before_and_after_the_moves_are_written_out() -> None:
    def fresh() -> Offers:
        name = Offer(Name, {"seats": SomeOf(range(7), 3, 3, without=[(0, 1, 2), (2, 4, 6)])})
        both: dict[str, Field] = {"seats": SomeOf("aab", 1, 2, ordered=True), "loud": OneOf((False, True))}
        return Offers([Offer(Wait), name, Offer(Name, both), Offer(Bid, {"points": Between(3, 9)})])

    used = fresh()
    every = [move for offer in used for move in offer.moves()]
    for seed in range(300):
        first, again = fresh(), Random(seed)
        assert (
            first.sample(Random(seed)) == used.sample(again) == every[int(Random(seed).random() * len(every))]
        )
        assert first.sample(Random(seed + 1)) == used.sample(Random(seed + 1))  # a second time
        offer = used[1]
        assert fresh()[1].sample(Random(seed)) == offer.sample(Random(seed))


def test_offers_are_marked_once_for_each_key() -> None:
    offers = Offers([Offer(Vote), Offer(Bid)])
    marked = offers.marked("on", lambda offer: Offer(offer.kind, at_once=True))
    assert [offer.at_once for offer in marked] == [True, True]
    assert offers.marked("on", lambda offer: Offer(offer.kind)) is marked
    assert offers.marked("off", lambda offer: Offer(offer.kind)) == offers


def test_only_a_single_move_can_be_forced() -> None:
    assert forced(Offers([Offer(Bid, {"points": OneOf((1,))})]))[0].forced
    for free in (
        Offers([Offer(Bid, {"points": OneOf((1, 2))})]),
        Offers([Offer(Vote), Offer(Bid)]),
        Offers([Offer(Vote, may=True)]),
        Offers(),
    ):
        assert forced(free) is free


def test_a_field_that_is_not_offered_must_be_left_out() -> None:
    offer = Offer(Name, {"seats": SomeOf(range(3), 1, 1)})
    assert offer.accept(Name((1,))) == Name((1,))
    assert offer.accept(Name((1,), True)) is None
    assert offer.accept(Bid(1)) is None
    assert offer.accept(Name((7,))) is None


def test_a_field_with_a_default_may_be_left_out_and_is_filled_in() -> None:
    offer = Offer(Name, {"seats": SomeOf(range(3), 1, 1), "loud": OneOf((False, True), default=False)})
    assert offer.accept(Name((1,))) == Name((1,), False)
    assert offer.accept(Name((1,), True)) == Name((1,), True)
    without = Offer(Name, {"seats": SomeOf(range(3), 1, 1), "loud": OneOf((False, True))})
    assert without.accept(Name((1,))) is None


def test_offers_are_equal_when_they_say_the_same() -> None:
    one, other = Offer(Bid, {"points": OneOf((0, 1))}), Offer(Bid, {"points": OneOf((0, 1))})
    assert one == other
    assert hash(one) == hash(other)
    assert one != Offer(Bid, {"points": OneOf((1, 0))})
    assert one != Offer(Bid, {"points": OneOf((0, 1))}, may=True)
    assert one != "bid"


def test_large_offers_are_sampled_without_being_written_out() -> None:
    offer = Offer(Name, {"seats": SomeOf(range(20), 3, 3, without=[(0, 1, 2)])})
    assert offer.count() == 1139 > KEPT
    rng = Random(2)
    assert all(offer.contains(offer.sample(rng)) for _ in range(500))
    assert sum(1 for _ in offer.moves()) == 1139


def test_a_sample_of_several_offers_is_fair_among_their_moves() -> None:
    offers = [
        Offer(Wait),
        Offer(Bid, {"points": Between(1, 3)}),
        Offer(Choose, {"cards": SomeOf("aab", 1, 2)}),
    ]
    rng = Random(3)
    total = sum(offer.count() for offer in offers)
    assert total == 1 + 3 + 4
    counts = Counter(Offers(offers).sample(rng) for _ in range(total * 500))
    assert len(counts) == total
    assert 400 < min(counts.values()) <= max(counts.values()) < 600
    assert all(accept(offers, move) == move for move in counts)
    assert accept(offers, Bid(4)) is None
    with pytest.raises(LookupError):
        Offers([]).sample(rng)
