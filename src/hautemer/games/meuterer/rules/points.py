"""Phase 5: points for the voyage and for sales (M6)."""

from __future__ import annotations

from hautemer.core.chance import Chance
from hautemer.core.game import EVERYONE, Tell, silent
from hautemer.games.meuterer.moves import Sale, Sell
from hautemer.games.meuterer.pieces import CABIN_BOY, CARD_OF, CARDS, ISLANDS, MATE, MERCHANT, Chart
from hautemer.games.meuterer.rules import voyage as voyages
from hautemer.games.meuterer.rules.setup import NO_GOOD
from hautemer.games.meuterer.state import NOWHERE, OVER, SALES, State
from hautemer.kit.bags import Bag, count
from hautemer.kit.ring import clockwise

NO_SALE = Sale("", 0)
GOOD_OF = CARD_OF | {NO_SALE.good: NO_GOOD}


def voyage(state: State, mutineer: int | None, chance: Chance, tell: Tell, chart: Chart) -> None:
    """M6.1, or M6.2 if a mutineer won: score the voyage at once."""
    scores = state.scores
    if mutineer is None:
        captain = state.captain
        goal = state.ring[state.captain_goal]
        scores[captain] += chart.ship[goal]
        if tell is not silent:
            tell(EVERYONE, "ship_points", seat=captain, island=ISLANDS[goal], points=chart.ship[goal])
        if MATE in state.roles:
            mate = state.roles.index(MATE)
            pay = state.reward
            scores[mate] += 1 + pay
            scores[captain] -= pay
            if tell is not silent:
                tell(EVERYONE, "mate_points", seat=mate, captain_seat=captain, points=1 + pay, reward=pay)
    else:
        goal = state.ring[state.mutineer_goal]
        scores[mutineer] += chart.ship[goal]
        state.captain_goal = NOWHERE
        state.captain = mutineer
        if tell is not silent:
            tell(EVERYONE, "ship_points", seat=mutineer, island=ISLANDS[goal], points=chart.ship[goal])
        if CABIN_BOY in state.roles:
            boy = state.roles.index(CABIN_BOY)
            scores[boy] += 2
            tell(EVERYONE, "cabin_boy_points", seat=boy, points=2)
    begin_sales(state, chance, tell, chart)


def begin_sales(state: State, chance: Chance, tell: Tell, chart: Chart) -> None:
    """M6.4: let the seats choose with two islands; with one, the sale is made for them."""
    if state.wake == NOWHERE:
        goods = chart.bought[state.ring[state.ship]]
        for seat in range(state.seats):
            state.sales[seat] = best_sale(state.laid[seat], goods)
        score_sales(state, chance, tell, chart)
    else:
        state.phase = SALES
        wanted = chart.wanted[state.ring[state.ship]] | chart.wanted[state.ring[state.wake]]
        lap = clockwise(state.captain, state.seats)
        laid = state.laid
        ask_sellers(state, tuple([seat for seat in lap if laid[seat] & wanted]), chance, tell, chart)


def best_sale(laid: Bag, goods: tuple[int, ...]) -> tuple[int, int, int, int]:
    """Return all cards of the good that the only island buys; of the most laid one if it buys any."""
    most, best = 0, NO_GOOD
    for good in goods:
        number = count(laid, good)
        if number > most:
            most, best = number, good
    return (best, most, NO_GOOD, 0)


def sell(state: State, seat: int, move: Sell, chance: Chance, tell: Tell, chart: Chart) -> None:
    """M6.4: a seat chooses its sales."""
    here = move.sales.get(ISLANDS[state.ring[state.ship]], NO_SALE)
    there = move.sales.get(ISLANDS[state.ring[state.wake]], NO_SALE)
    state.sales[seat] = (GOOD_OF[here.good], here.count, GOOD_OF[there.good], there.count)
    if tell is not silent:
        for place, sale in ((state.ship, here), (state.wake, there)):
            if sale.count:
                island = ISLANDS[state.ring[place]]
                tell(EVERYONE, "sells", seat=seat, island=island, good=sale.good, count=sale.count)
        if not move.sales:
            tell(EVERYONE, "sells_nothing", seat=seat)
    ask_sellers(state, state.lap[1:], chance, tell, chart)


def ask_sellers(state: State, lap: tuple[int, ...], chance: Chance, tell: Tell, chart: Chart) -> None:
    """Ask the seats of a lap one after the other: those that laid something that one of the islands buys."""
    state.lap = lap
    if lap:
        state.turn = lap[0]
    else:
        score_sales(state, chance, tell, chart)


def score_sales(state: State, chance: Chance, tell: Tell, chart: Chart) -> None:
    """M6.3, M6.5, M6.6: score the sales; after the last round the match is over (M8.5)."""
    score_island(state, state.ring[state.ship], 0, tell, chart)
    if state.wake != NOWHERE:
        score_island(state, state.ring[state.wake], 2, tell, chart)
    if state.round == state.rounds:
        state.phase = OVER
        tell(EVERYONE, "over")
    else:
        voyages.move_ship(state, chance, tell)


def score_island(state: State, island: int, at: int, tell: Tell, chart: Chart) -> None:
    """Score one island; `at` is the place of its sales in `state.sales`."""
    numbers = [sale[at + 1] for sale in state.sales]
    most = max(numbers)
    if most == 0:
        return
    prices = chart.prices[island]
    equal = numbers.count(most)
    for seat, number in enumerate(numbers):
        if number < most:
            continue
        merchant = state.roles[seat] == MERCHANT
        points = prices[0] if merchant else prices[equal - 1]  # M6.6
        state.scores[seat] += points
        if tell is not silent:
            tell(
                EVERYONE,
                "merchant_points" if merchant and equal > 1 else "sale_points",
                seat=seat,
                island=ISLANDS[island],
                good=CARDS[state.sales[seat][at]],
                count=most,
                points=points,
            )
