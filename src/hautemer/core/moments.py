"""Staged moments: the public facts that a screen plays out, and how long each of them takes.

A game lists them in `moments.toml`, grouped by the stage that shows them. Consecutive facts of
one stage are one moment.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from hautemer.core.codec import read_toml
from hautemer.core.errors import BadOptions

Stages = dict[str, dict[str, int]]  # by stage and fact: milliseconds at the calm pace


def read(document: bytes) -> Stages:
    """Read a file of moments. Raise `BadOptions` if it is malformed or puts one fact on two stages.

    >>> read(b"[mutiny]\\nfought = 600\\nmutiny_won = 2200\\n")
    {'mutiny': {'fought': 600, 'mutiny_won': 2200}}
    """
    stages = read_toml(document, Stages)
    facts = [fact for stage in stages.values() for fact in stage]
    if len(facts) != len(set(facts)) or any(ms <= 0 for stage in stages.values() for ms in stage.values()):
        raise BadOptions("wrong_data", why="moments.toml needs positive times and each fact on one stage")
    return stages


def lengths(stages: Mapping[str, Mapping[str, int]]) -> dict[str, int]:
    """Return the milliseconds at the calm pace by fact.

    >>> lengths({"mutiny": {"fought": 600}, "ship": {"sailed": 1600}})
    {'fought': 600, 'sailed': 1600}
    """
    return {fact: ms for stage in stages.values() for fact, ms in stage.items()}


def duration(facts: Iterable[str], by_fact: Mapping[str, int]) -> int:
    """Return how long a screen shows these facts at the calm pace, in milliseconds.

    Give only names of public facts: a fact with a private audience adds no time.
    """
    return sum(by_fact.get(fact, 0) for fact in facts)
