"""The pirates (C3), one small class each in a table; a round calls them without knowing which one it is."""

from __future__ import annotations

from functools import lru_cache

from hautemer.core.chance import Chance
from hautemer.core.codec import UNSET, Move
from hautemer.core.game import EVERYONE, Tell
from hautemer.core.offers import NO_OFFERS, Between, Offer, Offers, OneOf, SomeOf, forced
from hautemer.games.cartagena.moves import (
    Barter,
    Choose,
    Declare,
    Decline,
    Exchange,
    Inspect,
    Keep,
    Post,
    Rob,
    Spy,
    Swap,
)
from hautemer.games.cartagena.pieces import COMBAT, COMBAT_OF, DUEL_OF, DUELS, PIRATE_OF, SIDE_OF, SIDES
from hautemer.games.cartagena.rules.supplies import (
    GOLD,
    VALUE,
    keys,
    put_under,
    rob,
    take_coins,
    take_combat,
    take_gold,
)
from hautemer.games.cartagena.state import KEPT, NONE, SEEN, TOOK, TURNED, State
from hautemer.kit.bags import ONE, Bag, size, things
from hautemer.kit.masks import SEAT

AT_MOST = 3  # the maximum number of cards or coins that change hands at one visit (C3.5, C3.6)
SATE = PIRATE_OF["sate"]


class Pirate:
    """A pirate behind a door: the immediate effect of a visit, the question, and the effect of the answer."""

    receives = True  # it can be visited; if not, its door ends the turn of the seat that opens it

    def visit(self, state: State, seat: int, chance: Chance, tell: Tell) -> bool:
        """Apply the immediate effect of a visit; return True if the visitor must answer something."""
        return True

    def offers(self, state: State, seat: int) -> Offers:
        """Return the offers to the visitor."""
        return NO_OFFERS

    def answer(self, state: State, seat: int, move: Move, tell: Tell) -> bool:
        """Apply the visitor's answer; return True if the visitor must answer more."""
        return False


class Valverde(Pirate):
    """C3.1: gives the top gold card and a coin."""

    def visit(self, state: State, seat: int, chance: Chance, tell: Tell) -> bool:
        take_gold(state, seat, tell)
        take_coins(state, seat, 1, tell)
        return False


class Diaz(Pirate):
    """C3.2: shows the top gold card and the top combat card; the visitor keeps one."""

    def visit(self, state: State, seat: int, chance: Chance, tell: Tell) -> bool:
        if not state.pile and not state.gold_pile:
            return False  # C3.13
        state.looking = 1 if state.pile else 0
        if state.gold_pile:
            state.gold_pile[-1] |= 1 << seat + SEEN
        seen = [*keys(state.pile[-1:]), *(GOLD[card & VALUE] for card in state.gold_pile[-1:])]
        tell(EVERYONE, "looked", {seat: {"cards": seen}}, seat=seat, count=len(seen))
        return True

    def offers(self, state: State, seat: int) -> Offers:
        return choosing("gold", bool(state.gold_pile), bool(state.pile))

    def answer(self, state: State, seat: int, move: Move, tell: Tell) -> bool:
        assert isinstance(move, Choose)
        state.looking = 0
        if move.pile == "gold":
            take_gold(state, seat, tell)
            if state.pile:
                card = state.pile.pop()
                state.pile.insert(0, card)
                state.passages.append((TURNED, seat, card))
                tell(EVERYONE, "turned_combat", {seat: {"card": COMBAT[card]}}, seat=seat)
        else:
            take_combat(state, seat, 1, tell)
            if state.gold_pile:
                card = state.gold_pile.pop()
                state.gold_pile.insert(0, card)
                tell(EVERYONE, "turned_gold", {seat: {"card": GOLD[card & VALUE]}}, seat=seat)
        return False


class Crackpott(Pirate):
    """C3.3: gives two combat cards."""

    def visit(self, state: State, seat: int, chance: Chance, tell: Tell) -> bool:
        take_combat(state, seat, 2, tell)
        return False


