"""Live luck comes from a secret of 256 bits that is promised before and proved afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from hautemer.core.chance import Numbers
from hautemer.core.codec import decode
from hautemer.core.errors import BadLuck, Problem
from hautemer.core.match import Match, Undo, live
from hautemer.core.record import Commitment, Record, checked, promise, read, reveal, to_bytes, verify, write
from tests.cases import cases, examined, tables

# Entries whose luck is forged, of one match: each proof plays the match twice.
FORGED = 5


@pytest.mark.parametrize(("key", "seats"), tables())
def test_the_luck_of_a_match_is_proved_by_its_secret(key: str, seats: int) -> None:
    for case in examined(key, seats):
        record = read(to_bytes(write(case.play(), commitment=reveal(case.secret))))
        verify(record, case.game)
        assert isinstance(record.commitment, Commitment)
        assert record.commitment.sha256 == promise(case.secret).sha256


@pytest.mark.parametrize(("key", "seats"), tables())
def test_the_luck_of_a_match_with_undo_is_proved_too(key: str, seats: int) -> None:
    case = next(cases(key, seats, 1))
    played = case.play()
    match = Match.begin(case.game, case.names, case.options, live(case.secret))
    for entry in played.log[:6]:
        match.submit(entry.seat, entry.move)
    match.accept(match.prepare_undo(0, Undo(3)))
    verify(write(match, commitment=reveal(case.secret)), case.game)


def without_digests(record: Record, **parts: Any) -> Record:
    """Return the record as a cheat would leave it: nothing in it but the proof reveals the fraud."""
    plain = {**decode(to_bytes(record)), **parts}
    plain.pop("result", None)
    plain["entries"] = [{k: v for k, v in entry.items() if k != "digest"} for entry in plain["entries"]]
    return checked(plain)


@pytest.mark.parametrize(("key", "seats"), tables())
def test_changed_luck_is_caught(key: str, seats: int) -> None:
    """Other luck that could have been, in a record without digests, is found by the proof alone."""
    case = next(cases(key, seats, 1))
    record = write(case.play(), commitment=reveal(case.secret))
    dealt_otherwise = Match.begin(case.game, case.names, case.options, live(bytes(32))).setup
    with pytest.raises(BadLuck, match="does not follow"):
        verify(without_digests(record, setup=dealt_otherwise, entries=[]), case.game)
    lucky = [position for position, entry in enumerate(record.entries) if "chance" in entry]
    for position in case.rng("forged").sample(lucky, min(FORGED, len(lucky))):
        entry = record.entries[position]
        for number, outcome in enumerate(entry["chance"]):
            [(name, value)] = outcome.items()
            if isinstance(value, list) and value != value[::-1]:
                luck = [*entry["chance"][:number], {name: value[::-1]}]
                forged = [*record.entries[:position], {**entry, "chance": luck}]
                with pytest.raises(Problem):
                    verify(without_digests(record, entries=forged), case.game)


@pytest.mark.parametrize(("key", "seats"), tables())
def test_another_secret_or_promise_is_caught(key: str, seats: int) -> None:
    case = next(cases(key, seats, 1))
    match = case.play()
    good = reveal(case.secret)
    other = reveal(bytes(32))
    for commitment, key_of_problem in (
        (None, "no_commitment"),
        (promise(case.secret), "no_commitment"),
        (Commitment(good.sha256, other.secret), "broken_commitment"),
        (Commitment(other.sha256, good.secret), "broken_commitment"),
        (Commitment(good.sha256, good.secret[:-2]), "broken_commitment"),
        (Commitment(good.sha256, "not hexadecimal"), "broken_commitment"),
        (other, "luck_not_proved"),
    ):
        with pytest.raises(Problem) as found:
            verify(write(match, commitment=commitment), case.game)
        assert found.value.key == key_of_problem


@pytest.mark.parametrize(("key", "seats"), tables())
def test_each_outcome_depends_on_its_secret_entry_and_number(key: str, seats: int) -> None:
    """Equal secrets give equal matches; any other secret gives another."""
    case = next(cases(key, seats, 1))
    assert case.play().log == case.play().log
    for bit in (0, 100, 255):
        flipped = (int.from_bytes(case.secret, "big") ^ (1 << bit)).to_bytes(32, "big")
        other = Match.begin(case.game, case.names, case.options, live(flipped))
        assert other.setup != case.play().setup
    drawn = {Numbers(case.secret, entry, asked).below(2**60) for entry in range(-1, 40) for asked in range(9)}
    assert len(drawn) == 41 * 9
