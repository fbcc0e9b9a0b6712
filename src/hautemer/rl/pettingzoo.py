"""PettingZoo environments: `env` asks one agent after the other, `parallel_env` all asked ones at once.

`docs/laboratory.md` has an example.
"""

from __future__ import annotations

from copy import copy
from random import Random
from typing import Any

from hautemer.core.game import AnyGame
from hautemer.extras import named
from hautemer.rl.episode import Episode, Setting
from hautemer.rl.errors import LabError
from hautemer.rl.observations import HIGH, LOW
from hautemer.rl.rendering import MODES, checked_mode, render
from hautemer.rl.simultaneous import Simultaneous

try:
    import numpy
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ModuleNotFoundError as error:
    raise named(error) from None

Observation = dict[str, Any]


def env(
    game: AnyGame | str,
    seats: int | None = None,
    *,
    reward: str = "outcome",
    render_mode: str | None = None,
    **options: Any,
) -> TurnEnvironment:
    """Return an AEC environment; without a number of seats it is the least that the game allows.

    Raise `UnknownGame`, `BadOptions` or `LabError` if something is wrong.
    """
    return TurnEnvironment(Setting(game, seats, options, reward), render_mode)


def parallel_env(
    game: AnyGame | str,
    seats: int | None = None,
    *,
    reward: str = "outcome",
    render_mode: str | None = None,
    **options: Any,
) -> ParallelEnvironment:
    """Return a Parallel environment; a seat that is not asked has only the action 0."""
    return ParallelEnvironment(Setting(game, seats, options, reward), render_mode)


def metadata(setting: Setting, *, parallel: bool) -> dict[str, Any]:
    """Return what PettingZoo wants to know about an environment."""
    return {
        "name": f"hautemer_{setting.game.meta.key}_v{setting.game.meta.rules}",
        "render_modes": list(MODES),
        "is_parallelizable": parallel,
        "render_fps": 1,
    }


def observation_space(setting: Setting) -> spaces.Dict:
    """Return the space of an observation with its mask."""
    size, count = setting.observations.size, setting.actions.count
    return spaces.Dict(
        {
            "observation": spaces.Box(LOW, HIGH, (size,), numpy.float32),
            "action_mask": spaces.Box(0, 1, (count,), numpy.int8),
        }
    )


def seeded(seed: int | None, before: Random) -> Random:
    """Return the generator for a match: from the seed, or from the generator of the match before."""
    return Random(before.getrandbits(64) if seed is None else seed)


def observed(match: Episode | Simultaneous, seat: int) -> Observation:
    """Return the observation of a seat with its mask."""
    return {
        "observation": match.observe(seat),
        "action_mask": numpy.frombuffer(match.mask(seat), numpy.int8).copy(),
    }


class TurnEnvironment(AECEnv):
    """One match, in which one agent is asked at a time."""

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        super().__init__()
        self.setting = setting
        self.metadata = metadata(setting, parallel=False)
        self.render_mode = checked_mode(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(setting) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(setting.actions.count) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._rng = Random()
        self._episode: Episode | None = None

    @property
    def episode(self) -> Episode:
        """The match. Raise `LabError` before the first `reset`."""
        if self._episode is None:
            raise LabError("before_reset")
        return self._episode

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._rng = seeded(seed, self._rng)
        self._episode = self.setting.begin(self._rng)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._episode.seat]

    def observe(self, agent: str) -> Observation:
        return observed(self.episode, self._seats[agent])

    def step(self, action: int | None) -> None:
        episode = self.episode
        agent = self.agent_selection
        if not self.agents:
            raise LabError("before_reset")
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode.choose(episode.setting.actions.checked(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if episode.over:
            ends = self.truncations if episode.truncated else self.terminations
            ends.update(dict.fromkeys(self.agents, True))
            self.rewards.update(zip(self.possible_agents, episode.rewards(), strict=True))
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[episode.seat]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        episode = self.episode
        asked = [] if episode.over else [episode.seat]
        return render(self.setting.game, episode.state, asked, self.render_mode)

    def close(self) -> None:
        """Do nothing: an environment holds no resources."""

    def clone(self) -> TurnEnvironment:
        """Return an independent copy that takes the same course for the same actions."""
        other = copy(self)
        other.agents = list(self.agents)
        if self._episode is not None:
            other._episode = self._episode.clone()
            other._rng = other._episode.rng
            other.rewards, other._cumulative_rewards = dict(self.rewards), dict(self._cumulative_rewards)
            other.terminations, other.truncations = dict(self.terminations), dict(self.truncations)
            other.infos = {agent: dict(info) for agent, info in self.infos.items()}
        return other


class ParallelEnvironment(ParallelEnv):
    """One match, in which all asked agents choose at the same time."""

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        self.setting = setting
        self.metadata = metadata(setting, parallel=True)
        self.render_mode = checked_mode(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(setting) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(setting.actions.count) for agent in self.possible_agents}
        self._rng = Random()
        self._match: Simultaneous | None = None

    @property
    def match(self) -> Simultaneous:
        """The match. Raise `LabError` before the first `reset`."""
        if self._match is None:
            raise LabError("before_reset")
        return self._match

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._rng = seeded(seed, self._rng)
        self._match = Simultaneous(self.setting, self._rng)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        match = self.match
        if not self.agents:
            raise LabError("before_reset")
        seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        match.step({seats[agent]: action for agent, action in actions.items() if agent in seats})
        agents = self.agents
        stopped = match.over and match.result() is None
        ended = match.over and not stopped
        if match.over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            self._observations(),
            dict(zip(agents, match.rewards(), strict=True)),
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, stopped),
            {agent: {} for agent in agents},
        )

    def render(self) -> str | None:
        match = self.match
        return render(self.setting.game, match.state, sorted(match.asked), self.render_mode)

    def close(self) -> None:
        """Do nothing: an environment holds no resources."""

    def _observations(self) -> dict[str, Observation]:
        match = self.match
        return {agent: observed(match, seat) for seat, agent in enumerate(self.possible_agents)}
