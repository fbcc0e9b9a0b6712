"""The coach of a guided first round, in the terminal."""

from __future__ import annotations

from hautemer.cli._person import Person
from hautemer.core.codec import Move, read_move
from hautemer.core.match import Match
from hautemer.server.lessons import guide, is_followed, next_move
from hautemer.words import Plain, hyphens

STYLE = "cyan"


class Coach:
    """Says what a lesson has for the learner, and moves for the others as long as it is followed."""

    def __init__(self, match: Match, seat: int, person: Person) -> None:
        self.match = match
        self.seat = seat
        self.person = person
        self.said = ""

    def speaks(self) -> None:
        """What he has to say now, once, and the move that he would make."""
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

    def advice(self) -> Move | None:
        """The move that he would make in the learner's place."""
        return self.move_of(self.seat)

    def moves_of_others(self) -> tuple[int | None, Move] | None:
        """The next step of somebody else, or of the clock; nothing where the learner is waited for."""
        if not is_followed(self.match):
            return None
        for seat in (*range(len(self.match.names)), None):
            move = None if seat == self.seat else self.move_of(seat)
            if move is not None:
                return seat, move
        return None

    def move_of(self, seat: int | None) -> Move | None:
        written = next_move(self.match, seat)
        return None if written is None else read_move(written, self.match.game.moves)
