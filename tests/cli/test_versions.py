"""The terminal replays, verifies and continues matches of an older version of the rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.older import OLDER, finished, lesson, path_of

from hautemer import registry
from hautemer.cli.terminal.saves import SavedMatch, open_waiting
from hautemer.core.match import Match, live
from hautemer.core.record import game_of, replay

older = pytest.mark.parametrize(("key", "version"), OLDER)


@older
def test_replay_and_verify_accept_its_record(key: str, version: int, run: Any) -> None:
    path = str(path_of(key, version, "finished.json"))
    record = finished(key, version)
    answer = run("replay", path, "--json")
    assert answer.returncode == 0, answer.stderr
    told = json.loads(answer.stdout)
    assert record.result is not None
    assert (told["entries"], told["finished"]) == (len(record.entries), True)
    assert told["scores"] == list(record.result.scores)
    verified = run("verify", path)
    assert verified.returncode == 0, verified.stderr


@older
def test_a_saved_match_resumes_under_its_version(
    key: str, version: int, home: Path, run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HAUTEMER_HOME", str(home))
    record = finished(key, version)
    match = replay(record, game_of(record, registry.find), len(record.entries) // 2)
    match.luck = live(bytes(32))
    check_resumed(match, match.waiting_for()[0])
    shown = run("play", "--resume", "--lang", "en")
    assert shown.returncode == 0, shown.stderr


@older
def test_a_saved_guided_match_resumes_without_its_coach(
    key: str, version: int, home: Path, run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The guided match of today begins in the same way, but has other moves."""
    monkeypatch.setenv("HAUTEMER_HOME", str(home))
    taught = lesson(key, version)
    assert taught is not None
    game = registry.find(key).under(version)
    match = Match.begin(game, taught.names, taught.options, live(bytes(32)), taught)
    for step in taught.steps[:3]:
        match.submit(step.seat, step.move)
    check_resumed(match, taught.seat)
    shown = run("play", "--resume", "--lang", "en")
    assert shown.returncode == 0, shown.stderr


def check_resumed(match: Match, seat: int) -> None:
    """Save a match between a person and bots, and open it again."""
    bots = tuple(None if one == seat else "random" for one in range(len(match.names)))
    waiting = SavedMatch(match, bytes(32), seat, bots)
    waiting.keep()
    again = open_waiting(waiting.path)
    assert again.match.game.meta.rules == match.game.meta.rules
    assert again.match.state == match.state
    assert again.match.offers(seat) == match.offers(seat)
    assert again.match.lesson is None
