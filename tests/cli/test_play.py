"""Playing in the terminal, with standard input in place of a keyboard."""

from __future__ import annotations

import json
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hautemer.bots import make
from hautemer.cli.terminal import clauses
from hautemer.cli.terminal.saves import SavedMatch
from hautemer.core import record, registry
from hautemer.core.chance import secret_of
from hautemer.core.codec import name_of
from hautemer.core.game import AnyGame
from hautemer.core.match import Match, Undo, live
from hautemer.sim.run import next_move
from hautemer.words import LANGUAGES, Plain, Words

KEYS = registry.keys()
LEAST = {key: str(registry.meta(key).seats[0]) for key in KEYS}

# More answers than a whole match against the best bots needs, invalid ones included.
A_MATCH = 10_000

# A first move: from a list, or composed field by field.
A_MOVE = "1\n1 2 3\n"

each_game = pytest.mark.parametrize("key", KEYS)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def answers(number: int) -> str:
    """Return pseudo-random answers, always the same: often the first choice, sometimes several numbers."""
    rng = Random("answers")
    sizes = (0, 0, 0, 1, 1, 1, 2, 3, 4, 5)
    drawn = (sorted(rng.sample("1234567", rng.choice(sizes))) or ["1"] for _ in range(number))
    return "".join(f"{' '.join(numbers)}\n" for numbers in drawn)


def saved(home: Path) -> dict[str, Any]:
    """Return the only saved match."""
    (path,) = (home / "matches").glob("*.json")
    found: dict[str, Any] = json.loads(path.read_bytes())
    return found


