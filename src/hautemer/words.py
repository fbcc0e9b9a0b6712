"""Messages in every language; the only module that imports Fluent.

Messages live in `.ftl` files: the product's own in `hautemer/locale`, a game's in its folder. A language is a
set of such files, named after its code of two letters; no list of languages exists elsewhere. What rules and
views call by key has a message `name-<key>`; its attributes become further variables, so that a sentence can
say « du vin » for `card = "wine"` by writing `{ $card_some }`.
"""

from __future__ import annotations

import importlib.resources
import os
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone

from hautemer.core import registry
from hautemer.core.errors import Problem
from hautemer.core.match import Fact
from hautemer.core.text import BREAKS, escaped
from hautemer.core.why import Why


def languages() -> tuple[str, ...]:
    """Return the codes of all languages, found from the files of messages.

    >>> "en" in languages()
    True
    """
    names = (file.name for file in importlib.resources.files("hautemer").joinpath("locale").iterdir())
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))


LANGUAGES = languages()
# The conjunction of a list that changes before a sound: the usual one, the other one, and the sound.
CONJUNCTIONS = {"es": (" y ", " e ", re.compile(r"i|hi(?![ae])", re.I))}
NOTHING = re.compile(r"(?!)")


def language_of_environment(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language that the environment asks for; English if it asks for none of them.

    >>> language_of_environment({"LANG": "fr_CA.UTF-8"})
    'fr'
    """
    for variable in ("HAUTEMER_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


class Words:
    """The messages of one language: those of the product, and of a game if one is named."""

    def __init__(self, language: str, key: str | None = None, seats: Sequence[str] = ()) -> None:
        self.language = language
        self.seats = seats
        self.key = key
        self._bundle = bundle(language, key)
        self._seat_fields = () if key is None else seat_fields(key)

    def has(self, message: str) -> bool:
        """True if there is a message of that id."""
        return bool(self._bundle.has_message(message))

    def say(self, message: str, /, **details: Any) -> str:
        """Return a message with its details. Raise if there is no such message."""
        found = self._bundle.get_message(message)
        if found.value is None:
            raise LookupError(message)
        text, errors = self._bundle.format_pattern(found.value, dict(self._variables(details)))
        if errors:
            raise LookupError(f"{message}: {errors[0]}")
        return str(text)

    def name(self, key: str) -> str:
        """Return what something is called."""
        return self.say(f"name-{hyphens(key)}")

    def fact(self, fact: Fact, eyes: int | None = None) -> str:
        """Return a fact as a sentence.

        It speaks of a seat instead of to it if the reader watches from the point of view of that seat, or if
        a bot or another person moved for it. The first fact of such a move also says who moved.
        """
        instead = fact.instead
        if instead is not None and instead.own:
            eyes = instead.seat
        message = f"fact-{hyphens(fact.fact)}"
        name = message.removesuffix("-own")
        if eyes is not None and name != message and self.has(f"{name}-seen"):
            sentence = self.say(f"{name}-seen", **fact.details, own_seat=eyes)
        else:
            sentence = self.say(message if self.has(message) else name, **fact.details)
        if instead is None or not instead.first:
            return sentence
        return self.say(f"instead-{instead.by}", seat=instead.seat, sentence=Plain(sentence))

    def why(self, why: Why) -> str:
        """Return a bot's reason as a sentence."""
        return self.say(f"hint-{hyphens(why.reason)}", **why.details)

    def claim(self, written: Mapping[str, Any]) -> str:
        """Return a claim as the sentence that the seat says: `claim-<say>` with the fields as variables."""
        details = {name: value for name, value in written.items() if name != "say"}
        return self.say(f"claim-{hyphens(str(written['say']))}", **details)

    def move(self, written: Mapping[str, Any]) -> str:
        """Return a move as a choice in a menu.

        `move-<do>` with the fields as variables, or a fuller message for the fields that are set
        (`fullest`). A field that holds an object of numbers is a list of things: « 2 × vin et sel ». One that
        holds another object (`sales`) is a list of its items, each worded by `move-<do>-<item>`
        (`move-sell-sale`: the field's name without its plural s) with the variable `key` and the item's own
        fields, and `move-<do>-nothing` where there are none.
        """
        do = hyphens(str(written["do"]))
        fields = {name: value for name, value in written.items() if name != "do"}
        details: dict[str, Any] = {}
        for name, value in fields.items():
            if isinstance(value, dict | list | tuple) and not value and self.has(f"move-{do}-nothing"):
                return self.say(f"move-{do}-nothing")
            if isinstance(value, dict):
                items = [self.item(do, name, key, item) for key, item in value.items()]
                details[name] = Plain(self.listed(items))
                details[f"{name}_count"] = len(items)
            else:
                details[name] = value
        return self.say(self.fullest(f"move-{do}", fields), **details)

    def fullest(self, message: str, fields: Iterable[str]) -> str:
        """Return the most specific message for some fields.

        That is `<message>-<field>-<field>` for all of them if it exists, else `<message>-<field>` for the
        last field that has one, else the message itself.
        """
        names = [hyphens(name) for name in fields]
        together = "-".join((message, *names))
        if self.has(together):
            return together
        return next(
            (f"{message}-{name}" for name in reversed(names) if self.has(f"{message}-{name}")), message
        )

    def item(self, do: str, field: str, key: str, item: Any) -> str:
        """Return one item of an object in a move: « 2 × vin », « 2 × vin sur Sandkap »."""
        if isinstance(item, int):
            return self.things([key] * item)
        return self.say(f"move-{hyphens(do)}-{hyphens(field.removesuffix('s'))}", key=key, **item)

    def value(self, name: str, value: Any) -> str:
        """Return a value of a field by itself: a name, a number, a seat, yes or no, or several of these."""
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        if value is None:
            return self.say("nothing")
        if isinstance(value, int):
            return self.seat(value) if self.is_seat(name) else str(value)
        if isinstance(value, str):
            return self.name(value)
        if isinstance(value, dict):
            return self.listed([f"{self.called(key)} {self.value(key, one)}" for key, one in value.items()])
        if are_seats(name):
            return self.listed([self.seat(seat) for seat in value])
        return self.things(value)

    def called(self, key: str) -> str:
        """Return what something is called, or its key if it has no name."""
        return self.name(key) if self.has(f"name-{hyphens(key)}") else key.replace("_", " ")

    def problem(self, problem: Problem) -> str:
        """Return a problem as a sentence."""
        inner = getattr(problem, "reason", None)
        if isinstance(inner, Problem):
            why = Plain(self.problem(inner))
            return self.say("error-illegal-entry", entry=problem.details["entry"], why=why)
        details = {name: Plain(str(value)) for name, value in problem.details.items()}
        return self.say(f"error-{hyphens(problem.key)}", **details)

    def listed(self, items: Sequence[str]) -> str:
        """Return some words as a list: « sel, vin et rubis »."""
        return list_of(self.language, items) if items else self.say("nothing")

    def things(self, keys: Sequence[Any]) -> str:
        """Return things by their keys, equal ones counted: « 2 × vin et sel ». Numbers stay."""
        shown = []
        for key, number in Counter(keys).items():
            name = self.name(key) if isinstance(key, str) else str(key)
            shown.append(name if number == 1 else self.say("several", count=number, name=Plain(name)))
        return self.listed(shown)

    def is_seat(self, name: str) -> bool:
        """True if a detail of that name is a seat."""
        return name in ("seat", "target") or name.endswith("_seat") or name in self._seat_fields

    def seat(self, seat: int) -> str:
        """Return the name of the player in a seat."""
        return escaped(self.seats[seat]) if 0 <= seat < len(self.seats) else self.say("seat", number=seat)

    def _variables(self, details: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
        for name, value in details.items():
            if isinstance(value, Plain):
                yield name, escaped(value, BREAKS)
            elif isinstance(value, bool):
                yield name, "yes" if value else "no"
            elif isinstance(value, int):
                yield name, self.seat(value) if self.is_seat(name) else value
            elif isinstance(value, str):
                yield name, self.name(value)
                yield from self._attributes(name, value)
            elif isinstance(value, list | tuple):
                if are_seats(name):
                    yield name, self.listed([self.seat(seat) for seat in value])
                else:
                    yield name, self.things(value)
                yield f"{name}_count", len(value)
            elif value is None:
                yield name, "none"

    def _attributes(self, name: str, key: str) -> Iterator[tuple[str, str]]:
        message = self._bundle.get_message(f"name-{hyphens(key)}")
        for attribute, pattern in message.attributes.items():
            text, _ = self._bundle.format_pattern(pattern, {})
            yield f"{name}_{attribute.replace('-', '_')}", "" if isinstance(text, FluentNone) else str(text)


def list_of(language: str, items: Sequence[str]) -> str:
    """Return some words as a list.

    Babel does not change the conjunction before a sound, as browsers do by the same rule.

    >>> list_of("es", ["sal", "vino"]), list_of("es", ["Ana", "Iris"])
    ('sal y vino', 'Ana e Iris')
    """
    text = str(format_list(list(items), locale=language))
    before, after, sound = CONJUNCTIONS.get(language, ("", "", NOTHING))
    if len(items) > 1 and sound.match(items[-1]):
        return f"{text.removesuffix(before + items[-1])}{after}{items[-1]}"
    return text


class Plain(str):
    """Text that is not a key: the name of a person or a file."""


@lru_cache(maxsize=1 << 6)
def bundle(language: str, key: str | None) -> FluentBundle:
    """Return the messages of a language, read once."""
    made = FluentBundle([language], use_isolating=False)
    product = importlib.resources.files("hautemer").joinpath("locale", f"{language}.ftl").read_text("utf-8")
    made.add_resource(FluentResource(product))
    if key is not None:
        game = registry.file(key, "locale", f"{language}.ftl").decode()
        made.add_resource(FluentResource(game), allow_overrides=True)
    return made


@lru_cache(maxsize=1 << 6)
def seat_fields(key: str) -> tuple[str, ...]:
    """Return the details of a game that hold a seat and are not named after one."""
    return registry.meta(key).seat_fields


def are_seats(name: str) -> bool:
    """True if a detail of that name is a list of seats."""
    return name == "seats" or name.endswith("_seats")


def hyphens(key: str) -> str:
    """Return a key as it stands in a message id: `v1.0` and `cabin_boy` become `v1-0` and `cabin-boy`."""
    return key.replace("_", "-").replace(".", "-")
