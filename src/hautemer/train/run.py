"""A training run: workers play, the learner learns, and the run writes its progress."""

from __future__ import annotations

import contextlib
import multiprocessing as mp
import os
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from hautemer.bots.learned import vectors_of
from hautemer.bots.network import Layers, Network, pack, unpack
from hautemer.core import registry
from hautemer.core.errors import BadOptions
from hautemer.core.game import AnyGame
from hautemer.core.vectors import HasSides, Shape, Vectors
from hautemer.sim.report import Estimate, share
from hautemer.train import curve
from hautemer.train.learner import Learner, NumpyLearner
from hautemer.train.selfplay import CURRENT, GREEDY, PlannedMatch, Samples, SelfPlay

CHUNK = 4096  # least number of decisions that a worker sends at once
OLDER = 4  # older networks that a worker keeps
PUBLISH = 1.0  # seconds between two networks that the workers get
ALL = 1 << 60  # more decisions than any run has
ONE_SIDE = ((CURRENT, GREEDY), (GREEDY, CURRENT))  # the players of both sides
REPORT = 10.0  # seconds between lines of the curve


@dataclass(frozen=True)
class TrainingSettings:
    """The settings of a training run. A run with the same settings and an existing folder continues it."""

    game: str
    folder: str
    minutes: float = 10.0  # of training in total, over all pieces
    piece: float = 0.0  # minutes of this piece; 0: to the end of the run
    workers: int = 0  # processes that play; 0: only this one
    lanes: int = 96  # matches in lock-step per process
    longest: int = 0  # most entries of a match; 0: the limit of the game
    seats: tuple[int, ...] = ()  # the numbers of seats of matches; none: all that the game allows
    learner: str = "numpy"  # or torch
    layers: tuple[int, int, int] = (256, 192, 128)
    batch: int = 512
    capacity: int = 200_000  # decisions in the replay buffer
    reuse: float = 3.0  # how often each decision is used
    rate: float = 1e-3  # initial learning rate; it falls to a fiftieth
    epsilon: tuple[float, float] = (
        0.15,
        0.02,
    )  # the share of random moves, at the beginning and at the end
    greedy: tuple[float, float] = (0.0, 0.3)  # the share of matches with greedy seats, likewise
    guided: tuple[float, float] = (0.0, 0.0)  # the share of the network's moves that greedy makes, likewise
    older: float = 0.15  # the share of matches with seats of older networks and of those of the league
    league: tuple[str, ...] = ()  # files of weights: opponents that stay the same, such as exploiters
    default: float = 0.5  # the share of matches with default options
    snapshot: float = 40.0  # seconds between two older networks
    evaluate: float = 60.0  # seconds between evaluations
    matches: int = 16  # of each evaluation and process
    final: int = 64  # of the last evaluation per process and number of seats
    seed: int = 1


class TrainingReport(NamedTuple):
    """How far a run is; `evaluation` is the share of the win against greedy in `evaluated` matches."""

    progress: float
    seconds: float
    decisions: int
    matches: int
    steps: int
    loss: float
    evaluation: Estimate | None = None
    evaluated: int = 0
    seats: int = 0

    def as_line(self) -> dict[str, float]:
        """Return the columns of the curve that have a value."""
        line = {
            "seconds": round(self.seconds, 1),
            "decisions": self.decisions,
            "matches": self.matches,
            "steps": self.steps,
            "loss": round(self.loss, 4),
        }
        if self.evaluation is not None:
            found = self.evaluation
            line |= {"seats": self.seats, "evaluated": self.evaluated, "share": round(found.value, 4)}
            line |= {"low": round(found.low, 4), "high": round(found.high, 4)}
        return line

    def as_json(self) -> dict[str, float]:
        """Return the report for other programs."""
        return {"progress": round(self.progress, 4), **self.as_line()}


def between(ends: tuple[float, float], progress: float) -> float:
    """Return a number that moves evenly from the first to the second end of a run.

    >>> between((0.1, 0.3), 0.5)
    0.2
    """
    return ends[0] + (ends[1] - ends[0]) * min(1.0, progress)


def league(settings: TrainingSettings, vectors: Vectors) -> list[Network]:
    """Return the networks of the league; raise `BadOptions` if a file holds no weights of the game."""
    return [unpack(Path(path).read_bytes(), settings.game, vectors) for path in settings.league]


