"""Texts: one word per thing, the spaces of French, short questions."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from hautemer.words import LANGUAGES
from tests.cases import KEYS
from tests.house.messages import game_file, house_file
from tests.house.places import PACKAGE, folder

QUESTION = 70
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
    """The lines of a file of texts, each with the message or section it belongs to; comments are none."""
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
    """The files of texts of the house or of a game."""
    if key is None:
        return [house_file(language)]
    return [game_file(key, language), folder(key) / "book" / f"{language}.md"]


def forbidden(key: str | None, language: str) -> dict[str, list[str]]:
    """What a language does not say, by the word to use instead: in general, and in a game."""
    places = [PACKAGE / "locale", *([folder(key) / "locale"] if key else [])]
    found = (tomllib.loads((place / "glossary.toml").read_text(encoding="utf-8")) for place in places)
    return {word: patterns for one in found for word, patterns in one.get(language, {}).items()}


def violations(text: list[tuple[str, str]], words: dict[str, list[str]]) -> list[str]:
    """The lines that use a forbidden word."""
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_forbidden_word_is_found(language: str, tmp_path: Path) -> None:
    planted = {
        "en": "The host may hush you.",
        "fr": "Les avis arrivent ici.",
        "de": "Der Gastgeber lädt ein.",
    }
    path = tmp_path / "planted.ftl"
    path.write_text(
        f"# hush avis Gastgeber\nplanted = {planted[language]}\nfine = Hautemer\n", encoding="utf-8"
    )
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