class Tembo(Pirate):
    """C3.4: shows the two top combat cards; the visitor keeps one."""

    def visit(self, state: State, seat: int, chance: Chance, tell: Tell) -> bool:
        seen = state.pile[:-3:-1]
        state.looking = len(seen)
        if not seen:
            return False  # C3.13
        tell(EVERYONE, "looked", {seat: {"cards": keys(seen)}}, seat=seat, count=len(seen))
        return True

    def offers(self, state: State, seat: int) -> Offers:
        return keeping(state.pile[-1], state.pile[-2] if len(state.pile) > 1 else state.pile[-1])

    def answer(self, state: State, seat: int, move: Move, tell: Tell) -> bool:
        assert isinstance(move, Keep)
        state.looking = 0
        kept = COMBAT_OF[move.card]
        top = state.pile.pop()
        state.hands[seat] += ONE[kept]
        if state.pile:
            second = state.pile.pop()
            other = second if kept == top else top
            state.pile.insert(0, other)
            state.passages.append((KEPT, seat, top, second, 0 if kept == top else 1))
            tell(EVERYONE, "kept", {seat: {"card": move.card, "other": COMBAT[other]}}, seat=seat)
        else:
            state.passages.append((TOOK, seat, top))
            tell(EVERYONE, "drew", {seat: {"cards": [move.card]}}, seat=seat, count=1)
        return False


class WesselJan(Pirate):
    """C3.5: exchanges up to three combat cards."""

    def offers(self, state: State, seat: int) -> Offers:
        return exchanging(state.hands[seat])

    def answer(self, state: State, seat: int, move: Move, tell: Tell) -> bool:
        assert isinstance(move, Exchange)
        put_under(state, seat, [COMBAT_OF[card] for card in move.cards], tell)
        if move.cards:
            take_combat(state, seat, len(move.cards), tell)
        return False


class DeanNero(Pirate):
    """C3.6: trades combat cards and coins, one for one."""

    def offers(self, state: State, seat: int) -> Offers:
        return bartering(
            state.hands[seat],
            min(AT_MOST, state.supply, size(state.hands[seat])),
            min(AT_MOST, len(state.pile), state.coins[seat]),
        )

    def answer(self, state: State, seat: int, move: Move, tell: Tell) -> bool:
        assert isinstance(move, Barter)
        if isinstance(move.cards, tuple):
            put_under(state, seat, [COMBAT_OF[card] for card in move.cards], tell)
            if move.cards:
                take_coins(state, seat, len(move.cards), tell)
        else:
            assert move.coins is not UNSET
            state.coins[seat] -= move.coins
            state.supply += move.coins
            tell(EVERYONE, "paid", seat=seat, count=move.coins)
            if move.coins:
                take_combat(state, seat, move.coins, tell)
        return False


class Pang(Pirate):
    """C3.7: gives a combat card or a coin."""

    def visit(self, state: State, seat: int, chance: Chance, tell: Tell) -> bool:
        return bool(state.pile or state.supply)  # C3.13

    def offers(self, state: State, seat: int) -> Offers:
        return choosing("coin", bool(state.supply), bool(state.pile))

    def answer(self, state: State, seat: int, move: Move, tell: Tell) -> bool:
        assert isinstance(move, Choose)
        if move.pile == "coin":
            take_coins(state, seat, 1, tell)
        else:
            take_combat(state, seat, 1, tell)
        return False


class ChangYe(Pirate):
    """C3.8: lets the visitor rob an opponent of a coin."""

    def offers(self, state: State, seat: int) -> Offers:
        return robbing(rich_opponents(state, seat))

    def answer(self, state: State, seat: int, move: Move, tell: Tell) -> bool:
        assert isinstance(move, Rob)
        rob(state, seat, move.target, tell)
        return False


class Sate(Pirate):
    """C3.9: gives a coin, and one more per turn that Sate waited."""

    def visit(self, state: State, seat: int, chance: Chance, tell: Tell) -> bool:
        spurned = state.turns - state.opened_in[SATE]
        take_coins(state, seat, 1 + spurned, tell)
        return False


