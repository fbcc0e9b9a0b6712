"""All secrecy in one file: the public half, and the private half of a seat. `worlds` samples from them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hautemer.core.codec import Struct
from hautemer.games.meuterer import knowledge
from hautemer.games.meuterer.pieces import CARDS, CONFLICT, ISLANDS, NO_ROLE, ROLES
from hautemer.games.meuterer.rules.mutiny import FIGHTERS, strengths
from hautemer.games.meuterer.state import (
    KEEPING,
    MUTINY,
    NO_GROUP,
    NOWHERE,
    OVER,
    PHASES,
    SALES,
    TRADING,
    State,
    Trace,
)
from hautemer.kit.bags import ONE, Bag, bag_of, size, things
from hautemer.kit.masks import SeatSet

ROLE_OR_NONE = (*ROLES, None)  # by role; NO_ROLE is the last


class Sold(Struct, frozen=True):
    """A seat's chosen sale on an island."""

    island: str
    good: str
    count: int


class SeatView(Struct, frozen=True, omit_defaults=False):
    """The public view of a seat."""

    score: int
    cards: int
    laid: list[str]
    passed: bool
    role: str | None  # public once all have passed
    last_role: str | None  # in the round before
    conflicts: int | None  # laid in the mutiny
    sales: list[Sold]
    known: list[str]  # cards that everybody knows to be in its hand (M9.4)


class PublicView(Struct, frozen=True, omit_defaults=False):
    """The public half of the view."""

    laid_conflicts_count: bool  # M5.3
    loot_is_taken: bool  # M9.4
    round: int
    rounds: int
    phase: str
    captain: int
    reward: int | None
    islands: list[str]  # clockwise from the one where the match began
    ship: str
    active: list[str]
    pirate_ship: str | None
    captain_goal: str | None
    mutineer_goal: str | None
    roles_in_pile: int
    taking: int | None  # the seat that has passed and now takes a role (M3.5)
    strengths: tuple[int, int] | None  # of the captain's and the mutineer's side
    seats: list[SeatView]
    pile: int
    discard: list[str]
    drawn: int  # the cards that the loader has drawn and not yet chosen from


class Known(Struct, frozen=True, omit_defaults=False):
    """Cards that a seat knows to be in these hands or, if it says so, under the pile."""

    cards: list[str]
    holders: list[int]
    maybe_under_pile: bool


class PilePlace(Struct, frozen=True, omit_defaults=False):
    """A card that a seat knows in the pile, by its place from the top, counted from 1."""

    place: int
    card: str


class RolesSeen(Struct, frozen=True, omit_defaults=False):
    """The roles that a seat saw in the pile after `taken` roles had been taken.

    Everybody knows the full pile. A seat sees what is left after its pass (M3.5); under version 1 of the
    rules, at each of its turns.
    """

    taken: int
    left: list[str]


class PrivateView(Struct, frozen=True, omit_defaults=False):
    """The private half of the view: what one seat knows besides."""

    hand: list[str]
    role: str | None
    roles_seen: list[RolesSeen]
    drawn: list[str]
    keep: int
    known: list[Known]
    pile: list[PilePlace]
    known_of_mine: list[Known]  # what others know of this seat's hand


def public(state: State) -> PublicView:
    """Return the public half."""
    revealed = state.phase in (MUTINY, SALES, KEEPING, OVER)
    mutinous = state.mutineer_goal != NOWHERE
    active = [state.ship] if state.wake == NOWHERE else [state.wake, state.ship]
    return PublicView(
        laid_conflicts_count=state.laid_conflicts_count,
        loot_is_taken=state.loot_is_taken,
        round=state.round,
        rounds=state.rounds,
        phase=PHASES[state.phase],
        captain=state.captain,
        reward=None if state.phase == 0 else state.reward,
        islands=list(islands_of(state.ring)),
        ship=ISLANDS[state.ring[state.ship]],
        active=[ISLANDS[state.ring[place]] for place in active],
        pirate_ship=island_or_none(state, state.pirate_ship),
        captain_goal=island_or_none(state, state.captain_goal),
        mutineer_goal=island_or_none(state, state.mutineer_goal),
        roles_in_pile=len(ROLES) - len(state.takers),
        taking=state.turn if state.phase == TRADING and not state.trading >> state.turn & 1 else None,
        strengths=strengths(state) if state.phase == MUTINY else None,
        seats=[
            SeatView(
                score=state.scores[seat],
                cards=size(state.hands[seat]),
                laid=keys(state.laid[seat]),
                passed=not state.trading >> seat & 1,
                role=ROLE_OR_NONE[state.roles[seat]] if revealed else None,
                last_role=ROLE_OR_NONE[state.last_roles[seat]],
                conflicts=state.fights[seat] if mutinous and has_fought(state, seat) else None,
                sales=sold(state, seat),
                known=known_to_all(state, seat) if state.traces else [],
            )
            for seat in range(state.seats)
        ],
        pile=len(state.pile),
        discard=keys(state.discard),
        drawn=len(state.drawn),
    )


