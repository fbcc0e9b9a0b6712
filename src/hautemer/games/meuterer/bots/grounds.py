"""Reasons that hold for any move they are given for, with the numbers of the move that say the same.

The numbers are those of `vectors.py`. All other reasons weigh one move against another, as only the bot that
gives them can.
"""

from __future__ import annotations

LAID = (*range(11, 18), *range(40, 46))
HAND = range(29, 40)
ROLE = range(18, 23)

GROUNDS = {
    "reward_mate": range(7, 11),
    "lay_sells": LAID,
    "lay_course": HAND,
    "lay_renew": HAND,
    "pass_course": HAND,
    "pass_mutineer": ROLE,
    "pass_cabin_boy": ROLE,
    "pass_mate": ROLE,
    "pass_loader": ROLE,
    "fight": (23, 24),
    "fight_safe": (23, 24),
    "sell": range(25, 29),
}
