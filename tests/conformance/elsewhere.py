"""What another process must find as we do; its answers are printed as JSON.

Run as a script by any Python. Luck and the law of digests need the standard library alone, so that they
can be asked of every Python on a machine; whole matches need the serializer, for a Python that has it.
"""

from __future__ import annotations

import hashlib
import json
import sys
import types
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).resolve().parents[2] / "src"


def luck() -> list[int]:
    """Return some numbers of the stream, and a shuffle."""
    if "hautemer" not in sys.modules:  # the package itself imports the serializer; its chance does not
        package = types.ModuleType("hautemer")
        package.__path__ = [str(SOURCE / "hautemer")]
        sys.modules["hautemer"] = package
    from hautemer.core.chance import Numbers, Stream, secret_of

    numbers = Numbers(secret_of("elsewhere"), 7, 1)
    drawn = [numbers.below(limit) for limit in (2, 6, 52, 10**6, 2**63)]
    return drawn + Stream(secret_of("elsewhere"), -1).shuffle("deck", range(20))


def digest(value: Any) -> str:
    """Return the digest of a plain value as it is defined: JSON without spaces, in UTF-8."""
    written = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(written.encode()).hexdigest()[:32]


def digests(states: list[Any]) -> list[str]:
    """Return the digests of plain states."""
    return [digest(state) for state in states]


def matches(places: list[list[Any]]) -> list[list[str]]:
    """Return the digests of whole matches: (game, seats, number) of the campaign."""
    from hautemer import registry
    from tests.cases import Case

    return [
        [entry.digest for entry in Case(key, seats, number, registry.find(key)).play().log]
        for key, seats, number in places
    ]


if __name__ == "__main__":
    asked = json.load(sys.stdin)
    answers: dict[str, Any] = {"python": list(sys.version_info[:2]), "luck": luck()}
    answers["digests"] = digests(asked["states"])
    if asked["matches"]:
        del sys.modules["hautemer"]
        sys.path[:0] = [str(SOURCE), str(SOURCE.parent)]
        answers["matches"] = matches(asked["matches"])
    json.dump(answers, sys.stdout)
