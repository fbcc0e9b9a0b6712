"""Guided first rounds at a table: what the others do, and what the coach has for the learner."""

from __future__ import annotations

from typing import Any

from hautemer.core import offers as offering
from hautemer.core import registry
from hautemer.core.codec import read_move
from hautemer.core.lesson import Lesson, Step, first_of
from hautemer.core.match import Match
from hautemer.server.problems import Wrong
from hautemer.server.protocol import Guide
from hautemer.server.settings import Pace, Settings


def lesson_of(game: str) -> Lesson:
    """The guided round of a game; a game without one refuses."""
    found = registry.lesson(game)
    if found is None:
        raise Wrong("no_lesson", game=registry.find(game).meta.title)
    return found


def settings_of(lesson: Lesson, wanted: Settings) -> Settings:
    """A table for a lesson: its seats and options, and nobody is hurried."""
    pace = {name: getattr(wanted.pace, name) for name in Pace.__struct_fields__}
    kept = {name: getattr(wanted, name) for name in Settings.__struct_fields__}
    kept |= {"seats": len(lesson.names), "options": lesson.options}
    return Settings(**{**kept, "pace": Pace(**{**pace, "move": None, "match": None})})


def is_followed(match: Match) -> bool:
    """Whether a lesson goes on and everybody has kept to it so far."""
    return match.lesson is not None and bool(match.lesson.to_come(match.played))


def next_move(match: Match, seat: int | None) -> dict[str, Any] | None:
    """The move that the lesson has for a seat, or the clock, now; None where it has none that is open."""
    left = None if match.lesson is None else match.lesson.to_come(match.played)
    step = first_of(left or (), seat)
    return step.move if step is not None and is_open(match, step) else None


def is_open(match: Match, step: Step) -> bool:
    """Whether a step can be done now."""
    return offering.accept(match.offers(step.seat), read_move(step.move, match.game.moves)) is not None


def guide(match: Match, seat: int) -> Guide | None:
    """What the coach has for a seat; nothing for anybody but the learner.

    Before a step of the learner the coach says what belongs to it; until the next, what was said last. When
    the lesson is over, or left, he says so until the learner moves on.
    """
    lesson = match.lesson
    if lesson is None or seat != lesson.seat:
        return None
    left, kept = lesson.followed(match.played)
    own = [step for step in lesson.steps if step.seat == seat]
    done = len(own) - sum(step.seat == seat for step in left)
    if not left or kept < len(match.played):
        alone = sum(entry.seat == seat for entry in match.played[kept:])
        if left:
            return Guide("left") if alone <= 1 else None  # the first one is what left the lesson
        return None if alone else Guide("over", "farewell", None, done, len(own))
    step = first_of(left, seat)
    if step is not None and is_open(match, step):
        return Guide("on", step.coach, step.move, done, len(own))
    said = [one.coach for one in lesson.steps if one.coach and one not in left]
    return Guide("on", said[-1] if said else "welcome", None, done, len(own))
