"""Texts: one word per thing, the spaces of French, short questions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hautemer.words import LANGUAGES, Words
from tests.cases import KEYS
from tests.house.languages import checks, forbidden
from tests.house.messages import game_file, house_file
from tests.house.places import ROOT, folder

QUESTION = 70
AIM = 140
# Words of the code, which no player reads; « Entrée » is a key, « journal » the log of a match.
INTERNAL = {
    "en": r"\b(windows?|prompts?|journal|entry|entries|luck)\b",
    "fr": r"\b(fenêtres?|prompts?)\b",
    "de": r"\b(Fenster|Prompts?|Journal|Eintrag|Einträge)\b",
    "es": r"\b(ventanas?|prompts?|entradas?)\b",
}
# Messages for programmers and operators: measurements, records that are broken.
TECHNICAL = re.compile(r"(simulate|report|bench|load|torture|admin|verify|error)-")
# Refusals that are one order, or that leave nothing to do.
ONE_SENTENCE = {
    "not_seated", "not_asked", "not_open", "not_signed_in", "wrong_name", "wrong_text", "weak_password",
    "wrong_time", "pace_too_short", "days_too_short", "wrong_proxy", "wrong_public_url", "wrong_redis",
    "names", "moved_by", "option_shape", "database_address", "backup_elsewhere", "before_reset",
}  # fmt: skip
# What the check of a record finds: a verdict, after which nobody can do anything.
VERDICT = re.compile(
    r"luck_\w+|wrong_(digest|result|bytes|key)|no_commitment|broken_(commitment|proof)|not_revealed"
)
NARROW, WIDE = "\u202f", "\u00a0"
# What is wrong in French: a sign without its no-break space, or with another space than its own.
SPACES = re.compile(
    rf"[^\s{NARROW}]\s?[;!?](?=[\s»)*.…]|$)(?<!{NARROW}[;!?])"
    rf"|(?<=[\w»)}}… {NARROW}])(?<!{WIDE}):(?=\s|$)"
    rf"|[ {NARROW}]%|\w%"
    rf"|«(?!{WIDE})|(?<!{WIDE})»"
    rf"|\d[ {WIDE}]\d{{3}}\b"
    r"|\w'\w"
)


def said(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the lines of a file of texts, without comments, each with its message or section."""
    name = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if path.suffix == ".md":
            name = line.removeprefix("## ").split(" ")[0] if line.startswith("## ") else name
            text = line.lstrip("#").partition("| ")[2] or line.lstrip("#? ")
            yield name, "" if line.startswith("{") else re.sub(r"@\w+ ", "", text)
        elif not line.startswith("#"):
            if found := re.match(r"([a-z][\w-]*) =(.*)", line):
                name = found[1]
            yield name, found[2] if found else re.sub(r"^\s*(\*?\[\w+\]|\.[\w-]+ =)", "", line)


def files(key: str | None, language: str) -> list[Path]:
    """Return the files of texts of the product or of a game."""
    if key is None:
        return [house_file(language)]
    return [game_file(key, language), folder(key) / "book" / f"{language}.md"]


def violations(text: list[tuple[str, str]], words: dict[str, list[str]]) -> list[str]:
    """Return the lines that use a forbidden word."""
    return [
        f"{name}: {found[0]!r} instead of {word!r} in {line.strip()!r}"
        for name, line in text
        for word, patterns in words.items()
        for pattern in patterns
        if (found := re.search(pattern, re.sub(r"\{[^}]*\}", lambda one: one[0].lower(), line), re.I))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [None, *KEYS])
def test_one_word_is_used_for_one_thing(key: str | None, language: str) -> None:
    for path in files(key, language):
        assert violations(list(said(path)), forbidden(key, language)) == []


