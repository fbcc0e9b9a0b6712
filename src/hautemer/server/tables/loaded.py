"""A table in the memory of this process, and the audience that is shown its changes."""

from __future__ import annotations

import asyncio
from typing import Protocol

from hautemer.server.tables.table import Table
from hautemer.storage.timestamps import now


class Audience(Protocol):
    """The viewers of a table in this process; `sockets.broadcast` implements it."""

    @property
    def is_watching(self) -> bool:
        """True if at least one viewer watches the table."""

    @property
    def spectators(self) -> int:
        """The number of viewers without a seat."""

    def remember(self, at: int) -> None:
        """Note what spectators could see at `at`, while a journal is read."""

    def announce(self) -> None:
        """Send every viewer what has changed."""

    def wake(self) -> None:
        """Let every viewer check whether its own seat has changed."""


class NoAudience:
    """The audience of a table in a process without sockets."""

    is_watching = False
    spectators = 0

    def __init__(self, table: Table) -> None:
        self.table = table

    def remember(self, at: int) -> None:
        """Do nothing: no spectator is behind."""

    def announce(self) -> None:
        """Do nothing: there is no viewer."""

    def wake(self) -> None:
        """Do nothing: there is no viewer."""


class LoadedTable:
    """A table in memory: its fold, its lock, and whether this process holds its lease."""

    def __init__(
        self,
        table: Table,
        audience: Audience,
        commands: dict[tuple[str, str], int],
        *,
        driven: bool = False,
    ) -> None:
        self.table = table
        self.audience = audience
        self.commands = commands  # the journal line of each command, by person and command id
        self.driven = driven  # this process holds the lease
        self.lock = asyncio.Lock()
        self.touched = now()
        self.left_at = now()  # when the last viewer left
        self.forgiven = 0  # milliseconds without a server while the table rested


def slow(table: Table) -> bool:
    """True if a table is played over days."""
    return table.settings.pace.kind == "days"
