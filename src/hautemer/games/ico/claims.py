"""Claims of a seat: the same for every seat, whatever it is and holds. Claims may be lies."""

from __future__ import annotations

from functools import lru_cache

from hautemer.core.offers import Offer, Offers, OneOf
from hautemer.core.talk import Claim
from hautemer.games.ico.pieces import CARDS, ISLAND, POISON
from hautemer.games.ico.state import VOTE, State, phase_of
from hautemer.kit.masks import members


class Sailor(Claim, frozen=True):
    """I am a sailor. There is no claim for the siren: she must not declare her role (I7.5)."""


class Trust(Claim, frozen=True):
    """I trust this seat."""

    target: int


class Suspect(Claim, frozen=True):
    """I suspect this seat."""

    target: int


class Advise(Claim, frozen=True):
    """Vote for, or against, the crew that is voted on."""

    vote: str


class Saw(Claim, frozen=True):
    """The card that this seat did not place was that one."""

    target: int
    card: str


class Hold(Claim, frozen=True):
    """I hold this bonus card."""

    card: str


class Held(Claim, frozen=True):
    """I held this bonus card."""

    card: str


CLAIMS: tuple[type[Claim], ...] = (Sailor, Trust, Suspect, Advise, Saw, Hold, Held)


def sayable(state: State, seat: int) -> Offers:
    """Return the claims that a seat can make now; they depend on public things only."""
    return claims(state.everybody & ~(1 << seat), state.deck, phase_of(state) == VOTE, bool(state.voyages))


@lru_cache(maxsize=1 << 10)
def claims(others: int, deck: int, voting: bool, sailed: bool) -> Offers:
    """Return claims about others, the vote, hidden cards once there are some, and bonus cards."""
    seats = OneOf(members(others))
    found = [Offer(Sailor), Offer(Trust, {"target": seats}), Offer(Suspect, {"target": seats})]
    if voting:
        found.append(Offer(Advise, {"vote": OneOf(("aye", "nay"))}))
    if sailed:
        found.append(Offer(Saw, {"target": seats, "card": OneOf((ISLAND, POISON))}))
    if deck:
        cards = OneOf([CARDS[card] for card in members(deck)])
        found += [Offer(Hold, {"card": cards}), Offer(Held, {"card": cards})]
    return Offers(found)
