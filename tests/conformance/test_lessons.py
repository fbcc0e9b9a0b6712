"""Guided first rounds: every game has one, it can be played as it is written, and the coach has words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from hautemer import registry
from hautemer.core.codec import read_move
from hautemer.core.errors import BadLuck, Refused
from hautemer.core.lesson import Lesson, Step, first_of
from hautemer.core.match import Match, Undo, live
from hautemer.core.offers import accept
from hautemer.core.record import reveal, verify, write
from hautemer.words import LANGUAGES, Plain, Words, hyphens
from tests.cases import KEYS
from tests.house.messages import game_file, messages
from tests.older import coached

SECRET = bytes(range(32))
# What fits above the controls on a phone.
LONGEST = 330


def lesson_of(key: str) -> Lesson:
    lesson = registry.lesson(key)
    assert lesson is not None, f"{key} has no lesson"
    return lesson


def begun(key: str) -> Match:
    lesson = lesson_of(key)
    return Match.begin(registry.find(key), lesson.names, lesson.options, live(SECRET), lesson)


def followed(key: str) -> Iterator[tuple[Match, Step]]:
    """The match before each step, which is then done."""
    match = begun(key)
    for step in lesson_of(key).steps:
        yield match, step
        match.submit(step.seat, step.move)


def ended(key: str) -> Match:
    """The match after the last step."""
    match = begun(key)
    for step in lesson_of(key).steps:
        match.submit(step.seat, step.move)
    return match


def open_steps(match: Match) -> list[Step]:
    """The steps that seats can do now."""
    left = lesson_of(match.game.meta.key).to_come(match.played)
    assert left
    nexts = [first_of(left, seat) for seat in (None, *range(len(match.names)))]
    kinds = match.game.moves
    return [
        step
        for step in nexts
        if step is not None and accept(match.offers(step.seat), read_move(step.move, kinds)) is not None
    ]


@pytest.mark.parametrize("key", KEYS)
def test_a_lesson_is_played_to_its_end(key: str) -> None:
    """Every move is legal and written in its canonical form, and all luck that is written is used."""
    lesson = lesson_of(key)
    match = ended(key)
    done = [
        step.is_done_by(entry.seat, entry.move) for step, entry in zip(lesson.steps, match.log, strict=True)
    ]
    assert all(done)
    assert lesson.to_come(match.played) == []
    assert list(match.setup) == lesson.setup
    assert [outcome for entry in match.log for outcome in entry.luck] == lesson.luck
    assert match.result is None, "there is a match to go on with"


@pytest.mark.parametrize("key", KEYS)
def test_who_is_asked_together_may_answer_in_any_order(key: str) -> None:
    match = begun(key)
    while lesson_of(key).to_come(match.played):
        step = open_steps(match)[-1]
        match.submit(step.seat, step.move)
    assert match.log[-1].digest == ended(key).log[-1].digest


@pytest.mark.parametrize("key", KEYS)
def test_the_learner_is_asked_several_times_and_always_has_a_choice_or_a_reason(key: str) -> None:
    lesson = lesson_of(key)
    own = [step for step in lesson.steps if step.seat == lesson.seat]
    assert len(own) >= 5
    assert all(step.coach for step in own)
    said = [step.coach for step in lesson.steps if step.coach]
    assert len(set(said)) == len(said), "the coach repeats himself"


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_has_words(key: str, language: str) -> None:
    lesson = lesson_of(key)
    said = {"welcome", "farewell", *(step.coach for step in lesson.steps if step.coach)}
    written = {name for name in messages(game_file(key, language)) if name.startswith("coach-")}
    assert written == {f"coach-{hyphens(one)}" for one in said | coached(key)}
    words = Words(language, key, lesson.names)
    names = {f"seat_{seat}": Plain(name) for seat, name in enumerate(lesson.names)}
    for one in said:
        sentence = words.say(f"coach-{hyphens(one)}", **names)
        assert 40 < len(sentence) <= LONGEST, sentence
        assert not re.search(r"[{}$]", sentence), sentence
        others = [name for seat, name in enumerate(lesson.names) if seat != lesson.seat]
        unnamed = words.say(f"coach-{hyphens(one)}", **dict.fromkeys(names, Plain("–")))
        assert not any(name in unnamed for name in others), "people may be called otherwise at a table"


@pytest.mark.parametrize("key", KEYS)
def test_who_does_something_else_has_the_luck_of_the_table(key: str) -> None:
    lesson, left = lesson_of(key), 0
    for match, step in followed(key):
        if step.seat != lesson.seat:
            continue
        for rng in (Random(seed) for seed in range(4)):
            other = match.offers(step.seat).sample(rng)
            if step.is_done_by(step.seat, other):
                continue
            left += 1
            alone = Match(match.game, match.names, match.options, match.luck, match.state, match.setup)
            alone.log, alone.played, alone.prompts = match.log, match.played, match.prompts
            assert match.prepare(step.seat, other).entry == alone.prepare(step.seat, other).entry
            played = match.prepare(step.seat, other).played
            assert lesson.to_come(played) is None
    assert left


@pytest.mark.parametrize("key", KEYS)
def test_taking_back_leads_back_into_the_lesson(key: str) -> None:
    lesson, back = lesson_of(key), 0
    for match, step in followed(key):
        assert step.seat is not None
        other = match.offers(step.seat).sample(Random(key))
        if step.seat != lesson.seat or step.is_done_by(step.seat, other):
            continue
        match.submit(step.seat, other)
        assert lesson.to_come(match.played) is None
        match.accept(match.prepare_undo(step.seat, Undo(len(match.log) - 1)))
        left = lesson.to_come(match.played)
        assert left is not None
        assert left[0] == step
        back += 1
    assert back
    assert [outcome for entry in match.played for outcome in entry.luck] == lesson.luck


@pytest.mark.parametrize("key", KEYS)
def test_luck_that_was_written_down_is_not_taken_for_drawn(key: str) -> None:
    lesson, game, rng = lesson_of(key), registry.find(key), Random(1)
    match = ended(key)
    while match.result is None and len(match.log) < 150:
        actor = game.actors(match.state)[0]
        match.submit(actor, match.offers(actor).sample(rng))
    record = write(match, commitment=reveal(SECRET))
    assert verify(record, game, lesson) == len(lesson.setup) + len(lesson.luck)
    with pytest.raises((BadLuck, Refused)):
        verify(record, game)
    honest = Match.begin(game, lesson.names, lesson.options, live(SECRET))
    assert verify(write(honest, commitment=reveal(SECRET)), game, lesson) == 0
