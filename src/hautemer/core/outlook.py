"""The one builder of everything that may leave the process for a viewer.

`Views` builds and encodes the parts of one state: the public half once, and each private half once per seat.
An `Outlook` selects from them what one viewer may see. Live scenes, replays and looking back are made of
outlooks, so that a secret has only one place to leak from.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hautemer.core.closed import Closed
from hautemer.core.codec import Raw, encode
from hautemer.core.facts import Fact
from hautemer.core.game import AnyGame, Result, Seat, View
from hautemer.core.offers import NO_OFFERS, Offers
from hautemer.core.state import State


@dataclass(slots=True)
class Prompt:
    """A seat's set of offers, numbered per seat: the number reveals nothing about other seats."""

    number: int
    offers: Offers


NO_PROMPT = Prompt(0, NO_OFFERS)


class Views:
    """The views of one state, which must not change any more. Each half is encoded when it is first sent."""

    __slots__ = ("_waiting_for", "_written_owns", "_written_public", "game", "state")

    def __init__(self, game: AnyGame, state: State) -> None:
        self.game = game
        self.state = state
        self._written_public: bytes | None = None
        self._written_owns: dict[Seat, bytes] = {}
        self._waiting_for: tuple[Seat, ...] | None = None

    @property
    def public(self) -> View:
        """The public half."""
        return self.game.public(self.state)

    @property
    def written_public(self) -> bytes:
        """The public half as JSON, built and encoded once."""
        if self._written_public is None:
            self._written_public = encode(self.game.public(self.state))
        return self._written_public

    def own(self, seat: Seat) -> View:
        """Return the private half of a seat."""
        return self.game.private(self.state, seat)

    def written_own(self, seat: Seat) -> bytes:
        """Return the private half of a seat as JSON, built and encoded once."""
        written = self._written_owns.get(seat)
        if written is None:
            written = self._written_owns[seat] = encode(self.game.private(self.state, seat))
        return written

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that have an offer the match waits for, ascending; never the clock."""
        if self._waiting_for is None:
            self._waiting_for = waiting_for(self.game, self.state)
        return self._waiting_for

    @property
    def result(self) -> Result | None:
        """The result, or None while the match runs."""
        return self.game.result(self.state)


class Outlook:
    """Everything that may be sent to one viewer. Two outlooks are equal if their JSON is.

    It contains the facts of `heard` from number `since` to before `until`.
    """

    __slots__ = ("_asked", "_heard", "_until", "_views", "facts_from", "seat")

    def __init__(
        self,
        views: Views,
        seat: Seat | None,
        asked: Prompt = NO_PROMPT,
        heard: Sequence[Fact] = (),
        since: int = 0,
        until: int | None = None,
    ) -> None:
        self._views = views
        self.seat = seat
        self._asked = asked
        self._heard = heard
        self.facts_from = since
        self._until = len(heard) if until is None else until

    @property
    def prompt(self) -> int:
        """The number of the prompt."""
        return self._asked.number

    @property
    def offers(self) -> Offers:
        """The moves that the viewer may make now."""
        return self._asked.offers

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that the match waits for, ascending."""
        return self._views.waiting_for

    @property
    def facts(self) -> tuple[Fact, ...]:
        """The facts addressed to the viewer, from number `facts_from` on."""
        return tuple(self._heard[self.facts_from : self._until])

    @property
    def public(self) -> View:
        """The public half of the view."""
        return self._views.public

    @property
    def written_public(self) -> bytes:
        """The public half as JSON, encoded once per state."""
        return self._views.written_public

    @property
    def own(self) -> View | None:
        """The private half of the viewer's seat, or None for a spectator."""
        return None if self.seat is None else self._views.own(self.seat)

    @property
    def written_own(self) -> bytes:
        """The private half as JSON, encoded once per state and seat; `null` for a spectator."""
        return b"null" if self.seat is None else self._views.written_own(self.seat)

    @property
    def result(self) -> Result | None:
        """The result, or None while the match runs."""
        return self._views.result

    @property
    def closed(self) -> tuple[Closed, ...]:
        """The moves that are not open to the viewer's seat, with their reasons."""
        views = self._views
        return () if self.seat is None else tuple(views.game.closed(views.state, self.seat))

    @property
    def claims(self) -> Offers:
        """The claims that the viewer's seat may make now."""
        views = self._views
        return NO_OFFERS if self.seat is None else views.game.claims(views.state, self.seat)

    def written(self) -> bytes:
        """Return the whole outlook as JSON."""
        parts: dict[str, object] = {
            "prompt": self.prompt,
            "offers": Raw(self.offers.written()),
            "waiting_for": self.waiting_for,
            "facts_from": self.facts_from,
            "facts": self.facts,
            "public": Raw(self.written_public),
        }
        if self.seat is not None:
            parts["own"] = Raw(self.written_own)
        result, closed, claims = self.result, self.closed, self.claims
        if result is not None:
            parts["result"] = result
        if closed:
            parts["closed"] = closed
        if claims:
            parts["claims"] = Raw(claims.written())
        return encode(parts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outlook) and self.written() == other.written()

    __hash__ = None  # type: ignore[assignment]


def waiting_for(game: AnyGame, state: State) -> tuple[Seat, ...]:
    """Return the seats that have an offer the match waits for, ascending."""
    return tuple(
        sorted(
            seat
            for seat in game.actors(state)
            if seat is not None and not game.offers(state, seat).are_optional()
        )
    )
