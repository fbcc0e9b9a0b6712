"""Conditions that the sentences of hints state about the view for which a hint was given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from hautemer.core.codec import Move
from hautemer.core.game import Situation
from hautemer.core.why import percent
from hautemer.games.meuterer import GAME
from hautemer.games.meuterer.bots import fighting, pirate, selling
from hautemer.games.meuterer.bots.reasons import LOST, SURE
from hautemer.games.meuterer.bots.table import Box, TableReading
from hautemer.games.meuterer.bots.table import read as read_table
from hautemer.games.meuterer.pieces import CARD_OF, CARDS, CONFLICT
from hautemer.games.meuterer.views import PublicView

BOX = Box(GAME.chart)


class Given(NamedTuple):
    """A hint: the view in numbers, the move, and the details of the reason."""

    table: TableReading
    public: PublicView
    situation: Situation[Any]
    move: Any
    details: dict[str, Any]

    @property
    def cards(self) -> int:
        """The number of cards in this seat's hand."""
        return sum(self.table.hand)

    def is_reached_with(self, cards: int) -> bool:
        """True if that many cards in hand lead to the named island."""
        return bool(self.table.ring[self.table.goal(cards)].key == self.details["island"])

    def is_on_the_ring(self) -> bool:
        return self.details["island"] in self.public.islands

    def is_a_chance(self) -> bool:
        return bool(0 <= self.details["chance"] <= 100 and self.details["chance"] % 5 == 0)

    def odds(self) -> list[float]:
        assert self.public.strengths is not None
        return list(fighting.odds_by_number(self.table, self.public.strengths))

    def points_of(self, sale: Any) -> int:
        """Return the points of a sale if all others answer as well as they can."""
        found = selling.Sales(self.table, self.public)
        return int(found.after(found.amounts_of(sale))[self.table.seat])

    def best_sale(self) -> int:
        """Return the points of the best of all sales that are open."""
        return max(self.points_of(sale) for offer in self.situation.offers for sale in offer.moves())


def read(situation: Situation[Any], move: Move, details: dict[str, Any]) -> Given:
    """Return a hint in the form that the conditions read."""
    public, private = situation.look()
    return Given(read_table(situation.seat, public, private, BOX), public, situation, move, details)


def buys(given: Given) -> bool:
    """True if the named island buys the named card, which is in the hand."""
    card = CARD_OF[given.details["card"]]
    (spot,) = [spot for spot in given.table.ring if spot.key == given.details["island"]]
    return card in spot.goods and given.table.hand[card] > 0


def ship_points_are_right(given: Given) -> bool:
    (spot,) = [spot for spot in given.table.ring if spot.key == given.details["island"]]
    return bool(spot.ship == given.details["points"])


HOLDS: dict[str, Callable[[Given], bool]] = {
    "reward_none": lambda given: given.move.points == 0 and given.table.seat == given.table.captain,
    "reward_mate": lambda given: given.move.points > 0 and given.is_on_the_ring(),
    "pirate_robs": lambda given: 0 < given.details["points"] == round(pirate.spoils(given.table)),
    "pirate_plan": lambda given: given.move.card == "pirate",
    "lay_sells": buys,
    "lay_course": lambda given: (
        given.details["count"] < given.cards and given.is_reached_with(given.details["count"])
    ),
    "lay_loader": lambda given: not given.table.last_round,
    "lay_renew": lambda given: not given.table.last_round and given.details["card"] == given.move.card,
    "pass_course": lambda given: (
        given.details["count"] == given.cards
        and given.is_reached_with(given.cards)
        and ship_points_are_right(given)
    ),
    "pass_mutineer": lambda given: (
        given.is_a_chance() and given.is_reached_with(given.cards) and ship_points_are_right(given)
    ),
    "pass_cabin_boy": lambda given: given.is_a_chance(),
    "pass_mate": lambda given: given.is_a_chance() and given.details["points"] == 1 + given.table.reward,
    "pass_merchant": lambda given: sum(given.table.laid[given.table.seat]) > 0,
    "pass_apart": lambda given: given.move.role in ("merchant", "loader"),
    "pass_loader": lambda given: given.details["count"] > 3 and not given.table.last_round,
    "pass_done": lambda given: 0 < given.details["count"] == given.cards,
    "pass_empty": lambda given: given.cards == 0,
    "fight": lambda given: (
        given.details["chance"] == percent(given.odds()[given.move.conflicts])
        and given.details["otherwise"] == percent(given.odds()[0])
        and given.details["chance"] >= given.details["otherwise"]
    ),
    "fight_safe": lambda given: given.odds()[0] >= SURE and given.table.hand[CONFLICT] > 0,
    "fight_vain": lambda given: given.odds()[-1] <= max(LOST, given.odds()[0]),
    "fight_save": lambda given: given.odds()[0] < SURE and not given.move.conflicts,
    "sell": lambda given: 0 < given.details["points"] == given.points_of(given.move),
    "sell_in_vain": lambda given: given.best_sale() == 0,
    "sell_spoils": lambda given: given.points_of(given.move) == 0 < given.best_sale(),
    "keep_conflict": lambda given: CARDS[CONFLICT] in given.move.cards,
    "keep_islands": lambda given: given.details["islands"] == list(given.public.active),
}
