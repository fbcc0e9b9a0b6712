"""Reasons of the greedy bot, for a person who asks for a hint."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from hautemer.core.codec import Move
from hautemer.core.game import silent
from hautemer.core.why import Why, because, percent
from hautemer.games.norderwind import knowledge
from hautemer.games.norderwind.game import Norderwind
from hautemer.games.norderwind.moves import (
    Deliver,
    Draw,
    Equip,
    Fight,
    Goods,
    Lookout,
    Pay,
    Sail,
    Salvage,
    Skip,
    Stop,
    Trade,
)
from hautemer.games.norderwind.pieces import ACTIONS, GOOD_OF, PORT_OF, PORTS, TILES, TOLL
from hautemer.games.norderwind.state import LETTERS, State
from hautemer.games.norderwind.tiles.sea import Sea
from hautemer.games.norderwind.tiles.tile import ActionTile
from hautemer.games.norderwind.tiles.trading import listed
from hautemer.kit.bags import count, without


class ExpectedVoyage(Protocol):
    """The part of a bot's plan for a voyage from which its reasons are made."""

    @property
    def pool(self) -> Mapping[int, float]:
        """The expected number of each tile in the stack."""

    @property
    def fights(self) -> Sequence[float]:
        """The chance to win against pirates, by their strength."""

    def gain(self, tile: int) -> float:
        """Return the value of a tile."""

    def home(self, actions: int) -> float:
        """Return the value of coming home with `actions` actions left."""

    def value(self, left: int, actions: int) -> float:
        """Return the value of the voyage with `left` tiles and `actions` actions to go."""


class VoyagePlanner(Protocol):
    """The part of a bot from which its reasons are made; `greedy.Greedy` has it."""

    game: Norderwind
    sea: Sea

    def plan(self, state: State, seat: int, stack: int) -> ExpectedVoyage:
        """Return the plan of a voyage into a stack."""


