"""The sentences of all errors, by the package that declares them."""

from __future__ import annotations

from hautemer import extras
from hautemer.cli import errors as of_cli
from hautemer.core.errors import SENTENCES as SENTENCES
from hautemer.devtools import errors as of_devtools
from hautemer.rl import errors as of_rl
from hautemer.server import errors as of_server
from hautemer.storage import errors as of_storage

DECLARED = {
    "cli": of_cli.SENTENCES.keys(),
    "devtools": of_devtools.SENTENCES.keys(),
    "extras": extras.SENTENCES.keys(),
    "rl": of_rl.SENTENCES.keys(),
    "server": of_server.SENTENCES.keys(),
    "storage": of_storage.SENTENCES.keys(),
}


def owner_of(key: str) -> str:
    """Return the package that declares the sentence of a key."""
    return next((package for package, keys in DECLARED.items() if key in keys), "core")
