"""The sampler of worlds: random states drawn from a seat's knowledge and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from random import Random
from typing import NamedTuple

from hautemer.games.cartagena import knowledge
from hautemer.games.cartagena.knowledge import UNSEEN, Journey, Sights, follow, sights
from hautemer.games.cartagena.pieces import FIRST_HAND, MONKEY
from hautemer.games.cartagena.rules import ending
from hautemer.games.cartagena.rules.supplies import VALUE
from hautemer.games.cartagena.rules.voyage import pirates_in_use
from hautemer.games.cartagena.state import (
    KEPT,
    NOT_YET,
    SEEN,
    SHOWN,
    TOOK,
    TURNED,
    UNDER,
    Passage,
    State,
)
from hautemer.kit.bags import Bag, bag_of, kinds
from hautemer.kit.drawing import ATTEMPTS, NoWorldFound, choice

LESSONS = 24  # attempts that learn from each other; then their weights are reset, lest they lead astray
DEAREST = 1 / 32


def resample(state: State, seat: int, rng: Random, cards: Sequence[int]) -> State:
    """Return a world that looks the same to a seat; it reads only what the seat knows.

    Random outcomes and sides are uniform. Combat cards that others put under the pile or showed are drawn
    with weights (`Dream.part_with`): a card that the seat is yet to see with its holder is given away less
    often, and so is, after a dead end, the card that was missing.
    """
    world = state.copy()
    imagine_row(world, rng)
    imagine_gold(world, seat, rng)
    imagine_sailors(world, seat, rng)
    imagine_sides(world, seat, rng)
    imagine_combat(world, state, seat, rng, cards)
    imagine_commits(world, seat, rng)
    return world


def imagine_row(world: State, rng: Random) -> None:
    """Sample the closed cabins: any pirates in use that no door of this row has shown."""
    opened = world.row[: world.opened]
    behind = [pirate for pirate in pirates_in_use(world.lifeboat) if pirate not in opened]
    world.row = (*opened, *rng.sample(behind, len(world.row) - len(opened)))


def imagine_gold(world: State, seat: int, rng: Random) -> None:
    """Permute the gold cards that the seat has not seen; the seats that have seen a place stay the same."""
    if ending.is_unmasked(world):
        unseen_hands: list[int] = []
    else:
        unseen_hands = [other for other in range(world.seats) if other != seat]
    bit = 1 << seat + SEEN
    values = [card & VALUE for card in world.gold_pile if not card & bit]
    values += [card & VALUE for other in unseen_hands for card in world.gold[other] if not card & bit]
    values.sort()
    rng.shuffle(values)

    def another(card: int) -> int:
        return card if card & bit else card & ~VALUE | values.pop()

    world.gold_pile = [another(card) for card in world.gold_pile]
    for other in unseen_hands:
        world.gold[other] = tuple(another(card) for card in world.gold[other])


def imagine_sailors(world: State, seat: int, rng: Random) -> None:
    """Permute the sailors that the seat has not seen."""
    strangers = [duel for duel, seers in enumerate(world.posted_seen) if not seers >> seat & 1]
    drawn = world.drawn if world.turn != seat else ()
    strengths = sorted((*world.unposted, *drawn, *(one for duel in strangers for one in world.posted[duel])))
    rng.shuffle(strengths)
    for duel in strangers:
        world.posted[duel] = (strengths.pop(), strengths.pop())
    if drawn:
        world.drawn = tuple(sorted((strengths.pop(), strengths.pop())))
    world.unposted = tuple(sorted(strengths))


def imagine_sides(world: State, seat: int, rng: Random) -> None:
    """Sample the sides of others: a uniform first one, then one of three answers per later visit."""
    for other in range(world.seats):
        if other == seat or not world.sides[other]:
            continue
        known = set(knowledge.looks(world, seat, other))
        if ending.is_unmasked(world):
            known.add(len(world.sides[other]))
        sides: list[int] = []
        for pledge, side in enumerate(world.sides[other], start=1):
            if pledge in known:
                sides = pledged(sides, pledge, side, rng)
        world.sides[other] = tuple(pledged(sides, len(world.sides[other]), None, rng))


def pledged(sides: list[int], length: int, last: int | None, rng: Random) -> list[int]:
    """Sample pledges up to `length`, the last one if known (C3.10: declare either side, or decline)."""
    for _ in range(ATTEMPTS):
        more = sides[:]
        while len(more) < length:
            side = int(rng.random() * 3) if more else int(rng.random() * 2)
            more.append(side if side < 2 else more[-1])
        if last is None or more[-1] == last:
            return more
    raise NoWorldFound(f"no sides were accepted in {ATTEMPTS} attempts")


def imagine_combat(world: State, state: State, seat: int, rng: Random, cards: Sequence[int]) -> None:
    """Sample the combat cards in other hands, in the pile and in the passages."""
    shown = [other for other in ending.tied(state) if other != seat] if ending.is_unmasked(state) else []
    for _ in range(ATTEMPTS):
        world.hands, world.pile, world.passages = imagine(state, seat, cards, rng)
        if all(shown_force(world, other) == shown_force(state, other) for other in shown):
            return
    raise NoWorldFound(f"no hands were accepted in {ATTEMPTS} attempts")


def shown_force(state: State, seat: int) -> int:
    """Return the force that a seat had to show when gold was tied (C7.2)."""
    return ending.force(state, seat, ending.winning_side(state))


def imagine_commits(world: State, seat: int, rng: Random) -> None:
    """Sample the commits of others that are not shown yet: any that were open to them."""
    for other in range(world.seats):
        if other != seat and world.commits[other] != NOT_YET:
            cards = [*kinds(world.hands[other])]
            if world.duel_round > 1 or not cards:
                cards.append(MONKEY)
            world.commits[other] = choice(rng, cards)


class Imagined(NamedTuple):
    """The combat cards of a sampled world."""

    hands: list[Bag]
    pile: list[int]
    passages: list[Passage]


def imagine(state: State, seat: int, cards: Sequence[int], rng: Random) -> Imagined:
    """Return hands, pile and passages that agree with all a seat has seen; `cards` are the first pile's."""
    journey = follow(state, len(cards))
    seen = sights(state, seat, journey)
    dear: list[list[float]] = []
    for dreamt in range(ATTEMPTS):
        if dreamt % LESSONS == 0:
            dear = [[1.0] * 6 for _ in range(state.seats)]
        try:
            return Dream(state, seat, cards, journey, seen, dear, rng).run()
        except DeadEnd as end:
            # A free choice left no card for a later sight: try again, and in the next attempts that seat
            # gives the card that it lacked away less often. Long histories would otherwise take thousands of
            # attempts.
            for holder, card in end.lacking:
                dear[holder][card] = max(DEAREST, dear[holder][card] / 2)
    raise NoWorldFound(f"no history of combat cards was accepted in {ATTEMPTS} attempts")


