"""The speed of learned players: decisions in rollouts of the search, and answers of the network alone.

In the same run: information-set Monte Carlo tree search of OpenSpiel, written in Python, on a Python game of
OpenSpiel. A decision is a move of a player in a simulation; chance does not count.
"""

from __future__ import annotations

import importlib
import importlib.util
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from hautemer import bots
from hautemer.core import registry
from hautemer.core.chance import Dice
from hautemer.core.game import Situation, silent
from hautemer.core.thinking import Budget
from hautemer.sim.bench import DECISIONS, Engine, Work

ANSWERS = "answers_per_second"  # of the network alone
POSITIONS = 60  # of one match between good bots, each with a choice
BATCHES = 2  # of rollouts per search
PEER_GAME = "python_kuhn_poker"
SIMULATIONS = 200  # of the peer per move


def engines(seats: dict[str, int]) -> tuple[dict[str, Engine], dict[str, Engine], list[str]]:
    """Return the games that have a learned player, the peers that are installed, and those that are not."""
    own: dict[str, Engine] = {key: partial(works_of, key, number) for key, number in seats.items()}
    if importlib.util.find_spec("pyspiel"):
        return own, {f"OpenSpiel IS-MCTS in Python: {PEER_GAME}": openspiel}, []
    return own, {}, ["open_spiel"]


def works_of(key: str, seats: int) -> dict[str, Work]:
    """Return the works of a game with a learned player."""
    from hautemer.bots.learned import Captain

    game = registry.find(key)
    captain = bots.make(game, "capitaine", Budget(batches=BATCHES))
    at_once = bots.make(game, "capitaine", Budget())
    assert isinstance(captain, Captain)
    assert isinstance(at_once, Captain)
    vectors = captain.learned.vectors
    rng = Random(1)
    good = bots.make(game, "second")
    situations: list[Situation[Any]] = []
    while len(situations) < POSITIONS:
        state = game.start(seats, game.settle(seats, {}), Dice(rng))
        while (actors := game.actors(state)) and len(situations) < POSITIONS:
            seat = actors[0]
            assert seat is not None
            situation = Situation.of(game, state.copy(), seat)
            if len(vectors.candidates(state, seat, situation.offers)) > 1:
                situations.append(situation)
            move = good.choose(situation, rng)
            game.apply(state, seat, situation.offers.sample(rng) if move is None else move, Dice(rng), silent)

    def search(situation: Situation[Any]) -> int:
        before = captain.learned.decisions
        captain.choose(situation, rng)
        return captain.learned.decisions - before

    def answer(situation: Situation[Any]) -> int:
        at_once.learned.choose(situation, rng)
        return 1

    return {DECISIONS: partial(repeat, search, situations), ANSWERS: partial(repeat, answer, situations)}


def repeat(
    work: Callable[[Situation[Any]], int], situations: list[Situation[Any]], seconds: float
) -> tuple[int, float]:
    """Repeat a work over the situations for some seconds of processor time."""
    number = at = 0
    begin = time.process_time()
    while (took := time.process_time() - begin) < seconds:
        number += work(situations[at % len(situations)])
        at += 1
    return number, took


def openspiel() -> dict[str, Work]:
    """Return the search of OpenSpiel on a small game: it plays whole matches against itself."""
    pyspiel: Any = importlib.import_module("pyspiel")
    importlib.import_module("open_spiel.python.games")
    ismcts: Any = importlib.import_module("open_spiel.python.algorithms.ismcts")
    mcts: Any = importlib.import_module("open_spiel.python.algorithms.mcts")
    numpy: Any = importlib.import_module("numpy")
    game = pyspiel.load_game(PEER_GAME)
    counted = 0
    kind = type(game.new_initial_state())
    plain = kind._apply_action

    def counting(state: Any, action: int) -> None:
        nonlocal counted
        counted += not state.is_chance_node()
        plain(state, action)

    kind._apply_action = counting
    luck = numpy.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    rng = Random(1)

    def imagined(state: Any, player: int) -> Any:
        """Return a state with another card in the other hand: the game brings no resampling of its own."""
        cards, bets = list(state.history()[:2]), state.history()[2:]
        if len(cards) == 2:
            cards[1 - player] = rng.choice([card for card in range(3) if card != cards[player]])
        found = game.new_initial_state()
        for action in (*cards, *bets):
            found.apply_action(action)
        return found

    def work(seconds: float) -> tuple[int, float]:
        before = counted
        begin = time.process_time()
        while (took := time.process_time() - begin) < seconds:
            state = game.new_initial_state()
            bot = ismcts.ISMCTSBot(
                game=game,
                uct_c=2.0,
                evaluator=evaluator,
                max_simulations=SIMULATIONS,
                random_state=luck,
            )
            bot.set_resampler(imagined)
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(actions, chances)[0])
                else:
                    state.apply_action(bot.step(state))
        return counted - before, took

    return {DECISIONS: work}
