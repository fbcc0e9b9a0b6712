"""The messages between the server and the process that thinks for bots: one line of JSON each."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, Protocol, runtime_checkable

from hautemer.core.codec import Move, Raw, Struct
from hautemer.core.game import Situation
from hautemer.core.talk import Talk
from hautemer.core.why import Why


class Budget(NamedTuple):
    """The limit of a search: `seconds` of processor time, or `batches` for reproducible results.

    With neither, the bot answers at once. `steady`: the seconds are those of a clock, and they are used up
    even if there is nothing to compare, so that the time of an answer reveals nothing.
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
    """A question to a bot. `state` is a sampled world that looks to the seat like the true one.

    `must`: the bot must move. `talks`: it may also make a claim. `explains`: a reason is wanted as well, for
    the owner of the seat. `idle`: no answer is wanted, only the time that one would take.
    """

    game: str
    rules: int  # the version under which the match began
    bot: str
    seat: int
    state: Raw
    seed: str
    talk: list[Talk] = []  # noqa: RUF012 - structs copy their defaults
    must: bool = False
    talks: bool = False
    explains: bool = False
    idle: bool = False
    seconds: float = 0.0  # for a bot that searches; it always uses them up


class BotAnswer(Struct, frozen=True):
    """A move or None, perhaps with a claim or a reason; or the name of an error."""

    move: dict[str, Any] | None = None
    claim: dict[str, Any] | None = None
    wrong: str | None = None
    why: Why | None = None
    valued: list[ValuedMove] = []  # noqa: RUF012 - the best moves where it compared some, the best first
