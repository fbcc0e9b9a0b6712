"""The bot's vote on a crew."""

from __future__ import annotations

from hautemer.games.ico.bots.evidence import by_size
from hautemer.games.ico.bots.mind import Mind
from hautemer.kit.masks import seat_set

# The factor on a sailor's demand for a pirate's vote on a crew with a pirate in it, at small tables and at
# large ones; its inverse for another crew.
LENIENT = (0.6, 0.85)


def votes_for(mind: Mind) -> bool:
    """True if this crew shall sail: pirates vote as sailors would, until the match is at stake."""
    crew = seat_set(tuple(mind.public.turn.crew))
    if mind.is_pirate and mind.is_decisive():
        return bool(crew & mind.fellows())
    public = mind.as_sailor()
    asked = public.asked(crew)
    if mind.is_pirate:
        lenient = by_size(mind.seats, *LENIENT)
        asked *= lenient if crew & mind.fellows() else 1 / lenient
    return public.clean(crew) >= asked
