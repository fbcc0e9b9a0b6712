"""The bot `greedy`: it weighs its goods against the orders of the ports, and plans a voyage.

Everything is weighed in gold. The value of a voyage is computed backwards from its end: for each number of
tiles and actions left, the bot uses a tile if that is better than to keep the action for a later tile.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import lru_cache
from math import comb
from random import Random
from typing import Any, NamedTuple

from hautemer.core.codec import Move
from hautemer.core.game import AnyGame, Situation, silent
from hautemer.core.why import Why
from hautemer.games.norderwind import knowledge
from hautemer.games.norderwind.bots.reasons import Reasons
from hautemer.games.norderwind.game import Norderwind
from hautemer.games.norderwind.moves import Draw, Fight, Lookout, Pay, Sail, Skip, Stop
from hautemer.games.norderwind.pieces import ACTIONS, GOODS, IN_STACK, PORTS, TILE_OF, TOLL
from hautemer.games.norderwind.rules import crew
from hautemer.games.norderwind.rules.orders import Order
from hautemer.games.norderwind.state import LETTERS, LOOKOUT, PIRATES, SAILING, STACK, TILE, UNDER, State
from hautemer.games.norderwind.tiles.tile import ActionTile
from hautemer.kit.bags import ONE, Bag, bag_of, count, kinds, size, without

FOG = TILE_OF["fog"]
WINE = GOODS.index("wine")
BAD_ODDS = 0.3


class Weights(NamedTuple):
    """The values of things, in gold."""

    cube: float = 16.0
    others_cube: float = 3.0
    letter: float = 1.0
    others_letter: float = 0.3  # lost if an opponent with a letter may use the tile too
    good: float = 1.6
    wine: float = 2.3
    captain: float = 2.0
    ready: float = 5.0  # for everything that an open order wants
    ready_next: float = 1.5  # for everything that the order after it wants
    sails: tuple[float, ...] = (0.0, 5.0, 9.0)  # by steps above the first
    cannons: tuple[float, ...] = (0.0, 0.0, 2.5, 4.5, 5.5)
    posts: tuple[float, ...] = (2.5, 2.0, 0.4, 3.0, 3.0)
    hand: float = 3.0  # for each post of a crew that is not yet full
    plenty: int = 10  # gold beyond this counts less
    beyond: float = 0.6


# The expected number of each tile that may come next.
Pool = dict[int, float]


class Greedy:
    """A bot that plans for the next orders, buys low, sells high, equips early, and fights with good odds."""

    def __init__(self, game: AnyGame, weights: Weights = Weights()) -> None:  # noqa: B008 - it never changes
        assert isinstance(game, Norderwind)
        self.game = game
        self.weights = weights
        self.sea = game.sea
        self.purse = lru_cache(maxsize=1 << 13)(self._purse)
        self.gear = lru_cache(maxsize=1 << 10)(self._gear)

    def choose(self, situation: Situation[Any], rng: Random) -> Move | None:
        """Return the most promising move."""
        if len(situation.offers) == 1 and situation.offers[0].count() == 1:
            return situation.offers[0].moves()[0]
        state: State = situation.imagine(rng)  # hidden information in it is not used
        seat = situation.seat
        if state.phase == STACK:
            return Sail(max(PORTS, key=lambda port: self.voyage(state, seat, PORTS.index(port))))
        if state.phase == LETTERS:
            return self.by_letter(state, seat, situation.offers)
        plan = self.plan(state, seat, state.stack)
        left = state.reach - state.drawn
        actions = ACTIONS - state.actions
        if state.phase == LOOKOUT:
            tile = state.stacks[state.stack][0]
            kept = plan.without(tile)
            return Lookout(kept.value(left, actions) > kept.drawn(tile, left, actions))
        if state.phase == SAILING:
            return Draw() if plan.value(left, actions) > plan.home(actions) else Stop()
        if state.phase == PIRATES:
            then = plan.value(left, actions)
            odds = chance_to_win(
                self.game.data.dice.battle.faces, state.cannons[seat], state.crews[seat], state.strength
            )
            fights = not state.gold[seat] or plan.fights_for(odds, then, plan.home(actions))
            return Fight() if fights else Pay()
        assert state.phase == TILE
        best: Move = Skip()
        most = plan.value(left, actions)
        for move, gain in gains(self, state, seat, tile_of(state), situation.offers):
            value = gain + plan.value(left, actions - 1)
            if value > most:
                best, most = move, value
        return best

    def why(self, situation: Situation[Any], move: Move) -> Why | None:
        """Return the reason for a move, if there was a choice."""
        if len(situation.offers) == 1 and situation.offers[0].count() == 1:
            return None
        return Reasons(self, situation.imagine(Random(0)), situation.seat).why(move)

    def plan(self, state: State, seat: int, stack: int) -> VoyagePlan:
        """Return the plan of a voyage into a stack."""
        return VoyagePlan(self, state, seat, stack)

    def by_letter(self, state: State, seat: int, offers: Sequence[Any]) -> Move:
        """Return the best purchase by letter, if it is worth one."""
        best: Move = Skip()
        most = self.weights.letter
        for move, gain in gains(self, state, seat, tile_of(state), offers):
            if gain > most:
                best, most = move, gain
        return best

    def voyage(self, state: State, seat: int, stack: int) -> float:
        """Return the expected value of a voyage into a stack."""
        return self.plan(state, seat, stack).value(state.sails[seat], ACTIONS)

    def _purse(self, gold: int, hold: Bag, captains: int, opened: tuple[int, ...]) -> float:
        """Return the value of gold, goods and captains, which is higher if an open order wants them."""
        weights = self.weights
        value = gold - (1 - weights.beyond) * max(0, gold - weights.plenty)
        value += weights.good * size(hold) + (weights.wine - weights.good) * count(hold, WINE)
        value += weights.captain * captains
        for column, number in zip(self.sea.orders, opened, strict=True):
            following = column[number : number + 2]
            for order, ready in zip(following, (weights.ready, weights.ready_next), strict=False):
                value += ready * readiness(order, gold, hold, captains) ** 2
        return value

    def _gear(self, sail: int, cannons: int, aboard: int) -> float:
        """Return the value of the ship's equipment over a whole match."""
        weights = self.weights
        value = nth(weights.sails, sail - self.game.data.ship.sail.start) + nth(weights.cannons, cannons)
        return value + sum(worth for post, worth in enumerate(weights.posts) if aboard >> post & 1)


