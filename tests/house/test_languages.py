"""Languages: one is a set of files, and nothing else lists them."""

from __future__ import annotations

import re
import subprocess

import pytest

from hautemer.words import LANGUAGES
from tests.cases import KEYS
from tests.house.languages import checks
from tests.house.messages import game_file, house_file
from tests.house.places import ROOT, folder, tracked

STARTING = ROOT / "tools" / "locale"
# A list of codes in a source: two of them or more, next to each other.
CODES = "|".join(LANGUAGES)
LIST = re.compile(rf"""['"]?\b({CODES})\b['"]\s*[,:].*['"]?\b(?!\1\b)({CODES})\b['"]""")


def names(language: str) -> list[str]:
    """Return the messages of a language that are printed before there is a Python."""
    text = (STARTING / f"{language}.sh").read_text(encoding="utf-8")
    return re.findall(r"^(\w+)='.+'$", text, re.M)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_its_files(language: str) -> None:
    books = [folder(key) / "book" / f"{language}.md" for key in KEYS]
    for path in (house_file(language), *(game_file(key, language) for key in KEYS), *books):
        assert path.is_file(), path
    assert checks(language).forbidden
    assert names(language) == names("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_scripts_speak_every_language(language: str) -> None:
    script = '. tools/environment.sh; printf %s "$word_making"'
    for environment in ({"LANG": f"{language}_XX.UTF-8"}, {"LANG": "C", "HAUTEMER_LANG": language}):
        done = subprocess.run(
            ["bash", "-euc", script], cwd=ROOT, env=environment, capture_output=True, check=True
        )
        said = done.stdout.decode()
        assert f"word_making='{said}'" in (STARTING / f"{language}.sh").read_text(encoding="utf-8")


def test_an_unknown_language_is_answered_in_english() -> None:
    script = '. tools/environment.sh; printf %s "$word_making"'
    done = subprocess.run(
        ["bash", "-euc", script], cwd=ROOT, env={"LANG": "tlh"}, capture_output=True, check=True
    )
    assert done.stdout.decode().startswith("Preparing")


def test_no_source_lists_the_languages() -> None:
    sources = [
        path
        for path in tracked()
        if path.suffix in (".py", ".ts", ".svelte")
        and not {"tests", "planted"} & set(path.relative_to(ROOT).parts)
        and ".test." not in path.name
    ]
    assert len(sources) > 300
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in sources
        for line in path.read_text(encoding="utf-8").splitlines()
        if LIST.search(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("line", "is_list"),
    [
        ('LANGUAGES = ("fr", "en", "de")', True),
        ("const CALLED = { 'fr': 'Français', 'en': 'English' }", True),
        ('language = "fr"', False),
        ('Words("fr", key)', False),
    ],
)
def test_a_list_of_languages_is_found(line: str, is_list: bool) -> None:
    assert bool(LIST.search(line)) == is_list
