"""Planted leaks are caught: each of the checks that guard the secrets is seen to fail on a game that leaks.

A match is played by the true game; at moments of it the leaky one takes its place and the checks are run.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest

from hautemer import registry
from hautemer.core.match import Match
from tests.cases import KEYS, Case, cases, entries_of, fork
from tests.checks.offers import near_misses
from tests.checks.prompts import Prompts
from tests.checks.secrecy import check_others, check_resample, check_same_move, check_same_refusals
from tests.checks.worlds import check_law
from tests.secrecy import leaks

# Moments of one match with the fewest seats: a leak that is always there is soon seen.
MOMENTS = 25
# The distance between moments that get the statistical test, which is dear.
TO_THE_LAW = 10

Check = Callable[[Match, int, Random], object]


def resampled(match: Match, seat: int, rng: Random) -> None:
    for _ in range(3):
        check_resample(match.game, match.state, seat, rng.randrange(10**6))


def others(match: Match, seat: int, rng: Random) -> None:
    world = match.game.resample(match.state, seat, rng)
    check_others(match.game, world, seat, range(len(match.names)), rng)


def same_move(match: Match, seat: int, rng: Random) -> None:
    world = match.game.resample(match.state, seat, rng)
    for mover in match.game.actors(match.state):
        check_same_move(match, mover, match.offers(mover).sample(rng), seat, world)


def same_refusals(match: Match, seat: int, rng: Random) -> None:
    world = match.game.resample(match.state, seat, rng)
    moves = list(near_misses(match, seat, rng))
    check_same_refusals(match, seat, world, [*moves, *(offer.sample(rng) for offer in match.offers(seat))])


class Law:
    """Puts some of the moments to the statistical test."""

    def __init__(self) -> None:
        self.moment = 0

    def __call__(self, match: Match, seat: int, rng: Random) -> None:
        self.moment += 1
        if self.moment % TO_THE_LAW == TO_THE_LAW // 2:
            world = match.game.resample(match.state, seat, rng)
            check_law(match.game, match.state, world, seat, rng)


class Varying:
    """Sees whether worlds ever differ from the true one."""

    def __init__(self) -> None:
        self.varied = False

    def __call__(self, match: Match, seat: int, rng: Random) -> None:
        world = match.game.resample(match.state, seat, rng)
        self.varied = self.varied or match.game.digest(world) != match.game.digest(match.state)
        assert self.varied or match.result is None, "imagined worlds never vary"


def first_case(key: str) -> Case:
    return next(cases(key, registry.meta(key).seats[0], 1))


def moments(key: str, leak: type[leaks.Delegate]) -> Iterator[tuple[Match, int]]:
    """Yield moments of a match of the leaky game, and the seat whose view is examined."""
    case = first_case(key)
    every = max(1, entries_of(case) // MOMENTS)
    for match in case.watch():
        if len(match.log) % every == 0 or match.result is not None:
            asked = [seat for seat in case.game.actors(match.state)[:1] if seat is not None]
            for seat in {len(match.log) // every % case.seats, *asked}:  # some leaks show only to those asked
                yield replace(fork(match), game=leak(case.game)), seat


def run(check: Check, key: str, leak: type[leaks.Delegate]) -> None:
    rng = Random(f"{key} {leak.__name__}")
    for match, seat in moments(key, leak):
        check(match, seat, rng)


PLANTED: list[tuple[type[leaks.Delegate], Callable[[], Check]]] = [
    (leaks.LeakInPublicView, lambda: resampled),
    (leaks.LeakInPrivateView, lambda: resampled),
    (leaks.LeakInOfferOrder, lambda: resampled),
    (leaks.LeakInWaitingList, lambda: resampled),
    (leaks.LeakInFact, lambda: same_move),
    (leaks.LeakInNumberOfFacts, lambda: same_move),
    (leaks.LeakInRefusal, lambda: same_refusals),
    (leaks.TrueWorld, Varying),
    (leaks.TrueNowAndThen, lambda: resampled),
    (leaks.TrueNowAndThen, Law),
    (leaks.TrueByItsNumber, lambda: resampled),
    (leaks.TrueByItsNumber, Law),
    (leaks.LosesThings, lambda: resampled),
    (leaks.LosesThings, lambda: others),
]


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize(
    ("leak", "check"), PLANTED, ids=[f"{leak.__name__}-{n}" for n, (leak, _) in enumerate(PLANTED)]
)
def test_a_planted_leak_is_caught(key: str, leak: type[leaks.Delegate], check: Callable[[], Check]) -> None:
    with pytest.raises(AssertionError):
        run(check(), key, leak)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("check", [resampled, others, same_move, same_refusals, Law(), Varying()])
def test_the_same_game_without_a_leak_passes(key: str, check: Check) -> None:
    run(check, key, leaks.Delegate)


@pytest.mark.parametrize("key", KEYS)
def test_a_leak_in_the_number_of_a_prompt_is_caught(key: str) -> None:
    case = replace(first_case(key), kind=leaks.NervousMatch)
    with pytest.raises(AssertionError, match="prompt"):
        watch_prompts(case)
    with pytest.raises(AssertionError, match="another outlook"):
        compare_moves(case)


def watch_prompts(case: Case) -> None:
    prompts = Prompts()
    for match in case.watch():
        prompts.check(match)


def compare_moves(case: Case) -> None:
    rng = Random(1)
    for match in case.watch():
        same_move(match, len(match.log) % case.seats, rng)
