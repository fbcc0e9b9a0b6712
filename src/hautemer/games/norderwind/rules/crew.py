"""The five posts, one function each: the effect of a filled post."""

from __future__ import annotations

from hautemer.games.norderwind.pieces import POST_OF

BOATMAN = 1 << POST_OF["boatman"]
GUNNER = 1 << POST_OF["gunner"]
TREASURER = 1 << POST_OF["treasurer"]
ACCOUNTANT = 1 << POST_OF["accountant"]
LOOKOUT = 1 << POST_OF["lookout"]


def goods_at_merchant(crew: int) -> int:
    """Return the number of goods at a merchant ship: two with the boatswain (N3.3)."""
    return 2 if crew & BOATMAN else 1


def hits_of_blue(crew: int) -> int:
    """Return the hits of a blue die: two with the gunner (N5.3)."""
    return 2 if crew & GUNNER else 0


def best_hits(crew: int) -> int:
    """Return the most hits of one cannon (N5.5)."""
    return 2 if crew & GUNNER else 1


def gold_for_the_poor(crew: int) -> int:
    """Return the gold for a seat that has none: two with the treasurer (N2.1)."""
    return 2 if crew & TREASURER else 1


def gold_for_a_sale(crew: int) -> int:
    """Return the extra gold per sale: one with the accountant (N3.7)."""
    return 1 if crew & ACCOUNTANT else 0


def looks_out(crew: int) -> bool:
    """True if the lookout may look at the top tile (N2.3)."""
    return bool(crew & LOOKOUT)
