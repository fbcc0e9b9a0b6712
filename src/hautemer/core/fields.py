"""Fields of an offer: the values that one field of a move may take."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from functools import lru_cache
from itertools import combinations, islice
from math import comb
from random import Random
from typing import Any

from hautemer.core.codec import plain

# What a field of a move holds: text, a whole number, true or false, nothing, or a list or object of these.
Value = Any

# A choice of distinct values with at most this many results is looked up in a table of them.
TABLED = 2048


class NoDefault:
    """The mark of a field that must be named."""


NO_DEFAULT = NoDefault()


class OneOf:
    """Exactly one of some values.

    >>> OneOf(("salt", "wine")).count()
    2
    """

    __slots__ = ("default", "values")

    def __init__(self, values: Sequence[Value], *, default: Value = NO_DEFAULT) -> None:
        self.values = tuple(values)
        self.default = default

    def count(self) -> int:
        return len(self.values)

    def canonical(self, value: Value) -> Value:
        """Return the offered value that equals this one; raises `LookupError` if there is none."""
        for offered in self.values:
            if offered == value and isinstance(offered, bool) == isinstance(value, bool):
                return offered
        raise LookupError

    def choices(self) -> Iterator[Value]:
        return iter(self.values)

    def numbered(self, number: int) -> Value:
        return self.values[number]

    def sample(self, rng: Random) -> Value:
        return self.values[int(rng.random() * len(self.values))]

    def describe(self) -> dict[str, Any]:
        return with_default({"one_of": [plain(value) for value in self.values]}, self.default)


class Between:
    """A whole number from `low` to `high`."""

    __slots__ = ("default", "high", "low")

    def __init__(self, low: int, high: int, *, default: Value = NO_DEFAULT) -> None:
        self.low = low
        self.high = high
        self.default = default

    def count(self) -> int:
        return max(0, self.high - self.low + 1)

    def canonical(self, value: Value) -> Value:
        if type(value) is int and self.low <= value <= self.high:
            return value
        raise LookupError

    def choices(self) -> Iterator[Value]:
        return iter(range(self.low, self.high + 1))

    def numbered(self, number: int) -> Value:
        return self.low + number

    def sample(self, rng: Random) -> Value:
        return self.low + int(rng.random() * self.count())

    def describe(self) -> dict[str, Any]:
        return with_default({"between": [self.low, self.high]}, self.default)


class SomeOf:
    """From `least` to `most` of some values, in order or not; repeated values make a multiset.

    `without` names sets that are not allowed. "Three of twenty seats, but not these three" is one object:

    >>> SomeOf(range(20), 3, 3, without=[(0, 1, 2)]).count()
    1139
    """

    __slots__ = ("counts", "default", "kinds", "least", "most", "ordered", "values", "without")

    def __init__(
        self,
        values: Sequence[Value],
        least: int,
        most: int,
        *,
        ordered: bool = False,
        without: Sequence[Sequence[Value]] = (),
        default: Value = NO_DEFAULT,
    ) -> None:
        self.values = tuple(sorted(values))
        self.least = least
        self.most = min(most, len(self.values))
        self.ordered = ordered
        self.default = default
        tally = Counter(self.values)
        self.kinds = tuple(tally)
        self.counts = tuple(tally.values())
        self.without = self._barred(without)

    def barring(self, without: Sequence[Sequence[Value]]) -> SomeOf:
        """Return the same choice with other sets not allowed.

        >>> SomeOf(range(20), 3, 3).barring([(0, 1, 2)]).count()
        1139
        """
        other = copy(self)
        other.without = self._barred(without)
        return other

    def _barred(self, without: Sequence[Sequence[Value]]) -> frozenset[tuple[Value, ...]]:
        """Return those of the named sets that could be chosen at all."""
        if not without:
            return frozenset()
        possible = dict(zip(self.kinds, self.counts, strict=True))
        return frozenset(
            chosen
            for chosen in (tuple(sorted(named)) for named in without)
            if self.least <= len(chosen) <= self.most
            and all(chosen.count(kind) <= possible.get(kind, 0) for kind in chosen)
        )

    def count(self) -> int:
        ways = sequences if self.ordered else bags
        total = sum(ways(self.counts, size) for size in range(self.least, self.most + 1))
        return total - sum(orders(chosen) if self.ordered else 1 for chosen in self.without)

    def canonical(self, value: Value) -> Value:
        if not isinstance(value, tuple) or not self.least <= len(value) <= self.most:
            raise LookupError
        try:
            chosen = tuple(sorted(value))
        except TypeError:
            raise LookupError from None
        if chosen in self.without or Counter(chosen) - Counter(self.values):
            raise LookupError
        return value if self.ordered else chosen

    def choices(self) -> Iterator[Value]:
        for size in range(self.least, self.most + 1):
            for chosen in self._arranged(self.counts, size):
                if not self.without or tuple(sorted(chosen)) not in self.without:
                    yield chosen

    def numbered(self, number: int) -> Value:
        table = self._table()
        if table is None:
            return next(islice(self.choices(), number, None))
        kinds = self.kinds
        barred = (bisect_left(table, tuple(map(kinds.index, chosen))) for chosen in self.without)
        for place in sorted(barred):
            if place <= number:
                number += 1
        return tuple([kinds[at] for at in table[number]])

    def sample(self, rng: Random) -> Value:
        table = self._table()
        while table is not None:
            chosen = tuple([self.kinds[at] for at in table[rng.randrange(len(table))]])
            if chosen not in self.without:
                return chosen
        ways = sequences if self.ordered else bags
        sizes = range(self.least, self.most + 1)
        totals = [ways(self.counts, size) for size in sizes]
        while True:
            number = rng.randrange(sum(totals))
            size = self.least
            while number >= totals[size - self.least]:
                number -= totals[size - self.least]
                size += 1
            chosen = self._numbered(number, size)
            if not self.without or tuple(sorted(chosen)) not in self.without:
                return chosen

    def describe(self) -> dict[str, Any]:
        written = {
            "some_of": [plain(value) for value in self.values],
            "min": self.least,
            "max": self.most,
            "ordered": self.ordered,
            "except": [list(chosen) for chosen in sorted(self.without)],
        }
        return with_default(written, self.default)

    def _table(self) -> tuple[tuple[int, ...], ...] | None:
        """Return all choices as places of values if they are sets of one size and not too many, else None."""
        number, size = len(self.kinds), self.most
        if self.ordered or self.least != size or number < len(self.values) or comb(number, size) > TABLED:
            return None
        return places(number, size)

    def _numbered(self, number: int, size: int) -> tuple[Value, ...]:
        """Return the choice of that number in the order of `choices`, found without writing them all out."""
        chosen: list[Value] = []
        counts = self.counts
        if self.ordered:
            while size:
                for kind, left in enumerate(counts):
                    if not left:
                        continue
                    fewer = (*counts[:kind], left - 1, *counts[kind + 1 :])
                    ways = sequences(fewer, size - 1)
                    if number < ways:
                        chosen.append(self.kinds[kind])
                        counts, size = fewer, size - 1
                        break
                    number -= ways
            return tuple(chosen)
        for kind, left in enumerate(counts):
            rest = counts[kind + 1 :]
            for taken in range(min(left, size), -1, -1):
                ways = bags(rest, size - taken)
                if number < ways:
                    chosen += [self.kinds[kind]] * taken
                    size -= taken
                    break
                number -= ways
        return tuple(chosen)

    def _arranged(self, counts: tuple[int, ...], size: int) -> Iterator[tuple[Value, ...]]:
        if not self.ordered and max(counts, default=0) <= 1:
            yield from combinations(self.kinds, size)
            return
        ways = sequences if self.ordered else bags
        for number in range(ways(counts, size)):
            yield self._numbered(number, size)


@lru_cache(maxsize=64)
def places(number: int, size: int) -> tuple[tuple[int, ...], ...]:
    """Return all sets of that size among that many places, in ascending order."""
    return tuple(combinations(range(number), size))


@lru_cache(maxsize=1 << 9)
def bags(counts: tuple[int, ...], size: int) -> int:
    """Return how many different multisets of that size there are."""
    if size < 0:
        return 0
    if max(counts, default=0) <= 1:
        return comb(sum(counts), size)
    ways = [1] + [0] * size
    for count in counts:
        ways = [
            sum(ways[total - taken] for taken in range(min(count, total) + 1)) for total in range(size + 1)
        ]
    return ways[size]


@lru_cache(maxsize=1 << 12)
def sequences(counts: tuple[int, ...], size: int) -> int:
    """Return how many different sequences of that length there are."""
    ways = [1] + [0] * size
    for count in counts:
        ways = [
            sum(ways[total - taken] * comb(total, taken) for taken in range(min(count, total) + 1))
            for total in range(size + 1)
        ]
    return ways[size]


def orders(chosen: Sequence[Value]) -> int:
    """Return the number of different orders of a multiset."""
    return sequences(tuple(Counter(chosen).values()), len(chosen))


def with_default(written: dict[str, Any], default: Value) -> dict[str, Any]:
    """Return a described field, with its default if it has one."""
    if default is not NO_DEFAULT:
        written["default"] = plain(default)
    return written


Field = OneOf | Between | SomeOf


def described_field(written: Mapping[str, Any]) -> Field:
    """Return the field of a description."""
    default = frozen(written["default"]) if "default" in written else NO_DEFAULT
    if "between" in written:
        return Between(*written["between"], default=default)
    if "one_of" in written:
        return OneOf([frozen(value) for value in written["one_of"]], default=default)
    return SomeOf(
        [frozen(value) for value in written["some_of"]],
        written["min"],
        written["max"],
        ordered=written["ordered"],
        without=[frozen(value) for value in written["except"]],
        default=default,
    )


def frozen(value: Any) -> Any:
    """Return a plain value with tuples for its lists, as moves hold them."""
    return tuple(frozen(item) for item in value) if isinstance(value, list) else value
