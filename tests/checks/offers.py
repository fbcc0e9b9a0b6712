"""What must hold of offers, and moves that miss them narrowly."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

from hautemer.core.codec import Move, decode, encode, name_of, plain, read_move, written_fields
from hautemer.core.errors import Refused
from hautemer.core.game import Seat
from hautemer.core.match import Match
from hautemer.core.offers import NO_DEFAULT, Offer, Offers, SomeOf

# Offers of more moves than this are sampled; the largest of one table hold tens of thousands.
WRITTEN_OUT = 300
TRIED = 12

DEEP: Any = []
for _ in range(60):
    DEEP = [DEEP]

# What no field of a move holds, or hardly any.
JUNK: tuple[Any, ...] = (True, False, None, 1.0, 0.5, -1, 10**30, "", "zzz", [], {}, DEEP, [None], {"x": 1})
NOT_EVEN_MOVES: tuple[Any, ...] = (
    None,
    1,
    True,
    "pass",
    [],
    {},
    {"do": None},
    {"do": 1},
    {"do": "zzz"},
    DEEP,
)


def check_offer(offer: Offer, rng: Random) -> None:
    """Counting, listing, sampling and containing agree, and the canonical form is stable."""
    if offer.count() <= WRITTEN_OUT:
        moves = list(offer.moves())
        assert len(moves) == offer.count(), f"{len(moves)} moves, count {offer.count()}: {offer}"
    else:
        moves = list(islice(offer.moves(), TRIED)) + [offer.sample(rng) for _ in range(TRIED)]
    written = [encode(move) for move in moves]
    if offer.count() <= WRITTEN_OUT:
        assert len(set(written)) == len(written), f"a move twice: {offer}"
        assert encode(offer.sample(rng)) in written, f"a sample from outside: {offer}"
    for move in moves:
        assert offer.contains(move), f"{move} not contained: {offer}"
        assert encode(offer.accept(move)) == encode(move), f"{move} is not canonical: {offer}"
        again = read_move(decode(encode(move)), (offer.kind,))
        assert again == move, f"{move} read back as {again}"
        for name, field in offer.fields.items():
            if isinstance(field, SomeOf) and not field.ordered:
                value = getattr(move, name)
                turned = type(move)(**{**values_of(move, offer), name: tuple(reversed(value))})
                assert offer.accept(turned) == move, f"{turned} has another canonical form: {offer}"
    described = encode(offer.describe())
    assert encode(decode(described)) == described, f"not plain JSON: {offer}"
    assert decode(described)["do"] == offer.do


def check_disjoint(offers: Sequence[Offer]) -> None:
    """No move is inside two offers of a seat: it would be sampled twice as often."""
    for at, offer in enumerate(offers):
        for other in offers[:at]:
            if offer.kind is other.kind:
                for move in islice(offer.moves(), WRITTEN_OUT):
                    assert not other.contains(move), f"{move} is in {offer} and in {other}"


def values_of(move: Move, offer: Offer) -> dict[str, Any]:
    """Return the fields of a move that an offer speaks of."""
    return {name: getattr(move, name) for name in offer.fields}


def some_moves(offers: Offers, rng: Random) -> list[Move]:
    """Return all moves where they are few, samples where they are many."""
    if sum(offer.count() for offer in offers) <= TRIED:
        return [move for offer in offers for move in offer.moves()]
    return [next(iter(offer.moves())) for offer in offers] + [offers.sample(rng) for _ in range(TRIED)]


def check_accepted(match: Match, seat: Seat | None, rng: Random) -> None:
    """Offered moves are accepted, as structs and as JSON, and trying them changes nothing."""
    before = match.game.digest(match.state)
    inventory = dict(match.game.inventory(match.state))
    for move in some_moves(match.offers(seat), rng):
        pending = match.prepare(seat, move)
        assert pending.entry.move == move
        assert match.prepare(seat, decode(encode(move))).entry == pending.entry
        assert dict(match.game.inventory(pending.state)) == inventory, f"{move} loses something"
    assert match.game.digest(match.state) == before, "the state changed although nothing was entered"


def near_misses(match: Match, seat: Seat | None, rng: Random) -> Iterator[Any]:
    """Yield near misses of a seat's moves: changed values, others' moves, other kinds, and junk."""
    yield from NOT_EVEN_MOVES
    mine = match.offers(seat)
    for other in (*range(len(match.names)), None):
        if other != seat and (theirs := match.offers(other)):
            yield plain(theirs.sample(rng))
    for move in [offer.sample(rng) for offer in mine]:
        written = plain(move)
        yield {**written, "extra": 1}
        yield {**written, "seat": seat}
        yield {**written, "do": written["do"].upper()}
        yield {**written, "do": name_of(rng.choice(match.game.moves))}
        for name in written:
            yield {key: value for key, value in written.items() if key != name}
        for name, value in written.items():
            if name != "do":
                yield from ({**written, name: changed} for changed in mutations(value, rng))


def mutations(value: Any, rng: Random) -> Iterator[Any]:
    """Yield values that differ a little from a value."""
    yield from JUNK
    if type(value) is int:
        yield from (value + 1, value - 1, float(value), str(value), value == 1)
    elif isinstance(value, str):
        yield from (value.upper(), value + " ", value[:-1], [value])
    elif isinstance(value, list):
        yield from ([*value, *value[:1]], value[:-1], value[::-1], [*value, None], [value])
        if value:
            place = rng.randrange(len(value))
            yield [*value[:place], rng.choice(JUNK), *value[place + 1 :]]
    elif isinstance(value, dict):
        yield {**value, "zzz": 1}
        for key, inner in value.items():
            yield {other: kept for other, kept in value.items() if other != key}
            yield from ({**value, key: changed} for changed in mutations(inner, rng))


class Inside:
    """What some offers hold, by comparing JSON where it can be listed, not by asking the offers."""

    def __init__(self, offers: Sequence[Offer]) -> None:
        self.offers = offers
        self.listed = [
            (offer, {normal(plain(move), offer) for move in offer.moves()})
            for offer in offers
            if offer.count() <= WRITTEN_OUT
        ]

    def __contains__(self, written: Any) -> bool:
        if len(self.listed) == len(self.offers):
            return any(normal(written, offer) in moves for offer, moves in self.listed)
        try:
            move = read_move(written, tuple({offer.kind for offer in self.offers}))
        except Refused:
            return False
        return any(offer.contains(move) for offer in self.offers)


def normal(written: Any, offer: Offer) -> str:
    """Return a written move as text, with defaults and sorted sets; `1`, `1.0` and `true` stay different."""
    if not isinstance(written, dict):
        return json.dumps(written)
    names = written_fields(offer.kind)
    defaults = {
        names[name]: plain(field.default)
        for name, field in offer.fields.items()
        if field.default is not NO_DEFAULT and written.get("do") == offer.do
    }
    written = {**defaults, **written}
    sets = {
        names[name]: sorted(written[names[name]], key=json.dumps)
        for name, field in offer.fields.items()
        if isinstance(field, SomeOf) and not field.ordered and isinstance(written.get(names[name]), list)
    }
    return json.dumps({**written, **sets}, sort_keys=True)


def check_refused(match: Match, seat: Any, tries: Sequence[Any]) -> int:
    """Check that moves outside the offers are `Refused` and change nothing; return their number."""
    before = footprint(match)
    offers = Inside(match.offers(seat))
    outside = [written for written in tries if written not in offers]
    for written in outside:
        try:
            match.submit(seat, written)
        except Refused:
            continue
        raise AssertionError(f"seat {seat} was not refused {written}")
    assert footprint(match) == before, "a refused move changed the match"
    return len(outside)


def footprint(match: Match) -> tuple[Any, ...]:
    """Return all of a match that a refusal must leave as it was."""
    return (
        match.game.digest(match.state),
        len(match.log),
        tuple(match.played),
        {viewer: len(heard) for viewer, heard in match.facts.items()},
        {seat: (prompt.number, repr(prompt.offers)) for seat, prompt in match.prompts.items()},
    )