class Mix:
    """A random selection of matches: seats, options and line-ups.

    In a game with sides, a whole side is greedy.
    """

    def __init__(self, game: AnyGame, settings: TrainingSettings, *, has_sides: bool = False) -> None:
        self.meta, self.settings, self.has_sides = game.meta, settings, has_sides
        least, most = game.meta.seats
        self.numbers = settings.seats or range(least, most + 1)
        self.progress = 0.0
        self.networks = 1

    def __call__(self, rng: Random) -> PlannedMatch:
        settings = self.settings
        seats = rng.choice(self.numbers)
        options: dict[str, Any] = {}
        if rng.random() >= settings.default:
            options = {
                key: rng.choice(option.values) for key, option in self.meta.options.items() if option.values
            }
        lineup = [CURRENT] * seats
        kind = rng.random()
        if kind < between(settings.greedy, self.progress):
            if self.has_sides:
                return PlannedMatch(seats, options, lineup, rng.choice(ONE_SIDE))
            for seat in rng.sample(range(seats), rng.randint(1, seats - 1)):
                lineup[seat] = GREEDY
        elif kind > 1 - settings.older and self.networks > 1:
            for seat in rng.sample(range(seats), rng.randint(1, seats - 1)):
                lineup[seat] = rng.randrange(1, self.networks)
        return PlannedMatch(seats, options, lineup)


class AgainstGreedy:
    """Matches of the current network against greedy in all other seats, seats rotated, default options.

    In a game with sides, the network plays the sides in turn.
    """

    def __init__(self, seats: int, first: int, *, has_sides: bool = False) -> None:
        self.seats, self.next, self.has_sides = seats, first, has_sides

    def __call__(self, rng: Random) -> PlannedMatch:
        if self.has_sides:
            self.next += 1
            return PlannedMatch(self.seats, {}, (), ONE_SIDE[self.next % len(ONE_SIDE)])
        lineup = [GREEDY] * self.seats
        lineup[self.next % self.seats] = CURRENT
        self.next += 1
        return PlannedMatch(self.seats, {}, lineup)


def evaluate(game: AnyGame, network: Network, seats: int, matches: int, first: int, seed: int) -> list[float]:
    """Return the shares of the win in `matches` matches against greedy.

    A side wins if one of its seats wins.
    """
    vectors = vectors_of(game)
    draw = AgainstGreedy(seats, first, has_sides=isinstance(vectors, HasSides))
    play = SelfPlay(game, vectors, draw, matches, seed, once=True)
    _, ended = play.play([network], 0.0, ALL)
    return [
        max(share for share, player in zip(one.shares, one.lineup, strict=True) if player == CURRENT)
        for one in ended
    ]


class SharedNetwork:
    """The newest network in memory that all processes read."""

    def __init__(self, context: SpawnContext, vectors: Vectors, layers: Layers) -> None:
        self.sizes = Network.sizes(vectors.shape, layers)
        self.weigh = vectors.weigh
        self.numbers = context.RawArray("f", sum(int(np.prod(size)) for size in self.sizes.values()))
        self.lock = context.Lock()
        self.version = context.RawValue("i", 0)
        self.progress = context.RawValue("d", 0.0)
        self.evaluation = context.RawValue("i", 0)  # its last digits are the number of seats
        self.stop = context.RawValue("b", 0)

    def publish(self, network: Network) -> None:
        """Make a newer network available to all processes."""
        flat = np.concatenate([network.arrays[name].ravel() for name in self.sizes])
        with self.lock:
            np.frombuffer(self.numbers, np.float32)[:] = flat
            self.version.value += 1

    def read(self) -> Network:
        """Return the newest network."""
        with self.lock:
            flat = np.frombuffer(self.numbers, np.float32).copy()
        arrays, at = {}, 0
        for name, size in self.sizes.items():
            length = int(np.prod(size))
            arrays[name] = flat[at : at + length].reshape(size)
            at += length
        return Network(arrays, self.weigh)


class TrainingPlayer:
    """The player of one process: lanes, the newest network, and older ones."""

    def __init__(self, settings: TrainingSettings, number: int) -> None:
        self.settings, self.number = settings, number
        self.game = registry.find(settings.game)
        vectors = vectors_of(self.game)
        self.mix = Mix(self.game, settings, has_sides=isinstance(vectors, HasSides))
        seed = settings.seed * 1_000_003 + number
        self.play = SelfPlay(self.game, vectors, self.mix, settings.lanes, seed, longest=settings.longest)
        self.league = [unpack(Path(path).read_bytes(), settings.game, vectors) for path in settings.league]
        self.older = [*self.league]
        self.rng = Random(seed)
        self.snapped = time.monotonic()

    def chunk(self, network: Network, progress: float) -> tuple[Samples, int]:
        """Continue to play; return decisions and the number of matches that they come from."""
        settings = self.settings
        if time.monotonic() - self.snapped > settings.snapshot:
            self.snapped = time.monotonic()
            if len(self.older) < len(self.league) + OLDER:
                self.older.append(network)
            else:
                self.older[len(self.league) + self.rng.randrange(OLDER)] = network
        # Running lanes keep their line-ups: an older network is replaced, never removed.
        self.mix.networks = 1 + len(self.older)
        self.mix.progress = progress
        epsilon = between(settings.epsilon, progress)
        self.play.guided = between(settings.guided, progress)
        samples, ended = self.play.play([network, *self.older], epsilon, CHUNK)
        return samples, len(ended)

    def evaluate(self, network: Network, seats: int, matches: int, number: int) -> list[float]:
        """Play some matches of an evaluation."""
        seed = self.settings.seed * 7_000_003 + 1009 * number + self.number
        return evaluate(self.game, network, seats, matches, self.number, seed)