class Bijoux(Pirate):
    """C3.10: receives a secret declaration."""

    def offers(self, state: State, seat: int) -> Offers:
        return LATER_DECLARATION if state.sides[seat] else FIRST_DECLARATION

    def answer(self, state: State, seat: int, move: Move, tell: Tell) -> bool:
        if not state.sides[seat]:
            declare_or_decline(state, seat, move, tell)
            return False
        # Other seats see the three answers as one.
        side = SIDE_OF[move.side] if isinstance(move, Declare) else state.sides[seat][-1]
        state.sides[seat] += (side,)
        tell(EVERYONE, "pledged", {seat: {"side": SIDES[side]}}, seat=seat)
        return False


class Ojo(Pirate):
    """C3.11: receives a first declaration, or shows the side of an opponent."""

    def offers(self, state: State, seat: int) -> Offers:
        if not state.sides[seat]:
            return FIRST_DECLARATION
        declared = (other for other in range(state.seats) if other != seat and state.sides[other])
        return spying(tuple(declared))

    def answer(self, state: State, seat: int, move: Move, tell: Tell) -> bool:
        if not isinstance(move, Spy):
            declare_or_decline(state, seat, move, tell)
            return False
        sides = state.sides[move.target]
        state.spied[seat * state.seats + move.target] |= 1 << len(sides)
        tell(EVERYONE, "spied", {seat: {"side": SIDES[sides[-1]]}}, seat=seat, target_seat=move.target)
        return False


class Cambivalute(Pirate):
    """C3.12: lets the visitor post two sailors or, once all are posted, inspect a duel."""

    def visit(self, state: State, seat: int, chance: Chance, tell: Tell) -> bool:
        if state.unposted:
            one, other = sorted(chance.deal("sailors", state.unposted, 2))
            state.drawn = (one, other)
            state.unposted = tuple(sailor for sailor in state.unposted if sailor not in state.drawn)
            duel = DUELS[len(state.posted)]
            tell(EVERYONE, "drew_sailors", {seat: {"one": one, "other": other}}, seat=seat, duel=duel)
        return True

    def offers(self, state: State, seat: int) -> Offers:
        if state.drawn:
            return posting(state.drawn)
        return INSPECTING if state.inspected == NONE else SWAPPING

    def answer(self, state: State, seat: int, move: Move, tell: Tell) -> bool:
        if isinstance(move, Post):
            self.post(state, seat, move.valverde, tell)
            return False
        if isinstance(move, Inspect):
            self.inspect(state, seat, DUEL_OF[move.duel], tell)
            return True
        assert isinstance(move, Swap)
        self.swap(state, seat, move.swap, tell)
        return False

    def post(self, state: State, seat: int, valverde: int, tell: Tell) -> None:
        """Post one sailor on each side of the next duel."""
        one, other = state.drawn
        diaz = other if valverde == one else one
        tell(
            EVERYONE,
            "posted",
            {seat: {"valverde": valverde, "diaz": diaz}},
            seat=seat,
            duel=DUELS[len(state.posted)],
        )
        state.posted.append((valverde, diaz))
        state.posted_seen.append(SEAT[seat])
        state.drawn = ()

    def inspect(self, state: State, seat: int, duel: int, tell: Tell) -> None:
        """Look at two posted sailors."""
        state.inspected = duel
        state.posted_seen[duel] |= 1 << seat
        valverde, diaz = state.posted[duel]
        own = {"valverde": valverde, "diaz": diaz}
        tell(EVERYONE, "inspected", {seat: own}, seat=seat, duel=DUELS[duel])

    def swap(self, state: State, seat: int, swap: bool, tell: Tell) -> None:
        """Swap two sailors or not; everybody sees whether, so a seat that knew them still does."""
        duel = state.inspected
        state.inspected = NONE
        if swap:
            valverde, diaz = state.posted[duel]
            state.posted[duel] = (diaz, valverde)
        tell(EVERYONE, "swapped" if swap else "not_swapped", seat=seat, duel=DUELS[duel])


class Ghost(Pirate):
    """C2.5: a ghost whom nobody can visit."""

    receives = False


