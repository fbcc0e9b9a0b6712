"""A seat's view and its moves as numbers, for players that learn (`core.vectors`).

Version 1 covers rules version 2, three and four seats and every option. All numbers are signed bytes.

The whole table (`GLOBALS` numbers):

    0     1 if three seats play
    1     1 if laid conflict cards count (M5.3)
    2     1 with the pirate
    3     1 if loot is taken (M9.4)
    4     rounds after this one
    5     1 in the last round
    6     the phase, one number each: reward, trading, taking a role, mutiny, sales, keeping
    12    the reward named, one number each for 0 to 3; all 0 before it is named
    16    the seat's hand: cards of each kind
    23    cards in the seat's hand
    24    cards of each kind that the seat, as the loader, has drawn
    31    how many of these it keeps
    32    the seat's role, one number each; all 0 for the captain and before a role is taken
    37    roles that the seat saw missing when it looked into the pile of roles
    42    1 if the seat has looked after somebody had taken a role
    43    roles taken so far
    44    cards of each kind that the seat does not see: in other hands and in the unknown pile
    51    cards in the pile
    52    cards in the discard
    53    cards of each kind that the seat knows in the pile
    60    cards of each kind that others know in the seat's hand
    67    the eight places from the ship on (PLACES × 8): points of the ship, points for selling alone,
          points with one equal, 1 for each good bought
    131   the wake's island: 1 if there is one, then the same eight numbers
    140   the captain's destination: 1 if it is known, points of the ship, points for selling alone, how many
          cards of the hand it buys, steps
    145   the mutineer's destination likewise
    150   in the mutiny: the captain's strength, the mutineer's, their difference for the seat's own side,
          fighters still to come on the captain's side, on the mutineer's side
    155   steps from the ship to the pirate ship, one number each; all 0 without the pirate
    167   on the ship's island: the seat's most equal cards laid, the most it could lay with its hand, the
          most of another seat, how many others have that many, the seat's lead now, its lead with its hand
    173   on the wake's island likewise

A seat (`PER_SEAT` numbers):

    0     1: there is such a seat
    1     1 if it is the captain
    2     1 if it still trades
    3     1 if it has taken a role
    4     1 if it is asked now
    5     how many took a role before it did
    6     cards in its hand
    7     cards of each kind that it has laid, the pirate excepted
    13    its points ahead of the encoded seat
    14    its points ahead of the best other
    15    its role where the encoded seat knows it, one number each
    20    its role in the round before, one number each
    25    conflict cards laid in the mutiny
    26    cards sold on the ship's island and in the wake
    28    its most equal cards laid for the ship's island and for the wake's
    30    points that these would bring there if sales were made now, as an ordinary seat
    32    points of the ship where its hand would lead, and points for selling alone there
    34    cards of each kind that the encoded seat knows in its hand
    41    steps from the captain clockwise

A move (`MOVE` numbers):

    0     its kind, one number each: reward, play, pass, take a role, fight, sell, keep
    7     the reward, one number each for 0 to 3
    11    the card played, one number each
    18    the role taken, one number each
    23    conflict cards laid in the fight, and the lead of the seat's side after them
    25    cards sold on the ship's island and in the wake, and the points that each brings if the others sell
          what they have chosen or, before that, the most they can there
    29    the hand after the move, cards of each kind
    36    cards in the hand after the move
    37    where that many cards lead: points of the ship, points for selling alone, cards of the hand bought
    40    playing a card: 1 if the ship's island buys it, 1 if the wake's does, the lead of the seat there
          after it, the points there if sales were made now
    46    keeping cards: cards of each kind put under the pile
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from struct import Struct
from typing import NamedTuple, cast

from hautemer.core.codec import Move
from hautemer.core.game import AnyGame
from hautemer.core.offers import Offers
from hautemer.core.talk import Talk
from hautemer.core.vectors import Recalled, Shape, every_move, signed
from hautemer.games.meuterer import knowledge
from hautemer.games.meuterer.bots.cargo import (
    most,
    most_by_seat,
    points_by_seat,
    points_of,
    standing,
)
from hautemer.games.meuterer.bots.recall import recalled
from hautemer.games.meuterer.game import Meuterer
from hautemer.games.meuterer.moves import Fight, Keep, Pass, Play, Reward, Sell, TakeRole
from hautemer.games.meuterer.pieces import (
    CABIN_BOY,
    CARD_OF,
    CARDS,
    CONFLICT,
    GOODS,
    ISLANDS,
    MERCHANT,
    MUTINEER,
    PIRATE,
    ROLE_OF,
    ROLES,
)
from hautemer.games.meuterer.rules.mutiny import FIGHTERS, strengths
from hautemer.games.meuterer.rules.points import NO_SALE
from hautemer.games.meuterer.state import KEEPING, MUTINY, NOWHERE, REWARD, SALES, TRADING, State
from hautemer.kit.bags import EMPTY, ONE, Bag, bag_of, size
from hautemer.kit.ring import clockwise

VERSION = 1
GLOBALS, PER_SEAT, MOVE = 179, 42, 53
SEATS = 4
PLACES = 8

KINDS, RING = len(CARDS), len(ISLANDS)
NONE = bytes(KINDS)
NO_PLACE = bytes(8)
NO_DESTINATION = bytes(5)
NO_STANDING = bytes(6)
NO_STRENGTHS = bytes(5)
ONE_OF_4, ONE_OF_5, ONE_OF_6, ONE_OF_7, ONE_OF_12 = (
    tuple(bytes(int(at == one) for at in range(number)) for one in range(number))
    for number in (4, 5, 6, 7, 12)
)
NO_REWARD, NO_ROLES, NO_PIRATE = bytes(4), bytes(5), bytes(12)
ROLE_BYTES = (*ONE_OF_5, NO_ROLES)  # by role; NO_ROLE is the last
# By the number of the phase; taking a role and trading are one phase of the rules.
PHASES = {REWARD: 0, TRADING: 1, MUTINY: 3, SALES: 4, KEEPING: 5}
TAKING = 2
ABSENT = tuple(bytes(PER_SEAT * (SEATS - seats)) for seats in range(SEATS + 1))
HEAD = Struct("6B6s4s7sB7sB5s5s2B7s2B7s7s").pack
# The byte of the pirate, which is never laid, is cut off.
SEAT = Struct(f"7B{PIRATE}s2B5s5s9B7sB").pack


class RingSight(NamedTuple):
    """The ring of islands from the ship on."""

    ahead: bytes  # the nearest places
    goals: tuple[tuple[int, int], ...]  # by steps: points of the ship, points for selling alone


class Vectors:
    """The encoder of Meuterer."""

    version = VERSION
    shape = Shape(GLOBALS, SEATS, PER_SEAT, MOVE)
    weigh = (1.0, 1.0)

    def __init__(self, game: AnyGame) -> None:
        self.chart = cast(Meuterer, game).chart
        deck = bag_of(self.chart.deck)
        self.decks = (deck - ONE[PIRATE], deck)  # without and with the pirate
        self.islands = tuple(
            bytes((ship, prices[0], prices[1], *(int(good in bought) for good in GOODS)))
            for ship, prices, bought in zip(
                self.chart.ship, self.chart.prices, self.chart.bought, strict=True
            )
        )
        self.rings = lru_cache(maxsize=1 << 11)(self._rings)

    def fits(self, state: State) -> bool:
        """True except under version 1 of the rules, which has other moves."""
        return state.rules != 1

    def candidates(self, state: State, seat: int, offers: Offers) -> Sequence[Move]:
        """Return every move."""
        return every_move(offers)

    def stage(self, state: State) -> int:
        """Return the round."""
        return state.round

    def standings(self, state: State) -> list[float]:
        """Return by seat the points ahead of the mean of the others, in units of ten points."""
        total, others = sum(state.scores), state.seats - 1
        return [(score - (total - score) / others) / 10 for score in state.scores]

    def view(self, state: State, seat: int, talk: Sequence[Talk] = ()) -> bytes:
        """Return what a seat knows."""
        chart, scores, laid = self.chart, state.scores, state.laid
        hand = state.hands[seat]
        phase, round_left = state.phase, state.rounds - state.round
        taking = phase == TRADING and not state.trading >> state.turn & 1
        asked = PHASES[phase] if phase in PHASES else PHASES[SALES]
        mine = phase == KEEPING and state.turn == seat
        drawn = bag_of(state.drawn) if mine else EMPTY
        here, there = self.wanted(state)
        ship, wake = state.ring[state.ship], state.ring[state.wake]
        best_here = most_by_seat(laid, here)
        best_there = most_by_seat(laid, there) if there else (0,) * state.seats
        pile = self.known_pile(state, seat) if state.seen else EMPTY
        held, mine_known = self.known_hands(state, seat) if state.traces else (None, EMPTY)
        laid_in_mutiny = sum(state.fights) * ONE[CONFLICT]
        unseen = self.decks[state.with_pirate] - (
            hand + drawn + pile + state.discard + sum(laid) + laid_in_mutiny
        )
        ring = self.rings(state.ring)[state.ship]
        looked = state.looks[seat].bit_length() - 1
        missing: bytes | bytearray = NO_ROLES
        if looked > 0:
            missing = bytearray(len(ROLES))
            for taker in state.takers[:looked]:
                missing[state.roles[taker]] = 1
        parts: list[bytes | bytearray] = [
            HEAD(
                state.seats == 3,
                state.laid_conflicts_count,
                state.with_pirate,
                state.loot_is_taken,
                round_left,
                round_left == 0,
                ONE_OF_6[TAKING if taking else asked],
                NO_REWARD if phase == REWARD else ONE_OF_4[state.reward],
                hand.to_bytes(KINDS, "little"),
                size(hand),
                drawn.to_bytes(KINDS, "little") if mine else NONE,
                state.need if mine else 0,
                ROLE_BYTES[state.roles[seat]],
                missing,
                looked > 0,
                len(state.takers),
                unseen.to_bytes(KINDS, "little"),
                len(state.pile),
                size(state.discard),
                pile.to_bytes(KINDS, "little") if pile else NONE,
                mine_known.to_bytes(KINDS, "little") if mine_known else NONE,
            ),
            ring.ahead,
            b"\0" + NO_PLACE if state.wake == NOWHERE else b"\1" + self.islands[wake],
            NO_DESTINATION
            if state.captain_goal == NOWHERE
            else self.destination(state, hand, state.captain_goal),
            NO_DESTINATION
            if state.mutineer_goal == NOWHERE
            else self.destination(state, hand, state.mutineer_goal),
            strengths_for(state, seat) if phase == MUTINY else NO_STRENGTHS,
            ONE_OF_12[(state.pirate_ship - state.ship) % RING] if state.with_pirate else NO_PIRATE,
            standing(seat, best_here, most(laid[seat] + hand, here)),
            standing(seat, best_there, most(laid[seat] + hand, there)) if there else NO_STANDING,
        ]
        revealed = phase not in (REWARD, TRADING)
        *_, second, leader = sorted(scores)
        own = scores[seat]
        points_here = points_by_seat(best_here, chart.prices[ship])
        points_there = points_by_seat(best_there, chart.prices[wake]) if there else NO_STANDING
        captain, turn, trading, takers = state.captain, state.turn, state.trading, state.takers
        hands, roles, last_roles, fights, sold = (
            state.hands,
            state.roles,
            state.last_roles,
            state.fights,
            state.sales,
        )
        for steps, other in enumerate(clockwise(seat, state.seats)):
            cards = size(hands[other])
            score = scores[other]
            goal = ring.goals[cards % RING]
            sales = sold[other]
            taken = other in takers
            parts.append(
                SEAT(
                    1,
                    other == captain,
                    trading >> other & 1,
                    taken,
                    other == turn,
                    takers.index(other) if taken else 0,
                    cards,
                    laid[other].to_bytes(KINDS, "little"),
                    signed(score - own),
                    signed(score - (second if score == leader else leader)),
                    ROLE_BYTES[roles[other]] if revealed or not steps else NO_ROLES,
                    ROLE_BYTES[last_roles[other]],
                    fights[other],
                    sales[1],
                    sales[3],
                    best_here[other],
                    best_there[other],
                    points_here[other],
                    points_there[other],
                    goal[0],
                    goal[1],
                    held[other].to_bytes(KINDS, "little") if held else NONE,
                    (other - captain) % state.seats,
                )
            )
        if state.seats < SEATS:
            parts.append(ABSENT[state.seats])
        return b"".join(parts)

    def moves(self, state: State, seat: int, moves: Sequence[Move]) -> bytes:
        """Return the vectors of some moves, one after the other."""
        first = type(moves[0])
        if first is Play or first is Pass:
            return b"".join(self.trades(state, seat, moves))
        if first is Sell:
            return b"".join(self.sales(state, seat, moves))
        hand = state.hands[seat]
        if first is TakeRole:
            after = self.after(state, hand)
            return b"".join(
                ONE_OF_7[3] + bytes(11) + ONE_OF_5[ROLE_OF[move.role]] + bytes(6) + after + bytes(13)
                for move in moves
                if isinstance(move, TakeRole)
            )
        if first is Reward:
            after = self.after(state, hand)
            return b"".join(
                ONE_OF_7[0] + ONE_OF_4[move.points] + bytes(18) + after + bytes(13)
                for move in moves
                if isinstance(move, Reward)
            )
        if first is Fight:
            lead = own_lead(state, seat)
            return b"".join(
                ONE_OF_7[4]
                + bytes(16)
                + bytes((move.conflicts, signed(lead + move.conflicts), 0, 0, 0, 0))
                + self.after(state, hand - move.conflicts * ONE[CONFLICT])
                + bytes(13)
                for move in moves
                if isinstance(move, Fight)
            )
        drawn = bag_of(state.drawn)
        return b"".join(
            ONE_OF_7[6]
            + bytes(22)
            + self.after(state, hand + kept)
            + bytes(6)
            + (drawn - kept).to_bytes(KINDS, "little")
            for move in moves
            if isinstance(move, Keep)
            for kept in (bag_of([CARD_OF[key] for key in move.cards]),)
        )

    def trades(self, state: State, seat: int, moves: Sequence[Move]) -> list[bytes]:
        """Return the vectors of playing a card and of passing."""
        here, there = self.wanted(state)
        prices, prices_there = (
            self.chart.prices[state.ring[state.ship]],
            self.chart.prices[state.ring[state.wake]],
        )
        others_here = [most(bag, here) for other, bag in enumerate(state.laid) if other != seat]
        others_there = [most(bag, there) for other, bag in enumerate(state.laid) if other != seat]
        hand, laid = state.hands[seat], state.laid[seat]
        found = []
        for move in moves:
            if not isinstance(move, Play):
                found.append(ONE_OF_7[2] + bytes(22) + self.after(state, hand) + bytes(13))
                continue
            card = CARD_OF[move.card]
            after = laid + (ONE[card] if card != PIRATE else EMPTY)
            number, number_there = most(after, here), most(after, there)
            found.append(
                ONE_OF_7[1]
                + bytes(4)
                + ONE_OF_7[card]
                + bytes(11)
                + self.after(state, hand - ONE[card])
                + bytes(
                    (
                        here >> 8 * card & 1,
                        there >> 8 * card & 1,
                        signed(number - max(others_here)),
                        signed(number_there - max(others_there)) if there else 0,
                        points_of(number, others_here, prices),
                        points_of(number_there, others_there, prices_there) if there else 0,
                    )
                )
                + NONE
            )
        return found

    def sales(self, state: State, seat: int, moves: Sequence[Move]) -> list[bytes]:
        """Return the vectors of sales."""
        here, there = self.wanted(state)
        ship, wake = state.ring[state.ship], state.ring[state.wake]
        others_here, others_there = [], []
        for other, sold in enumerate(state.sales):
            if other != seat:
                chosen = other not in state.lap
                others_here.append(sold[1] if chosen else most(state.laid[other], here))
                others_there.append(sold[3] if chosen else most(state.laid[other], there))
        merchant = state.roles[seat] == MERCHANT
        after = self.after(state, state.hands[seat])
        found = []
        for move in moves:
            assert isinstance(move, Sell)
            number = move.sales.get(ISLANDS[ship], NO_SALE).count
            number_there = move.sales.get(ISLANDS[wake], NO_SALE).count
            sold_points = bytes(
                (
                    number,
                    number_there,
                    points_of(number, others_here, self.chart.prices[ship], merchant),
                    points_of(number_there, others_there, self.chart.prices[wake], merchant),
                )
            )
            found.append(ONE_OF_7[5] + bytes(18) + sold_points + after + bytes(13))
        return found

    def recall(self, state: State, seat: int) -> list[Recalled]:
        """Return the passes and the roles that others took in this round, each with the world before it."""
        return recalled(state, seat)

    def after(self, state: State, hand: Bag) -> bytes:
        """Return a hand and where that many cards lead (M3.4)."""
        cards = size(hand)
        goal = state.ring[(state.ship + cards) % RING]
        return hand.to_bytes(KINDS, "little") + bytes(
            (cards, self.chart.ship[goal], self.chart.prices[goal][0], size(hand & self.chart.wanted[goal]))
        )

    def wanted(self, state: State) -> tuple[Bag, Bag]:
        """Return the masks of the goods that the ship's island and the wake's buy; 0 without a wake."""
        wanted = self.chart.wanted
        return wanted[state.ring[state.ship]], EMPTY if state.wake == NOWHERE else wanted[
            state.ring[state.wake]
        ]

    def destination(self, state: State, hand: Bag, goal: int) -> bytes:
        """Return a destination that is open to all."""
        island = state.ring[goal]
        bought = size(hand & self.chart.wanted[island])
        steps = (goal - state.ship) % RING
        return bytes((1, self.chart.ship[island], self.chart.prices[island][0], bought, steps))

    def _rings(self, ring: tuple[int, ...]) -> tuple[RingSight, ...]:
        """Return by the place of the ship what lies ahead."""
        found = []
        for ship in range(RING):
            islands = [ring[(ship + step) % RING] for step in range(RING)]
            found.append(
                RingSight(
                    b"".join(self.islands[island] for island in islands[:PLACES]),
                    tuple([(self.chart.ship[island], self.chart.prices[island][0]) for island in islands]),
                )
            )
        return tuple(found)

    def known_pile(self, state: State, seat: int) -> Bag:
        """Return the cards that a seat knows in the pile."""
        return bag_of(state.pile[place] for place, seen in enumerate(state.seen) if seen >> seat & 1)

    def known_hands(self, state: State, seat: int) -> tuple[list[Bag], Bag]:
        """Return the cards that a seat knows in each hand, and those that others know in its own."""
        held, mine = [EMPTY] * state.seats, EMPTY
        for trace in state.traces:
            if not knowledge.is_of_one_hand(trace):
                continue
            if trace.drawer == seat:
                mine += knowledge.still_there(trace)
            elif trace.knowers >> seat & 1:
                held[trace.drawer] += knowledge.still_there(trace)
        return held, mine


def own_lead(state: State, seat: int) -> int:
    """Return the strength of the seat's side in the mutiny, less that of the other side."""
    captains, mutineers = strengths(state)
    return mutineers - captains if state.roles[seat] in (MUTINEER, CABIN_BOY) else captains - mutineers


def strengths_for(state: State, seat: int) -> bytes:
    """Return the strengths in the mutiny and the seats still to come."""
    captains, mutineers = strengths(state)
    to_come = [state.roles[other] for other in state.lap[1:] if state.roles[other] in FIGHTERS]
    rebels = sum(role in (MUTINEER, CABIN_BOY) for role in to_come)
    return bytes((captains, mutineers, signed(own_lead(state, seat)), len(to_come) - rebels, rebels))