def entries(home: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = saved(home)["record"]["entries"]
    return found


@pytest.mark.parametrize(("key", "language"), [*zip(KEYS, cycle(LANGUAGES), strict=False)])
def test_a_whole_match(key: str, language: str, run: Any, home: Path) -> None:
    """Each language is tried with a game: `tests/house` compares the messages of all languages."""
    played = run(
        "play", key, "--seats", LEAST[key], "--seed", "x", "--lang", language, lines=answers(A_MATCH)
    )
    assert played.returncode == 0
    assert played.stderr == ""
    assert not list((home / "matches").iterdir())
    (path,) = (home / "records").iterdir()
    found = record.read(path.read_bytes())
    record.verify(found, registry.find(key))
    assert found.result is not None
    words = Words(language, key, found.seats)
    reason = words.say(f"reason-{found.result.reason.replace('_', '-')}")
    assert " ".join(reason.split()) in " ".join(played.stdout.split())  # lines are wrapped
    assert words.say("play-recorded", file=Plain("")).strip() in played.stdout
    assert run("replay", str(path)).returncode == 0


@each_game
def test_the_end_of_the_input_saves_the_match(key: str, run: Any, home: Path) -> None:
    left = run("play", key, "--seed", "x", lines=A_MOVE)
    assert left.returncode == 0
    assert "--resume" in left.stdout
    before = saved(home)
    again = run("play", "--resume")
    assert again.returncode == 0
    assert saved(home) == before
    assert menu(again.stdout) == menu(left.stdout)


def menu(out: str) -> list[str]:
    """Return the last numbered choices in the output."""
    block: list[str] = []
    for line in out.splitlines():
        number = line.strip().split(" ")[0]
        if number == "1":
            block = []
        if number.isdecimal() and line.startswith("  "):
            block.append(line.strip())
    return block


@each_game
def test_one_seed_gives_one_match(key: str, run: Any, tmp_path: Path) -> None:
    made = []
    for folder in ("one", "two"):
        run(
            "play",
            key,
            "--seed",
            "tempest",
            "--name",
            "Ann",
            lines=answers(30),
            HAUTEMER_HOME=str(tmp_path / folder),
        )
        made.append(saved(tmp_path / folder))
    assert made[0] == made[1]


@each_game
def test_a_resumed_match_equals_an_uninterrupted_one(key: str, run: Any, tmp_path: Path) -> None:
    """The records of the whole match are the same, including random outcomes and moves of bots."""
    typed = answers(A_MATCH).splitlines(keepends=True)
    start = ("play", key, "--seats", LEAST[key], "--seed", "tempest", "--name", "Ann")
    whole, parts = str(tmp_path / "whole"), str(tmp_path / "parts")
    run(*start, lines="".join(typed), HAUTEMER_HOME=whole)
    # Leave between two questions in every game: a half-answered one is repeated from its start.
    run(*start, lines="".join(typed[:13]), HAUTEMER_HOME=parts)
    run("play", "--resume", lines="".join(typed[13:26]), HAUTEMER_HOME=parts)
    run("play", lines="\n" + "".join(typed[26:]), HAUTEMER_HOME=parts)
    (one,), (other,) = ((tmp_path / folder / "records").iterdir() for folder in ("whole", "parts"))
    assert one.read_bytes() == other.read_bytes()


@each_game
def test_undo_takes_the_last_own_move_back(key: str, run: Any, home: Path) -> None:
    first = run("play", key, "--seed", "x", lines="u\n" + A_MOVE)
    forced = Words("en").say("play-forced", move=Plain("")).split(":")[0]
    # A move that was sent without a question can be taken back, too.
    assert Words("en").say("play-nothing-to-undo") in first.stdout or forced in first.stdout
    undone = run("play", "--resume", lines="u\nq\n")
    if Words("en").say("play-secret-stands") in undone.stdout:
        assert all(entry["do"] != "undo" for entry in entries(home))
        return
    number = max(number for number, entry in enumerate(entries(home)) if entry["do"] == "undo")
    own = [number for number, entry in enumerate(entries(home)[:number]) if entry["seat"] == 0]
    assert entries(home)[number]["to"] == own[-1]
    assert menu(undone.stdout) != []


@each_game
def test_undo_over_and_over(key: str, run: Any, home: Path) -> None:
    typed = f"{A_MOVE}u\n{A_MOVE}1\nu\n{A_MOVE}u\nu\n2\n1\n1\nu\n" * 5
    run("play", key, "--seed", "x", lines=typed)
    (path,) = [*(home / "matches").glob("*.json"), *(home / "records").glob("*.json")]
    written = json.loads(path.read_bytes())
    match = record.replay(record.checked(written.get("record", written)), registry.find(key))
    game = match.game
    dropped = [entry for entry in match.log if entry not in match.played]
    assert [entry for entry in dropped if not isinstance(entry.move, Undo)]
    assert not any(game.is_commitment(entry.move) for entry in dropped)


def test_the_only_answer_is_given_without_a_question(run: Any, home: Path) -> None:
    """The first tile of a voyage is turned up without another line of input."""
    (key,) = (key for key in KEYS if {"sail", "draw"} <= {name_of(one) for one in registry.find(key).moves})
    words = Words("en", key)
    forced = words.say("play-forced", move=Plain(words.move({"do": "draw"})))
    played = run("play", key, "--seed", "x", lines="1\n1\n")
    assert forced in played.stdout
    assert [entry["do"] for entry in entries(home) if entry["seat"] == 0][:2] == ["sail", "draw"]


def test_an_answer_that_is_forced_in_secret_is_asked(
    run: Any, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person without conflict cards is asked in a mutiny like anybody else."""
    kinds = {key: {name_of(one) for one in registry.find(key).moves} for key in KEYS}
    (key,) = (key for key in KEYS if {"fight", "reward"} <= kinds[key])
    monkeypatch.setenv("HAUTEMER_HOME", str(home))
    match, seat = without_conflict_cards(registry.find(key))
    bots = tuple(None if one == seat else "random" for one in range(len(match.names)))
    SavedMatch(match, bytes(32), seat, bots).keep()
    words = Words("en", key)
    shown = run("play", "--resume", lines="q\n").stdout
    assert words.say("ask-fight") in shown
    (choice,) = menu(shown)
    assert choice.endswith(words.move({"do": "fight", "conflicts": 0}))
    assert words.say("play-forced", move=Plain("")).split(":")[0] not in shown


def without_conflict_cards(game: AnyGame) -> tuple[Match, int]:
    """Return a match in which a seat is asked to fight and has nothing to fight with."""
    for number in range(20):
        rng, luck = Random(number), live(secret_of(f"mutiny {number}"))
        match = Match.begin(game, [f"N{seat}" for seat in range(4)], {}, luck)
        player = make(game, "greedy")
        while (step := next_move(game, match.state, [player] * 4, rng)) is not None:
            seat, move = step
            if seat is not None and name_of(type(move)) == "fight" and match.offers(seat)[0].count() == 1:
                return match, seat
            match.submit(seat, move)
    raise AssertionError("everybody always has a conflict card")


GARBAGE = (
    b"",
    b"x",
    b"0",
    b"-1",
    b"99",
    b"1.5",
    b"1e3",
    "²".encode(),
    "١".encode(),
    b"\xff\xfe\x80",
    b"\x00\x1b[31m[bold]",
    b"[/nothing]",
    b"9" * 100_000,
    b"1 1 1 1 1 1 1",
    b"r nothing",
    b"r \xf0\x9f\x8f\xb4",
    b"{}",
    b"U U",
    b"c",
    b"w",
)


@each_language
@each_game
def test_invalid_answers_repeat_the_question(key: str, language: str, run: Any, home: Path) -> None:
    played = run(
        "play", key, "--seed", "x", "--lang", language, lines=b"\n".join(GARBAGE) + b"\n" + A_MOVE.encode()
    )
    assert played.returncode == 0
    assert played.stderr == ""
    assert [entry for entry in entries(home) if entry["seat"] == 0]


@each_game
def test_letters(key: str, run: Any) -> None:
    words = Words("en", key)
    part = next(iter(sorted(part_numbers(key))))
    shown = run("play", key, "--seed", "x", lines=f"?\nl\nr\nr {part}\nr {part}.1\ns\nb\nq\n").stdout
    assert words.say("play-help-numbers") in shown
    assert flat(words.say(f"clause-{part}-1")) in flat(shown)
    assert flat(words.say("play-saved", file=Plain(""))[:-2]) in flat(shown)


def part_numbers(key: str) -> set[str]:
    return set(clauses.parts(key))


def flat(text: str) -> str:
    """Return a text without its line breaks and margins."""
    return "".join(text.split())


@each_game
def test_a_narrow_terminal_without_colour(key: str, run: Any) -> None:
    shown = run("play", key, "--seed", "x", lines=answers(12), COLUMNS="60").stdout
    assert "\x1b" not in shown
    assert max(len(line) for line in shown.splitlines() if "/" not in line) <= 60


@each_language
def test_the_menu(language: str, run: Any, home: Path) -> None:
    words = Words(language)
    shown = run("play", "--lang", language, lines="nothing\n1\n\n1\n0\n")
    assert words.say("play-welcome") in shown.stdout
    assert words.say("play-number-please", low=1, high=len(KEYS)) in shown.stdout
    assert all(Words(language, key).say("title") in shown.stdout for key in KEYS)
    least, most = registry.meta(KEYS[0]).seats
    assert len(saved(home)["record"]["seats"]) == min(most, max(least, 4))


def test_the_menu_changes_an_option(run: Any, home: Path) -> None:
    option = next(iter(registry.meta(KEYS[0]).options.items()))
    run("play", lines="1\n\n1\n\n")
    assert saved(home)["record"]["options"][option[0]] == option[1].values[1]


@pytest.mark.parametrize("lines", ["", "q\n1\n\n\n1\n", "1\nq\n\n1\n"])
def test_leaving_the_menu(lines: str, run: Any, home: Path) -> None:
    assert run("play", lines=lines).returncode == 0
    assert not home.exists()


def test_a_saved_match_is_offered(run: Any, home: Path) -> None:
    run("play", KEYS[0], "--seed", "x", lines="1\n")
    before = len(entries(home))
    run("play", lines="\n1\n")
    assert len(entries(home)) > before
    run("play", lines="n\n1\n\n\n1\n")
    assert len(list((home / "matches").iterdir())) == 2


def test_a_rematch(run: Any, home: Path) -> None:
    key = KEYS[0]
    lines = answers(150).replace("\n", "\ny\n")  # “y” only answers if the person wants to play again
    run("play", key, "--seats", LEAST[key], "--seed", "x", lines=lines)
    finished = [record.read(path.read_bytes()) for path in (home / "records").iterdir()]
    (first,) = (found for found in finished if found.seed == "x")
    again = record.checked(saved(home)["record"])
    assert (again.seats, again.options, again.seed) == (first.seats, first.options, None)
    assert again.setup != first.setup


@pytest.mark.parametrize(
    "arguments",
    [
        ("no-such-game",),
        (KEYS[0], "--seats", "99"),
        (KEYS[0], "--seat", "19"),
        (KEYS[0], "--bots", "nobody"),
        (KEYS[0], "--bots", "random,random,random,random,random,random"),
        (KEYS[0], "--option", "no=thing"),
        (KEYS[0], "--option", "nothing"),
        (KEYS[0], "--name", "x" * 61),
        (KEYS[0], "--name", " "),
        (KEYS[0], "--data", "no-such-file"),
        ("no-such-file", "--resume"),
        ("--resume",),
    ],
)
def test_wrong_command_lines_print_a_sentence(arguments: tuple[str, ...], run: Any, home: Path) -> None:
    answer = run("play", *arguments)
    assert answer.returncode == 2
    assert len((answer.stdout + answer.stderr).strip().splitlines()) == 1
    assert not home.exists()


def test_names_and_seats(run: Any, home: Path) -> None:
    key = KEYS[0]
    seats = int(LEAST[key])
    run(
        "play", key, "--seats", LEAST[key], "--seat", str(seats - 1), "--name", "[red]Ann", "--bots", "random"
    )
    names = saved(home)["record"]["seats"]
    assert names[-1] == "[red]Ann"
    assert len(set(names)) == seats
    assert saved(home)["bots"] == ["random"] * (seats - 1) + [None]
    assert "[red]Ann" in run("play", "--resume").stdout


@pytest.mark.parametrize("key", [key for key in KEYS if registry.find(key).data_file is None])
def test_a_data_file_stays_with_the_match(key: str, run: Any, home: Path, tmp_path: Path) -> None:
    numbers = tmp_path / "numbers.toml"
    try:
        numbers.write_bytes(registry.file(key, "data.toml"))
    except FileNotFoundError:
        return
    run("play", key, "--data", str(numbers), "--seed", "x", lines="1\n")
    assert saved(home)["record"]["data"]["name"] == "numbers.toml"
    numbers.unlink()
    before = len(entries(home))
    run("play", "--resume", lines=answers(40))
    assert len(entries(home)) > before


@each_game
def test_a_hint_says_why(key: str, run: Any, home: Path) -> None:
    """The reason is printed below the advice if there is a choice."""
    lines = "h\n" + "".join(f"{answer}\nh\n" for answer in answers(20).splitlines()) + "q\n"
    played = run("play", key, "--seats", LEAST[key], "--seed", "x", "--lang", "en", lines=lines)
    assert played.returncode == 0, played.stderr
    said = played.stdout.splitlines()
    after = [said[number + 1] for number, line in enumerate(said) if line.startswith("Hint (")]
    assert any(line.startswith("  ") and line.strip() for line in after), after
