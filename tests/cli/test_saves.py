"""Saved matches survive signals, crashes, broken files and two terminals at once."""

from __future__ import annotations

import json
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from hautemer.cli.terminal.saves import SavedMatch, open_waiting
from hautemer.core import registry
from hautemer.core.errors import Problem
from hautemer.core.match import Match, live
from hautemer.words import LANGUAGES, Words

KEYS = registry.keys()

each_game = pytest.mark.parametrize("key", KEYS)


def only_save(home: Path) -> Path:
    (path,) = (home / "matches").glob("*.json")
    return path


def play_one_move(open_terminal: Any, key: str) -> Any:
    terminal = open_terminal("play", key, "--seed", "x")
    terminal.wait_for_question(1)
    terminal.type("1\n1 2 3\n")  # from a list, or composed
    terminal.wait_for_question(2)
    return terminal


@each_game
def test_ctrl_c_leaves_and_the_match_is_saved(key: str, home: Path, run: Any, open_terminal: Any) -> None:
    terminal = play_one_move(open_terminal, key)
    before = only_save(home).read_bytes()
    time.sleep(0.2)  # nobody presses it while the question is still being printed
    terminal.process.send_signal(signal.SIGINT)
    assert terminal.end() == 0
    assert b"--resume" in terminal.shown
    assert b"Traceback" not in terminal.shown
    assert only_save(home).read_bytes() == before
    assert run("play", "--resume").returncode == 0
    assert only_save(home).read_bytes() == before


@each_game
def test_ctrl_d_leaves_and_the_match_is_saved(key: str, home: Path, open_terminal: Any) -> None:
    terminal = play_one_move(open_terminal, key)
    before = only_save(home).read_bytes()
    terminal.type("\x04")
    assert terminal.end() == 0
    assert only_save(home).read_bytes() == before


@each_game
def test_a_killed_process_has_lost_nothing(key: str, home: Path, run: Any, open_terminal: Any) -> None:
    terminal = play_one_move(open_terminal, key)
    terminal.process.send_signal(signal.SIGKILL)
    terminal.end()
    entries = json.loads(only_save(home).read_bytes())["record"]["entries"]
    assert [entry for entry in entries if entry["seat"] == 0]
    again = run("play", "--resume", lines="1\n")
    assert again.returncode == 0
    assert json.loads(only_save(home).read_bytes())["record"]["entries"][: len(entries)] == entries


def changed(save: dict[str, Any], **changes: Any) -> bytes:
    return json.dumps({**save, **changes}).encode()


def broken(document: bytes) -> dict[str, bytes]:
    """Return broken versions of a file, by kind of damage."""
    save = json.loads(document)
    record = save["record"]
    other_digest = [{**entry, "digest": "0" * 32} for entry in record["entries"]]
    return {
        "empty": b"",
        "cut": document[: len(document) // 2],
        "list": b"[]",
        "object": b"{}",
        "junk": b"\xff\x00junk",
        "deep": b"[" * 100_000,
        "format": changed(save, format="hautemer-save/0"),
        "secret": changed(save, secret="00"),
        "not hexadecimal": changed(save, secret="zz" * 32),
        "seat": changed(save, seat=99),
        "negative seat": changed(save, seat=-1),
        "bots": changed(save, bots=[]),
        "the person's seat has a bot": changed(save, bots=["random"] * len(save["bots"])),
        "a seat has nobody": changed(save, bots=[None] * len(save["bots"])),
        "unknown bot": changed(save, bots=[bot and "nobody" for bot in save["bots"]]),
        "unknown game": changed(save, record={**record, "game": "nothing"}),
        "record": changed(save, record=[]),
        "digest": changed(save, record={**record, "entries": other_digest}),
        "another move": changed(save, record={**record, "entries": [{"seat": 0, "do": "fly"}]}),
    }


WAYS = list(broken(b'{"record": {"entries": []}, "bots": [], "seat": 0}'))


@pytest.fixture(scope="module")
def intact(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return a saved match."""
    path = tmp_path_factory.mktemp("intact") / "match.json"
    waiting = begun(KEYS[0], path)
    for _ in range(3):
        seat = waiting.match.waiting_for()[0]
        waiting.match.submit(seat, waiting.match.offers(seat)[0].moves()[0])
    waiting.keep()
    open_waiting(path)
    return path.read_bytes()


def begun(key: str, path: Path) -> SavedMatch:
    """Return a match at its beginning, with its file."""
    game = registry.find(key)
    names = ["Ann", *(f"Bot {number}" for number in range(1, game.meta.seats[0]))]
    bots = [None, *["random"] * (len(names) - 1)]
    secret = bytes(32)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    waiting = SavedMatch(Match.begin(game, names, {}, live(secret)), secret, 0, bots, path=path)
    waiting.keep()
    return waiting


@pytest.mark.parametrize("way", WAYS)
def test_a_broken_file_raises_a_problem_with_words(way: str, intact: bytes, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(broken(intact)[way])
    with pytest.raises(Problem) as raised:
        open_waiting(path)
    for language in LANGUAGES:
        assert Words(language).problem(raised.value)


@pytest.mark.parametrize("way", ["cut", "digest"])
def test_a_broken_file_is_reported_and_left_alone(way: str, intact: bytes, home: Path, run: Any) -> None:
    path = home / "matches" / "broken.json"
    path.parent.mkdir(parents=True)
    spoilt = broken(intact)[way]
    path.write_bytes(spoilt)
    named = run("play", "--resume", str(path))
    assert named.returncode == 2
    assert str(path) in named.stderr
    newest = run("play", "--resume")
    assert newest.returncode == 2
    assert str(path) in newest.stderr
    run("play", lines="1\n\n\n1\n")  # a new match
    assert path.read_bytes() == spoilt
    assert len(list((home / "matches").iterdir())) == 2
    assert run("play", "--resume").returncode == 0


@each_game
def test_two_terminals_do_not_overwrite_each_other(
    key: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HAUTEMER_HOME", str(home))
    first = begun(key, home / "matches" / "match.json")
    second = open_waiting(first.path)
    for waiting, choice in ((first, 0), (second, -1)):
        seat = waiting.match.waiting_for()[0]
        waiting.match.submit(seat, waiting.match.offers(seat)[0].moves()[choice])
        waiting.keep()
    assert first.path != second.path
    assert len(open_waiting(first.path).match.log) == len(open_waiting(second.path).match.log) == 1


def test_a_home_that_cannot_be_written_does_not_end_the_match(home: Path, run: Any) -> None:
    home.write_text("not a folder")
    played = run("play", KEYS[0], "--seed", "x", lines="1\n1\n")
    assert played.returncode == 0
    assert str(home) in played.stdout


def test_a_missing_file_raises_a_problem(tmp_path: Path) -> None:
    path = tmp_path / "nothing.json"
    with pytest.raises(Problem):
        open_waiting(path)
