"""Why not: reasons fit the offers, depend on nothing but what a seat knows, and have words and clauses."""

from __future__ import annotations

import re
from random import Random

import pytest

from hautemer import registry
from hautemer.core.closed import Closed
from hautemer.core.codec import encode, name_of, written_fields
from hautemer.core.match import Match
from hautemer.core.offers import Between, Offer
from hautemer.words import LANGUAGES, Words, hyphens
from tests.cases import KEYS, NUMBERS_OF_SEATS, cases, tables
from tests.house.clauses import clauses
from tests.house.messages import game_file, messages
from tests.house.places import folder

# The distance between examined entries of a match.
EVERY = 5


def few() -> list[tuple[str, int]]:
    """Every game with some numbers of seats."""
    return [(key, seats) for key, seats in tables() if seats < registry.meta(key).seats[0] + NUMBERS_OF_SEATS]


def reasons(match: Match, seat: int) -> tuple[Closed, ...]:
    return tuple(match.game.closed(match.state, seat))


def is_open(offer: Offer, move: dict[str, object]) -> bool:
    """True if an offer has what a reason speaks of."""
    names = {key: name for name, key in written_fields(offer.kind).items()}
    for key, value in move.items():
        if key == "do":
            if offer.do != value:
                return False
            continue
        field = offer.fields.get(names[key])
        if field is None or isinstance(field, Between) or value not in field.values:
            return False
    return True


@pytest.mark.parametrize(("key", "seats"), few())
def test_reasons_fit_the_offers_and_tell_no_secret(key: str, seats: int) -> None:
    found = 0
    for case in cases(key, seats, 3):
        rng = case.rng("closed")
        for match in case.watch():
            if len(match.log) % EVERY and match.result is None:
                continue
            for seat in case.viewers(len(match.log)):
                closed = reasons(match, seat)
                found += len(closed)
                assert not (closed and match.result is not None), "after the end nothing needs a reason"
                for one in closed:
                    wrong = [offer for offer in match.offers(seat) if is_open(offer, one.move)]
                    assert not wrong, f"{case}: {one} although it is open to {seat}"
                world = case.game.resample(match.state, seat, Random(rng.getrandbits(64)))
                assert encode(case.game.closed(world, seat)) == encode(closed)
                assert match.outlook(seat).closed == closed
    assert found, "nothing was ever closed for a reason"


@pytest.mark.parametrize("key", KEYS)
def test_reasons_have_clauses_and_words(key: str) -> None:
    game, known = registry.find(key), set(clauses(key))
    assert set(game.clauses) == {name_of(kind) for kind in game.moves}
    assert set(game.clauses.values()) <= known
    least = game.meta.seats[0]
    met = {
        encode(one): one
        for case in cases(key, least, 4)
        for match in case.watch()
        for seat in range(least)
        for one in match.game.closed(match.state, seat)
    }
    assert len({one.why for one in met.values()}) >= 4
    for language in LANGUAGES:
        words = Words(language, key)
        for one in met.values():
            assert one.clause in known
            assert words.say(f"why-{hyphens(one.why)}")
            if one.shown:
                assert words.move(one.move)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_belongs_to_a_reason(key: str, language: str) -> None:
    source = (folder(key) / "closing.py").read_text(encoding="utf-8")
    given = {f"why-{hyphens(word)}" for word in re.findall(r'"([a-z_]+)"', source)}
    written = {name for name in messages(game_file(key, language)) if name.startswith("why-")}
    assert written
    assert written <= given