def work(settings: TrainingSettings, number: int, board: SharedNetwork, line: Connection) -> None:
    """Play until the run stops: the body of a worker process."""
    player = TrainingPlayer(settings, number)
    version, evaluation = 0, 0
    network = board.read()
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        while not board.stop.value:
            if board.version.value != version:
                version = board.version.value
                network = board.read()
            asked = board.evaluation.value
            if asked != evaluation:
                evaluation = asked
                count, seats, final = asked // 1000, asked // 10 % 100, asked % 10
                matches = settings.final if final else settings.matches
                line.send((asked, player.evaluate(network, seats, matches, count)))
                continue
            line.send(player.chunk(network, board.progress.value))
    line.close()


def make_learner(settings: TrainingSettings, shape: Shape) -> Learner:
    """Return the learner that the settings name."""
    sizes = {"seed": settings.seed, "capacity": settings.capacity, "batch": settings.batch}
    layers = Layers(*settings.layers)
    if settings.learner == "torch":
        from hautemer.train.torch_learner import TorchLearner

        return TorchLearner(shape, layers, **sizes)
    return NumpyLearner(shape, layers, **sizes)


class TrainingRun:
    """One piece of a training run."""

    def __init__(
        self, settings: TrainingSettings, report: Callable[[TrainingReport], None] = lambda _: None
    ) -> None:
        self.settings, self.report = settings, report
        self.game = registry.find(settings.game)
        self.vectors = vectors_of(self.game)
        league(settings, self.vectors)  # the processes that play load it again
        self.learner = make_learner(settings, self.vectors.shape)
        self.folder = Path(settings.folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.seconds = 0.0  # of training, over all pieces
        self.decisions = self.matches = self.steps = 0
        self.evaluations: dict[int, list[float]] = {}
        self.evaluated = settings.seats or self.game.meta.seats
        if self.checkpoint.exists():
            self.load()

    @property
    def checkpoint(self) -> Path:
        return self.folder / "checkpoint.npz"

    def load(self) -> None:
        """Continue from the checkpoint."""
        with np.load(self.checkpoint, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        for name, size in Network.sizes(self.vectors.shape, Layers(*self.settings.layers)).items():
            if arrays[f"weights.{name}"].shape != size:
                raise BadOptions("wrong_data", why=f"{self.checkpoint} has other layers or another encoder")
        seconds, *counts = arrays.pop("run").tolist()
        self.seconds = seconds
        self.decisions, self.matches, self.steps = map(int, counts)
        self.learner.restore(arrays)

    def save(self) -> None:
        """Write the checkpoint and the current weights."""
        run = np.array([self.seconds, self.decisions, self.matches, self.steps], np.float64)
        with (self.folder / "checkpoint.part").open("wb") as file:
            np.savez(file, allow_pickle=False, run=run, **self.learner.saved())
        (self.folder / "checkpoint.part").replace(self.checkpoint)
        trained = {
            "seconds": round(self.seconds),
            "decisions": int(self.decisions),
            "matches": int(self.matches),
            "settings": {key: value for key, value in asdict(self.settings).items() if key != "folder"},
        }
        document = pack(self.network(), self.settings.game, self.vectors, trained)
        (self.folder / "weights.bin").write_bytes(document)

    def network(self) -> Network:
        """Return the current network."""
        return Network(self.learner.network().arrays, self.vectors.weigh)

    def note(self, evaluation: Estimate | None = None, evaluated: int = 0, seats: int = 0) -> None:
        """Add a line to the curve, draw it anew after an evaluation, and report the line."""
        report = TrainingReport(
            self.progress,
            self.seconds,
            int(self.decisions),
            int(self.matches),
            int(self.steps),
            self.learner.loss,
            evaluation,
            evaluated,
            seats,
        )
        path = self.folder / "curve.csv"
        curve.append(path, report.as_line())
        if evaluation is not None:
            (self.folder / "curve.svg").write_text(curve.draw(curve.evaluations(path)), encoding="utf-8")
        self.report(report)

    @property
    def progress(self) -> float:
        return min(1.0, self.seconds / (60 * self.settings.minutes))

    def learn(self, samples: Samples, matches: int) -> None:
        """Add samples, and make as many gradient steps as they allow."""
        settings = self.settings
        self.learner.add(samples)
        self.decisions += len(samples.views)
        self.matches += matches
        rate = settings.rate * (1 - 0.98 * self.progress)
        while self.steps * settings.batch < settings.reuse * self.decisions:
            self.learner.step(rate)
            self.steps += 1

    def go(self) -> None:
        """Train for the length of this piece."""
        settings = self.settings
        before = self.seconds
        piece = 60 * (settings.piece or settings.minutes)
        with self.players() as (board, lines, own):
            board.publish(self.network())
            begun = time.monotonic()
            published = reported = saved = begun
            number = 0
            evaluated = begun
            while (now := time.monotonic()) - begun < piece and self.progress < 1:
                self.seconds = before + now - begun
                board.progress.value = self.progress
                if own is not None:
                    self.learn(*own.chunk(self.network(), self.progress))
                for line in wait(lines, 0.2) if lines else ():
                    assert isinstance(line, Connection)
                    self.hear(line.recv())
                now = time.monotonic()
                if now - published > PUBLISH:
                    published = now
                    board.publish(self.network())
                if now - reported > REPORT:
                    reported = now
                    self.note()
                if now - evaluated > settings.evaluate:
                    evaluated = now
                    number += 1
                    self.ask(board, own, number, self.evaluated[-1], final=False)
                if now - saved > 30:
                    saved = now
                    self.save()
            self.seconds = before + time.monotonic() - begun
            self.save()
            self.finish(board, lines, own, number)

    def hear(self, message: Any) -> None:
        """Process a message of a worker: samples, or the matches of an evaluation."""
        if isinstance(message[0], int):
            asked, shares = message
            self.heard(asked, shares)
        else:
            self.learn(*message)

    def heard(self, asked: int, shares: Sequence[float]) -> None:
        """Collect matches of an evaluation; write the result once all workers have sent theirs."""
        found = self.evaluations.setdefault(asked, [])
        found += shares
        settings = self.settings
        final, seats = asked % 10, asked // 10 % 100
        matches = settings.final if final else settings.matches
        if len(found) >= matches * max(1, settings.workers):
            self.note(share(sum(found), len(found)), len(found), seats)

    def ask(
        self, board: SharedNetwork, own: TrainingPlayer | None, number: int, seats: int, *, final: bool
    ) -> None:
        """Ask all players for matches of an evaluation."""
        asked = number * 1000 + seats * 10 + final
        board.publish(self.network())
        board.evaluation.value = asked
        if own is not None:
            matches = self.settings.final if final else self.settings.matches
            self.heard(asked, own.evaluate(self.network(), seats, matches, number))

    def finish(
        self, board: SharedNetwork, lines: list[Connection], own: TrainingPlayer | None, number: int
    ) -> None:
        """Evaluate once more, with the least and the greatest number of seats."""
        for seats in dict.fromkeys(self.evaluated):
            number += 1
            self.ask(board, own, number, seats, final=True)
            asked = number * 1000 + seats * 10 + 1
            wanted = self.settings.final * max(1, self.settings.workers)
            limit = time.monotonic() + 90
            while lines and len(self.evaluations.get(asked, ())) < wanted and time.monotonic() < limit:
                for line in wait(lines, 0.2):
                    assert isinstance(line, Connection)
                    message = line.recv()
                    if isinstance(message[0], int):
                        self.hear(message)

    @contextlib.contextmanager
    def players(self) -> Iterator[tuple[SharedNetwork, list[Connection], TrainingPlayer | None]]:
        """Start the workers, and stop them at the end; without workers this process plays."""
        settings = self.settings
        context = mp.get_context("spawn")
        board = SharedNetwork(context, self.vectors, Layers(*settings.layers))
        if not settings.workers:
            yield board, [], TrainingPlayer(settings, 0)
            return
        # Each process has one core: more threads of the array library would only compete.
        for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
            os.environ[name] = "1"
        lines, processes = [], []
        board.publish(self.network())
        for number in range(settings.workers):
            line, other = context.Pipe()
            process = context.Process(target=work, args=(settings, number, board, other), daemon=True)
            process.start()
            other.close()
            lines.append(line)
            processes.append(process)
        try:
            yield board, lines, None
        finally:
            board.stop.value = 1
            for line in lines:
                line.close()
            for process in processes:
                process.join(10)
                if process.is_alive():
                    process.terminate()
