"""Datasets: rows that agree with the matches, in files that other libraries read, written once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy
import pyarrow.parquet
import pytest

from hautemer.core import registry
from hautemer.core.codec import decode
from hautemer.rl import dataset as datasets_of_ours
from hautemer.rl.actions import WAIT
from hautemer.rl.dataset import Dataset, play_noted, play_part
from hautemer.rl.errors import LabError
from hautemer.rl.observations import observations_of
from hautemer.sim.batch import Batch, play_all, play_one
from hautemer.sim.pieces import in_processes
from tests.rl.chosen import LARGEST, THREE, TWO
from tests.rl.positions import KEYS

ALONE = in_processes(1)


def batch_of(key: str, seed: str = "1", **others: Any) -> Batch:
    seats = registry.meta(key).seats[0]
    return Batch(key, ("second", *["random"] * (seats - 1)), seed, rotate=True, **others)


def rows(folder: Path, kind: str = "data") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pyarrow.parquet.read_table(folder / kind).to_pylist()
    return found


@pytest.fixture
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(datasets_of_ours, "PART", 2)


@pytest.mark.parametrize("key", KEYS)
def test_rows_agree_with_the_matches(key: str, tmp_path: Path) -> None:
    batch = batch_of(key)
    assert sum(Dataset(tmp_path / "set", batch, 2).write(ALONE)) == 2
    played = {one.index: one for one in play_all(batch, 2, 1)}
    outcomes = rows(tmp_path / "set", "matches")
    assert [row["match"] for row in outcomes] == [0, 1]
    for row in outcomes:
        one = played[row["match"]]
        assert (row["scores"], row["winners"]) == (list(one.scores), list(one.winners))
        assert (row["entries"], row["reason"], row["bots"]) == (one.entries, one.reason, list(one.bots))
    moves = {0: 0, 1: 0}
    for row in rows(tmp_path / "set"):
        one = played[row["match"]]
        assert row["bot"] == one.bots[row["seat"]]
        assert row["score"] == one.scores[row["seat"]]
        assert row["reward"] == (1 if row["seat"] in one.winners else -1)
        assert (row["move"] is None) == (row["choices"] == [WAIT])
        moves[row["match"]] += row["move"] is not None
    closed = {index: one.windows.total() for index, one in played.items()}
    assert moves == {index: one.entries - closed[index] for index, one in played.items()}


@pytest.mark.parametrize("key", KEYS)
def test_choices_views_and_offers_are_those_of_the_decision(key: str) -> None:
    batch = batch_of(key)
    game = registry.find(key)
    observations = observations_of(game, len(batch.bots))
    _, decisions = play_noted(batch, game, 0, observations)
    views: dict[tuple[int, int], bytes] = {}

    def watch(state: Any, entries: int, seat: int | None, move: Any, talk: Any) -> None:
        if seat is not None:
            views[entries, seat] = observations.encoder.view(state, seat, talk)

    play_one(batch, game, 0, None, watch)
    moved = {(one.entry, one.seat): one.view for one in decisions if one.move is not None}
    assert moved == views
    part = play_part(batch, [0])
    found = pyarrow.parquet.read_table(pyarrow.BufferReader(part.data)).to_pylist()
    assert len(found) == len(decisions) == part.decisions
    for row, one in zip(found, decisions, strict=True):
        assert numpy.array(row["view"], numpy.int8).tobytes() == one.view
        assert observations.actions.decode(one.offers, one.seat, row["choices"]) == one.move
        offered = decode(row["offers"].encode())
        assert [offer["do"] for offer in offered] == [offer.do for offer in one.offers]
        assert row["moves"] == sum(offer.count() for offer in one.offers) > 0
        if row["move"] is not None:
            assert decode(row["move"].encode())["do"] in {offer["do"] for offer in offered}


def test_other_libraries_read_the_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    import datasets
    import polars

    folder = tmp_path / "set"
    list(Dataset(folder, batch_of(THREE), 3).write(ALONE))
    ours = rows(folder)
    frame = polars.read_parquet(folder / "data" / "*.parquet")
    assert frame.columns == list(ours[0])
    assert frame.to_dicts() == ours
    for given in (
        {"path": "parquet", "data_files": str(folder / "data" / "*.parquet")},
        {"path": str(folder)},
    ):
        loaded = datasets.load_dataset(**given, split="train", cache_dir=str(tmp_path / "cache"))
        assert loaded.to_list() == ours
    outcomes = datasets.load_dataset(str(folder), "matches", split="train", cache_dir=str(tmp_path / "cache"))
    assert outcomes.to_list() == rows(folder, "matches")


@pytest.mark.usefixtures("small_parts")
def test_a_second_run_writes_only_what_is_missing(tmp_path: Path) -> None:
    folder = tmp_path / "set"
    assert list(Dataset(folder, batch_of(TWO), 5).write(ALONE)) == [2, 2, 1]
    before = {path: path.read_bytes() for path in folder.rglob("*.*")}
    lost, kept = folder / "data" / "part-00001.parquet", folder / "data" / "part-00000.parquet"
    lost.unlink()
    (folder / "README.md").unlink()
    lost.with_name(lost.name + ".unfinished").write_bytes(b"half")
    asked: list[int] = []

    def watched(function: Any, pieces: Any) -> Any:
        asked.extend(index for _, indices in pieces for index in indices)
        return ALONE(function, pieces)

    written = kept.stat().st_mtime_ns
    assert sum(Dataset(folder, batch_of(TWO), 5).write(watched)) == 5
    assert asked == [2, 3]
    assert kept.stat().st_mtime_ns == written
    assert {path: path.read_bytes() for path in folder.rglob("*.*")} == before


@pytest.mark.usefixtures("small_parts")
def test_rows_do_not_depend_on_the_processes(tmp_path: Path) -> None:
    for name, jobs in (("one", 1), ("two", 2)):
        list(Dataset(tmp_path / name, batch_of(THREE), 4).write(in_processes(jobs)))
    assert rows(tmp_path / "one") == rows(tmp_path / "two")
    list(Dataset(tmp_path / "other", batch_of(THREE, seed="2"), 4).write(ALONE))
    assert rows(tmp_path / "one") != rows(tmp_path / "other")


def test_a_folder_with_something_else_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "set"
    Dataset(folder, batch_of(TWO), 2)
    with pytest.raises(LabError, match="other settings"):
        Dataset(folder, batch_of(TWO), 3)
    (tmp_path / "file").write_text("something")
    for wrong in (tmp_path, tmp_path / "file"):
        with pytest.raises(LabError, match="cannot hold a dataset"):
            Dataset(wrong, batch_of(TWO), 2)
    (folder / "dataset.json").write_text("{")
    with pytest.raises(LabError, match="cannot hold a dataset"):
        Dataset(folder, batch_of(TWO), 2)


def test_the_card_names_the_command_and_every_column(tmp_path: Path, run_lab: Any) -> None:
    seats = registry.meta(LARGEST).seats[0]
    done = run_lab(
        "dataset", LARGEST, "--seats", seats, "--matches", 2, "--bots", "random", "--out", tmp_path / "set"
    )
    assert done.returncode == 0, done.stderr
    card = (tmp_path / "set" / "README.md").read_text("utf-8")
    assert f"hautemer dataset {LARGEST} --seats {seats} --matches 2 --bots random," in card
    assert all(f"`{column}`" in card for column in rows(tmp_path / "set")[0])
    again = run_lab("dataset", LARGEST, "--matches", 2, "--bots", "random", "--out", tmp_path / "set")
    assert again.returncode == 2
    assert "other settings" in again.stderr


def test_a_simulation_writes_its_outcomes_as_a_table(tmp_path: Path, run_lab: Any) -> None:
    seats = registry.meta(TWO).seats[0]
    arguments = ["simulate", TWO, "--seats", seats, "--matches", 3, "--bots", "random", "--jobs", 1]
    done = run_lab(*arguments, "--out", tmp_path / "matches.parquet")
    assert done.returncode == 0, done.stderr
    found = pyarrow.parquet.read_table(tmp_path / "matches.parquet").to_pylist()
    played = list(play_all(Batch(TWO, ("random",) * seats, "1"), 3, 1))
    assert [row["scores"] for row in found] == [list(one.scores) for one in played]
    assert [row["reason"] for row in found] == [one.reason for one in played]
