"""Conditions that the sentences of hints state about the view for which a hint was given."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from hautemer.core.codec import Move
from hautemer.core.game import Situation
from hautemer.core.why import percent
from hautemer.games.norderwind import GAME
from hautemer.games.norderwind.bots.greedy import Greedy, VoyagePlan, gains, tile_of
from hautemer.games.norderwind.pieces import ACTIONS, PORT_OF, TILE_OF, TOLL
from hautemer.games.norderwind.state import State
from hautemer.games.norderwind.tiles.tile import ActionTile
from hautemer.games.norderwind.views import PortView, PublicView, SeatView

BOT = Greedy(GAME)


class Given(NamedTuple):
    """A hint: the view, the bot's expectations, the move, and the details of the reason."""

    public: PublicView
    private: Any
    me: SeatView
    state: State  # sampled: hidden information in it is not used
    seat: int
    offers: Any
    move: Any
    details: dict[str, Any]

    def plan(self, port: str | None = None) -> VoyagePlan:
        return BOT.plan(self.state, self.seat, self.state.stack if port is None else PORT_OF[port])

    @property
    def left(self) -> int:
        return self.state.reach - self.state.drawn

    @property
    def actions(self) -> int:
        return ACTIONS - self.state.actions

    @property
    def ahead(self) -> float:
        """What continuing promises more than coming home now."""
        plan = self.plan()
        return plan.value(self.left, self.actions) - plan.home(self.actions)

    def chance_is_right(self) -> bool:
        return bool(self.details["chance"] == percent(self.plan().fights[self.state.strength]))

    def known(self, port: str) -> list[str]:
        """Return the tiles that this seat knows to be in a stack."""
        (view,) = [one for one in self.public.ports if one.port == port]
        return [*view.known, *(tile for one in self.private.stacks if one.port == port for tile in one.known)]

    def hopes_for(self, plan: VoyagePlan) -> bool:
        tile = TILE_OF[self.details["tile"]]
        return plan.pool.get(tile, 0) > 0 and plan.gain(tile) > 0

    def wins_a_letter(self) -> bool:
        return self.me.letters < BOT.sea.most_letters and self.actions > 0

    def best_gain(self) -> float:
        """Return the highest value of the open tile."""
        found = gains(BOT, self.state, self.seat, tile_of(self.state), self.offers)
        return max((gain for _, gain in found), default=0.0)

    def open_order(self, port: PortView) -> dict[str, int] | None:
        done = len(port.delivered)
        return port.orders[done] if done < len(port.orders) else None


def read(situation: Situation[Any], move: Move, details: dict[str, Any]) -> Given:
    """Return a hint in the form that the conditions read."""
    public, private = situation.look()
    state = situation.imagine(Random(0))
    seat = situation.seat
    return Given(public, private, public.seats[seat], state, seat, situation.offers, move, details)


def can_deliver(given: Given, port: str) -> bool:
    """True if everything that the open order of a port wants is aboard."""
    (view,) = [one for one in given.public.ports if one.port == port]
    order = given.open_order(view)
    if order is None:
        return False
    has = {"gold": given.me.gold, "captain": given.me.captains, "captains": given.me.captains}
    return all(has.get(what, given.me.hold.count(what)) >= number for what, number in order.items())


def is_wanted(given: Given) -> bool:
    """True if the open order of the port lacks one of the goods."""
    (view,) = [one for one in given.public.ports if one.port == given.details["port"]]
    order = given.open_order(view) or {}
    return any(order.get(good, 0) > given.me.hold.count(good) for good in given.details["goods"])


def will_be_wanted(given: Given) -> bool:
    """True if every good is wanted by an order that is not delivered yet."""
    left = [order for port in given.public.ports for order in port.orders[len(port.delivered) :]]
    return all(any(order.get(good) for order in left) for good in given.details["goods"])


