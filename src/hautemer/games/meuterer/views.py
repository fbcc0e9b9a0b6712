"""All secrecy in one file: what everybody sees, what one seat knows beyond, and worlds it may imagine."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from random import Random
from typing import NamedTuple

from hautemer.core.codec import Struct
from hautemer.games.meuterer import knowledge
from hautemer.games.meuterer.cards import CARDS, CONFLICT, ISLANDS, NO_ROLE, ROLES
from hautemer.games.meuterer.rules.mutiny import FIGHTERS, strengths
from hautemer.games.meuterer.state import (
    DRAWN,
    KEEPING,
    MUTINY,
    NO_GROUP,
    NOWHERE,
    OVER,
    SALES,
    TRADING,
    State,
    Trace,
)
from hautemer.kit.bags import EMPTY, ONE, bag_of, holds, size, things, without

ROLE_OR_NONE = (*ROLES, None)  # by role; NO_ROLE is the last
PHASES = ("reward", "trading", "mutiny", "sales", "keeping", "over")


class Sold(Struct, frozen=True):
    """What a seat has chosen to sell on an island."""

    island: str
    good: str
    count: int


class SeatView(Struct, frozen=True, omit_defaults=False):
    """What everybody sees of a seat."""

    score: int
    cards: int
    laid: list[str]
    passed: bool
    role: str | None  # open once all have passed
    last_role: str | None  # in the round before
    conflicts: int | None  # laid in the mutiny
    sales: list[Sold]
    known: list[str]  # cards that everybody knows to be in its hand (M9.4)


class PublicView(Struct, frozen=True, omit_defaults=False):
    """What everybody sees."""

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
    strengths: tuple[int, int] | None  # the captain's and the mutineer's side
    seats: list[SeatView]
    pile: int
    discard: list[str]
    drawn: int  # by the loader, not yet chosen from


class Known(Struct, frozen=True, omit_defaults=False):
    """Cards of which a seat knows where they are: in these hands or, where it says so, under the pile."""

    cards: list[str]
    holders: list[int]
    maybe_under_pile: bool


class PilePlace(Struct, frozen=True, omit_defaults=False):
    """A card that a seat knows in the pile, by its place from the top, counted from 1."""

    place: int
    card: str


class RolesSeen(Struct, frozen=True, omit_defaults=False):
    """The roles that a seat saw in the pile, when so many had been taken.

    Everybody knows the full pile. A seat sees what is left after its pass (M3.5); under version 1 of the
    rules, at each of its turns.
    """

    taken: int
    left: list[str]


class PrivateView(Struct, frozen=True, omit_defaults=False):
    """What one seat knows beyond that."""

    hand: list[str]
    role: str | None
    roles_seen: list[RolesSeen]
    drawn: list[str]
    keep: int
    known: list[Known]
    pile: list[PilePlace]
    known_of_mine: list[Known]  # what others know of this seat's hand


def public(state: State) -> PublicView:
    """The public half."""
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
    """The private half."""
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
    """The cards that a seat knows in the pile, from the top."""
    return [
        PilePlace(len(state.pile) - place, CARDS[state.pile[place]])
        for place in reversed(range(len(state.seen)))
        if state.seen[place] >> seat & 1
    ]


def known_to_all(state: State, seat: int) -> list[str]:
    """The cards that everybody knows to be in a hand."""
    everybody = (1 << state.seats) - 1
    return [
        key
        for trace in state.traces
        if trace.knowers == everybody and trace.holders == 1 << seat
        for key in keys(knowledge.still_there(trace))
    ]


def known_elsewhere(state: State, seat: int) -> list[Known]:
    """What a seat knows of others' hands."""
    return [in_words(state, trace, there) for trace, there in knowledge.known_to(state, seat)]


def known_by_others(state: State, seat: int) -> list[Known]:
    """What others know of a seat's hand."""
    return [
        in_words(state, trace, there)
        for trace in state.traces
        if trace.drawer == seat and (there := knowledge.still_there(trace))
    ]


def in_words(state: State, trace: Trace, there: int) -> Known:
    """A trace in words."""
    under = trace.groups != NO_GROUP and any(group & trace.groups for group in state.groups)
    return known(there, trace.holders, under)


@lru_cache(maxsize=1 << 14)
def known(cards: int, holders: int, under: bool) -> Known:
    """Cards in the hands of some seats, which are a bit each, or under the pile."""
    return Known(keys(cards), [seat for seat in range(holders.bit_length()) if holders >> seat & 1], under)


