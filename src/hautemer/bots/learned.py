"""The learned player: a network that values moves, and a search over imagined worlds that looks further.

**Q alone.** A network trained by Deep Monte Carlo self-play (Zha et al., *DouZero*, 2021) values every move
that is open from what the seat knows; the player makes the best one. That takes less than a millisecond.

**Q and search.** The best few moves by Q are tried out in imagined worlds:

1. *Worlds.* Draw worlds that look to the seat as the true one does (`Situation.imagine`), and keep those in
   which what the others did is likely: where an encoder can recall hidden choices (`Recalls`), each world is
   weighted by how the network, playing the other seats, would have chosen (importance resampling). Where
   seats choose at the same time, those who have chosen in secret choose again in the rollouts (`Reopens`).
2. *Rollouts.* Make each candidate in each world, with the same luck for all candidates. From there the
   network plays every seat, all worlds in lock-step: one evaluation serves all of them. Each seat is played
   from what it would know itself.
3. *The cut.* A rollout ends where the next stage of the match begins, or when time is up. The network then
   values the position for the seat, whoever is to move.
4. *Sequential halving* (Karnin et al., 2013). After each part of the budget the worse half of the candidates
   is dropped, so that close ones are compared in more worlds. Q counts as some worlds' worth of evidence.
5. *Advice.* The move of another bot, which plays by other means, is compared to the end as well. It is made
   if the best one is better only by what chance can do: the rollouts know no other player than the network.

The player needs a `Situation` and nothing else: it never sees the true state.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

import numpy as np

from hautemer.bots.network import Floats, Network, unpack
from hautemer.core import ranking, registry
from hautemer.core.chance import Dice
from hautemer.core.codec import Move
from hautemer.core.game import AnyGame, Bot, Explainer, Seat, Situation, silent
from hautemer.core.thinking import Budget, Valued
from hautemer.core.vectors import NOTHING, Recalled, Recalls, Reopens, Vectors
from hautemer.core.why import Why

DISCOUNT = 0.8  # of what a later stage brings, as in training
SPREAD = 0.15  # the difference of two values at which the better move is e times as likely
LATER = 1 << 62  # a deadline that is never reached


@dataclass(frozen=True)
class Method:
    """The numbers of the search."""

    candidates: int = 4  # moves that are tried out
    lanes: int = 64  # rollouts in lock-step
    stages: int = 1  # stages until the cut, the current one included
    prior: float = 8.0  # worlds that Q counts for
    drawn: int = 2  # worlds drawn for each that is kept
    trust: float = 0.8  # how far the network is believed to predict the others
    doubt: float = 1.0  # standard errors by which another move must be better than the adviser's


@dataclass(slots=True)
class Rollout:
    """One candidate in one world."""

    state: Any
    candidate: int
    dice: Dice
    standing: float  # of the seat in the world before the candidate


class Learned:
    """A player of one game with one network."""

    def __init__(
        self,
        game: AnyGame,
        vectors: Vectors,
        network: Network,
        budget: Budget = Budget(),  # noqa: B008 - it never changes
        method: Method = Method(),  # noqa: B008 - it never changes
        adviser: Bot | None = None,
    ) -> None:
        self.game, self.vectors, self.network = game, vectors, network
        self.budget, self.method, self.adviser = budget, method, adviser
        # Under a steady budget somebody waits; otherwise the strength must not depend on other processes.
        self.now = time.perf_counter if budget.steady else time.thread_time
        self.decisions = 0  # made in rollouts so far

    def choose(self, situation: Situation[Any], rng: Random) -> Move | None:
        """Return the best move; None where it is best to do nothing."""
        best = self.analyse(situation, rng)[0].move
        return None if best is NOTHING else best

    def analyse(self, situation: Situation[Any], rng: Random, also: Move | None = None) -> list[Valued]:
        """Return the moves that were compared, the best first; `also` is compared in any case."""
        begun = self.now()
        searches = bool(self.budget.seconds or self.budget.batches)
        advised = self.advice(situation, rng) if searches else None
        asked = [move for move in (also, advised) if move is not None]
        by_q = self.by_q(situation, situation.imagine(rng), asked)
        if not searches:
            return by_q
        deadline = begun + self.budget.seconds if self.budget.seconds else LATER
        if len(by_q) == 1:
            if self.budget.steady:
                time.sleep(max(0.0, deadline - self.now()))
            return by_q
        tried = by_q[: self.method.candidates]
        tried += [one for one in by_q[self.method.candidates :] if one.move in asked]
        found = self.search(situation, tried, deadline, rng, advised)
        if self.budget.steady:
            time.sleep(max(0.0, deadline - self.now()))
        return found

    def advice(self, situation: Situation[Any], rng: Random) -> Move | None:
        """Return what the adviser would do, if there is one."""
        if self.adviser is None:
            return None
        move = self.adviser.choose(situation, rng)
        return NOTHING if move is None else move

    def by_q(self, situation: Situation[Any], world: Any, also: Sequence[Move] = ()) -> list[Valued]:
        """Return all moves by their value, the best first; `world` is any that the seat imagines."""
        vectors, seat = self.vectors, situation.seat
        moves = vectors.candidates(world, seat, situation.offers)
        for move in also:
            if move not in moves:  # of moves that are as good, a candidate stands for all
                moves = [*moves, move]
        views = rows([vectors.view(world, seat, situation.talk)], vectors.shape.view)
        heads = self.network.heads(
            views,
            rows([vectors.moves(world, seat, moves)], vectors.shape.move),
            np.zeros(len(moves), np.intp),
        )
        values = (heads @ self.network.weigh).tolist()
        shares = np.clip(heads[:, 0], 0, 1).tolist()
        found = [Valued(*one) for one in zip(moves, values, shares, strict=True)]
        return sorted(found, key=lambda one: -one.value)

    def speaks_for(self, situation: Situation[Any], move: Move, numbers: Sequence[int]) -> bool:
        """True if these numbers of a move's vector raise its value above that with the next best move's."""
        world = situation.imagine(Random(0))
        if not self.vectors.fits(world):
            return False
        others = [one.move for one in self.by_q(situation, world) if one.move != move]
        if not others:
            return False
        shape = self.vectors.shape
        own, other = rows([self.vectors.moves(world, situation.seat, [move, others[0]])], shape.move)
        without = own.copy()
        without[list(numbers)] = other[list(numbers)]
        view = rows([self.vectors.view(world, situation.seat, situation.talk)], shape.view)
        with_them, without_them = self.network.values(view, np.stack([own, without]), np.zeros(2, np.intp))
        return bool(with_them > without_them)

    def search(
        self,
        situation: Situation[Any],
        candidates: list[Valued],
        deadline: float,
        rng: Random,
        advised: Move | None = None,
    ) -> list[Valued]:
        """Compare some moves in imagined worlds; the advised one is compared to the end."""
        method, seat = self.method, situation.seat
        number = len(candidates)
        held = next((at for at, one in enumerate(candidates) if one.move == advised), None)
        table: list[Floats] = []  # the values of the candidates by world
        totals, shares, counts = np.zeros(number), np.zeros(number), np.zeros(number)
        prior = np.array([one.value for one in candidates])
        prior_share = np.array([one.share for one in candidates])
        left = list(range(number))
        begun = self.now()
        length = deadline - begun
        batch = 0
        longest = 0.0  # seconds of a batch
        halvings = 0
        rounds = max(1, (number - 1).bit_length())
        while True:
            started = self.now()
            worlds = self.worlds(situation, max(1, method.lanes // len(left)), rng)
            if isinstance(self.vectors, Reopens):
                for world in worlds:
                    self.vectors.reopen(world, seat)
            rollouts = []
            for world in worlds:
                seed = rng.getrandbits(48)
                standing = self.vectors.standings(world)[seat]
                for at in left:
                    twin = Rollout(world.copy(), at, Dice(Random(seed)), standing)
                    self.game.apply(twin.state, seat, candidates[at].move, twin.dice, silent)
                    rollouts.append(twin)
            start = self.vectors.stage(worlds[0])
            if not self.play(rollouts, start + method.stages, deadline) and batch:
                break  # positions within a stage are valued badly: better none than those
            heads = self.positions(rollouts, seat)
            values = heads @ self.network.weigh
            places = [rollout.candidate for rollout in rollouts]
            np.add.at(totals, places, values)
            np.add.at(shares, places, heads[:, 0])
            np.add.at(counts, places, 1)
            by_world = np.full((len(worlds), number), np.nan, np.float32)
            by_world[:, left] = values.reshape(len(worlds), len(left))
            table.append(by_world)
            batch += 1
            scores = (totals + method.prior * prior) / (counts + method.prior)
            now = self.now()
            longest = max(longest, now - started)
            used = (now - begun) / length if self.budget.seconds else batch / self.budget.batches
            if used >= 1 or now + longest > deadline:
                break
            while halvings < rounds - 1 and used >= (halvings + 1) / rounds and len(left) > 2:
                halvings += 1
                left = sorted(left, key=lambda at: -scores[at])[: (len(left) + 1) // 2]
                left += [held] if held is not None and held not in left else []
        estimates = np.clip((shares + method.prior * prior_share) / (counts + method.prior), 0, 1)
        # What was dropped earlier comes after what was compared to the end.
        order = sorted(range(number), key=lambda at: (at not in left, -scores[at]))
        if held is not None and order[0] != held:
            gains = np.concatenate(table)
            gains = gains[:, order[0]] - gains[:, held]
            error = gains.std() / np.sqrt(len(gains))
            if scores[order[0]] - scores[held] < method.doubt * error:
                order.remove(held)
                order.insert(0, held)
        return [Valued(candidates[at].move, float(scores[at]), float(estimates[at])) for at in order]

    def worlds(self, situation: Situation[Any], number: int, rng: Random) -> list[Any]:
        """Return imagined worlds, drawn by how likely they make what the others did."""
        vectors = self.vectors
        if not isinstance(vectors, Recalls):
            return [situation.imagine(rng) for _ in range(number)]
        drawn = [situation.imagine(rng) for _ in range(self.method.drawn * number)]
        recalled = [
            (at, one) for at, world in enumerate(drawn) for one in vectors.recall(world, situation.seat)
        ]
        if not recalled:
            return drawn[:number]
        weights = np.zeros(len(drawn))
        np.add.at(weights, [at for at, _ in recalled], self.likelihoods([one for _, one in recalled]))
        weights = np.exp(weights - weights.max())
        # Systematic resampling: one random number, equal steps.
        steps = (rng.random() + np.arange(number)) / number * weights.sum()
        chosen = np.searchsorted(np.cumsum(weights), steps).clip(0, len(drawn) - 1)
        return [drawn[at] for at in chosen]

    def likelihoods(self, recalled: Sequence[Recalled]) -> Floats:
        """Return the logarithm of how likely the network, mixed with chance, makes each choice."""
        vectors, trust = self.vectors, self.method.trust
        asked = []
        for state, seat, _ in recalled:
            moves = vectors.candidates(state, seat, self.game.offers(state, seat))
            asked.append((vectors.view(state, seat), vectors.moves(state, seat, moves), moves))
        counts = [len(moves) for _, _, moves in asked]
        values = self.network.values(
            rows([view for view, _, _ in asked], vectors.shape.view),
            rows([moves for _, moves, _ in asked], vectors.shape.move),
            np.repeat(np.arange(len(asked)), counts),
        )
        found = np.zeros(len(asked), np.float32)
        at = 0
        for place, ((_, _, moves), one) in enumerate(zip(asked, recalled, strict=True)):
            own = np.exp((values[at : at + len(moves)] - values[at : at + len(moves)].max()) / SPREAD)
            likely = own[moves.index(one.move)] / own.sum()
            found[place] = np.log(trust * likely + (1 - trust) / len(moves))
            at += len(moves)
        return found

    def play(self, rollouts: Sequence[Rollout], until: int, deadline: float) -> bool:
        """Play all rollouts in lock-step to the stage `until` or the end of the match.

        Return False if the deadline came first.
        """
        game, vectors = self.game, self.vectors
        lanes = list(rollouts)
        while lanes and self.now() < deadline:
            asked = []
            for lane in lanes:
                state = lane.state
                while (actors := game.actors(state)) and vectors.stage(state) < until:
                    seat = actors[0]
                    assert seat is not None, "a match that waits for the clock alone"
                    moves = vectors.candidates(state, seat, game.offers(state, seat))
                    if len(moves) > 1:
                        view, open_moves = vectors.view(state, seat), vectors.moves(state, seat, moves)
                        asked.append((lane, seat, moves, view, open_moves))
                        break
                    game.apply(state, seat, moves[0], lane.dice, silent)
            if not asked:
                return True
            counts = [len(moves) for _, _, moves, _, _ in asked]
            values = self.network.values(
                rows([view for *_, view, _ in asked], vectors.shape.view),
                rows([open_moves for *_, open_moves in asked], vectors.shape.move),
                np.repeat(np.arange(len(asked)), counts),
            ).tolist()
            at = 0
            for (lane, seat, moves, _, _), count in zip(asked, counts, strict=True):
                own = values[at : at + count]
                game.apply(lane.state, seat, moves[own.index(max(own))], lane.dice, silent)
                at += count
            self.decisions += len(asked)
            lanes = [lane for lane, *_ in asked]
        return not lanes

    def positions(self, rollouts: Sequence[Rollout], seat: Seat) -> Floats:
        """Return for each rollout the seat's share of the win and its gain in standing."""
        game, vectors = self.game, self.vectors
        views = rows([vectors.view(rollout.state, seat) for rollout in rollouts], vectors.shape.view)
        heads = self.network.positions(views, vectors.shape.move)
        for at, rollout in enumerate(rollouts):
            result = game.result(rollout.state)
            if result is not None:
                heads[at] = (1 / len(result.winners) if seat in result.winners else 0.0, 0.0)
            heads[at, 1] = vectors.standings(rollout.state)[seat] - rollout.standing + DISCOUNT * heads[at, 1]
        return heads


