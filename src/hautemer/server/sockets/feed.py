"""The feed of a table, shared by all its viewers: its scenes, and the delayed ones for spectators."""

from __future__ import annotations

from hautemer.server.sockets.scenes import Scenes
from hautemer.server.sockets.spectators import SpectatorDelay
from hautemer.server.tables.table import Table


class Feed:
    """The scenes of one table, each part encoded once for all viewers."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.scenes = Scenes(table)
        self.delayed = SpectatorDelay(table, self.scenes)
        self.announced = False  # a broadcast is about to send every viewer the changes
