"""The equipment port (N3.4)."""

from __future__ import annotations

from functools import lru_cache

from hautemer.core.codec import Move
from hautemer.core.game import EVERYONE, Tell
from hautemer.core.offers import Offer, Offers, OneOf
from hautemer.games.norderwind.moves import Equip
from hautemer.games.norderwind.pieces import GOODS, POST_OF, POSTS, EquipmentPrices, Ship
from hautemer.games.norderwind.rules import cubes
from hautemer.games.norderwind.state import State
from hautemer.games.norderwind.tiles.tile import SKIP, ActionTile

# What opponents may not do, one bit each (N4.2); the lower bits are those of goods.
SAIL, CANNON, CREW = (1 << (2 * len(GOODS) + kind) for kind in range(3))
ALL_POSTS = (1 << len(POSTS)) - 1


class Equipment(ActionTile):
    """A port that sells one thing: a higher sail, a cannon, or a sailor for a free post."""

    __slots__ = ("cannon", "crew", "most_cannons", "most_crew", "most_sail", "sail")
    letters = True

    def __init__(self, prices: EquipmentPrices, ship: Ship) -> None:
        self.sail = prices.sail.price
        self.cannon = prices.cannon.price
        self.crew = prices.crew.price
        self.most_sail = ship.sail.most
        self.most_cannons = ship.cannons.most
        self.most_crew = ship.crew.most

    def offers(self, state: State, seat: int) -> Offers:
        gold = state.gold[seat]
        barred = state.barred
        aboard = state.crews[seat]
        sail = gold >= self.sail and state.sails[seat] < self.most_sail and not barred & SAIL
        cannon = gold >= self.cannon and state.cannons[seat] < self.most_cannons and not barred & CANNON
        crew = gold >= self.crew and aboard.bit_count() < self.most_crew and not barred & CREW
        return equipping(sail, cannon, ALL_POSTS & ~aboard if crew else 0)

    def use(self, state: State, seat: int, move: Move, tell: Tell) -> int:
        assert isinstance(move, Equip)
        if move.what == "sail":
            state.gold[seat] -= self.sail
            state.sails[seat] += 1
            tell(EVERYONE, "raised_sail", seat=seat, sail=state.sails[seat], gold=self.sail)
            return SAIL
        if move.what == "cannon":
            state.gold[seat] -= self.cannon
            state.cannons[seat] += 1
            tell(EVERYONE, "mounted_cannon", seat=seat, cannons=state.cannons[seat], gold=self.cannon)
            return CANNON
        assert isinstance(move.post, str)
        state.gold[seat] -= self.crew
        state.crews[seat] |= 1 << POST_OF[move.post]
        tell(EVERYONE, "hired", seat=seat, post=move.post, gold=self.crew)
        if state.crews[seat].bit_count() == self.most_crew:
            cubes.crew_is_full(state, seat, tell)
        return CREW


@lru_cache
def equipping(sail: bool, cannon: bool, posts: int) -> Offers:
    """Return the offer of a purchase; `posts` are those that may be filled."""
    offers = []
    things = [key for key, can in (("sail", sail), ("cannon", cannon)) if can]
    if things:
        offers.append(Offer(Equip, {"what": OneOf(things)}))
    if posts:
        free = [key for post, key in enumerate(POSTS) if posts >> post & 1]
        offers.append(Offer(Equip, {"what": OneOf(("crew",)), "post": OneOf(free)}))
    return Offers([*offers, SKIP])
