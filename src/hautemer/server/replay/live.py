"""The past of a running match: what one viewer saw, moment by moment, and nothing that he did not see.

Moments are counted by what changed for that viewer. How many entries there were between two of them is not
told: a neighbour may have done something in secret.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from hautemer.core import record as records
from hautemer.core import registry
from hautemer.core.codec import encode, plain
from hautemer.core.match import Match
from hautemer.core.outlook import Outlook, Views
from hautemer.core.record import Record
from hautemer.core.state import State
from hautemer.core.talk import Talk
from hautemer.server.errors import Wrong
from hautemer.server.replay.moments import Moment, beginnings

Viewer = int | None
# Entries of a match, and what was said beside it or what a viewer was told of it.
Reach = tuple[int, int]


class Step(NamedTuple):
    """The match after an entry, or after something that was said."""

    entries: int
    state: State
    heard: dict[Viewer, int]  # how many facts by then


@dataclass(slots=True)
class Eyes:
    """The steps at which something changed for one viewer."""

    changes: list[int] = field(default_factory=list)
    steps: int = 0  # that were looked at
    last: bytes = b""


class Past:
    """A match that is played along as it goes on, all its states kept."""

    def __init__(self, record: Record) -> None:
        """Begins with the set-up: entries and talk come by `grow`."""
        self.game = records.game_of(record, registry.find)
        self._entries: list[dict[str, Any]] = []
        opening = Record(
            record.format,
            record.game,
            record.rules,
            record.seats,
            self._entries,
            options=record.options,
            setup=record.setup,
        )
        self._replay = records.Replay(opening, self.game)
        self._said = 0
        self._eyes: defaultdict[Viewer, Eyes] = defaultdict(Eyes)
        self.steps: list[Step] = []
        self._note()

    @property
    def match(self) -> Match:
        """The match so far."""
        return self._replay.match

    @property
    def moments(self) -> int:
        """How many states are kept."""
        return len(self.steps)

    @property
    def reached(self) -> Reach:
        """How many entries and sayings it has."""
        return len(self._entries), self._said

    def grow(self, since: Reach, entries: Sequence[dict[str, Any]], talk: Sequence[Talk]) -> None:
        """Goes on with what came after so many entries and sayings; what it has already is left out."""
        self._entries += entries[len(self._entries) - since[0] :]
        for said in talk[self._said - since[1] :]:
            while len(self.match.log) <= said.after:
                self._play()
            self.match.hear(said)
            self._said += 1
            if said.claim is not None:  # words are no facts
                self._note()
        while len(self.match.log) < len(self._entries):
            self._play()

    def _play(self) -> None:
        self._replay.step()
        self._note()

    def _note(self) -> None:
        match = self.match
        heard = {viewer: len(facts) for viewer, facts in match.facts.items()}
        self.steps.append(Step(len(match.log), match.state, heard))

    def _changes(self, viewer: Viewer) -> list[int]:
        """The steps at which something changed for a viewer."""
        eyes, game = self._eyes[viewer], self.game
        for number in range(eyes.steps, len(self.steps)):
            _, state, heard = self.steps[number]
            outlook = Outlook(Views(game, state), viewer)
            view = outlook.public, outlook.own, outlook.waiting_for, outlook.result
            shown = encode((view, game.round(state), heard[viewer]))
            if shown != eyes.last:
                eyes.changes.append(number)
                eyes.last = shown
        eyes.steps = len(self.steps)
        return eyes.changes

    def seen_by(self, viewer: Viewer, moment: int, until: Reach) -> Moment:
        """A moment as a viewer saw it who may know of so many entries and so many of his facts."""
        match, game = self.match, self.game
        entries, facts = until
        seen = [
            step
            for step in (self.steps[number] for number in self._changes(viewer))
            if step.entries <= entries and step.heard[viewer] <= facts
        ]
        if not 0 <= moment < len(seen):
            raise Wrong("not_found", status=404)
        state = seen[moment].state
        told: list[int] = []
        for number, step in enumerate(seen[: moment + 1]):
            told += [number] * (step.heard[viewer] - len(told))
        outlook = Outlook(Views(game, state), viewer, heard=match.facts[viewer], until=len(told))
        return Moment(
            game.meta.key,
            match.names,
            match.options,
            moment,
            len(seen),
            outlook.waiting_for,
            outlook.facts,
            tuple(told),
            plain(outlook.public),
            {} if viewer is None else {str(viewer): plain(outlook.own)},
            scores=(),
            round=game.round(state),
            chart=(),
            last=None,
            result=outlook.result,
            rounds=beginnings(game.round(step.state) for step in seen),
        )
