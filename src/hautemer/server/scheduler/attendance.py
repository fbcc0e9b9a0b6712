"""Who is at a table, and when it may rest: leave memory until somebody comes or something is due."""

from __future__ import annotations

from hautemer.server import journal as did
from hautemer.server.config import Config
from hautemer.server.decision import Decision
from hautemer.server.harbour import Berth, slow
from hautemer.server.leaving import votes_due
from hautemer.server.settings import MINUTE, SECOND

# A table without people rests once nobody has watched for so long: a page that is reloaded is back by then.
BLINK = 3 * SECOND
# A table over days rests if nothing was written for so long and nothing is due for so long.
QUIET = MINUTE


class Attendance:
    """Decides where bots play and which tables rest."""

    def __init__(self, config: Config) -> None:
        self.patience = int(config.rest_after * 1000)
        self.bots_alone = config.bots_alone

    def is_attended(self, berth: Berth, at: int) -> bool:
        """Return whether the match goes on: somebody watches, or sits there and is expected back.

        People at a table over days are away most of the time, and bots answer them all the same.
        """
        table = berth.table
        if self.bots_alone or berth.viewers or table.is_attended:
            return True
        if slow(table):
            return bool(table.people())
        return any(place.person and at - place.gone_since < self.patience for place in table.places)

    def rest_of(self, berth: Berth, at: int, due: int | None, *, busy: bool) -> Decision | None:
        """Return the rest of a table that nobody needs now.

        `due` is when something next happens by itself, `busy` whether a bot or a notice is at work.
        """
        table = berth.table
        if not berth.driven or table.phase != "running" or table.rest is not None:
            return None
        if berth.viewers or table.is_attended or at - berth.left_at < BLINK:
            return None
        if not self.is_attended(berth, at):
            return Decision((did.Rested(),))
        if busy or not slow(table) or at - table.last_at < QUIET:
            return None
        moments = [moment for moment in (due, votes_due(table)) if moment is not None]
        if moments and min(moments) - at < QUIET:
            return None
        return Decision((did.Rested(min(moments) if moments else None),))
