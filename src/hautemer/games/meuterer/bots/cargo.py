"""What seats have laid for the islands, counted for the encoder."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hautemer.core.vectors import signed
from hautemer.games.meuterer.pieces import CARDS, GOODS
from hautemer.kit.bags import ONE, Bag

SINGLE = {255 * ONE[good]: 8 * good for good in GOODS}  # where an island buys one good: its place in a bag


def most_by_seat(laid: Sequence[Bag], wanted: Bag) -> tuple[int, ...]:
    """Return by seat the number of the most equal cards among those that an island buys."""
    good = SINGLE.get(wanted)
    if good is None:
        return tuple([most(bag, wanted) for bag in laid])
    return tuple([bag >> good & 255 for bag in laid])


def most(laid: int, wanted: int) -> int:
    """Return the number of the most equal cards among those that an island buys."""
    return max((laid & wanted).to_bytes(len(CARDS), "little"))


def points_of(number: int, others: Sequence[int], prices: Sequence[int], merchant: bool = False) -> int:
    """Return what selling that many cards brings against the numbers of others (M6.5, M6.6)."""
    best = max(others)
    if number == 0 or number < best:
        return 0
    return prices[0] if merchant else prices[others.count(number) if number == best else 0]


@lru_cache(maxsize=1 << 14)
def points_by_seat(best: tuple[int, ...], prices: tuple[int, ...]) -> tuple[int, ...]:
    """Return by seat what its most equal cards would bring if sales were made now."""
    return tuple(
        points_of(number, best[:seat] + best[seat + 1 :], prices) for seat, number in enumerate(best)
    )


@lru_cache(maxsize=1 << 14)
def standing(seat: int, best: tuple[int, ...], potential: int) -> bytes:
    """Return how a seat stands on an island against the most of the others."""
    own = best[seat]
    others = best[:seat] + best[seat + 1 :]
    rival = max(others)
    return bytes((own, potential, rival, others.count(rival), signed(own - rival), signed(potential - rival)))
