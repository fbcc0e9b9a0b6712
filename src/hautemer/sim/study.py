"""A study of a game: the courses of many matches, and the effects of variants on what can be measured.

Match i of a variant has the seed of match i of the game itself, and effects are means of the differences of
such pairs.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from statistics import NormalDist

from hautemer.core.game import AnyGame
from hautemer.sim.batch import Batch, Played, play_piece
from hautemer.sim.course import HappeningKind, MatchCourse, play_courses, winners_and_others
from hautemer.sim.pieces import Runner, cut
from hautemer.sim.report import NORMAL_95, Estimate, mean
from hautemer.sim.variants import GameVariant, document_of, variants_of_data, variants_of_options

# What can be measured of a match, besides the share of its most common ending.
MEASURES: dict[str, Callable[[Played], float]] = {
    "length": lambda played: played.entries,
    "seat": lambda played: 1 / len(played.winners) if 0 in played.winners else 0.0,
    "score": lambda played: max(played.scores),
    "margin": lambda played: margin(played.scores),
}
ENDING = "ending"
SIGNIFICANT = 0.05  # the chance that a table without any effect has a mark
FEW = 0.01  # what happened less often per seat and match is not compared


@dataclass(frozen=True, slots=True)
class VariantEffect:
    """The effect of a variant on a measure; a mark holds for all comparisons of the table together."""

    change: Estimate
    is_marked: bool


@dataclass(frozen=True, slots=True)
class Deciding:
    """How often something happened to winners and to others, and the difference in standard deviations."""

    kind: HappeningKind
    winners: float
    others: float
    difference: Estimate


@dataclass(slots=True)
class GameStudy:
    """The matches of a study."""

    batch: Batch
    matches: int
    paired: int  # matches per variant
    options: list[GameVariant] = field(default_factory=list)
    numbers: list[GameVariant] = field(default_factory=list)
    courses: list[MatchCourse] = field(default_factory=list)
    played: dict[GameVariant, list[Played]] = field(default_factory=dict)

    @classmethod
    def of(cls, batch: Batch, matches: int, paired: int) -> GameStudy:
        """Return a study that has yet to be played."""
        game: AnyGame = batch.game()
        seats = len(batch.bots)
        study = cls(batch, matches, min(paired, matches))
        if paired:
            study.options += variants_of_options(game, seats, batch.options)
            document = document_of(batch.key, batch.data)
            if document is not None:
                study.numbers += variants_of_data(game, seats, batch.options, document)
        return study

    def play(self, run: Runner) -> Iterator[int]:
        """Play the game itself; yield how many matches were played since."""
        pieces = [(self.batch, piece) for piece in cut(range(self.matches))]
        for courses in run(play_courses, pieces):
            self.courses += courses
            yield len(courses)

    def compare(self, run: Runner, deadline: float) -> Iterator[int]:
        """Play the variants until all are played, or until `time.monotonic()` passes the deadline."""
        variants = [*self.options, *self.numbers]
        split = [(one, piece) for one in variants for piece in cut(range(self.paired))]
        pieces = [
            (replace(self.batch, options=dict(one.options), data=one.data or self.batch.data), piece)
            for one, piece in split
        ]
        results = run(play_piece, pieces)
        for (one, _), played in zip(split, results, strict=True):
            self.played.setdefault(one, []).extend(played)
            yield len(played)
            if time.monotonic() > deadline:
                break

    def unplayed(self) -> int:
        """Return the number of variants that were not played to the end."""
        variants = [*self.options, *self.numbers]
        return sum(len(self.played.get(one, ())) < self.paired for one in variants)

    def effects(self, variants: Sequence[GameVariant]) -> dict[GameVariant, dict[str, VariantEffect]]:
        """Return the effects of variants that were played, by measure."""
        variants = [one for one in variants if len(self.played.get(one, ())) == self.paired]
        base = [course.played for course in self.courses[: self.paired]]
        ending = Counter(course.played.reason for course in self.courses).most_common(1)[0][0]

        def ended(played: Played) -> float:
            return float(played.reason == ending)

        measures: dict[str, Callable[[Played], float]] = {**MEASURES, ENDING: ended}
        number = max(1, len(variants) * len(measures))
        factor = NormalDist().inv_cdf(1 - SIGNIFICANT / number / 2) / NORMAL_95
        found: dict[GameVariant, dict[str, VariantEffect]] = {}
        for one in variants:
            effects = found[one] = {}
            for name, measure in measures.items():
                pairs = zip(base, self.played[one], strict=True)
                change = mean([measure(after) - measure(before) for before, after in pairs])
                width = (change.high - change.value) * factor
                effects[name] = VariantEffect(change, width > 0 and abs(change.value) > width)
        return found

    def deciding(self) -> list[Deciding]:
        """Return what happened to seats, what differs most between winners and others first."""
        kinds = {kind for course in self.courses for kind in course.happenings}
        decided = [course for course in self.courses if course.played.winners]
        found = [deciding(decided, kind) for kind in sorted(kinds)] if decided else []
        common = [one for one in found if one is not None and max(one.winners, one.others) >= FEW]
        return sorted(common, key=lambda one: (-abs(one.difference.value), one.kind))


def deciding(courses: Sequence[MatchCourse], kind: HappeningKind) -> Deciding | None:
    """Compare winners and others; None if there is nothing to compare."""
    winners, others = winners_and_others(courses, kind)
    if not winners or not others:
        return None
    every = mean([*winners, *others])
    variance = sum((value - every.value) ** 2 for value in (*winners, *others)) / len(winners + others)
    if not variance:
        return None
    one, other = mean(winners), mean(others)
    difference = one.value - other.value
    width = sqrt((one.high - one.value) ** 2 + (other.high - other.value) ** 2)
    scale = 1 / sqrt(variance)
    return Deciding(
        kind,
        one.value,
        other.value,
        Estimate(difference * scale, (difference - width) * scale, (difference + width) * scale),
    )


def margin(scores: Sequence[int]) -> int:
    """Return how far the best score is ahead of the second one.

    >>> margin([3, 9, 5])
    4
    """
    best, second = sorted(scores, reverse=True)[:2]
    return best - second
