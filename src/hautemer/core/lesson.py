"""A lesson: a first round whose moves and luck are written down, so that somebody can play it with a coach.

It is followed as long as every seat does what its next step says; seats that are asked at the same time may
answer in any order. Whoever does something else leaves it, and takes it up again by taking that back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from hautemer.core.chance import Outcome, Script
from hautemer.core.codec import Move, Struct, encode

if TYPE_CHECKING:
    from hautemer.core.match import Entry


class Step(Struct, frozen=True):
    """One entry as the lesson has it; without a seat it is the clock's.

    `coach` names what the coach says, as `coach-<coach>` in the words of the game: before a step of the
    learner, after one of anybody else.
    """

    move: dict[str, Any]
    seat: int | None = None
    coach: str = ""

    def is_done_by(self, seat: int | None, move: Move) -> bool:
        """Whether a move, in its canonical form, is the one that is written here."""
        return seat == self.seat and encode(move) == encode(self.move)


class Lesson(Struct, frozen=True):
    """What `lesson.toml` says: who sits where, which seat is the learner's, luck, and steps.

    `luck` is what comes after `setup`, in the order in which it is asked, whichever entry asks.
    """

    seat: int
    names: tuple[str, ...]
    setup: list[Outcome]
    steps: tuple[Step, ...]
    options: dict[str, Any] = {}  # noqa: RUF012 - structs copy their defaults
    luck: list[Outcome] = []  # noqa: RUF012

    def to_come(self, played: Sequence[Entry]) -> list[Step] | None:
        """The steps that are not done yet; None where somebody has gone another way."""
        left, kept = self.followed(played)
        return None if left and kept < len(played) else left

    def followed(self, played: Sequence[Entry]) -> tuple[list[Step], int]:
        """The steps that are not done yet, and how many entries kept to the lesson before one did not."""
        left = list(self.steps)
        for kept, entry in enumerate(played):
            step = first_of(left, entry.seat)
            if step is None or not step.is_done_by(entry.seat, entry.move):
                return left, kept
            left.remove(step)
        return left, len(played)

    def chance(self, played: Sequence[Entry], seat: int | None, move: Move) -> Script | None:
        """The luck of a move that is a step of this lesson; None for any other."""
        left = self.to_come(played)
        step = None if left is None else first_of(left, seat)
        if step is None or not step.is_done_by(seat, move):
            return None
        return Told(self.luck[sum(len(entry.luck) for entry in played) :])


class Told(Script):
    """Luck out of a lesson: what one entry does not ask for is left for the next ones."""

    def finish(self) -> list[Outcome]:
        return self.outcomes


def first_of(steps: Sequence[Step], seat: int | None) -> Step | None:
    """The next step of a seat."""
    return next((step for step in steps if step.seat == seat), None)
