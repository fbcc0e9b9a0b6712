"""`hautemer load`: it measures and reports; the figures depend on the machine."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hautemer.devtools.load import abuse
from hautemer.devtools.load.rooms import LoadFigures, Room, is_asked
from hautemer.words import Words


def test_full_speed_loses_nothing_and_the_baseline_sends_the_same(run_process: Any) -> None:
    done = run_process("load", "--tables", "2", "--seconds", "1", "--full", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["lost"] == found["refused"] == 0
    assert found["moves_a_second"] > 0
    # A move is sent to four seats and a spectator; the last move of a turn may still be on its way.
    assert 4 < found["messages_a_second"] / found["moves_a_second"] < 6
    assert found["bare_messages_a_second"] > 0
    assert 0.5 < found["bare_bytes_a_message"] / found["bytes_a_message"] < 2


def test_storage_alone(run_process: Any) -> None:
    done = run_process("load", "--storage", "--seconds", "1", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["busy_64_per_second"] > 0
    assert "64" in run_process("load", "--storage", "--seconds", "1", "--lang", "fr").stdout


# Loads of the attacks that are small enough for a test.
SMALL = {
    "LONG": 200, "TABLES": 2, "RESTING": 1, "GUESTS": 1, "MUTE_SOCKETS": 2, "ATTEMPTS": 3, "ADDRESSES": 2,
    "GUESSING": 3, "UNDOING": 2, "DOWNLOADS_PER_SECOND": 5,
}  # fmt: skip


def test_every_attack_does_what_it_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An attack whose requests are refused would measure nothing."""
    for name, value in SMALL.items():
        monkeypatch.setattr(abuse, name, value)
    begun: list[str] = []

    async def measured() -> dict[str, abuse.Figures]:
        return {name: figures async for name, figures, _ in abuse.measure(tmp_path, 2, begun.append)}

    found = asyncio.run(measured())
    chat, tables, passwords, undo, records = found.values()
    assert chat["remarks"] > 0
    assert chat["newcomer"] > 1, "kilobytes"
    assert tables["made"] == SMALL["TABLES"]
    assert min(tables["start"], tables["first-scene"]) > 0
    assert min(passwords["hashed-one"], passwords["hashed-many"]) > 0
    assert passwords["hashed-account"] < SMALL["GUESSING"] * SMALL["ATTEMPTS"]
    assert undo["undos"] > 0
    assert records["downloads"] > 0
    assert all(figures["ping-p50"] > 0 for name, figures in found.items() if name != "passwords")
    words = Words("en")
    told = [*(figure for figures in found.values() for figure in figures), *found, "cut-off"]
    shown = [*told, *(f"doing-{what}" for what in begun)]
    assert [one for one in shown if not words.has(f"load-abuse-{one}")] == []


def test_a_scene_says_for_whom_the_match_waits() -> None:
    scene = b'{"is":"scene","seat":1,"waiting_for":[1,12],"public":{"waiting":[2]}}'
    assert [seat for seat in range(14) if is_asked(scene, seat)] == [1, 12]
    assert not is_asked(b'{"is":"scene","waiting_for":[]}', 0)
    assert not is_asked(b'{"is":"scene"}', 0)


def test_rounds_hold_all_messages_of_one_move() -> None:
    room = Room(LoadFigures(), Random(1), None)
    last = [b'{"viewer":%d,"waiting_for":[1]}' % viewer for viewer in range(3)]
    over = [b'{"viewer":%d,"waiting_for":[]}' % viewer for viewer in range(3)]
    room.kept = [[b"{}", last[0], over[0]], [last[1], over[1]], [last[2], over[2]]]
    assert room.rounds() == [tuple(last)]
