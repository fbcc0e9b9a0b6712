"""A seat's knowledge of bonus cards as they move (I5.22).

The state stores how every card moved. The kind of a movement decides which seats saw it, so a seat's
knowledge is the list of movements as it saw them: `seen_by`. Everything else is derived from that list alone:
`ways` are all the histories that the cards can have, each equally likely.

A card is followed as a token: token t is the card dealt to seat t; tokens beyond the last seat were not
dealt.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations, permutations
from typing import NamedTuple

from hautemer.games.ico.state import (
    DRAWN,
    EXCHANGED,
    HANDED_ON,
    LOST,
    NO_CARD,
    NO_SEAT,
    PLAYED,
    SHOWN,
    STOLEN,
    Movement,
    State,
)
from hautemer.kit.masks import members
from hautemer.kit.recent import Recent

SPECTATOR = NO_SEAT


class Way(NamedTuple):
    """One possible history of the cards."""

    places: tuple[int, ...]  # by token: a seat, the used pile, or out of the match
    faces: tuple[int, ...]  # by token: the card, or NO_CARD where the viewer never saw it
    moved: tuple[tuple[int, ...], ...]  # by movement: the tokens that moved; of HANDED_ON, the new places

    def with_face(self, token: int, card: int) -> Way:
        """Return this way with the face of a token that has become known."""
        if card == NO_CARD or self.faces[token] == card:
            return self
        return Way(self.places, (*self.faces[:token], card, *self.faces[token + 1 :]), self.moved)

    def going(self, *steps: tuple[int, int]) -> Way:
        """Return this way after one movement of some tokens to some places."""
        places = list(self.places)
        for token, place in steps:
            places[token] = place
        return Way(tuple(places), self.faces, (*self.moved, tuple([token for token, _ in steps])))


class SeenMovement(NamedTuple):
    """A movement as one viewer saw it."""

    kind: int
    seat: int
    to: int
    cards: tuple[int, ...]  # NO_CARD for an unseen card; of HANDED_ON, the viewer's new hand


def saw(movement: Movement, viewer: int) -> bool:
    """True if a viewer saw which cards moved."""
    if movement.kind in (PLAYED, SHOWN):
        return True
    return viewer != SPECTATOR and viewer in (movement.seat, movement.to)


def seen_by(state: State, viewer: int) -> tuple[SeenMovement, ...]:
    """Return all movements as a viewer saw them; nothing else is known about the places of cards."""
    return tuple([as_seen(movement, viewer) for movement in state.movements])


def as_seen(movement: Movement, viewer: int) -> SeenMovement:
    """Return a movement as a viewer saw it."""
    if movement.kind == HANDED_ON:
        cards = () if viewer == SPECTATOR else members(movement.cards[viewer])
    elif saw(movement, viewer):
        cards = movement.cards
    else:
        cards = (NO_CARD,) * len(movement.cards)
    return SeenMovement(movement.kind, movement.seat, movement.to, cards)


class Trail:
    """What a viewer knows after some movements; it holds as long as they are the same ones."""

    __slots__ = ("dealt", "movements", "places", "ways")

    def __init__(self, dealt: tuple[int, ...], movements: list[Movement], ways: tuple[Way, ...]) -> None:
        self.dealt, self.movements, self.ways = dealt, movements, ways
        self.places: dict[int, tuple[int, ...]] | None = None

    def is_of(self, state: State, number: int) -> bool:
        """True if these are the first movements of a state."""
        return self.dealt == state.dealt and self.movements == state.movements[:number]


# By the last movement, which no other match has, and the viewer; a trail counts by its number of ways.
TRAILS = Recent[Trail](most=1 << 13)


def remember_movements(matches: int) -> None:
    """Keep enough to follow the cards of that many matches in turns."""
    TRAILS.most = max(TRAILS.most, 64 * matches)


def trail_of(state: State, viewer: int) -> Trail:
    """Return the trail of a viewer: that of an earlier state, with the movements since then."""
    movements = state.movements
    found = TRAILS.get((id(movements[-1]), viewer))
    if found is not None and found.movements == movements and found.dealt == state.dealt:
        return found
    for number in range(len(movements) - 1, 0, -1):
        found = TRAILS.get((id(movements[number - 1]), viewer))
        if found is not None and found.is_of(state, number):
            break
    else:
        found = None
    if found is None:
        own = NO_CARD if viewer == SPECTATOR else state.dealt[viewer]
        after = ways(state.seats, state.deck.bit_count(), viewer, own, seen_by(state, viewer))
    else:
        after = found.ways
        for movement in movements[number:]:
            seen = as_seen(movement, viewer)
            after = tuple([last for way in after for last in steps(way, seen, viewer, state.seats)])
    found = Trail(state.dealt, movements[:], after)
    TRAILS.put((id(movements[-1]), viewer), found, len(after))
    return found


def ways_of(state: State, viewer: int) -> tuple[Way, ...]:
    """Return all ways that agree with what a viewer saw."""
    if not state.dealt:
        return (Way((), (), ()),)
    if state.movements:
        return trail_of(state, viewer).ways
    own = NO_CARD if viewer == SPECTATOR else state.dealt[viewer]
    return ways(state.seats, state.deck.bit_count(), viewer, own, ())


@lru_cache(maxsize=1 << 11)
def ways(seats: int, cards: int, viewer: int, own: int, seen: tuple[SeenMovement, ...]) -> tuple[Way, ...]:
    """Return all ways, from the deal on, movement by movement."""
    if seen:
        found = ways(seats, cards, viewer, own, seen[:-1])
        return tuple(after for way in found for after in steps(way, seen[-1], viewer, seats))
    places = tuple(token if token < seats else seats + 1 for token in range(cards))
    faces = tuple(own if token == viewer else NO_CARD for token in range(cards))
    return (Way(places, faces, ()),)


def steps(way: Way, seen: SeenMovement, viewer: int, seats: int) -> Iterator[Way]:
    """Yield the ways after one more movement."""
    kind, seat, to, cards = seen
    used, out = seats, seats + 1
    if kind == HANDED_ON:
        yield from handed_on(way, viewer, cards, seats)
    elif kind == DRAWN:
        (drawer,) = way.moved[-1]  # the card that draws is not in the pile yet (I4.3)
        pile = [token for token, place in enumerate(way.places) if place == used and token != drawer]
        for tokens in combinations(pile, len(cards)):
            if NO_CARD in cards or {way.faces[token] for token in tokens} == set(cards):
                yield way.going(*((token, seat) for token in tokens))
    elif kind == EXCHANGED:
        for one, after in choices(way, seat, cards[0]):
            for other, last in choices(after, to, cards[1]):
                yield last.going((one, to), (other, seat))
    else:
        goal = {PLAYED: used, SHOWN: seat, STOLEN: to, LOST: out}[kind]
        for token, after in choices(way, seat, cards[0]):
            yield after.going((token, goal))


def choices(way: Way, place: int, card: int) -> Iterator[tuple[int, Way]]:
    """Yield the tokens at a place that can be this card, each with the resulting way."""
    if card in way.faces and card != NO_CARD:
        token = way.faces.index(card)
        if way.places[token] == place:
            yield token, way
        return
    for token, at in enumerate(way.places):
        if at == place and (card == NO_CARD or way.faces[token] == NO_CARD):
            yield token, way.with_face(token, card)


def handed_on(way: Way, viewer: int, cards: tuple[int, ...], seats: int) -> Iterator[Way]:
    """Yield the ways in which every hand went to the next seat, and the viewer looked at the new one."""
    places = tuple((place + 1) % seats if place < seats else place for place in way.places)
    way = way._replace(places=places, moved=(*way.moved, places))
    if viewer == SPECTATOR:
        yield way
        return
    mine = [token for token, place in enumerate(places) if place == viewer]
    known = [way.faces[token] for token in mine if way.faces[token] != NO_CARD]
    if not set(known) <= set(cards):
        return
    unknown = [token for token in mine if way.faces[token] == NO_CARD]
    for order in permutations([card for card in cards if card not in known]):
        if any(card in way.faces for card in order):
            continue
        after = way
        for token, card in zip(unknown, order, strict=True):
            after = after.with_face(token, card)
        yield after


def whereabouts(state: State, viewer: int) -> Mapping[int, tuple[int, ...]]:
    """Return by card that a viewer has ever seen: the places where it can be, ascending."""
    if state.movements and state.dealt:
        trail = trail_of(state, viewer)
        if trail.places is None:
            trail.places = places_of(trail.ways)
        return trail.places
    return places_of(ways_of(state, viewer))


def places_of(every: tuple[Way, ...]) -> dict[int, tuple[int, ...]]:
    """Return by card that was seen: its places in all ways, ascending."""
    found: dict[int, set[int]] = {}
    for way in every:
        for card, place in zip(way.faces, way.places, strict=True):
            if card != NO_CARD:
                found.setdefault(card, set()).add(place)
    return {card: tuple(sorted(found[card])) for card in sorted(found)}
