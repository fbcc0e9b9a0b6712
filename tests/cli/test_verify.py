"""`hautemer verify`: proving the random outcomes of a match after its end."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.cases import KEYS

from hautemer.core import record, registry
from hautemer.core.fairness import CommittedDevice, Round, device_commitment, prove
from hautemer.core.match import Match, live
from hautemer.words import LANGUAGES, Plain, Words

SECRET = bytes(range(32))


def played(key: str) -> dict[str, Any]:
    """Return the record of a match, not always finished, with its secret revealed."""
    game, rng = registry.find(key), Random(1)
    seats = game.meta.seats[0]
    match = Match.begin(game, [f"P{seat}" for seat in range(seats)], {}, live(SECRET))
    while match.result is None and len(match.log) < 200:
        actor = game.actors(match.state)[0]
        match.submit(actor, match.offers(actor).sample(rng))
    written: dict[str, Any] = json.loads(
        record.to_bytes(record.write(match, commitment=record.reveal(SECRET)))
    )
    return written


def kept(tmp_path: Path, document: Any) -> str:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(document))
    return str(path)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_honest_draw_is_proved(key: str, language: str, run: Any, tmp_path: Path) -> None:
    document = played(key)
    path, promised = kept(tmp_path, document), document["commitment"]["sha256"]
    proved = run("verify", path, "--lang", language)
    assert proved.returncode == 0
    assert promised in proved.stdout
    assert run("verify", path, "--hash", promised.upper()).returncode == 0
    other = run("verify", path, "--hash", "0" * 64)
    assert other.returncode == 1


def with_other_luck(document: dict[str, Any]) -> dict[str, Any]:
    """Return the same match with the hash of another secret."""
    other = record.reveal(bytes(32))
    return {**document, "commitment": {"sha256": other.sha256, "secret": other.secret}}


def test_changed_proofs_are_refused(run: Any, tmp_path: Path) -> None:
    document = played(KEYS[0])
    hidden = {**document, "commitment": document["commitment"]["sha256"]}
    broken = {**document, "commitment": {**document["commitment"], "secret": "00" * 32}}
    for changed, said in (
        (hidden, "no revealed secret"),
        (broken, "not the one that was promised"),
        (with_other_luck(document), "does not follow"),
    ):
        answer = run("verify", kept(tmp_path, changed), "--lang", "en")
        assert answer.returncode == 1
        assert said in answer.stderr
        assert "not proved" in answer.stderr


def test_files_that_are_not_records_have_status_two(run: Any, tmp_path: Path) -> None:
    documents: list[object] = [[], {**played(KEYS[0]), "game": "chess"}]
    for document in documents:
        assert run("verify", kept(tmp_path, document)).returncode == 2
    assert run("verify", str(tmp_path / "nowhere")).returncode == 2
    text = json.dumps(played(KEYS[0]))
    assert run("verify", "-", lines=text).returncode == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_outcomes_of_a_guided_round_are_reported_as_written_beforehand(
    language: str, run: Any, tmp_path: Path
) -> None:
    lesson = registry.lesson(KEYS[0])
    assert lesson is not None
    match = Match.begin(registry.find(KEYS[0]), lesson.names, lesson.options, live(SECRET), lesson)
    for step in lesson.steps:
        match.submit(step.seat, step.move)
    written = record.write(match, commitment=record.reveal(SECRET))
    path = kept(tmp_path, json.loads(record.to_bytes(written)))
    answer = run("verify", path, "--lang", language)
    assert answer.returncode == 1
    outcomes = len(lesson.setup) + len(lesson.luck)
    assert Words(language).say("verify-written", count=outcomes, drawn=0) in answer.stderr
    assert not answer.stdout


NAMES = {"one": (bytes([1]) * 32,), "both": (bytes([1]) * 32, bytes([2]) * 32), "none": ()}


def drawn_together(key: str, contributed: tuple[bytes, ...], *, agreed: bool = False) -> dict[str, Any]:
    """Return the record of a match to whose draw the devices of its first seats contributed."""
    game, rng = registry.find(key), Random(1)
    names = [f"P{seat}" for seat in range(game.meta.seats[0])]
    devices = tuple(
        CommittedDevice((seat,), device_commitment("table", [seat], bytes), bytes.hex())
        for seat, bytes in enumerate(contributed)
    )
    without = tuple(range(len(devices), 2))
    proof = prove(SECRET, "table", names, [Round(devices)], without, agreed=agreed)
    match = Match.begin(game, names, {}, live(bytes.fromhex(proof.key)))
    while match.result is None and len(match.log) < 60:
        actor = game.actors(match.state)[0]
        match.submit(actor, match.offers(actor).sample(rng))
    written: dict[str, Any] = json.loads(record.to_bytes(record.write(match, commitment=proof)))
    return written


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draw_with_contributions_is_proved_and_missing_seats_are_named(
    language: str, run: Any, tmp_path: Path
) -> None:
    words = Words(language)
    both = run("verify", kept(tmp_path, drawn_together(KEYS[0], NAMES["both"])), "--lang", language)
    assert both.returncode == 0
    assert words.say("verify-together", count=2, names=Plain(words.listed(["P0", "P1"]))) in both.stdout
    assert words.say("verify-server-only") not in both.stdout
    document = drawn_together(KEYS[0], NAMES["one"], agreed=True)
    one = run("verify", kept(tmp_path, document), "--lang", language)
    assert one.returncode == 0
    assert words.say("verify-without", names=Plain("P1")) in one.stdout
    assert words.say("verify-agreed") in one.stdout
    replayed = run("replay", kept(tmp_path, document), "--lang", language)
    assert words.say("draw-together", names=Plain("P0")) in replayed.stdout
    assert words.say("draw-without", names=Plain("P1")) in replayed.stdout
    assert words.say("draw-agreed") in replayed.stdout
    none = run("verify", kept(tmp_path, drawn_together(KEYS[0], ())), "--lang", language)
    assert none.returncode == 0
    assert words.say("verify-server-only") in none.stdout


def test_changed_contributions_are_not_proved(run: Any, tmp_path: Path) -> None:
    document = drawn_together(KEYS[0], NAMES["both"])
    proof = document["commitment"]
    [round] = proof["rounds"]
    one, other = round["devices"]
    left_out = {**proof, "rounds": [{"devices": [other]}], "without": [0]}
    swapped = {**proof, "rounds": [{"devices": [{**one, "bytes": other["bytes"]}, other]}]}
    honest = prove(SECRET, "table", document["seats"], [Round()], (0, 1), agreed=False)
    otherwise = json.loads(record.to_bytes(record.write(empty(document), commitment=honest)))["commitment"]
    for changed, said in (
        (left_out, "don’t start from"),
        (swapped, "isn’t the one its device had promised"),
        (otherwise, "does not follow"),
    ):
        answer = run("verify", kept(tmp_path, {**document, "commitment": changed}), "--lang", "en")
        assert answer.returncode == 1, changed
        assert "not proved" in answer.stderr
        assert said in answer.stderr
    for unknown in ({**proof, "scheme": 3}, {**proof, "more": 1}, {**proof, "scheme": 1}):
        answer = run("verify", kept(tmp_path, {**document, "commitment": unknown}))
        assert answer.returncode == 2


def empty(document: dict[str, Any]) -> Match:
    """Return a match with the same seats, to write a proof with."""
    return Match.begin(registry.find(document["game"]), document["seats"], {}, live(SECRET))
