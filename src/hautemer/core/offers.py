"""Offers: the only description of the moves that are legal for a seat now.

Everything inside an offer is legal and everything outside is not. The kernel validates against offers,
screens derive controls from them, bots sample them. Offers are immutable, so games keep them as constants.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from math import prod
from random import Random
from typing import Any

from hautemer.core.codec import UNSET, Move, encode, encode_ordered, name_of, plain, written_fields
from hautemer.core.fields import NO_DEFAULT as NO_DEFAULT
from hautemer.core.fields import Between as Between
from hautemer.core.fields import Field as Field
from hautemer.core.fields import NoDefault as NoDefault
from hautemer.core.fields import OneOf as OneOf
from hautemer.core.fields import SomeOf as SomeOf
from hautemer.core.fields import Value, described_field, frozen

# What a described offer has besides its kind and its fields.
MARKS = ("may", "forced", "at_once", "then", "gives_up")

# An offer of at most `KEPT` moves keeps the list of them once it is sampled a second time: sampling is then
# one look-up. Many offers are sampled only once: these find a move by its number.
KEPT = 512
NONE_KEPT: tuple[Move, ...] = ()  # sampled once


class Offer:
    """One kind of move that a seat may make now, with the allowed values of its fields.

    An offer that the match does not wait for is marked `may`. The other marks are for screens and do not
    change what is legal:

    - `forced`: the only move, as everybody can see from the public view. A screen sends it by itself.
    - `at_once`: the move costs nothing, so one press sends it. Other moves are confirmed by a second press.
    - `then`: the move without fields that usually follows. A screen may send both with one press.
    - `gives_up`: values of fields with which the move gives something away, such as selling nothing. An empty
      mapping stands for every move of the offer. A screen always asks for confirmation before it sends one.
    """

    __slots__ = (
        "_count",
        "_description",
        "_kept",
        "at_once",
        "do",
        "fields",
        "forced",
        "gives_up",
        "kind",
        "may",
        "then",
    )

    def __init__(
        self,
        kind: type[Move],
        fields: Mapping[str, Field] | None = None,
        *,
        may: bool = False,
        forced: bool = False,
        at_once: bool = False,
        then: type[Move] | None = None,
        gives_up: Sequence[Mapping[str, Value]] = (),
    ) -> None:
        self.kind = kind
        self.do = name_of(kind)
        self.fields: Mapping[str, Field] = {} if fields is None else fields
        self.may = may
        self.forced = forced
        self.at_once = at_once
        self.then = then
        self.gives_up = tuple(gives_up)
        self._count = prod(field.count() for field in self.fields.values())
        self._kept: tuple[Move, ...] | None = None
        self._description: bytes | None = None

    def count(self) -> int:
        """Return the number of different moves."""
        return self._count

    def accept(self, move: Move) -> Move | None:
        """Return the canonical form of a move inside this offer, or None."""
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
        """True if the move is inside this offer."""
        return self.accept(move) is not None

    def sample(self, rng: Random) -> Move:
        """Return one of the moves, uniformly at random."""
        if self._count > KEPT:
            return self.kind(**{name: field.sample(rng) for name, field in self.fields.items()})
        return self.numbered(int(rng.random() * self._count))

    def numbered(self, number: int) -> Move:
        """Return a move by its number in the order of `moves`; only for offers of at most `KEPT` moves."""
        if self._kept:
            return self._kept[number]
        if self._kept is NONE_KEPT:
            return self.moves()[number]
        self._kept = NONE_KEPT
        values: dict[str, Value] = {}
        for name, field in reversed(tuple(self.fields.items())):
            number, place = divmod(number, field.count())
            values[name] = field.numbered(place)
        return self.kind(**values)

    def moves(self) -> Sequence[Move]:
        """Return all the moves; an offer of at most `KEPT` moves keeps the list."""
        if self._kept:
            return self._kept
        written = tuple(self.each())
        if self._count <= KEPT:
            self._kept = written
        return written

    def each(self) -> Iterator[Move]:
        """Yield all the moves, for offers that have too many for a list."""
        names = tuple(self.fields)
        for values in product(*(tuple(field.choices()) for field in self.fields.values())):
            yield self.kind(**dict(zip(names, values, strict=True)))

    def describe(self) -> dict[str, Any]:
        """Return the offer as screens and other programs read it."""
        names = written_fields(self.kind)
        written: dict[str, Any] = {self.kind.__struct_config__.tag_field or "do": self.do}
        for name, field in self.fields.items():
            written[names[name]] = field.describe()
        if self.may:
            written["may"] = True
        if self.forced:
            written["forced"] = True
        if self.at_once:
            written["at_once"] = True
        if self.then is not None:
            written["then"] = name_of(self.then)
        if self.gives_up:
            written["gives_up"] = [
                {names[name]: plain(value) for name, value in values.items()} for values in self.gives_up
            ]
        return written

    def description(self) -> bytes:
        """Return `describe()` as cached JSON; offers are compared and hashed by it."""
        if self._description is None:
            self._description = encode_ordered(self.describe())
        return self._description

    def __repr__(self) -> str:
        return f"Offer({self.describe()})"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Offer) and self.description() == other.description())

    def __hash__(self) -> int:
        return hash(self.description())


class Offers(tuple[Offer, ...]):
    """All offers of a seat; immutable, so games cache them.

    >>> from hautemer.core.codec import Move
    >>> class Wait(Move, frozen=True): ...
    >>> Offers([Offer(Wait)]).sample(Random(1))
    Wait()
    """

    _kept: tuple[Move, ...] | None = None
    _total = 0
    _written: bytes | None = None
    _marked: dict[Hashable, Offers] | None = None
    _optional: bool | None = None

    def are_optional(self) -> bool:
        """True if the match waits for none of these offers."""
        if self._optional is None:
            self._optional = all(offer.may for offer in self)
        return self._optional

    def marked(self, key: Hashable, mark: Callable[[Offer], Offer]) -> Offers:
        """Return these offers with marks; the result is cached by key.

        >>> from hautemer.core.codec import Move
        >>> class Wait(Move, frozen=True): ...
        >>> Offers([Offer(Wait)]).marked("light", lambda offer: Offer(offer.kind, at_once=True))
        (Offer({'do': 'wait', 'at_once': True}),)
        """
        if self._marked is None:
            self._marked = {}
        found = self._marked.get(key)
        if found is None:
            found = self._marked[key] = Offers(map(mark, self))
        return found

    def written(self) -> bytes:
        """Return the descriptions of all offers as cached JSON."""
        if self._written is None:
            self._written = encode([offer.describe() for offer in self])
        return self._written

    def sample(self, rng: Random) -> Move:
        """Return one of all the moves of these offers, uniformly at random."""
        if kept := self._kept:
            return kept[int(rng.random() * len(kept))]
        total = self._total
        if not total:  # the first time
            total = self._total = sum(offer.count() for offer in self)
        elif total <= KEPT:
            self._kept = tuple(move for offer in self for move in offer.moves())
        if total > KEPT:
            return self._numbered(rng.randrange(total))[0].sample(rng)
        offer, number = self._numbered(int(rng.random() * total))
        return offer.numbered(number)

    def _numbered(self, number: int) -> tuple[Offer, int]:
        """Return the offer that contains a move, and the number of the move in it."""
        for offer in self:
            if number < offer.count():
                return offer, number
            number -= offer.count()
        raise LookupError("no offer to choose from")


NO_OFFERS = Offers()


def accept(offers: Sequence[Offer], move: Move) -> Move | None:
    """Return the canonical form of a move inside one of the offers, or None."""
    for offer in offers:
        accepted = offer.accept(move)
        if accepted is not None:
            return accepted
    return None


@lru_cache(maxsize=1 << 8)
def defaults_of(kind: type[Move]) -> tuple[Any, ...]:
    """Return the default of each field of a kind of move."""
    fields = kind.__struct_fields__
    given = kind.__struct_defaults__
    return (NO_DEFAULT,) * (len(fields) - len(given)) + tuple(given)


def forced(offers: Offers) -> Offers:
    """Return the offers, marked as forced if they hold only one move.

    Use it only if that follows from the public view: a move that is forced in secret is asked like any other.

    >>> class Wait(Move, frozen=True): ...
    >>> forced(Offers([Offer(Wait)]))
    (Offer({'do': 'wait', 'forced': True}),)
    """
    if len(offers) != 1 or offers[0].count() != 1 or offers[0].may:
        return offers
    only = offers[0]
    return Offers([Offer(only.kind, only.fields, forced=True, at_once=only.at_once, then=only.then)])


def described(written: Mapping[str, Any], kinds: Iterable[type[Move]]) -> Offer:
    """Return the offer of a description: the inverse of `Offer.describe`.

    >>> class Bid(Move, frozen=True):
    ...     points: int
    >>> described({"do": "bid", "points": {"between": [1, 9]}}, [Bid]).count()
    9
    """
    named = {name_of(kind): kind for kind in kinds}
    kind = named[written["do"]]
    names = {key: name for name, key in written_fields(kind).items()}
    fields = {names[key]: described_field(field) for key, field in written.items() if key in names}
    return Offer(
        kind,
        fields,
        may=written.get("may", False),
        forced=written.get("forced", False),
        at_once=written.get("at_once", False),
        then=named.get(written.get("then", "")),
        gives_up=[
            {names[key]: frozen(value) for key, value in values.items()}
            for values in written.get("gives_up", ())
        ],
    )
