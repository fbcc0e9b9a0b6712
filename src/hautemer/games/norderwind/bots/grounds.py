"""Reasons that hold for any move they are given for, with the numbers of the move that say the same.

The numbers are those of `vectors.py`. All other reasons weigh one move against another, as only the bot that
gives them can.
"""

from __future__ import annotations

KIND = range(11)
STACK = range(11, 14)
LACKS = range(43, 52)
SHIP = range(30, 37)

GROUNDS = {
    "sail_order": STACK,
    "sail_known": STACK,
    "sail_hope": STACK,
    "draw": KIND,
    "fight": KIND,
    "deliver": (*KIND, *range(38, 43)),
    "deliver_wins": (*KIND, *range(38, 43)),
    "trade_order": (*range(15, 20), *LACKS),
    "trade_cheap": (*range(15, 20), 37, 52, 53),
    "equip_sail": SHIP,
    "equip_cannon": SHIP,
    "equip_full_crew": (*SHIP, 41),
    "equip_post": SHIP,
}
