"""A guided match in the terminal: the coach speaks, and Enter makes the move that the coach suggests."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from hautemer.core import registry
from hautemer.core.lesson import Lesson
from hautemer.words import LANGUAGES, Plain, Words, hyphens

KEYS = registry.keys()
NAME = "Soizic"


# Every chapter in one language, and the first chapter in every language.
CASES = [
    (key, lesson.chapter, language)
    for key in KEYS
    for lesson in registry.lessons(key)
    for language in (LANGUAGES if lesson.chapter == 1 else LANGUAGES[:1])
]


# Answers that may be another move than the coach's: from a list, or composed of three values.
OTHER_MOVES = ("1\n", "2\n", "1\n1 2 4\n")


def taught(key: str, chapter: int = 1) -> Lesson:
    lesson = registry.lesson(key, chapter)
    assert lesson is not None
    return lesson


def answers(lesson: Lesson) -> int:
    """Return how often the learner presses Enter: once per move and once per claim."""
    own = [step for step in lesson.steps if step.seat == lesson.seat]
    return len(own) + sum(bool(step.claim_coach) for step in own)


def said(key: str, language: str, message: str, chapter: int = 1) -> str:
    """Return a sentence of the coach without its line breaks."""
    lesson = taught(key, chapter)
    names = [NAME if seat == lesson.seat else name for seat, name in enumerate(lesson.names)]
    details = {f"seat_{seat}": Plain(name) for seat, name in enumerate(names)}
    return " ".join(Words(language, key, names).say(f"coach-{hyphens(message)}", **details).split())


def entries(home: Path) -> list[dict[str, Any]]:
    """Return the entries of the only saved match."""
    (path,) = (home / "matches").glob("*.json")
    found: list[dict[str, Any]] = json.loads(path.read_bytes())["record"]["entries"]
    return found


@pytest.mark.parametrize(("key", "chapter", "language"), CASES)
def test_enter_follows_the_coach_to_the_end_of_the_lesson(
    key: str, chapter: int, language: str, run: Any, home: Path
) -> None:
    lesson = taught(key, chapter)
    lines = "\n" * answers(lesson) + "q\n"
    wanted = ("--lesson", "--chapter", str(chapter), "--name", NAME, "--lang", language)
    done = run("play", key, *wanted, lines=lines)
    assert done.returncode == 0
    assert done.stderr == ""
    told = " ".join(done.stdout.split())
    first = lesson.steps[0].coach if lesson.steps[0].seat == lesson.seat else lesson.named("welcome")
    for message in (first, *lesson.sayings[1:]):
        assert said(key, language, message, chapter) in told
    following = f"--lesson --chapter {chapter + 1}"
    assert (following in told) == (registry.lesson(key, chapter + 1) is not None)
    if chapter == 1:
        assert len(entries(home)) >= len(lesson.steps)


@pytest.mark.parametrize("key", KEYS)
def test_a_lesson_resumes_where_it_was_left(key: str, run: Any, home: Path) -> None:
    lesson = registry.lessons(key)[-1]
    chapter = str(lesson.chapter)
    run("play", key, "--lesson", "--chapter", chapter, "--name", NAME, "--lang", "en", lines="\nq\n")
    done = run("play", "--resume", "--lang", "en", lines="\n" * (answers(lesson) - 1) + "q\n")
    farewell = said(key, "en", lesson.named("farewell"), lesson.chapter)
    assert farewell in " ".join(done.stdout.split())


@pytest.mark.parametrize("key", KEYS)
def test_another_move_leaves_the_lesson_and_undo_may_return_to_it(key: str, run: Any, home: Path) -> None:
    """The first move that the coach did not suggest leaves the lesson; undo returns to it.

    If a bot has made a secret choice since, the undo is refused and the lesson stays left.
    """
    left, kept = Words("en").say("play-coach-left"), Words("en").say("play-secret-stands")
    lesson = taught(key)
    coach = [said(key, "en", step.coach) for step in lesson.steps if step.seat == lesson.seat]
    for followed, other in product(range(4), OTHER_MOVES):
        # The first undo may take back a move that was sent without a question.
        lines = "\n" * followed + other + "u\nu\nq\n"
        done = run("play", key, "--lesson", "--name", NAME, "--lang", "en", lines=lines)
        assert done.returncode == 0
        told = " ".join(done.stdout.split())
        _, was_left, afterwards = told.rpartition(left)
        if was_left:
            returned = any(sentence in afterwards for sentence in coach)
            assert returned != (kept in afterwards), lines
            return
    raise AssertionError("no move left the lesson")
