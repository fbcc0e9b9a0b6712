"""Commands in a new process give the same answers as in the process of the tests."""

from __future__ import annotations

import asyncio
import subprocess
from pathlib import Path
from typing import Any

import pytest
from tests.postgres import shared

from hautemer.core import registry

KEY = registry.keys()[0]
# Input from a pipe: letters of all kinds, bytes that are not UTF-8, a move, and the end.
TYPED = "1\n²\n[bold]é\n1 2 3\n".encode() + b"\xff\xfe\x80\n\x00\n?\n1\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ("games", "--json"),
        ("rules", KEY, "--lang", "fr"),
        ("play", KEY, "--seed", "x", "--name", "Zoé", "--lang", "de"),
        ("record", KEY, "--seed", "x"),
        ("replay", "-", "--json"),
        ("simulate", KEY, "--matches", "5", "--jobs", "1"),
        ("tournament", KEY, "--seats", "2", "--matches", "2", "--jobs", "1"),
        ("play", "no-such-game"),
    ],
)
def test_a_separate_process_gives_the_same_answer(
    arguments: tuple[str, ...], run: Any, run_process: Any, tmp_path: Path
) -> None:
    one, other = tmp_path / "1", tmp_path / "2"
    here = run(*arguments, lines=TYPED, HAUTEMER_HOME=str(one))
    there = run_process(*arguments, lines=TYPED, HAUTEMER_HOME=str(other))
    assert there.returncode == here.returncode
    assert there.stdout.replace(str(other), "") == here.stdout.replace(str(one), "")
    assert there.stderr == here.stderr
    assert here.stdout + here.stderr


def test_load_starts_and_stops_a_server(run_process: Any) -> None:
    figures = figures_of(run_process("load", "--tables", "3", "--seconds", "1", "--lang", "en"))
    assert figures["Sockets lost"] == "0"


def test_torture_kills_servers_and_cuts_their_database(run_process: Any) -> None:
    name = asyncio.run(shared().fresh())
    hurt = ("--seconds", "3", "--away", "1", "--database", shared().url(name))
    figures = figures_of(run_process("torture", "--tables", "2", *hurt, "--lang", "en"))
    asyncio.run(shared().drop(name))
    assert figures["Moves lost or doubled"] == "0"
    assert int(figures["Servers killed"]) >= 1
    assert int(figures["Database outages"]) >= 1


def figures_of(done: subprocess.CompletedProcess[str]) -> dict[str, str]:
    """Return the printed table."""
    assert done.returncode == 0, done.stdout + done.stderr
    rows = [line.split("│")[1:3] for line in done.stdout.splitlines() if line.count("│") == 3]
    assert len(rows) >= 5, done.stdout
    return {name.strip(): number.strip() for name, number in rows}
