"""The coach of a guided match: the next step of each seat, and the messages to the learner."""

from __future__ import annotations

from typing import Any, Literal

from hautemer.core import offers as offering
from hautemer.core.codec import Struct, read_move
from hautemer.core.lesson import LessonStep, first_of
from hautemer.core.match import Match


class Guide(Struct, frozen=True):
    """The message of the coach to the learner: `coach-<coach>` of the game."""

    stage: Literal["on", "left", "over"]  # left: a player made another move, and chance is free again
    coach: str = ""
    move: dict[str, Any] | None = None  # the coach's suggestion
    done: int = 0  # the number of the learner's own steps that are done
    steps: int = 0
    at: str = ""  # the places on the board that the coach points at
    claim: dict[str, Any] | None = None  # the coach's suggestion for a claim before the move
    chapter: int = 1


def is_followed(match: Match) -> bool:
    """True if the lesson continues and every seat has kept to it so far."""
    return match.lesson is not None and bool(match.lesson.to_come(match.played))


def next_step(match: Match, seat: int | None) -> LessonStep | None:
    """Return the next step of a seat or of the clock; None if there is none, or if it is not open now."""
    left = None if match.lesson is None else match.lesson.to_come(match.played)
    step = first_of(left or (), seat)
    return step if step is not None and is_open(match, step) else None


def next_move(match: Match, seat: int | None) -> dict[str, Any] | None:
    """Return the move of the next step of a seat or of the clock; None if there is none that is open."""
    step = next_step(match, seat)
    return None if step is None else step.move


def has_said(match: Match, step: LessonStep) -> bool:
    """True if the seat of a step has already made its claim."""
    return any(said.seat == step.seat and said.claim == step.claim for said in match.talk)


def is_open(match: Match, step: LessonStep) -> bool:
    """True if a step can be done now."""
    return offering.accept(match.offers(step.seat), read_move(step.move, match.game.moves)) is not None


def guide(match: Match, seat: int) -> Guide | None:
    """Return the message of the coach to a seat; None for every seat except the learner's.

    Before a step of the learner, the coach says the message of that step, first the suggested claim. The last
    message stays until the next step. When the lesson is over, or was left, the coach says so until the
    learner makes another move.
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
            return Guide("on", step.claim_coach, None, done, len(own), at=step.at, claim=step.claim)
        return Guide("on", step.coach, step.move, done, len(own), at=step.at)
    said = [one for one in lesson.steps if one.coach and one not in left]
    if not said:
        return Guide("on", lesson.named("welcome"), None, done, len(own))
    return Guide("on", said[-1].coach, None, done, len(own), at="" if said[-1].seat == seat else said[-1].at)