def sold(state: State, seat: int) -> list[Sold]:
    """The sales a seat has chosen."""
    good, number, other_good, other_number = state.sales[seat]
    found = []
    if number:
        found.append(Sold(ISLANDS[state.ring[state.ship]], CARDS[good], number))
    if other_number:
        found.append(Sold(ISLANDS[state.ring[state.wake]], CARDS[other_good], other_number))
    return found


def has_fought(state: State, seat: int) -> bool:
    """Whether a seat has been asked in this round's mutiny, where there was one."""
    asked = state.phase in (SALES, OVER) or (state.phase == MUTINY and seat not in state.lap)
    return asked and state.roles[seat] in FIGHTERS


def looks(state: State, seat: int) -> list[int]:
    """After how many takers a seat has looked at the roles left."""
    return [taken for taken in range(len(state.takers) + 1) if state.looks[seat] >> taken & 1]


def roles_left_after(state: State, taken: int) -> tuple[int, ...]:
    """The roles in the pile when so many had been taken."""
    gone = 0
    for taker in state.takers[:taken]:
        gone |= 1 << state.roles[taker]
    return roles_but(gone)


@lru_cache(maxsize=1 << len(ROLES))
def roles_but(gone: int) -> tuple[int, ...]:
    """All roles but some, which are a bit each."""
    return tuple(role for role in range(len(ROLES)) if not gone >> role & 1)


@lru_cache(maxsize=1 << 12)
def roles_seen(looks: int, taken: tuple[int, ...]) -> tuple[RolesSeen, ...]:
    """What a seat saw in the pile of roles, from which these were taken one after the other."""
    return tuple(
        RolesSeen(number, [ROLES[role] for role in range(len(ROLES)) if role not in taken[:number]])
        for number in range(len(taken) + 1)
        if looks >> number & 1
    )


@lru_cache(maxsize=1 << 12)
def islands_of(ring: tuple[int, ...]) -> tuple[str, ...]:
    """A ring by the keys of its islands."""
    return tuple(ISLANDS[island] for island in ring)


def keys(bag: int) -> list[str]:
    """The cards of a bag by their keys."""
    return list(card_keys(bag))


@lru_cache(maxsize=1 << 14)
def card_keys(bag: int) -> tuple[str, ...]:
    """The same, kept."""
    return tuple(CARDS[card] for card in things(bag))


def island_or_none(state: State, place: int) -> str | None:
    return None if place == NOWHERE else ISLANDS[state.ring[place]]


# Worlds


def resample(state: State, seat: int, rng: Random) -> State:
    """A world that looks the same to a seat: luck uniform among the deals it cannot tell apart, roles
    uniform among those that were open to their takers. Reads only what the seat knows."""
    world = state.copy()
    if state.phase == TRADING and state.takers:
        imagine_roles(world, state, seat, rng)
    imagine_cards(world, state, seat, rng)
    imagine_traces(world, state, seat, rng)
    return world


def imagine_roles(world: State, state: State, seat: int, rng: Random) -> None:
    """Roles taken secretly: any that agree with what the seat saw in the pile and with its own."""
    taken = len(state.takers)
    own = state.takers.index(seat) if seat in state.takers else None
    seen = [(number, set(roles_left_after(state, number))) for number in looks(state, seat)]
    ways = [
        way
        for way in permutations(range(len(ROLES)), taken)
        if (own is None or way[own] == state.roles[seat])
        and all(left.isdisjoint(way[:number]) for number, left in seen)
    ]
    chosen = ways[int(rng.random() * len(ways))]
    for taker, role in zip(state.takers, chosen, strict=True):
        world.roles[taker] = role
    world.roles_left = sum(1 << role for role in range(len(ROLES)) if role not in chosen)


class Slot(NamedTuple):
    """A place whose card a seat cannot see: in a hand, among a loader's drawn cards, or in the pile."""

    holder: int  # a seat's bit, or 0
    group: int  # the bit of a return, DRAWN, or NO_GROUP

    def may_hold(self, trace: Trace) -> bool:
        """Whether a card of a trace may be here."""
        return bool(self.holder & trace.holders or self.group & trace.groups)


