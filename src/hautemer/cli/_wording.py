"""What click says about a wrong command line, in the reader's language. Its help stays English, like ours."""

from __future__ import annotations

import importlib
import re
from collections.abc import Sequence
from itertools import pairwise

# Click asks `gettext` for its words in these modules.
MODULES = ("core", "decorators", "exceptions", "formatting", "parser", "types")
# Our message for each of its own; a plural goes by its singular. What only programmers see is not here.
MESSAGES = {
    "Usage:": "usage-heading",
    "Error: {message}": "usage-error",
    "Try '{command} {option}' for help.": "usage-try",
    "Missing command.": "usage-missing-command",
    "Missing argument": "usage-missing-argument",
    "Missing option": "usage-missing-option",
    "No such option {name!r}.": "usage-no-such-option",
    "No such command {name!r}.": "usage-no-such-command",
    "Did you mean {possibility}?": "usage-did-you-mean",
    "Option {name!r} does not take a value.": "usage-takes-no-value",
    "Option {name!r} requires an argument.": "usage-requires-value",
    "Argument {name!r} takes {nargs} values.": "usage-takes-values",
    "Got unexpected extra argument ({args})": "usage-too-much",
    "Invalid value: {message}": "usage-wrong-value",
    "Invalid value for {param_hint}: {message}": "usage-wrong-value-for",
    "Choose from:\n\t{choices}": "usage-choose-from",
    "{value!r} is not {choice}.": "usage-not-among",
    "{value!r} is not a valid {number_type}.": "usage-no-number",
    "{value} is not in the range {range}.": "usage-out-of-range",
    "{name} {filename!r} does not exist.": "usage-no-such-file",
    "{name} {filename!r} is a file.": "usage-is-a-file",
    "{name} {filename!r} is a directory.": "usage-is-a-folder",
    "{name} {filename!r} is not readable.": "usage-not-readable",
    "{name} {filename!r} is not writable.": "usage-not-writable",
}
# The texts of our commands are English, so the whole help is.
HELP = frozenset({"-h", "--help"})
# What click fills in after us; quotation marks are the language's own.
GAP = re.compile(r"{(\w+)(?:!r)?}")


class Reader:
    """Who reads what is printed, by the command line that he wrote; nobody yet where there is none."""

    line: Sequence[str] | None = None


def speak(line: Sequence[str]) -> None:
    """From now on in the language that a command line asks for, or else the environment."""
    Reader.line = line


def language_of(line: Sequence[str]) -> str:
    """The language that `--lang` names, wherever the mistake is, or that of the environment."""
    from hautemer.words import LANGUAGES, language_of_environment

    asked = [following for one, following in pairwise(line) if one == "--lang"]
    asked += [one.removeprefix("--lang=") for one in line if one.startswith("--lang=")]
    return next((one for one in asked if one in LANGUAGES), language_of_environment())


def said(message: str, count: int | None = None, plural: str = "") -> str:
    """One of click's messages in the reader's language, with gaps for what click fills in."""
    known = MESSAGES.get(message)
    if known is None or Reader.line is None or HELP.intersection(Reader.line):
        return message if count is None or count == 1 else plural
    from hautemer.words import Plain, Words

    gaps = {name: Plain("{" + name + "}") for name in GAP.findall(message + plural)}
    return Words(language_of(Reader.line)).say(known, **gaps, **({} if count is None else {"count": count}))


def counted(singular: str, plural: str, count: int) -> str:
    """The same of a message that counts something."""
    return said(singular, count, plural)


for module in (importlib.import_module(f"click.{name}") for name in MODULES):
    for name, ours in (("_", said), ("ngettext", counted)):
        if hasattr(module, name):
            setattr(module, name, ours)