class DeadEnd(Exception):
    """No card fits what was seen: some seats lack some cards."""

    def __init__(self, lacking: list[tuple[int, int]]) -> None:
        self.lacking = lacking


class Dream:
    """One attempt to replay all passages, sampling the unseen choices of the others."""

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
        self.dear = dear  # by seat and card: how readily it gives one away
        self.rng = rng
        self.put: dict[int, int] = {}  # of two cards, one of them kept: the ticket of the other
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
        """Find what will be seen of the others' cards, from the last passage to the first.

        If a card was seen after another seat had put it back, choose which of the two top cards it was.
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
        """Expect the shown cards from the seats that gave one, each card equally likely from each of them."""
        givers = [giver for giver, card in enumerate(given) if card != NOT_YET and giver != self.seat]
        for giver in givers:
            for other in givers:
                self.due[giver][given[other]] += sign / len(givers)

    def token(self, face: int) -> int:
        """Return a new token whose face is known."""
        self.faces.append(face)
        return len(self.faces) - 1

    def run(self) -> Imagined:
        """Replay the passages, then give every open face a card."""
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
        """Return a passage of the seat's own cards: nothing in it is open."""
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
        """Return a passage of others' cards; a choice of theirs is any that the seat cannot rule out."""
        kind, mover, *cards = passage
        if kind == SHOWN:
            self.expect(cards, -1)
            return self.show(cards)
        held = self.held[mover]
        if kind == UNDER:
            for ticket in tickets:
                if ticket in self.seen:
                    self.due[mover][self.seen[ticket]] -= 1
            # The seen cards first: the others are free to take what remains.
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
        """Return a passage of cards shown in a duel: any seat that gave one may have given any of them."""
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
        """Return the weight of a seat having a card, in units of the open faces."""
        return sum(self.weight(token, card) for token in self.held[giver])

    def part_with(self, mover: int, tokens: list[int], card: int) -> int:
        """Take one token out of some: any, or one that may have the face `card` if that is known."""
        if card == UNSEEN:
            # A seat is less likely to have given away a card with which it will be seen later.
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
        """Return the weight of a token having a face, in units of the open faces."""
        face = self.faces[token]
        if face == UNSEEN:
            return self.pool[card]
        return max(1, self.open) if face == card else 0

    def with_faces(self, passage: Passage) -> Passage:
        """Return a passage of tokens as a passage of cards."""
        kind, mover, *tokens = passage
        if kind == KEPT:
            return (kind, mover, self.faces[tokens[0]], self.faces[tokens[1]], tokens[2])
        return (kind, mover, *(NOT_YET if token == NOT_YET else self.faces[token] for token in tokens))