def declare_or_decline(state: State, seat: int, move: Move, tell: Tell) -> None:
    """Declare a side for the first time, or decline, which everybody sees."""
    if isinstance(move, Declare):
        state.sides[seat] += (SIDE_OF[move.side],)
        tell(EVERYONE, "declared", {seat: {"side": move.side}}, seat=seat)
    else:
        tell(EVERYONE, "declined", seat=seat)


def rich_opponents(state: State, seat: int) -> tuple[int, ...]:
    """Return the opponents that have a coin, also those that are out (C6.5)."""
    return tuple(other for other, coins in enumerate(state.coins) if coins and other != seat)


# Offers, cached by everything they depend on.

DECLARE = Offer(Declare, {"side": OneOf(SIDES)})
# Without a side a seat is out when the mutiny starts (C5.3): to decline gives something away.
FIRST_DECLARATION = Offers([DECLARE, Offer(Decline, gives_up=[{}])])
LATER_DECLARATION = Offers([DECLARE, Offer(Decline)])
INSPECTING = Offers([Offer(Inspect, {"duel": OneOf(DUELS)})])
SWAPPING = Offers([Offer(Swap, {"swap": OneOf((True, False))})])


@lru_cache
def choosing(treasure: str, is_there: bool, combat: bool) -> Offers:
    """Return the offer of a treasure or a combat card, if they are there."""
    piles = [pile for pile, there in ((treasure, is_there), ("combat", combat)) if there]
    return forced(Offers([Offer(Choose, {"pile": OneOf(piles)})]))


@lru_cache
def keeping(top: int, second: int) -> Offers:
    """Return the offer of one of two cards, which may be equal."""
    return Offers([Offer(Keep, {"card": OneOf([COMBAT[card] for card in sorted({top, second})])})])


@lru_cache(maxsize=1 << 10)
def exchanging(hand: Bag) -> Offers:
    """Return the offer of up to three cards, in order; without cards, everybody can tell the answer."""
    cards = [COMBAT[card] for card in things(hand)]
    field = SomeOf(cards, 0, AT_MOST, ordered=True)
    return forced(Offers([Offer(Exchange, {"cards": field}, gives_up=[{"cards": ()}] if cards else ())]))


@lru_cache(maxsize=1 << 10)
def bartering(hand: Bag, sell: int, buy: int) -> Offers:
    """Return the offers of cards for coins and of coins for cards; zero is allowed in both directions."""
    cards = [COMBAT[card] for card in things(hand)]
    useful = buy > 0 or (sell > 0 and bool(cards))
    return Offers(
        [
            Offer(
                Barter,
                {"cards": SomeOf(cards, 0, sell, ordered=True)},
                gives_up=[{"cards": ()}] if useful else (),
            ),
            Offer(Barter, {"coins": Between(0, buy)}, gives_up=[{"coins": 0}] if useful else ()),
        ]
    )


@lru_cache
def robbing(targets: tuple[int, ...]) -> Offers:
    """Return the offer of one of some opponents, or nobody."""
    unused = [{"target": None}] if targets else ()
    return forced(Offers([Offer(Rob, {"target": OneOf((None, *targets))}, gives_up=unused)]))


@lru_cache
def spying(targets: tuple[int, ...]) -> Offers:
    """Return the offer of one of some opponents, or nothing."""
    look = (Offer(Spy, {"target": OneOf(targets)}),) if targets else ()
    return forced(Offers([*look, Offer(Decline, gives_up=[{}] if targets else ())]))


@lru_cache
def posting(drawn: tuple[int, ...]) -> Offers:
    """Return the offer which of two sailors fights for Valverde."""
    return Offers([Offer(Post, {"valverde": OneOf(drawn)})])


TABLE: tuple[Pirate, ...] = (
    Valverde(),
    Diaz(),
    Crackpott(),
    Tembo(),
    WesselJan(),
    DeanNero(),
    Pang(),
    ChangYe(),
    Sate(),
    Bijoux(),
    Ojo(),
    Cambivalute(),
    Ghost(),
)
