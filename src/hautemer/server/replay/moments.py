"""Replays: a finished match or a record, moment by moment, from the point of view of a seat or open."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from itertools import pairwise
from typing import Any

from hautemer.core import record as records
from hautemer.core import registry
from hautemer.core.codec import Struct, plain
from hautemer.core.fairness import TOGETHER, Commitment, contributors
from hautemer.core.game import Result
from hautemer.core.match import Fact
from hautemer.core.outlook import Outlook, Views
from hautemer.core.record import Record
from hautemer.server.errors import Wrong


class Drawn(Struct, frozen=True):
    """The seats whose devices contributed to the random draw, and those of people whose devices did not."""

    committed: tuple[int, ...] = ()
    without: tuple[int, ...] = ()
    consented: bool = False


class Moment(Struct, frozen=True):
    """One moment of a match: after a number of entries or, in a running match, of changes for the viewer.

    In the past of a running match, scores, chart and last are empty: no viewer saw them at the time.
    """

    game: str
    names: tuple[str, ...]
    options: dict[str, Any]
    moment: int
    moments: int
    waiting_for: tuple[int, ...]
    facts: tuple[Fact, ...]  # all up to this moment, for this viewer
    fact_moments: tuple[int, ...]  # for each fact, the moment at which the viewer received it
    public: Any
    owns: dict[str, Any]  # by seat: what that seat knew, for the seats that are open
    scores: tuple[int, ...]
    round: int
    chart: tuple[tuple[int, tuple[int, ...]], ...]  # the scores at the end of each round
    last: dict[str, Any] | None  # the entry that led to this moment
    result: Result | None
    draw: Drawn | None = None  # absent if the record does not mention it
    rounds: tuple[tuple[int, int], ...] = ()  # each round with the moment at which it begins


class Beginning(Struct, frozen=True):
    """A record up to a moment, without its result; `over`: nothing is left to play."""

    opening: dict[str, Any]
    over: bool


class Replayed:
    """A record that was replayed once, with all its states."""

    def __init__(self, record: Record) -> None:
        game = records.game_of(record, registry.find)
        replay = records.Replay(record, game)
        self.record = record
        self.game = game
        self.match = replay.match
        self.states = [self.match.state.copy()]
        self.heard = [self._counts()]
        while len(self.match.log) < len(record.entries):
            replay.step()
            self.states.append(self.match.state.copy())
            self.heard.append(self._counts())
        replay.run()  # nothing is left to play, but this compares the result with the recorded one

    @property
    def moments(self) -> int:
        """The number of moments."""
        return len(self.states)

    def _counts(self) -> dict[int | None, int]:
        return {viewer: len(facts) for viewer, facts in self.match.facts.items()}

    def _news(self, moment: int, viewer: int | None) -> int:
        """Return the number of facts that a viewer received at a moment."""
        before = self.heard[moment - 1][viewer] if moment else 0
        return self.heard[moment][viewer] - before

    @cached_property
    def chart(self) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """The scores at the end of each round, without rounds that were undone.

        The entry that closes a round often opens the next one too: its points belong to the round before it.
        """
        states = [self.states[0], *(self.states[entry.position + 1] for entry in self.match.played)]
        by_round = {self.game.round(states[0]): tuple(self.game.scores(states[0]))}
        for before, after in pairwise(states):
            by_round[self.game.round(before)] = tuple(self.game.scores(after))
        return tuple(by_round.items())

    @cached_property
    def rounds(self) -> tuple[tuple[int, int], ...]:
        """Each round with the moment at which it begins."""
        return beginnings(map(self.game.round, self.states))

    def seen_by(self, wanted: str, moment: int) -> Moment:
        """Return a moment from the point of view of a seat (`2`), open (`all`), or of a spectator."""
        seats = len(self.match.names)
        if wanted == "all":
            return self.at(moment, list(range(seats)), None)
        if not wanted:
            return self.at(moment, [], None)
        seat = int(wanted)
        if seat >= seats:
            raise Wrong("no_such_seat", seat=wanted[:20])
        return self.at(moment, [seat], seat)

    def beginning(self, moment: int) -> Beginning:
        """Return the record up to a moment."""
        if not 0 <= moment < len(self.states):
            raise Wrong("not_found", status=404)
        opening = plain(self.record)
        opening["entries"] = opening.get("entries", [])[:moment]
        opening.pop("result", None)
        opening["talk"] = []
        return Beginning(opening, self.game.result(self.states[moment]) is not None)

    def at(self, moment: int, seats: list[int], viewer: int | None) -> Moment:
        """Return a moment with the private views of `seats` and the facts of `viewer`."""
        if not 0 <= moment < len(self.states):
            raise Wrong("not_found", status=404)
        game, state = self.game, self.states[moment]
        views = Views(game, state)
        outlook = Outlook(views, viewer, heard=self.match.facts[viewer], until=self.heard[moment][viewer])
        told = [at for at in range(moment + 1) for _ in range(self._news(at, viewer))]
        entry = self.match.log[moment - 1] if moment else None
        return Moment(
            game.meta.key,
            self.match.names,
            self.match.options,
            moment,
            len(self.states),
            outlook.waiting_for,
            outlook.facts,
            tuple(told),
            plain(outlook.public),
            {str(seat): plain(Outlook(views, seat).own) for seat in seats},
            tuple(game.scores(state)),
            game.round(state),
            self.chart,
            None if entry is None else {"seat": entry.seat, **plain(entry.move)},
            outlook.result,
            drawn(self.record),
            self.rounds,
        )


def beginnings(rounds: Iterable[int]) -> tuple[tuple[int, int], ...]:
    """Return each round with its first moment; a round that was undone does not begin again."""
    found: dict[int, int] = {}
    for moment, number in enumerate(rounds):
        if number > max(found, default=0):
            found[number] = moment
    return tuple(found.items())


def drawn(record: Record) -> Drawn | None:
    """Return the random draw of a record, or None if the record has none."""
    proof = record.commitment
    if not isinstance(proof, Commitment) or proof.scheme != TOGETHER:
        return None
    return Drawn(contributors(proof), proof.without, proof.agreed)