def nth(values: Sequence[float], place: int) -> float:
    """Return the value at a place, or the last one."""
    return values[min(place, len(values) - 1)]


class VoyagePlan:
    """A voyage from now on: the value and the likelihood of each tile."""

    def __init__(self, bot: Greedy, state: State, seat: int, stack: int) -> None:
        self.bot = bot
        self.state = state
        self.seat = seat
        self.pool = pool_of(state, seat, stack)
        self.letter = bot.weights.letter if state.letters[seat] < bot.sea.most_letters else 0.0
        prison = bot.game.data.ship.prison.most
        self.captain = worth_of_captain(bot, state, seat) if state.captains[seat] < prison else 1.0
        self.gains: dict[int, float] = {}
        self.values: dict[tuple[int, int], float] = {}
        self.fights = [
            chance_to_win(bot.game.data.dice.battle.faces, state.cannons[seat], state.crews[seat], strength)
            for strength in range(4)
        ]

    def without(self, tile: int) -> VoyagePlan:
        """Return this plan with one tile removed."""
        other = copy(self)
        other.pool, other.values = dict(self.pool), {}
        other.pool[tile] = max(0.0, other.pool.get(tile, 0.0) - 1)
        return other

    def home(self, actions: int) -> float:
        """Return the value of coming home with `actions` actions left."""
        return self.letter if actions else 0.0

    def value(self, left: int, actions: int) -> float:
        """Return the expected value with `left` tiles and `actions` actions left."""
        if left == 0 or actions == 0:
            return self.home(actions)
        value = self.values.get((left, actions))
        if value is None:
            total = sum(self.pool.values())
            value = self.home(actions)
            if total:
                drawn = sum(
                    weight * self.drawn(tile, left, actions) for tile, weight in self.pool.items() if weight
                )
                value = max(value, drawn / total)
            self.values[left, actions] = value
        return value

    def drawn(self, tile: int, left: int, actions: int) -> float:
        """Return the expected value if this tile comes next."""
        then = self.value(left - 1, actions)
        if tile == FOG:
            return self.fog(then, self.home(actions))
        return max(then, self.gain(tile) + self.value(left - 1, actions - 1))

    def fog(self, then: float, home: float) -> float:
        """Return the expected value of the fog: the better answer to each face of the event die."""
        faces = self.bot.game.data.dice.event.faces
        gold = self.state.gold[self.seat]
        total = 0.0
        for face in faces:
            if face == "coin":
                total += 1 + then
                continue
            odds = self.fights[int(face)]
            fighting = odds * (self.captain + then) + (1 - odds) * home
            total += max(fighting, then - 1) if gold else fighting
        return total / len(faces)

    def fights_for(self, odds: float, then: float, home: float) -> bool:
        """True if a fight promises more than to pay a piece of gold.

        With bad odds, captains are no reason to fight: only little to lose is.
        """
        if odds < BAD_ODDS and then - home > TOLL:
            return False
        return odds * (self.captain + then) + (1 - odds) * home > then - TOLL

    def gain(self, tile: int) -> float:
        """Return the highest value of using a tile."""
        gain = self.gains.get(tile)
        if gain is None:
            offers = self.bot.sea.tiles[tile].offers(self.state, self.seat)
            found = gains(self.bot, self.state, self.seat, tile, offers)
            gain = self.gains[tile] = max((one for _, one in found), default=-99.0)
        return gain


