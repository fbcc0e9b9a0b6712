"""`hautemer replay` and `hautemer record`, as other people's programs use them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.house.languages import checks

from hautemer import registry
from hautemer.words import LANGUAGES

KEYS = registry.keys()
LEAST_SEATS = {key: registry.meta(key).seats[0] for key in KEYS}


@pytest.fixture
def written(key: str, tmp_path: Path, run: Any) -> Path:
    """Return a record of random bots."""
    path = tmp_path / "match.json"
    done = run("record", key, "--seats", str(LEAST_SEATS[key]), "--seed", "tern", "--out", str(path))
    assert done.returncode == 0, done.stderr
    return path


def answer(done: Any) -> Any:
    """Return the only printed JSON object."""
    assert done.stdout.count("\n") == 1
    return json.loads(done.stdout)


@pytest.mark.parametrize("key", KEYS[:1])
def test_the_account_says_who_moved_for_a_seat(key: str, written: Path, tmp_path: Path, run: Any) -> None:
    record = json.loads(written.read_text())
    position = next(at for at, entry in enumerate(record["entries"]) if entry["seat"] == 0)
    plain, json_before = run("replay", str(written)).stdout, run("replay", str(written), "--json").stdout
    for by, said in (("clock", "Time ran out for "), ("bot", "A bot plays for ")):
        record["entries"][position]["by"] = by
        marked = tmp_path / f"{by}.json"
        marked.write_text(json.dumps(record))
        account = run("replay", str(marked)).stdout
        assert account.count(said) == 1
        assert said not in plain
        assert run("replay", str(marked), "--view", "0").stdout.count(said) == 1
        assert run("replay", str(marked), "--json").stdout == json_before
    record["entries"][position]["by"] = "somebody"
    (tmp_path / "odd.json").write_text(json.dumps(record))
    odd = run("replay", str(tmp_path / "odd.json"))
    assert (odd.returncode, odd.stdout) == (2, "")
    assert "bot, clock, consent" in odd.stderr


@pytest.mark.parametrize("sign", ["\x1b]0;title\x07", "\u202e", "\x9b2J", "a\nb", "\u2028"])
@pytest.mark.parametrize("key", KEYS[:1])
def test_names_and_chat_with_control_characters_are_refused(
    key: str, sign: str, written: Path, tmp_path: Path, run: Any
) -> None:
    record = json.loads(written.read_text())
    named = {**record, "seats": [sign, *record["seats"][1:]]}
    said = {**record, "talk": [{"after": -1, "seat": 0, "text": sign.replace("\n", "\0")}]}
    for number, wrong in enumerate((named, said)):
        file = tmp_path / f"{number}.json"
        file.write_text(json.dumps(wrong))
        for command in ("replay", "verify"):
            done = run(command, str(file))
            assert done.returncode == 2
            assert sign not in done.stdout + done.stderr
        assert "control characters" in done.stderr


@pytest.mark.parametrize("key", KEYS[:1])
def test_chat_of_a_record_may_have_several_lines(key: str, written: Path, tmp_path: Path, run: Any) -> None:
    record = json.loads(written.read_text())
    record["talk"] = [{"after": -1, "seat": 0, "text": "one\ntwo"}]
    (tmp_path / "lines.json").write_text(json.dumps(record))
    assert run("replay", str(tmp_path / "lines.json")).returncode == 0


@pytest.mark.parametrize("key", KEYS)
def test_a_record_replays_to_its_result(key: str, written: Path, run: Any) -> None:
    record = json.loads(written.read_text())
    done = run("replay", str(written), "--json")
    assert done.returncode == 0
    told = answer(done)
    assert list(told) == [
        "game",
        "seats",
        "entries",
        "finished",
        "scores",
        "winners",
        "reason",
        "waiting_for",
        "offers",
        "public",
    ]
    assert told["game"] == key
    assert told["seats"] == LEAST_SEATS[key]
    assert told["entries"] == len(record["entries"])
    assert told["finished"]
    result = {name: told[name] for name in ("scores", "winners", "reason")}
    assert result == record["result"]
    assert told["waiting_for"] == []
    assert told["offers"] == {}


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_printed_in_sentences(key: str, language: str, written: Path, run: Any) -> None:
    done = run("replay", str(written), "--lang", language)
    assert done.returncode == 0
    assert done.stderr == ""
    assert len(done.stdout.splitlines()) > len(json.loads(written.read_text())["entries"])
    done = run("replay", str(written), "--lang", language, "--view", "1")
    assert not re.search(checks(language).reader, done.stdout, re.I), "whoever reads it is none of them"


def until_somebody_is_waited_for(written: Path, run: Any) -> tuple[int, int]:
    """Return a number of entries after which the match waits for a seat, and that seat."""
    for number in range(3, 20):
        told = answer(run("replay", str(written), "--json", "--until", str(number)))
        if told["waiting_for"]:
            return number, told["waiting_for"][0]
    raise AssertionError("nobody is waited for")


@pytest.mark.parametrize("key", KEYS)
def test_until_view_and_moves(key: str, written: Path, run: Any) -> None:
    number, seat = until_somebody_is_waited_for(written, run)
    until = ("--until", str(number))
    told = answer(run("replay", str(written), "--json", *until, "--view", "1"))
    assert told["entries"] == number
    assert not told["finished"]
    assert "own" in told["view"]
    assert "own" not in told["public"]
    told = answer(run("replay", str(written), "--json", *until, "--moves", str(seat), "--view", "all"))
    assert "state" in told
    do = {offer["do"] for offer in told["offers"][str(seat)]}
    assert {move["do"] for move in told["moves"]} == do
    assert run("replay", str(written), "--view", "77").returncode == 2


@pytest.mark.parametrize("key", KEYS)
def test_every_listed_move_is_legal_and_any_other_is_not(
    key: str, written: Path, run: Any, tmp_path: Path
) -> None:
    number, seat = until_somebody_is_waited_for(written, run)
    until = ("--until", str(number))
    moves = answer(run("replay", str(written), "--json", *until, "--moves", str(seat)))["moves"]
    record = json.loads(written.read_text())
    record = {name: part for name, part in record.items() if name != "result"}
    record["seed"] = "and on"
    before = record["entries"][:number]
    lines = [json.dumps({**record, "entries": [*before, {"seat": seat, **move}]}) for move in moves[:40]]
    path = tmp_path / "moves.jsonl"
    path.write_text("\n".join(lines) + "\n")
    done = run("replay", str(path), "--json")
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) == len(lines)
    wrong = {**record, "entries": [*before, {"seat": seat, **moves[0], "more": 1}]}
    path.write_text(json.dumps(wrong) + "\n")
    done = run("replay", str(path), "--json")
    assert done.returncode == 1
    assert answer(done)["error"]["entry"] == number


def changed(record: dict[str, Any], **changes: Any) -> bytes:
    return json.dumps({**record, **changes}).encode()


@pytest.mark.parametrize("key", KEYS[:1])
def test_a_file_that_is_not_a_record_has_status_two_and_one_line(
    key: str, written: Path, run: Any, tmp_path: Path
) -> None:
    record = json.loads(written.read_text())
    entries = record["entries"]
    wrong = {
        "junk": b"\xff\xfe\x00junk" * 1000,
        "empty": b"",
        "brackets": b"[" * 2_000_000,
        "deep": b'{"format": ' + b"[" * 500 + b"]" * 500 + b"}",
        "nan": b'{"format": NaN}',
        "infinite": changed(record, rules=1).replace(b'"rules": 1', b'"rules": 1e999'),
        "huge": changed(record, rules=10**30),
        "huge in an entry": changed(record, entries=[{**entries[0], "points": 10**40}]),
        "seats": changed(record, seats=4),
        "too few": changed(record, seats=["a"]),
        "entries": changed(record, entries={}),
        "an entry": changed(record, entries=[[]]),
        "format": changed(record, format="hautemer/0"),
        "game": changed(record, game="chess"),
        "rules": changed(record, rules=99),
        "option": changed(record, options={"colour": 1}),
        "key": changed(record, colour=1),
        "luck": changed(record, setup=[]),
        "other luck": changed(record, setup=[{"tide": 1}]),
        "more luck": changed(record, setup=[*record["setup"], {"tide": 1}]),
    }
    path = tmp_path / "wrong.json"
    for name, document in wrong.items():
        path.write_bytes(document)
        done = run("replay", str(path))
        assert done.returncode == 2, name
        assert done.stdout == "", name
        assert len(done.stderr.splitlines()) == 1, name
        told = run("replay", str(path), "--json")
        assert told.returncode == 2, name
        assert answer(told)["error"]["message"] == done.stderr.strip(), name


@pytest.mark.parametrize("key", KEYS[:1])
def test_a_wrong_entry_has_status_one_and_its_number(
    key: str, written: Path, run: Any, tmp_path: Path
) -> None:
    record = json.loads(written.read_text())
    entries = record["entries"]
    wrong: dict[str, tuple[int, list[dict[str, Any]]]] = {
        "no seat": (0, [{"do": entries[0]["do"]}]),
        "true is no seat": (0, [{**entries[0], "seat": True}]),
        "a seat of text": (0, [{**entries[0], "seat": "0"}]),
        "a far seat": (0, [{**entries[0], "seat": 99}]),
        "no move": (1, [entries[0], {"seat": 0}]),
        "unknown move": (1, [entries[0], {"seat": 0, "do": "swim"}]),
        "digest": (2, [*entries[:2], {**entries[2], "digest": "0" * 32}]),
        "more luck": (1, [entries[0], {**entries[1], "chance": [{"tide": 1}]}]),
        "luck of the wrong shape": (1, [entries[0], {**entries[1], "chance": 7}]),
        "half an hour": (1, [entries[0], {**entries[1], "at": 0.5}]),
        "after the end": (len(entries), [*entries, entries[-1]]),
        "undo of nothing": (0, [{"seat": 0, "do": "undo", "to": 0}]),
    }
    path = tmp_path / "wrong.json"
    for name, (number, list_of_entries) in wrong.items():
        without_result = {part: value for part, value in record.items() if part != "result"}
        path.write_bytes(changed(without_result, entries=list_of_entries))
        done = run("replay", str(path), "--json")
        assert done.returncode == 1, name
        assert answer(done)["error"]["entry"] == number, name
    result = {**record["result"], "scores": [score + 1 for score in record["result"]["scores"]]}
    path.write_bytes(changed(record, result=result))
    done = run("replay", str(path), "--json")
    assert done.returncode == 1
    assert answer(done)["error"]["entry"] == len(entries) - 1


@pytest.mark.parametrize("key", KEYS[:1])
def test_several_files_answer_in_order_and_the_worst_status_counts(
    key: str, written: Path, run: Any, tmp_path: Path
) -> None:
    junk = tmp_path / "junk.json"
    junk.write_text("[]")
    done = run("replay", str(written), str(junk), str(written), "--json")
    assert done.returncode == 2
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert ["error" in line for line in lines] == [False, True, False]
    done = run("replay", "-", "--json", lines=written.read_text())
    assert done.returncode == 0
    assert answer(done)["finished"]


@pytest.mark.parametrize("key", KEYS)
def test_the_same_seed_gives_the_same_bytes(key: str, written: Path, run: Any, tmp_path: Path) -> None:
    again = tmp_path / "again.jsonl"
    seats = str(LEAST_SEATS[key])
    run("record", key, "--seats", seats, "--seed", "tern", "--matches", "3", "--out", str(again))
    lines = again.read_bytes().splitlines(keepends=True)
    assert len(lines) == 3
    assert len(set(lines)) == 3
    assert lines[0] == written.read_bytes()
    done = run("replay", str(again), "--json")
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) == 3
