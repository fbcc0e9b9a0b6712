"""Orders: what a port wants, and how a ship pays it (N3.6)."""

from __future__ import annotations

from hautemer.games.norderwind.pieces import GOODS, PrintedOrder
from hautemer.games.norderwind.state import State
from hautemer.kit.bags import bag_of_counts, count, holds


class Order:
    """One order of a column."""

    __slots__ = ("captains", "gold", "goods")

    def __init__(self, printed: PrintedOrder) -> None:
        self.goods = bag_of_counts(getattr(printed, good) for good in GOODS)
        self.gold = printed.gold
        self.captains = printed.captain

    def wanted(self) -> dict[str, int]:
        """Return the wanted things by key."""
        wants = {key: count(self.goods, good) for good, key in enumerate(GOODS)}
        wants |= {"gold": self.gold, "captain": self.captains}
        return {key: number for key, number in wants.items() if number}

    def can_be_paid_by(self, state: State, seat: int) -> bool:
        """True if everything that the order wants is aboard."""
        return (
            state.gold[seat] >= self.gold
            and state.captains[seat] >= self.captains
            and holds(state.holds[seat], self.goods)
        )

    def pay(self, state: State, seat: int) -> None:
        """Take the wanted things from the ship."""
        state.gold[seat] -= self.gold
        state.captains[seat] -= self.captains
        state.holds[seat] -= self.goods
