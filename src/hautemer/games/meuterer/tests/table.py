"""A table for tests: outcomes are set beforehand, moves are written as people say them.

>>> table = PreparedTable("5 wine", "5 salt", "5 cloth")
>>> table.play("0 reward 2; 0 play wine; 1 pass mate")
>>> table.asked, table.laid(0)
(2, Counter({'wine': 1}))
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, cast

from hautemer.core.chance import Noted, Outcome, Script, Stream, secret_of
from hautemer.core.codec import plain
from hautemer.core.match import SETUP, Match
from hautemer.core.record import data_file
from hautemer.core.registry import file
from hautemer.games.meuterer import GAME
from hautemer.games.meuterer.game import Meuterer
from hautemer.games.meuterer.pieces import CARDS, ISLANDS
from hautemer.games.meuterer.state import State
from hautemer.kit.bags import ONE

NOBODY = -1
NAMES = ("Bernard", "Stéphanie", "Florian", "Carmen")


def cards(text: str) -> list[str]:
    """Return cards in the order in which they are written.

    >>> cards("2 wine ruby")
    ['wine', 'wine', 'ruby']
    """
    found: list[str] = []
    times = 1
    for word in text.split():
        if word.isdigit():
            times = int(word)
        else:
            found += [word] * times
            times = 1
    return found


def bag(text: str) -> Counter[str]:
    """Return cards whose order does not matter."""
    return Counter(cards(text))


def ring(place: int) -> tuple[str, ...]:
    """Return a ring with Hochland first, and Piratennest `place` islands clockwise from it.

    >>> ring(5)[4:7]
    ('eisfelsen', 'piratennest', 'affeninsel')
    """
    others = [island for island in ISLANDS if island not in ("hochland", "piratennest")]
    return ("hochland", *others[: place - 1], "piratennest", *others[place - 1 :])


def move_of(text: str) -> dict[str, Any]:
    """Return a move from words: `play wine`, `take mate`, `sell hochland 2 wine, eisfelsen 1 ruby`."""
    do, *words = text.replace(",", " ").split()
    match do:
        case "reward":
            return {"do": do, "points": int(words[0])}
        case "play":
            return {"do": do, "card": words[0]}
        case "pass":
            return {"do": do, "role": words[0]} if words else {"do": do}
        case "take":
            return {"do": "take_role", "role": words[0]}
        case "fight":
            return {"do": do, "conflicts": int(words[0])}
        case "sell":
            islands, counts, goods = ([], [], []) if words == ["nothing"] else (words[i::3] for i in range(3))
            sales = {
                island: {"good": good, "count": int(count)}
                for island, count, good in zip(islands, counts, goods, strict=True)
            }
            return {"do": do, "sales": sales}
        case "keep":
            return {"do": do, "cards": [] if words == ["nothing"] else cards(" ".join(words))}
    raise ValueError(text)


def said(move: dict[str, Any]) -> str:
    """Return a move in words."""
    do = move["do"]
    if do == "take_role":
        return f"take {move['role']}"
    if do == "sell":
        sales = [f"{island} {sale['count']} {sale['good']}" for island, sale in sorted(move["sales"].items())]
        return f"sell {', '.join(sales) or 'nothing'}"
    if do == "keep":
        return f"keep {' '.join(sorted(move['cards'])) or 'nothing'}"
    return " ".join([do, *(str(value) for key, value in move.items() if key != "do")])


def with_numbers(*changes: tuple[str, str], name: str = "other.toml") -> Meuterer:
    """Return the game with another data file: ours, with some of its lines changed."""
    document = file("meuterer", "data.toml").decode()
    for old, new in changes:
        assert document.count(old) == 1, old
        document = document.replace(old, new)
    return GAME.with_data(*data_file(name, document.encode()))


def with_deck(**counts: int) -> Meuterer:
    """Return the game with other numbers of cards."""
    changes = []
    for line in file("meuterer", "data.toml").decode().splitlines():
        key, _, printed = line.partition(" = ")
        if key in counts:
            number = printed.split()[3].rstrip(",")
            changes.append((line, line.replace(f"count = {number}", f"count = {counts[key]}")))
    assert len(changes) == len(counts)
    return with_numbers(*changes)


class PreparedTable:
    """A match whose hands and pile are laid out; the introductory ring unless `islands` are given."""

    def __init__(
        self,
        *hands: str,
        captain: int = 0,
        pile: str = "",
        islands: Sequence[str] = (),
        game: Meuterer = GAME,
        **options: Any,
    ) -> None:
        options.setdefault("layout", "shuffled" if islands else "introductory")
        dealt = [card for hand in hands for card in cards(hand)] + cards(pile)
        deck = Counter({key: printed.count for key, printed in game.data.cards.items()})
        if not options.get("pirate"):
            del deck["pirate"]
        deck.subtract(dealt)
        assert min(deck.values()) >= 0, f"not that many cards: {deck}"
        setup: list[Outcome] = [{"captain": captain}, {"deck": [*dealt, *deck.elements()]}]
        if islands:
            setup.insert(1, {"islands": list(islands)})
        self._setup = setup
        self._luck: list[Outcome] = []
        self.match = Match.begin(game, NAMES[: len(hands)], options, self._chance)

    def _chance(self, position: int) -> Noted:
        """Return the outcomes that were set, or any that no test checks."""
        written = self._setup if position == SETUP else self._luck
        return Script(written, Stream(secret_of("table"), position))

    def play(self, moves: str, *, reshuffle: str | None = None) -> None:
        """Enter moves, `;` between them; `reshuffle` is the new pile if it is shuffled during the last one.

        `1 pass mate` is a pass and a role taken: two moves, except under version 1 of the rules.
        """
        *first, last = [
            part for move in moves.split(";") if move.strip() for part in self._parts(move.strip())
        ]
        for move in first:
            self._enter(move)
        self._luck = [] if reshuffle is None else [{"reshuffle": cards(reshuffle)}]
        self._enter(last)
        self._luck = []

    def _parts(self, move: str) -> list[str]:
        seat, do, *words = move.split()
        if do == "pass" and words and self.match.game.meta.rules > 1:
            return [f"{seat} pass", f"{seat} take {words[0]}"]
        return [move]

    def _enter(self, move: str) -> None:
        seat, _, words = move.partition(" ")
        self.match.submit(int(seat), move_of(words))

    def sail(self, steps: int) -> None:
        """Play a round in which the captain sails `steps` with unsellable cards, and the others pass."""
        captain, seats = self.captain, len(self.scores)
        roles = ["cabin_boy", "merchant", "mate"]
        self.play(f"{captain} reward 0")
        while self.public()["phase"] == "trading":
            if self.asked != captain:
                self.play(f"{self.asked} pass {roles.pop(0)}")
            elif self.size(captain) > steps:
                self.play(f"{captain} play conflict")
            else:
                self.play(f"{captain} pass")
        assert self.public()["phase"] == "reward", "nothing to sell, nothing to choose"
        assert len(roles) == 4 - seats

    def give(self, seat: int, text: str) -> None:
        """Put cards from the pile into a hand, if no play would get them there."""
        for card in cards(text):
            assert not self.state.seen, "no loader has put anything under the pile"
            self.state.pile.remove(CARDS.index(card))
            self.state.hands[seat] += ONE[CARDS.index(card)]

    # What can be seen

    @property
    def state(self) -> State:
        return cast(State, self.match.state)

    def public(self) -> dict[str, Any]:
        """Return the public view."""
        return self.match.game.view(self.state, None)

    def own(self, seat: int) -> dict[str, Any]:
        """Return the private view of a seat."""
        own: dict[str, Any] = self.match.game.view(self.state, seat)["own"]
        return own

    def seat(self, seat: int) -> dict[str, Any]:
        """Return the public view of a seat."""
        seen: dict[str, Any] = self.public()["seats"][seat]
        return seen

    @property
    def asked(self) -> int:
        """The seat that the match waits for, or NOBODY."""
        waiting = self.match.waiting_for()
        assert len(waiting) <= 1
        return waiting[0] if waiting else NOBODY

    def may(self, seat: int) -> set[str]:
        """Return all moves that are open to a seat, in words."""
        return {said(plain(move)) for offer in self.match.offers(seat) for move in offer.moves()}

    @property
    def scores(self) -> list[int]:
        return list(self.match.game.scores(self.state))

    @property
    def captain(self) -> int:
        captain: int = self.public()["captain"]
        return captain

    @property
    def ship(self) -> str:
        ship: str = self.public()["ship"]
        return ship

    @property
    def active(self) -> set[str]:
        return set(self.public()["active"])

    def hand(self, seat: int) -> Counter[str]:
        return Counter(self.own(seat)["hand"])

    def size(self, seat: int) -> int:
        size: int = self.seat(seat)["cards"]
        return size

    def laid(self, seat: int) -> Counter[str]:
        return Counter(self.seat(seat)["laid"])

    @property
    def discard(self) -> Counter[str]:
        return Counter(self.public()["discard"])

    @property
    def pile(self) -> list[str]:
        """The draw pile, top first."""
        return [CARDS[card] for card in reversed(self.state.pile)]

    @property
    def luck(self) -> list[str]:
        """The names of the random outcomes of the last entry."""
        return [name for outcome in self.match.log[-1].luck for name in outcome]

    def told(self, fact: str, viewer: int | None = None) -> list[dict[str, Any]]:
        """Return the details of all facts of a name that a viewer received."""
        return [heard.details for heard in self.match.facts[viewer] if heard.fact == fact]

    def imagine(self, seat: int, rng: Random) -> State:
        """Return a world that is sampled for a seat."""
        return cast(State, self.match.game.resample(self.state, seat, rng))
