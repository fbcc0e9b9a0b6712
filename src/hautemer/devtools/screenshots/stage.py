"""Matches between bots, shown in a browser at chosen moments."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from hautemer.core import record, registry
from hautemer.core.closed import Closed
from hautemer.core.offers import Offers
from hautemer.server.tables.commands import CREW
from hautemer.sim.batch import Batch, bots_by_seat, play_all
from hautemer.words import Words

# Bots that wait long, so that the table stays as it is.
CALM: dict[str, Any] = {"kind": "live", "move": None, "window": 3_600_000, "windows": {}, "bot": 60_000}
SAILOR = 0

UPLOAD = """async (document) => {
    const headers = { 'Content-Type': 'application/json' }
    await fetch('api/me')
    const answer = await fetch('api/records', { method: 'POST', body: document, headers })
    return (await answer.json()).record
}"""
SIT_DOWN = """async ([record, wanted]) => {
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify(wanted)
    const answer = await fetch(`api/records/${record}/table`, { method: 'POST', body, headers })
    return (await answer.json()).table
}"""


def sailor_in(language: str) -> str:
    """Return the sailor's name on a screen in a language."""
    return Words(language).say("play-sailors").split(",")[8].strip()


@dataclass(frozen=True)
class Staged:
    """A match that was played to its end."""

    key: str
    record: bytes
    names: tuple[str, ...]
    seat: int = SAILOR

    @property
    def text(self) -> str:
        """The record as a browser sends it."""
        return self.record.decode()

    @property
    def entries(self) -> list[dict[str, Any]]:
        """The entries of the match."""
        found: list[dict[str, Any]] = json.loads(self.record)["entries"]
        return found

    def asked(self, share: float) -> int:
        """Return the moment nearest to a share of the match at which the sailor has a choice.

        A screen sends a move that is publicly forced by itself, so the table would not stay at such a moment.
        """
        wanted = share * len(self.entries)
        return min(
            (
                number
                for number, offers, _closed in self.questions()
                if not any(offer.forced for offer in offers)
            ),
            key=lambda number: abs(number - wanted),
        )

    def questions(self) -> Iterator[tuple[int, Offers, Sequence[Closed]]]:
        """Yield each moment at which the sailor moved: its number, the offers and the closed moves."""
        match = record.replay(record.read(self.record), registry.find(self.key))
        for number, (entry, state) in enumerate(zip(match.played, match.states(), strict=False)):
            if entry.seat == self.seat:
                yield number, match.game.offers(state, self.seat), match.game.closed(state, self.seat)

    def composed(self) -> int:
        """Return a moment at which the sailor composes a move of several fields, if there is one."""
        own = [number for number, entry in enumerate(self.entries) if entry.get("seat") == self.seat]
        several = [
            number
            for number in own
            if any(isinstance(part, list | dict) and part for part in self.fields(number))
        ]
        return (several or own)[-1]

    def fields(self, number: int) -> list[Any]:
        """Return the values of an entry's move."""
        return [part for name, part in self.entries[number].items() if name != "chance"]

    def table_at(self, moment: int, name: str, pace: dict[str, Any] | None = None) -> dict[str, Any]:
        """Return the request for a table that continues from a moment."""
        settings = {"game": self.key, "seats": len(self.names), "pace": pace or CALM}
        return {"moment": moment, "settings": settings, "name": name, "seat": self.seat}

    def seen_from(self, seat: int) -> Staged:
        """Return the same match seen from a seat; the others are named in seat order."""
        others = iter(CREW)
        names = tuple(CREW[-1] if one == seat else next(others) for one in range(len(self.names)))
        document = {**json.loads(self.record), "seats": names}
        return Staged(self.key, json.dumps(document).encode(), names, seat)


def staged(
    key: str, seats: int | None = None, seed: str = "1", bot: str = "greedy", **options: Any
) -> Staged:
    """Return a match between bots."""
    game = registry.find(key)
    number = min(game.meta.seats[1], max(game.meta.seats[0], 4)) if seats is None else seats
    batch = Batch(key, bots_by_seat(game, [bot], number), seed, options, records=True, streamed=True)
    (played,) = play_all(batch, 1, jobs=1)
    assert played.record is not None
    document = json.loads(played.record)
    document["seats"] = CREW[:number]  # names as bots have them at a table
    return Staged(key, json.dumps(document).encode(), tuple(CREW[:number]))