def delivered(given: Given) -> int:
    """Return the cubes of this seat after the delivery."""
    after = given.state.copy()
    unit = BOT.sea.tiles[tile_of(given.state)]
    assert isinstance(unit, ActionTile)
    unit.use(after, given.seat, given.move, lambda *_, **__: None)
    return after.cubes[given.seat]


def brings_something(given: Given) -> bool:
    return given.best_gain() > 0


def hopes_for_fog_only(given: Given) -> bool:
    """True if the fog may come, and no other tile that may come would bring anything."""
    plan = given.plan()
    return plan.pool.get(TILE_OF["fog"], 0) > 0 and not any(
        weight and isinstance(BOT.sea.tiles[tile], ActionTile) and plan.gain(tile) > 0
        for tile, weight in plan.pool.items()
    )


def price(given: Given) -> int:
    assert given.public.voyage is not None
    assert given.public.voyage.open is not None
    return GAME.data.tiles[given.public.voyage.open].price


HOLDS: dict[str, Callable[[Given], bool]] = {
    "sail_order": lambda given: (
        given.details["port"] == given.move.stack
        and can_deliver(given, given.move.stack)
        and given.move.stack in given.known(given.move.stack)
    ),
    "sail_known": lambda given: (
        given.details["tile"] in given.known(given.move.stack)
        and given.hopes_for(given.plan(given.move.stack))
    ),
    "sail_hope": lambda given: (
        given.details["tile"] not in given.known(given.move.stack)
        and given.hopes_for(given.plan(given.move.stack))
    ),
    "lookout_under": lambda given: given.move.under and given.public.phase == "lookout",
    "lookout_keep": lambda given: not given.move.under and given.public.phase == "lookout",
    "draw": lambda given: given.hopes_for(given.plan()),
    "draw_fog": hopes_for_fog_only,
    "stop_letter": lambda given: given.wins_a_letter() and given.ahead <= 0,
    "stop": lambda given: not given.wins_a_letter() and given.ahead <= 0,
    "fight": lambda given: given.chance_is_right() and given.details["chance"] >= 50,
    "fight_little_to_lose": lambda given: (
        given.chance_is_right() and given.details["chance"] < 50 and given.ahead <= TOLL and given.me.gold > 0
    ),
    "fight_captain": lambda given: (
        given.chance_is_right() and 25 < given.details["chance"] < 50 and given.plan().captain > TOLL
    ),
    "pay": lambda given: given.chance_is_right() and given.ahead > TOLL and given.me.gold >= TOLL,
    "skip_letter": lambda given: (
        given.public.phase == "letters" and given.me.letters > 0 and given.best_gain() <= BOT.weights.letter
    ),
    "skip_for": lambda given: given.hopes_for(given.plan()) and given.left > 0 and given.ahead > 0,
    "skip_fog": lambda given: hopes_for_fog_only(given) and given.left > 0 and given.ahead > 0,
    "skip_home": lambda given: given.wins_a_letter() and given.ahead <= 0,
    "skip": lambda given: given.best_gain() <= 0 and not given.wins_a_letter(),
    "deliver_wins": lambda given: delivered(given) == given.public.goal,
    "deliver": lambda given: (
        delivered(given)
        == given.me.cubes + given.details["count"]
        == given.public.goal - given.details["left"]
    ),
    "trade_order": is_wanted,
    "trade_swap": brings_something,
    "trade_sell": lambda given: (
        given.details["gold"] == price(given) * len(given.details["goods"]) and brings_something(given)
    ),
    "trade_cheap": lambda given: price(given) == given.details["price"] < given.details["most"],
    "trade_stock": will_be_wanted,
    "equip_sail": lambda given: given.details["count"] == given.me.sail + 1,
    "equip_cannon": lambda given: given.details["count"] == given.me.cannons + 1,
    "equip_full_crew": lambda given: (
        given.details["count"] == len(given.me.crew) + 1 and not given.me.full_crew
    ),
    "equip_post": lambda given: given.details["post"] not in given.me.crew and not given.me.full_crew,
    "salvage": lambda given: given.details["gold"] > 0,
}
