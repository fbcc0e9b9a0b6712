"""A move by a bot or the clock in a seat's name is marked as such for everybody, in every game."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from hautemer import registry
from hautemer.core.errors import NotARecord
from hautemer.core.match import MOVED_BY, By, Entry, Fact, Instead, Match, Undo, live
from hautemer.core.record import Record, checked, game_of, read, replay, to_bytes, write
from hautemer.words import LANGUAGES, Plain, Words
from tests.cases import Case, cases, tables

WHO: tuple[By | None, ...] = (None, "bot", "clock")


def some_tables() -> list[tuple[str, int]]:
    """Every game with its fewest and its most seats."""
    ends = {key: registry.meta(key).seats for key, _ in tables()}
    return [(key, seats) for key, (least, most) in sorted(ends.items()) for seats in (least, most)]


def stood_in(case: Case) -> tuple[Match, Match]:
    """Return the same match twice: moved by the seats themselves, and with bots or the clock in between."""
    plain = case.play()
    marked = Match.begin(case.game, case.names, case.options, live(case.secret))
    rng = case.rng("who moved")
    for entry in plain.log:
        marked.submit(entry.seat, entry.move, by=None if entry.seat is None else rng.choice(WHO))
    return plain, marked


def told(match: Match, entry: Entry, before: dict[int | None, int], viewer: int | None) -> list[Fact]:
    """Return the facts that an entry told a viewer."""
    return match.facts[viewer][before[viewer] :]


@pytest.mark.parametrize(("key", "seats"), some_tables())
def test_the_first_fact_of_such_an_entry_says_who_moved_and_nothing_else_changes(
    key: str, seats: int
) -> None:
    for case in cases(key, seats, 2):
        plain, marked = stood_in(case)
        assert [entry.digest for entry in marked.log] == [entry.digest for entry in plain.log]
        for viewer, facts in marked.facts.items():
            assert [(fact.fact, fact.details) for fact in facts] == [
                (fact.fact, fact.details) for fact in plain.facts[viewer]
            ]
        again = Match.begin(case.game, case.names, case.options, live(case.secret))
        for entry in marked.log:
            before = {viewer: len(facts) for viewer, facts in again.facts.items()}
            again.submit(entry.seat, entry.move, by=entry.by)
            for viewer in again.facts:
                news = told(again, entry, before, viewer)
                if entry.by is None or entry.seat is None:
                    assert not any(fact.instead for fact in news)
                    continue
                own = viewer == entry.seat
                expected = [Instead(entry.by, entry.seat, number == 0, own) for number in range(len(news))]
                assert [fact.instead for fact in news] == (
                    expected if own else [*expected[:1], *[None] * (len(news) - 1)]
                )
        assert again.facts == marked.facts


@pytest.mark.parametrize(("key", "seats"), some_tables())
def test_every_entry_of_a_seat_tells_everybody_something(key: str, seats: int) -> None:
    """Every viewer then learns if another has moved for the seat."""
    match = next(iter(cases(key, seats, 1))).play()
    again = Match.begin(match.game, match.names, match.options, match.luck)
    for entry in match.log:
        before = {viewer: len(facts) for viewer, facts in again.facts.items()}
        again.submit(entry.seat, entry.move)
        if entry.seat is not None:
            assert all(len(facts) > before[viewer] for viewer, facts in again.facts.items()), entry.move


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "seats"), some_tables())
def test_nobody_is_told_you_did_what_a_bot_did(key: str, seats: int, language: str) -> None:
    """A fact of one's own is worded as of the seat; around the first a sentence says who moved."""
    case = next(iter(cases(key, seats, 1)))
    _, marked = stood_in(case)
    words = Words(language, key, [f"Bö{seat}" for seat in range(seats)])
    own = 0
    for viewer, facts in marked.facts.items():
        for fact in facts:
            said, instead = words.fact(fact), fact.instead
            if instead is None:
                continue
            sentence = words.fact(Fact(fact.fact, fact.details), instead.seat if instead.own else None)
            if instead.first:
                sentence = words.say(f"instead-{instead.by}", seat=instead.seat, sentence=Plain(sentence))
                assert f"Bö{instead.seat}" in said
            assert said == sentence
            if fact.fact.endswith("-own") and viewer == instead.seat:
                own += 1
                spoken_to = words.fact(Fact(fact.fact, fact.details))
                assert spoken_to not in said or f"Bö{viewer}" in spoken_to
    assert own > 0


@pytest.mark.parametrize(("key", "seats"), some_tables())
def test_records_keep_the_real_mover(key: str, seats: int) -> None:
    _, marked = stood_in(next(iter(cases(key, seats, 1))))
    document = to_bytes(write(marked))
    record = read(document)
    again = replay(record, game_of(record, registry.find))
    assert [entry.by for entry in again.log] == [entry.by for entry in marked.log]
    assert {entry.by for entry in again.log} == set(WHO)
    assert again.facts == marked.facts
    assert to_bytes(write(again)) == document
    for entry, line in zip_longest(marked.log, record.entries):
        assert ("by" in line) == (entry.by is not None)


def begun() -> tuple[Match, Record]:
    """Return a match after a few entries, and its record."""
    case = next(iter(cases(*some_tables()[0], 1)))
    for match in case.watch():
        if len(match.log) == 3:
            break
    return match, write(match)


@pytest.mark.parametrize("by", ["seat", "", "Bot", None, 1, True, ["bot"], {"bot": 1}])
def test_another_mover_makes_no_record(by: object) -> None:
    _, record = begun()
    entries = [*record.entries[:-1], {**record.entries[-1], "by": by}]
    with pytest.raises(NotARecord):
        checked({"format": record.format, "game": record.game, "rules": record.rules,
                 "seats": list(record.seats), "entries": entries})  # fmt: skip


def test_an_undo_that_others_agreed_to_says_so() -> None:
    match, _ = begun()
    seat = next(entry.seat for entry in match.log if entry.seat is not None)
    played = match.played[-1].position
    before = len(match.facts[None])
    match.accept(match.prepare_undo(seat, Undo(played)), "consent")
    fact = match.facts[None][before]
    assert fact.instead == Instead("consent", seat, first=True)
    words = Words("en", match.game.meta.key, ["Ann"] * len(match.names))
    assert words.fact(fact) == "The others agreed: Ann takes back a move."
    assert match.log[-1].by == "consent"
    assert {"bot", "clock", "consent"} == MOVED_BY
