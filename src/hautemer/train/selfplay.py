"""Self-play: many matches in lock-step; every network values the moves of all its lanes at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

import numpy as np

from hautemer import bots
from hautemer.bots.network import Bytes, Floats, Network
from hautemer.core.chance import Dice
from hautemer.core.codec import Move
from hautemer.core.game import AnyGame, Bot, Seat, Situation, silent
from hautemer.core.turns import asking_order, clock_move
from hautemer.core.vectors import NOTHING, HasSides, Vectors
from hautemer.sim.run import Refusals

GREEDY = -1  # in a line-up: the greedy bot
CURRENT = 0  # in a line-up: the network that learns; higher numbers are older networks
DISCOUNT = 0.8  # of the gain of a later stage, per stage


class PlannedMatch(NamedTuple):
    """A match to be played: its seats and options, and the player of each seat.

    In a game with sides, `sides` may name the player of each side instead, once the roles are dealt.
    """

    seats: int
    options: dict[str, Any]
    lineup: Sequence[int]
    sides: Sequence[int] = ()


class Samples(NamedTuple):
    """Decisions and positions with their targets."""

    views: Bytes
    moves: Bytes
    targets: Floats


class Ended(NamedTuple):
    """The end of a match: the players, each seat's share of the win and its standing.

    Where seats win together, the share of each winner is 1.
    """

    lineup: Sequence[int]
    shares: Sequence[float]
    standings: Sequence[float]


class PendingSample(NamedTuple):
    """A decision or a position of a match that is not over yet."""

    view: bytes
    move: bytes
    seat: Seat
    stage: int
    standing: float


@dataclass(slots=True)
class Lane:
    """One running match."""

    state: Any
    lineup: Sequence[int]
    stage: int
    steps: list[PendingSample] = field(default_factory=list)
    stages: dict[int, Sequence[float]] = field(default_factory=dict)  # the standings at the end of each
    entries: int = 0
    refusals: Refusals = field(default_factory=Refusals)
    moved: bool = True  # since a seat was asked last


class Choice(NamedTuple):
    """A lane that waits for a network."""

    lane: Lane
    seat: Seat
    moves: Sequence[Move]
    view: bytes
    vectors: bytes


class SelfPlay:
    """Matches in `lanes` parallel lanes; `draw` returns the next match."""

    def __init__(
        self,
        game: AnyGame,
        vectors: Vectors,
        draw: Callable[[Random], PlannedMatch],
        lanes: int,
        seed: int,
        *,
        once: bool = False,
        longest: int = 0,
    ) -> None:
        """Begin a match in every lane; with `once`, no others begin after these.

        A match of more than `longest` entries ends there, and the seats with the best standing win.
        """
        self.longest = longest or game.meta.entries_at_most
        self.guided = 0.0  # the share of the current network's moves that greedy makes in its place
        self.game, self.vectors, self.draw, self.once = game, vectors, draw, once
        self.rng = Random(seed)
        self.dice = Dice(self.rng)
        self.greedy: Bot = bots.make(game, "greedy")
        self.nothing = bytes(vectors.shape.move)
        self.lanes: list[Lane | None] = [self.begin() for _ in range(lanes)]
        self.done: list[tuple[Lane, Ended]] = []

    def begin(self) -> Lane:
        """Return a lane with a new match."""
        start = self.draw(self.rng)
        options = self.game.settle(start.seats, start.options)
        state = self.game.start(start.seats, options, self.dice)
        lineup = start.lineup
        if start.sides and isinstance(self.vectors, HasSides):
            lineup = [start.sides[self.vectors.side(state, seat)] for seat in range(start.seats)]
        return Lane(state, lineup, self.vectors.stage(state))

    def play(
        self, networks: Sequence[Network], epsilon: float, decisions: int
    ) -> tuple[Samples, list[Ended]]:
        """Play until finished matches have at least `decisions` decisions.

        `networks` are the current one and older ones. With probability `epsilon` a move is random.
        """
        ready = 0
        done, self.done = self.done, []
        while ready < decisions and any(self.lanes):
            choices = [choice for at in range(len(self.lanes)) if (choice := self.forward(at)) is not None]
            for number, network in enumerate(networks):
                asked = [choice for choice in choices if choice.lane.lineup[choice.seat] == number]
                if asked:
                    self.decide(
                        network, asked, epsilon if number == CURRENT else 0.0, learns=number == CURRENT
                    )
            if self.done:
                ready += sum(len(lane.steps) for lane, _ in self.done)
                done += self.done
                self.done = []
        return self.samples([*done]), [ended for _, ended in done]

    def forward(self, at: int) -> Choice | None:
        """Play a lane to its next choice of a network; begin another match after the end of one."""
        game = self.game
        lane = self.lanes[at]
        while lane is not None:
            state = lane.state
            actors = game.actors(state)
            if not actors or lane.entries >= self.longest:
                self.finish(lane)
                lane = self.lanes[at] = None if self.once else self.begin()
                continue
            seat = self.asked(lane, actors)
            if seat is None:
                self.apply(lane, None, clock_move(game, state))
                continue
            moves = self.vectors.candidates(state, seat, game.offers(state, seat))
            if len(moves) == 1:
                self.apply(lane, seat, moves[0])
            elif lane.lineup[seat] == GREEDY:
                move = self.greedy.choose(Situation.of(game, state, seat), self.rng)
                self.apply(lane, seat, move if move is not None else moves[0])
            else:
                vectors = self.vectors
                return Choice(lane, seat, moves, vectors.view(state, seat), vectors.moves(state, seat, moves))
        return None

    def asked(self, lane: Lane, actors: Sequence[Seat | None]) -> Seat | None:
        """Return the seat that is asked next, None for the clock; in the order of `sim.run.next_move`."""
        willing, awaited, _ = asking_order(self.game, lane.state, actors)
        if lane.moved:
            lane.refusals.at(awaited)
            lane.moved = False
        declined = lane.refusals.offers
        self.rng.shuffle(willing)
        for seat in willing:
            if declined.get(seat) is not self.game.offers(lane.state, seat):
                return seat
        return awaited[0] if awaited else None

    def decide(self, network: Network, choices: Sequence[Choice], epsilon: float, *, learns: bool) -> None:
        """Make the choices of one network in one batch."""
        shape = self.vectors.shape
        views = np.frombuffer(b"".join(choice.view for choice in choices), np.int8).reshape(-1, shape.view)
        moves = np.frombuffer(b"".join(choice.vectors for choice in choices), np.int8).reshape(-1, shape.move)
        counts = [len(choice.moves) for choice in choices]
        values = network.values(views, moves, np.repeat(np.arange(len(choices)), counts)).tolist()
        at = 0
        for (lane, seat, open_moves, view, vectors), count in zip(choices, counts, strict=True):
            if epsilon and self.rng.random() < epsilon:
                best = int(self.rng.random() * count)
            elif learns and self.guided and self.rng.random() < self.guided:
                best = self.greedy_choice(lane, seat, open_moves)
            else:
                own = values[at : at + count]
                best = own.index(max(own))
            at += count
            if learns:
                move = vectors[best * shape.move : (best + 1) * shape.move]
                standing = self.vectors.standings(lane.state)[seat]
                lane.steps.append(PendingSample(view, move, seat, lane.stage, standing))
            self.apply(lane, seat, open_moves[best])

    def greedy_choice(self, lane: Lane, seat: Seat, moves: Sequence[Move]) -> int:
        """Return the number of greedy's move among some moves; that of a random one if it is none of them."""
        move = self.greedy.choose(Situation.of(self.game, lane.state, seat), self.rng)
        wanted = NOTHING if move is None else move
        return moves.index(wanted) if wanted in moves else int(self.rng.random() * len(moves))

    def apply(self, lane: Lane, seat: Seat | None, move: Move) -> None:
        """Make a move, or note that the seat does nothing; if a stage begins, record the standings."""
        state = lane.state
        if move is NOTHING and seat is not None:
            lane.refusals.offers[seat] = self.game.offers(state, seat)
            return
        self.game.apply(state, seat, move, self.dice, silent)
        lane.entries += 1
        lane.moved = True
        stage = self.vectors.stage(state)
        if stage != lane.stage:
            standings = self.vectors.standings(state)
            lane.stages[lane.stage] = standings
            lane.stage = stage
            for other, player in enumerate(lane.lineup):
                if player == CURRENT:
                    view = self.vectors.view(state, other)
                    lane.steps.append(PendingSample(view, self.nothing, other, stage, standings[other]))

    def finish(self, lane: Lane) -> None:
        """Record the result of a match."""
        result = self.game.result(lane.state)
        standings = self.vectors.standings(lane.state)
        best = max(standings)
        still = [seat for seat, standing in enumerate(standings) if standing == best]
        winners: Sequence[Seat] = still if result is None else result.winners
        won = 1.0 if isinstance(self.vectors, HasSides) else 1 / max(1, len(winners))
        shares = [won if seat in winners else 0.0 for seat in range(len(lane.lineup))]
        lane.stages[lane.stage] = standings
        self.done.append((lane, Ended(lane.lineup, shares, standings)))

    def samples(self, done: Sequence[tuple[Lane, Ended]]) -> Samples:
        """Return the decisions of some matches with their targets."""
        views, moves, targets = [], [], []
        for lane, ended in done:
            later = gains(lane.stages, len(lane.lineup))
            for view, move, seat, stage, standing in lane.steps:
                views.append(view)
                moves.append(move)
                gain = lane.stages[stage][seat] - standing + DISCOUNT * later[stage][seat]
                targets.append((ended.shares[seat], gain))
        shape = self.vectors.shape
        return Samples(
            np.frombuffer(b"".join(views), np.int8).reshape(-1, shape.view),
            np.frombuffer(b"".join(moves), np.int8).reshape(-1, shape.move),
            np.array(targets, np.float32).reshape(-1, 2),
        )


def gains(stages: dict[int, Sequence[float]], seats: int) -> dict[int, list[float]]:
    """Return by stage and seat the discounted gains in standing over all later stages.

    >>> gains({1: [0.0], 2: [1.0], 3: [2.0]}, 1)
    {3: [0.0], 2: [1.0], 1: [1.8]}
    """
    found: dict[int, list[float]] = {}
    later = [0.0] * seats
    after: Sequence[float] | None = None
    for stage in sorted(stages, reverse=True):
        standings = stages[stage]
        if after is not None:
            later = [
                following - now + DISCOUNT * rest
                for following, now, rest in zip(after, standings, later, strict=True)
            ]
        found[stage] = later
        after = standings
    return found