class Captain:
    """The learned player where its network fits the match, another bot where it does not."""

    def __init__(self, learned: Learned, otherwise: Bot) -> None:
        self.learned, self.otherwise = learned, otherwise
        part = registry.part(learned.game.meta.key, "bots.grounds")
        self.grounds: Mapping[str, Sequence[int]] = {} if part is None else part.GROUNDS

    @classmethod
    def of(cls, game: AnyGame, otherwise: Bot, budget: Budget) -> Captain:
        """Return the captain of a game with the weights that come with it."""
        key = game.meta.key
        return cls(Learned(game, vectors_of(game), weights_of(key), budget, adviser=otherwise), otherwise)

    def choose(self, situation: Situation[Any], rng: Random) -> Move | None:
        """Return the best move."""
        if self.learned.vectors.fits(situation.imagine(rng)):
            return self.learned.choose(situation, rng)
        return self.otherwise.choose(situation, rng)

    def compare(self, situation: Situation[Any], rng: Random, also: Move | None = None) -> Sequence[Valued]:
        """Return the moves that were compared, the best first; nothing where the network does not fit."""
        if not self.learned.vectors.fits(situation.imagine(rng)):
            return ()
        return self.learned.analyse(situation, rng, also)

    def why(self, situation: Situation[Any], move: Move) -> Why | None:
        """Return what speaks for a move in the words of the other bot.

        All its reasons hold for what it chooses itself. For another move, some of them do (`GROUNDS`); such a
        reason is given if the numbers that say the same made the network prefer the move.
        """
        if not isinstance(self.otherwise, Explainer):
            return None
        why = self.otherwise.why(situation, move)
        if why is None or self.otherwise.choose(situation, Random(0)) == move:
            return why
        numbers = self.grounds.get(why.reason)
        speaks = numbers is not None and self.learned.speaks_for(situation, move, numbers)
        return why if speaks else None


def vectors_of(game: AnyGame) -> Vectors:
    """Return the encoder of a game."""
    made: Vectors = registry.part(game.meta.key, "bots.vectors").Vectors(game)
    return made


@lru_cache(maxsize=1 << 4)
def weights_of(key: str) -> Network:
    """Return the network that comes with a game."""
    return unpack(registry.file(key, *ranking.WEIGHTS), key, vectors_of(registry.find(key)))


def rows(parts: Sequence[bytes], length: int) -> Any:
    """Return vectors as the rows of an array."""
    return np.frombuffer(b"".join(parts), np.int8).reshape(-1, length)
