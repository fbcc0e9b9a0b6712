"""Other engines, measured in the same run and the same way: random moves, decisions per second, one core."""

from __future__ import annotations

import importlib.util
import random
import time
from functools import partial
from typing import Any

from hautemer.sim.bench import DECISIONS, Engine, Work

OPENSPIEL_PYTHON = ("python_kuhn_poker", "python_tic_tac_toe", "python_block_dominoes")
OPENSPIEL_CPP = ("kuhn_poker", "tic_tac_toe", "leduc_poker")


def engines() -> tuple[dict[str, Engine], list[str]]:
    """Return the engines that are installed, and those that are not."""
    found: dict[str, Engine] = {}
    missing: list[str] = []
    if importlib.util.find_spec("catanatron"):
        found["catanatron"] = catanatron
    else:
        missing.append("catanatron")
    if importlib.util.find_spec("pyspiel"):
        found |= {f"OpenSpiel in Python: {name}": partial(openspiel, name) for name in OPENSPIEL_PYTHON}
        found |= {f"OpenSpiel in C++: {name}": partial(openspiel, name) for name in OPENSPIEL_CPP}
    else:
        missing.append("open_spiel")
    return found, missing


def catanatron() -> dict[str, Work]:
    """Return whole games of four random players; a decision is one executed action."""
    game_module: Any = importlib.import_module("catanatron.game")
    player_module: Any = importlib.import_module("catanatron.models.player")
    colors = list(player_module.Color)
    random.seed(1)

    def work(seconds: float) -> tuple[int, float]:
        decisions = 0
        begin = time.process_time()
        while (took := time.process_time() - begin) < seconds:
            game = game_module.Game([player_module.RandomPlayer(color) for color in colors[:4]])
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                decisions += 1
        return decisions, took

    return {DECISIONS: work}


def openspiel(name: str) -> dict[str, Work]:
    """Return whole games of random moves; chance is drawn but does not count as a decision."""
    pyspiel: Any = importlib.import_module("pyspiel")
    if name.startswith("python_"):
        importlib.import_module("open_spiel.python.games")
    game = pyspiel.load_game(name)
    rng = random.Random(1)

    def work(seconds: float) -> tuple[int, float]:
        decisions = 0
        begin = time.process_time()
        while (took := time.process_time() - begin) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(actions, chances)[0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(rng.random() * len(legal))])
                    decisions += 1
        return decisions, took

    return {DECISIONS: work}
