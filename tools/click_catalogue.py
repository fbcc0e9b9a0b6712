"""Compile our Fluent messages into the gettext catalogues in which click looks up its own messages.

python tools/click_catalogue.py
"""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from hautemer.cli.click_messages import CATALOGUES, DOMAIN
from hautemer.words import LANGUAGES, Plain, Words

# Our message for each of click's. Messages that only programmers see are not here.
MESSAGES = {
    "Usage:": "usage-heading",
    "Error: {message}": "usage-error",
    "Try '{command} {option}' for help.": "usage-try",
    "Missing command.": "usage-missing-command",
    "Missing argument": "usage-missing-argument",
    "Missing option": "usage-missing-option",
    "No such option {name!r}.": "usage-no-such-option",
    "No such command {name!r}.": "usage-no-such-command",
    "Option {name!r} does not take a value.": "usage-takes-no-value",
    "Argument {name!r} takes {nargs} values.": "usage-takes-values",
    "Invalid value: {message}": "usage-wrong-value",
    "Invalid value for {param_hint}: {message}": "usage-wrong-value-for",
    "Choose from:\n\t{choices}": "usage-choose-from",
    "{value!r} is not a valid {number_type}.": "usage-no-number",
    "{value} is not in the range {range}.": "usage-out-of-range",
    "{name} {filename!r} does not exist.": "usage-no-such-file",
    "{name} {filename!r} is a file.": "usage-is-a-file",
    "{name} {filename!r} is a directory.": "usage-is-a-folder",
    "{name} {filename!r} is not readable.": "usage-not-readable",
    "{name} {filename!r} is not writable.": "usage-not-writable",
}
# Those that count something, by singular and plural.
PLURALS = {
    ("{value!r} is not {choice}.", "{value!r} is not one of {choices}."): "usage-not-among",
    ("Did you mean {possibility}?", "(Did you mean one of: {possibilities}?)"): "usage-did-you-mean",
    (
        "Option {name!r} requires an argument.",
        "Option {name!r} requires {nargs} arguments.",
    ): "usage-requires-value",
    (
        "Got unexpected extra argument ({args})",
        "Got unexpected extra arguments ({args})",
    ): "usage-too-much",
}
# What click fills in; quotation marks are those of the language.
GAP = re.compile(r"{(\w+)(?:!r)?}")


def catalogue(language: str) -> Catalog:
    """Return click's messages in a language."""
    words = Words(language)
    made = datetime(2000, 1, 1, tzinfo=UTC)  # the same file on every day
    found = Catalog(language, project="hautemer", creation_date=made, revision_date=made)
    for theirs, ours in MESSAGES.items():
        found.add(theirs, words.say(ours, **gaps(theirs)))
    for (singular, plural), ours in PLURALS.items():
        filled = gaps(singular + plural)
        found.add((singular, plural), tuple(words.say(ours, count=count, **filled) for count in (1, 2)))
    return found


def gaps(message: str) -> dict[str, Plain]:
    """Return the gaps of one of click's messages as values for ours."""
    return {name: Plain("{" + name + "}") for name in GAP.findall(message)}


def file(language: str) -> Path:
    """Return where gettext looks for the catalogue of a language."""
    return CATALOGUES / language / "LC_MESSAGES" / f"{DOMAIN}.mo"


if __name__ == "__main__":
    for one in LANGUAGES:
        file(one).parent.mkdir(parents=True, exist_ok=True)
        with file(one).open("wb") as out:
            write_mo(out, catalogue(one))