class Reasons:
    """The reasons for a move of one seat; hidden information in the state is not used."""

    def __init__(self, bot: VoyagePlanner, state: State, seat: int) -> None:
        self.bot = bot
        self.state = state
        self.seat = seat

    def why(self, move: Move) -> Why | None:
        """Return the reason for a move."""
        match move:
            case Sail(stack):
                return self.sailing(stack)
            case Lookout(under):
                tile = TILES[self.state.stacks[self.state.stack][0]]
                return because("lookout_under", tile=tile) if under else because("lookout_keep", tile=tile)
            case Draw():
                hoped = self.hope(self.plan(self.state.stack))
                return because("draw_fog") if hoped is None else because("draw", tile=hoped)
            case Stop():
                return because("stop_letter") if self.has_room_for_a_letter else because("stop")
            case Fight():
                return self.fighting()
            case Pay():
                return because("pay", chance=self.chance_to_win())
            case Skip():
                return self.skipping()
            case Deliver():
                return self.delivering(move)
            case Trade():
                return self.trading(move)
            case Equip():
                return self.equipping(move)
            case Salvage():
                return because("salvage", gold=self.bot.game.data.tiles[self.tile].gold)
        return None

    # The voyage

    def plan(self, stack: int) -> ExpectedVoyage:
        """Return the bot's plan for a stack."""
        return self.bot.plan(self.state, self.seat, stack)

    def hope(self, plan: ExpectedVoyage) -> str | None:
        """Return the tile that adds most to the voyage: its value times its likelihood."""
        worth = {
            tile: weight * plan.gain(tile)
            for tile, weight in plan.pool.items()
            if isinstance(self.bot.sea.tiles[tile], ActionTile)
        }
        best = max(worth, key=lambda tile: worth[tile], default=None)
        return None if best is None or worth[best] <= 0 else TILES[best]

    def sailing(self, stack: str) -> Why | None:
        """Return the reason for a stack: a delivery, a tile that is known to be there, or one that may be."""
        port = PORT_OF[stack]
        tile = self.hope(self.plan(port))
        if tile is None:
            return None
        if tile == stack:
            return because("sail_order", port=stack)
        known = knowledge.known_to(self.state, self.seat, port)
        is_known = count(known, TILES.index(tile)) > 0
        return because("sail_known", tile=tile) if is_known else because("sail_hope", tile=tile)

    def chance_to_win(self) -> int:
        """Return the chance against the present pirates."""
        return percent(self.plan(self.state.stack).fights[self.state.strength])

    def fighting(self) -> Why:
        """Return the reason for a fight: good odds, little to lose, or a captain that is worth the risk."""
        chance = self.chance_to_win()
        if chance >= 50:
            return because("fight", chance=chance)
        plan = self.plan(self.state.stack)
        left, actions = self.state.reach - self.state.drawn, ACTIONS - self.state.actions
        if plan.value(left, actions) - plan.home(actions) <= TOLL:
            return because("fight_little_to_lose", chance=chance)
        return because("fight_captain", chance=chance)

    @property
    def has_room_for_a_letter(self) -> bool:
        """True if coming home early brings a letter (N2.6)."""
        return self.state.letters[self.seat] < self.bot.sea.most_letters

    # Tiles

    @property
    def tile(self) -> str:
        """The open tile."""
        return TILES[self.state.stacks[self.state.stack][self.state.drawn - 1]]

    def skipping(self) -> Why:
        """Return the reason for a skip: nothing is worth a letter, or an action."""
        state = self.state
        if state.phase == LETTERS:
            return because("skip_letter")
        plan = self.plan(state.stack)
        left, actions = state.reach - state.drawn, ACTIONS - state.actions
        if plan.value(left, actions) > plan.home(actions):
            tile = self.hope(plan)
            return because("skip_fog") if tile is None else because("skip_for", tile=tile)
        return because("skip_home") if self.has_room_for_a_letter else because("skip")

    def delivering(self, move: Deliver) -> Why:
        """Return the reason for a delivery: its cubes."""
        after = self.state.copy()
        unit = self.bot.sea.tiles[TILES.index(self.tile)]
        assert isinstance(unit, ActionTile)
        unit.use(after, self.seat, move, silent)
        cubes = after.cubes[self.seat]
        if cubes == after.goal:
            return because("deliver_wins")
        return because("deliver", count=cubes - self.state.cubes[self.seat], left=after.goal - cubes)

    def trading(self, move: Trade) -> Why:
        """Return the reason for a trade: an order, a bargain, or gold."""
        price = self.bot.game.data.tiles[self.tile].price
        bought = move.buy if isinstance(move.buy, dict) else {}
        sold = move.sell if isinstance(move.sell, dict) else {}
        port = self.port_that_wants(bought)
        if port is not None:
            return because("trade_order", goods=listed(bought), port=port)
        if bought and sold:
            return because("trade_swap", bought=next(iter(bought)), sold=next(iter(sold)))
        if sold:
            return because("trade_sell", goods=listed(sold), gold=price * sum(sold.values()))
        most = max(self.best_price(good) for good in bought)
        if most > price:
            return because("trade_cheap", goods=listed(bought), price=price, most=most)
        return because("trade_stock", goods=listed(bought))

    def port_that_wants(self, goods: Goods) -> str | None:
        """Return the port whose open order lacks one of these goods."""
        for port, column in enumerate(self.bot.sea.orders):
            opened = len(self.state.columns[port])
            if opened < len(column):
                missing = without(column[opened].goods, self.state.holds[self.seat])
                if any(count(missing, GOOD_OF[good]) for good in goods):
                    return PORTS[port]
        return None

    def best_price(self, good: str) -> int:
        """Return the highest price that a trade port pays for a good."""
        return max(tile.price for tile in self.bot.game.data.tiles.values() if tile.good == good)

    def equipping(self, move: Equip) -> Why | None:
        """Return the reason for a piece of equipment, or for filling a post that still brings a cube."""
        state, seat = self.state, self.seat
        if move.what == "sail":
            return because("equip_sail", count=state.sails[seat] + 1)
        if move.what == "cannon":
            return because("equip_cannon", count=state.cannons[seat] + 1)
        most = self.bot.game.data.ship.crew.most
        if state.full_crew >> seat & 1:
            return None
        if state.crews[seat].bit_count() + 1 == most:
            return because("equip_full_crew", count=most)
        return because("equip_post", post=str(move.post))
