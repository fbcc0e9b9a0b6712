"""Words: lists, plurals, seats, problems, and what is missing."""

from __future__ import annotations

from typing import Any

import pytest

from hautemer.core import registry
from hautemer.core.errors import BadOptions, IllegalEntry, Refused
from hautemer.core.match import Fact
from hautemer.words import LANGUAGES, Plain, Words, hyphens, language_of_environment
from tests.house.sentences import SENTENCES

each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "it_IT", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "HAUTEMER_LANG": "de"}, "de"),
        ({"LANG": "fr_FR", "HAUTEMER_LANG": "tlh"}, "fr"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of_environment(environment) == language


@each_language
def test_a_terminal_obeys_nothing_that_people_write(language: str) -> None:
    evil = "\x1b]52;c;cm0=\x07\u202eA\x9b2J"
    written = r"\x1b]52;c;cm0=\x07\u202eA\x9b2J"
    words = Words(language, seats=[evil])
    assert words.seat(0) == written
    assert written in words.say("beside-said", name=Plain("A"), text=Plain(evil))
    assert written in words.problem(BadOptions("no_such_seat", seat=evil))


def test_lists() -> None:
    assert Words("fr").listed(["a", "b", "c"]) == "a, b et c"
    assert Words("de").listed(["a", "b"]) == "a und b"
    assert Words("en").listed(["a"]) == "a"
    assert Words("fr").listed([]) == "rien"


def test_equal_things_are_counted_and_numbers_stand_for_themselves() -> None:
    assert Words("fr").things([3, 5, 3]) == "2 × 3 et 5"


def test_seats_are_names() -> None:
    words = Words("fr", None, ["Anne", "Yann"])
    assert words.seat(1) == "Yann"
    assert words.seat(7) == "place 7"
    assert words.value("target", 1) == "Yann"
    assert words.value("captain_seat", 0) == "Anne"
    assert words.value("other_seats", [0, 1]) == "Anne et Yann"
    assert words.value("points", 1) == "1"


def test_plurals() -> None:
    words = Words("fr", None, ["Anne", "Yann"])
    assert words.say("winners", seats=[], count=0) == "Personne ne gagne."
    assert words.say("winners", seats=[0], count=1) == "Anne gagne."
    assert words.say("winners", seats=[0, 1], count=2) == "Anne et Yann se partagent la victoire."


def test_values() -> None:
    words = Words("fr")
    assert words.value("open", True) == "oui"
    assert words.value("open", None) == "rien"
    assert words.value("numbers", [2, 2]) == "2 × 2"
    assert words.value("pair", {"left_side": 1, "right": 2}) == "left side 1 et right 2"


def test_plain_text_is_no_key() -> None:
    assert Words("en", None, ["Ann"]).say("replay-title", title=Plain("{ $no }"), seats=[0]) == "{ $no }: Ann"


def test_what_is_missing_is_a_mistake() -> None:
    words = Words("fr")
    with pytest.raises(LookupError):
        words.say("no-such-message")
    with pytest.raises(LookupError):
        words.say("score-line", seat=0)
    with pytest.raises(LookupError):
        words.name("no_such_thing")
    assert not words.has("no-such-message")
    assert words.called("no_such_thing") == "no such thing"


def test_a_fact_without_an_own_wording_takes_the_common_one() -> None:
    words = Words("en", None, ["Ann"])
    told = {"seat": 0, "count": 1}
    assert words.fact(Fact("undone-own", told)) == words.fact(Fact("undone", told))


# Raw keys, and limits that nobody meets, are for programmers: no player sees them.
UNTOLD = {"not_open": {"do"}, "outside_offer": {"do"}, "weak_password": {"most"}}


@each_language
def test_every_problem_has_its_sentence(language: str) -> None:
    """Each with the variables that the problem itself has."""
    words = Words(language)
    for key, sentence in SENTENCES.items():
        names = {name.split("}")[0] for name in sentence.split("{")[1:]}
        details: dict[str, Any] = {name: f"‹{name}›" for name in names}
        if key in ("illegal_entry", "wrong_address"):  # these have words of their own for each reason
            continue
        told = words.problem(BadOptions(key, **details))
        assert all(f"‹{name}›" in told for name in names - UNTOLD.get(key, set())), (key, told)


@each_language
def test_an_illegal_entry_says_why(language: str) -> None:
    words = Words(language)
    told = words.problem(IllegalEntry(7, Refused("finished")))
    assert "7" in told
    assert words.problem(Refused("finished")) in told


@each_language
@pytest.mark.parametrize("key", registry.keys())
def test_names_bring_their_attributes(key: str, language: str) -> None:
    """`{ $thing_some }` can be said of any thing that has a name with an attribute `some`."""
    words = Words(language, key)
    found = 0
    for message in words._bundle._messages:
        if message.startswith("name-"):
            thing = message.removeprefix("name-")
            given = dict(words._variables({"thing": thing}))
            assert given["thing"] == words.name(thing)
            found += 1
            for attribute in words._bundle.get_message(message).attributes:
                assert given[f"thing_{hyphens(attribute).replace('-', '_')}"]
    assert found
