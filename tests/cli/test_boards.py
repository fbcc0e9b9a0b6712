"""Drawn boards of every game, for every viewer and width of the terminal."""

from __future__ import annotations

import io
from random import Random
from typing import Any

import pytest
from rich.console import Console

from hautemer import bots
from hautemer.cli.terminal.draw import BoardDrawing, bars, clockwise
from hautemer.core import registry
from hautemer.core.match import Match, live
from hautemer.sim.run import next_move
from hautemer.words import LANGUAGES, Words

KEYS = registry.keys()
WIDTHS = (60, 80, 120, 148, 200)


def played(key: str, seats: int, entries: int) -> Match:
    """Return a match between random bots after some entries."""
    game = registry.find(key)
    names = [f"Sailor {number}" for number in range(seats)]
    match = Match.begin(game, names, {}, live(bytes(32)))
    rng = Random(seats)
    players = [bots.make(game, "random") for _ in names]
    while len(match.log) < entries:
        step = next_move(game, match.state, players, rng)
        if step is None:
            break
        match.submit(*step)
    return match


def drawn(match: Match, state: Any, seat: int | None, width: int, language: str = "fr") -> str:
    game = match.game
    drawing = BoardDrawing(game, Words(language, game.meta.key, match.names), seat)
    own = None if seat is None else game.private(state, seat)
    board = drawing.board(game.public(state), own, width, waiting=(0,), explaining=True)
    paper = io.StringIO()
    Console(file=paper, width=width, highlight=False).print(board)
    return paper.getvalue()


def each_size() -> list[tuple[str, int]]:
    return [(key, seats) for key in KEYS for seats in sorted(set(registry.meta(key).seats))]


@pytest.mark.parametrize(("key", "seats"), each_size())
def test_every_board_fits_every_width(key: str, seats: int) -> None:
    for entries in range(0, 60, 7):
        match = played(key, seats, entries)
        for number, width in enumerate(WIDTHS):
            seat, language = (None, 0, 1, seats - 1, 0)[number], LANGUAGES[number % len(LANGUAGES)]
            text = drawn(match, match.state, seat, width, language)
            assert max(len(line) for line in text.splitlines()) <= width
            assert "Sailor 1" in text


@pytest.mark.parametrize("key", KEYS)
def test_a_board_shows_nothing_that_the_seat_does_not_know(key: str) -> None:
    seats = registry.meta(key).seats[0]
    for entries in range(0, 60, 11):
        match = played(key, seats, entries)
        for seat in range(seats):
            if match.result is None:
                other = match.game.resample(match.state, seat, Random(entries))
                assert drawn(match, other, seat, 80) == drawn(match, match.state, seat, 80)


@pytest.mark.parametrize("key", KEYS)
def test_a_game_without_a_board_is_drawn(key: str) -> None:
    match = played(key, registry.meta(key).seats[0], 20)
    drawing = BoardDrawing(match.game, Words("fr", key, match.names), 0)
    drawing.make = drawing.open = None
    public, own = match.game.public(match.state), match.game.private(match.state, 0)
    paper = io.StringIO()
    console = Console(file=paper, width=80, highlight=False)
    console.print(drawing.board(public, own, 80))
    console.print(drawing.opened(public, [own], 80))
    assert drawing.words.say("view-own") in paper.getvalue()
    assert "Sailor 1" in paper.getvalue()


def test_clockwise() -> None:
    assert clockwise(3, 3) == [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (2, 1), (2, 0), (1, 0)]


def test_bars_hold_negative_scores() -> None:
    key = KEYS[0]
    drawing = BoardDrawing(registry.find(key), Words("fr", key, ["Ann", "Bob", "Cid"]), 0)
    paper = io.StringIO()
    Console(file=paper, width=60).print(bars(drawing, [-4, 8, 0], [1], 60))
    best, middle, worst = [line for line in paper.getvalue().splitlines() if line.strip()]
    assert "★" in best
    assert "Bob" in best
    assert best.count("█") == 2 * worst.count("░") == 20
    assert "Cid" in middle
