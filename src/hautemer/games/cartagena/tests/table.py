"""A match whose random outcomes are set by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from hautemer.core.chance import Noted, Outcome, Script, Stream
from hautemer.core.codec import decode, encode
from hautemer.core.errors import Refused
from hautemer.core.match import Match
from hautemer.games.cartagena import GAME
from hautemer.games.cartagena.pieces import COMBAT, COMBAT_OF, PIRATES
from hautemer.games.cartagena.rules.setup import all_gold, first_pile
from hautemer.games.cartagena.state import State
from hautemer.kit.bags import bag_of, things
from hautemer.kit.masks import NO_CARDS

NAMES = ("Bernard", "Stéphanie", "Florian", "Carmen")
# A row that never ends a turn by itself.
CALM = ("pang", "crackpott", "sate", "tembo", "valverde", "diaz", "chang_ye")


class PreparedTable:
    """A match in which seat 0 deals first; outcomes that are not set come from a fixed seed."""

    def __init__(
        self,
        *cabins: str,
        seats: int = 3,
        dealer: int = 0,
        combat: Sequence[str] = (),
        gold: Sequence[int] = (),
        **options: Any,
    ) -> None:
        self.luck: list[Outcome] = [
            {"dealer": dealer},
            {"combat": completed(combat, [COMBAT[card] for card in first_pile(GAME.data, seats)])},
            {"gold": completed(gold, all_gold(GAME.data))},
            {"cabins": row(cabins, seats)},
        ]
        self.seats = seats
        self.match = Match.begin(GAME, NAMES[:seats], options, self.fate)

    def fate(self, position: int) -> Noted:
        """Return the random outcomes of one entry."""
        return Script(self.luck, Stream(bytes(32), position))

    def do(self, seat: int, do: str, *luck: Outcome, **fields: Any) -> PreparedTable:
        """Enter a move with scripted outcomes, all of which must be used."""
        self.luck = list(luck)
        self.match.submit(seat, {"do": do, **fields})
        return self

    def visit(self, seat: int, pirate: str, *luck: Outcome) -> PreparedTable:
        """Knock until a pirate is open, and visit it."""
        while {"do": "visit", "pirate": pirate} not in self.moves(seat):
            self.do(seat, "knock")
        return self.do(seat, "visit", *luck, pirate=pirate)

    def refuses(self, seat: int, do: str, **fields: Any) -> bool:
        """True if a move is not open."""
        before = GAME.digest(self.state)
        try:
            self.do(seat, do, **fields)
        except Refused:
            assert GAME.digest(self.state) == before
            return True
        return False

    def moves(self, seat: int) -> list[dict[str, Any]]:
        """Return all moves that are open to a seat."""
        return [decode(encode(move)) for offer in self.match.offers(seat) for move in offer.moves()]

    @property
    def state(self) -> State:
        assert isinstance(self.match.state, State)
        return self.match.state

    def hand(self, seat: int) -> list[str]:
        """Return the combat cards of a seat."""
        return [COMBAT[card] for card in things(self.state.hands[seat])]

    def give(self, seat: int, *cards: str) -> PreparedTable:
        """Replace a seat's combat cards, before any of them has moved."""
        self.state.hands[seat] = bag_of(COMBAT_OF[card] for card in cards)
        return self

    def facts(self, viewer: int | None, name: str) -> list[dict[str, Any]]:
        """Return the details of all facts of that name that a viewer received."""
        return [fact.details for fact in self.match.facts[viewer] if fact.fact == name]

    def to_mutiny(self, *sides: str | None, strengths: Sequence[int] = ()) -> PreparedTable:
        """Declare sides for the seats and sail to the mutiny, with these sailors posted."""
        self.state.sides = [() if side is None else (("valverde", "diaz").index(side),) for side in sides]
        self.state.ship = GAME.data.track.mutiny.space - 1
        self.state.row = tuple(PIRATES.index(pirate) for pirate in row(CALM, self.seats))
        self.state.opened, self.state.open = 0, NO_CARDS
        posted: list[Outcome] = []
        if strengths:
            posted = [{"posted": completed(strengths, list(range(1, 11)))}]
        for turn in range(self.seats):
            seat = (self.state.dealer + turn) % self.seats
            pirate = "pang" if turn == 0 else "sate" if turn == 1 else "crackpott" if turn == 2 else "tembo"
            last = posted if turn == self.seats - 1 else []
            if pirate in ("pang", "tembo"):
                self.visit(seat, pirate)
                answer = self.moves(seat)[0]
                self.do(seat, answer.pop("do"), *last, **answer)
            else:
                self.visit(seat, pirate, *last)
        return self

    def commit(self, *cards: str | None) -> PreparedTable:
        """Commit for the seats; those with None are not asked."""
        for seat, card in enumerate(cards):
            if card is not None:
                self.do(seat, "commit", card=card)
        return self


def row(cabins: Sequence[str], seats: int) -> list[str]:
    """Return a whole row that begins with some pirates; the ghost comes last if it is not named."""
    rest = [pirate for pirate in PIRATES if pirate not in cabins]
    return [*cabins, *rest][: seats + 3]


def completed(first: Sequence[Any], cards: list[Any]) -> list[Any]:
    """Return all cards, some of them first."""
    rest = Counter(cards)
    rest.subtract(first)
    return [*first, *rest.elements()]
