"""The sampler of worlds: random states drawn from a seat's knowledge and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from random import Random
from typing import NamedTuple

from hautemer.games.meuterer import knowledge
from hautemer.games.meuterer.pieces import ROLES
from hautemer.games.meuterer.state import (
    DRAWN,
    NO_GROUP,
    NOWHERE,
    TRADING,
    State,
    Trace,
)
from hautemer.kit.bags import EMPTY, ONE, Bag, bag_of, holds, size, things, total, without
from hautemer.kit.drawing import ATTEMPTS, NoWorldFound, choice


def resample(state: State, seat: int, rng: Random) -> State:
    """Return a world that looks the same to a seat; it reads only what the seat knows.

    Random outcomes are uniform among the deals that the seat cannot tell apart, roles uniform among those
    that were open to their takers.
    """
    world = state.copy()
    if state.phase == TRADING and state.takers:
        imagine_roles(world, state, seat, rng)
    imagine_cards(world, state, seat, rng)
    imagine_traces(world, state, seat, rng)
    return world


def imagine_roles(world: State, state: State, seat: int, rng: Random) -> None:
    """Sample the roles of others: any that agree with what the seat saw in the pile and with its own."""
    taken = len(state.takers)
    own = state.takers.index(seat) if seat in state.takers else None
    seen = [(number, set(roles_left_after(state, number))) for number in looks(state, seat)]
    ways = [
        way
        for way in permutations(range(len(ROLES)), taken)
        if (own is None or way[own] == state.roles[seat])
        and all(left.isdisjoint(way[:number]) for number, left in seen)
    ]
    chosen = choice(rng, ways)
    for taker, role in zip(state.takers, chosen, strict=True):
        world.roles[taker] = role
    world.roles_left = sum(1 << role for role in range(len(ROLES)) if role not in chosen)


def looks(state: State, seat: int) -> list[int]:
    """Return after which numbers of takers a seat has looked at the roles left."""
    return [taken for taken in range(len(state.takers) + 1) if state.looks[seat] >> taken & 1]


def roles_left_after(state: State, taken: int) -> tuple[int, ...]:
    """Return the roles in the pile after `taken` takers."""
    gone = 0
    for taker in state.takers[:taken]:
        gone |= 1 << state.roles[taker]
    return roles_but(gone)


@lru_cache(maxsize=1 << len(ROLES))
def roles_but(gone: int) -> tuple[int, ...]:
    """Return all roles except some, which are one bit each."""
    return tuple(role for role in range(len(ROLES)) if not gone >> role & 1)


class Slot(NamedTuple):
    """A place whose card a seat cannot see: in a hand, among a loader's drawn cards, or in the pile."""

    holder: int  # a seat's bit, or 0
    group: int  # the bit of a return, DRAWN, or NO_GROUP

    def may_hold(self, trace: Trace) -> bool:
        """True if a card of a trace may be here."""
        return bool(self.holder & trace.holders or self.group & trace.groups)


def imagine_cards(world: State, state: State, seat: int, rng: Random) -> None:
    """Deal the cards that the seat cannot see to the places it cannot see."""
    others = [other for other in range(state.seats) if other != seat]
    slots = [Slot(1 << other, NO_GROUP) for other in others for _ in range(size(state.hands[other]))]
    unseen = total(state.hands[other] for other in others)
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
    cards: Bag
    visible: Bag


def must_hold(state: State, seat: int) -> list[Must]:
    """Return a seat's knowledge of places it cannot see: of hands, then of what went through a loader."""
    hands, choices = [], []
    for trace in state.traces:
        if trace.drawer != seat and not trace.knowers >> seat & 1:
            continue
        if not knowledge.is_of_one_hand(trace):
            choices.append(Must(trace, knowledge.still_there(trace), visible(state, trace, seat)))
        elif trace.drawer != seat:
            hands.append(Must(trace, knowledge.still_there(trace), EMPTY))
    return hands + choices


def deal(slots: Sequence[Slot], unseen: Bag, known: list[Must], rng: Random) -> list[int]:
    """Return a card for every slot: known cards where they may be, the others anywhere."""
    for _ in range(ATTEMPTS):
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
    raise NoWorldFound(f"no deal was accepted in {ATTEMPTS} attempts")


def visible(state: State, trace: Trace, seat: int) -> Bag:
    """Return the cards among a trace's hiding places that the seat sees itself."""
    seen = state.hands[seat] if trace.holders >> seat & 1 else EMPTY
    if trace.groups & DRAWN and state.turn == seat:
        seen += bag_of(state.drawn)
    for place, group in enumerate(state.groups):
        if group & trace.groups and state.seen[place] >> seat & 1:
            seen += ONE[state.pile[place]]
    return seen


def imagine_traces(world: State, state: State, seat: int, rng: Random) -> None:
    """Sample what others know and this seat does not: any cards of the places concerned in this world."""
    for at, trace in enumerate(state.traces):
        if not trace.knowers >> seat & 1 and trace.drawer != seat:
            world.traces[at] = imagined(world, trace, rng)


def imagined(world: State, trace: Trace, rng: Random) -> Trace:
    """Return a trace of as many cards as were seen, drawn from those that were there."""
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
    chosen: list[tuple[Bag, Bag]] = []
    for seen, laid_since in ((trace.seen, trace.laid_since), *reversed(trace.earlier)):
        there += things(laid_since)
        bag = bag_of(there.pop(int(rng.random() * len(there))) for _ in range(size(seen)))
        chosen.append((bag, laid_since))
    last, *before = chosen
    earlier = tuple(reversed(before))
    return Trace(trace.drawer, trace.knowers, trace.holders, trace.groups, earlier, *last)
