"""A guided first round in the terminal: the coach speaks, and Enter does what he would do."""

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


def taught(key: str) -> Lesson:
    lesson = registry.lesson(key)
    assert lesson is not None
    return lesson


def said(key: str, language: str, message: str) -> str:
    """What the coach says, without its line breaks."""
    lesson = taught(key)
    names = [NAME if seat == lesson.seat else name for seat, name in enumerate(lesson.names)]
    details = {f"seat_{seat}": Plain(name) for seat, name in enumerate(names)}
    return " ".join(Words(language, key, names).say(f"coach-{hyphens(message)}", **details).split())


def entries(home: Path) -> list[dict[str, Any]]:
    """What is played in the one match that waits."""
    (path,) = (home / "matches").glob("*.json")
    found: list[dict[str, Any]] = json.loads(path.read_bytes())["record"]["entries"]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_enter_follows_the_coach_to_the_end_of_the_lesson(
    key: str, language: str, run: Any, home: Path
) -> None:
    lesson = taught(key)
    own = [step for step in lesson.steps if step.seat == lesson.seat]
    done = run("play", key, "--lesson", "--name", NAME, "--lang", language, lines="\n" * len(own) + "q\n")
    assert done.returncode == 0
    assert done.stderr == ""
    told = " ".join(done.stdout.split())
    for message in ("welcome", *(step.coach for step in lesson.steps if step.coach), "farewell"):
        assert said(key, language, message) in told
    assert len(entries(home)) >= len(lesson.steps)


@pytest.mark.parametrize("key", KEYS)
def test_a_lesson_goes_on_where_it_was_left(key: str, run: Any, home: Path) -> None:
    lesson = taught(key)
    own = [step for step in lesson.steps if step.seat == lesson.seat]
    run("play", key, "--lesson", "--name", NAME, "--lang", "en", lines="\nq\n")
    done = run("play", "--resume", "--lang", "en", lines="\n" * (len(own) - 1) + "q\n")
    assert said(key, "en", "farewell") in " ".join(done.stdout.split())


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
