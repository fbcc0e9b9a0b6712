"""A match is written, read and replayed to the same bytes; every change in a record is found."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from hautemer import registry
from hautemer.core.chance import Numbers, secret_of
from hautemer.core.codec import decode
from hautemer.core.errors import IllegalEntry, NotARecord
from hautemer.core.record import Record, checked, game_of, read, replay, to_bytes, write
from tests.cases import Case, cases, examined, tables, written

# Entries whose luck is taken away or doubled, of one match: each try plays the match again.
TRIED = 5


@pytest.mark.parametrize(("key", "seats"), tables())
def test_a_written_record_replays_to_equal_digests_and_bytes(key: str, seats: int) -> None:
    for case in written(key, seats):
        match = case.play()
        document = to_bytes(write(match))
        record = read(document)
        assert to_bytes(record) == document
        again = replay(record, game_of(record, registry.find))
        assert [entry.digest for entry in again.log] == [entry.digest for entry in match.log]
        assert again.log == match.log
        assert again.result == match.result
        assert again.facts == match.facts
        assert to_bytes(write(again)) == document


@pytest.mark.parametrize(("key", "seats"), tables())
def test_a_record_of_a_running_match_replays_to_the_same_outlooks(key: str, seats: int) -> None:
    for case in examined(key, seats):
        for number, match in enumerate(case.look_into()):
            if number % 10:
                continue
            record = read(to_bytes(write(match)))
            again = replay(record, match.game)
            for viewer in (None, *case.viewers(len(match.log))):
                assert again.outlook(viewer).written() == match.outlook(viewer).written()


@pytest.mark.parametrize(("key", "seats"), tables())
def test_a_record_stops_where_it_is_asked_to(key: str, seats: int) -> None:
    case = next(cases(key, seats, 1))
    match = case.play()
    record = write(match)
    for until in (0, 1, len(match.log) // 2, len(match.log), len(match.log) + 5):
        assert replay(record, case.game, until).log == match.log[:until]


@cache
def document(case: Case) -> bytes:
    """Return the record of a case."""
    return to_bytes(write(case.play()))


def changed(case: Case, **parts: Any) -> Record:
    """Return the record of a case with some of its parts changed."""
    return checked({**decode(document(case)), **parts})


@pytest.mark.parametrize(("key", "seats"), tables())
def test_a_changed_digest_or_result_is_found_at_its_entry(key: str, seats: int) -> None:
    case = next(cases(key, seats, 1))
    entries = changed(case).entries
    for position in (0, len(entries) // 2, len(entries) - 1):
        wrong = [dict(entry) for entry in entries]
        wrong[position]["digest"] = "0" * 32
        with pytest.raises(IllegalEntry) as found:
            replay(changed(case, entries=wrong), case.game)
        assert (found.value.position, found.value.reason.key) == (position, "wrong_digest")
    result = case.play().result
    assert result is not None
    for wrong_result in (
        {
            "scores": [score + 1 for score in result.scores],
            "winners": result.winners,
            "reason": result.reason,
        },
        {"scores": result.scores, "winners": [], "reason": result.reason + "x"},
    ):
        with pytest.raises(IllegalEntry) as found:
            replay(changed(case, result=wrong_result), case.game)
        assert (found.value.position, found.value.reason.key) == (len(entries) - 1, "wrong_result")


@pytest.mark.parametrize(("key", "seats"), tables())
def test_entries_that_cannot_have_happened_are_named(key: str, seats: int) -> None:
    case = next(cases(key, seats, 1))
    entries = changed(case).entries
    middle = len(entries) // 2
    for name, value in (
        ("seat", seats),
        ("seat", "0"),
        ("seat", True),
        ("at", -1),
        ("at", 1.0),
        ("digest", 5),
        ("extra", 1),
        ("do", "zzz"),
        ("chance", [{"zzz": 1}]),
        ("chance", 5),
        ("chance", [5]),
    ):
        wrong = [dict(entry) for entry in entries]
        wrong[middle][name] = value
        with pytest.raises(IllegalEntry) as found:
            replay(changed(case, entries=wrong), case.game)
        assert found.value.position == middle, (name, value)
    for missing in ("seat", "do"):
        wrong = [dict(entry) for entry in entries]
        del wrong[middle][missing]
        with pytest.raises(IllegalEntry) as found:
            replay(changed(case, entries=wrong), case.game)
        assert found.value.position == middle, missing
    with pytest.raises(IllegalEntry) as found:
        replay(changed(case, entries=[*entries, entries[-1]]), case.game)
    assert (found.value.position, found.value.reason.key) == (len(entries), "finished")


@pytest.mark.parametrize(("key", "seats"), tables())
def test_what_is_not_a_record_of_this_game_says_so(key: str, seats: int) -> None:
    case = next(cases(key, seats, 1))
    other: list[dict[str, Any]] = [
        {"rules": case.game.meta.rules + 1},
        {"game": "zzz"},
        {"data": {"name": "other.toml", "sha256": "0" * 64}},
    ]
    for parts in other:
        with pytest.raises(NotARecord):
            game_of(changed(case, **parts), registry.find)
    most = case.game.meta.seats[1]
    wrong: list[dict[str, Any]] = [
        {"seats": []},
        {"seats": ["somebody"] * (most + 1)},
        {"options": {"zzz": 1}},
        {"setup": [{"zzz": 1}]},
        *({"options": {option: "zzz"}} for option in case.game.meta.options),
        *({"options": {option: 1.0}} for option in case.game.meta.options),
    ]
    for parts in wrong:
        with pytest.raises(NotARecord):
            replay(changed(case, **parts), case.game)


@pytest.mark.parametrize(("key", "seats"), tables())
def test_luck_is_missing_or_left_over(key: str, seats: int) -> None:
    case = next(cases(key, seats, 1))
    record = changed(case)
    assert record.setup, "a game with hidden things has luck in its set-up"
    for setup in (record.setup[:-1], [*record.setup, record.setup[-1]], record.setup[::-1][:-1]):
        with pytest.raises(NotARecord):
            replay(changed(case, setup=setup), case.game)
    lucky = [position for position, entry in enumerate(record.entries) if "chance" in entry]
    for position in case.rng("lucky").sample(lucky, min(TRIED, len(lucky))):
        entry = record.entries[position]
        for luck in ([], [*entry["chance"], *entry["chance"]]):
            wrong = [
                *record.entries[:position],
                {**entry, "chance": luck},
                *record.entries[position + 1 :],
            ]
            with pytest.raises(IllegalEntry) as found:
                replay(changed(case, entries=wrong), case.game)
            assert found.value.position == position


@pytest.mark.parametrize(("key", "seats"), tables())
def test_a_seed_stands_in_for_luck_that_is_not_written(key: str, seats: int) -> None:
    """The luck of a seed is that of a live match whose secret is made of the seed."""
    case = next(cases(key, seats, 1))
    match = case.play()
    seed = f"{case.key} {case.seats} {case.number}"
    assert secret_of(seed) == case.secret
    moves = [{k: v for k, v in entry.items() if k != "chance"} for entry in write(match).entries]
    bare = changed(case, setup=[], entries=moves, seed=seed)
    assert replay(bare, case.game).log == match.log
    mixed = changed(case, entries=moves, seed=seed)
    assert replay(mixed, case.game).log == match.log
    other = changed(case, setup=[], entries=[], seed=seed + "!", result=None)
    assert replay(other, case.game).setup != match.setup
    assert Numbers(case.secret, 0, 0).below(2**40) != Numbers(secret_of(seed + "!"), 0, 0).below(2**40)
