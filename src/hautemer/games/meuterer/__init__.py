"""Meuterer: merchants on one ship (M.-A. Casasola Merkle, 2000)."""

from hautemer.games.meuterer.game import GAME

__all__ = ["GAME"]
