"""The courses of matches: choices, scores, lead changes, and what happened to which seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from hautemer.core.codec import Move, name_of
from hautemer.core.game import AnyGame, Audience, Fuller, Seat
from hautemer.core.state import State
from hautemer.core.talk import Talk
from hautemer.sim.batch import Batch, Played, play_one

POINTS = 20  # of a score curve, besides the start


class HappeningKind(NamedTuple):
    """The name of a fact, and the thing it is about (`visited`, `pirate`, `ghost`)."""

    fact: str
    detail: str
    thing: str


@dataclass(frozen=True, slots=True)
class MatchCourse:
    """The course of one match."""

    played: Played
    choices: Counter[int]  # decisions by number of legal moves
    kinds: dict[str, Counter[int]]  # the same by kind of move
    curve: tuple[tuple[int, ...], ...]  # scores by seat at the start and at `POINTS` equal parts
    lead_changes: int
    happenings: dict[HappeningKind, dict[Seat, int]]  # how often each happened to which seat


@dataclass(slots=True)
class CourseNotes:
    """A match under observation: receives what `play_one` shows and tells."""

    game: AnyGame
    choices: Counter[int] = field(default_factory=Counter)
    kinds: dict[str, Counter[int]] = field(default_factory=dict)
    scores: list[tuple[int, ...]] = field(default_factory=list)
    happenings: dict[HappeningKind, dict[Seat, int]] = field(default_factory=dict)

    def watch(self, state: State, entries: int, seat: Seat | None, move: Move, talk: Sequence[Talk]) -> None:
        """Note the choice and the scores before an entry."""
        self.scores.append(tuple(self.game.scores(state)))
        if seat is not None:
            number = sum(offer.count() for offer in self.game.offers(state, seat))
            self.choices[number] += 1
            self.kinds.setdefault(name_of(type(move)), Counter())[number] += 1

    def tell(self, audience: Audience, name: str, fuller: Fuller | None = None, /, **details: Any) -> None:
        """Note a fact about a seat and about things with names."""
        seat = details.get("seat")
        if not isinstance(seat, int):
            return
        for detail, value in details.items():
            things = value if isinstance(value, list | tuple) else (value,)
            for thing in things:
                if isinstance(thing, str):
                    seats = self.happenings.setdefault(HappeningKind(name, detail, thing), {})
                    seats[seat] = seats.get(seat, 0) + 1

    def course(self, played: Played) -> MatchCourse:
        """Return the course after the end of the match."""
        scores = [*self.scores, played.scores]
        last = len(scores) - 1
        curve = tuple(scores[last * point // POINTS] for point in range(POINTS + 1))
        return MatchCourse(played, self.choices, self.kinds, curve, lead_changes(scores), self.happenings)


def lead_changes(scores: Sequence[Sequence[int]]) -> int:
    """Return how often the lead passes to seats that did not lead before; seats of one side lead together.

    >>> lead_changes([(0, 0), (1, 0), (1, 1), (2, 1), (2, 3)])
    1
    >>> lead_changes([(0, 0, 0), (1, 0, 0), (1, 2, 2), (3, 2, 2)])
    2
    """
    changes, leaders = 0, frozenset[int]()
    for row in scores:
        best = max(row)
        now = frozenset(seat for seat, score in enumerate(row) if score == best)
        if len(now) == len(row):
            continue
        if not now & leaders:
            changes += bool(leaders)
            leaders = now
        elif now < leaders:
            leaders = now
    return changes


def play_courses(batch: Batch, indices: Sequence[int]) -> list[MatchCourse]:
    """Play some matches and return their courses; runs in any process."""
    game = batch.game()
    found = []
    for index in indices:
        notes = CourseNotes(game)
        found.append(notes.course(play_one(batch, game, index, None, notes.watch, notes.tell)))
    return found


def winners_and_others(
    courses: Sequence[MatchCourse], happening: HappeningKind
) -> tuple[list[float], list[float]]:
    """Return how often a happening befell each winner and each other seat, per match."""
    winners: list[float] = []
    others: list[float] = []
    for course in courses:
        counted: Mapping[Seat, int] = course.happenings.get(happening, {})
        for seat in range(len(course.played.scores)):
            (winners if seat in course.played.winners else others).append(counted.get(seat, 0))
    return winners, others
