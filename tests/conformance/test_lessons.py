"""Guided matches: every game has one, its chapters can be played as written, and the coach has words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from hautemer import registry
from hautemer.core.codec import encode, read_move
from hautemer.core.errors import BadLuck, Refused
from hautemer.core.lesson import Lesson, LessonStep, first_of
from hautemer.core.match import Match, Undo, live
from hautemer.core.offers import accept
from hautemer.core.record import reveal, verify, write
from hautemer.words import LANGUAGES, Plain, Words, hyphens
from tests.cases import KEYS
from tests.house.messages import game_file, messages
from tests.older import coached

SECRET = bytes(range(32))
# One idea per bubble: this many characters and sentences fit above the controls on a phone.
LONGEST = 175
SENTENCES = 3
# A place on a board, as the web client names it: `island:hochland`.
PLACE = re.compile(r"[a-z]+(:[A-Za-z0-9_-]+)?")
CHAPTERS = [(key, lesson.chapter) for key in KEYS for lesson in registry.lessons(key)]
every_chapter = pytest.mark.parametrize(("key", "chapter"), CHAPTERS)


def lesson_of(key: str, chapter: int) -> Lesson:
    lesson = registry.lesson(key, chapter)
    assert lesson is not None, f"{key} has no chapter {chapter}"
    return lesson


def begun(key: str, chapter: int) -> Match:
    lesson = lesson_of(key, chapter)
    match = Match.begin(registry.find(key), lesson.names, lesson.options, live(SECRET), lesson)
    match.play_prologue()
    return match


def followed(key: str, chapter: int) -> Iterator[tuple[Match, LessonStep]]:
    """Yield the match before each step, which is then done."""
    match = begun(key, chapter)
    for step in lesson_of(key, chapter).steps:
        yield match, step
        match.submit(step.seat, step.move)


def ended(key: str, chapter: int) -> Match:
    """Return the match after the last step."""
    match = begun(key, chapter)
    for step in lesson_of(key, chapter).steps:
        match.submit(step.seat, step.move)
    return match


def open_steps(match: Match) -> list[LessonStep]:
    """Return the steps that seats can do now."""
    assert match.lesson is not None
    left = match.lesson.to_come(match.played)
    assert left
    nexts = [first_of(left, seat) for seat in (None, *range(len(match.names)))]
    kinds = match.game.moves
    return [
        step
        for step in nexts
        if step is not None and accept(match.offers(step.seat), read_move(step.move, kinds)) is not None
    ]


def test_the_chapters_of_a_game_are_numbered() -> None:
    for key in KEYS:
        lessons = registry.lessons(key)
        assert lessons, f"{key} has no guided match"
        assert [lesson.chapter for lesson in lessons] == list(range(1, len(lessons) + 1))
        assert registry.lesson(key, len(lessons) + 1) is None
        setups = [encode(lesson.setup) for lesson in lessons]
        assert len(set(setups)) == len(setups), "a record tells by its set-up which chapter it began with"


@every_chapter
def test_a_lesson_is_played_to_its_end(key: str, chapter: int) -> None:
    """Every move is legal and written in its canonical form, and all luck that is written is used."""
    lesson = lesson_of(key, chapter)
    match = ended(key, chapter)
    written = (*lesson.prologue, *lesson.steps)
    assert all(
        step.is_done_by(entry.seat, entry.move) for step, entry in zip(written, match.log, strict=True)
    )
    assert lesson.to_come(match.played) == []
    assert list(match.setup) == lesson.setup
    assert [outcome for entry in match.log for outcome in entry.luck] == lesson.luck
    if chapter == 1:
        assert match.result is None, "there is a match to go on with"


@every_chapter
def test_a_prologue_leaves_the_learner_nothing_to_take_back(key: str, chapter: int) -> None:
    lesson, match = lesson_of(key, chapter), begun(key, chapter)
    assert bool(lesson.prologue) == (chapter > 1)
    assert match.result is None
    assert match.undo_to(lesson.seat) is None


@every_chapter
def test_seats_that_are_asked_together_may_answer_in_any_order(key: str, chapter: int) -> None:
    match = begun(key, chapter)
    while lesson_of(key, chapter).to_come(match.played):
        step = open_steps(match)[-1]
        match.submit(step.seat, step.move)
    assert match.log[-1].digest == ended(key, chapter).log[-1].digest


@every_chapter
def test_the_clock_waits_for_the_steps_before_its_own(key: str, chapter: int) -> None:
    """A window in which a seat has something to do is not closed before."""
    for match, step in followed(key, chapter):
        left = lesson_of(key, chapter).to_come(match.played)
        assert left is not None
        assert first_of(left, None) == (step if step.seat is None else None)


@every_chapter
def test_the_learner_is_asked_several_times_and_always_has_a_choice_or_a_reason(
    key: str, chapter: int
) -> None:
    lesson = lesson_of(key, chapter)
    own = [step for step in lesson.steps if step.seat == lesson.seat]
    assert len(own) >= 5
    assert all(step.coach for step in own)
    said = [name for step in lesson.steps for name in (step.coach, step.claim_coach) if name]
    assert len(set(said)) == len(said), "the coach repeats itself"


@every_chapter
def test_what_is_said_can_be_said(key: str, chapter: int) -> None:
    match, said = begun(key, chapter), 0
    for step in lesson_of(key, chapter).steps:
        assert step.claim is not None or not step.claim_coach
        if step.claim is not None:
            assert step.seat is not None
            match.say(step.seat, step.claim)
            said += 1
        match.submit(step.seat, step.move)
    assert len(match.talk) == said


@every_chapter
def test_the_coach_always_points_at_places_on_the_board(key: str, chapter: int) -> None:
    for step in lesson_of(key, chapter).steps:
        places = step.at.split(" ") if step.coach else []
        assert all(PLACE.fullmatch(place) for place in places), step


@every_chapter
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_has_words(key: str, chapter: int, language: str) -> None:
    lesson = lesson_of(key, chapter)
    words = Words(language, key, lesson.names)
    assert words.say(f"chapter-{chapter}")
    names = {f"seat_{seat}": Plain(name) for seat, name in enumerate(lesson.names)}
    others = [name for seat, name in enumerate(lesson.names) if seat != lesson.seat]
    for one in lesson.sayings:
        message = f"coach-{hyphens(one)}"
        sentences = words.say(message, **names)
        assert len(sentences) > 40, sentences
        assert not re.search(r"[{}$]", sentences), sentences
        for bubble in sentences.split("\n\n"):
            assert len(bubble) <= LONGEST, bubble
            assert len(re.findall(r"[.!?…](?=\s|$)", bubble)) <= SENTENCES, bubble
        unnamed = words.say(message, **dict.fromkeys(names, Plain("–")))
        assert not any(name in unnamed for name in others), "people may be called otherwise at a table"


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_has_no_other_words(key: str, language: str) -> None:
    said = {saying for lesson in registry.lessons(key) for saying in lesson.sayings}
    written = {name for name in messages(game_file(key, language)) if name.startswith("coach-")}
    assert written == {f"coach-{hyphens(one)}" for one in said | coached(key)}


@every_chapter
def test_another_move_than_the_lesson_s_has_the_outcomes_of_the_table(key: str, chapter: int) -> None:
    lesson, left = lesson_of(key, chapter), 0
    for match, step in followed(key, chapter):
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
            entry = match.prepare(step.seat, other).entry
            assert lesson.to_come([*match.played, entry]) is None
    assert left


@every_chapter
def test_taking_back_leads_back_into_the_lesson(key: str, chapter: int) -> None:
    lesson, back = lesson_of(key, chapter), 0
    for match, step in followed(key, chapter):
        if step.seat != lesson.seat:
            continue
        other = match.offers(step.seat).sample(Random(key))
        if step.is_done_by(step.seat, other):
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


@every_chapter
def test_luck_that_was_written_down_is_not_taken_for_drawn(key: str, chapter: int) -> None:
    lesson, game, rng = lesson_of(key, chapter), registry.find(key), Random(1)
    match = ended(key, chapter)
    while match.result is None and len(match.log) < 150:
        actor = game.actors(match.state)[0]
        match.submit(actor, match.offers(actor).sample(rng))
    record = write(match, commitment=reveal(SECRET))
    assert verify(record, game, registry.lessons(key)) == len(lesson.setup) + len(lesson.luck)
    with pytest.raises((BadLuck, Refused)):
        verify(record, game)
    honest = Match.begin(game, lesson.names, lesson.options, live(SECRET))
    assert verify(write(honest, commitment=reveal(SECRET)), game, registry.lessons(key)) == 0
