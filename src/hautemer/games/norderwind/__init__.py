"""Norderwind: captains, three stacks of sea tiles and three ports in need (Klaus Teuber, 2014)."""

from hautemer.games.norderwind.game import GAME

__all__ = ["GAME"]
