"""What a process that thinks for bots is asked, and what it answers: a line of JSON each."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, Protocol, runtime_checkable

from hautemer.core.codec import Move, Raw, Struct
from hautemer.core.game import Situation
from hautemer.core.talk import Talk
from hautemer.core.why import Why


class Budget(NamedTuple):
    """How much a bot that searches may think: `seconds`, or `batches` for results that can be repeated.

    With neither it answers at once. `steady`: the seconds are used up even where there is nothing to compare,
    so that the time of an answer tells nothing.
    """

    seconds: float = 0.0
    batches: int = 0
    steady: bool = False


class Valued(NamedTuple):
    """A move that a bot compared, with its value and the seat's estimated share of the win."""

    move: Move
    value: float
    share: float


@runtime_checkable
class Analyst(Protocol):
    """A bot that says what its moves are worth."""

    def compare(self, situation: Situation[Any], rng: Random, also: Move | None = None) -> Sequence[Valued]:
        """Return the moves that were compared, the best first, `also` among them; empty if it cannot."""


class ValuedMove(Struct, frozen=True):
    """A move as it is written, with the seat's estimated share of the win in hundredths."""

    move: dict[str, Any] | None
    share: int


class BotQuestion(Struct, frozen=True):
    """What would this bot do here? `state` is an imagined world that looks to the seat as the true one does.

    `must`: doing nothing is no answer. `talks`: it may say something too. `explains`: its reason
    is wanted as well, for the owner of the seat. `idle`: no answer is wanted, only the time that one
    would take.
    """

    game: str
    rules: int  # the version that the match began under
    bot: str
    seat: int
    state: Raw
    seed: str
    talk: list[Talk] = []  # noqa: RUF012 - structs copy their defaults
    must: bool = False
    talks: bool = False
    explains: bool = False
    idle: bool = False
    seconds: float = 0.0  # that a bot which searches may think; it always uses them up


class BotAnswer(Struct, frozen=True):
    """A move or nothing, and perhaps a claim or a reason; or what went wrong."""

    move: dict[str, Any] | None = None
    claim: dict[str, Any] | None = None
    wrong: str | None = None
    why: Why | None = None
    valued: list[ValuedMove] = []  # noqa: RUF012 - the best moves where it compared some, the best first
