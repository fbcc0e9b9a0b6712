"""Phase 5: points for the voyage and for sales (M6)."""

from __future__ import annotations

from hautemer.core.chance import Chance
from hautemer.core.game import EVERYONE, Tell
from hautemer.games.meuterer.cards import ANY, CABIN_BOY, CARD_OF, CARDS, GOODS, ISLANDS, MATE, MERCHANT, Data
from hautemer.games.meuterer.moves import Sell
from hautemer.games.meuterer.rules import voyage as voyages
from hautemer.games.meuterer.rules.setup import NO_SALES
from hautemer.games.meuterer.state import NOWHERE, OVER, SALES, State
from hautemer.kit.bags import count
from hautemer.kit.ring import clockwise


def voyage(state: State, mutineer: int | None, chance: Chance, tell: Tell, data: Data) -> None:
    """M6.1, or M6.2 where a mutineer won; they count at once."""
    scores = state.scores
    if mutineer is None:
        captain = state.captain
        goal = ISLANDS[state.ring[state.captain_goal]]
        scores[captain] += data.islands[goal].ship
        tell(EVERYONE, "ship_points", seat=captain, island=goal, points=data.islands[goal].ship)
        if MATE in state.roles:
            mate = state.roles.index(MATE)
            scores[mate] += 1 + state.reward
            scores[captain] -= state.reward
            tell(
                EVERYONE,
                "mate_points",
                seat=mate,
                captain_seat=captain,
                points=1 + state.reward,
                reward=state.reward,
            )
    else:
        goal = ISLANDS[state.ring[state.mutineer_goal]]
        scores[mutineer] += data.islands[goal].ship
        state.captain_goal = NOWHERE
        state.captain = mutineer
        tell(EVERYONE, "ship_points", seat=mutineer, island=goal, points=data.islands[goal].ship)
        if CABIN_BOY in state.roles:
            boy = state.roles.index(CABIN_BOY)
            scores[boy] += 2
            tell(EVERYONE, "cabin_boy_points", seat=boy, points=2)
    begin_sales(state, chance, tell, data)


def begin_sales(state: State, chance: Chance, tell: Tell, data: Data) -> None:
    """M6.4: with two islands the seats choose, with one the sale is made for them."""
    if state.wake == NOWHERE:
        good = data.islands[ISLANDS[state.ring[state.ship]]].good
        for seat in range(state.seats):
            state.sales[seat] = best_sale(state.laid[seat], good)
        score_sales(state, chance, tell, data)
    else:
        state.phase = SALES
        ask_seller(state, clockwise(state.captain, state.seats), chance, tell, data)


def best_sale(laid: int, good: int) -> tuple[int, int, int, int]:
    """All cards of the good that the only island buys; of the most laid one where it buys any."""
    goods = GOODS if good == ANY else (good,)
    best = max(goods, key=lambda card: count(laid, card))
    number = count(laid, best)
    return (best, number, *NO_SALES[2:]) if number else NO_SALES


def sell(state: State, seat: int, move: Sell, chance: Chance, tell: Tell, data: Data) -> None:
    """M6.4"""
    sold: list[int] = []
    for place in (state.ship, state.wake):
        island = ISLANDS[state.ring[place]]
        sale = move.sales.get(island)
        if sale is None:
            sold += NO_SALES[:2]
        else:
            sold += (CARD_OF[sale.good], sale.count)
            tell(EVERYONE, "sells", seat=seat, island=island, good=sale.good, count=sale.count)
    if not move.sales:
        tell(EVERYONE, "sells_nothing", seat=seat)
    state.sales[seat] = (sold[0], sold[1], sold[2], sold[3])
    lap = clockwise(state.captain, state.seats)
    ask_seller(state, lap[lap.index(seat) + 1 :], chance, tell, data)


def ask_seller(state: State, lap: tuple[int, ...], chance: Chance, tell: Tell, data: Data) -> None:
    """Asks the first seat of the lap that laid something one of the islands buys."""
    for seat in lap:
        if sellable(state, seat, data):
            state.turn = seat
            return
    score_sales(state, chance, tell, data)


def sellable(state: State, seat: int, data: Data) -> bool:
    """Whether a seat laid cards that an active island buys."""
    laid = state.laid[seat]
    for place in (state.ship, state.wake):
        good = data.islands[ISLANDS[state.ring[place]]].good
        if any(count(laid, card) for card in (GOODS if good == ANY else (good,))):
            return True
    return False


def score_sales(state: State, chance: Chance, tell: Tell, data: Data) -> None:
    """M6.3, M6.5, M6.6; after the last round the match is over (M8.5)."""
    score_island(state, state.ship, 0, tell, data)
    if state.wake != NOWHERE:
        score_island(state, state.wake, 2, tell, data)
    if state.round == state.rounds:
        state.phase = OVER
        tell(EVERYONE, "over")
    else:
        voyages.move_ship(state, chance, tell)


def score_island(state: State, place: int, at: int, tell: Tell, data: Data) -> None:
    """The points of one island; `at` is where its sales stand in `state.sales`."""
    most = max(sale[at + 1] for sale in state.sales)
    if most == 0:
        return
    key = ISLANDS[state.ring[place]]
    prices = (*data.islands[key].sales, 0)  # four equal ones get nothing
    equal = [seat for seat, sale in enumerate(state.sales) if sale[at + 1] == most]
    for seat in equal:
        merchant = state.roles[seat] == MERCHANT
        points = prices[0] if merchant else prices[len(equal) - 1]  # M6.6
        state.scores[seat] += points
        tell(
            EVERYONE,
            "merchant_points" if merchant and len(equal) > 1 else "sale_points",
            seat=seat,
            island=key,
            good=CARDS[state.sales[seat][at]],
            count=most,
            points=points,
        )
