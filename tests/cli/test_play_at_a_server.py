"""Playing at a server from the terminal, with standard input and real processes on both sides."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest
from tests.cases import KEYS
from tests.cli.servers import server

from hautemer.client import Client
from hautemer.core import record, registry
from hautemer.core.fairness import contributors
from hautemer.core.offers import described
from hautemer.words import Plain, Words

LEAST = {key: registry.meta(key).seats[0] for key in KEYS}
PACE = {"bot": 0, "window": 100, "windows": {}, "move": None}
# Mostly the first choice; more numbers for questions that need several.
ANSWERS = ("1", "1", "1", "2", "1 2", "1 2 3", "2 3 4", "1 3 4", "1 2 3 4", "1 2 3 4 5")


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server(tmp_path_factory.mktemp("server"), "--unlimited") as address:
        yield address


def answers(number: int) -> str:
    return "".join(f"{answer}\n" for answer in islice(cycle(ANSWERS), number))


async def invited(url: str, key: str, terminal: Any) -> Any:
    """Create a table with bots and one free seat, and start when the terminal has joined."""
    async with Client(url) as host:
        settings = {"game": key, "seats": LEAST[key], "pace": PACE}
        bots = [None, *["random"] * (LEAST[key] - 1)]
        table, code = await host.make(settings, bots=bots)
        async with host.at(table, watching=True) as there:
            playing = asyncio.create_task(asyncio.to_thread(terminal, table, code))
            await there.until(lambda scene: scene["table"]["draw"].get("committed"), 60)
            await there.do("start")
            return await playing


@pytest.mark.parametrize("key", KEYS)
def test_some_moves_of_every_game(key: str, url: str, run: Any) -> None:
    def terminal(table: str, code: str) -> Any:
        return run(
            "play", "--server", url, "--table", code, "--name", "Zoé", "--lang", "de", lines=answers(80)
        )

    played = asyncio.run(invited(url, key, terminal))
    assert played.returncode == 0, played.stdout[-3000:] + played.stderr
    assert played.stderr == ""
    assert played.stdout.count("›") > 10
    words = Words("de", key)
    assert words.say("title") in played.stdout
    assert "Zoé nimmt Platz" in played.stdout


def test_a_whole_match(url: str, run: Any, home: Path) -> None:
    key = min(KEYS, key=lambda key: registry.meta(key).entries_at_most)

    def terminal(table: str, code: str) -> Any:
        lines = answers(20 * registry.meta(key).entries_at_most)
        return run("play", "--server", url, "--table", code, "--name", "Zoé", "--lang", "fr", lines=lines)

    played = asyncio.run(invited(url, key, terminal))
    assert played.returncode == 0, played.stdout[-3000:] + played.stderr
    assert played.stderr == ""
    (path,) = (home / "records").iterdir()
    found = record.read(path.read_bytes())
    record.verify(found, registry.find(key))
    assert found.result is not None
    words = Words("fr", key, found.seats)
    reason = words.say(f"reason-{found.result.reason.replace('_', '-')}")
    assert " ".join(reason.split()) in " ".join(played.stdout.split())
    assert isinstance(found.commitment, record.Commitment)
    assert contributors(found.commitment) == (found.seats.index("Zoé"),)
    kept = home / "draws.json"
    assert kept.stat().st_mode & 0o077 == 0
    said = " ".join(played.stdout.split())
    for message in (words.say("draw-together", names=Plain("Zoé")), words.say("draw-kept")):
        assert " ".join(message.split()) in said
    assert found.commitment.sha256 in played.stdout.replace("\n", "")


def test_a_person_creates_leaves_and_finds_a_table(url: str, run: Any, home: Path) -> None:
    """Create a table, add bots, make a claim, leave, and find it again through its link."""
    key = KEYS[0]
    made = run(
        "play", key, "--server", url, "--seats", str(LEAST[key]), "--name", "Zoé", "--lang", "en",
        "--pace", "0", lines="2\np what\np cal\nt Ahoy!\nh\nb\nl\nr\n?\nq\n",
    )  # fmt: skip
    assert made.returncode == 0, made.stderr
    assert re.search(r"Code: [A-Z]{4}\.", made.stdout)
    assert "Hint" in made.stdout
    assert "Only this computer can open this link." in " ".join(made.stdout.split())
    assert "Which pace? calm, brisk, instant" in made.stdout
    assert "Bots now play at this pace: calm." in made.stdout
    link = re.findall(r"http\S+/#/table/[\w-]+", made.stdout.replace("\n", ""))[-1]
    again = run("play", "--server", link, "--lang", "en", lines="u\nq\n")
    assert again.returncode == 0
    assert "Zoé: Ahoy!" in again.stdout
    kept = home / "servers.json"
    assert list(json.loads(kept.read_text())) == [url]
    assert kept.stat().st_mode & 0o077 == 0
    chosen = run("play", "--server", url, "--lang", "en", lines="1\nq\n")
    assert "Zoé: Ahoy!" in chosen.stdout
    stranger = run("play", "--server", url, "--table", "QQQQ", "--lang", "en")
    assert "no such table" in stranger.stdout


def test_windows_are_voted_on(url: str, run: Any) -> None:
    """A person alone with bots decides alone; a game without windows has nothing to decide."""
    kinds = {registry.find(key).has_windows: key for key in KEYS}
    for has_windows, key in kinds.items():
        made = run(
            "play", key, "--server", url, "--seats", str(LEAST[key]), "--name", "Zoé", "--lang", "en",
            "--pace", "0", lines="2\nv\n?\nb\nq\n",
        )  # fmt: skip
        assert made.returncode == 0, made.stderr
        words = Words("en")
        assert (words.say("away-windows", missing=0) in made.stdout) == has_windows
        told = " ".join(made.stdout.split())
        assert (words.say("away-help-v").split(",")[0] in told) == has_windows


def test_addresses_without_a_server_are_reported(run: Any) -> None:
    for address, said in (
        ("ftp://x", "http"),
        ("nonsense", "http"),
        ("http://127.0.0.1:9", "does not answer"),
    ):
        answer = run("play", "--server", address, "--lang", "en")
        assert answer.returncode == 2
        assert said in answer.stderr


@pytest.mark.parametrize("key", KEYS)
def test_an_offer_survives_encoding(key: str) -> None:
    """A decoded description describes itself in the same way and makes the same moves."""
    from random import Random

    from hautemer.core.codec import plain
    from hautemer.core.match import Match, live

    game, rng = registry.find(key), Random(2)
    match = Match.begin(game, [f"P{seat}" for seat in range(LEAST[key])], {}, live(bytes(32)))
    for _ in range(150):
        if match.result is not None:
            break
        for actor in game.actors(match.state):
            for offer in match.offers(actor):
                again = described(json.loads(json.dumps(offer.describe())), game.moves)
                assert again.describe() == offer.describe()
                assert again.count() == offer.count()
                assert plain(again.sample(Random(3))) == plain(offer.sample(Random(3)))
        actor = rng.choice(game.actors(match.state))
        match.submit(actor, match.offers(actor).sample(rng))
