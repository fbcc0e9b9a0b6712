"""A table for tests: roles, bonus cards and outcomes are set, turns are played in a few words.

>>> table = PreparedTable("pppsssw")
>>> table.crew(0, 3, 4)
>>> table.place(poison=[0])
>>> table.won
(0, 1)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, cast

from hautemer.core.chance import Noted, Outcome, Script, Stream, secret_of
from hautemer.core.codec import decode, encode, plain
from hautemer.core.match import SETUP, Match
from hautemer.games.ico import GAME
from hautemer.games.ico.pieces import CARDS
from hautemer.games.ico.state import State
from hautemer.kit.masks import members

ROLE = {"p": "pirate", "s": "sailor", "w": "siren"}
SEVEN = "pppsssw"


class PreparedTable:
    """A match with these roles by seat; `bonus` are the cards by seat, or none at all."""

    def __init__(
        self,
        roles: str = SEVEN,
        bonus: str = "",
        *,
        captain: int = 0,
        listed: Sequence[str] = (),
        **options: Any,
    ) -> None:
        self._setup: list[Outcome] = [{"captain": captain}, {"roles": [ROLE[letter] for letter in roles]}]
        if listed:
            options["bonus"] = list(listed)
        if bonus:
            dealt = bonus.split()
            left = [card for card in listed or CARDS if card not in dealt]
            self._setup.append({"bonus": dealt + left[: len(roles) - len(dealt)]})
        else:
            options.setdefault("bonus", "none")
        self._luck: list[Outcome] = []
        names = [f"Seat {seat}" for seat in range(len(roles))]
        self.match = Match.begin(GAME, names, options, self._chance)

    def _chance(self, position: int) -> Noted:
        """Return the outcomes that were set, or any that no test checks."""
        written = self._setup if position == SETUP else self._luck
        return Script(written, Stream(secret_of("table"), position))

    # Playing

    def enter(self, seat: int | None, luck: Sequence[Outcome] = (), /, **move: Any) -> None:
        """Enter one move; `for_` and `in_` are written without the underscore."""
        self._luck = list(luck)
        self.match.submit(seat, {key.rstrip("_"): value for key, value in move.items()})
        self._luck = []

    def crew(self, *seats: int) -> None:
        """Name a crew as the proposer."""
        self.enter(self.proposer, do="crew", seats=seats)

    def vote(self, against: Iterable[int] = ()) -> None:
        """Let all voters vote: those of `against` against, the others for."""
        nays = set(against)
        for seat in self.match.waiting_for():
            self.enter(seat, do="vote", for_=seat not in nays)

    def refuse(self) -> None:
        """Let all voters vote against."""
        self.vote(against=range(20))

    def place(self, poison: Iterable[int] = ()) -> None:
        """Let the crew place cards: those of `poison` a poison, the others an island."""
        poisons = set(poison)
        for seat in self.match.waiting_for():
            self.enter(seat, do="place", card="poison" if seat in poisons else "island")

    def close(self, *luck: Outcome) -> None:
        """Close the open window by the clock."""
        self.enter(None, luck, do="close")

    def announce(self, seat: int, card: str, /, luck: Sequence[Outcome] = (), **fields: Any) -> None:
        """Play a bonus card, which waits for a response if there can be one."""
        self.enter(seat, luck, do="bonus", card=card, **fields)

    def bonus(self, seat: int, card: str, /, *luck: Outcome, **fields: Any) -> None:
        """Play a bonus card that nobody answers."""
        self.announce(seat, card, **fields)
        assert self.phase == "response"
        self.close(*luck)

    def to(self, phase: str) -> None:
        """Play to a phase in the simplest way: votes for, islands placed, windows closed."""
        for _ in range(200):
            if self.phase == phase:
                return
            self.step()
        raise AssertionError(f"never came to {phase}")

    def step(self) -> None:
        """Make one entry in the simplest way; all votes, or all placed cards, count as one."""
        if self.phase == "propose":
            self.crew(*min(self.crews(self.proposer)))
        elif self.phase == "vote":
            self.vote()
        elif self.phase == "placing":
            self.place()
        else:
            self.close()

    def sail(self, *crew: int, poison: Iterable[int] = ()) -> None:
        """Play a whole round: a crew is named, accepted, and sails."""
        self.crew(*crew)
        self.to("placing")
        self.place(poison)
        while self.match.offers(None):
            self.close()

    def give(self, seat: int, card: str) -> None:
        """Put a card that nobody holds into a hand, as if it had been dealt there."""
        bit = 1 << CARDS.index(card)
        assert not any(hand & bit for hand in self.state.hands)
        self.state.hands[seat] |= bit

    # What can be seen

    @property
    def state(self) -> State:
        return cast(State, self.match.state)

    @property
    def public(self) -> dict[str, Any]:
        """The public view."""
        return self.match.game.view(self.state, None)

    def own(self, seat: int) -> dict[str, Any]:
        """Return the private view of a seat."""
        own: dict[str, Any] = self.match.game.view(self.state, seat)["own"]
        return own

    @property
    def phase(self) -> str:
        phase: str = self.public["phase"]
        return phase

    @property
    def turn(self) -> dict[str, Any]:
        turn: dict[str, Any] = self.public["turn"]
        return turn

    @property
    def proposer(self) -> int:
        proposer: int = self.turn["proposer"]
        return proposer

    @property
    def won(self) -> tuple[int, int]:
        """The rounds won by the sailors and by the pirates."""
        public = self.public
        return public["sailors_won"], public["pirates_won"]

    @property
    def waiting(self) -> tuple[int, ...]:
        return self.match.waiting_for()

    @property
    def result(self) -> Mapping[str, Any] | None:
        result = self.match.result
        return None if result is None else decode(encode(result))

    def hand(self, seat: int) -> list[str]:
        hand: list[str] = self.own(seat)["bonus"]
        return hand

    @property
    def used(self) -> list[str]:
        """The used pile as it really is."""
        return [CARDS[card] for card in members(self.state.used)]

    def moves(self, seat: int | None) -> list[dict[str, Any]]:
        """Return all moves that are open to a seat."""
        return [plain(move) for offer in self.match.offers(seat) for move in offer.moves()]

    def crews(self, seat: int) -> set[tuple[int, ...]]:
        """Return the crews that a seat may name as proposer."""
        return {tuple(move["seats"]) for move in self.moves(seat) if move["do"] == "crew"}

    def cards(self, seat: int) -> set[str]:
        """Return the bonus cards that a seat may play now."""
        return {move["card"] for move in self.moves(seat) if move["do"] == "bonus"}

    def targets(self, seat: int, card: str) -> set[int]:
        """Return the seats that a bonus card may point at."""
        return {move["target"] for move in self.moves(seat) if move.get("card") == card and "target" in move}

    @property
    def luck(self) -> list[str]:
        """The names of the random outcomes of the last entry."""
        return [name for outcome in self.match.log[-1].luck for name in outcome]

    def told(self, fact: str, viewer: int | None = None) -> list[dict[str, Any]]:
        """Return the details of all facts of a name that a viewer received."""
        return [heard.details for heard in self.match.facts[viewer] if heard.fact == fact]

    def knows(self, seat: int, card: str) -> dict[str, Any] | None:
        """Return where a seat knows a card can be, or None if it knows nothing."""
        return next((known for known in self.own(seat)["cards"] if known["card"] == card), None)

    def imagine(self, seat: int, rng: Random) -> State:
        """Return a world that is sampled for a seat."""
        return cast(State, self.match.game.resample(self.state, seat, rng))
