"""What is decided at a table and what follows from it, without a server."""

from __future__ import annotations

from hautemer.core import registry
from hautemer.server import journal as did
from hautemer.server import protocol as ask
from tests.cases import KEYS
from tests.server.people import smallest
from tests.server.sitting import Sitting

GAME, LEAST = smallest()


def test_what_changes_nothing_writes_nothing() -> None:
    """Else one person fills the journal of everybody with it."""
    for key in KEYS:
        sitting = Sitting(key, registry.meta(key).seats[0], 2)
        assert sitting.do(0, ask.Ready, ahead=True) == [did.Readied((0,), ahead=True)]
        assert sitting.do(0, ask.Ready, ahead=True) == []
        assert sitting.do(1, ask.Vote, motion="pause", wanted=False) == []
        for wanted in (True, False):
            assert len(sitting.do(1, ask.Vote, motion="pause", wanted=wanted)) == 1
            assert sitting.do(1, ask.Vote, motion="pause", wanted=wanted) == []
        assert sitting.do(0, ask.Hush, seat=1, hushed=False) == []
        for hushed in (True, False):
            assert len(sitting.do(0, ask.Hush, seat=1, hushed=hushed)) == 1
            assert sitting.do(0, ask.Hush, seat=1, hushed=hushed) == []
