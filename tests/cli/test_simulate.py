"""`hautemer simulate`, `tournament` and `bench`."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hautemer import registry
from hautemer.sim import memory
from hautemer.sim.batch import Batch
from hautemer.sim.bench import Rate, play_outs, rate_of
from hautemer.sim.report import mean, share
from hautemer.words import LANGUAGES

KEYS = registry.keys()
LEAST_SEATS = {key: registry.meta(key).seats[0] for key in KEYS}


@pytest.mark.parametrize("key", KEYS)
def test_the_number_of_jobs_changes_nothing(key: str, run: Any, run_process: Any, tmp_path: Path) -> None:
    out = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    common = ("simulate", key, "--seats", str(LEAST_SEATS[key]), "--matches", "13", "--seed", "x", "--json")
    bare = run(*common, "--jobs", "1")
    one = run(*common, "--jobs", "1", "--out", str(out[0]))
    two = run_process(*common, "--jobs", "2", "--out", str(out[1]))
    assert bare.returncode == one.returncode == two.returncode == 0, two.stderr
    assert bare.stdout == one.stdout == two.stdout
    assert out[0].read_bytes() == out[1].read_bytes()
    assert len(out[0].read_bytes().splitlines()) == 13
    figures = json.loads(one.stdout)
    assert figures["matches"] == 13
    assert sum(figures["reasons"].values()) == 13
    assert sum(tally["played"] for tally in figures["seats"].values()) == 13 * LEAST_SEATS[key]
    assert run("replay", str(out[0]), "--json").returncode == 0
    entries = [entry for line in out[0].read_bytes().splitlines() for entry in json.loads(line)["entries"]]
    assert figures["windows"] == sum(entry["seat"] is None for entry in entries) / 13
    assert (figures["windows"] > 0) == (figures["window_minutes"] > 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_tables_are_printed(key: str, language: str, run: Any) -> None:
    seats = str(LEAST_SEATS[key])
    done = run("simulate", key, "--seats", seats, "--matches", "5", "--jobs", "1", "--lang", language)
    assert done.returncode == 0, done.stderr
    assert "random" in done.stdout
    assert "%" in done.stdout


@pytest.mark.parametrize("key", KEYS)
def test_a_tournament_rotates_the_seats(key: str, run: Any) -> None:
    bots = "greedy,random" if "greedy" in registry.bots(key) else "random,naive"
    seats = LEAST_SEATS[key]
    common = ("tournament", key, "--seats", str(seats), "--matches", "4", "--bots", bots, "--jobs", "1")
    done = run(*common, "--json")
    assert done.returncode == 0, done.stderr
    played = {name: tally["played"] for name, tally in json.loads(done.stdout)["bots"].items()}
    one, other = bots.split(",")
    assert played == {one: 4, other: 4 * (seats - 1)}
    batch = Batch(key, (one, *[other] * (seats - 1)), "x", rotate=True)
    assert [batch.seating(index).index(one) for index in range(seats + 1)] == [*range(seats), 0]
    assert run(*common).returncode == 0


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["simulate", "chess"], "chess"),
        (["simulate", KEYS[0], "--seats", "99"], "99"),
        (["simulate", KEYS[0], "--bots", "genius"], "genius"),
        (["simulate", KEYS[0], "--bots", "random,random"], "2"),
        (["simulate", KEYS[0], "--option", "colour=1"], "colour"),
        (["simulate", KEYS[0], "--option", "colour"], "colour"),
        (["record", KEYS[0], "--out", "/nowhere/at/all.json"], "/nowhere/at/all.json"),
        (["record", KEYS[0], "--data", "/nowhere/at/all.toml"], "/nowhere/at/all.toml"),
        (["bench", "chess"], "chess"),
        (["tournament", KEYS[0], "--bots", "genius,random"], "genius"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_arguments_print_one_sentence(arguments: list[str], word: str, language: str, run: Any) -> None:
    done = run(*arguments, "--lang", language)
    assert done.returncode == 2
    assert word in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_bench_measures_every_game(run_process: Any) -> None:
    done = run_process("bench", "--seconds", "0.1", "--json", "--peers")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert list(figures) == ["machine", "games", "peers"]
    assert list(figures["games"]) == KEYS
    for key, game in figures["games"].items():
        assert game["seats"] == registry.meta(key).seats[1]
        assert all(game[f"{thing}_per_second"] > 0 for thing in ("decisions", "copies", "resamples"))
        thirds = sorted((game["first_third"], game["last_third"]))
        assert 0 < thirds[0] <= thirds[1]
    assert run_process("bench", "--seconds", "0.1", "--lang", "fr").returncode == 0


def test_bench_measures_vectorised_play(run_process: Any) -> None:
    key = KEYS[-1]
    done = run_process("bench", key, "--vector", "--seconds", "0.1", "--json")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert list(figures["games"]) == [key]
    assert len(figures["games"][key]["steps_per_second"]) == len(figures["batches"]) == 3
    assert all(rate > 0 for rate in figures["games"][key]["steps_per_second"])
    assert figures["cores"] > 0
    assert figures["games"][key]["steps_per_second_on_all_cores"] > 0


def test_bench_compares_the_thirds_of_a_run() -> None:
    slowing = [(100, 1.0)] * 4 + [(60, 1.0)] * 4 + [(20, 1.0)] * 3 + [(40, 3.0)]
    assert rate_of(slowing) == Rate(round(740 / 14), 100, round(100 / 6))


def test_bench_deals_every_match_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.find(KEYS[0])
    seats = game.meta.seats[0]
    start = game.start
    dealt: list[str] = []

    def watched(*arguments: Any) -> Any:
        state = start(*arguments)
        dealt.append(game.digest(state))
        return state

    monkeypatch.setattr(game, "start", watched)
    work = play_outs(game, seats, game.settle(seats, {}), Random(1))
    for _ in range(3):
        work(0.02)
    assert len(dealt) == len(set(dealt)) >= 3


def test_intervals() -> None:
    assert share(0, 10).low == 0
    assert 0.25 < share(0, 10).high < 0.31
    assert share(0, 0).high == 1
    assert (mean([2, 2, 2]).low, mean([2, 2, 2]).high) == (2, 2)
    wide, narrow = mean([0, 4]), mean([0, 4] * 50)
    assert wide.high - wide.low > narrow.high - narrow.low


def test_bench_samples_the_memory_of_a_process_that_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "AT_RANDOM", 0.05)
    first = next(memory.samples(0.1, Random(1)))
    assert first.decisions > 100
    assert 10_000 < first.kilobytes < 10_000_000
