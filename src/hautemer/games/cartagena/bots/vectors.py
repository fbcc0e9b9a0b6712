"""A seat's view and its moves as numbers, for players that learn (`core.vectors`).

Version 1 covers two to four seats and every option. All numbers are signed bytes. Sides are Valverde, then
Diaz; combat cards are `pieces.COMBAT` in order.

The whole table (`GLOBALS` numbers):

    0     the number of seats, one number each for two to four
    3     1 if an empty supply starts the mutiny at once (C5.2)
    4     the phase, one number each: turn, visit, commit, loot
    8     spaces to the mutiny, spaces to the next storm, the round
    11    coins in the supply, combat cards and gold cards in their piles
    14    1 after a knock, cabins still closed, turns left in the round
    17    pirates that the seat asked may visit, one number each
    30    pirates that may be behind the closed doors, one number each
    43    the pirate that asks its visitor something, one number each
    56    turns that Sate has waited
    57    the seat's combat cards of each kind
    63    their number, their strength for Valverde and for Diaz
    66    the seat's gold cards, their value, its coins and gold together
    69    the seat's side, one number each for none, Valverde and Diaz
    72    what the seat has committed, one number each for every card and the monkey
    79    combat cards of each kind that the seat looks at
    85    the value of the top gold card where the seat knows it
    86    the two sailors that the seat is to post
    88    the five duels: 1 if posted, 1 if the seat knows the sailors, their strengths, and their difference
          for the seat's side (for Valverde while it has none)
    113   the current duel, one number each
    118   the inspected duel, one number each
    123   the round of the duel, both totals, their difference for the seat's side, both sums of cards
    129   the wins of each side, the wins of the seat's side and of the other
    133   unposted sailors, seats in the duel, seats that have not committed yet
    136   combat cards of each kind that are spent

A seat (`PER_SEAT` numbers):

    0     1: there is such a seat
    1     its coins, its gold cards, the value of those that the encoded seat knows
    4     its combat cards
    5     1 if it has declared a side, how often it named one or might have
    7     its side as the encoded seat last saw it, one number each, and 1 if it cannot have changed since
    10    1 if it knows the encoded seat's side
    11    1 if it is out, in the duel, has committed
    14    1 if it is asked, 1 if it is the dealer, 1 if its turn in this round is still to come
    17    its coins and known gold less those of the encoded seat

A move (`MOVE` numbers):

    0     its kind, one number each in the order of `moves.MOVES`
    14    the pirate visited, one number each
    27    1 for gold or a coin, 1 for a combat card
    29    the combat card kept, one number each
    35    the combat cards given away, of each kind
    41    the coins paid
    42    the opponent robbed or spied on, one number each by steps from the seat; the first for nobody
    46    its coins
    47    the side declared, one number each, and 1 if it is the seat's side already
    50    the difference of the sailors for Valverde after posting or swapping, and for the seat's side
    52    the duel inspected, one number each
    57    the card committed or the monkey, one number each
    64    the difference of the totals for the seat's side after it
    65    the seat's combat cards of each kind after the move
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from struct import Struct
from typing import cast

from hautemer.core.codec import Move
from hautemer.core.game import AnyGame
from hautemer.core.offers import Offers
from hautemer.core.talk import Talk
from hautemer.core.vectors import Shape, every_move, signed
from hautemer.games.cartagena.game import Cartagena
from hautemer.games.cartagena.moves import (
    MOVES,
    Barter,
    Choose,
    Commit,
    Declare,
    Exchange,
    Inspect,
    Keep,
    Post,
    Rob,
    Spy,
    Swap,
    Visit,
)
from hautemer.games.cartagena.pieces import (
    CARD_SIDE,
    CARD_VALUE,
    COMBAT,
    COMBAT_OF,
    COMMIT_OF,
    DUEL_OF,
    DUELS,
    MONKEY,
    PIRATE_OF,
    PIRATES,
    SIDE_OF,
)
from hautemer.games.cartagena.rules.duels import totals
from hautemer.games.cartagena.rules.pirates import SATE
from hautemer.games.cartagena.rules.supplies import VALUE
from hautemer.games.cartagena.state import COMMITTING, LOOTING, NONE, NOT_YET, OVER, SEEN, TURN, State
from hautemer.kit.bags import ONE, Bag, bag_of, size
from hautemer.kit.ring import clockwise

VERSION = 1
GLOBALS, PER_SEAT, MOVE = 142, 18, 71
SEATS = 4

KINDS = len(COMBAT)
KIND_OF = {kind: number for number, kind in enumerate(MOVES)}
ONE_OF_2, ONE_OF_3, ONE_OF_4, ONE_OF_5, ONE_OF_6, ONE_OF_7, ONE_OF_13, ONE_OF_14 = (
    (*(bytes(int(at == one) for at in range(number)) for one in range(number)), bytes(number))
    for number in (2, 3, 4, 5, 6, 7, 13, 14)
)  # the last of each is all 0, for NONE and NOT_YET
FORCE = tuple(
    tuple(CARD_VALUE[card] if CARD_SIDE[card] == side else 0 for card in range(KINDS)) for side in (0, 1)
)
ABSENT = tuple(bytes(PER_SEAT * (SEATS - seats)) for seats in range(SEATS + 1))
ALL_PIRATES = b"\1" * len(PIRATES)
NO_PIRATES, NO_CARDS, NO_DUELS = bytes(len(PIRATES)), bytes(KINDS), bytes(5 * len(DUELS))
SEAT = Struct("7B2s9B").pack
FAR = 15  # a round after which the next ones look the same


class Vectors:
    """The encoder of Cartagena."""

    version = VERSION
    shape = Shape(GLOBALS, SEATS, PER_SEAT, MOVE)
    weigh = (1.0, 0.1)

    def __init__(self, game: AnyGame) -> None:
        track = cast(Cartagena, game).data.track
        self.mutiny = track.mutiny.space
        self.storms = tuple(
            next((space - ship for space in track.storms.spaces if space > ship), 0)
            for ship in range(self.mutiny + 1)
        )

    def fits(self, state: State) -> bool:
        """True: there is one version of the rules."""
        return True

    def candidates(self, state: State, seat: int, offers: Offers) -> Sequence[Move]:
        """Return the moves; of cards put under the pile, only one order."""
        moves = every_move(offers)
        if len(moves) < 8 or type(moves[0]) not in (Exchange, Barter):
            return moves
        return [move for move in moves if is_sorted(move)]

    def stage(self, state: State) -> int:
        """Return the round of the voyage, which each duel continues."""
        return state.round + state.duel + 1

    def standings(self, state: State) -> list[float]:
        """Return by seat its gold ahead of the mean of the others, in units of ten."""
        riches = [
            coins + sum([card & VALUE for card in gold])
            for coins, gold in zip(state.coins, state.gold, strict=True)
        ]
        total, others = sum(riches), state.seats - 1
        return [(own - (total - own) / others) / 10 for own in riches]

    def reopen(self, state: State, seat: int) -> None:
        """Take back what others have committed and not shown."""
        if state.phase == COMMITTING:
            for other, card in enumerate(state.commits):
                if other != seat and card != NOT_YET:
                    state.commits[other] = NOT_YET
                    state.awaited |= 1 << other

    def view(self, state: State, seat: int, talk: Sequence[Talk] = ()) -> bytes:
        """Return what a seat knows."""
        phase, seats, turn = state.phase, state.seats, state.turn
        fighting = phase in (COMMITTING, LOOTING)
        asked = turn == seat and phase not in (COMMITTING, OVER)
        hands, gold = state.hands, state.gold
        own_gold = value_of(gold[seat])
        riches = state.coins[seat] + own_gold
        sides = state.sides[seat]
        side = sides[-1] if sides else NONE
        sign = -1 if side == 1 else 1
        valverde = diaz = 0
        if fighting:
            valverde, diaz = totals(state)
        if phase == TURN:
            visitable = pirates(1 << state.row[state.opened - 1] if state.knocked else state.open)
        else:
            visitable = NO_PIRATES
        parts: list[bytes | bytearray] = [
            ONE_OF_3[seats - 2],
            b"\1" if state.immediate else b"\0",
            ONE_OF_4[phase] if phase != OVER else ONE_OF_4[-1],
            bytes(
                (
                    self.mutiny - state.ship,
                    self.storms[state.ship],
                    min(FAR, state.round),
                    state.supply,
                    len(state.pile),
                    len(state.gold_pile),
                    state.knocked,
                    len(state.row) - state.opened,
                    max(0, seats - state.turns),
                )
            ),
            visitable,
            closed_doors(state),
            ONE_OF_13[state.pirate],
            bytes((state.turns - state.opened_in[SATE],)) if state.open >> SATE & 1 else b"\0",
            combat(hands[seat]),
            bytes((len(gold[seat]), own_gold, riches)),
            ONE_OF_3[side + 1],
            ONE_OF_7[state.commits[seat]],
            bag_of(state.pile[-state.looking :]).to_bytes(KINDS, "little")
            if asked and state.looking
            else NO_CARDS,
            bytes((top_gold(state, 1 << seat + SEEN), *(state.drawn if asked and state.drawn else (0, 0)))),
            self.duels(state, seat, sign) if state.posted else NO_DUELS,
            ONE_OF_5[state.duel],
            ONE_OF_5[state.inspected],
            bytes(
                (
                    min(FAR, state.duel_round),
                    valverde,
                    diaz,
                    signed(sign * (valverde - diaz)),
                    *state.strength,
                )
            )
            if fighting
            else bytes(6),
            bytes(
                (
                    *state.wins,
                    *((state.wins[side], state.wins[1 - side]) if sides else (0, 0)),
                    len(state.unposted),
                    state.fighting.bit_count(),
                    state.awaited.bit_count(),
                )
            ),
            state.spent.to_bytes(KINDS, "little"),
        ]
        turns_left = seats - state.turns
        for other in clockwise(seat, seats):
            pledges = len(state.sides[other])
            if other == seat:
                known, seen, knows = own_gold, pledges, 0
            else:
                known = known_value(gold[other], 1 << seat + SEEN)
                seen = state.spied[seat * seats + other].bit_length() - 1
                knows = state.spied[other * seats + seat] >> len(sides) & 1 if sides else 0
            coins = state.coins[other]
            parts.append(
                SEAT(
                    1,
                    coins,
                    len(gold[other]),
                    known,
                    size(hands[other]),
                    pledges > 0,
                    pledges,
                    ONE_OF_2[state.sides[other][seen - 1] if seen > 0 else NONE],
                    seen > 0 and seen == pledges,
                    knows,
                    state.out >> other & 1,
                    state.fighting >> other & 1,
                    state.commits[other] != NOT_YET,
                    state.awaited >> other & 1 if phase == COMMITTING else other == turn,
                    other == state.dealer,
                    0 < (other - turn) % seats < turns_left,
                    signed(coins + known - riches),
                )
            )
        if seats < SEATS:
            parts.append(ABSENT[seats])
        return b"".join(parts)

    def duels(self, state: State, seat: int, sign: int) -> bytes:
        """Return the five duels, as far as the seat knows them."""
        found = b""
        for (one, other), seen in zip(state.posted, state.posted_seen, strict=False):
            if seen >> seat & 1:
                found += bytes((1, 1, one, other, signed(sign * (one - other))))
            else:
                found += b"\1\0\0\0\0"
        return found + bytes(len(NO_DUELS) - len(found))

    def moves(self, state: State, seat: int, moves: Sequence[Move]) -> bytes:
        """Return the vectors of some moves, one after the other."""
        hand = state.hands[seat]
        side = state.sides[seat][-1] if state.sides[seat] else NONE
        sign = -1 if side == 1 else 1
        lead = 0
        if state.phase == COMMITTING:
            valverde, diaz = totals(state)
            lead = sign * (valverde - diaz)
        found = bytearray()
        for move in moves:
            vector = bytearray(MOVE)
            vector[KIND_OF[type(move)]] = 1
            after = hand
            match move:
                case Visit():
                    vector[14 + PIRATE_OF[move.pirate]] = 1
                case Choose():
                    vector[28 if move.pile == "combat" else 27] = 1
                case Keep():
                    vector[29 + COMBAT_OF[move.card]] = 1
                    after += ONE[COMBAT_OF[move.card]]
                case Exchange() | Barter():
                    if isinstance(move.cards, tuple):
                        given = bag_of([COMBAT_OF[card] for card in move.cards])
                        vector[35:41] = given.to_bytes(KINDS, "little")
                        after -= given
                    elif isinstance(move.coins, int):
                        vector[41] = move.coins
                case Rob() | Spy():
                    if move.target is None:
                        vector[42] = 1
                    else:
                        vector[42 + (move.target - seat) % state.seats] = 1
                        vector[46] = state.coins[move.target]
                case Declare():
                    vector[47 + SIDE_OF[move.side]] = 1
                    vector[49] = SIDE_OF[move.side] == side
                case Post():
                    difference = 2 * move.valverde - sum(state.drawn)
                    vector[50], vector[51] = signed(difference), signed(sign * difference)
                case Swap():
                    one, other = state.posted[state.inspected]
                    difference = other - one if move.swap else one - other
                    vector[50], vector[51] = signed(difference), signed(sign * difference)
                case Inspect():
                    vector[52 + DUEL_OF[move.duel]] = 1
                case Commit():
                    card = COMMIT_OF[move.card]
                    vector[57 + card] = 1
                    if card != MONKEY:
                        after -= ONE[card]
                        gain = CARD_VALUE[card] * (1 if CARD_SIDE[card] == 0 else -1)
                        vector[64] = signed(lead + sign * gain)
                    else:
                        vector[64] = signed(lead)
            vector[65:71] = after.to_bytes(KINDS, "little")
            found += vector
        return bytes(found)


@lru_cache(maxsize=1 << 13)
def value_of(gold: tuple[int, ...]) -> int:
    """Return the value of some gold cards."""
    return sum([card & VALUE for card in gold])


@lru_cache(maxsize=1 << 13)
def known_value(gold: tuple[int, ...], bit: int) -> int:
    """Return the value of the gold cards that a seat has seen."""
    return sum([card & VALUE for card in gold if card & bit])


@lru_cache(maxsize=1 << 12)
def pirates(some: int) -> bytes:
    """Return a set of pirates as one number per pirate."""
    return bytes([some >> pirate & 1 for pirate in range(len(PIRATES))])


def closed_doors(state: State) -> bytearray:
    """Return the pirates that may be behind the closed doors, as one number per pirate."""
    closed = bytearray(ALL_PIRATES)
    if state.lifeboat != NONE:
        closed[state.lifeboat] = 0
    for pirate in state.row[: state.opened]:
        closed[pirate] = 0
    return closed


@lru_cache(maxsize=1 << 13)
def combat(hand: Bag) -> bytes:
    """Return the combat cards of each kind in a hand, their number, their strength for either side."""
    counts = hand.to_bytes(KINDS, "little")
    return counts + bytes((size(hand), force(counts, 0), force(counts, 1)))


def force(counts: bytes, side: int) -> int:
    """Return the total value of a side's combat cards."""
    values = FORCE[side]
    return sum([number * value for number, value in zip(counts, values, strict=True)])


def top_gold(state: State, bit: int) -> int:
    """Return the value of the top gold card if the seat knows it, else 0."""
    return state.gold_pile[-1] & VALUE if state.gold_pile and state.gold_pile[-1] & bit else 0


def is_sorted(move: Move) -> bool:
    """True if the cards of a move are in order, or it names none."""
    cards = move.cards if isinstance(move, Exchange | Barter) else ()
    return not isinstance(cards, tuple) or list(cards) == sorted(cards)
