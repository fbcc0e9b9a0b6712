"""A bot that tries moves in imagined worlds and plays each to the end at random."""

from random import Random

from hautemer.core.chance import Dice
from hautemer.core.codec import Move
from hautemer.core.game import AnyGame, Situation, silent


class Sampler:
    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, situation: Situation, rng: Random) -> Move | None:
        moves = [situation.offers.sample(rng) for _ in range(4)]
        return max(moves, key=lambda move: sum(self.value(situation, move, rng) for _ in range(4)))

    def value(self, situation: Situation, move: Move, rng: Random) -> int:
        world, seat, dice = situation.imagine(rng), situation.seat, Dice(rng)
        self.game.apply(world, seat, move, dice, silent)
        while actors := self.game.actors(world):
            actor = rng.choice(actors)
            self.game.apply(world, actor, self.game.offers(world, actor).sample(rng), dice, silent)
        scores = self.game.scores(world)
        return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