def pool_of(state: State, seat: int, stack: int) -> Pool:
    """Return the tiles that may still come in a stack: the known ones, and a share of the unseen ones."""
    known = [knowledge.known_to(state, seat, each) for each in range(len(PORTS))]
    here = known[stack]
    unknown = IN_STACK - size(here)
    if stack == state.stack:
        tiles = state.stacks[stack]
        here = without(here, bag_of(tiles[: state.drawn]))
        if state.look == UNDER and state.turn == seat:
            here -= ONE[tiles[knowledge.BOTTOM]]
    pool: Pool = {tile: float(count(here, tile)) for tile in kinds(here)}
    if unknown:
        unseen = knowledge.not_known(state, known)
        share = unknown / size(unseen)
        for tile in kinds(unseen):
            pool[tile] = pool.get(tile, 0.0) + share * count(unseen, tile)
    return pool


def tile_of(state: State) -> int:
    """Return the open tile."""
    return state.stacks[state.stack][state.drawn - 1]


def gains(bot: Greedy, state: State, seat: int, tile: int, offers: Sequence[Any]) -> list[tuple[Move, float]]:
    """Return the change of value by each use of a tile."""
    unit = bot.sea.tiles[tile]
    assert isinstance(unit, ActionTile)
    now = worth(bot, state, seat)
    if unit.letters and seat == state.turn:
        now += bot.weights.others_letter * sum(
            1 for other in range(state.seats) if other != seat and state.letters[other]
        )
    found = []
    for offer in offers:
        if offer.kind is Skip:
            continue
        for move in offer.moves():
            after = state.copy()
            unit.use(after, seat, move, silent)
            found.append((move, worth(bot, after, seat) - now))
    return found


def worth(bot: Greedy, state: State, seat: int) -> float:
    """Return the value of a seat's cubes, ship and goods, in gold."""
    weights = bot.weights
    cubes = state.cubes[seat]
    if cubes == state.goal:
        return 1000.0
    opened = tuple(map(len, state.columns))
    value = bot.purse(state.gold[seat], state.holds[seat], state.captains[seat], opened)
    value += weights.cube * cubes - weights.others_cube * (sum(state.cubes) - cubes)
    horizon = min(1.0, 1.4 * (state.goal - max(state.cubes)) / state.goal)
    value += horizon * bot.gear(state.sails[seat], state.cannons[seat], state.crews[seat])
    if not state.full_crew >> seat & 1:
        value += weights.hand * state.crews[seat].bit_count()
    return value


def readiness(order: Order, gold: int, hold: Bag, captains: int) -> float:
    """Return how much of an order is aboard, from 0 to 1."""
    wanted = order.gold + 2.5 * size(order.goods) + 3.5 * order.captains
    missing = max(0, order.gold - gold) + 3.5 * max(0, order.captains - captains)
    missing += 2.5 * size(without(order.goods, hold))
    return 1 - missing / wanted if wanted else 1.0


def worth_of_captain(bot: Greedy, state: State, seat: int) -> float:
    """Return the value of another captain in prison."""
    after = state.copy()
    after.captains[seat] += 1
    return worth(bot, after, seat) - worth(bot, state, seat)


@lru_cache
def chance_to_win(faces: tuple[str, ...], cannons: int, aboard: int, strength: int) -> float:
    """Return the chance of a fight (N5.3)."""
    silver, blue = faces.count("silver") / len(faces), faces.count("blue") / len(faces)
    double = crew.hits_of_blue(aboard)
    odds = 0.0
    for singles in range(cannons + 1):
        for doubles in range(cannons - singles + 1):
            if singles + doubles * double >= strength:
                ways = comb(cannons, singles) * comb(cannons - singles, doubles)
                odds += (
                    ways
                    * silver**singles
                    * blue**doubles
                    * (1 - silver - blue) ** (cannons - singles - doubles)
                )
    return odds
