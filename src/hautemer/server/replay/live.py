"""The past of a running match: the moments that one viewer saw, and nothing else.

Moments are counted by changes for that viewer. The number of entries between two of them is not revealed:
another seat may have acted in secret.
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
# A number of entries, with the number of chat messages or of one viewer's facts.
Reach = tuple[int, int]


class Step(NamedTuple):
    """The match after an entry, or after a claim."""

    entries: int
    state: State
    heard: dict[Viewer, int]  # the number of facts by then


@dataclass(slots=True)
class ViewerChanges:
    """The steps at which something changed for one viewer."""

    changes: list[int] = field(default_factory=list)
    steps: int = 0  # the number of steps that were checked
    last: bytes = b""


class LiveReplay:
    """A running match that is replayed as it grows, with all its states."""

    def __init__(self, record: Record) -> None:
        """Start with the set-up; `grow` adds entries and chat."""
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
        self._seen: defaultdict[Viewer, ViewerChanges] = defaultdict(ViewerChanges)
        self.steps: list[Step] = []
        self._note()

    @property
    def match(self) -> Match:
        """The match so far."""
        return self._replay.match

    @property
    def moments(self) -> int:
        """The number of stored states."""
        return len(self.steps)

    @property
    def reached(self) -> Reach:
        """The numbers of entries and chat messages that it has."""
        return len(self._entries), self._said

    def grow(self, since: Reach, entries: Sequence[dict[str, Any]], talk: Sequence[Talk]) -> None:
        """Add the entries and chat after `since`, except those that it already has."""
        self._entries += entries[len(self._entries) - since[0] :]
        for said in talk[self._said - since[1] :]:
            while len(self.match.log) <= said.after:
                self._play()
            self.match.hear(said)
            self._said += 1
            if said.claim is not None:  # text is no fact
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
        """Return the steps at which something changed for a viewer."""
        seen, game = self._seen[viewer], self.game
        for number in range(seen.steps, len(self.steps)):
            _, state, heard = self.steps[number]
            outlook = Outlook(Views(game, state), viewer)
            view = outlook.public, outlook.own, outlook.waiting_for, outlook.result
            shown = encode((view, game.round(state), heard[viewer]))
            if shown != seen.last:
                seen.changes.append(number)
                seen.last = shown
        seen.steps = len(self.steps)
        return seen.changes

    def seen_by(self, viewer: Viewer, moment: int, until: Reach) -> Moment:
        """Return a moment as a viewer saw it, limited to the entries and facts of `until`."""
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
