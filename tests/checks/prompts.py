"""What must hold of the numbers of prompts."""

from __future__ import annotations

from typing import Any

from hautemer.core.match import Match


class Prompts:
    """Watches a match: a seat's prompt has another number when it moved or its own offers are others."""

    def __init__(self) -> None:
        self.before: dict[int, tuple[int, Any]] = {}

    def check(self, match: Match) -> None:
        """Compare with the last time it was called."""
        mover = match.log[-1].seat if match.log else None
        now = {
            seat: (prompt.number, [offer.describe() for offer in match.offers(seat)])
            for seat, prompt in match.prompts.items()
        }
        for seat, (number, offers) in self.before.items():
            renewed = seat == mover or offers != now[seat][1]
            assert now[seat][0] == number + renewed, (
                f"seat {seat}: prompt {number}, then {now[seat][0]} after a move of {mover}; "
                f"its offers are {'others' if offers != now[seat][1] else 'the same'}"
            )
        self.before = now
