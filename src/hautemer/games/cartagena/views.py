"""All secrecy in one file: the public half, and the private half of a seat. `worlds` samples from them."""

from __future__ import annotations

from collections.abc import Sequence

from hautemer.core.codec import Struct
from hautemer.games.cartagena import knowledge
from hautemer.games.cartagena.pieces import COMBAT, COMMITS, DUELS, PIRATES, SIDES, Data
from hautemer.games.cartagena.rules import ending
from hautemer.games.cartagena.rules.duels import totals
from hautemer.games.cartagena.rules.supplies import VALUE
from hautemer.games.cartagena.state import (
    COMMITTING,
    KEPT,
    LOOTING,
    NONE,
    NOT_YET,
    OVER,
    PHASES,
    SEEN,
    SHOWN,
    State,
)
from hautemer.kit.bags import Bag, bag_of, size, things
from hautemer.kit.masks import members

PASSAGES = ("took", "put_under", "turned", "kept", "shown")


class SeatView(Struct, frozen=True, omit_defaults=False):
    """The public view of a seat."""

    coins: int
    combat: int  # cards; one that is committed counts until it is shown (C6.1)
    gold: list[list[int]]  # by gold card, oldest first: the other seats that have seen it
    declared: bool
    pledges: int  # how often it named a side, or may have
    spied_by: list[list[int]]  # by opponent: the pledges at which it looked
    out: bool
    fighting: bool
    committed: bool  # a card of this seat lies face down; while a monkey robs, the cards have been shown
    side: str | None  # shown at the end (C7.1)
    gold_cards: list[int] | None
    force: int | None  # shown if gold ties


class CabinView(Struct, frozen=True, omit_defaults=False):
    """A cabin of the row."""

    pirate: str | None  # None behind a closed door
    visited: bool
    waited: int  # turns of this round that ended with it open


class DuelView(Struct, frozen=True, omit_defaults=False):
    """A duel with posted sailors."""

    duel: str
    seen_by: list[int]
    valverde: int | None
    diaz: int | None


class PassageView(Struct, frozen=True, omit_defaults=False):
    """The public view of a movement of combat cards."""

    did: str
    seat: int | None
    count: int
    seats: list[int]  # of shown cards: the seats that gave one
    cards: list[str]  # of shown cards


class PlaceView(Struct, frozen=True, omit_defaults=False):
    """A place in the gold pile, from the top, counted from 1, and the seats that know its card."""

    place: int
    seen_by: list[int]


class PublicView(Struct, frozen=True, omit_defaults=False):
    """The public half of the view."""

    phase: str
    round: int
    dealer: int
    turn: int | None
    knocked: bool
    cabins: list[CabinView]
    pirate: str | None  # the pirate whose visitor must answer
    lifeboat: str | None
    ship: int
    storms: list[int]
    mutiny: int
    immediate: bool
    supply: int
    combat_pile: int
    gold_pile: int
    gold_places: list[PlaceView]
    looking: int  # the top combat cards that the visitor looks at
    seats: list[SeatView]
    unposted: int
    drawn: int
    duels: list[DuelView]
    inspected: str | None
    duel: str | None
    duel_round: int
    totals: tuple[int, int] | None  # Valverde's and Diaz's in this duel
    wins: tuple[int, int]
    spent: list[str]
    passages: list[PassageView]


class KnownPlaceView(Struct, frozen=True, omit_defaults=False):
    """A card that a seat knows in a pile, by its place from the top, counted from 1."""

    place: int
    card: str


class PairView(Struct, frozen=True, omit_defaults=False):
    """The sailors of a duel, as a seat knows them."""

    duel: str
    valverde: int
    diaz: int


class Spied(Struct, frozen=True, omit_defaults=False):
    """A side that a seat looked at, and at which of the target's pledges."""

    target: int
    pledge: int
    side: str


class OwnPassage(Struct, frozen=True, omit_defaults=False):
    """The cards of a passage that a seat saw, by the passage's number in the public list."""

    passage: int
    cards: list[str]  # of looked-at cards, the top first
    kept: str | None  # the one that was kept


