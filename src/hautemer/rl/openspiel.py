"""OpenSpiel games: importing this module registers `hautemer_<game>` for every game with an encoder.

Random outcomes are chance nodes: a shuffle is a series of draws. Seats that move at the same time move one
after the other, without seeing each other's moves. The information state of a player is its view, which is
complete, with the choices so far of the move that it is making. `docs/laboratory.md` has an example.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from hautemer.core import registry
from hautemer.core.codec import encode_ordered
from hautemer.core.errors import BadOptions
from hautemer.core.game import AnyGame, DataFile, Option
from hautemer.extras import named
from hautemer.rl.draws import MOST_OUTCOMES, MatchTree
from hautemer.rl.episode import Setting

try:
    import numpy
    import pyspiel
except ModuleNotFoundError as error:
    raise named(error) from None

PREFIX = "hautemer_"
LONGEST_MOVE = 12  # small choices and draws per entry, on average at most
NO_DATA = ""


def default_of(option: Option) -> str | int | bool:
    """Return the default of an option as OpenSpiel writes it."""
    standard = option.standard()
    return standard if isinstance(standard, (str, int, bool)) else str(standard)


def type_of(key: str) -> Any:
    """Return the description of a game that OpenSpiel registers."""
    meta = registry.meta(key)
    least, most = meta.seats
    parameters = {name: default_of(option) for name, option in meta.options.items()}
    return pyspiel.GameType(
        short_name=f"{PREFIX}{key}",
        long_name=f"Hautemer: {meta.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": least, "data": NO_DATA, **parameters},
    )


def with_data(game: AnyGame, path: str) -> AnyGame:
    """Return a game with the printed numbers of a data file."""
    if path == NO_DATA:
        return game
    try:
        document = Path(path).read_bytes()
    except OSError:
        raise BadOptions("unreadable", file=path) from None
    return game.with_data(document, DataFile(Path(path).name, hashlib.sha256(document).hexdigest()))


class SpielGame(pyspiel.Game):
    """A game with its parameters; a subclass per game names its key and its type."""

    key: str
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        meta = registry.meta(self.key)
        seats = int(given.pop("seats", meta.seats[0]))
        game = with_data(registry.find(self.key), given.pop("data", NO_DATA))
        self.setting = Setting(game, seats, given)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions.count,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST_MOVE * meta.entries_at_most,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        """Return the root of the tree: the first draw of the set-up."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Return what a player sees; observations and information states are the same."""
        return SpielObserver(self.setting)


class SpielState(pyspiel.State):
    """A point of the tree."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.tree = MatchTree(game.setting)

    def current_player(self) -> int:
        """Return the asked seat, or that chance draws or the match is over."""
        tree = self.tree
        if tree.weights is not None:
            return int(pyspiel.PlayerId.CHANCE)
        assert tree.episode is not None
        return int(pyspiel.PlayerId.TERMINAL) if tree.episode.over else tree.episode.seat

    def _legal_actions(self, player: int) -> list[int]:
        episode = self.tree.episode
        if episode is None or episode.choice is None or episode.seat != player:
            return []
        return list(episode.choice.numbers)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes with their probabilities."""
        weights = self.tree.weights or ()
        return [(number, weight / sum(weights)) for number, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        if self.tree.weights is not None:
            self.tree.draw(action)
        else:
            self.tree.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return (
            f"draw {action}" if player == pyspiel.PlayerId.CHANCE else self.tree.setting.actions.names[action]
        )

    def is_terminal(self) -> bool:
        """True if the match is over."""
        tree = self.tree
        return tree.weights is None and tree.episode is not None and tree.episode.over

    def returns(self) -> Sequence[float]:
        """Return the outcome by seat: zeros before the end."""
        episode = self.tree.episode
        return episode.rewards() if episode is not None and self.is_terminal() else [0.0] * self.num_players()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Return a state that looks the same to a player; `sampler` returns numbers from 0 to 1."""
        other = SpielState(self.get_game())
        other.tree = self.tree.resampled(player, Random(int(sampler() * 2**53)))
        return other

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.history())


class SpielObserver:
    """What a player sees, as a tensor and as a string."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.tensor = numpy.zeros(setting.observations.size, numpy.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the observation of a player; zeros before the set-up is complete."""
        episode = state.tree.episode
        if episode is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = episode.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the whole view of a player as JSON, with the choices of the move that it is making."""
        episode = state.tree.episode
        if episode is None:
            return ""
        asked = episode.choice if episode.seat == player else None
        made = [number for number, count in enumerate(asked.made) for _ in range(count)] if asked else []
        seen = self.setting.game.view(episode.state, player)
        return encode_ordered({"seat": player, "made": made, "view": seen}).decode()


def register_all() -> list[str]:
    """Register every game with an encoder, and return the names."""
    names = []
    for key in registry.keys():  # noqa: SIM118 - the registry is no dict
        if registry.part(key, "bots.vectors") is not None:
            kind = type_of(key)
            names.append(kind.short_name)
            if kind.short_name not in pyspiel.registered_names():
                pyspiel.register_game(kind, type(f"Spiel_{key}", (SpielGame,), {"key": key, "kind": kind}))
    return names


NAMES = register_all()
