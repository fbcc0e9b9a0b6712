"""Tournaments are resumed, and ratings find the strengths that made the results."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from hautemer import registry
from hautemer.core.state import State
from hautemer.sim import tournament as tournaments
from hautemer.sim.batch import Batch, Played, play_one
from hautemer.sim.ratings import collect, ratings
from hautemer.sim.tournament import FILE, Tournament

KEY = registry.keys()[0]
SEATS = registry.meta(KEY).seats[0]
PAIR = ("random", "naive")


def drawn(bots: tuple[str, ...], strengths: dict[str, float], rng: Random, index: int) -> Played:
    """Return a match that is won in proportion to strength."""
    winner = rng.choices(range(len(bots)), [strengths[bot] for bot in bots])[0]
    return Played(index, bots, 1, (0,) * len(bots), (winner,), "", {}, Counter(), None)


def test_ratings_find_the_strengths_behind_the_results() -> None:
    """400 points are a factor of ten; the intervals hold the truth."""
    strengths = {"weak": 0.1, "middle": 1.0, "strong": 10**0.5}
    rng = Random(3)
    every = [
        drawn((one, other, other), strengths, rng, index)
        for one in strengths
        for other in strengths
        if one != other
        for index in range(300)
    ]
    rated = ratings(collect(every), "middle")
    assert list(rated) == ["strong", "middle", "weak"]
    assert rated["middle"].value == 0
    for bot, truth in {"weak": -400, "strong": 200}.items():
        assert rated[bot].low <= truth <= rated[bot].high
        assert rated[bot].high - rated[bot].low < 160


def test_fair_play_of_unequal_numbers_is_no_strength() -> None:
    """One among three wins a third of the matches and is rated like the others."""
    rng = Random(2)
    every = [drawn(("a", "b", "b"), {"a": 1.0, "b": 1.0}, rng, index) for index in range(900)]
    rated = ratings(collect(every), "b")
    assert rated["a"].low < 0 < rated["a"].high


def test_a_bot_that_never_wins_has_a_rating_and_shared_wins_count_as_shares() -> None:
    lost = [Played(index, ("a", "b"), 1, (1, 0), (0,), "", {}, Counter(), None) for index in range(50)]
    assert ratings(collect(lost), "a")["b"].value < -400
    shared = [Played(index, ("a", "b"), 1, (1, 1), (0, 1), "", {}, Counter(), None) for index in range(9)]
    assert ratings(collect(shared), "a")["b"].value == pytest.approx(0, abs=1e-6)
    stopped = [Played(0, ("a", "b"), 1, (1, 1), (), None, {}, Counter(), None)]
    assert collect(stopped) == {}


def test_a_tournament_continues_where_it_was_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = list(Tournament(KEY, SEATS, "x").play(PAIR, 6, 1))
    tournament = Tournament(KEY, SEATS, "x", folder=tmp_path)
    playing = tournament.play(PAIR, 6, 1)
    first = [next(playing) for _ in range(3)]
    del playing
    path = tmp_path / FILE
    path.write_bytes(path.read_bytes() + b'{"tournament":"cut o')  # killed while it wrote
    begun: list[int] = []

    def counted(batch: object, game: object, index: int) -> Played:
        begun.append(index)
        return play_one(batch, game, index)  # type: ignore[arg-type]

    monkeypatch.setattr("hautemer.sim.batch.play_one", counted)
    again = list(tournament.play(PAIR, 6, 1))
    assert begun == [3, 4, 5]
    assert again[:3] == first
    assert [one.winners for one in again] == [one.winners for one in whole]
    begun.clear()
    assert list(tournament.play(PAIR, 6, 1)) == again
    assert begun == []
    assert len(path.read_bytes().splitlines()) == 6


def test_matches_of_another_seed_or_pair_do_not_count(tmp_path: Path) -> None:
    list(Tournament(KEY, SEATS, "x", folder=tmp_path).play(PAIR, 2, 1))
    assert tournaments.Tournament(KEY, SEATS, "y", folder=tmp_path).played(PAIR, 2) == {}
    assert Tournament(KEY, SEATS, "x", folder=tmp_path).played(("naive", "random"), 2) == {}


def test_every_deal_is_played_in_each_seat_and_by_every_pair() -> None:
    """The first move of luck is the deal."""
    game = registry.find(KEY)

    def deal(batch: Batch, index: int) -> str:
        started: list[str] = []

        def watch(state: State, before: int, *_: object) -> None:
            if not before:
                started.append(game.digest(state))

        play_one(batch, game, index, watch=watch)
        return started[0]

    batches = [
        Batch(KEY, (one, *["random"] * (SEATS - 1)), "x", rotate=True, paired=True)
        for one in ("naive", "random")
    ]
    deals = [[deal(batch, index) for index in range(2 * SEATS)] for batch in batches]
    assert deals[0] == deals[1]
    assert [len(set(part)) for part in (deals[0][:SEATS], deals[0][SEATS:], deals[0])] == [1, 1, 2]
