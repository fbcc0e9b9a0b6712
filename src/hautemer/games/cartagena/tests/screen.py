"""What browser tests look for on this game's screen."""

from __future__ import annotations

# What the board hides from a seat that does not know it: sides, and sailors that another seat has seen.
HIDDEN = (".camp .seal", ".bay:has(.knowers) .mark [data-value='?']")

# The message of the answer that no piece stands for, by the move of the same question.
NOTHING = {
    "spy": "move-decline",
    "declare": "move-decline",
    "exchange": "move-exchange-nothing",
    "barter": "move-barter-nothing",
}
