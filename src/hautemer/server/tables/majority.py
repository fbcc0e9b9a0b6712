"""How many people it takes to pause a match or to call it off."""

from __future__ import annotations

# From this many people on, three quarters suffice if they are more than any hidden side.
MANY = 8


def needed(people: int, seats: int) -> int:
    """Return how many of the people must agree, so that one hidden side alone cannot decide.

    Bots may sit in the seats of the other side: those who want the same hold up to half of all seats and one,
    whoever plays them. One side alone gets its way only if nobody of another side is here or comes back
    while they are waited for, so no person who plays is overruled.
    """
    if people < MANY:
        return people
    largest_side = seats // 2 + 1
    return min(people, max(-(-3 * people // 4), largest_side + 1))
