"""Attendance: whether a match continues without its people, or its table leaves memory for a while."""

from __future__ import annotations

from hautemer.server.config import Config
from hautemer.server.tables import events
from hautemer.server.tables.absence import votes_due
from hautemer.server.tables.decision import Decision
from hautemer.server.tables.loaded import LoadedTable, slow
from hautemer.server.tables.settings import MINUTE, SECOND

# Milliseconds without a viewer after which a table without people rests: a reloaded page is back by then.
BLINK = 3 * SECOND
# A table over days rests if nothing was written and nothing is due for this many milliseconds.
QUIET = MINUTE


class Attendance:
    """The rules that decide where bots play and which tables rest."""

    def __init__(self, config: Config) -> None:
        self.patience = int(config.rest_after * 1000)
        self.bots_alone = config.bots_alone

    def is_attended(self, loaded: LoadedTable, at: int) -> bool:
        """True if the match continues: somebody watches, or has a seat and is expected back.

        People at a table over days are away most of the time, and bots answer them all the same.
        """
        table = loaded.table
        if self.bots_alone or loaded.audience.is_watching or table.is_attended:
            return True
        if slow(table):
            return bool(table.people())
        return any(place.person and at - place.gone_since < self.patience for place in table.places)

    def rest_of(self, loaded: LoadedTable, at: int, due: int | None, *, busy: bool) -> Decision | None:
        """Decide to let a table rest that nobody needs now.

        `due` is when something next happens by itself. `busy` is True if a bot or a notification is at work.
        """
        table = loaded.table
        if not loaded.driven or table.phase != "running" or table.rest is not None:
            return None
        if loaded.audience.is_watching or table.is_attended or at - loaded.left_at < BLINK:
            return None
        if not self.is_attended(loaded, at):
            return Decision((events.Rested(),))
        if busy or not slow(table) or at - table.last_at < QUIET:
            return None
        moments = [moment for moment in (due, votes_due(table)) if moment is not None]
        if moments and min(moments) - at < QUIET:
            return None
        return Decision((events.Rested(min(moments) if moments else None),))
