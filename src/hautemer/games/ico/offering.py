"""Offers of a seat, cached by everything they depend on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hautemer.core.codec import Move
from hautemer.core.offers import NO_OFFERS, Offer, Offers, OneOf
from hautemer.games.ico.bonus import PLAYABLE, TABLE
from hautemer.games.ico.bonus.unit import Ask, crews_of, offer
from hautemer.games.ico.moves import Accuse, Bonus, Close, Crew, Place, Vote
from hautemer.games.ico.pieces import ISLAND, PIRATE, POISON
from hautemer.games.ico.rules.ending import eyes
from hautemer.games.ico.state import (
    FINAL_VOTE,
    FIRST_WINDOW,
    NO_SEAT,
    OVER,
    PLACING,
    PROPOSE,
    VOTE,
    State,
    phase_of,
)
from hautemer.kit.masks import NOBODY, SEAT, CardSet, SeatSet, members

VOTES = Offers([Offer(Vote, {"for_": OneOf((True, False))})])  # I2.3
ISLANDS = Offers([Offer(Place, {"card": OneOf((ISLAND,))})])  # I3.1: asked although it is forced
CARDS_TO_PLACE = Offers([Offer(Place, {"card": OneOf((ISLAND, POISON))})])
CLOSE = Offers([Offer(Close)])  # I4.6


def offers(state: State, seat: int | None) -> Offers:
    """Return the offers of a seat, or of the clock."""
    phase = phase_of(state)
    if seat is None:
        return CLOSE if phase >= FIRST_WINDOW else NO_OFFERS
    asked = waited(state, phase, seat)
    cards = state.hands[seat] & PLAYABLE[phase]
    if not cards:
        return asked
    asks = playable(state, seat, cards)
    return joined(asked, asks) if asks else asked


def waited(state: State, phase: int, seat: int) -> Offers:
    """Return the offers of a seat that the match waits for."""
    turn = state.turn
    if phase == VOTE:
        return NO_OFFERS if turn.voted >> seat & 1 else VOTES
    if phase == PLACING:
        if not (turn.crew & ~turn.placed) >> seat & 1:
            return NO_OFFERS
        return CARDS_TO_PLACE if state.roles[seat] == PIRATE else ISLANDS
    if phase == PROPOSE:
        return crews(state.everybody, state.last_crew, turn.refused) if seat == turn.proposer else NO_OFFERS
    if phase == FINAL_VOTE:
        asked = eyes(state)
        if asked >> seat & 1 and state.accusations[seat] == NO_SEAT:
            return accusing(asked & ~(1 << seat))
    return NO_OFFERS


Asks = tuple[tuple[int, Ask], ...]


def playable(state: State, seat: int, cards: CardSet) -> Asks:
    """Return those of some cards that have a target and an effect now (I4.4), with their questions."""
    found = []
    for card in members(cards):
        ask = TABLE[card].asks(state, seat)
        if ask is not None:
            found.append((card, ask))
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def joined(asked: Offers, asks: Asks) -> Offers:
    """Return the awaited offer, if any, and those of bonus cards; cached, so equal ones are identical."""
    return Offers([*asked, *(offer(card, ask) for card, ask in asks)])


@lru_cache(maxsize=1 << 11)
def crews(everybody: SeatSet, last: SeatSet, refused: SeatSet) -> Offers:
    """I2.1, I2.5: return the offer of three seats, except the last crew to sail and the one just refused."""
    barred = [members(last), members(refused)]
    return Offers([Offer(Crew, {"seats": crews_of(everybody).barring(barred)})])


@lru_cache(maxsize=1 << 8)
def accusing(others: SeatSet) -> Offers:
    """I7.3: return the offer of one of the other open eyes."""
    return Offers([Offer(Accuse, {"target": OneOf(members(others))})])


def actors(state: State) -> Sequence[int | None]:
    """Return all actors with an offer, those that the match waits for first."""
    phase = phase_of(state)
    turn = state.turn
    if phase == VOTE:
        first = state.everybody & ~turn.voted
    elif phase == PLACING:
        first = turn.crew & ~turn.placed
    elif phase == PROPOSE:
        first = SEAT[turn.proposer]
    elif phase == OVER:
        return ()
    elif phase == FINAL_VOTE:
        return tuple(seat for seat in members(eyes(state)) if state.accusations[seat] == NO_SEAT)
    else:
        first = NOBODY
    if not state.deck:
        return members(first)
    may = NOBODY
    now = PLAYABLE[phase] & state.deck & ~(state.used | state.lost)  # others are in nobody's hand
    if now and any(state.hands):
        for seat, hand in enumerate(state.hands):
            if hand & now and not first >> seat & 1 and playable(state, seat, hand & now):
                may |= SEAT[seat]
    waited_for = members(first)
    if may:
        waited_for += members(may)
    return (*waited_for, None) if phase >= FIRST_WINDOW else waited_for


def is_commitment(move: Move) -> bool:
    """True if a move cannot be undone: vote, placed card, accusation (I2.3, I3.1), bonus card (I4.7)."""
    return isinstance(move, Vote | Place | Accuse | Bonus)
