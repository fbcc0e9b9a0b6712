"""Each side with its own bot, and the share of wins: `python -m hautemer.games.ico.tests.sides --help`.

`simulate` seats bots by seat; roles are dealt, so a bot for each side has to be seated after the deal.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from random import Random
from sys import stdout
from typing import cast

from hautemer import bots
from hautemer.core.chance import Dice
from hautemer.games.ico import GAME
from hautemer.games.ico.figures import SIDE
from hautemer.games.ico.pieces import PIRATE
from hautemer.games.ico.state import State
from hautemer.sim.report import share
from hautemer.sim.run import play_out


def winner(seats: int, pirates: str, sailors: str, seed: str) -> str:
    """Return which side wins a match; siren and sailors have the same bot."""
    options = GAME.settle(seats, {"bonus": "none"})
    roles = GAME.start(seats, options, Dice(Random(f"{seed} dice"))).roles
    players = [bots.make(GAME, pirates if role == PIRATE else sailors) for role in roles]
    state, _ = play_out(GAME, seats, options, players, Dice(Random(f"{seed} dice")), Random(seed))
    return SIDE.get(cast(State, state).reason, "stopped")


def main() -> None:
    """Print the share of each side, with the interval that holds 95 times in 100."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=7)
    parser.add_argument("--pirates", default="greedy")
    parser.add_argument("--sailors", default="greedy")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    won = Counter(
        winner(asked.seats, asked.pirates, asked.sailors, f"{asked.seed}:{number}")
        for number in range(asked.matches)
    )
    won["rounds to the pirates"] = won["pirates"] + won["siren"]
    for side, matches in won.most_common():
        part = share(matches, asked.matches)
        interval = f"{part.value:.0%} ({part.low:.0%} – {part.high:.0%})"
        stdout.write(f"{side}: {matches} of {asked.matches}, {interval}\n")


if __name__ == "__main__":
    main()
