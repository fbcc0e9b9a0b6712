"""What a seat may do: offers, made once for everything they depend on."""

from __future__ import annotations

from functools import lru_cache

from hautemer.core.codec import Move
from hautemer.core.offers import Between, Offer, Offers, OneOf, SomeOf
from hautemer.games.meuterer.cards import ANY, CARDS, CONFLICT, GOODS, ISLANDS, ROLES, Data
from hautemer.games.meuterer.moves import Fight, Keep, Pass, Play, Reward, Sale, Sell
from hautemer.games.meuterer.state import KEEPING, MUTINY, OVER, REWARD, SALES, TRADING, State
from hautemer.kit.bags import count, kinds

NOTHING: Offers = ()
REWARDS: Offers = (Offer(Reward, {"points": OneOf((0, 1, 2, 3))}),)  # M2.1
CAPTAIN_MAY = -1  # in place of the roles left: the captain takes none (M3.4)


def offers(state: State, seat: int | None, data: Data) -> Offers:
    """What is open to a seat: nothing unless it is asked."""
    if seat != state.turn or state.phase == OVER:
        return NOTHING
    phase = state.phase
    if phase == TRADING:
        return trading(state.hands[seat], CAPTAIN_MAY if seat == state.captain else state.roles_left)
    if phase == MUTINY:
        return fighting(count(state.hands[seat], CONFLICT))
    if phase == REWARD:
        return REWARDS
    if phase == SALES:
        return selling(state.laid[seat], state.ring[state.ship], state.ring[state.wake], data)
    assert phase == KEEPING
    return keeping(tuple(sorted(state.drawn)), state.need)


@lru_cache(maxsize=1 << 15)
def trading(hand: int, roles_left: int) -> Offers:
    """M3.1 to M3.5; with an empty hand only a pass is left (M3.2)."""
    lay = [Offer(Play, {"card": OneOf([CARDS[card] for card in kinds(hand)])})] if hand else []
    if roles_left == CAPTAIN_MAY:
        return (*lay, Offer(Pass))
    roles = [key for role, key in enumerate(ROLES) if roles_left >> role & 1]
    return (*lay, Offer(Pass, {"role": OneOf(roles)}))


@lru_cache
def fighting(conflicts: int) -> Offers:
    """M5.1"""
    return (Offer(Fight, {"conflicts": Between(0, conflicts)}),)


def selling(laid: int, ship: int, wake: int, data: Data) -> Offers:
    """M6.4: every way to sell, written out, as the two islands share what was laid."""
    buys_here = data.islands[ISLANDS[ship]].good
    buys_there = data.islands[ISLANDS[wake]].good
    return written_sales(laid, ship, wake, buys_here, buys_there)


@lru_cache(maxsize=1 << 13)
def written_sales(laid: int, ship: int, wake: int, buys_here: int, buys_there: int) -> Offers:
    """One "one of" over whole sales."""
    ways: list[dict[str, Sale]] = []
    for here in sales_on(laid, buys_here):
        for there in sales_on(laid, buys_there):
            if here and there and here[0] == there[0] and here[1] + there[1] > count(laid, here[0]):
                continue
            way = {}
            if here:
                way[ISLANDS[ship]] = Sale(CARDS[here[0]], here[1])
            if there:
                way[ISLANDS[wake]] = Sale(CARDS[there[0]], there[1])
            ways.append(way)
    return (Offer(Sell, {"sales": OneOf(ways)}),)


def sales_on(laid: int, buys: int) -> list[tuple[int, int] | None]:
    """Nothing, or a good and how many, that one island would take."""
    goods = GOODS if buys == ANY else (buys,)
    return [None, *((good, number) for good in goods for number in range(1, count(laid, good) + 1))]


@lru_cache(maxsize=1 << 13)
def keeping(drawn: tuple[int, ...], need: int) -> Offers:
    """M8.3"""
    return (Offer(Keep, {"cards": SomeOf([CARDS[card] for card in drawn], need, need)}),)


def is_commitment(move: Move) -> bool:
    """A role taken and cards put under the pile are secret and stand."""
    return isinstance(move, Keep) or (isinstance(move, Pass) and isinstance(move.role, str))
