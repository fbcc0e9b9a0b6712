"""The one door out of a table: scenes for viewers, their parts encoded once an event and shared."""

from __future__ import annotations

from hautemer.core.codec import Raw, Struct, encode
from hautemer.server.protocol import Scene
from hautemer.server.table import Table


class Parts(Struct, frozen=True):
    """The parts of a scene that are worth comparing and sharing."""

    table: bytes
    prompt: int = 0
    offers: bytes | None = None
    claims: bytes | None = None
    public: bytes | None = None
    own: bytes | None = None


class Scenes:
    """Builds what each viewer of one table may see; call `changed` after every event."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.changed()

    def changed(self) -> None:
        """Something happened: all parts but the written offers are built anew when they are asked for."""
        self._board: bytes | None = None
        self._public: bytes | None = None
        self._waiting: tuple[int, ...] | None = None
        self._parts: dict[int | None, Parts] = {}

    def parts(self, seat: int | None) -> Parts:
        """What one viewer sees now, written."""
        known = self._parts.get(seat)
        if known is None:
            known = self._parts[seat] = self._build(seat)
        return known

    def _build(self, seat: int | None) -> Parts:
        table, match = self.table, self.table.match
        if self._board is None:
            self._board = encode(table.board())
        if match is None:
            return Parts(self._board)
        if self._public is None:
            self._public = encode(table.game.public(match.state))
        if seat is None:
            return Parts(self._board, public=self._public)
        prompt = match.prompts[seat]
        running = table.phase == "running"
        claims = table.game.claims(match.state, seat) if running and table.settings.talk != "none" else ()
        return Parts(
            self._board,
            prompt.number,
            encode([offer.describe() for offer in prompt.offers]) if running else None,
            encode([offer.describe() for offer in claims]) if claims else None,
            self._public,
            encode(table.game.private(match.state, seat)),
        )

    def scene(self, seat: int | None, person: str, facts: int, beside: int, now: int) -> Scene:
        """The scene of one viewer, with what is new since the facts and happenings it has."""
        table, match = self.table, self.table.match
        parts = self.parts(seat)
        heard = [] if match is None else match.facts[seat]
        facts = facts if 0 <= facts <= len(heard) else 0
        happened = table.happened(seat)
        beside = beside if 0 <= beside <= len(happened) else 0
        if match is not None and self._waiting is None:
            self._waiting = match.waiting_for()
        return Scene(
            now=now,
            seat=seat,
            host=person == table.host,
            table=Raw(parts.table),
            facts_from=facts,
            facts=tuple(heard[facts:]),
            beside_from=beside,
            beside=tuple(happening.to(seat) for happening in happened[beside:]),
            prompt=parts.prompt,
            offers=raw(parts.offers),
            claims=raw(parts.claims),
            waiting_for=self._waiting or (),
            public=raw(parts.public),
            own=raw(parts.own),
            result=None if match is None else match.result,
        )

    def heard(self, seat: int | None) -> tuple[int, int]:
        """How many facts and happenings a viewer could have by now."""
        table = self.table
        facts = 0 if table.match is None else len(table.match.facts[seat])
        return facts, len(table.happened(seat))


def raw(part: bytes | None) -> Raw | None:
    """A written part to be put into a message as it is."""
    return None if part is None else Raw(part)
