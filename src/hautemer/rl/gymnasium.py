"""Gymnasium environments: one seat learns, bots play the others.

Importing this module registers `hautemer/<game>-v<rules>` for every game with an encoder.
`docs/laboratory.md` has an example.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from hautemer import bots as players
from hautemer.core import registry
from hautemer.core.game import AnyGame, Bot, Situation
from hautemer.extras import named
from hautemer.rl.episode import NOBODY, Episode, Setting
from hautemer.rl.errors import LabError
from hautemer.rl.observations import HIGH, LOW
from hautemer.rl.rendering import MODES, checked_mode, render
from hautemer.rl.vector import MATCHES, checked_count

try:
    import gymnasium
    import numpy
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise named(error) from None

MASKED = ("raise", "random")


class Opponents:
    """The bots of the seats that do not learn: one name for all, or one name for each of them."""

    def __init__(self, setting: Setting, names: Sequence[str]) -> None:
        self.setting = setting
        wanted = players.for_seats(setting.game, list(names), setting.seats - 1)
        self._bots: list[Bot] = [players.make(setting.game, name) for name in wanted]

    def play_on(self, episode: Episode, seat: int) -> None:
        """Play until the learning seat is asked or the match is over."""
        game, seats = self.setting.game, self.setting.seats
        while episode.seat not in (seat, NOBODY):
            bot = self._bots[(episode.seat - seat) % seats - 1]
            episode.move(bot.choose(Situation.of(game, episode.state, episode.seat), episode.rng))


def spaces_of(setting: Setting) -> tuple[spaces.Box, spaces.Discrete]:
    """Return the spaces of observations and actions."""
    box = spaces.Box(LOW, HIGH, (setting.observations.size,), numpy.float32)
    return box, spaces.Discrete(setting.actions.count)


def checked_seat(setting: Setting, seat: int | None) -> int | None:
    """Return the learning seat. Raise `LabError` if there is no such seat."""
    return None if seat is None else checked_count("seat", seat, 0, setting.seats - 1)


class SeatEnvironment(gymnasium.Env[Any, Any]):
    """One match after the other, seen from one seat.

    `seat` is the learning seat; with None it is drawn at random for every match. `bots` names the bots of
    the others, clockwise from the learning seat. The mask is in `info["action_mask"]` and is returned by
    `action_masks()`. A masked action raises `LabError`; with `masked="random"` an open one is drawn instead,
    for learners that know no masks.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: AnyGame | str,
        seats: int | None = None,
        *,
        seat: int | None = None,
        bots: Sequence[str] = ("random",),
        reward: str = "outcome",
        masked: str = "raise",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.setting = Setting(game, seats, options, reward)
        if masked not in MASKED:
            known = ", ".join(MASKED)
            raise LabError("wrong_setting", setting="masked", value=str(masked)[:40], known=known)
        self._lenient = masked == "random"
        self.seat = checked_seat(self.setting, seat)
        self.render_mode = checked_mode(render_mode)
        self.observation_space, self.action_space = spaces_of(self.setting)
        self._opponents = Opponents(self.setting, bots)
        self._episode: Episode | None = None
        self._learner = 0

    @property
    def episode(self) -> Episode:
        """The match. Raise `LabError` before the first `reset`."""
        if self._episode is None:
            raise LabError("before_reset")
        return self._episode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a match; the first seat to move may be a bot."""
        super().reset(seed=seed)
        self._episode, self._learner = began(
            self.setting, self._opponents, self.seat, int(self.np_random.integers(1 << 62))
        )
        return self._observed()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Make a small choice, and let the bots answer."""
        episode = self.episode
        number = self.setting.actions.checked(action)
        if self._lenient and episode.choice is not None and number not in episode.choice.numbers:
            number = episode.rng.choice(episode.choice.numbers)
        episode.choose(number)
        self._opponents.play_on(episode, self._learner)
        observation, info = self._observed()
        stopped = episode.truncated
        reward = episode.rewards()[self._learner]
        if self.render_mode == "human":
            self.render()
        return observation, reward, episode.over and not stopped, stopped, info

    def action_masks(self) -> Any:
        """Return True for each open action, as MaskablePPO asks for it."""
        return numpy.frombuffer(self.episode.mask(self._learner), numpy.bool_)

    def render(self) -> str | None:  # type: ignore[override, unused-ignore]
        """Show the public view."""
        episode = self.episode
        asked = [] if episode.over else [episode.seat]
        return render(self.setting.game, episode.state, asked, self.render_mode)

    def _observed(self) -> tuple[Any, dict[str, Any]]:
        mask = numpy.frombuffer(self.episode.mask(self._learner), numpy.int8).copy()
        return self.episode.observe(self._learner), {"action_mask": mask, "seat": self._learner}


