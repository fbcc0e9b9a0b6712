"""The process that thinks for bots: it reads one question per line and writes one answer per line.

It receives one sampled world that looks to the bot's seat like the true one; the true state never leaves the
server. The server starts it with `python -m hautemer.bots.worker`.
"""

from __future__ import annotations

import os
import sys
import time
from collections import deque
from functools import lru_cache
from random import Random

from hautemer import bots
from hautemer.bots import analysis
from hautemer.core import registry
from hautemer.core.codec import encode, plain, read, read_as
from hautemer.core.errors import Problem
from hautemer.core.game import Bot, Situation, Talker
from hautemer.core.thinking import BotAnswer, BotQuestion, Budget

# The number of recent answering times that idle questions imitate, and the longest of them in seconds.
REMEMBERED, LONGEST = 32, 0.005


@lru_cache(maxsize=1 << 6)
def bot_of(key: str, rules: int, name: str, budget: Budget) -> Bot:
    """Return a bot, cached."""
    return bots.make(registry.under(key, rules), name, budget)


@lru_cache(maxsize=1 << 6)
def lately(key: str, name: str) -> deque[float]:
    """Return the seconds that a bot took for its last answers to questions that it may decline."""
    return deque(maxlen=REMEMBERED)


def wait(seconds: float) -> None:
    """Sleep for `seconds`, if that is more than 0."""
    if seconds > 0:
        time.sleep(seconds)


def think(question: BotQuestion) -> BotAnswer:
    """Return a bot's answer."""
    begun = time.perf_counter()
    game = registry.under(question.game, question.rules)
    state = read_as(bytes(question.state), game.state)
    rng = Random(question.seed)
    situation = Situation.of(game, state, question.seat, question.talk)
    bot = bot_of(question.game, question.rules, question.bot, Budget(question.seconds, steady=True))
    if question.idle:
        wait(begun + rng.choice(lately(question.game, question.bot) or (0.0,)) - time.perf_counter())
        return BotAnswer()
    if not situation.offers:  # the match has continued meanwhile
        return BotAnswer()
    if question.explains:
        hint = analysis.hint(bot, situation, rng)
        return BotAnswer(hint.move, why=hint.why, valued=list(hint.valued))
    move = bot.choose(situation, rng)
    if move is None and question.must:
        move = situation.offers.sample(rng)
    claim = bot.say(situation, rng) if question.talks and isinstance(bot, Talker) else None
    if not question.must:
        lately(question.game, question.bot).append(min(LONGEST, time.perf_counter() - begun))
    return BotAnswer(None if move is None else plain(move), None if claim is None else plain(claim))


def main() -> None:
    """Answer until the input ends."""
    for line in sys.stdin.buffer:
        try:
            answer = think(read(line, [BotQuestion]))
        except Problem as problem:
            answer = BotAnswer(wrong=str(problem))
        try:
            sys.stdout.buffer.write(encode(answer) + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:  # the server was killed: no process reads even an error
            os._exit(0)


if __name__ == "__main__":
    main()
