"""ICO: sailors, hidden pirates and a siren, 7 to 20 at the table."""

from hautemer.games.ico.game import GAME

__all__ = ["GAME"]