def imagine_cards(world: State, state: State, seat: int, rng: Random) -> None:
    """Deals the cards that the seat cannot see to the places it cannot see."""
    others = [other for other in range(state.seats) if other != seat]
    slots = [Slot(1 << other, NO_GROUP) for other in others for _ in range(size(state.hands[other]))]
    unseen = sum(state.hands[other] for other in others)
    if state.turn != seat:
        slots += [Slot(0, DRAWN)] * len(state.drawn)
        unseen += bag_of(state.drawn)
    places = [place for place, seen in enumerate(state.seen) if not seen >> seat & 1]
    slots += [Slot(0, state.groups[place]) for place in places]
    slots += [Slot(0, NO_GROUP)] * (len(state.pile) - len(state.seen))
    places += range(len(state.seen), len(state.pile))
    unseen += bag_of(state.pile[place] for place in places)
    cards = deal(slots, unseen, must_hold(state, seat), rng)
    for other in others:
        world.hands[other] = bag_of(cards[: size(state.hands[other])])
        del cards[: size(state.hands[other])]
    if state.turn != seat:
        world.drawn = tuple(cards[: len(state.drawn)])
        del cards[: len(state.drawn)]
    for place, card in zip(places, cards, strict=True):
        world.pile[place] = card


class Must(NamedTuple):
    """Cards that must be in the places of a trace, and those that the seat sees there itself."""

    trace: Trace
    cards: int
    visible: int


def must_hold(state: State, seat: int) -> list[Must]:
    """What a seat knows of places it cannot see; first of hands, then of what went through a loader."""
    hands, choices = [], []
    for trace in state.traces:
        if trace.drawer != seat and not trace.knowers >> seat & 1:
            continue
        if not knowledge.is_of_one_hand(trace):
            choices.append(Must(trace, knowledge.still_there(trace), visible(state, trace, seat)))
        elif trace.drawer != seat:
            hands.append(Must(trace, knowledge.still_there(trace), EMPTY))
    return hands + choices


def deal(slots: Sequence[Slot], unseen: int, known: list[Must], rng: Random) -> list[int]:
    """A card for every slot: the known ones where they may be, the others anywhere."""
    while True:
        cards = [NOWHERE] * len(slots)
        pool = unseen
        for trace, must, seen in known:
            places = [at for at, slot in enumerate(slots) if slot.may_hold(trace)]
            if not knowledge.is_of_one_hand(trace):
                dealt = bag_of(cards[at] for at in places if cards[at] != NOWHERE)
                must = without(must, seen + dealt)
            free = [at for at in places if cards[at] == NOWHERE]
            if size(must) > len(free) or not holds(pool, must):
                break  # an earlier one took what this one needs: deal again
            for at, card in zip(rng.sample(free, size(must)), things(must), strict=True):
                cards[at] = card
            pool -= must
        else:
            others = list(things(pool))
            rng.shuffle(others)
            return [others.pop() if card == NOWHERE else card for card in cards]


def visible(state: State, trace: Trace, seat: int) -> int:
    """The cards among a trace's hiding places that the seat sees itself."""
    seen = state.hands[seat] if trace.holders >> seat & 1 else EMPTY
    if trace.groups & DRAWN and state.turn == seat:
        seen += bag_of(state.drawn)
    for place, group in enumerate(state.groups):
        if group & trace.groups and state.seen[place] >> seat & 1:
            seen += ONE[state.pile[place]]
    return seen


def imagine_traces(world: State, state: State, seat: int, rng: Random) -> None:
    """What others know that this seat does not: any cards of the places concerned, in the world imagined."""
    for at, trace in enumerate(state.traces):
        if not trace.knowers >> seat & 1 and trace.drawer != seat:
            world.traces[at] = imagined(world, trace, rng)


def imagined(world: State, trace: Trace, rng: Random) -> Trace:
    """A trace of as many cards as were seen, drawn from what was there to see."""
    there: list[int] = []
    if knowledge.is_of_one_hand(trace):
        there += things(world.hands[trace.drawer] - knowledge.known_to_all(world, trace.drawer))
    else:
        for holder in range(world.seats):
            if trace.holders >> holder & 1:
                there += things(world.hands[holder])
    if trace.groups & DRAWN:
        there += sorted(world.drawn)
    there += [world.pile[place] for place, group in enumerate(world.groups) if group & trace.groups]
    chosen: list[tuple[int, int]] = []
    for seen, laid_since in ((trace.seen, trace.laid_since), *reversed(trace.earlier)):
        there += things(laid_since)
        bag = bag_of(there.pop(int(rng.random() * len(there))) for _ in range(size(seen)))
        chosen.append((bag, laid_since))
    last, *before = chosen
    earlier = tuple(reversed(before))
    return Trace(trace.drawer, trace.knowers, trace.holders, trace.groups, earlier, *last)


def inventory(state: State) -> dict[str, int]:
    """All cards, wherever they lie."""
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
