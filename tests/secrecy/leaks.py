"""Games that leak: a real game from the registry with one fault planted in it.

The secret that leaks is a number made of the whole true state, so that it works for any game: two worlds
that look the same to a seat have different numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from hautemer.core.chance import Chance
from hautemer.core.codec import Move, Struct
from hautemer.core.game import AnyGame, Audience, Fuller, Game, Options, Result, Seat, Tell, View
from hautemer.core.match import Match, Prompt
from hautemer.core.offers import Offer, Offers, OneOf
from hautemer.core.state import State


class Delegate(Game[State]):
    """The game itself, faultless."""

    def __init__(self, inner: AnyGame) -> None:
        self.inner = inner
        self.meta = inner.meta
        self.data_file = inner.data_file
        self.moves = inner.moves  # type: ignore[misc]

    def secret(self, state: State) -> int:
        """Return a number that nobody may learn."""
        return int(self.inner.digest(state), 16) % 1000

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        state: State = self.inner.start(seats, options, chance)
        return state

    def actors(self, state: State) -> Sequence[Seat | None]:
        return self.inner.actors(state)

    def offers(self, state: State, seat: Seat | None) -> Offers:
        return self.inner.offers(state, seat)

    def apply(self, state: State, seat: Seat | None, move: Move, chance: Chance, tell: Tell) -> None:
        self.inner.apply(state, seat, move, chance, tell)

    def public(self, state: State) -> View:
        return self.inner.public(state)

    def private(self, state: State, seat: Seat) -> View:
        return self.inner.private(state, seat)

    def scores(self, state: State) -> Sequence[int]:
        return self.inner.scores(state)

    def result(self, state: State) -> Result | None:
        return self.inner.result(state)

    def resample(self, state: State, seat: Seat, rng: Random) -> State:
        world: State = self.inner.resample(state, seat, rng)
        return world

    def inventory(self, state: State) -> Mapping[str, int]:
        return self.inner.inventory(state)

    def is_commitment(self, move: Move) -> bool:
        return self.inner.is_commitment(move)


class LeakyView(Struct, frozen=True):
    """A view with something more in it."""

    seen: Any
    leak: int


class LeakInPublicView(Delegate):
    """Everybody sees the secret."""

    def public(self, state: State) -> View:
        return LeakyView(self.inner.public(state), self.secret(state))


class LeakInPrivateView(Delegate):
    """A seat sees the secret."""

    def private(self, state: State, seat: Seat) -> View:
        return LeakyView(self.inner.private(state, seat), self.secret(state))


class LeakInOfferOrder(Delegate):
    """The values of offers stand the other way round when the secret is odd."""

    def offers(self, state: State, seat: Seat | None) -> Offers:
        offers = self.inner.offers(state, seat)
        return Offers(map(turned, offers)) if self.secret(state) % 2 else offers


def turned(offer: Offer) -> Offer:
    """Return an offer with its values in the opposite order."""
    fields = {
        name: OneOf(field.values[::-1], default=field.default) if isinstance(field, OneOf) else field
        for name, field in offer.fields.items()
    }
    return Offer(offer.kind, fields, may=offer.may)


class LeakInWaitingList(Delegate):
    """A leak: the list of seats that the match waits for depends on the secret."""

    def offers(self, state: State, seat: Seat | None) -> Offers:
        offers = self.inner.offers(state, seat)
        if self.secret(state) % 2:
            return Offers(Offer(offer.kind, offer.fields, may=not offer.may) for offer in offers)
        return offers


class LeakInFact(Delegate):
    """A leak: a fact contains more than it should."""

    def apply(self, state: State, seat: Seat | None, move: Move, chance: Chance, tell: Tell) -> None:
        secret = self.secret(state)

        def tattle(audience: Audience, name: str, fuller: Fuller | None = None, /, **details: Any) -> None:
            tell(audience, name, fuller, leak=secret, **details)

        self.inner.apply(state, seat, move, chance, tattle)


class LeakInNumberOfFacts(Delegate):
    """A leak: one more fact if the secret is odd."""

    def apply(self, state: State, seat: Seat | None, move: Move, chance: Chance, tell: Tell) -> None:
        odd = self.secret(state) % 2
        self.inner.apply(state, seat, move, chance, tell)
        if odd:
            tell(None, "creak")


class Stubborn(Offer):
    """An offer that looks like any other and refuses a move for a secret reason."""

    __slots__ = ("moody",)

    def __init__(self, offer: Offer, moody: bool) -> None:
        super().__init__(
            offer.kind,
            offer.fields,
            may=offer.may,
            forced=offer.forced,
            at_once=offer.at_once,
            then=offer.then,
            gives_up=offer.gives_up,
        )
        self.moody = moody

    def accept(self, move: Move) -> Move | None:
        return None if self.moody else super().accept(move)


class LeakInRefusal(Delegate):
    """A leak: a refusal depends on the secret."""

    def offers(self, state: State, seat: Seat | None) -> Offers:
        odd = self.secret(state) % 2 == 1
        return Offers(Stubborn(offer, odd) for offer in self.inner.offers(state, seat))


class NervousMatch(Match):
    """A match in which a seat's prompt has a new number when something happens elsewhere in secret."""

    def _ask(self, mover: Seat | None) -> None:
        Match._ask(self, mover)
        if int(self.game.digest(self.state), 16) % 2:
            for seat, prompt in self.prompts.items():
                if seat != mover:
                    self.prompts[seat] = Prompt(prompt.number + 1, prompt.offers)


class TrueWorld(Delegate):
    """A seat imagines nothing but the truth."""

    def resample(self, state: State, seat: Seat, rng: Random) -> State:
        return state.copy()


class TrueNowAndThen(Delegate):
    """A seat imagines the truth more often than anything else."""

    def resample(self, state: State, seat: Seat, rng: Random) -> State:
        world: State = self.inner.resample(state, seat, rng)
        return state.copy() if rng.random() < 0.2 else world


class TrueByItsNumber(Delegate):
    """What a seat imagines depends on the true world, although it is never just that."""

    def resample(self, state: State, seat: Seat, rng: Random) -> State:
        world: State = self.inner.resample(state, seat, Random(rng.randrange(3) + self.secret(state)))
        return world


class LosesThings(Delegate):
    """A world that looks right to the seat and lacks something."""

    def inventory(self, state: State) -> Mapping[str, int]:
        return {**self.inner.inventory(state), "odd": self.secret(state) % 2}
