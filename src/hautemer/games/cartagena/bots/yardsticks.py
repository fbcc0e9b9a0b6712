"""Simple bots against which others are measured."""

from __future__ import annotations

from random import Random
from typing import Any

from hautemer.core.codec import Move, plain
from hautemer.core.game import AnyGame, Situation

LIKED = ("bijoux", "ojo", "crackpott", "tembo", "pang")


class Naive:
    """A bot that declares, collects combat cards, and commits them while one is left for each later duel."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, situation: Situation[Any], rng: Random) -> Move:
        """Return its first preferred move, or any."""
        public, own = situation.look()
        moves = [move for offer in situation.offers for move in offer.moves()]
        liked = LIKED[2:] if own.side else LIKED
        rng.shuffle(moves)
        for move in moves:
            match plain(move):
                case {"do": "visit", "pirate": pirate} if pirate in liked:
                    return move
                case {"do": "declare"} | {"do": "choose", "pile": "combat"}:
                    return move
                case {"do": "commit", "card": card} if str(card).startswith(own.side):
                    if public.duel_round == 1 or len(own.hand) > "EDCBA".index(public.duel):
                        return move
        return next((move for move in moves if plain(move).get("card") == "monkey"), moves[0])
