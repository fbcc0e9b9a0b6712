"""OpenSpiel's own tests over our games, and algorithms of OpenSpiel that run on them."""

from __future__ import annotations

import pickle
import re
import sys
import unittest
from pathlib import Path
from random import Random
from typing import Any

import numpy
import pytest

from hautemer.core import registry
from hautemer.extras import is_installed
from hautemer.rl.draws import ChanceDraws, Undrawn
from hautemer.rl.errors import LabError
from tests.lab.sampled import LONG, SAMPLED
from tests.rl.chosen import THREE
from tests.rl.positions import KEYS

if not is_installed("openspiel"):
    pytest.skip("OpenSpiel is not installed", allow_module_level=True)

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

from hautemer.rl import openspiel

STEPS = (1, 2, 5, 12, 30, 80, 200, 100_000)  # decisions until a state that is tested


def load(key: str, seats: int) -> Any:
    return pyspiel.load_game(f"{openspiel.PREFIX}{key}(seats={seats})")


def walked(game: Any, steps: int, seed: int) -> Any:
    """Return a state after some actions at random, at which a player decides."""
    rng = Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            steps -= 1
            state.apply_action(rng.choice(state.legal_actions()))
    return state


# Its simulation test takes minutes with many seats.
FEW = [(key, seats) for key, seats in SAMPLED if LONG or seats == min(n for k, n in SAMPLED if k == key)]


@pytest.mark.parametrize(("key", "seats"), FEW)
def test_openspiel_random_sim_test(key: str, seats: int) -> None:
    """OpenSpiel's own simulation test; one with serialization would replay every prefix of a match."""
    pyspiel.random_sim_test(load(key, seats), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("key", "seats"), FEW)
def test_openspiel_api_test(key: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """OpenSpiel's own tests of a game's interface, for states from the whole course of a match."""
    monkeypatch.setattr(sys, "argv", ["api_test"])
    from absl import flags  # type: ignore[import-not-found, unused-ignore]
    from open_spiel.integration_tests import api_test

    if not flags.FLAGS.is_parsed():
        flags.FLAGS(sys.argv)
    game = load(key, seats)

    def states(game: Any, max_states: int) -> list[Any]:
        early = [walked(game, 0, seed) for seed in range(3)]
        return [game.new_initial_state(), *early, *(walked(game, steps, steps) for steps in STEPS)]

    monkeypatch.setattr(api_test.sample_some_states, "sample_some_states", states)
    members = {"game": game, "game_name": game.get_type().short_name}
    cases = type("ApiTest", (api_test.EnforceAPIOnPartialTreeBase,), members)
    found = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(cases).run(found)
    assert found.testsRun >= 5
    assert [trace for _, trace in (*found.errors, *found.failures)] == []


@pytest.mark.parametrize(("key", "seats"), SAMPLED)
def test_a_serialized_state_is_the_same(key: str, seats: int) -> None:
    game = load(key, seats)
    state = walked(game, 12, 3)
    again = game.deserialize_state(state.serialize())
    assert again.history() == state.history()
    assert again.current_player() == state.current_player()
    for player in range(seats):
        assert again.information_state_string(player) == state.information_state_string(player)
    assert str(pyspiel.load_game(str(game))) == str(game)


@pytest.mark.parametrize(("key", "seats"), SAMPLED)
def test_a_clone_is_independent(key: str, seats: int) -> None:
    state = walked(load(key, seats), 10, 4)
    player = state.current_player()
    before = state.information_state_string(player)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert state.information_state_string(player) == before
    assert len(clone.history()) == len(state.history()) + 1


@pytest.mark.parametrize(("key", "seats"), SAMPLED)
def test_a_resampled_state_looks_the_same_to_the_player(key: str, seats: int) -> None:
    rng = Random(5)
    varied = False
    for steps in (3, 9, 25):
        state = walked(load(key, seats), steps, steps)
        player = state.current_player()
        world = state.resample_from_infostate(player, rng.random)
        assert world.current_player() == player
        assert world.legal_actions() == state.legal_actions()
        assert world.information_state_string(player) == state.information_state_string(player)
        tensors = (state.information_state_tensor(player), world.information_state_tensor(player))
        assert tensors[0] == tensors[1]
        digests = {registry.find(key).digest(one.tree.episode.state) for one in (state, world)}
        varied = varied or len(digests) == 2
    assert varied


@pytest.mark.parametrize("key", KEYS)
def test_is_mcts_of_openspiel_chooses_a_legal_action(key: str) -> None:
    seats = min(seats for game, seats in SAMPLED if game == key)
    state = walked(load(key, seats), 8, 6)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=Still(),
        uct_c=2.0,
        max_simulations=6,
        random_state=numpy.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()


class Still(mcts.Evaluator):  # type: ignore[misc, unused-ignore]
    """An evaluation that plays nothing out: the tests need no strength."""

    def evaluate(self, state: Any) -> Any:
        return numpy.zeros(state.num_players())

    def prior(self, state: Any) -> Any:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def test_draws_enumerate_every_order_once() -> None:
    """A shuffle of two equal things and another one has three orders, each with the same probability."""
    found: dict[tuple[int, ...], float] = {}

    def explore(numbers: list[int], probability: float) -> None:
        try:
            order = tuple(ChanceDraws(numbers).shuffle("deck", [7, 7, 8]))
        except Undrawn as missing:
            for number, weight in enumerate(missing.weights):
                explore([*numbers, number], probability * weight / sum(missing.weights))
        else:
            found[order] = found.get(order, 0.0) + probability

    explore([], 1.0)
    assert sorted(found) == [(7, 7, 8), (7, 8, 7), (8, 7, 7)]
    assert all(probability == pytest.approx(1 / 3) for probability in found.values())


def toy(folder: Path) -> Path:
    """Write a data file for a match of two rounds with few cards."""
    text = registry.file(THREE, "data.toml").decode()
    text = re.sub(r"(three_seats = \{ count = )\d+", r"\g<1>2", text)
    text = re.sub(r"((?:ruby|salt|wine|conflict) = \{ count = )\d+", r"\g<1>0", text)
    text = re.sub(r"((?:cloth|grain) = \{ count = )\d+", r"\g<1>10", text)
    path = folder / "toy.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_mccfr_of_openspiel_runs_on_a_toy_data_file(tmp_path: Path) -> None:
    game = pyspiel.load_game(f"hautemer_{THREE}", {"seats": 3, "data": str(toy(tmp_path))})
    whole = load(THREE, 3)
    assert len(walked(game, 10_000, 1).history()) < len(walked(whole, 10_000, 1).history()) / 2
    numpy.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    state = walked(game, 1, 2)
    probabilities = solver.average_policy().action_probabilities(state)
    assert sorted(probabilities) == state.legal_actions()
    assert sum(probabilities.values()) == pytest.approx(1.0)


def test_a_resampled_state_is_not_serialized() -> None:
    """Its course would be the true one, which the player does not know."""
    state = walked(load(THREE, 3), 5, 1)
    world = state.resample_from_infostate(state.current_player(), Random(1).random)
    with pytest.raises(LabError, match="cannot be serialized"):
        pickle.dumps(world.tree)


def test_options_are_parameters() -> None:
    game = pyspiel.load_game(f"hautemer_{THREE}(seats=4,pirate=true,layout=introductory)")
    assert game.num_players() == 4
    options = walked(game, 1, 1).tree.setting.options
    assert options["pirate"] is True
    assert options["layout"] == "introductory"
