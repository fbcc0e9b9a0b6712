"""The definition of a bonus card: its key, its windows, its question, its effect; and its offers."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from hautemer.core.chance import Chance
from hautemer.core.codec import UNSET
from hautemer.core.game import Tell
from hautemer.core.offers import Field, Offer, OneOf, SomeOf
from hautemer.games.ico.moves import Bonus
from hautemer.games.ico.pieces import CARDS, CREW
from hautemer.games.ico.state import (
    ACCEPTED,
    NO_SEAT,
    NOBODY,
    PLACING,
    PROPOSE,
    REVEALED,
    ROUND_END,
    VOTE,
    VOTED,
    PlayedBonus,
    State,
)
from hautemer.kit.masks import SeatSet, members, seat_set

ANY_TIME = (PROPOSE, VOTE, VOTED, ACCEPTED, PLACING, REVEALED, ROUND_END)  # I5.21
BEFORE_THE_COUNT = (PROPOSE, VOTE, VOTED)


class Ask(NamedTuple):
    """The question of a card to its holder: masks of the seats that can be named."""

    target: SeatSet = NOBODY
    out: SeatSet = NOBODY
    in_: SeatSet = NOBODY
    pair: SeatSet = NOBODY
    crew: SeatSet = NOBODY
    barred: SeatSet = NOBODY  # a crew that cannot be named


NOTHING = Ask()


class Unit(NamedTuple):
    """One bonus card."""

    key: str
    when: tuple[int, ...]
    asks: Callable[[State, int], Ask | None]  # None: no possible target or effect (I4.4)
    does: Callable[[State, PlayedBonus, Chance, Tell], None]
    used_after: bool = False  # goes to the used pile after its effect instead of before (I4.3)


def plain(state: State, seat: int) -> Ask:
    """Ask nothing; the card can always be played."""
    return NOTHING


def pointing(targets: SeatSet) -> Ask | None:
    """Ask for one of some seats; None if there is none."""
    return Ask(target=targets) if targets else None


def others_with_cards(state: State, seat: int) -> SeatSet:
    """Return the other seats that hold a bonus card; how many a seat holds is public."""
    mask = NOBODY
    for other, hand in enumerate(state.hands):
        if hand and other != seat:
            mask |= 1 << other
    return mask


@lru_cache(maxsize=1 << 5)
def crews_of(everybody: SeatSet) -> SomeOf:
    """Return the offered choice of three seats at a table (I2.1)."""
    return SomeOf(members(everybody), CREW, CREW)


@lru_cache(maxsize=1 << 11)
def offer(card: int, ask: Ask) -> Offer:
    """Return the offer to play a card."""
    fields: dict[str, Field] = {"card": OneOf((CARDS[card],))}
    if ask.out:
        fields["out"] = OneOf(members(ask.out))
        fields["in_"] = OneOf(members(ask.in_))
    if ask.target:
        fields["target"] = OneOf(members(ask.target))
    if ask.pair:
        fields["seats"] = SomeOf(members(ask.pair), 2, 2)
    if ask.crew:
        fields["seats"] = crews_of(ask.crew).barring([members(ask.barred)])
    return Offer(Bonus, fields, may=True)


def play_of(seat: int, card: int, move: Bonus) -> PlayedBonus:
    """Return the played card of a move."""
    target = move.target if move.target is not UNSET else move.out
    return PlayedBonus(
        seat,
        card,
        NO_SEAT if target is UNSET else target,
        NO_SEAT if move.in_ is UNSET else move.in_,
        NOBODY if move.seats is UNSET else seat_set(move.seats),
    )
