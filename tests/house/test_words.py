"""Words: all that is shown has its message, in every language alike."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hautemer import registry
from hautemer.words import LANGUAGES, Words, hyphens
from tests.cases import KEYS
from tests.house.clauses import clauses
from tests.house.languages import checks
from tests.house.messages import (
    details_of,
    game_file,
    house_file,
    ids_of,
    messages,
    needed,
    read_messages,
    said_on_boards,
)
from tests.house.sentences import SENTENCES


def difference(one: Path, other: Path) -> dict[str, str]:
    """Return the messages in which two files of the same words in two languages do not agree."""
    first, second = messages(one), messages(other)
    found = {}
    for name in sorted(first.keys() | second.keys()):
        if name not in first or name not in second:
            found[name] = f"only in {one.name if name in first else other.name}"
        elif first[name].text != second[name].text or first[name].attributes != second[name].attributes:
            found[name] = f"has other attributes in {one.name} than in {other.name}"
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_speaks_alike_in_all_languages(language: str) -> None:
    assert messages(house_file(language))
    assert difference(house_file("fr"), house_file(language)) == {}


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_speaks_alike_in_all_languages(key: str, language: str) -> None:
    assert messages(game_file(key, language))
    assert difference(game_file(key, "fr"), game_file(key, language)) == {}


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_names_of_a_game_have_the_same_attributes(key: str, language: str) -> None:
    names = {
        name: found for name, found in messages(game_file(key, language)).items() if name.startswith("name-")
    }
    assert len({found.attributes for found in names.values()}) == 1


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_reasons_options_and_clauses_have_messages(key: str, language: str) -> None:
    found = messages(game_file(key, language))
    wanted = {*ids_of(registry.find(key)), *said_on_boards(key)}
    for clause in clauses(key):
        part = clause.partition(".")[0]
        wanted |= {f"part-{part}", f"clause-{clause.replace('.', '-')}"}
    assert sorted(name for name in wanted if name not in found or not found[name].text) == []
    written = {name for name in found if name.startswith(("clause-", "part-"))}
    assert sorted(written - wanted) == [], "clauses that the rules do not have"


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_is_shown_has_a_name(key: str, language: str) -> None:
    names = {name for name in messages(game_file(key, language)) if name.startswith("name-")}
    assert needed(key).keys, "nothing was shown"
    assert sorted(name for name in needed(key).keys if f"name-{hyphens(name)}" not in names) == []


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_that_is_told_is_a_sentence(key: str, language: str) -> None:
    words = Words(language, key, seats=[f"Player {seat}" for seat in range(registry.meta(key).seats[1])])
    assert needed(key).facts, "nothing was told"
    missing = {f"fact-{hyphens(fact.fact)}" for fact in needed(key).facts} - {
        *messages(game_file(key, language)),
        *messages(house_file(language)),
    }
    assert sorted(missing) == []
    for fact in needed(key).facts:
        sentence = words.fact(fact)
        assert sentence.strip() == sentence != ""
        assert not re.search(r"[{}]|\$|None", sentence), sentence


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_from_the_point_of_view_of_a_seat_the_reader_is_not_addressed(key: str, language: str) -> None:
    words = Words(language, key, seats=[f"Player {seat}" for seat in range(registry.meta(key).seats[1])])
    own = [fact for fact in needed(key).facts if fact.fact.endswith("-own")]
    assert own
    for fact in own:
        seat = fact.details.get("seat", 1)
        sentence = words.fact(fact, seat)
        assert f"Player {seat}" in sentence
        assert not re.search(checks(language).reader, sentence, re.I), sentence


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_panel_tells_the_reader_what_a_bot_may_have_done_instead(key: str, language: str) -> None:
    """A seat's own panel tells what holds for the seat: a view does not know who moved."""
    entry, blamed = "", []
    for line in game_file(key, language).read_text(encoding="utf-8").splitlines():
        entry = line.split(" = ")[0] if re.match(r"[a-z]", line) else entry
        if entry.startswith(("board-", "web-")) and re.search(checks(language).did, line):
            blamed.append(line)
    assert blamed == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_is_a_sentence(language: str) -> None:
    words = Words(language)
    found = messages(house_file(language))
    for key, sentence in SENTENCES.items():
        message = f"error-{hyphens(key)}"
        assert message in found, message
        assert found[message].variables <= details_of(sentence), message
        assert words.say(message, **dict.fromkeys(details_of(sentence), 1))
    errors = {name for name in found if name.startswith("error-")}
    assert len(errors) == len(SENTENCES), sorted(errors)


@pytest.mark.parametrize("key", [None, *KEYS])
def test_french_has_its_spaces_and_quotation_marks(key: str | None) -> None:
    """A no-break space stands before ; : ! ? and inside « », and the apostrophe is a curved one."""
    path = house_file("fr") if key is None else game_file(key, "fr")
    wrong = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        said = "" if line.startswith("#") else re.sub(r"{[^}]*}?", "x", line.partition("=")[2] or line)
        if re.search(r"[^\W\d_»)] ?[;:!?](?!\w)|« |«\w| »|\w»|\w'\w|\"", said):
            wrong.append(f"{number}: {line.strip()}")
    assert wrong == []


@pytest.mark.parametrize("key", [None, *KEYS])
def test_french_says_vous(key: str | None) -> None:
    path = house_file("fr") if key is None else game_file(key, "fr")
    said = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in said if re.search(r"\b(tu|toi|te|ton|ta|tes|t’\w+)\b", line, re.I)] == []


def test_files_that_do_not_agree_are_found(tmp_path: Path) -> None:
    one, other = tmp_path / "one.ftl", tmp_path / "other.ftl"
    one.write_text("a = A\nb = B\n    .x = X\nc = C\n", encoding="utf-8")
    other.write_text("a = A\nb = B\n    .y = Y\nd = D\n", encoding="utf-8")
    assert sorted(difference(one, other)) == ["b", "c", "d"]
    for junk in ("a = {", "= b\n", "a = A\na = B\n"):
        with pytest.raises(AssertionError):
            read_messages(junk)
    assert read_messages("a = { $n ->\n    [one] { $x }\n   *[other] { $y }\n }\n")["a"].variables == {
        "n",
        "x",
        "y",
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_a_fact_that_a_log_counts_has_a_sentence_for_it(key: str, language: str) -> None:
    words = Words(language, key)
    told = {fact.fact for fact in needed(key).facts}
    for fact in registry.meta(key).folded:
        assert fact in told
        assert "7" in words.say(f"fact-{hyphens(fact)}-folded", count=7)
