"""States: the copy that is written from their fields."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field, make_dataclass
from typing import Any, Literal, NamedTuple

import pytest

from hautemer.core.codec import digest
from hautemer.core.state import State
from tests.checks.states import changing


class Trace(NamedTuple):
    drawer: int
    cards: tuple[int, ...]


@dataclass(slots=True)
class Inner(State):
    cards: list[int]


@dataclass(slots=True)
class Full(State):
    number: int
    text: str
    flag: bool
    nothing: None
    maybe: int | None
    phase: Literal["a", "b"]
    pair: tuple[int, str]
    traces: tuple[Trace, ...]
    seen: frozenset[int]
    scores: list[int]
    hands: list[list[int]]
    deep: list[list[list[int]]]
    sales: list[tuple[int, int]]
    ballots: dict[str, int]
    piles: dict[str, list[int]]
    voters: set[int]
    inner: Inner
    inners: list[Inner]
    perhaps: list[int] | None
    perhaps_not: Inner | None = None
    rows: list[dict[str, list[int]]] = field(default_factory=list)


def full() -> Full:
    return Full(
        1,
        "x",
        True,
        None,
        None,
        "a",
        (1, "x"),
        (Trace(1, (2,)),),
        frozenset({1}),
        [1, 2],
        [[1], [2]],
        [[[1]]],
        [(1, 2)],
        {"a": 1},
        {"a": [1]},
        {1, 2},
        Inner([1]),
        [Inner([2])],
        [1],
        None,
        [{"a": [1]}],
    )


def test_a_copy_is_equal_and_shares_nothing_that_changes() -> None:
    state = full()
    for twin in (state.copy(), state.copy().copy()):
        assert twin == state
        assert type(twin) is Full
        assert digest(twin) == digest(state)
        assert not {id(part) for part in changing(state)} & {id(part) for part in changing(twin)}
    assert len(list(changing(state))) == 22


def test_changing_a_copy_leaves_the_state_as_it_was() -> None:
    state, before = full(), digest(full())
    twin = state.copy()
    twin.hands[0].append(9)
    twin.deep[0][0].append(9)
    twin.piles["a"].append(9)
    twin.voters.add(9)
    twin.inner.cards.append(9)
    twin.inners[0].cards.append(9)
    twin.rows[0]["a"].append(9)
    assert twin.perhaps is not None
    twin.perhaps.append(9)
    assert digest(state) == before != digest(twin)


@pytest.mark.parametrize(
    "kind",
    [
        Any,
        object,
        float,
        deque[int],
        list[deque[int]],
        dict[str, Any],
        set[Any],
        list[int] | set[int],
        bytearray,
    ],
)
def test_a_field_whose_copy_is_not_known_is_refused(kind: Any) -> None:
    odd = make_dataclass("Odd", [("odd", kind)], bases=(State,), slots=True)
    with pytest.raises(TypeError, match="may not have a field"):
        odd(None).copy()
