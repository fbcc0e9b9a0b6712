"""The coach of a guided match, in the terminal."""

from __future__ import annotations

from typing import Any

from hautemer.cli.terminal.prompt import TerminalPerson
from hautemer.core import registry
from hautemer.core.codec import Move, read_move
from hautemer.core.guide import guide, is_followed, next_step
from hautemer.core.lesson import LessonStep
from hautemer.core.match import Match
from hautemer.words import Plain, hyphens

STYLE = "cyan"


class Coach:
    """A coach that prints the lesson's advice and knows the next moves of the other seats."""

    def __init__(self, match: Match, seat: int, person: TerminalPerson) -> None:
        self.match = match
        self.seat = seat
        self.person = person
        self.said = ""

    def speaks(self) -> None:
        """Print the coach's advice once, with the claim or the move that the coach suggests."""
        told = guide(self.match, self.seat)
        if told is None:
            return
        message = "play-coach-left" if told.stage == "left" else f"coach-{hyphens(told.coach)}"
        if message != self.said:
            names = {f"seat_{seat}": Plain(name) for seat, name in enumerate(self.match.names)}
            sentence = self.person.words.say(message, **names)
            self.person.say("play-coach", said=Plain(sentence), style=STYLE)
        self.said = message
        if told.move is not None:
            self.person.say("play-coach-try", move=Plain(self.person.words.move(told.move)), style=STYLE)
        if told.claim is not None:
            self.person.say("play-coach-say", claim=Plain(self.person.words.claim(told.claim)), style=STYLE)
        if told.stage == "over" and registry.lesson(self.game, told.chapter + 1) is not None:
            self.person.say("play-coach-next", game=Plain(self.game), chapter=told.chapter + 1, style=STYLE)

    @property
    def game(self) -> str:
        """The key of the game."""
        return self.match.game.meta.key

    def claim(self) -> dict[str, Any] | None:
        """Return the claim that the coach would make now in the learner's place."""
        told = guide(self.match, self.seat)
        return None if told is None else told.claim

    def advice(self) -> Move | None:
        """Return the move that the coach would make in the learner's place."""
        step = next_step(self.match, self.seat)
        return None if step is None else self.move_of(step)

    def step_of_others(self) -> LessonStep | None:
        """Return the next step of another seat or of the clock; None while the learner is asked."""
        if not is_followed(self.match):
            return None
        seats = (seat for seat in (*range(len(self.match.names)), None) if seat != self.seat)
        return next((step for seat in seats if (step := next_step(self.match, seat)) is not None), None)

    def move_of(self, step: LessonStep) -> Move:
        """Return the move of a step."""
        return read_move(step.move, self.match.game.moves)
