"""The curve of a training run: one CSV line per report, and a picture of the shares of the win."""

from __future__ import annotations

import csv
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

COLUMNS = ("seconds", "decisions", "matches", "steps", "loss", "seats", "evaluated", "share", "low", "high")
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 280, 46, 530, 14, 246
COLOURS = ("#2f5d8a", "#a8452f", "#3f7d4e", "#7a5195")


class CurvePoint(NamedTuple):
    """An evaluation against greedy in all other seats: shares of the win, with a 95 % interval."""

    seconds: float
    share: float
    low: float
    high: float


def append(path: Path, line: dict[str, float]) -> None:
    """Add a line to the file, with a header if it is new; columns without a value stay empty."""
    is_new = not path.exists()
    with path.open("a", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, COLUMNS)
        if is_new:
            writer.writeheader()
        writer.writerow(line)


def evaluations(path: Path) -> dict[int, list[CurvePoint]]:
    """Return the evaluations of a file by number of seats."""
    found: dict[int, list[CurvePoint]] = defaultdict(list)
    with path.open(newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            if row["evaluated"]:
                point = CurvePoint(*(float(row[name]) for name in CurvePoint._fields))
                found[int(row["seats"])].append(point)
    return dict(found)


def draw(found: dict[int, list[CurvePoint]]) -> str:
    """Return a picture of evaluations by seconds of training, as SVG."""
    points = [point for line in found.values() for point in line]
    longest = max((point.seconds for point in points), default=1.0) or 1.0
    most = max((point.high for point in points), default=1.0) or 1.0

    def x(seconds: float) -> float:
        return LEFT + (RIGHT - LEFT) * seconds / longest

    def y(share: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * share / most

    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        'font-size="11">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for part in range(5):
        share, seconds = most * part / 4, longest * part / 4
        drawn += [
            f'<path d="M{LEFT} {y(share):.1f}H{RIGHT}" stroke="#ddd"/>',
            f'<text x="{LEFT - 6}" y="{y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>',
            f'<text x="{x(seconds):.1f}" y="{BOTTOM + 18}" text-anchor="middle">{seconds:.0f} s</text>',
        ]
    for number, (seats, line) in enumerate(sorted(found.items())):
        colour = COLOURS[number % len(COLOURS)]
        drawn += [
            f'<path d="M{x(one.seconds):.1f} {y(one.low):.1f}V{y(one.high):.1f}" stroke="{colour}" '
            'opacity=".35" stroke-width="2"/>'
            for one in line
        ]
        path = "L".join(f"{x(one.seconds):.1f} {y(one.share):.1f}" for one in line)
        drawn += [
            f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2"/>',
            f'<text x="{RIGHT + 6}" y="{y(line[-1].share) + 4:.1f}" fill="{colour}">{seats}</text>',
        ]
    return "\n".join([*drawn, "</svg>", ""])
