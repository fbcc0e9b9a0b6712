"""Chat of a match: structured claims that need no common language and may be lies, and free text.

Chat is outside the rules: it changes no state. A game with claims declares their kinds and, as offers, the
claims that a seat can make now; these never depend on a secret. Messages are kept outside the log, sent to
everybody as the fact `claim_<say>`, and given to bots.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hautemer.core import offers as offering
from hautemer.core.codec import Move, Struct, plain, read_move
from hautemer.core.errors import Refused
from hautemer.core.offers import Offers

# The number of claims that a seat may make between two entries.
AT_ONCE = 3


class Claim(Move, frozen=True, tag_field="say", tag=str.lower):
    """One kind of claim: a subclass names its fields, its tag is the `say` of the record.

    >>> class Trust(Claim, frozen=True):
    ...     target: int
    >>> plain(Trust(3))
    {'say': 'trust', 'target': 3}
    """


class Talk(Struct, frozen=True):
    """A message, after the entry at position `after` (−1: before the first entry)."""

    after: int
    seat: int
    claim: dict[str, Any] | None = None
    text: str | None = None


def say(
    sayable: Offers, talk: Sequence[Talk], seat: int, claim: Claim | Mapping[str, Any], after: int
) -> Talk:
    """Return a checked message of a seat. Raise `Refused` if the seat cannot make this claim now."""
    made = claim_in(sayable, claim)
    if made is None:
        raise Refused("not_sayable")
    if sum(said.seat == seat and said.after == after for said in talk) >= AT_ONCE:
        raise Refused("too_much_talk", limit=AT_ONCE)
    return Talk(after, seat, plain(made))


def claim_in(sayable: Offers, claim: Claim | Mapping[str, Any]) -> Move | None:
    """Return the canonical form of a claim that can be made, or None."""
    if not isinstance(claim, Claim):
        if not sayable:
            return None
        try:
            return offering.accept(sayable, read_move(claim, (offer.kind for offer in sayable)))
        except Refused:
            return None
    return offering.accept(sayable, claim)


def fact_of(sayable: Offers, said: Talk) -> tuple[str, dict[str, Any]] | None:
    """Return the name and details of the public fact, or None if the message is no claim of this game."""
    made = None if said.claim is None else claim_in(sayable, said.claim)
    if made is None:
        return None
    details = plain(made)
    return f"claim_{details.pop('say')}", {"seat": said.seat, **details}
