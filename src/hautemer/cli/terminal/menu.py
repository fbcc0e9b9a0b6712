"""Menus of moves: a list of all moves if there are few, otherwise one question per field."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeGuard

from hautemer.cli.terminal.prompt import TerminalPerson, span
from hautemer.core.codec import Move, plain, written_fields
from hautemer.core.offers import NO_DEFAULT, Between, Field, NoDefault, Offer, OneOf, SomeOf
from hautemer.words import Plain, Words, hyphens

# Up to this number of moves are shown as a list; of more, the person chooses field by field.
LISTED = 30
# With several offers, the moves of an offer with at most this number are listed one by one.
SPELLED_OUT = 12

Choice = tuple[str, Callable[[TerminalPerson], Move]]


def choices(offers: Sequence[Offer], words: Words) -> list[Choice]:
    """Return the items of a menu: a label, and a function that completes the chosen move."""
    total = sum(offer.count() for offer in offers)
    shown: list[Choice] = []
    for offer in offers:
        if total <= LISTED or (offer.count() <= SPELLED_OUT and len(offers) > 1):
            shown += [(words.move(plain(move)), said(move)) for move in offer.moves()]
        else:
            shown.append((words.say("play-put-together", ask=Plain(titled(offer, words))), built(offer)))
    return shown


def titled(offer: Offer, words: Words) -> str:
    """Return the title of a move with open fields; it names the fields that leave no choice if it can."""
    title = f"choose-{hyphens(offer.do)}"
    settled = {name: field.values[0] for name, field in offer.fields.items() if is_settled(field)}
    return words.say(title, **settled) if words.has(title) else words.say(asked(offer, words))


def is_settled(field: Field) -> TypeGuard[OneOf]:
    """True if a field leaves nothing to choose."""
    return isinstance(field, OneOf) and len(field.values) == 1


def asked(offer: Offer, words: Words) -> str:
    """Return the id of the question of an offer, for the fields that it has."""
    return words.fullest(f"ask-{hyphens(offer.do)}", offer.fields)


def ask_claim(person: TerminalPerson, sayable: Sequence[Offer]) -> Move:
    """Let the person make a claim: first its form, then its open fields."""
    words = person.words
    forms = [words.say(f"say-{hyphens(offer.do)}") for offer in sayable]
    chosen = sayable[person.choose(forms, words.say("play-which", high=len(forms)))]
    return built(chosen)(person)


def said(move: Move) -> Callable[[TerminalPerson], Move]:
    """Return a function that returns a move without a question."""
    return lambda person: move


def built(offer: Offer) -> Callable[[TerminalPerson], Move]:
    """Return a function that asks for a move field by field."""

    def build(person: TerminalPerson) -> Move:
        names = written_fields(offer.kind)
        values = {}
        for name, field in offer.fields.items():
            if is_settled(field):
                values[name] = field.values[0]
                continue
            title = f"field-{hyphens(offer.do)}-{hyphens(names[name])}"
            if person.words.has(title):
                person.say(title)
            values[name] = ask(person, offer.do, names[name], field)
        return offer.kind(**values)

    return build


def ask(person: TerminalPerson, do: str, name: str, field: Field) -> Any:
    """Ask for the value of one field."""
    if isinstance(field, Between):
        return ask_between(person, field)
    if isinstance(field, SomeOf):
        return ask_some_of(person, name, field)
    return ask_one_of(person, do, name, field)


def ask_between(person: TerminalPerson, field: Between) -> int:
    """Ask for a number; an empty answer means the default, or else the least."""
    default = field.low if isinstance(field.default, NoDefault) else field.default
    prompt = person.words.say("play-between", low=field.low, high=field.high, default=default)
    return person.number(prompt, field.low, field.high, default)


def ask_some_of(person: TerminalPerson, name: str, field: SomeOf) -> tuple[Any, ...]:
    """Ask for several values by their numbers; a value that is available twice may be named twice."""
    words = person.words
    one = name.removesuffix("s")
    labels = []
    for kind, count in zip(field.kinds, field.counts, strict=True):
        label = words.value(one if name.endswith("seats") else name, kind)
        labels.append(label if count == 1 else words.say("play-as-often", name=Plain(label), count=count))
    person.list_choices(labels)
    message = "play-some-in-order" if field.ordered else "play-some"
    prompt = words.say(message, high=field.most, span=span(words, field.least, field.most))
    while True:
        numbers = person.several(prompt, len(labels), field.least, field.most)
        try:
            value: tuple[Any, ...] = field.canonical(tuple(field.kinds[number] for number in numbers))
        except LookupError:
            person.say("play-not-these")
            continue
        return value


def ask_one_of(person: TerminalPerson, do: str, name: str, field: OneOf) -> Any:
    """Ask for one of several values; objects are narrowed down item by item."""
    written = [plain(value) for value in field.values]
    if len(written) > LISTED and all(isinstance(value, dict) for value in written):
        return ask_object(person, do, name, field.values)
    question = person.words.say("play-which", high=len(written))
    default = None if field.default is NO_DEFAULT else field.values.index(field.default) + 1
    person.list_choices([label(person.words, do, name, value) for value in written])
    return field.values[person.number(question, 1, len(written), default) - 1]


def label(words: Words, do: str, name: str, value: Any) -> str:
    """Return the label of a value in a menu."""
    if isinstance(value, dict):
        return words.move({"do": do, name: value})
    return words.value(name, value)


def ask_object(person: TerminalPerson, do: str, name: str, values: Sequence[Any]) -> Any:
    """Ask for one of many objects: for each key in turn, one of the values that are still possible."""
    words = person.words
    left = [(plain(value), value) for value in values]
    for key in dict.fromkeys(key for written, _ in left for key in written):
        held: list[Any] = []
        for written, _ in left:
            if written.get(key) not in held:
                held.append(written.get(key))
        if len(held) == 1:
            continue
        person.write(words.called(key))
        labels = [words.say("nothing") if item is None else words.item(do, name, key, item) for item in held]
        chosen = held[person.choose(labels, words.say("play-which", high=len(labels)))]
        left = [(written, value) for written, value in left if written.get(key) == chosen]
    return left[0][1]
