"""Click's messages about a wrong command line, in the person's language. Its help stays English.

Click looks them up with gettext. `tools/click_catalogue.py` writes the catalogues from our Fluent messages.
"""

from __future__ import annotations

import gettext
import os
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

CATALOGUES = Path(__file__).with_name("locale")
DOMAIN = "messages"
# The texts of our commands are English, so the whole help is.
HELP = frozenset({"-h", "--help"})


def speak(line: Sequence[str]) -> None:
    """Let click print its messages in the language of a command line, or else of the environment."""
    gettext.bindtextdomain(DOMAIN, str(CATALOGUES))
    os.environ["LANGUAGE"] = "C" if HELP.intersection(line) else language_of(line)


def language_of(line: Sequence[str]) -> str:
    """Return the language that `--lang` names, wherever the mistake is, or that of the environment."""
    from hautemer.words import LANGUAGES, language_of_environment

    asked = [following for one, following in pairwise(line) if one == "--lang"]
    asked += [one.removeprefix("--lang=") for one in line if one.startswith("--lang=")]
    return next((one for one in asked if one in LANGUAGES), language_of_environment())
