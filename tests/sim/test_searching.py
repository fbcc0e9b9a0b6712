"""The benchmark of the search counts decisions in rollouts and answers of the network alone."""

from __future__ import annotations

import pytest

from hautemer import registry
from hautemer.core import ranking
from hautemer.sim import searching
from hautemer.sim.bench import DECISIONS

ALL = registry.keys()
KEYS = [key for key in ALL if ranking.has_captain(key)]


@pytest.mark.parametrize("key", KEYS)
def test_a_search_simulates_more_decisions_than_it_answers(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "POSITIONS", 3)
    works = searching.works_of(key, registry.meta(key).seats[0])
    decisions, _ = works[DECISIONS](0.01)
    answers, took = works[searching.ANSWERS](0.01)
    assert decisions > 64, "one search alone plays 64 rollouts on"
    assert answers > 0
    assert took >= 0.01


def test_a_peer_that_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    own, others, missing = searching.engines({KEYS[0]: 2})
    assert list(own) == KEYS[:1]
    assert others == {}
    assert missing == ["open_spiel"]