def began(setting: Setting, opponents: Opponents, seat: int | None, seed: int) -> tuple[Episode, int]:
    """Return a new match in which the learning seat is asked, and the number of that seat."""
    rng = Random(seed)
    learner = rng.randrange(setting.seats) if seat is None else seat
    episode = setting.begin(rng)
    opponents.play_on(episode, learner)
    return episode, learner


class SeatVector(VectorEnv[Any, Any, Any]):
    """Many matches, each seen from one seat, stepped together in one process.

    A match that ends is replaced by a new one in the same step; its last observation is in
    `info["final_obs"]`. The masks are in `info["action_mask"]`.
    """

    metadata = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: AnyGame | str,
        num_envs: int,
        seats: int | None = None,
        *,
        seat: int | None = None,
        bots: Sequence[str] = ("random",),
        reward: str = "outcome",
        **options: Any,
    ) -> None:
        super().__init__()
        self.setting = Setting(game, seats, options, reward)
        self.num_envs = checked_count("num_envs", num_envs, 1, MATCHES)
        self.seat = checked_seat(self.setting, seat)
        self.single_observation_space, self.single_action_space = spaces_of(self.setting)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(spaces.Discrete(self.setting.actions.count), num_envs)
        self._opponents = Opponents(self.setting, bots)
        self._matches: list[tuple[Episode, int]] = []
        self._raw = numpy.zeros((num_envs, self.setting.observations.size), numpy.int8)
        self._masks = numpy.zeros((num_envs, self.setting.actions.count), numpy.int8)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all matches anew. A list of seeds has one per match; one seed makes seeds for all."""
        if isinstance(seed, list):
            generators = [numpy.random.default_rng(one) for one in seed]
        else:
            super().reset(seed=seed)
            generators = [
                numpy.random.default_rng(int(one))
                for one in self.np_random.integers(1 << 62, size=self.num_envs)
            ]
        self._generators = generators
        self._matches = [self._new(place) for place in range(self.num_envs)]
        for place in range(self.num_envs):
            self._write(place)
        return self._raw.astype(numpy.float32), {"action_mask": self._masks.copy()}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Make one small choice in every match, and let the bots answer.

        Raise `LabError`, without any effect, if an action is wrong or masked.
        """
        if not self._matches:
            raise LabError("before_reset")
        given = [self.setting.actions.checked(one) for one in actions]
        for (episode, _), number in zip(self._matches, given, strict=True):
            assert episode.choice is not None
            episode.choice.after(number)  # raises before anything has changed
        rewards = numpy.zeros(self.num_envs)
        terminated, truncated = (numpy.zeros(self.num_envs, numpy.bool_) for _ in range(2))
        final: dict[int, Any] = {}
        for place, number in enumerate(given):
            episode, learner = self._matches[place]
            episode.choose(number)
            self._opponents.play_on(episode, learner)
            if episode.over:
                truncated[place] = episode.truncated
                terminated[place] = not truncated[place]
                rewards[place] = episode.rewards()[learner]
                final[place] = episode.observe(learner)
                self._matches[place] = self._new(place)
            self._write(place)
        info: dict[str, Any] = {"action_mask": self._masks.copy()}
        if final:
            info["final_obs"] = numpy.array([final.get(place) for place in range(self.num_envs)], object)
            info["_final_obs"] = numpy.array([place in final for place in range(self.num_envs)])
        return self._raw.astype(numpy.float32), rewards, terminated, truncated, info

    def _new(self, place: int) -> tuple[Episode, int]:
        seed = int(self._generators[place].integers(1 << 62))
        return began(self.setting, self._opponents, self.seat, seed)

    def _write(self, place: int) -> None:
        episode, learner = self._matches[place]
        self._raw[place] = numpy.frombuffer(episode.raw(), numpy.int8)
        self._masks[place] = numpy.frombuffer(episode.mask(learner), numpy.int8)


def register_all() -> list[str]:
    """Register an environment for every game with an encoder, and return their names."""
    names = []
    for key in registry.keys():  # noqa: SIM118 - the registry is no dict
        name = f"hautemer/{key}-v{registry.meta(key).rules}"
        if registry.part(key, "bots.vectors") is not None:
            names.append(name)
            if name not in gymnasium.registry:
                gymnasium.register(
                    name,
                    entry_point="hautemer.rl.gymnasium:SeatEnvironment",
                    vector_entry_point="hautemer.rl.gymnasium:SeatVector",
                    kwargs={"game": key},
                )
    return names


register_all()
