"""Knowledge of cards that have left a seat's sight (M8.3, M9.4): stored as state, never inferred in a view.

A loader knows the cards that it put under the pile, by their places. When such a card is drawn, this
knowledge becomes a trace of the hand it went to; when another loader draws it, it may also be among those put
back.

The traces of one hand that a seat knows are of different cards: their contents add up. A trace that went
through another loader's choice may be of a card that the seat has met again since: it only says how many such
cards there are, at least, in the places that it names, counting everything there.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from hautemer.games.meuterer.state import DRAWN, NO_GROUP, State, Trace
from hautemer.kit.bags import EMPTY, ONE, Bag, count, size, total, without
from hautemer.kit.masks import NOBODY, SEAT, SeatSet


def went(state: State, drawer: int, cards: Bag, knowers: SeatSet, *, to_choose: bool = False) -> None:
    """Note cards that others saw go to a seat: into its hand or, for a loader, to choose from."""
    holders, groups = (NOBODY, DRAWN) if to_choose else (SEAT[drawer], NO_GROUP)
    place = (drawer, knowers, holders, groups)
    for at, trace in enumerate(state.traces):
        if trace[:4] == place:
            earlier, seen = trace.earlier, trace.seen
            if trace.laid_since == EMPTY:
                state.traces[at] = Trace(*place, earlier, seen + cards, EMPTY)
            else:
                state.traces[at] = Trace(*place, (*earlier, (seen, trace.laid_since)), cards, EMPTY)
            return
    state.traces.append(Trace(*place, (), cards, EMPTY))


def laid(state: State, seat: int, card: int) -> None:
    """Note that a seat laid a card, which may be one that others knew it to hold."""
    bit = 1 << seat
    everybody_knew = state.loot_is_taken and count(known_to_all(state, seat), card) > 0
    for at, trace in enumerate(state.traces):
        if trace.holders & bit:
            if everybody_knew and is_of_one_hand(trace) and not is_public(state, trace):
                continue  # it was the card that everybody knew, not this one
            drawer, knowers, holders, groups, earlier, seen, laid_since = trace
            state.traces[at] = Trace(drawer, knowers, holders, groups, earlier, seen, laid_since + ONE[card])
    if not state.hands[seat]:  # if every hand concerned is empty, nothing is left to know
        state.traces = [
            trace for trace in state.traces if not trace.holders & bit or hiding_places(state, trace)
        ]


def drawn_again(state: State, seat: int, group: int, *, to_choose: bool = False) -> None:
    """Note that a seat drew a card of a loader's return: what is known of the return concerns it, too."""
    holders, groups = (NOBODY, DRAWN) if to_choose else (SEAT[seat], NO_GROUP)
    for at, trace in enumerate(state.traces):
        if trace.groups & group:
            state.traces[at] = moved(trace, trace.holders | holders, trace.groups | groups)


def returned(state: State, loader: int, number: int) -> int:
    """Move the drawn cards of a loader to its hand or to a new group under the pile; return the group."""
    state.returns += 1
    if number == 0:
        return all_kept(state, loader)
    group = DRAWN << state.returns
    for at, trace in enumerate(state.traces):
        if trace.groups & DRAWN:
            state.traces[at] = moved(trace, trace.holders | 1 << loader, trace.groups & ~DRAWN | group)
    return group


def all_kept(state: State, loader: int) -> int:
    """Move all drawn cards of a loader to its hand; return NO_GROUP."""
    fresh = [trace for trace in state.traces if trace.groups == DRAWN and not trace.holders]
    state.traces = [
        moved(trace, trace.holders | 1 << loader, trace.groups & ~DRAWN) if trace.groups & DRAWN else trace
        for trace in state.traces
        if trace not in fresh
    ]
    for trace in fresh:
        went(state, loader, still_there(trace), trace.knowers)
    return NO_GROUP


def moved(trace: Trace, holders: SeatSet, groups: int) -> Trace:
    """Return a trace whose cards may now be elsewhere."""
    drawer, knowers, _, _, earlier, seen, laid_since = trace
    return Trace(drawer, knowers, holders, groups, earlier, seen, laid_since)


def is_public(state: State, trace: Trace) -> bool:
    """True if everybody knows these cards."""
    return trace.knowers == (1 << state.seats) - 1


def is_of_one_hand(trace: Trace) -> bool:
    """True if the cards went straight into the drawer's hand, where all traces are of different cards."""
    return trace.groups == NO_GROUP and trace.holders == 1 << trace.drawer


def known_to_all(state: State, seat: int) -> Bag:
    """Return the cards that everybody knows to be in a hand (M9.4)."""
    return total(
        still_there(trace) for trace in state.traces if is_public(state, trace) and trace.drawer == seat
    )


def hiding_places(state: State, trace: Trace) -> int:
    """Return how many places the cards of a trace may still be in."""
    hands = sum(size(state.hands[seat]) for seat in range(state.seats) if trace.holders >> seat & 1)
    drawn = len(state.drawn) if trace.groups & DRAWN else 0
    return hands + drawn + sum(1 for group in state.groups if group & trace.groups)


@lru_cache(maxsize=1 << 8)
def still_there(trace: Trace) -> Bag:
    """Return the cards of a trace that must still be in its places."""
    there = EMPTY
    for seen, laid_since in trace.earlier:
        there = without(there + seen, laid_since)
    return without(there + trace.seen, trace.laid_since)


def known_to(state: State, seat: int) -> Iterator[tuple[Trace, Bag]]:
    """Yield a seat's knowledge of others' hands: a trace, and the cards that must still be there."""
    for trace in state.traces:
        if trace.knowers >> seat & 1 and trace.drawer != seat:
            there = still_there(trace)
            if there:
                yield trace, there
