"""Input from outside is checked: bytes of any kind are decoded or raise a `Problem`, nothing else."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from hautemer.core.codec import (
    MAX_BYTES,
    MAX_DEPTH,
    MAX_INTEGER,
    UNSET,
    Move,
    Struct,
    UnsetType,
    decode,
    digest,
    encode,
    plain,
    read_move,
    read_toml,
    shaped,
    shorten,
)
from hautemer.core.errors import BadOptions, NotARecord, Problem, Refused
from hautemer.core.record import read


class Sale(Struct, frozen=True):
    good: str
    count: int


class Sell(Move, frozen=True):
    sales: dict[str, Sale]


class Keep(Move, frozen=True):
    cards: tuple[str, ...]


class Bid(Move, frozen=True):
    points: int
    loud: bool | UnsetType = UNSET


KINDS = (Sell, Keep, Bid)

numbers = st.integers() | st.floats() | st.booleans() | st.none()
anything = st.recursive(
    numbers | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)
moves = st.fixed_dictionaries(
    {"do": st.sampled_from(["sell", "keep", "bid", "undo", "Bid", ""]) | anything},
    optional={
        "points": anything,
        "loud": anything,
        "cards": anything | st.lists(st.text(max_size=3), max_size=3),
        "sales": anything | st.dictionaries(st.text(max_size=3), anything, max_size=2),
        "extra": anything,
    },
)
records = st.fixed_dictionaries(
    {},
    optional={
        "format": st.just("hautemer/1") | anything,
        "game": st.text(max_size=5) | anything,
        "rules": st.just(1) | anything,
        "seats": st.lists(st.text(max_size=3), max_size=4) | anything,
        "entries": st.lists(moves, max_size=3) | anything,
        "options": st.dictionaries(st.text(max_size=3), anything, max_size=2) | anything,
        "setup": st.lists(st.dictionaries(st.text(max_size=3), anything, max_size=2), max_size=2) | anything,
        "data": anything,
        "seed": anything,
        "talk": anything,
        "commitment": anything,
        "result": anything,
        "extra": anything,
    },
)


def refused(act: Any, *arguments: Any) -> Problem:
    """Return the problem that something ends in; any other exception goes through."""
    with pytest.raises(Problem) as found:
        act(*arguments)
    assert str(found.value)
    assert len(str(found.value)) < 400
    return found.value


@given(st.binary(max_size=200))
@example(b"\xff\xfe")
@example(b'"\\ud800"')
@example(b"1e999")
@example(b"-0")
@example(b"[" * 50)
@example(b"\xef\xbb\xbf{}")
def test_any_bytes_are_a_record_or_a_problem(document: bytes) -> None:
    refused(read, document)


@given(records)
def test_any_document_is_a_record_or_a_problem(document: Any) -> None:
    try:
        record = read(json.dumps(document).encode())
    except NotARecord:
        return
    assert record.format == "hautemer/1"
    assert read(encode(record)) == record


@given(moves | anything)
def test_any_value_is_a_move_or_refused(value: Any) -> None:
    try:
        move = read_move(value, KINDS)
    except Refused:
        return
    assert read_move(plain(move), KINDS) == move
    assert isinstance(value, dict)
    for key, given_value in value.items():
        if key == "points":
            assert type(given_value) is int


def test_a_megabyte_of_junk_and_a_hundred_are_refused() -> None:
    assert refused(read, b"x" * 1_000_000).key == "not_json"
    assert refused(read, b" " * (MAX_BYTES + 1)).key == "too_large"
    assert refused(read, bytes(100_000_000)).key == "too_large"
    assert refused(read_toml, b"#" * (MAX_BYTES + 1), Sale).key == "wrong_data"


@pytest.mark.parametrize("depth", [MAX_DEPTH + 1, 500, 5_000, 1_000_000])
@pytest.mark.parametrize(("opening", "closing"), [(b"[", b"]"), (b'{"a":', b"}")])
def test_deep_nesting_is_refused(depth: int, opening: bytes, closing: bytes) -> None:
    assert refused(read, opening * depth + b"1" + closing * depth).key == "too_deep"


def test_nesting_as_deep_as_allowed_is_read() -> None:
    deep = b"[" * (MAX_DEPTH - 1) + b"1" + b"]" * (MAX_DEPTH - 1)
    assert decode(deep) is not None


@pytest.mark.parametrize(
    "junk", [b"NaN", b"Infinity", b"-Infinity", b'{"a":NaN}', b"[1,]", b"", b"nul", b"'a'"]
)
def test_what_is_not_json_is_refused(junk: bytes) -> None:
    assert refused(decode, junk).key == "not_json"


@pytest.mark.parametrize("number", [MAX_INTEGER + 1, -MAX_INTEGER - 1, 2**64, 10**400, -(10**4000)])
def test_huge_integers_are_refused(number: int) -> None:
    assert refused(decode, b'{"a":[%d]}' % number).key == "huge_integer"


def test_an_integer_of_a_million_digits_is_refused() -> None:
    assert refused(decode, b"9" * 1_000_000).key == "huge_integer"


def test_integers_as_large_as_allowed_are_read() -> None:
    assert decode(encode([MAX_INTEGER, -MAX_INTEGER])) == [MAX_INTEGER, -MAX_INTEGER]


GOOD: dict[str, Any] = {"format": "hautemer/1", "game": "g", "rules": 1, "seats": ["a"], "entries": []}


@pytest.mark.parametrize(
    "parts",
    [
        {"format": "hautemer/2"},
        {"format": 1},
        {"rules": True},
        {"rules": 1.0},
        {"rules": "1"},
        {"seats": "ab"},
        {"seats": [1]},
        {"seats": [""]},
        {"seats": ["x" * 61]},
        {"seats": 3},
        {"entries": {}},
        {"entries": [1]},
        {"entries": None},
        {"options": []},
        {"setup": {}},
        {"setup": [1]},
        {"seed": 1},
        {"unknown": 1},
        {"talk": [{"after": "x", "seat": 0}]},
        {"talk": [{"after": 1, "seat": 0, "other": 1}]},
        {"commitment": 7},
        {"result": {"scores": [1.5], "winners": [], "reason": "x"}},
        {"data": {"name": "x"}},
    ],
)
def test_wrong_shapes_are_refused(parts: dict[str, Any]) -> None:
    read(encode(GOOD))
    refused(read, encode({**GOOD, **parts}))


@pytest.mark.parametrize("missing", sorted(GOOD))
def test_missing_parts_are_refused(missing: str) -> None:
    refused(read, encode({key: value for key, value in GOOD.items() if key != missing}))


def test_talk_and_commitment_are_kept() -> None:
    talk = [{"after": 3, "seat": 1, "text": "ahoy"}, {"after": 4, "seat": 0, "claim": {"role": "mate"}}]
    record = read(encode({**GOOD, "talk": talk, "commitment": {"sha256": "ab"}}))
    assert decode(encode(record))["talk"] == talk
    assert read(encode(record)) == record


@pytest.mark.parametrize(
    "move",
    [
        {"do": "bid", "points": True},
        {"do": "bid", "points": 1.0},
        {"do": "bid", "points": "1"},
        {"do": "bid"},
        {"do": "bid", "points": 1, "more": 1},
        {"do": "bid", "points": 1, "loud": None},
        {"do": "bid", "points": 1, "loud": 1},
        {"do": "BID", "points": 1},
        {"points": 1},
        {"do": ["bid"]},
        {"do": "keep", "cards": "salt"},
        {"do": "keep", "cards": [1]},
        {"do": "keep", "cards": {"a": 1}},
        {"do": "sell", "sales": {"a": {"good": "salt", "count": 1.0}}},
        {"do": "sell", "sales": {"a": {"good": "salt"}}},
        {"do": "sell", "sales": {1: {"good": "salt", "count": 1}}},
        {1: 2},
        [("do", "bid")],
        b"bid",
        object(),
    ],
)
def test_moves_of_the_wrong_shape_are_refused(move: Any) -> None:
    assert refused(read_move, move, KINDS).key == "not_a_move"


def test_moves_are_read_as_they_are_written() -> None:
    for move in (
        Bid(3),
        Bid(3, True),
        Keep(("salt", "salt")),
        Keep(()),
        Sell({"x": Sale("salt", 2)}),
        Sell({}),
    ):
        assert read_move(decode(encode(move)), KINDS) == move
    assert read_move({"do": "bid", "points": 1}, (Bid,)) == Bid(1)


def test_a_digest_is_the_same_for_ever() -> None:
    assert digest([1, "salt"]) == "57e7047ef81988504818128259c8388e"
    assert digest({"b": [1, None, True], "a": {"z": "é", "y": -5}}) == digest(
        {"a": {"y": -5, "z": "é"}, "b": [1, None, True]}
    )
    assert digest([1]) != digest([True]) != digest(["1"])
    assert digest({3, 1, 2}) == digest([1, 2, 3])


@given(st.binary(max_size=80) | st.text(max_size=80).map(str.encode))
@example(b"good = 'salt'\ncount = 1.0")
@example(b"a = " + b"[" * 3000)
@example(b"good = 'salt'\ncount = 99999999999999999999999")
@example(b"good = 'salt'\ncount = " + b"9" * 5000)
@example(b"good = 1979-05-27\ncount = 1")
def test_any_toml_fits_or_is_a_problem(document: bytes) -> None:
    with pytest.raises(BadOptions):
        read_toml(document, Sale)
    assert read_toml(b"good = 'salt'\ncount = 2", Sale) == Sale("salt", 2)


def test_complaints_are_short_lines() -> None:
    assert shorten("a\n  b") == "a b"
    assert len(shorten("x" * 1000)) == 200
    wrong = refused(shaped, {"good": "salt", "count": 1, "x" * 5000: 1}, Sale)
    assert len(str(wrong)) < 300
