"""Talk in the terminal: a person makes claims, bots make and hear them, and the log shows them."""

from __future__ import annotations

import io
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from hautemer.cli.terminal.local import LocalTable
from hautemer.cli.terminal.prompt import TerminalPerson
from hautemer.cli.terminal.saves import SavedMatch
from hautemer.core import registry
from hautemer.core.chance import secret_of
from hautemer.core.codec import Move, plain
from hautemer.core.game import Situation
from hautemer.core.match import Fact, Match, live
from hautemer.words import LANGUAGES, Words

KEYS = registry.keys()
each_language = pytest.mark.parametrize("language", LANGUAGES)


def begun(key: str) -> Match:
    """Return a match with the fewest seats."""
    seats = registry.meta(key).seats[0]
    names = [f"Seat {seat}" for seat in range(seats)]
    game = registry.find(key)
    return Match.begin(game, names, game.settle(seats, {}), live(secret_of("x")))


TALKING = [key for key in KEYS if begun(key).game.claims(begun(key).state, 0)]
SILENT = [key for key in KEYS if key not in TALKING]
each_talking = pytest.mark.parametrize("key", TALKING)


def saved_talk(home: Path) -> list[dict[str, Any]]:
    (path,) = (home / "matches").glob("*.json")
    found: list[dict[str, Any]] = json.loads(path.read_bytes())["record"].get("talk", [])
    return found


def say_number(out: str, words: Words) -> str:
    """Return the number of the menu item for a claim."""
    (line,) = {line.strip() for line in out.splitlines() if line.strip().endswith(words.say("play-say"))}
    return line.split()[0]


def test_some_game_has_talk_and_some_has_none() -> None:
    assert TALKING
    assert SILENT


@each_language
@each_talking
def test_a_person_makes_a_claim(key: str, language: str, run: Any, home: Path) -> None:
    start = ("play", key, "--seed", "x", "--lang", language, "--bots", "random", "--name", "Ann")
    words = Words(language, key)
    asked = run(*start).stdout
    number = say_number(asked, words)
    offers = begun(key).game.claims(begun(key).state, 0)
    assert len(offers) > 1
    # The second form has open fields: after a claim is composed, the question comes again.
    shown = run("play", "--resume", "--lang", language, lines=f"{number}\n2\n1\nl\nq\n").stdout
    for offer in offers:
        assert words.say(f"say-{offer.do}") in shown
    (said,) = saved_talk(home)
    claim = said["claim"]
    assert said["seat"] == 0
    assert claim["say"] == offers[1].do
    names = json.loads(next((home / "matches").iterdir()).read_bytes())["record"]["seats"]
    details = {name: value for name, value in claim.items() if name != "say"}
    fact = Words(language, key, names).fact(Fact(f"claim_{claim['say']}", {"seat": 0, **details}))
    assert shown.count(fact) == 2, "told at once, and again in the log"
    assert shown.count(words.say("play-say")) == 2
    assert fact in run("play", "--resume", "--lang", language, lines="l\n").stdout


@each_talking
def test_a_claim_can_be_cancelled_and_too_many_are_refused(key: str, run: Any, home: Path) -> None:
    words = Words("en", key)
    number = say_number(run("play", key, "--seed", "x", "--bots", "random").stdout, words)
    run("play", "--resume", lines=f"{number}\nc\n{number}\n2\nc\nq\n")
    assert saved_talk(home) == []
    shown = run("play", "--resume", lines=f"{number}\n1\n" * 5 + "q\n").stdout
    assert len(saved_talk(home)) == 3
    assert words.say("error-too-much-talk", limit=3) in shown


@pytest.mark.parametrize("key", SILENT)
def test_a_game_without_talk_offers_none(key: str, run: Any) -> None:
    assert Words("en").say("play-say") not in run("play", key, "--seed", "x", "--bots", "random").stdout


class Gossip:
    """A bot that moves at random, remembers the claims that it heard, and makes the first possible claim."""

    def choose(self, situation: Situation[Any], rng: Random) -> Move | None:
        self.heard = [said.claim for said in situation.talk]
        return situation.offers.sample(rng)

    def say(self, situation: Situation[Any], rng: Random) -> Any:
        return situation.claims()[0].moves()[0]


@each_talking
def test_bots_at_the_table_hear_claims_and_make_them(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HAUTEMER_HOME", str(tmp_path))
    match = begun(key)
    waits = match.waiting_for()[0]
    person = (waits + 1) % len(match.names)
    players = [None if seat == person else "random" for seat in range(len(match.names))]
    screen = io.StringIO()
    waiting = SavedMatch(match, secret_of("x"), person, players)
    table = LocalTable(waiting, TerminalPerson(Words("en"), Console(file=screen, width=200)))
    gossip = Gossip()
    table.bots[waits] = gossip
    claim = match.game.claims(match.state, person)[1].moves()[0]
    match.say(person, plain(claim))
    assert table.bot_moves(waits, Random(1), must=True)
    assert gossip.heard == [plain(claim)]
    assert [said.seat for said in match.talk] == [person, waits]
    words = Words("en", key, match.names)
    for fact in match.facts[person]:
        if fact.fact.startswith("claim_"):
            assert words.fact(fact) in screen.getvalue()
