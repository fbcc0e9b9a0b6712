"""Studies of games: courses, variants of options and of reconstructed numbers, and their effects."""

from __future__ import annotations

import time
import tomllib
from collections import Counter
from typing import Any

import pytest

from hautemer.core import registry
from hautemer.sim import study as studies
from hautemer.sim.batch import Batch, Played, play_all
from hautemer.sim.course import POINTS, HappeningKind, MatchCourse, lead_changes, play_courses
from hautemer.sim.pieces import Runner, in_processes
from hautemer.sim.study import GameStudy
from hautemer.sim.variants import (
    GameVariant,
    document_of,
    packed,
    partner,
    reconstructed,
    variants_of_data,
    variants_of_options,
    written,
)
from tests.cases import KEYS

ALONE = in_processes(1)
DATA = {
    "split": {
        "one": {"count": 8, "mark": "R"},
        "two": {"count": 9, "mark": "R"},
        "three": {"count": 20, "mark": "A"},
    },
    "tiles": {"port": {"price": 3, "count": 1, "mark": "A: price; R: count"}},
    "list": [{"gold": 3, "mark": "A"}, {"gold": 5, "wine": 1, "mark": "R"}],
}


def batch_of(key: str, bot: str = "random") -> Batch:
    return Batch(key, (bot,) * registry.meta(key).seats[0], "1")


@pytest.mark.parametrize("key", KEYS)
def test_a_course_is_that_of_the_same_match_in_a_simulation(key: str) -> None:
    batch = batch_of(key)
    for course, played in zip(play_courses(batch, range(2)), play_all(batch, 2, 1), strict=True):
        assert course.played == played
        assert course.choices.total() == played.entries - played.windows.total()
        assert sum(course.kinds.values(), Counter()) == course.choices
        assert len(course.curve) == POINTS + 1
        assert course.curve[-1] == played.scores
        assert course.happenings
        assert all(0 <= seat < len(played.scores) for seats in course.happenings.values() for seat in seats)


def test_a_change_of_the_lead_needs_other_leaders() -> None:
    assert lead_changes([(0, 0), (1, 0), (1, 1), (2, 1)]) == 0
    assert lead_changes([(0, 0), (1, 0), (1, 2), (3, 2), (3, 3)]) == 2
    # Two sides, the second of two seats; then one of them alone, and the other one.
    assert lead_changes([(1, 0, 0), (1, 1, 1), (1, 2, 2), (1, 3, 2), (1, 3, 4)]) == 2


def test_only_reconstructed_numbers_are_found() -> None:
    assert list(reconstructed(DATA)) == [
        ("split", "one", "count"),
        ("split", "two", "count"),
        ("tiles", "port", "count"),
        ("list", 1, "gold"),
        ("list", 1, "wine"),
    ]


def test_a_count_has_a_partner_that_keeps_the_total() -> None:
    assert partner(DATA, ("split", "one", "count")) == ("split", "two", "count")
    assert partner(DATA, ("split", "two", "count")) == ("split", "one", "count")
    assert partner(DATA, ("tiles", "port", "count")) is None
    assert partner(DATA, ("list", 1, "gold")) is None


@pytest.mark.parametrize("key", KEYS)
def test_a_data_file_is_written_as_it_was_read(key: str) -> None:
    document = document_of(key, None)
    assert document is not None
    data = tomllib.loads(document.decode())
    assert tomllib.loads(packed(data)[0].decode()) == data
    odd = ['a"b', "c\\d", True, 2]
    assert tomllib.loads("odd = " + written(odd)) == {"odd": odd}


def flat(data: Any, path: tuple[Any, ...] = ()) -> dict[tuple[Any, ...], Any]:
    """Return all numbers and texts of a data file by path."""
    if isinstance(data, dict | list):
        items = data.items() if isinstance(data, dict) else enumerate(data)
        return {place: one for key, inner in items for place, one in flat(inner, (*path, key)).items()}
    return {path: data}


