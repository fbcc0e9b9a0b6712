"""Ratings of bots from matches of several seats, with 95 % confidence intervals.

The model is that of Bradley and Terry for several players (Luce's choice): a seat wins with a probability in
proportion to the strength of its bot. Strengths are found by Hunter's minorization–maximization (*MM
algorithms for generalized Bradley–Terry models*, 2004), intervals by drawing the matches of each line-up anew
(bootstrap). A rating is 400 · log10 of a strength: 400 points more are ten times the chance of a win. A win
that is shared counts as its share. Every line-up gets one more match that all its seats share, so that a bot
that never wins has a rating too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import log10
from random import Random

from hautemer.sim.batch import Played
from hautemer.sim.report import Estimate

POINTS = 400.0
ROUNDS = 2000  # of the algorithm at most
NEAR = 1e-9  # the relative change of a strength at which it ends
DRAWN = 200  # times that the matches are drawn anew
TAIL = 0.025  # of these left out at either end

Lineup = tuple[str, ...]  # the bots of a match, sorted


@dataclass(slots=True)
class Results:
    """The matches of one line-up: for each, the shares of the win by bot."""

    matches: list[Mapping[str, float]] = field(default_factory=list)


def collect(played: Iterable[Played]) -> dict[Lineup, Results]:
    """Return the results of matches by line-up. Matches that were stopped have no winner and do not count."""
    found: dict[Lineup, Results] = {}
    for one in played:
        if one.winners:
            shares: Counter[str] = Counter()
            for seat in one.winners:
                shares[one.bots[seat]] += 1 / len(one.winners)  # type: ignore[assignment]
            found.setdefault(tuple(sorted(one.bots)), Results()).matches.append(dict(shares))
    return found


def ratings(
    results: Mapping[Lineup, Results], anchor: str | None = None, seed: int = 1
) -> dict[str, Estimate]:
    """Return the rating of each bot, the best first; `anchor` has the rating 0, else the mean is 0."""
    rng = Random(seed)
    best = fitted(totals(results), anchor)
    drawn: dict[str, list[float]] = {bot: [] for bot in best}
    for _ in range(DRAWN):
        again = {
            lineup: Results(rng.choices(one.matches, k=len(one.matches))) for lineup, one in results.items()
        }
        for bot, rating in fitted(totals(again), anchor).items():
            drawn[bot].append(rating)
    cut = int(TAIL * DRAWN)
    found = {}
    for bot, rating in best.items():
        order = sorted(drawn[bot])
        found[bot] = Estimate(rating, min(rating, order[cut]), max(rating, order[-1 - cut]))
    return dict(sorted(found.items(), key=lambda item: -item[1].value))


def totals(results: Mapping[Lineup, Results]) -> list[tuple[Lineup, int, dict[str, float]]]:
    """Return by line-up the number of matches and the wins of each bot, one shared match included."""
    found = []
    for lineup, one in results.items():
        wins = {bot: number / len(lineup) for bot, number in Counter(lineup).items()}
        for match in one.matches:
            for bot, part in match.items():
                wins[bot] += part
        found.append((lineup, len(one.matches) + 1, wins))
    return found


def fitted(
    counted: Sequence[tuple[Lineup, int, Mapping[str, float]]], anchor: str | None
) -> dict[str, float]:
    """Return the ratings that make the counted wins most likely."""
    wins: Counter[str] = Counter()
    for _, _, won in counted:
        for bot, number in won.items():
            wins[bot] += number  # type: ignore[assignment]
    strengths = dict.fromkeys(wins, 1.0)
    for _ in range(ROUNDS):
        expected = dict.fromkeys(strengths, 0.0)
        for lineup, matches, _ in counted:
            part = matches / sum(strengths[bot] for bot in lineup)
            for bot in lineup:
                expected[bot] += part
        after = {bot: wins[bot] / expected[bot] for bot in strengths}
        middle = sum(after.values()) / len(after)
        after = {bot: strength / middle for bot, strength in after.items()}
        moved = max(abs(after[bot] / strengths[bot] - 1) for bot in strengths)
        strengths = after
        if moved < NEAR:
            break
    found = {bot: POINTS * log10(strength) for bot, strength in strengths.items()}
    zero = found[anchor] if anchor in found else sum(found.values()) / len(found)
    return {bot: rating - zero for bot, rating in found.items()}