class PrivateView(Struct, frozen=True, omit_defaults=False):
    """The private half of the view: what one seat knows besides."""

    hand: list[str]
    gold: list[int]
    side: str | None
    sides: list[str]  # its own pledges, oldest first
    committed: str | None
    looking: list[str]  # the combat cards before it, the top first
    drawn: list[int]
    pile: list[KnownPlaceView]
    gold_pile: list[KnownPlaceView]
    known: list[list[str]]  # by seat: combat cards that it must still hold
    known_gold: list[list[int]]  # by seat: gold cards that this seat saw before they were taken
    duels: list[PairView]
    spied: list[Spied]
    passages: list[OwnPassage]


def public(state: State, data: Data) -> PublicView:
    """Return the public half."""
    fighting = state.phase in (COMMITTING, LOOTING)
    return PublicView(
        phase=PHASES[state.phase],
        round=state.round,
        dealer=state.dealer,
        turn=None if state.phase in (COMMITTING, OVER) else state.turn,
        knocked=state.knocked,
        cabins=[cabin(state, place) for place in range(len(state.row))],
        pirate=pirate_or_none(state.pirate),
        lifeboat=pirate_or_none(state.lifeboat),
        ship=state.ship,
        storms=list(data.track.storms.spaces),
        mutiny=data.track.mutiny.space,
        immediate=state.immediate,
        supply=state.supply,
        combat_pile=len(state.pile),
        gold_pile=len(state.gold_pile),
        gold_places=[
            PlaceView(len(state.gold_pile) - place, list(members(card >> SEEN)))
            for place, card in enumerate(state.gold_pile)
            if card >> SEEN
        ],
        looking=state.looking,
        seats=[seat_view(state, seat) for seat in range(state.seats)],
        unposted=len(state.unposted),
        drawn=len(state.drawn),
        duels=[duel_view(state, duel) for duel in range(len(state.posted))],
        inspected=None if state.inspected == NONE else DUELS[state.inspected],
        duel=None if state.duel == NONE else DUELS[state.duel],
        duel_round=state.duel_round,
        totals=totals(state) if fighting else None,
        wins=(state.wins[0], state.wins[1]),
        spent=keys(state.spent),
        passages=[passage_view(*passage) for passage in state.passages],
    )


def seat_view(state: State, seat: int) -> SeatView:
    """Return the public view of a seat."""
    unmasked = ending.is_unmasked(state)
    tied = unmasked and seat in ending.tied(state)
    return SeatView(
        coins=state.coins[seat],
        combat=size(state.hands[seat]),
        gold=[list(members(card >> SEEN & ~(1 << seat))) for card in state.gold[seat]],
        declared=bool(state.sides[seat]),
        pledges=len(state.sides[seat]),
        spied_by=[knowledge.looks(state, spy, seat) for spy in range(state.seats)],
        out=bool(state.out >> seat & 1),
        fighting=bool(state.fighting >> seat & 1),
        committed=state.commits[seat] != NOT_YET,
        side=SIDES[state.sides[seat][-1]] if unmasked and state.sides[seat] else None,
        gold_cards=[card & VALUE for card in state.gold[seat]] if unmasked else None,
        force=ending.force(state, seat, ending.winning_side(state)) if tied else None,
    )


def cabin(state: State, place: int) -> CabinView:
    """Return a cabin of the row; a closed one hides its pirate from all."""
    if place >= state.opened:
        return CabinView(None, False, 0)
    pirate = state.row[place]
    visited = bool(state.visited >> pirate & 1)
    return CabinView(PIRATES[pirate], visited, 0 if visited else state.turns - state.opened_in[pirate])


def duel_view(state: State, duel: int) -> DuelView:
    """Return a duel: its sailors are shown when it begins (C6.1)."""
    valverde, diaz = state.posted[duel] if duel <= state.duel else (None, None)
    return DuelView(DUELS[duel], list(members(state.posted_seen[duel])), valverde, diaz)


