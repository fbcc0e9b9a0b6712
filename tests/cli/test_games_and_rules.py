"""`hautemer games` and `hautemer rules`, for every game in every language."""

from __future__ import annotations

import io
import json
import re
from typing import Any

import pytest
from rich.console import Console

from hautemer import bots
from hautemer.book import book
from hautemer.bots.coverage import Coverage, coverage
from hautemer.bots.learned import vectors_of, weights_of
from hautemer.cli.commands.games import exceptions
from hautemer.cli.terminal import clauses, rulebook
from hautemer.core import ranking, registry
from hautemer.core.ranking import CAPTAIN, has_captain
from hautemer.words import LANGUAGES, Words

KEYS = registry.keys()

each_game = pytest.mark.parametrize("key", KEYS)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def flat(text: str) -> str:
    return "".join(text.split())


@each_language
def test_games(language: str, run: Any) -> None:
    shown = run("games", "--lang", language)
    assert shown.returncode == 0
    for key in KEYS:
        words, game = Words(language, key), registry.find(key)
        assert flat(words.say("tagline")) in flat(shown.stdout)
        assert ", ".join(bots.names(game)) in shown.stdout
        for option in game.meta.options:
            assert f"{option}=" in shown.stdout


def test_games_as_json(run: Any) -> None:
    told = [json.loads(line) for line in run("games", "--json").stdout.splitlines()]
    assert [game["key"] for game in told] == KEYS
    for game in told:
        found = registry.find(game["key"])
        assert game["defaults"] == found.settle(game["seats"][0], {})
        assert "random" in game["bots"]
        captain = game["captain"]
        assert bool(captain["lacks"]) == (CAPTAIN not in game["bots"])
        assert set(captain["versions"]) <= {*found.meta.older_rules, found.meta.rules}


def test_games_say_where_another_bot_plays_for_the_captain(monkeypatch: pytest.MonkeyPatch) -> None:
    captains = [registry.find(key) for key in KEYS if has_captain(key)]
    covered = {game.meta.key: coverage(game) for game in captains}
    assert any(one.versions for one in covered.values()), "an older version is not covered"
    game = captains[0]
    words = Words("en", game.meta.key)
    unfit = Coverage("unfit", offered=True, versions=())
    assert exceptions(words, unfit) == [words.say("games-captain-unfit")]
    monkeypatch.setattr(vectors_of(game).__class__, "version", 99)
    weights_of.cache_clear()
    try:
        assert coverage(game).lacks == "unfit"
    finally:
        weights_of.cache_clear()
    monkeypatch.setattr(ranking, "ARRAYS", "no_such_module")
    assert coverage(game).lacks == "no_arrays"


@each_language
@each_game
def test_the_rulebook_has_every_clause_once(key: str, language: str, run: Any) -> None:
    shown = run("rules", key, "--lang", language).stdout
    numbers = re.findall(r"^ +([A-Z]+\d+\.\d+)  ", shown, re.MULTILINE)
    written = registry.file(key, "RULES.md").decode().splitlines()
    assert sorted(numbers) == sorted(line.split("**")[1] for line in written if line.startswith("- **"))
    words = Words(language, key)
    messages = {message for message in words._bundle._messages if message.startswith("clause-")}
    assert {f"clause-{number.replace('.', '-')}" for number in numbers} == messages
    text = flat(shown)
    for number in numbers:
        assert flat(words.say(f"clause-{number.replace('.', '-')}")) in text


@each_language
@each_game
def test_the_summary_has_the_goal_the_round_and_all_tables(key: str, language: str, run: Any) -> None:
    shown = flat(run("rules", key, "--summary", "--lang", language).stdout)
    sections = book(key, language).sections
    assert all(flat(section.title) in shown for section in sections if section.summary)
    tables = [block for section in sections for block in section.blocks if block.kind == "table"]
    assert tables
    assert all(
        flat(row[0].text + row[-1].text) in shown for block in tables for row in block.rows if len(row) == 2
    )
    texts = [block for section in sections for block in section.blocks if block.kind == "text"]
    signs = [run.text for block in texts for run in block.runs if " ° " in run.text]
    assert all(flat(text) in shown for text in signs), "the sign in the tables is explained"


@each_game
def test_one_part_and_one_clause(key: str, run: Any) -> None:
    first = clauses.clauses(key)[0]
    part = clauses.part_of(first)
    one = run("rules", key, first.lower()).stdout
    assert re.findall(r"^ +([A-Z]+\d+\.\d+)  ", one, re.MULTILINE) == [first]
    some = run("rules", key, part).stdout
    expected = [number for number in clauses.clauses(key) if clauses.part_of(number) == part]
    assert re.findall(r"^ +([A-Z]+\d+\.\d+)  ", some, re.MULTILINE) == expected


def test_a_removed_clause_leads_to_its_successor(run: Any) -> None:
    moved = [
        (key, old, block.number)
        for key in KEYS
        for section in book(key, "en").sections
        for block in section.blocks
        for old in block.replaces
    ]
    assert moved
    for key, old, new in moved:
        assert run("rules", key, old).stdout == run("rules", key, new).stdout


def test_unknown_games_and_clauses_are_reported(run: Any) -> None:
    assert run("rules", "no-such-game").returncode == 2
    unknown = run("rules", KEYS[0], "Z9.9")
    assert unknown.returncode == 2
    assert len(unknown.stderr.splitlines()) == 1


@each_game
@each_language
def test_no_line_of_a_rulebook_begins_with_a_sign_that_follows_a_no_break_space(
    key: str, language: str
) -> None:
    """Rich itself breaks « destination : » before the colon."""
    page = rulebook.whole(book(key, language))
    for width in (50, 60, 72, 100):
        console = Console(width=width, file=io.StringIO())
        with console.capture() as shown:
            console.print(page)
        assert re.findall(r"^[ │]*(?:[:;!»%]|\?(?!  )).*$", shown.get(), re.M) == []
