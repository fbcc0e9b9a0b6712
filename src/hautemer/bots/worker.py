"""A process that thinks for bots: it reads a question a line, and writes an answer a line.

What it is given of a match is one imagined world that looks to the bot's seat as the true one does; the
true one never leaves the server. `python -m hautemer.bots.worker` is started by the server.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from random import Random

from hautemer import bots
from hautemer.core import registry
from hautemer.core.chance import Dice
from hautemer.core.codec import encode, plain, read, read_as
from hautemer.core.errors import Problem
from hautemer.core.game import Bot, Explainer, Situation, Talker
from hautemer.core.state import State
from hautemer.core.thinking import Answer, Question


@cache
def state_kind(key: str) -> type[State]:
    """The class of a game's states."""
    game = registry.find(key)
    seats = game.meta.seats[0]
    return type(game.start(seats, game.settle(seats, {}), Dice(Random(0))))


@cache
def bot_of(key: str, name: str) -> Bot:
    """A bot, made once."""
    return bots.make(registry.find(key), name)


def think(question: Question) -> Answer:
    """A bot's answer."""
    game = registry.find(question.game)
    state = read_as(bytes(question.state), state_kind(question.game))
    rng = Random(question.seed)
    situation = Situation.of(game, state, question.seat, question.talk)
    bot = bot_of(question.game, question.bot)
    move = bot.choose(situation, rng)
    why = None
    if question.explains and move is not None and isinstance(bot, Explainer):
        why = bot.why(situation, move)
    if move is None and question.must:
        move = situation.offers.sample(rng)
    claim = bot.say(situation, rng) if question.talks and isinstance(bot, Talker) else None
    return Answer(None if move is None else plain(move), None if claim is None else plain(claim), why=why)


def main() -> None:
    """Answers until the input ends."""
    for line in sys.stdin.buffer:
        try:
            answer = think(read(line, [Question]))
        except Problem as problem:
            answer = Answer(wrong=str(problem))
        try:
            sys.stdout.buffer.write(encode(answer) + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:  # the server was killed: nobody is there to hear even a complaint
            os._exit(0)


if __name__ == "__main__":
    main()