@pytest.mark.parametrize("key", KEYS)
def test_variants_change_nothing_but_reconstructed_numbers(key: str) -> None:
    game, document = registry.find(key), document_of(key, None)
    assert document is not None
    data = tomllib.loads(document.decode())
    allowed = set(reconstructed(data))
    before = flat(data)
    found = list(variants_of_data(game, game.meta.seats[1], {}, document))
    assert bool(found) == bool(allowed)
    for variant in found:
        assert variant.data is not None
        game.with_data(*variant.data)
        after = flat(tomllib.loads(variant.data[0].decode()))
        changed = {path for path in before if before[path] != after[path]}
        assert changed
        assert all(path in allowed or path[:-1] in allowed for path in changed)
        counts = [path for path in changed if path[-1] == "count"]
        if len(counts) > 1:
            assert sum(before[path] for path in counts) == sum(after[path] for path in counts)


@pytest.mark.parametrize("key", KEYS)
def test_every_other_value_of_an_option_is_a_variant(key: str) -> None:
    game = registry.find(key)
    seats = game.meta.seats[0]
    settled = game.settle(seats, {})
    found = list(variants_of_options(game, seats, {}))
    assert {one.subject for one in found} == set(game.meta.options)
    for one in found:
        game.settle(seats, one.options)
        assert [name for name in settled if one.options[name] != settled[name]] == [one.subject]


def played_of(entries: int, winners: tuple[int, ...] = (0,), scores: tuple[int, ...] = (3, 1)) -> Played:
    return Played(0, ("random", "random"), entries, scores, winners, "over", {}, Counter(), None)


def course_of(played: Played, happenings: dict[HappeningKind, dict[int, int]]) -> MatchCourse:
    return MatchCourse(played, Counter(), {}, (), 0, happenings)


def test_a_clear_effect_is_marked_and_chance_is_not() -> None:
    longer, chance = (GameVariant(name, "1", "2", {}) for name in ("longer", "chance"))
    base = [played_of(100 + number % 7) for number in range(40)]
    study = GameStudy(Batch("any", ("random",) * 2, "1"), 40, 40, [longer, chance])
    study.courses = [course_of(one, {}) for one in base]
    study.played[longer] = [played_of(one.entries + 20 + number % 3) for number, one in enumerate(base)]
    # Clear by itself: 27 of 40 pairs are longer by one, the others shorter; not clear as one of ten.
    study.played[chance] = [
        played_of(one.entries + (1 if number < 27 else -1)) for number, one in enumerate(base)
    ]
    effects = study.effects(study.options)
    assert effects[longer]["length"].is_marked
    assert effects[longer]["length"].change.value == pytest.approx(20.975)
    assert effects[chance]["length"].change.low > 0
    assert not effects[chance]["length"].is_marked
    assert not effects[longer]["score"].is_marked
    study.played[chance].pop()
    assert list(study.effects(study.options)) == [longer]
    assert study.unplayed() == 1


def test_what_winners_have_more_often_comes_first() -> None:
    good, bad, same = (HappeningKind("had", "card", name) for name in ("good", "bad", "same"))
    study = GameStudy(Batch("any", ("random",) * 2, "1"), 20, 0)
    for number in range(20):
        winner = number % 2
        happened = {good: {winner: 2}, bad: {1 - winner: 1}, same: {0: 1, 1: 1}}
        if number % 4 == 0:
            happened[bad] = {0: 1, 1: 1}
        study.courses.append(course_of(played_of(9, (winner,)), happened))
    found = study.deciding()
    assert [one.kind for one in found] == [good, bad]
    assert (found[0].winners, found[0].others) == (2, 0)
    assert found[0].difference.value == pytest.approx(2)
    assert found[1].difference.high < 0


def test_a_study_plays_pairs_until_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    key = next(key for key in KEYS if registry.meta(key).options)
    study = GameStudy.of(batch_of(key), 4, 2)
    study.numbers.clear()
    assert sum(study.play(ALONE)) == 4
    asked: list[Batch] = []

    def watched(function: Any, pieces: Any) -> Any:
        asked.extend(batch for batch, _ in pieces)
        return ALONE(function, pieces)

    runner: Runner = watched
    assert sum(study.compare(runner, time.monotonic() - 1)) == 2
    assert study.unplayed() == len(study.options) - 1
    study.played.clear()
    assert sum(study.compare(runner, time.monotonic() + 600)) == 2 * len(study.options)
    assert study.unplayed() == 0
    assert [batch.options for batch in asked[-len(study.options) :]] == [one.options for one in study.options]
    assert all(batch.seed == study.batch.seed for batch in asked)
    assert studies.margin((3, 9, 5)) == 4
