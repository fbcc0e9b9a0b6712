"""Offers: the single description of what a seat may do now.

Everything inside an offer is legal and everything outside is not. The kernel validates by offers, screens
draw controls from them, bots sample them. An offer never changes once made, so games keep them as constants.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, product
from math import comb, prod
from random import Random
from typing import Any

from hautemer.core.codec import UNSET, Move, encode, name_of, plain, written_fields

# What a field of a move holds: text, a whole number, true or false, nothing, or a list or object of these.
Value = Any

# An offer of at most this many moves keeps them written out, so that sampling is one look-up.
KEPT = 512


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
        """The offered value that equals this one; raises `LookupError` if there is none."""
        for offered in self.values:
            if offered == value and isinstance(offered, bool) == isinstance(value, bool):
                return offered
        raise LookupError

    def choices(self) -> Iterator[Value]:
        return iter(self.values)

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
        self.without = frozenset(
            chosen
            for chosen in (tuple(sorted(named)) for named in without)
            if least <= len(chosen) <= self.most and not Counter(chosen) - tally
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

    def sample(self, rng: Random) -> Value:
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

    def _numbered(self, number: int, size: int) -> tuple[Value, ...]:
        """The choice of that number in the order of `choices`, found without writing them all out."""
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


@cache
def bags(counts: tuple[int, ...], size: int) -> int:
    """How many different multisets of that size there are."""
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


@cache
def sequences(counts: tuple[int, ...], size: int) -> int:
    """How many different sequences of that length there are."""
    ways = [1] + [0] * size
    for count in counts:
        ways = [
            sum(ways[total - taken] * comb(total, taken) for taken in range(min(count, total) + 1))
            for total in range(size + 1)
        ]
    return ways[size]


def orders(chosen: Sequence[Value]) -> int:
    """In how many different orders a multiset can be written."""
    return sequences(tuple(Counter(chosen).values()), len(chosen))


Field = OneOf | Between | SomeOf


class Offer:
    """One kind of move open to a seat now, with the values its fields may take.

    An offer that the match does not wait for is marked `may`.
    """

    __slots__ = ("_count", "_kept", "do", "fields", "kind", "may")

    def __init__(
        self, kind: type[Move], fields: Mapping[str, Field] | None = None, *, may: bool = False
    ) -> None:
        self.kind = kind
        self.do = name_of(kind)
        self.fields: Mapping[str, Field] = {} if fields is None else fields
        self.may = may
        self._count = prod(field.count() for field in self.fields.values())
        self._kept: tuple[Move, ...] | None = None

    def count(self) -> int:
        """How many different moves this is."""
        return self._count

    def accept(self, move: Move) -> Move | None:
        """The canonical form of a move inside this offer, or None."""
        if type(move) is not self.kind:
            return None
        values: dict[str, Value] = {}
        for name, default in zip(move.__struct_fields__, defaults_of(self.kind), strict=True):
            value = getattr(move, name)
            field = self.fields.get(name)
            if field is None:
                if value is not default:
                    return None
                continue
            if value is UNSET and field.default is not NO_DEFAULT:
                value = field.default
            try:
                values[name] = field.canonical(value)
            except LookupError:
                return None
        return self.kind(**values)

    def contains(self, move: Move) -> bool:
        """Whether the move is inside this offer."""
        return self.accept(move) is not None

    def sample(self, rng: Random) -> Move:
        """One of the moves, each as likely as the others."""
        if self._count > KEPT:
            return self.kind(**{name: field.sample(rng) for name, field in self.fields.items()})
        kept = self.moves()
        return kept[int(rng.random() * len(kept))]

    def moves(self) -> Sequence[Move]:
        """All the moves, written out; an offer of few keeps them."""
        if self._kept is not None:
            return self._kept
        written = tuple(self.each())
        if self._count <= KEPT:
            self._kept = written
        return written

    def each(self) -> Iterator[Move]:
        """All the moves, one by one, for offers that have too many to write out."""
        names = tuple(self.fields)
        for values in product(*(tuple(field.choices()) for field in self.fields.values())):
            yield self.kind(**dict(zip(names, values, strict=True)))

    def describe(self) -> dict[str, Any]:
        """The offer as screens and other programs read it."""
        names = written_fields(self.kind)
        written: dict[str, Any] = {self.kind.__struct_config__.tag_field or "do": self.do}
        for name, field in self.fields.items():
            written[names[name]] = field.describe()
        if self.may:
            written["may"] = True
        return written

    def __repr__(self) -> str:
        return f"Offer({self.describe()})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Offer) and self.describe() == other.describe()

    def __hash__(self) -> int:
        return hash((self.kind, self._count, self.may))


class Offers(tuple[Offer, ...]):
    """All that is open to a seat. It never changes either, and so may be kept as long as what it depends on.

    >>> from hautemer.core.codec import Move
    >>> class Wait(Move, frozen=True): ...
    >>> Offers([Offer(Wait)]).sample(Random(1))
    Wait()
    """

    kept: tuple[Move, ...] | None = None
    _written: bytes | None = None

    def written(self) -> bytes:
        """All of them described, as JSON; written once."""
        if self._written is None:
            self._written = encode([offer.describe() for offer in self])
        return self._written

    def sample(self, rng: Random) -> Move:
        """One of all the moves of these offers, each as likely as the others."""
        kept = self.kept
        if kept is None:
            total = sum(offer.count() for offer in self)
            if total > KEPT:
                return self._numbered(rng.randrange(total)).sample(rng)
            kept = self.kept = tuple(move for offer in self for move in offer.moves())
        return kept[int(rng.random() * len(kept))]

    def _numbered(self, number: int) -> Offer:
        """The offer that the move of that number belongs to."""
        for offer in self:
            if number < offer.count():
                return offer
            number -= offer.count()
        raise LookupError("no offer to choose from")


def accept(offers: Sequence[Offer], move: Move) -> Move | None:
    """The canonical form of a move inside one of the offers, or None."""
    for offer in offers:
        accepted = offer.accept(move)
        if accepted is not None:
            return accepted
    return None


@cache
def defaults_of(kind: type[Move]) -> tuple[Any, ...]:
    """What each field of a move holds when it is left out."""
    fields = kind.__struct_fields__
    given = kind.__struct_defaults__
    return (NO_DEFAULT,) * (len(fields) - len(given)) + tuple(given)


def with_default(written: dict[str, Any], default: Value) -> dict[str, Any]:
    """A described field, with its default if it has one."""
    if default is not NO_DEFAULT:
        written["default"] = plain(default)
    return written


def described(written: Mapping[str, Any], kinds: Iterable[type[Move]]) -> Offer:
    """The offer of a description: what a program at the other end of a line makes of `describe`.

    >>> class Bid(Move, frozen=True):
    ...     points: int
    >>> described({"do": "bid", "points": {"between": [1, 9]}}, [Bid]).count()
    9
    """
    kind = next(kind for kind in kinds if name_of(kind) == written["do"])
    names = {key: name for name, key in written_fields(kind).items()}
    fields = {names[key]: described_field(field) for key, field in written.items() if key in names}
    return Offer(kind, fields, may=written.get("may", False))


def described_field(written: Mapping[str, Any]) -> Field:
    """The field of a description."""
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
    """A plain value with tuples for its lists, as moves hold them."""
    return tuple(frozen(item) for item in value) if isinstance(value, list) else value
