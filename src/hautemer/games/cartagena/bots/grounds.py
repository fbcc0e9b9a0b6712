"""Reasons that hold for any move they are given for, with the numbers of the move that say the same.

The numbers are those of `vectors.py`. All other reasons weigh one move against another, as only the bot that
gives them can.
"""

from __future__ import annotations

KIND = range(14)
PIRATE = range(14, 27)
COMMITTED = range(57, 71)

GROUNDS = {
    "visit_riches": PIRATE,
    "visit_exchange": PIRATE,
    "visit_side": PIRATE,
    "visit_switch": PIRATE,
    "visit_post": PIRATE,
    "visit_swap": PIRATE,
    "knock": KIND,
    "knock_side": KIND,
    "knock_slow": KIND,
    "choose_combat": (27, 28),
    "barter_buy": range(35, 42),
    "declare": range(47, 50),
    "declare_other": range(47, 50),
    "inspect": range(52, 57),
    "inspect_known": range(52, 57),
    "monkey_no_card": COMMITTED,
    "monkey_save": COMMITTED,
    "commit_turn": COMMITTED,
    "commit_give_up": COMMITTED,
    "commit_harmless": COMMITTED,
    "commit_no_choice": COMMITTED,
}
