"""The five posts, one small unit each: what somebody there changes."""

from __future__ import annotations

from hautemer.games.norderwind.pieces import POST_OF

BOATMAN = 1 << POST_OF["boatman"]
GUNNER = 1 << POST_OF["gunner"]
TREASURER = 1 << POST_OF["treasurer"]
ACCOUNTANT = 1 << POST_OF["accountant"]
LOOKOUT = 1 << POST_OF["lookout"]


def goods_at_merchant(crew: int) -> int:
    """Return the boatman: two goods at a merchant ship (N3.3)."""
    return 2 if crew & BOATMAN else 1


def hits_of_blue(crew: int) -> int:
    """Return the gunner: a blue die hits twice (N5.3)."""
    return 2 if crew & GUNNER else 0


def best_hits(crew: int) -> int:
    """Return the most that one cannon can hit (N5.5)."""
    return 2 if crew & GUNNER else 1


def gold_for_the_poor(crew: int) -> int:
    """Return the treasurer: two gold for those who have none (N2.1)."""
    return 2 if crew & TREASURER else 1


def gold_for_a_sale(crew: int) -> int:
    """Return the accountant: one gold for each selling transaction (N3.7)."""
    return 1 if crew & ACCOUNTANT else 0


def looks_out(crew: int) -> bool:
    """Return the lookout: a look at the top tile (N2.3)."""
    return bool(crew & LOOKOUT)
