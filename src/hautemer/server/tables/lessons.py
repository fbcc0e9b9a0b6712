"""Guided matches at a table: the lesson of a game, and the settings of its table."""

from __future__ import annotations

from hautemer.core import registry
from hautemer.core.codec import replace
from hautemer.core.lesson import Lesson
from hautemer.server.errors import Wrong
from hautemer.server.tables.settings import Settings


def lesson_of(game: str, chapter: int = 1) -> Lesson:
    """Return a chapter of the guided match of a game. Raise `Wrong` if there is none."""
    found = registry.lesson(game, chapter)
    if found is None:
        raise Wrong("no_lesson", game=registry.find(game).meta.title)
    return found


def settings_of(lesson: Lesson, wanted: Settings) -> Settings:
    """Return the settings of a table for a lesson: its seats and options, without time limits."""
    pace = replace(wanted.pace, move=None, match=None)
    return replace(wanted, seats=len(lesson.names), options=lesson.options, pace=pace)
