"""Offers of a seat, cached by everything they depend on."""

from __future__ import annotations

from functools import lru_cache

from hautemer.core.codec import Move
from hautemer.core.offers import NO_OFFERS, Between, Offer, Offers, OneOf, SomeOf, forced
from hautemer.games.meuterer.moves import Fight, Keep, Pass, Play, Reward, Sale, Sell, TakeRole
from hautemer.games.meuterer.pieces import CARDS, CONFLICT, GOODS, ISLANDS, ROLES, Chart
from hautemer.games.meuterer.state import KEEPING, MUTINY, REWARD, SALES, TRADING, State
from hautemer.kit.bags import ONE, Bag, count, total

REWARDS = Offers([Offer(Reward, {"points": OneOf((0, 1, 2, 3))})])  # M2.1
NAMES_NO_ROLE = -1  # in place of the roles left: a pass that names none (M3.4, M3.5)


# The cards that may be laid depend on the kinds in a hand, not on their numbers: `hand + CARRY & HELD` keeps
# the uppermost bit of the byte of each card that is there. A few hundred offers serve all hands.
CARRY = total(127 * ONE[card] for card in range(len(CARDS)))
HELD = total(128 * ONE[card] for card in range(len(CARDS)))


def offers(state: State, seat: int | None, chart: Chart) -> Offers:
    """Return the offers of a seat."""
    if seat != state.turn:
        return NO_OFFERS
    phase = state.phase
    if phase == TRADING:
        if not state.trading >> seat & 1:
            return taking(state.roles_left)
        held = (state.hands[seat] + CARRY) & HELD
        if state.rules == 1 and seat != state.captain:
            return trading(held, state.roles_left)
        return trading(held)
    if phase == MUTINY:
        return fighting(count(state.hands[seat], CONFLICT))
    if phase == SALES:
        ship, wake = state.ring[state.ship], state.ring[state.wake]
        here, there = chart.wanted[ship], chart.wanted[wake]
        return selling(state.laid[seat] & (here | there), ship, wake, here, there)
    if phase == REWARD:
        return REWARDS
    if phase == KEEPING:
        return keeping(tuple(sorted(state.drawn)), state.need)
    return NO_OFFERS


@lru_cache(maxsize=1 << 11)
def trading(held: Bag, roles_left: int = NAMES_NO_ROLE) -> Offers:
    """M3.1 to M3.5: return the offers of trading; with an empty hand only a pass is left (M3.2).

    Everybody can tell that pass, because the number of cards in a hand is public. Only under version 1 of the
    rules does a pass name one of the roles left, which are secret.
    """
    if held:
        return Offers([laying(held), passing(roles_left)])
    offers = Offers([passing(roles_left)])
    return forced(offers) if roles_left == NAMES_NO_ROLE else offers


@lru_cache(maxsize=1 << 12)
def laying(held: Bag) -> Offer:
    """M3.1: return the offer to lay one of the held cards."""
    return Offer(Play, {"card": OneOf([key for card, key in enumerate(CARDS) if count(held, card)])})


@lru_cache(maxsize=1 << 8)
def passing(roles_left: int) -> Offer:
    """M3.4, M3.5: return the offer to pass."""
    if roles_left == NAMES_NO_ROLE:
        return Offer(Pass)
    return Offer(Pass, {"role": one_of_roles(roles_left)})


@lru_cache(maxsize=1 << 6)
def taking(roles_left: int) -> Offers:
    """M3.5: return the offer of a role; the seat is asked even if a single role is left."""
    return Offers([Offer(TakeRole, {"role": one_of_roles(roles_left)})])


def one_of_roles(roles_left: int) -> OneOf:
    """Return the choice of the roles left, which are one bit each."""
    return OneOf([key for role, key in enumerate(ROLES) if roles_left >> role & 1])


@lru_cache(maxsize=1 << 6)
def fighting(conflicts: int) -> Offers:
    """M5.1: return the offer to lay conflict cards."""
    return Offers([Offer(Fight, {"conflicts": Between(0, conflicts)})])


@lru_cache(maxsize=1 << 12)
def selling(laid: Bag, ship: int, wake: int, wanted_here: Bag, wanted_there: Bag) -> Offers:
    """M6.4: return every way to sell, listed one by one, as the two islands share what was laid."""
    ways: list[dict[str, Sale]] = []
    for here in sales_of(laid & wanted_here):
        for there in sales_of(laid & wanted_there):
            if here and there and here[0] == there[0] and here[1] + there[1] > count(laid, here[0]):
                continue
            way = {}
            if here:
                way[ISLANDS[ship]] = Sale(CARDS[here[0]], here[1])
            if there:
                way[ISLANDS[wake]] = Sale(CARDS[there[0]], there[1])
            ways.append(way)
    return Offers([Offer(Sell, {"sales": OneOf(ways)}, gives_up=[{"sales": {}}] if len(ways) > 1 else ())])


def sales_of(laid: Bag) -> list[tuple[int, int] | None]:
    """Return nothing, or a good and a number, out of what an island would take."""
    return [None, *((good, number) for good in GOODS for number in range(1, count(laid, good) + 1))]


@lru_cache(maxsize=1 << 10)
def keeping(drawn: tuple[int, ...], need: int) -> Offers:
    """M8.3: return the offer to keep some of the drawn cards."""
    return Offers([Offer(Keep, {"cards": SomeOf([CARDS[card] for card in drawn], need, need)})])


def is_commitment(move: Move) -> bool:
    """True if a move is secret and cannot be undone: a role taken, cards put under the pile."""
    return isinstance(move, Keep | TakeRole) or (isinstance(move, Pass) and isinstance(move.role, str))