def passage_view(kind: int, seat: int, *cards: int) -> PassageView:
    """Return the public view of a passage; shown cards are sorted, and their givers are never revealed."""
    if kind == SHOWN:
        givers = [giver for giver, card in enumerate(cards) if card != NOT_YET]
        shown = [COMBAT[card] for card in sorted(cards) if card != NOT_YET]
        return PassageView(PASSAGES[kind], None, len(shown), givers, shown)
    return PassageView(PASSAGES[kind], seat, 2 if kind == KEPT else len(cards), [], [])


def private(state: State, seat: int, cards: Sequence[int]) -> PrivateView:
    """Return the private half; `cards` are those of the first combat pile."""
    bit = 1 << seat + SEEN
    asked = state.turn == seat
    sides = [SIDES[side] for side in state.sides[seat]]
    journey = knowledge.follow(state, len(cards))
    seen = knowledge.sights(state, seat, journey)
    height = len(state.pile)
    gold_height = len(state.gold_pile)
    return PrivateView(
        hand=keys(state.hands[seat]),
        gold=[card & VALUE for card in state.gold[seat]],
        side=sides[-1] if sides else None,
        sides=sides,
        committed=None if state.commits[seat] == NOT_YET else COMMITS[state.commits[seat]],
        looking=[COMBAT[state.pile[-place]] for place in range(1, state.looking + 1)] if asked else [],
        drawn=list(state.drawn) if asked else [],
        pile=[
            KnownPlaceView(height - place, COMBAT[seen[ticket]])
            for place, ticket in enumerate(journey.pile)
            if ticket in seen
        ],
        gold_pile=[
            KnownPlaceView(gold_height - place, f"gold-{card & VALUE}")
            for place, card in enumerate(state.gold_pile)
            if card & bit
        ],
        known=[keys(bag) for bag in knowledge.surely_held(state, seat, journey, seen)],
        known_gold=[
            [] if other == seat else [card & VALUE for card in state.gold[other] if card & bit]
            for other in range(state.seats)
        ],
        duels=[
            PairView(DUELS[duel], *state.posted[duel])
            for duel, seers in enumerate(state.posted_seen)
            if seers >> seat & 1
        ],
        spied=[
            Spied(target, pledge, SIDES[state.sides[target][pledge - 1]])
            for target in range(state.seats)
            for pledge in knowledge.looks(state, seat, target)
        ],
        passages=[
            own_passage(number, kind, *cards)
            for number, (kind, mover, *cards) in enumerate(state.passages)
            if mover == seat
        ],
    )


def own_passage(number: int, kind: int, *cards: int) -> OwnPassage:
    """Return a passage with the cards that its seat saw."""
    if kind == KEPT:
        top, second, kept = cards
        pair = (top, second)
        return OwnPassage(number, [COMBAT[card] for card in pair], COMBAT[pair[kept]])
    return OwnPassage(number, [COMBAT[card] for card in cards], None)


def keys(bag: Bag) -> list[str]:
    """Return the combat cards of a bag by their keys."""
    return [COMBAT[card] for card in things(bag)]


def pirate_or_none(pirate: int) -> str | None:
    return None if pirate == NONE else PIRATES[pirate]


def inventory(state: State) -> dict[str, int]:
    """Return the number of every component, wherever it lies."""
    combat = bag_of(state.pile) + sum(state.hands) + state.spent
    gold = [card & VALUE for card in (*state.gold_pile, *(card for hand in state.gold for card in hand))]
    sailors = (*state.unposted, *state.drawn, *(sailor for pair in state.posted for sailor in pair))
    return {
        **{key: combat >> (8 * card) & 255 for card, key in enumerate(COMBAT)},
        **{f"gold-{value}": gold.count(value) for value in (1, 2, 3)},
        "coins": state.supply + sum(state.coins),
        **{f"sailor-{strength}": sailors.count(strength) for strength in range(1, 11)},
    }
