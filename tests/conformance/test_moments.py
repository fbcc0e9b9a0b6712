"""The staged moments and the sounds of every game: existing facts with a public audience."""

from __future__ import annotations

import pytest

from hautemer import registry
from hautemer.core import moments
from hautemer.core.errors import BadOptions
from hautemer.core.match import Match, live
from hautemer.words import LANGUAGES, hyphens
from tests.cases import cases, tables
from tests.house.messages import read_messages

KEYS = sorted({key for key, _ in tables() if registry.meta(key).moments})


def test_the_four_games_have_staged_moments() -> None:
    assert len(KEYS) >= 4


@pytest.mark.parametrize("key", KEYS)
def test_every_fact_that_is_staged_or_heard_has_words(key: str) -> None:
    meta = registry.meta(key)
    named = [*moments.lengths(meta.moments), *(fact for facts in meta.sounds.values() for fact in facts)]
    for language in LANGUAGES:
        found = read_messages(registry.file(key, "locale", f"{language}.ftl").decode())
        assert [fact for fact in named if f"fact-{hyphens(fact)}" not in found] == []


@pytest.mark.parametrize("key", KEYS)
def test_a_fact_that_is_staged_or_heard_is_told_to_everybody(key: str) -> None:
    """The room that the server leaves for a moment must not depend on facts with a private audience."""
    meta = registry.meta(key)
    staged = moments.lengths(meta.moments)
    # Nor may anybody in the room hear a fact with a private audience.
    heard = {fact for facts in meta.sounds.values() for fact in facts}
    seen = set()
    least = min(seats for game, seats in tables() if game == key)
    for case in cases(key, least, 4):
        match = Match.begin(case.game, case.names, case.options, live(case.secret))
        for entry in case.play().log:
            pending = match.prepare(entry.seat, entry.move)
            for told in pending.announcements:
                if told.name in staged or told.name in heard:
                    assert told.audience is None, told.name
                    seen.add(told.name)
            match.accept(pending)
    assert len(seen & staged.keys()) >= len(staged) // 3, sorted(staged.keys() - seen)
    assert len(seen & heard) >= len(heard) // 2, sorted(heard - seen)


@pytest.mark.parametrize("key", KEYS)
def test_no_staged_fact_takes_longer_than_two_and_a_half_seconds(key: str) -> None:
    assert all(ms <= 2500 for ms in moments.lengths(registry.meta(key).moments).values())


def test_a_fact_on_two_stages_is_refused() -> None:
    with pytest.raises(BadOptions):
        moments.read(b"[one]\nsailed = 300\n[two]\nsailed = 400\n")


def test_a_time_that_is_not_positive_is_refused() -> None:
    with pytest.raises(BadOptions):
        moments.read(b"[one]\nsailed = 0\n")


def test_the_duration_adds_up_the_facts_that_are_staged() -> None:
    by_fact = moments.lengths({"ship": {"sailed": 1600}, "round": {"round": 700}})
    assert moments.duration(["sailed", "drew", "round"], by_fact) == 2300
