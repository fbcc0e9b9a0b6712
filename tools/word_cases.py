"""Writes what the words of real matches come to, so that the browser's words can be compared with them."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from hautemer import bots
from hautemer.bots.random import RandomBot
from hautemer.core import registry
from hautemer.core.chance import secret_of
from hautemer.core.codec import plain
from hautemer.core.game import Explainer, Situation
from hautemer.core.match import Fact, Match, live
from hautemer.core.thinking import Budget
from hautemer.core.why import Why
from hautemer.sim.run import next_move
from hautemer.words import LANGUAGES, Words

SEATS = ["Anne", "Yann", "Soizic", "Gaspard", "Margot", "Félix", "Iris", "Loïc", "Céleste"]
OF_A_KIND = 12  # facts or moves of one name
MATCHES = 3
EYES = 1  # the seat by whose eyes somebody else looks
EXPLAINED = 100  # entries for which a hint is asked
NO_TIME = Budget(seconds=0)  # a captain answers at once: it gives its reasons without a search


def main(target: str) -> None:
    """Plays a few matches of every game and writes down each kind of fact, move, name and value."""
    written = {key: cases(key) for key in list(registry.keys())}
    path = Path(target)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(written, ensure_ascii=False), encoding="utf-8")


def cases(key: str) -> dict[str, Any]:
    """The cases of a game, by language."""
    game = registry.find(key)
    facts: dict[str, dict[str, Fact]] = {}
    moves: dict[str, dict[str, Any]] = {}
    reasons: dict[str, Why] = {}
    made = (bots.make(game, name, NO_TIME) for name in bots.names(game))
    explainers = [bot for bot in made if isinstance(bot, Explainer)]
    seats = SEATS[: game.meta.seats[1]]
    for number in range(MATCHES):
        rng = Random(number)
        match = Match.begin(game, seats, {}, live(secret_of(f"words {key} {number}")))
        players = [RandomBot(game)] * len(seats)
        while (step := next_move(game, match.state, players, rng)) is not None and len(match.log) < 2000:
            if number == 0 and step[0] is not None and len(match.log) < EXPLAINED:
                situation = Situation.of(game, match.state, step[0])
                for bot in explainers:
                    choice = bot.choose(situation, rng)
                    why = None if choice is None else bot.why(situation, choice)
                    if why is not None:
                        reasons[why.reason] = why
            match.submit(*step)
            move = plain(step[1])
            moves.setdefault(move["do"], {})[json.dumps(move)] = move
        for heard in match.facts.values():
            for fact in heard:
                facts.setdefault(fact.fact, {})[json.dumps(plain(fact))] = fact
    some_facts = [fact for kind in facts.values() for fact in list(kind.values())[:OF_A_KIND]]
    some_moves = [move for kind in moves.values() for move in list(kind.values())[:OF_A_KIND]]
    return {
        language: worded(Words(language, key, seats), some_facts, some_moves, list(reasons.values()))
        for language in LANGUAGES
    }


def worded(
    words: Words, facts: list[Fact], moves: list[dict[str, Any]], reasons: list[Why]
) -> dict[str, Any]:
    """All of it in one language."""
    values = {
        json.dumps([name, value]): [name, value, words.value(name, value)]
        for move in moves
        for name, value in move.items()
        if name != "do" and not isinstance(value, dict)
    }
    names = sorted({value for _, value, _ in values.values() if isinstance(value, str)})
    return {
        "seats": words.seats,
        "facts": [[plain(fact), words.fact(fact), words.fact(fact, EYES)] for fact in facts],
        "moves": [[move, words.move(move)] for move in moves],
        "reasons": [[plain(why), words.why(why)] for why in reasons],
        "names": [[name, words.name(name)] for name in names],
        "values": list(values.values()),
    }


if __name__ == "__main__":
    main(sys.argv[1])