def test_the_terminal_picture_of_the_documents_has_the_words_of_today() -> None:
    """`tools/terminal_picture.py` draws it anew; it shows a French match of one game."""
    path = ROOT / "docs" / "terminal.txt"
    text = path.read_text(encoding="utf-8")
    (key,) = (key for key in KEYS if f" {Words('fr', key).say('title')} " in text)
    assert violations(list(said(path)), forbidden(key, "fr")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_forbidden_word_is_found(language: str, tmp_path: Path) -> None:
    planted = checks(language).planted
    path = tmp_path / "planted.ftl"
    path.write_text(f"# {planted}\nplanted = {planted}\nfine = Hautemer\n", encoding="utf-8")
    (found,) = violations(list(said(path)), forbidden(None, language))
    assert found.startswith("planted: ")


@pytest.mark.parametrize("key", [None, *KEYS])
def test_french_has_the_right_space_before_each_sign(key: str | None) -> None:
    """U+00A0 before : and % and inside « », U+202F before ; ! ? and between thousands."""
    for path in files(key, "fr"):
        wrong = []
        for name, line in said(path):
            plain = re.sub(r"\{\s*\$?[\w-]+\s*\}|\{[^}]*$|\{[^}]*\}", "x", line)
            if found := SPACES.search(plain):
                wrong.append(f"{name}: {found[0]!r} in {plain.strip()!r}")
        assert wrong == []


@pytest.mark.parametrize(
    ("text", "fine"),
    [
        (f"Quoi{NARROW}? Oui{NARROW}; non{WIDE}: «{WIDE}peut-être{WIDE}» 50{WIDE}% de 5{NARROW}000", True),
        ("Quoi ?", False),
        (f"Quoi{WIDE}?", False),
        ("Quoi!", False),
        (f"Voici{NARROW}: tout", False),
        ("Voici : tout", False),
        ("«tout»", False),
        (f"50{NARROW}%", False),
        ("5 000", False),
        ("l'île", False),
    ],
)
def test_wrong_spaces_are_found(text: str, fine: bool) -> None:
    assert (SPACES.search(text) is None) == fine


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_questions_are_short(key: str, language: str) -> None:
    long = [
        f"{name}: {len(line.strip())}"
        for name, line in said(game_file(key, language))
        if name.startswith(("ask-", "field-")) and len(line.strip()) > QUESTION
    ]
    assert long == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_the_aim_of_a_game_is_two_short_sentences(key: str, language: str) -> None:
    (aim,) = (line.strip() for name, line in said(game_file(key, language)) if name == "aim" and line.strip())
    assert len(re.findall(r"[.!?](?:\s|$)", aim)) == 2
    assert len(aim) <= AIM, len(aim)


@pytest.mark.parametrize("language", sorted(INTERNAL))
@pytest.mark.parametrize("key", [None, *KEYS])
def test_no_word_of_the_code_is_on_screen(key: str | None, language: str) -> None:
    lines = [line for path in files(key, language) for line in said(path)]
    assert [
        line
        for line in lines
        if not TECHNICAL.match(line[0]) and re.search(INTERNAL[language], re.sub(r"\{[^}]*\}", "", line[1]))
    ] == []


def test_a_word_of_the_code_is_found() -> None:
    assert re.search(INTERNAL["en"], "The window is open")
    assert re.search(INTERNAL["de"], "Das Fenster ist offen")
    assert not re.search(INTERNAL["en"], "It is plucky")


def without_next_step(path: Path) -> set[str]:
    """Return the keys of errors whose message is one sentence."""
    told: dict[str, str] = {}
    for name, line in said(path):
        if name.startswith("error-"):
            key = name.removeprefix("error-").replace("-", "_")
            told[key] = f"{told.get(key, '')} {line.strip()}".strip()
    return {key for key, text in told.items() if len(re.split(r"[.:;!][\s\u202f]", text)) < 2}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_names_the_next_step(language: str) -> None:
    """A sentence says what is wrong, a second one what to do."""
    short = without_next_step(house_file(language)) - ONE_SENTENCE
    assert [key for key in sorted(short) if not VERDICT.fullmatch(key)] == []


def test_an_error_without_a_next_step_is_found(tmp_path: Path) -> None:
    path = tmp_path / "planted.ftl"
    path.write_text("error-full = The table is full.\nerror-late = Too late. Wait for the next round.\n")
    assert without_next_step(path) == {"full"}
