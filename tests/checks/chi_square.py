"""Chi-square tests without a library: do counts follow one distribution?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from math import sqrt

# Five standard deviations: chance alone is beyond it once in three million, and the seeds are fixed.
BEYOND = 5.0
# Categories rarer than this are counted together; below it the approximation is poor.
RARE = 10


def deviation(square: float, freedom: int) -> float:
    """Return how many standard deviations a chi-square is above its mean (Wilson and Hilferty)."""
    if freedom <= 0:
        return 0.0
    spread = 2 / (9 * freedom)
    root: float = (square / freedom) ** (1 / 3)
    return (root - (1 - spread)) / sqrt(spread)


def against_uniform(counts: Sequence[int]) -> float:
    """Return the deviation of counts that should be equal on average."""
    expected = sum(counts) / len(counts)
    square = sum((count - expected) ** 2 / expected for count in counts)
    return deviation(square, len(counts) - 1)


def between(one: Iterable[Hashable], other: Iterable[Hashable]) -> float:
    """Return the deviation between two samples that should follow the same distribution."""
    first, second = Counter(one), Counter(other)
    common = [key for key in first.keys() | second.keys() if first[key] + second[key] >= RARE]
    rows = [(first[key], second[key]) for key in common]
    rest = (first.total() - sum(a for a, _ in rows), second.total() - sum(b for _, b in rows))
    if sum(rest) >= RARE:
        rows.append(rest)
    total = first.total() + second.total()
    square = 0.0
    for a, b in rows:
        for seen, drawn in ((a, first.total()), (b, second.total())):
            expected = (a + b) * drawn / total
            square += (seen - expected) ** 2 / expected
    return deviation(square, len(rows) - 1)