def private(state: State, seat: int) -> PrivateView:
    """Return the private half."""
    choosing = state.phase == KEEPING and state.turn == seat
    return PrivateView(
        hand=keys(state.hands[seat]),
        role=ROLE_OR_NONE[state.roles[seat]],
        roles_seen=list(roles_seen(state.looks[seat], tuple(map(state.roles.__getitem__, state.takers)))),
        drawn=[CARDS[card] for card in state.drawn] if choosing else [],
        keep=state.need if choosing else 0,
        known=known_elsewhere(state, seat) if state.traces else [],
        pile=known_in_pile(state, seat) if state.seen else [],
        known_of_mine=known_by_others(state, seat) if state.traces else [],
    )


def known_in_pile(state: State, seat: int) -> list[PilePlace]:
    """Return the cards that a seat knows in the pile, from the top."""
    return [
        PilePlace(len(state.pile) - place, CARDS[state.pile[place]])
        for place in reversed(range(len(state.seen)))
        if state.seen[place] >> seat & 1
    ]


def known_to_all(state: State, seat: int) -> list[str]:
    """Return the cards that everybody knows to be in a hand."""
    everybody = (1 << state.seats) - 1
    return [
        key
        for trace in state.traces
        if trace.knowers == everybody and trace.holders == 1 << seat
        for key in keys(knowledge.still_there(trace))
    ]


def known_elsewhere(state: State, seat: int) -> list[Known]:
    """Return a seat's knowledge of others' hands."""
    return [in_words(state, trace, there) for trace, there in knowledge.known_to(state, seat)]


def known_by_others(state: State, seat: int) -> list[Known]:
    """Return others' knowledge of a seat's hand."""
    return [
        in_words(state, trace, there)
        for trace in state.traces
        if trace.drawer == seat and (there := knowledge.still_there(trace))
    ]


def in_words(state: State, trace: Trace, there: int) -> Known:
    """Return a trace in the words of a view."""
    under = trace.groups != NO_GROUP and any(group & trace.groups for group in state.groups)
    return known(there, trace.holders, under)


@lru_cache(maxsize=1 << 14)
def known(cards: Bag, holders: SeatSet, under: bool) -> Known:
    """Return known cards in the hands of some seats, one bit each, or under the pile."""
    return Known(keys(cards), [seat for seat in range(holders.bit_length()) if holders >> seat & 1], under)


def sold(state: State, seat: int) -> list[Sold]:
    """Return the sales a seat has chosen."""
    good, number, other_good, other_number = state.sales[seat]
    found = []
    if number:
        found.append(Sold(ISLANDS[state.ring[state.ship]], CARDS[good], number))
    if other_number:
        found.append(Sold(ISLANDS[state.ring[state.wake]], CARDS[other_good], other_number))
    return found


def has_fought(state: State, seat: int) -> bool:
    """True if a seat has been asked in this round's mutiny, if there was one."""
    asked = state.phase in (SALES, OVER) or (state.phase == MUTINY and seat not in state.lap)
    return asked and state.roles[seat] in FIGHTERS


@lru_cache(maxsize=1 << 12)
def roles_seen(looks: int, taken: tuple[int, ...]) -> tuple[RolesSeen, ...]:
    """Return what a seat saw in the pile of roles, from which `taken` were taken one after the other."""
    return tuple(
        RolesSeen(number, [ROLES[role] for role in range(len(ROLES)) if role not in taken[:number]])
        for number in range(len(taken) + 1)
        if looks >> number & 1
    )


@lru_cache(maxsize=1 << 12)
def islands_of(ring: tuple[int, ...]) -> tuple[str, ...]:
    """Return a ring by the keys of its islands."""
    return tuple(ISLANDS[island] for island in ring)


def keys(bag: Bag) -> list[str]:
    """Return the cards of a bag by their keys."""
    return list(card_keys(bag))


@lru_cache(maxsize=1 << 9)
def card_keys(bag: Bag) -> tuple[str, ...]:
    """Return the cards of a bag by their keys, cached."""
    return tuple(CARDS[card] for card in things(bag))


def island_or_none(state: State, place: int) -> str | None:
    return None if place == NOWHERE else ISLANDS[state.ring[place]]


def inventory(state: State) -> dict[str, int]:
    """Return the number of every card, wherever it lies."""
    everywhere: Sequence[int] = (
        *state.hands,
        *state.laid,
        state.discard,
        bag_of(state.pile),
        bag_of(state.drawn),
        sum(state.fights) * ONE[CONFLICT],
    )
    counts = {key: sum(bag >> (8 * card) & 255 for bag in everywhere) for card, key in enumerate(CARDS)}
    roles = sum(1 for role in state.roles if role != NO_ROLE)
    return {**counts, "roles": roles + state.roles_left.bit_count()}
