"""Closed moves: what a seat cannot do, and why."""

from __future__ import annotations

from functools import lru_cache

from hautemer.core.closed import NONE_CLOSED, Closed, closed
from hautemer.games.norderwind.pieces import GOODS
from hautemer.games.norderwind.state import LETTERS, OVER, PIRATES, SAILING, STACK, TILE, State
from hautemer.games.norderwind.tiles.destination import Destination
from hautemer.games.norderwind.tiles.equipment import CANNON, CREW, SAIL, Equipment
from hautemer.games.norderwind.tiles.fog import FIGHT, PAY
from hautemer.games.norderwind.tiles.merchant import Merchant
from hautemer.games.norderwind.tiles.sea import Sea
from hautemer.games.norderwind.tiles.trade_port import TradePort
from hautemer.games.norderwind.tiles.trading import BUYING, SELLING
from hautemer.kit.bags import count

CLAUSES = {
    "sail": "N2.2",
    "lookout": "N2.3",
    "draw": "N2.4",
    "stop": "N2.4",
    "trade": "N3.1",
    "equip": "N3.4",
    "salvage": "N3.5",
    "deliver": "N3.6",
    "skip": "N2.4",
    "pay": "N5.2",
    "fight": "N5.3",
}

UNDER_WAY = closed("under_way", "N2.4", "sail")
FIRST_TILE = (*UNDER_WAY, Closed({"do": "stop"}, "first_tile", "N2.4", shown=True))
CANNOT_PAY = (*UNDER_WAY, Closed({"do": "deliver"}, "cannot_pay", "N3.6", shown=True))
ALL_DELIVERED = (*UNDER_WAY, Closed({"do": "deliver"}, "all_delivered", "N3.6", shown=True))
TOO_STRONG = (*UNDER_WAY, Closed({"do": "fight"}, "too_strong", "N5.5", shown=True))
NO_RANSOM = (*UNDER_WAY, Closed({"do": "pay"}, "no_ransom", "N5.2", shown=True))


def closed_to(state: State, seat: int, sea: Sea) -> tuple[Closed, ...]:
    """Return the moves that are closed to a seat now for a reason of the rules."""
    phase = state.phase
    if seat != state.asked or phase in (STACK, OVER):
        return NONE_CLOSED
    if phase == SAILING and not state.drawn:
        return FIRST_TILE
    if phase in (TILE, LETTERS, PIRATES):
        tile = sea.tiles[state.stacks[state.stack][state.drawn - 1]]
        if phase == PIRATES:
            offers = tile.offers(state, seat)
            return TOO_STRONG if offers is PAY else NO_RANSOM if offers is FIGHT else UNDER_WAY
        if isinstance(tile, Destination):
            return undelivered(tile, state, seat)
        if isinstance(tile, Equipment):
            return (*UNDER_WAY, *unsold(tile, state, seat)) if phase == TILE else unsold(tile, state, seat)
        if isinstance(tile, TradePort):
            one = untraded(tile.price, tile.most, GOODS[tile.good], state, seat)
            return (*UNDER_WAY, *one) if phase == TILE else one
        if isinstance(tile, Merchant):
            any_good = untraded(tile.price, tile.of_a_good, "", state, seat)
            return (*UNDER_WAY, *any_good) if phase == TILE else any_good
    return UNDER_WAY if seat == state.turn else NONE_CLOSED


def undelivered(tile: Destination, state: State, seat: int) -> tuple[Closed, ...]:
    """N3.6: return why an order cannot be delivered."""
    order = len(state.columns[tile.port])
    if order == len(tile.orders):
        return ALL_DELIVERED
    return UNDER_WAY if tile.orders[order].can_be_paid_by(state, seat) else CANNOT_PAY


def unsold(tile: Equipment, state: State, seat: int) -> tuple[Closed, ...]:
    """N3.4: return why equipment cannot be bought; first what is barred (N4.2), then owned, then too dear."""
    gold, barred = state.gold[seat], state.barred
    return unsold_things(
        reason(barred & SAIL, state.sails[seat] >= tile.most_sail, gold < tile.sail),
        reason(barred & CANNON, state.cannons[seat] >= tile.most_cannons, gold < tile.cannon),
        reason(barred & CREW, state.crews[seat].bit_count() >= tile.most_crew, gold < tile.crew),
    )


def reason(barred: int, full: bool, dear: bool) -> str:
    """Return why a thing cannot be bought, or nothing."""
    return "barred" if barred else "full" if full else "too_dear" if dear else ""


@lru_cache
def unsold_things(*reasons: str) -> tuple[Closed, ...]:
    """Return the equipment that cannot be bought."""
    return tuple(
        Closed(
            {"do": "equip", "what": what}, why, "N4.2" if why == "barred" else "N3.4", shown=what != "crew"
        )
        for what, why in zip(("sail", "cannon", "crew"), reasons, strict=True)
        if why
    )


def untraded(price: int, most: int, only: str, state: State, seat: int) -> tuple[Closed, ...]:
    """N3.1, N3.3: return why nothing can be bought, and why nothing sold, of one good or of all."""
    hold, barred = state.holds[seat], state.barred
    goods = [good for good, key in enumerate(GOODS) if not only or key == only]
    room = [good for good in goods if count(hold, good) < most]
    aboard = [good for good in goods if count(hold, good)]
    buying = selling = ""
    if not room:
        buying = "enough"
    elif all(barred & BUYING[good] for good in room):
        buying = "barred"
    elif state.gold[seat] < price:
        buying = "too_dear"
    if not aboard:
        selling = "not_aboard"
    elif all(barred & SELLING[good] for good in aboard):
        selling = "barred"
    return untraded_goods(only, buying, selling)


CLAUSES_OF_TRADE = {"enough": "N3.2", "barred": "N4.2"}


@lru_cache
def untraded_goods(only: str, buying: str, selling: str) -> tuple[Closed, ...]:
    """Return the closed sides of a trade: at a port of its good, at a merchant ship of any."""
    goods = {only: 1} if only else {}
    at = "N3.1" if only else "N3.3"
    return tuple(
        Closed({"do": "trade", side: goods}, why, CLAUSES_OF_TRADE.get(why, at), shown=True)
        for side, why in (("buy", buying), ("sell", selling))
        if why
    )
