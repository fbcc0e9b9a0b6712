"""`--bots module:Class` seats a bot that is not installed, in every command that takes bots."""

from __future__ import annotations

import inspect
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from hautemer.cli.commands import dataset, record, report, simulate, tournament
from hautemer.cli.matches import WantedMatches
from hautemer.cli.terminal.saves import SavedMatch, open_waiting
from hautemer.core import registry
from hautemer.core.errors import BadOptions
from hautemer.core.match import Match, live

KEY = registry.keys()[0]
NAME = "first_offer:FirstOffer"
SOURCE = '''
class FirstOffer:
    """Samples the first offer."""

    def __init__(self, game):
        self.game = game

    def choose(self, situation, rng):
        return situation.offers[0].sample(rng)
'''


@pytest.fixture(autouse=True)
def _beside_the_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "first_offer.py").write_text(SOURCE)
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_simulate_plays_it(jobs: str, run_process: Any) -> None:
    done = run_process("simulate", KEY, "--bots", NAME, "--matches", "2", "--jobs", jobs, "--json")
    assert done.returncode == 0, done.stderr
    assert list(json.loads(done.stdout)["bots"]) == [NAME]


def test_tournament_plays_it(run_process: Any) -> None:
    done = run_process("tournament", KEY, "--bots", f"{NAME},random", "--matches", "2", "--jobs", "1")
    assert done.returncode == 0, done.stderr
    assert "first_offer" in done.stdout


def test_record_plays_it(run_process: Any, tmp_path: Path) -> None:
    done = run_process("record", KEY, "--bots", NAME, "--out", "match.json")
    assert done.returncode == 0, done.stderr
    assert json.loads((tmp_path / "match.json").read_text())["seats"][0] == f"{NAME} 0"
    assert run_process("replay", "match.json").returncode == 0


def test_play_seats_it_and_resumes_only_if_it_is_named_again(run_process: Any, home: Path) -> None:
    assert run_process("play", KEY, "--bots", NAME, "--seed", "x", lines="q\n").returncode == 0
    assert list((home / "matches").glob("*.json"))
    refused = run_process("play", "--resume", "--lang", "en", lines="q\n")
    assert refused.returncode == 2
    assert "Name it again with --bots" in refused.stderr
    assert run_process("play", "--resume", "--bots", NAME, lines="q\n").returncode == 0


def test_a_saved_match_imports_nothing_that_was_not_named(tmp_path: Path) -> None:
    game = registry.find(KEY)
    names = ["Ann", *(f"Bot {number}" for number in range(1, game.meta.seats[0]))]
    bots = [None, *["this:s"] * (len(names) - 1)]
    path = tmp_path / "match.json"
    path.touch()
    SavedMatch(Match.begin(game, names, {}, live(bytes(32))), bytes(32), 0, bots, path=path).keep()
    with pytest.raises(BadOptions) as refused:
        open_waiting(path)
    assert refused.value.key == "own_bot"


@pytest.mark.parametrize("command", [dataset, record, report, simulate, tournament])
def test_commands_that_play_matches_read_bots_in_one_way(command: ModuleType) -> None:
    """`dataset` and `report` need packages that are missing here, but share the reading with the others."""
    assert "wanted" in inspect.signature(inspect.unwrap(command.command.callback)).parameters
    options = {name for parameter in command.command.params for name in parameter.opts}
    assert {"--seats", "--bots", "--seed", "--option", "--data"} <= options


def test_the_matches_of_a_command_line_seat_it() -> None:
    assert set(WantedMatches(KEY, None, NAME, "1", (), None).batch().bots) == {NAME}


@pytest.mark.parametrize("option", ["--bots", "--seed"])
def test_at_a_server_bots_and_seeds_are_refused(option: str, run_process: Any) -> None:
    done = run_process("play", KEY, "--server", "http://127.0.0.1:9", option, NAME, "--lang", "en")
    assert done.returncode == 2
    assert done.stderr.startswith(f"{option} can’t be used with --server.")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nowhere:Bot", "No module named 'nowhere'"),
        ("first_offer:Nobody", "has no attribute 'Nobody'"),
        (":Bot", "Empty module name"),
    ],
)
def test_a_bot_that_cannot_be_loaded_is_reported(name: str, why: str, run_process: Any) -> None:
    done = run_process("simulate", KEY, "--bots", name, "--matches", "1", "--lang", "en")
    assert done.returncode == 2
    assert why in done.stderr
