"""Guided matches at a table: what the others do, and what the coach has for the learner."""

from __future__ import annotations

from typing import Any

from hautemer.core import offers as offering
from hautemer.core import registry
from hautemer.core.codec import read_move, replace
from hautemer.core.lesson import Lesson, LessonStep, first_of
from hautemer.core.match import Match
from hautemer.server.errors import Wrong
from hautemer.server.protocol import Guide
from hautemer.server.tables.settings import Settings


def lesson_of(game: str, chapter: int = 1) -> Lesson:
    """A chapter of the guided match of a game. Raise if there is none."""
    found = registry.lesson(game, chapter)
    if found is None:
        raise Wrong("no_lesson", game=registry.find(game).meta.title)
    return found


def settings_of(lesson: Lesson, wanted: Settings) -> Settings:
    """A table for a lesson: its seats and options, and nobody is hurried."""
    pace = replace(wanted.pace, move=None, match=None)
    return replace(wanted, seats=len(lesson.names), options=lesson.options, pace=pace)


def is_followed(match: Match) -> bool:
    """Whether a lesson goes on and everybody has kept to it so far."""
    return match.lesson is not None and bool(match.lesson.to_come(match.played))


def next_step(match: Match, seat: int | None) -> LessonStep | None:
    """The step that the lesson has for a seat, or for the clock, now; None if it has none that is open."""
    left = None if match.lesson is None else match.lesson.to_come(match.played)
    step = first_of(left or (), seat)
    return step if step is not None and is_open(match, step) else None


def next_move(match: Match, seat: int | None) -> dict[str, Any] | None:
    """The move that the lesson has for a seat, or for the clock, now; None if it has none that is open."""
    step = next_step(match, seat)
    return None if step is None else step.move


def has_said(match: Match, step: LessonStep) -> bool:
    """True if the seat of a step has already made its claim."""
    return any(said.seat == step.seat and said.claim == step.claim for said in match.talk)


def is_open(match: Match, step: LessonStep) -> bool:
    """Whether a step can be done now."""
    return offering.accept(match.offers(step.seat), read_move(step.move, match.game.moves)) is not None


def guide(match: Match, seat: int) -> Guide | None:
    """What the coach has for a seat; nothing for anybody but the learner.

    Before a step of the learner the coach says what belongs to it, first the claim that it suggests; until
    the next step, what was said last. When the lesson is over, or left, the coach says so until the learner
    makes another move.
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
        farewell = Guide("over", lesson.named("farewell"), None, done, len(own), chapter=lesson.chapter)
        return None if alone else farewell
    step = first_of(left, seat)
    if step is not None and is_open(match, step):
        if step.claim_coach and not has_said(match, step):
            return Guide("on", step.claim_coach, None, done, len(own), claim=step.claim)
        return Guide("on", step.coach, step.move, done, len(own), at=step.at)
    said = [one for one in lesson.steps if one.coach and one not in left]
    if not said:
        return Guide("on", lesson.named("welcome"), None, done, len(own))
    return Guide("on", said[-1].coach, None, done, len(own), at="" if said[-1].seat == seat else said[-1].at)
