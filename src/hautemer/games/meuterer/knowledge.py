"""What seats know of cards that have left their sight (M8.3, M9.4): kept as state, never inferred in a view.

A loader knows the cards he put under the pile, by their places. When such a card is drawn, what he knows
becomes a trace of the hand it went to; when another loader draws it, it may also be among those he puts back.

The traces of one hand that a seat knows are of different cards: what they say adds up. A trace that went
through another loader's choice may be of a card that the seat has met again since: it only says how many
such cards there are, at the least, in the places it names, counting all that lies there.
"""

from __future__ import annotations

from collections.abc import Iterator

from hautemer.games.meuterer.state import DRAWN, NO_GROUP, State, Trace
from hautemer.kit.bags import EMPTY, ONE, count, size, without


def went(state: State, drawer: int, cards: int, knowers: int, *, to_choose: bool = False) -> None:
    """Cards went to a seat before the eyes of others: into its hand or, to a loader, to choose from."""
    place = (drawer, knowers, 0, DRAWN) if to_choose else (drawer, knowers, 1 << drawer, NO_GROUP)
    traces = list(state.traces)
    for number, trace in enumerate(traces):
        if trace[:4] == place:
            *earlier, (seen, laid_since) = trace.segments
            if laid_since == EMPTY:
                segments = (*earlier, (seen + cards, EMPTY))
            else:
                segments = (*trace.segments, (cards, EMPTY))
            traces[number] = Trace(*place, segments)
            break
    else:
        traces.append(Trace(*place, ((cards, EMPTY),)))
    state.traces = tuple(traces)


def laid(state: State, seat: int, card: int) -> None:
    """A seat laid a card: it may be one that others knew it to hold."""
    bit = 1 << seat
    one = ONE[card]
    empty = not state.hands[seat]
    everybody_knew = state.loot_is_taken and count(known_to_all(state, seat), card) > 0
    kept = []
    for trace in state.traces:
        if trace.holders & bit:
            if everybody_knew and is_of_one_hand(trace) and not is_public(state, trace):
                kept.append(trace)  # it was the one that everybody knew of, not this one
                continue
            *earlier, (seen, laid_since) = trace.segments
            segments = (*earlier, (seen, laid_since + one))
            trace = Trace(trace.drawer, trace.knowers, trace.holders, trace.groups, segments)
            if empty and not hiding_places(state, trace):
                continue  # every hand it concerns is empty: nothing is left to know
        kept.append(trace)
    state.traces = tuple(kept)


def drawn_again(state: State, seat: int, group: int, *, to_choose: bool = False) -> None:
    """A card that a loader had put under the pile was drawn: what is known of them concerns this seat too."""
    holders, groups = (0, DRAWN) if to_choose else (1 << seat, NO_GROUP)
    if any(trace.groups & group for trace in state.traces):
        state.traces = tuple(
            moved(trace, trace.holders | holders, trace.groups | groups) if trace.groups & group else trace
            for trace in state.traces
        )


def returned(state: State, loader: int, number: int) -> int:
    """A loader chose: what he drew is in his hand or in the group that he put under the pile."""
    state.returns += 1
    if number == 0:
        return all_kept(state, loader)
    group = DRAWN << state.returns
    bit = 1 << loader
    state.traces = tuple(
        moved(trace, trace.holders | bit, trace.groups & ~DRAWN | group) if trace.groups & DRAWN else trace
        for trace in state.traces
    )
    return group


def all_kept(state: State, loader: int) -> int:
    """A loader had nothing to put back: all he drew is in his hand."""
    fresh = [trace for trace in state.traces if trace.groups == DRAWN and not trace.holders]
    state.traces = tuple(
        moved(trace, trace.holders | 1 << loader, trace.groups & ~DRAWN) if trace.groups & DRAWN else trace
        for trace in state.traces
        if trace not in fresh
    )
    for trace in fresh:
        went(state, loader, still_there(trace), trace.knowers)
    return NO_GROUP


def moved(trace: Trace, holders: int, groups: int) -> Trace:
    """A trace whose cards may now be elsewhere."""
    return Trace(trace.drawer, trace.knowers, holders, groups, trace.segments)


def is_public(state: State, trace: Trace) -> bool:
    """Whether everybody knows these cards."""
    return trace.knowers == (1 << state.seats) - 1


def is_of_one_hand(trace: Trace) -> bool:
    """Whether the cards went straight into the drawer's hand, where all traces are of different cards."""
    return trace.groups == NO_GROUP and trace.holders == 1 << trace.drawer


def known_to_all(state: State, seat: int) -> int:
    """The cards that everybody knows to be in a hand (M9.4)."""
    return sum(
        still_there(trace) for trace in state.traces if is_public(state, trace) and trace.drawer == seat
    )


def hiding_places(state: State, trace: Trace) -> int:
    """How many places the cards of a trace may still be in."""
    hands = sum(size(state.hands[seat]) for seat in range(state.seats) if trace.holders >> seat & 1)
    drawn = len(state.drawn) if trace.groups & DRAWN else 0
    return hands + drawn + sum(1 for group in state.groups if group & trace.groups)


def still_there(trace: Trace) -> int:
    """The cards of a trace that must still be where it says."""
    there = EMPTY
    for seen, laid_since in trace.segments:
        there = without(there + seen, laid_since)
    return there


def known_to(state: State, seat: int) -> Iterator[tuple[Trace, int]]:
    """What a seat knows of others' hands: a trace, and the cards that must still be there."""
    for trace in state.traces:
        if trace.knowers >> seat & 1 and trace.drawer != seat:
            there = still_there(trace)
            if there:
                yield trace, there
