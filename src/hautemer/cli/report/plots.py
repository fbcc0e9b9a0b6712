"""Plots of a study as SVG text that stands inside a page; the letters stay letters."""

from __future__ import annotations

import io
import re
import textwrap
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import matplotlib

from hautemer.sim.course import POINTS, MatchCourse
from hautemer.sim.report import Estimate

matplotlib.use("svg")
from matplotlib import pyplot

WIDTH = 7.2  # inches
INCH = 0.27  # per line of a name
LETTERS = 34  # per line of a name
FEW = 4  # whole numbers besides the least that a histogram has room for
INK, GRID = "#26323c", "#d5dbe0"
FIRST, SECOND = "#1f6f8b", "#b4632b"  # told apart by everybody, also in print
STYLE = {
    "svg.fonttype": "none",
    "svg.hashsalt": "hautemer",
    "font.family": "sans-serif",
    "font.size": 10,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": GRID,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": GRID,
    "xtick.color": INK,
    "ytick.color": INK,
    "legend.frameon": False,
}


@contextmanager
def figure(parts: list[str], label: str, height: float = 2.8) -> Iterator[Any]:
    """Provide the axes of a plot; its SVG is appended to `parts`, with a label for screen readers."""
    with matplotlib.rc_context(STYLE):
        drawing, axes = pyplot.subplots(figsize=(WIDTH, height), layout="constrained")
        yield axes
        written = io.StringIO()
        drawing.savefig(written, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
        pyplot.close(drawing)
    text = re.sub(r"\A.*?(?=<svg)|<metadata>.*?</metadata>", "", written.getvalue(), flags=re.DOTALL)
    opening = f'<svg role="img" aria-label="{label}"'
    parts.append(text.replace("<svg", opening, 1))


def wrapped(names: Sequence[str]) -> list[str]:
    """Return names in lines that are short enough to stand beside a plot."""
    return [textwrap.fill(name, LETTERS) for name in names]


def height_of(names: Sequence[str]) -> float:
    """Return the height in inches of a plot with one row per name."""
    return 0.8 + INCH * sum(name.count("\n") + 1 for name in wrapped(names))


def histogram(axes: Any, values: Sequence[float], x: str, y: str) -> None:
    """Draw how often values occur; few whole numbers have a bar each."""
    low, high = int(min(values)), int(max(values))
    if high - low < 30:
        edges = [number - 0.5 for number in range(low, high + 2)]
        axes.hist(values, bins=edges, color=FIRST, rwidth=0.85)
        axes.set_xlim(low - 0.7, max(high, low + FEW) + 0.7)
    else:
        axes.hist(values, bins=30, color=FIRST, rwidth=0.9)
    axes.set(xlabel=x, ylabel=y)
    axes.locator_params(integer=True)
    axes.grid(visible=False, axis="x")


def bars(axes: Any, names: Sequence[str], shares: Sequence[Estimate], expected: float | None) -> None:
    """Draw shares with their intervals, one below the other; the first is on top."""
    places = range(len(names))
    values = [100 * one.value for one in shares]
    widths = whiskers(shares, 100)
    axes.barh(places, values, xerr=widths, color=FIRST, ecolor=INK, capsize=3, height=0.6)
    axes.set_yticks(places, wrapped(names))
    axes.invert_yaxis()
    axes.set_xlim(left=0)
    axes.set_xlabel("%")
    axes.grid(visible=False, axis="y")
    if expected is not None:
        axes.axvline(100 * expected, color=SECOND, linestyle="--")


def differences(axes: Any, names: Sequence[str], found: Sequence[Estimate], label: str) -> None:
    """Draw differences with their intervals around zero, one below the other."""
    places = list(range(len(names)))
    values = [one.value for one in found]
    colours = [FIRST if value >= 0 else SECOND for value in values]
    axes.axvline(0, color=INK, linewidth=0.8)
    axes.hlines(places, [one.low for one in found], [one.high for one in found], color=colours)
    axes.scatter(values, places, color=colours, zorder=3)
    axes.set_yticks(places, wrapped(names))
    axes.invert_yaxis()
    axes.set_xlabel(label)


def whiskers(found: Sequence[Estimate], scale: float) -> list[list[float]]:
    """Return the distances from values to the ends of their intervals."""
    return [
        [scale * max(0.0, one.value - one.low) for one in found],
        [scale * max(0.0, one.high - one.value) for one in found],
    ]


def curves(axes: Any, courses: Sequence[MatchCourse], names: tuple[str, str], x: str, y: str) -> None:
    """Draw the mean scores of winners and of others during a match, with the middle half of each."""
    places = [100 * point / POINTS for point in range(POINTS + 1)]
    for is_winner, name, colour in zip((True, False), names, (FIRST, SECOND), strict=True):
        low, middle, high = [], [], []
        for point in range(POINTS + 1):
            scores = sorted(
                score
                for course in courses
                for seat, score in enumerate(course.curve[point])
                if (seat in course.played.winners) == is_winner
            )
            if not scores:
                break
            low.append(scores[len(scores) // 4])
            middle.append(sum(scores) / len(scores))
            high.append(scores[3 * len(scores) // 4])
        if middle:
            axes.fill_between(places, low, high, color=colour, alpha=0.18, linewidth=0)
            axes.plot(places, middle, color=colour, linewidth=2, label=name)
    axes.set(xlabel=x, ylabel=y)
    if axes.lines:
        axes.legend(loc="upper left")
