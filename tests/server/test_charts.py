"""Charts: scores per round agree with the log; the entry that closes a round belongs to it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from hautemer.bots import make
from hautemer.core.game import AnyGame
from hautemer.core.match import Match, Undo, live
from hautemer.core.record import write
from hautemer.server.replay.moments import Replayed
from hautemer.sim.run import Refusals, next_move
from tests.cases import Case, cases, tables, widest

Rows = dict[int, tuple[int, ...]]
# Details with which the log announces the number of the next round.
NUMBERS = ("round", "turn")


def some_tables() -> list[tuple[str, int]]:
    """Return every game with its fewest and its most seats, and one number between them."""
    chosen = []
    for key in sorted({key for key, _ in tables()}):
        seats = [number for game, number in tables() if game == key]
        chosen += [(key, number) for number in sorted({seats[0], seats[len(seats) // 2], seats[-1]})]
    return chosen


def greedy(case: Case) -> Iterator[Match]:
    """Yield a match of the strongest bots after the set-up and after every entry."""
    game, rng, declined = case.game, Random(case.number), Refusals()
    players = [make(game, "greedy")] * case.seats
    match = Match.begin(game, case.names, case.options, live(case.secret))
    yield match
    while (step := next_move(game, match.state, players, rng, declined)) is not None:
        match.submit(*step)
        yield match


def announced(match: Match, since: int) -> int | None:
    """Return the number of a round that the log has announced after `since` facts."""
    numbers = [
        fact.details[name] for fact in match.facts[None][since:] for name in NUMBERS if name in fact.details
    ]
    return numbers[-1] if numbers else None


def told(moments: Iterator[Match]) -> tuple[Match, Rows, int]:
    """Return a finished match, its scores at each announcement of a round, and how many there were."""
    rows: Rows = {}
    heard, current, rounds = 0, None, 0
    for match in moments:
        scores = tuple(match.game.scores(match.state))
        number = announced(match, heard)
        heard = len(match.facts[None])
        if current is None:
            current = match.game.round(match.state)
        if match.log:
            rows[current] = scores
        if number is not None and number != current:
            current, rounds = number, rounds + 1
    return match, rows, rounds


@pytest.mark.parametrize(("key", "seats"), some_tables())
@pytest.mark.parametrize("played", ["random", "greedy"])
def test_the_chart_counts_points_in_the_round_of_their_log_line(key: str, seats: int, played: str) -> None:
    rounds = 0
    for case in cases(key, seats, min(3, widest(key, seats)) if played == "random" else 1):
        match, rows, turned = told(case.watch() if played == "random" else greedy(case))
        rounds += turned
        chart = dict(Replayed(write(match)).chart)
        assert chart == rows
        assert match.result is not None
        assert chart[max(chart)] == tuple(match.result.scores)
    assert rounds > 0, "the log announces no round"


def beyond_a_round(game: AnyGame, case: Case) -> tuple[Match, int]:
    """Return a match at the start of its third round, and the position of the entry that began the second."""
    opened: list[int] = []
    before = None
    for match in case.watch():
        current = game.round(match.state)
        if before is not None and current != before:
            opened.append(len(match.log) - 1)
            if len(opened) == 2:
                return match, opened[0]
        before = current
    pytest.skip("it has too few rounds")


@pytest.mark.parametrize("key", sorted({key for key, _ in tables()}))
def test_a_round_that_was_taken_back_is_not_charted(key: str) -> None:
    seats = next(number for game, number in tables() if game == key)
    case = next(cases(key, seats, 1))
    match, position = beyond_a_round(case.game, case)
    first = match.game.round(match.game.start(seats, match.options, match.luck(-1)))
    seat = next(entry.seat for entry in reversed(match.log) if entry.seat is not None)
    match.accept(match.prepare_undo(seat, Undo(position)))
    replayed = Replayed(write(match))
    chart = dict(replayed.chart)
    assert list(chart) == [first]
    assert chart[first] == tuple(match.game.scores(match.state))
    # A round begins at its first moment, however often moves were taken back since.
    numbers = [match.game.round(state) for state in replayed.states]
    assert [number for number, _ in replayed.rounds] == sorted(set(numbers))
    assert [moment for _, moment in replayed.rounds] == [
        numbers.index(number) for number, _ in replayed.rounds
    ]
