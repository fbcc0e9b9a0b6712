"""Click's own messages in the reader's language."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
from typing import Any

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import read_mo
from tools.click_catalogue import MESSAGES, PLURALS, catalogue, file

from hautemer.words import LANGUAGES, Plain, Words

MODULES = ("core", "exceptions", "formatting", "parser", "types")

WRONG: dict[tuple[str, ...], dict[str, str]] = {
    ("play", "--colour"): {
        "fr": "L’option « --colour » n’existe pas.",
        "de": "Die Option „--colour“ gibt es nicht.",
    },
    ("sail",): {"fr": "La commande « sail » n’existe pas.", "de": "Den Befehl „sail“ gibt es nicht."},
    ("rules",): {"fr": "Il manque l’argument", "de": "Es fehlt das Argument"},
    ("games", "chess", "go"): {
        "fr": "Des arguments sont de trop : chess go",
        "de": "Argumente sind zu viel: chess go",
    },
    ("serve", "--port", "many"): {
        "fr": "Valeur incorrecte pour '--port' : « many » n’est pas un nombre qui convienne ici.",
        "de": "Unpassender Wert für '--port': „many“ ist keine Zahl, die hier passt.",
    },
    ("serve", "--port", "65536"): {
        "fr": "65536 n’est pas dans l’intervalle 0<=x<=65535.",
        "de": "65536 liegt nicht im Bereich 0<=x<=65535.",
    },
    ("serve", "--port"): {
        "fr": "L’option « --port » demande une valeur.",
        "de": "Die Option „--port“ braucht einen Wert.",
    },
    ("serve", "--lan=yes"): {
        "fr": "L’option « --lan » ne prend pas de valeur.",
        "de": "Die Option „--lan“ nimmt keinen Wert.",
    },
}  # fmt: skip
BEGINNING = {"fr": "Erreur :", "de": "Fehler:"}
AROUND = {
    "fr": r"Utilisation : .*hautemer \[OPTIONS\] .* « .*hautemer --help » montre l’aide\. Erreur : ",
    "de": r"Aufruf: .*hautemer \[OPTIONS\] .* „.*hautemer --help“ zeigt die Hilfe\. Fehler: ",
}
HEADINGS = ("Usage:", "Options:", "Show this message and exit.")
ENGLISH = ("Usage", "Error", "Try ", "No such", "Missing", "Invalid", "Show ", "Options:", "Commands:")


def plain(text: str) -> str:
    """Return a text with every space replaced by a plain one."""
    return " ".join(text.split())


@pytest.mark.parametrize("language", ["fr", "de"])
@pytest.mark.parametrize("line", WRONG)
def test_mistakes_are_reported_in_the_language(line: tuple[str, ...], language: str, run: Any) -> None:
    told = run(*line, LANG=f"{language}_XX.UTF-8")
    assert told.returncode == 2
    said = plain(told.stderr)
    assert WRONG[line][language] in said
    assert BEGINNING[language] in said
    assert not [english for english in ENGLISH if english in said.replace("Options", "")]


@pytest.mark.parametrize("language", ["fr", "de"])
def test_the_usage_around_a_mistake_is_in_the_language(language: str, run: Any) -> None:
    told = run("sail", LANG=f"{language}_XX.UTF-8")
    assert re.fullmatch(AROUND[language] + re.escape(WRONG["sail",][language]), plain(told.stderr))


@pytest.mark.parametrize("language", ["fr", "de"])
def test_lang_is_read_in_spite_of_a_mistake(language: str, run: Any) -> None:
    for named in (("--lang", language), (f"--lang={language}",)):
        told = run("games", *named, "chess", "go", LANG="en_GB.UTF-8")
        assert WRONG["games", "chess", "go"][language] in plain(told.stderr)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_the_help_is_in_one_language(language: str, run_process: Any) -> None:
    """The texts of the help are English, so its headings are English too."""
    words = Words(language)
    for line in (("--help",), ("serve", "--help")):
        shown = plain(run_process(*line, LANG=f"{language}_XX.UTF-8").stdout)
        assert [part for part in HEADINGS if part not in shown] == []
        translated = [plain(words.say(f"usage-{part}")) for part in ("heading", "missing-command")]
        assert [part for part in translated if part in shown] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_language_is_refused_in_a_known_one(language: str, run: Any) -> None:
    told = run("games", "--lang", "xx", HAUTEMER_LANG=language)
    assert ", ".join(f"'{one}'" for one in LANGUAGES) in told.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_reports_an_unknown_command(language: str, run: Any) -> None:
    words = Words(language)
    told = plain(run("sail", HAUTEMER_LANG=language).stderr)
    assert plain(words.say("usage-heading")) in told
    mistake = words.say("usage-no-such-command", name=Plain("sail"))
    assert plain(words.say("usage-error", message=Plain(mistake))) in told


def test_click_still_says_what_we_translate() -> None:
    """If click changes its messages, our translations must follow."""
    found: set[object] = set()
    for name in MODULES:
        tree = ast.parse(inspect.getsource(importlib.import_module(f"click.{name}")))
        found |= {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    assert sorted({*MESSAGES, *(form for forms in PLURALS for form in forms)} - found) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogues_are_up_to_date(language: str) -> None:
    """If this fails, run `python tools/click_catalogue.py`."""
    with file(language).open("rb") as written:
        kept = texts(read_mo(written))
    assert kept == texts(catalogue(language))


def texts(messages: Catalog) -> dict[str, str]:
    """Return the translations of a catalogue by the original."""
    return {str(tuple(one.id)): str(tuple(one.string or ())) for one in messages if one.id}
