"""Statistics of many matches: shares and means with 95 % confidence intervals."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt

from hautemer.sim.batch import Played

NORMAL_95 = 1.959964


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure with its interval."""

    value: float
    low: float
    high: float


def share(successes: float, trials: int) -> Estimate:
    """Return a share by Wilson's interval, which holds near 0 and 1 too.

    >>> share(98, 100).low > 0.92
    True
    """
    if trials == 0:
        return Estimate(0.0, 0.0, 1.0)
    part = successes / trials
    square = NORMAL_95**2
    middle = (part + square / (2 * trials)) / (1 + square / trials)
    width = NORMAL_95 * sqrt(part * (1 - part) / trials + square / (4 * trials**2)) / (1 + square / trials)
    return Estimate(part, max(0.0, middle - width), min(1.0, middle + width))


def mean(values: Sequence[float]) -> Estimate:
    """Return a mean and its interval."""
    number = len(values)
    middle = sum(values) / number
    spread = sqrt(sum((value - middle) ** 2 for value in values) / (number - 1)) if number > 1 else 0.0
    width = NORMAL_95 * spread / sqrt(number)
    return Estimate(middle, middle - width, middle + width)


@dataclass(slots=True)
class Tally:
    """The wins and scores of a bot or of a seat."""

    played: int = 0
    wins: float = 0.0  # a shared win counts as its share
    scores: list[float] = field(default_factory=list)

    def add(self, wins: float, score: int) -> None:
        self.played += 1
        self.wins += wins
        self.scores.append(score)


@dataclass(slots=True)
class Summary:
    """The summary of many matches."""

    matches: int = 0
    by_bot: dict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))
    by_seat: dict[int, Tally] = field(default_factory=lambda: defaultdict(Tally))
    entries: list[float] = field(default_factory=list)
    reasons: Counter[str | None] = field(default_factory=Counter)
    numbers: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    windows: list[Counter[str]] = field(default_factory=list)
    kinds: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))

    def add(self, played: Played) -> None:
        """Count one match."""
        self.matches += 1
        self.entries.append(played.entries)
        self.windows.append(played.windows)
        self.reasons[played.reason] += 1
        for seat, (bot, score) in enumerate(zip(played.bots, played.scores, strict=True)):
            wins = 1 / len(played.winners) if seat in played.winners else 0.0
            self.by_bot[bot].add(wins, score)
            self.by_seat[seat].add(wins, score)
        for name, figure in played.figures.items():
            if isinstance(figure, str):
                self.kinds[name][figure] += 1
            else:
                self.numbers[name].append(figure)


def summarize(played: Iterable[Played]) -> Summary:
    """Return the summary of some matches."""
    summary = Summary()
    for one in played:
        summary.add(one)
    return summary
