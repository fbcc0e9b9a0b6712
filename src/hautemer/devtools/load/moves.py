"""Random moves from offers as the protocol describes them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

# Keys of an offer that are not fields of the move or claim: its kind, and marks.
NO_FIELDS = ("do", "say", "may", "forced", "at_once", "then", "gives_up")


def any_move(offers: Sequence[dict[str, Any]], rng: Random) -> dict[str, Any]:
    """Return a random offered move; offers that the match waits for take precedence."""
    must = [offer for offer in offers if not offer.get("may")] or list(offers)
    offer = rng.choice(must)
    fields = {name: any_value(field, rng) for name, field in offer.items() if name not in NO_FIELDS}
    kind = "do" if "do" in offer else "say"
    return {kind: offer[kind], **fields}


def any_value(field: dict[str, Any], rng: Random) -> Any:
    """Return a random value of a field."""
    if "one_of" in field:
        return rng.choice(field["one_of"])
    if "between" in field:
        return rng.randint(*field["between"])
    while True:
        chosen = rng.sample(field["some_of"], rng.randint(field["min"], field["max"]))
        if not field["ordered"]:
            chosen.sort(key=str)
        if chosen not in field["except"] and sorted(chosen, key=str) not in field["except"]:
            return chosen
