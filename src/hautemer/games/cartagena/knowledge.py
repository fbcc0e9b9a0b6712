"""What a seat knows of combat cards that it does not hold: drawn from the passages, which are state.

Everybody sees where cards go; only the seat that moves them sees which they are. A *ticket* is the stay of
a card in the pile: where it lies is public. A *token* is a card in a world that is imagined: it rides on
tickets and is held in hands, and its face may still be open.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count, permutations
from random import Random
from typing import NamedTuple

from hautemer.games.cartagena.cards import FIRST_HAND
from hautemer.games.cartagena.state import KEPT, NOT_YET, SHOWN, TOOK, TURNED, UNDER, Passage, State
from hautemer.kit.bags import bag_of

UNSEEN = -1
LESSONS = 24  # dreams that learn from each other; then all is forgotten, lest they learn nonsense
DEAREST = 1 / 32

Sights = Mapping[int, int]  # cards by ticket


class Journey(NamedTuple):
    """The tickets of every passage, and those in the pile now, the top last: all that is public."""

    tickets: list[tuple[int, ...]]
    pile: list[int]


def follow(state: State, first: int) -> Journey:
    """Follows the pile of `first` cards through all passages, by places alone."""
    pile = list(range(first))
    issued = first
    tickets: list[tuple[int, ...]] = []
    for kind, _, *cards in state.passages:
        moved: tuple[int, ...] = ()
        if kind == TOOK:
            moved = tuple(pile.pop() for _ in cards)
        elif kind == UNDER:
            moved = tuple(range(issued, issued + len(cards)))
            pile[:0] = reversed(moved)
            issued += len(cards)
        elif kind == TURNED:
            moved = (pile.pop(),)
            pile.insert(0, moved[0])
        elif kind == KEPT:
            moved = (pile.pop(), pile.pop(), issued)
            pile.insert(0, issued)
            issued += 1
        tickets.append(moved)
    return Journey(tickets, pile)


def sights(state: State, seat: int, journey: Journey) -> Sights:
    """The cards that a seat has seen on their tickets."""
    seen: dict[int, int] = {}
    for (kind, mover, *cards), tickets in zip(state.passages, journey.tickets, strict=True):
        if mover != seat:
            continue
        if kind == KEPT:
            top, second, kept = cards
            cards = [top, second, top if kept else second]
        seen.update(zip(tickets, cards, strict=True))
    if state.looking and state.turn == seat:
        for place in range(1, state.looking + 1):
            seen[journey.pile[-place]] = state.pile[-place]
    return seen


def surely_held(state: State, seat: int, journey: Journey, seen: Sights) -> list[int]:
    """By seat, a bag of cards that it must hold as far as this seat can tell; its own is left empty."""
    sure = [[1 if card in FIRST_HAND else 0 for card in range(6)] for _ in range(state.seats)]
    for (kind, mover, *cards), tickets in zip(state.passages, journey.tickets, strict=True):
        if kind == SHOWN:
            shown = {card for giver, card in enumerate(cards) if giver != seat and card != NOT_YET}
            for giver, card in enumerate(cards):
                if card != NOT_YET:
                    lessen(sure[giver], shown, 1)
        elif kind == TOOK:
            for ticket in tickets:
                if ticket in seen:
                    sure[mover][seen[ticket]] += 1
        elif kind == UNDER:
            for ticket in tickets:
                lessen(sure[mover], {seen[ticket]} if ticket in seen else set(range(6)), 1)
        elif kind == KEPT:
            pair = [seen.get(ticket, UNSEEN) for ticket in tickets[:2]]
            put = seen.get(tickets[2], UNSEEN)
            if put != UNSEEN:
                pair.remove(put if put in pair else UNSEEN)
            if UNSEEN not in pair and len(set(pair)) == 1:
                sure[mover][pair[0]] += 1
    return [
        0 if other == seat else bag_of(card for card in range(6) for _ in range(counts[card]))
        for other, counts in enumerate(sure)
    ]


def lessen(counts: list[int], cards: set[int], number: int) -> None:
    """Any of these cards may be gone."""
    for card in cards:
        counts[card] = max(0, counts[card] - number)


class Imagined(NamedTuple):
    """Combat cards in an imagined world."""

    hands: list[int]
    pile: list[int]
    passages: list[Passage]


def imagine(state: State, seat: int, cards: Sequence[int], rng: Random) -> Imagined:
    """Hands, pile and passages that agree with all a seat has seen; `cards` are those of the first pile."""
    journey = follow(state, len(cards))
    seen = sights(state, seat, journey)
    dear: list[list[float]] = []
    for dreamt in count():
        if dreamt % LESSONS == 0:
            dear = [[1.0] * 6 for _ in range(state.seats)]
        try:
            return Dream(state, seat, cards, journey, seen, dear, rng).run()
        except DeadEnd as end:
            # A choice made freely left no card for a later sight: dream again, and in this dream that seat
            # parts less readily with what it lacked. Long histories would take thousands of dreams otherwise.
            for holder, card in end.lacking:
                dear[holder][card] = max(DEAREST, dear[holder][card] / 2)
    raise AssertionError


class DeadEnd(Exception):
    """No card fits what was seen: some seats lack some cards."""

    def __init__(self, lacking: list[tuple[int, int]]) -> None:
        self.lacking = lacking


class Dream:
    """One attempt to live through all passages again, choosing for the others what they chose unseen."""

    def __init__(
        self,
        state: State,
        seat: int,
        cards: Sequence[int],
        journey: Journey,
        seen: Sights,
        dear: list[list[float]],
        rng: Random,
    ) -> None:
        self.state = state
        self.seat = seat
        self.journey = journey
        self.seen = dict(seen)
        self.dear = dear  # by seat and card: how readily it parts with one
        self.rng = rng
        self.put: dict[int, int] = {}  # of two cards, one of them kept: the ticket on which the other came
        self.due = [
            [0.0] * 6 for _ in range(state.seats)
        ]  # by seat and card: how many it is yet to be seen with
        self.look_back()
        self.faces = [self.seen.get(ticket, UNSEEN) for ticket in range(len(cards))]
        self.riding = list(range(len(cards)))  # the token on each ticket
        self.pool = [0] * 6  # the faces that no token has yet
        for card in cards:
            self.pool[card] += 1
        for face in self.faces:
            if face != UNSEEN:
                self.pool[face] -= 1
        if min(self.pool) < 0:
            raise DeadEnd([])
        self.open = sum(self.pool)
        self.held: list[list[int]] = []
        for _ in range(state.seats):
            self.held.append([self.token(card) for card in FIRST_HAND])

    def look_back(self) -> None:
        """Finds what will be seen of the others' cards, the last first.

        A card seen after another had put it back was one of the two that lay on top: says which.
        """
        passages = zip(reversed(self.state.passages), reversed(self.journey.tickets), strict=True)
        for (kind, mover, *cards), tickets in passages:
            if kind == SHOWN:
                self.expect(cards, 1)
            elif kind == UNDER and mover != self.seat:
                for ticket in tickets:
                    if ticket in self.seen:
                        self.due[mover][self.seen[ticket]] += 1
            elif kind == KEPT and mover != self.seat and tickets[2] in self.seen:
                *pair, under = tickets
                face = self.seen[under]
                fitting = [ticket for ticket in pair if self.seen.get(ticket, face) == face]
                if not fitting:
                    raise DeadEnd([])
                likely = [len(self.dear[0]) if ticket in self.seen else 1 for ticket in fitting]
                self.put[under] = self.rng.choices(fitting, likely)[0]
                self.seen[self.put[under]] = face

    def expect(self, given: list[int], sign: int) -> None:
        """Cards shown are due from those who gave one, from each as likely as from the others."""
        givers = [giver for giver, card in enumerate(given) if card != NOT_YET and giver != self.seat]
        for giver in givers:
            for other in givers:
                self.due[giver][given[other]] += sign / len(givers)

    def token(self, face: int) -> int:
        """A new token whose face is known."""
        self.faces.append(face)
        return len(self.faces) - 1

    def run(self) -> Imagined:
        """Lives through the passages, then gives every open face a card."""
        lived = [
            self.own(passage, tickets) if passage[1] == self.seat else self.other(passage, tickets)
            for passage, tickets in zip(self.state.passages, self.journey.tickets, strict=True)
        ]
        rest = [card for card in range(6) for _ in range(self.pool[card])]
        self.rng.shuffle(rest)
        for token, face in enumerate(self.faces):
            if face == UNSEEN:
                self.faces[token] = rest.pop()
        return Imagined(
            [
                self.state.hands[seat] if seat == self.seat else bag_of(self.faces[token] for token in held)
                for seat, held in enumerate(self.held)
            ],
            [self.faces[self.riding[ticket]] for ticket in self.journey.pile],
            [self.with_faces(passage) for passage in lived],
        )

    def own(self, passage: Passage, tickets: tuple[int, ...]) -> Passage:
        """A passage of the seat's own cards: nothing is open in it."""
        kind, mover, *cards = passage
        if kind in (TOOK, TURNED):
            return (kind, mover, *(self.riding[ticket] for ticket in tickets))
        if kind == UNDER:
            self.riding += [self.token(card) for card in cards]
            return (kind, mover, *self.riding[-len(cards) :])
        top, second, kept = (*(self.riding[ticket] for ticket in tickets[:2]), cards[2])
        self.riding.append(top if kept else second)
        return (kind, mover, top, second, kept)

    def other(self, passage: Passage, tickets: tuple[int, ...]) -> Passage:
        """A passage of others' cards: where they chose, any choice that the seat cannot rule out."""
        kind, mover, *cards = passage
        if kind == SHOWN:
            self.expect(cards, -1)
            return self.show(cards)
        held = self.held[mover]
        if kind == UNDER:
            for ticket in tickets:
                if ticket in self.seen:
                    self.due[mover][self.seen[ticket]] -= 1
            # Those that the seat has seen first: what they leave is free for the others.
            left = {
                ticket: self.part_with(mover, held, self.seen.get(ticket, UNSEEN))
                for ticket in sorted(tickets, key=lambda ticket: ticket not in self.seen)
            }
            self.riding += [left[ticket] for ticket in tickets]
            return (kind, mover, *self.riding[-len(tickets) :])
        if kind == KEPT:
            top, second = (self.riding[ticket] for ticket in tickets[:2])
            if tickets[2] in self.put:
                put = self.riding[self.put[tickets[2]]]
            else:
                put = self.part_with(mover, [top, second], UNSEEN)
            kept = second if put == top else top
            self.riding.append(put)
            held.append(kept)
            return (kind, mover, top, second, 0 if kept == top else 1)
        moved = [self.riding[ticket] for ticket in tickets]
        if kind == TOOK:
            held += moved
        return (kind, mover, *moved)

    def show(self, given: list[int]) -> Passage:
        """Cards shown in a duel: any seat that gave one may have given any of them."""
        others = [giver for giver, card in enumerate(given) if card != NOT_YET and giver != self.seat]
        shown = sorted(given[giver] for giver in others)
        ways = sorted(set(permutations(shown)))
        likely = []
        for way in ways:
            weight = 1.0
            for giver, card in zip(others, way, strict=True):
                weight *= self.dear[giver][card] * self.chance_of(giver, card)
            likely.append(weight)
        if not any(likely):
            raise DeadEnd(
                [(giver, card) for giver in others for card in shown if not self.chance_of(giver, card)]
            )
        way = self.rng.choices(ways, likely)[0]
        tokens = [NOT_YET] * len(given)
        for giver, card in zip(others, way, strict=True):
            tokens[giver] = self.part_with(giver, self.held[giver], card)
        if given[self.seat] != NOT_YET:
            tokens[self.seat] = self.token(given[self.seat])
        return (SHOWN, NOT_YET, *tokens)

    def chance_of(self, giver: int, card: int) -> int:
        """How likely a seat has a card, in units of the open faces."""
        return sum(self.weight(token, card) for token in self.held[giver])

    def part_with(self, mover: int, tokens: list[int], card: int) -> int:
        """A seat takes one token out of some: any, or where the card is known one that may have that face."""
        if card == UNSEEN:
            # What is yet to be seen with this seat it is less likely to have parted with.
            ready = [
                dear / (1 + 2 * due) for dear, due in zip(self.dear[mover], self.due[mover], strict=True)
            ]
            ready.append(1.0)  # an open face
            token = self.rng.choices(tokens, [ready[self.faces[token]] for token in tokens])[0]
            tokens.remove(token)
            return token
        weights = [self.weight(token, card) for token in tokens]
        if not any(weights):
            raise DeadEnd([(mover, card)])
        token = self.rng.choices(tokens, weights)[0]
        tokens.remove(token)
        if self.faces[token] == UNSEEN:
            self.faces[token] = card
            self.pool[card] -= 1
            self.open -= 1
        return token

    def weight(self, token: int, card: int) -> int:
        """How likely a token has a face, in units of the open faces."""
        face = self.faces[token]
        if face == UNSEEN:
            return self.pool[card]
        return max(1, self.open) if face == card else 0

    def with_faces(self, passage: Passage) -> Passage:
        """A passage of tokens as one of cards."""
        kind, mover, *tokens = passage
        if kind == KEPT:
            return (kind, mover, self.faces[tokens[0]], self.faces[tokens[1]], tokens[2])
        return (kind, mover, *(NOT_YET if token == NOT_YET else self.faces[token] for token in tokens))
