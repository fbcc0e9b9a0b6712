"""A lesson: a stretch of a match whose moves and random outcomes are written down, played with a coach.

A game has one lesson per chapter. The first begins with the set-up; a later one may begin in the middle of a
match, after the moves of its prologue. A lesson is followed as long as every seat does what its next step
says; seats that are asked at the same time may answer in any order. A player who does something else leaves
the lesson, and returns to it by taking that move back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hautemer.core.chance import Outcome, Script
from hautemer.core.codec import Move, Struct, encode
from hautemer.core.entry import Entry


class LessonStep(Struct, frozen=True):
    """One entry of the lesson; without a seat it is the clock's.

    `coach` names the coach's message, `coach-<coach>` in the texts of the game: it is shown before a step of
    the learner, and after a step of anybody else. `at` is the place on the board that the coach points at, by
    the name that the board gives it (`island:hochland`), or several with spaces between them. `claim` is what
    the seat says to everybody before it moves; with `claim_coach` the coach suggests it to the learner, who
    may also move without saying it.
    """

    move: dict[str, Any]
    seat: int | None = None
    coach: str = ""
    at: str = ""
    claim: dict[str, Any] | None = None
    claim_coach: str = ""

    def is_done_by(self, seat: int | None, move: Move) -> bool:
        """True if a move, in its canonical form, is the move of this step."""
        return seat == self.seat and encode(move) == encode(self.move)


class Lesson(Struct, frozen=True):
    """The contents of `lesson.toml`: names by seat, the learner's seat, random outcomes and steps.

    `luck` lists the outcomes after `setup` in the order in which entries ask for them. `prologue`
    holds the moves that have been made when the match begins; nobody is asked for them.
    """

    seat: int
    names: tuple[str, ...]
    setup: list[Outcome]
    steps: tuple[LessonStep, ...]
    options: dict[str, Any] = {}  # noqa: RUF012 - structs copy their defaults
    luck: list[Outcome] = []  # noqa: RUF012
    chapter: int = 1
    prologue: tuple[LessonStep, ...] = ()

    @property
    def sayings(self) -> list[str]:
        """The names of everything that the coach says, in order, from the welcome to the farewell."""
        said = [name for step in self.steps for name in (step.claim_coach, step.coach) if name]
        return list(dict.fromkeys((self.named("welcome"), *said, self.named("farewell"))))

    def named(self, saying: str) -> str:
        """Return the name of a saying that every chapter has: `farewell` in the first, then `farewell_2`."""
        return saying if self.chapter == 1 else f"{saying}_{self.chapter}"

    def to_come(self, played: Sequence[Entry]) -> list[LessonStep] | None:
        """Return the steps that are not done yet, or None if an entry left the lesson."""
        left, kept = self.followed(played)
        return None if left and kept < len(played) else left

    def followed(self, played: Sequence[Entry]) -> tuple[list[LessonStep], int]:
        """Return the steps that are not done yet, and how many entries followed the lesson."""
        left = [*self.prologue, *self.steps]
        for kept, entry in enumerate(played):
            step = first_of(left, entry.seat)
            if step is None or not step.is_done_by(entry.seat, entry.move):
                return left, kept
            left.remove(step)
        return left, len(played)

    def chance(self, played: Sequence[Entry], seat: int | None, move: Move) -> Script | None:
        """Return the random outcomes of a move that is the next step of its seat, or None."""
        left = self.to_come(played)
        step = None if left is None else first_of(left, seat)
        if step is None or not step.is_done_by(seat, move):
            return None
        return LessonScript(self.luck[sum(len(entry.luck) for entry in played) :])


class LessonScript(Script):
    """The outcomes of a lesson from one entry on; outcomes that the entry does not need are left over."""

    def finish(self) -> list[Outcome]:
        return self.outcomes


def first_of(steps: Sequence[LessonStep], seat: int | None) -> LessonStep | None:
    """Return the next step of a seat; the clock's only if everything before it is done."""
    if seat is None:
        return steps[0] if steps and steps[0].seat is None else None
    return next((step for step in steps if step.seat == seat), None)
