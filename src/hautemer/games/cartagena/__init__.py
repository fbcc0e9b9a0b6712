"""Cartagena: Die Meuterei: a voyage, a secret side, five duels (M. Rieneck, 2009)."""

from hautemer.games.cartagena.game import GAME

__all__ = ["GAME"]
