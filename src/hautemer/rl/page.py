"""The page `docs/observations.md`, generated: `python -m hautemer.rl.page docs/observations.md` writes it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from hautemer.core import registry
from hautemer.rl.errors import LabError
from hautemer.rl.observations import NumbersRow, described, observations_of

INTRODUCTION = """# Observations and actions

This page is generated from the code: `python -m hautemer.rl.page docs/observations.md`. It says what the
numbers of the environments mean ([laboratory.md](laboratory.md)).

**An observation** is a vector of floats of fixed size, built from what the seat knows and from nothing else.
It begins with the encoded view that the learned bots use: numbers about the whole table, then one block per
seat, the observing seat first and the others clockwise; the blocks of seats that the match does not have are
0. One number per action follows: how often it was chosen so far for the move that the seat is making.

**An action** is one small choice. A move is made by successive choices: its kind, then the values of its
fields; `done` ends a list, and `end` ends a move that could have more fields. Where only one choice is
possible, it is not asked. Seats are counted clockwise from the seat that moves. `wait` declines offers that
may be declined; in a parallel environment it is also the action of a seat that is not asked.

**A whole move** as a feature vector is the encoder's vector of the move, followed by one number per action:
the sum of 2^−k over the places k at which it occurs in the full spelling of the move.
"""
SECTIONS = {"The whole table": "globals", "A seat": "per_seat", "A move": "move"}


def page() -> str:
    """Return the whole page."""
    parts = [INTRODUCTION]
    for key in registry.keys():  # noqa: SIM118 - the registry is no dict
        try:
            parts.append("\n".join(lines_of(key)) + "\n")
        except LabError:
            continue  # a game without an encoder has no environments
    return "\n".join(parts)


def lines_of(key: str) -> Iterator[str]:
    """Yield the lines about one game."""
    game = registry.find(key)
    observations = observations_of(game, game.meta.seats[1])
    shape, actions = observations.encoder.shape, observations.actions
    yield f"## {game.meta.title}"
    yield ""
    yield (
        f"An observation has {observations.size} numbers: {shape.globals} about the table,"
        f" {shape.seats} blocks of {shape.per_seat}, and {actions.count} about the choices so far."
        f" A whole move has {observations.move} numbers: {shape.move} of the encoder"
        f" and {actions.count} of its spelling."
    )
    rows = described(key)
    for section, length in SECTIONS.items():
        yield from ("", f"### {game.meta.title}: {section.lower()}", "", "| numbers | meaning |", "|---|---|")
        found = [row for row in rows if row.section == section]
        yield from ranges(found, getattr(shape, length))
    yield from ("", f"### {game.meta.title}: actions", "", "| numbers | choice | values |", "|---|---|---|")
    split = [(number, *name.partition(": ")[::2]) for number, name in enumerate(actions.names)]
    for _, group in groupby(split, key=lambda one: (one[1], bool(one[2]) or one[0])):
        listed = list(group)
        values = ", ".join(value for _, _, value in listed)
        yield f"| {numbers(listed[0][0], listed[-1][0])} | {listed[0][1]} | {values} |"


def ranges(rows: list[NumbersRow], length: int) -> Iterator[str]:
    """Yield the rows of a table: each goes on until the next one begins."""
    ends = [row.first - 1 for row in rows[1:]] + [length - 1]
    for row, last in zip(rows, ends, strict=True):
        yield f"| {numbers(row.first, last)} | {row.meaning.replace('|', '/')} |"


def numbers(first: int, last: int) -> str:
    """Return a range of numbers as it is written."""
    return str(first) if first == last else f"{first}–{last}"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
