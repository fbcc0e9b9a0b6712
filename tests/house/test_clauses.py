"""Every clause has a test, every test names a clause that is there, every ending has a playthrough."""

from __future__ import annotations

from pathlib import Path

import pytest

from hautemer import registry
from hautemer.core.record import Replay, game_of
from hautemer.sim.playthrough import record_of
from tests.cases import KEYS
from tests.house.clauses import (
    CLAUSE,
    clauses,
    clauses_named_by_tests,
    clauses_named_in,
    listing,
    named,
    prefix,
)
from tests.house.places import folder, playthroughs


@pytest.mark.parametrize("key", KEYS)
def test_clauses_are_numbered_in_order_and_once(key: str) -> None:
    found = clauses(key)
    assert found, "no clause"
    places = [tuple(int(part) for part in clause.removeprefix(prefix(key)).split(".")) for clause in found]
    assert len(set(places)) == len(places)
    assert places == sorted(places)


@pytest.mark.parametrize("key", KEYS)
def test_every_clause_has_a_test(key: str) -> None:
    tested = clauses_named_by_tests(key)
    assert [clause for clause in clauses(key) if clause not in tested] == []


@pytest.mark.parametrize("key", KEYS)
def test_every_test_names_a_clause_that_is_there(key: str) -> None:
    written = set(clauses(key))
    assert {
        clause: tests for clause, tests in clauses_named_by_tests(key).items() if clause not in written
    } == {}


@pytest.mark.parametrize("key", KEYS)
def test_rules_cite_clauses_that_are_there(key: str) -> None:
    written = set(clauses(key))
    for path in sorted(folder(key).rglob("*.py")):
        cited = named(prefix(key), "", path.read_text(encoding="utf-8"))
        assert cited <= written, f"{path.name} cites {cited - written}"


@pytest.mark.parametrize("key", KEYS)
def test_every_ending_has_a_playthrough(key: str) -> None:
    endings = set()
    for path in playthroughs(key):
        record = record_of(path.read_text(encoding="utf-8"))
        match = Replay(record, game_of(record, registry.find)).run()
        assert match.result is not None, f"{path.name} does not end"
        endings.add(match.result.reason)
    assert endings == set(registry.meta(key).reasons)


def test_clauses_are_found_in_rules_and_tests() -> None:
    rules = "- **X1.1** One.\n- **X1.2** (ours) Two.\n- **X10.3**\n**X1.4** no\n - **X1.5** no\n"
    assert [match.group(2, 3) for match in CLAUSE.finditer(rules)] == [("1", "1"), ("1", "2")]
    assert named("X", "test_x1_2_something", "") == {"X1.2"}
    assert named("X", "test_x1_2_x10_3", "") == {"X1.2", "X10.3"}
    assert named("X", "test_y1_2_something", "") == set()
    assert named("X", "test_something", "X1.4, also MX1.5 and X1.6.") == {"X1.4", "X1.6"}


@pytest.mark.parametrize("key", KEYS)
def test_the_listing_names_all_clauses_and_tests(key: str) -> None:
    text = listing()
    for clause in clauses(key):
        assert f"\n  {clause}\n" in text
    letter = prefix(key)
    test = f"test_{letter.lower()}1_1_of_this"
    source = f"def {test}(): ...\nclass A:\n    def test_b(self):\n        '{letter}9.9'"
    found = clauses_named_in(key, Path("test_x.py"), source)
    assert found == {f"{letter}1.1": [f"test_x.py::{test}"], f"{letter}9.9": ["test_x.py::test_b"]}
