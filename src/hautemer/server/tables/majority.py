"""The number of people who must agree to pause a match or to call it off."""

from __future__ import annotations

# From this many people on, three quarters suffice if they are more than any hidden side.
MANY = 8


def needed(people: int, seats: int) -> int:
    """Return how many of the people must agree, so that one hidden side alone cannot decide.

    A hidden side has at most half of all seats plus one, and bots may sit in seats of the other side. One
    side alone succeeds only if nobody of another side is present or returns within the grace period, so no
    person who plays is overruled.
    """
    if people < MANY:
        return people
    largest_side = seats // 2 + 1
    return min(people, max(-(-3 * people // 4), largest_side + 1))
