"""A guided match in the terminal: the coach speaks, and Enter does what the coach would do."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hautemer.core import registry
from hautemer.core.lesson import Lesson
from hautemer.words import LANGUAGES, Plain, Words, hyphens

KEYS = registry.keys()
NAME = "Soizic"


# Every chapter in one language, and every language in the first.
CASES = [
    (key, lesson.chapter, language)
    for key in KEYS
    for lesson in registry.lessons(key)
    for language in (LANGUAGES if lesson.chapter == 1 else LANGUAGES[:1])
]


def taught(key: str, chapter: int = 1) -> Lesson:
    lesson = registry.lesson(key, chapter)
    assert lesson is not None
    return lesson


def answers(lesson: Lesson) -> int:
    """How often the learner presses Enter: once per move and once per claim."""
    own = [step for step in lesson.steps if step.seat == lesson.seat]
    return len(own) + sum(bool(step.claim_coach) for step in own)


def said(key: str, language: str, message: str, chapter: int = 1) -> str:
    """What the coach says, without its line breaks."""
    lesson = taught(key, chapter)
    names = [NAME if seat == lesson.seat else name for seat, name in enumerate(lesson.names)]
    details = {f"seat_{seat}": Plain(name) for seat, name in enumerate(names)}
    return " ".join(Words(language, key, names).say(f"coach-{hyphens(message)}", **details).split())


def entries(home: Path) -> list[dict[str, Any]]:
    """What is played in the one match that waits."""
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
def test_a_lesson_goes_on_where_it_was_left(key: str, run: Any, home: Path) -> None:
    lesson = registry.lessons(key)[-1]
    chapter = str(lesson.chapter)
    run("play", key, "--lesson", "--chapter", chapter, "--name", NAME, "--lang", "en", lines="\nq\n")
    done = run("play", "--resume", "--lang", "en", lines="\n" * (answers(lesson) - 1) + "q\n")
    farewell = said(key, "en", lesson.named("farewell"), lesson.chapter)
    assert farewell in " ".join(done.stdout.split())


def test_whoever_goes_another_way_is_let_go(run: Any, home: Path) -> None:
    """The first choice that is not the coach's ends the lesson; taking it back leads into it again."""
    left = Words("en").say("play-coach-left")
    for key in KEYS:
        lesson = taught(key)
        step = next(step for step in lesson.steps if step.seat == lesson.seat)
        for number in range(1, 5):
            lines = f"{number}\nu\nq\n"
            done = run("play", key, "--lesson", "--name", NAME, "--lang", "en", lines=lines)
            told = " ".join(done.stdout.split())
            if left in told and told.rindex(left) < told.rfind(said(key, "en", step.coach)):
                return
    raise AssertionError("nobody could leave a lesson")
