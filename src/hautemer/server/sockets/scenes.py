"""Scenes: the outlooks of a match, together with the public state of its table.

A scene is assembled from encoded parts: most of what five viewers of a move receive is the same, and the
private part of a seat is encoded once for all its tabs. `protocol.Scene` describes the message.
"""

from __future__ import annotations

from collections.abc import Sequence

from hautemer.core.codec import encode
from hautemer.core.facts import Fact
from hautemer.core.guide import Guide, guide
from hautemer.server.tables.chat import first_sent
from hautemer.server.tables.summary import board
from hautemer.server.tables.table import Table

NOTHING = b"[]"
SCENE = (
    b'{"is":"scene","now":%d,"seat":%b,"host":%b,"done":%b,'
    b'"facts_from":%d,"facts":%b,"beside_from":%d,"beside":%b,%b}'
)


class Scenes:
    """The builder of scenes for the viewers of one table; call `changed` after every event."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.spectators = 0  # viewers without a seat
        self.changed()

    def changed(self) -> None:
        """Drop the cached parts: the next viewer builds them again."""
        self._shared: bytes | None = None
        self._bodies: dict[int | None, bytes] = {}

    def body(self, seat: int | None) -> bytes:
        """Return the encoded scene of one viewer, without the new facts and happenings."""
        known = self._bodies.get(seat)
        if known is None:
            if self._shared is None:
                self._shared = self._everybodys()
            known = self._shared if seat is None else self._shared + self._own(seat)
            self._bodies[seat] = known
        return known

    def _everybodys(self) -> bytes:
        """Return the encoded part for all viewers."""
        table, match = self.table, self.table.match
        written_board = encode(board(table, self.spectators))
        if match is None:
            return b'"table":%b' % written_board
        outlook = match.outlook(None)
        waiting = encode(outlook.waiting_for) if table.phase == "running" else NOTHING
        public = outlook.written_public
        written = b'"table":%b,"waiting_for":%b,"public":%b' % (written_board, waiting, public)
        result = outlook.result
        return written if result is None else b'%b,"result":%b' % (written, encode(result))

    def _own(self, seat: int) -> bytes:
        """Return the encoded part that only this seat may see."""
        table, match = self.table, self.table.match
        if match is None:
            return b""
        outlook = match.outlook(seat)
        own = outlook.written_own
        stood_in = [number for _, number in table.places[seat].stood_in]
        if stood_in:
            own += b',"stood_in":' + encode(stood_in)
        said = None if match.lesson is None else guide(match, seat)
        if table.phase != "running":
            ended = said is not None and said.stage == "over"
            return b',"own":%b%b' % (own, guided(said) if ended else b"")
        offers = outlook.offers.written()
        written = b',"own":%b,"prompt":%d,"offers":%b' % (own, outlook.prompt, offers)
        if table.places[seat].undoable and table.places[seat].bot is None:
            written += b',"undo":"maybe"'
        closed = outlook.closed
        if closed:
            written += b',"closed":' + encode(closed)
        written += guided(said)
        if table.settings.talk != "none":
            claims = outlook.claims
            if claims:
                return b'%b,"claims":%b' % (written, claims.written())
        return written

    def put_together(
        self,
        body: bytes,
        seat: int | None,
        done: Sequence[str],
        since: tuple[int, int],
        until: tuple[int, int],
        now: int,
        *,
        host: bool,
        plays: bool,
    ) -> bytes:
        """Return an encoded scene with the facts and happenings since those that its viewer has.

        It holds the last ones of many happenings; `http/api/chat.py` serves the others. `plays`: the viewer
        has a seat, even if this socket only watches, like a screen in the middle of the table.
        """
        table, match = self.table, self.table.match
        told: Sequence[Fact] = ()
        if match is not None and since[0] < until[0]:
            told = match.outlook(seat, since[0], until[0]).facts
        happenings = table.happened(plays=plays)
        first = first_sent(happenings, since[1], until[1])
        happened = happenings[first : until[1]]
        return SCENE % (
            now,
            b"null" if seat is None else b"%d" % seat,
            b"true" if host else b"false",
            encode(done) if done else NOTHING,
            since[0],
            encode(told) if told else NOTHING,
            first,
            encode([happening.to(seat) for happening in happened]) if happened else NOTHING,
            body,
        )

    def heard(self, seat: int | None, *, plays: bool) -> tuple[int, int]:
        """Return the numbers of facts and happenings that a viewer could have received by now."""
        table = self.table
        facts = 0 if table.match is None else len(table.match.facts[seat])
        return facts, len(table.happened(plays=plays))


def believed(claimed: tuple[int, int], until: tuple[int, int]) -> tuple[int, int]:
    """Return the numbers that a client claims to have received, or zeros if they are impossible."""
    return claimed if all(0 <= has <= could for has, could in zip(claimed, until, strict=True)) else (0, 0)


def guided(said: Guide | None) -> bytes:
    """Return the message of the coach, encoded as a part of a scene."""
    return b"" if said is None else b',"guide":%b' % encode(said)
