"""Playthroughs are made again from the record in their first line and compared letter by letter.

They are the fixed points of the whole: moves, luck, facts, views and digests of whole matches, written down
once. Run by every Python from 3.11 to 3.14 they show that digests are the same in all of them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from hautemer import registry
from hautemer.core.errors import NotARecord
from hautemer.core.record import read, replay, to_bytes
from hautemer.sim import playthrough
from tests.cases import KEYS, cases, tables
from tests.house.places import playthroughs

FILES = [(key, file) for key in KEYS for file in playthroughs(key)]


@pytest.mark.parametrize(("key", "file"), FILES, ids=[f"{key}-{file.stem}" for key, file in FILES])
def test_a_playthrough_is_made_again_to_the_letter(key: str, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = playthrough.record_of(text)
    assert record.game == key
    assert playthrough.render(record) == text


@pytest.mark.parametrize(("key", "seats"), tables())
def test_a_playthrough_holds_its_match(key: str, seats: int) -> None:
    case = next(cases(key, seats, 1))
    match = case.play()
    record = playthrough.played(key, seats, ["random"], "playthrough", match.options)
    text = playthrough.render(record)
    again = playthrough.record_of(text)
    assert "digest" not in text.partition("\n")[0]
    assert playthrough.render(again) == text
    replayed = replay(again, registry.find(key))
    assert [line.split()[1] for line in text.splitlines() if line.startswith("digest ")][1:] == [
        entry.digest for entry in replayed.log
    ]
    lines = set(text.splitlines())
    for entry in replayed.log:
        assert f"[{entry.position}] {playthrough.who(entry.seat)} {playthrough.text(entry.move)}" in lines
    for viewer, facts in replayed.facts.items():
        for fact in facts:
            told = f"{fact.fact} {playthrough.text(fact.details)}"
            assert f"fact {told}" in lines or (viewer is not None and f"fact to {viewer} {told}" in lines)


@pytest.mark.parametrize("key", KEYS)
def test_the_command_writes_what_the_function_makes(
    key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = registry.meta(key).seats[0]
    assert playthrough.main(["--game", key, "--seed", "command"]) == 0
    made = capsys.readouterr().out
    assert made == playthrough.render(playthrough.played(key, seats, ["random"], "command", {}))
    file = tmp_path / "record.json"
    file.write_bytes(to_bytes(playthrough.record_of(made)))
    assert playthrough.main([str(file)]) == 0
    assert capsys.readouterr().out == made
    for option, values in registry.meta(key).options.items():
        if values.values:
            value = values.values[-1]
            written = value if isinstance(value, str) else str(value).lower()
            assert playthrough.main(["--game", key, "--option", f"{option}={written}"]) == 0
            assert f"option {option} {playthrough.text(value)}\n" in capsys.readouterr().out


@pytest.mark.parametrize("key", KEYS)
def test_the_command_makes_a_playthrough_again(key: str, tmp_path: Path) -> None:
    file = tmp_path / "playthrough.txt"
    text = playthrough.render(playthrough.played(key, registry.meta(key).seats[0], ["random"], "again", {}))
    file.write_text(text.replace("digest ", "digest 0"), encoding="utf-8")
    assert playthrough.main(["--again", str(file)]) == 0
    assert file.read_text(encoding="utf-8") == text


def test_the_command_says_in_one_line_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    junk = tmp_path / "junk.json"
    junk.write_bytes(b"{")
    for arguments in ([str(junk)], [str(tmp_path / "missing")], ["--game", "zzz"], ["--again", str(junk)]):
        assert playthrough.main(arguments) == 1
        written = capsys.readouterr()
        assert (written.out, written.err.count("\n")) == ("", 1)
    for usage in ([], [str(junk), "--game", "zzz"]):
        with pytest.raises(SystemExit):
            playthrough.main(usage)
    with pytest.raises(NotARecord):
        playthrough.record_of("not a playthrough")
    with pytest.raises(NotARecord):
        read(b"{")
