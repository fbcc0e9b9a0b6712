"""What claims are worth: how well each set of pirates explains what seats say of one another.

Claims may be lies. A claim weighs only as what somebody who is no pirate would say: a pirate's word counts
for nothing. The report of an observer counts more, because everybody saw that it looked, and a wrong report
makes its author a pirate.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from hautemer.core.talk import Talk
from hautemer.games.ico.pieces import ISLAND
from hautemer.kit.masks import NOBODY, SEAT, SeatSet

SUSPECT, TRUST, GUILTY, CLEARED = range(4)
# How much likelier a suspicion of a pirate is than one of somebody else, if its author is no pirate.
BELIEVED = 1.2
# The same for a word of trust.
TRUSTED = 0.9
# How likely an honest observer is wrong, a pirate accuses a sailor or a fellow, and clears one of them.
MISTAKEN = 0.05
ACCUSES, BETRAYS = 0.5, 0.15
COVERS = 0.5


class Opinion(NamedTuple):
    """What a seat said of another: a suspicion, trust, or what it saw as an observer."""

    seat: int
    target: int
    says: int
    others: SeatSet = NOBODY  # of CLEARED: the crew members among whom the poisoner then is


class ObserverLook(NamedTuple):
    """A look of an observer at a crew member, where poison was shown and no card was swapped."""

    seat: int
    target: int
    others: SeatSet


def opinions(talk: Iterable[Talk], looks: Sequence[ObserverLook]) -> tuple[Opinion, ...]:
    """Return the opinions that were voiced, each once; reports count only if the seat did look."""
    found: dict[Opinion, None] = {}
    for said in talk:
        claim = said.claim or {}
        match claim.get("say"):
            case "suspect":
                found[Opinion(said.seat, claim["target"], SUSPECT)] = None
            case "trust":
                found[Opinion(said.seat, claim["target"], TRUST)] = None
            case "saw":
                for one in reversed(looks):
                    if (one.seat, one.target) == (said.seat, claim["target"]):
                        # A crew member who kept the island placed the poison.
                        guilty = claim["card"] == ISLAND
                        says, others = (GUILTY, NOBODY) if guilty else (CLEARED, one.others)
                        found[Opinion(said.seat, one.target, says, others)] = None
                        break
    return tuple(found)


def opinion_factor(opinion: Opinion, pirates: int) -> float:
    """Return how well a set of pirates explains an opinion."""
    honest = not pirates & SEAT[opinion.seat]
    guilty = bool(pirates & SEAT[opinion.target])
    if opinion.says == SUSPECT:
        return BELIEVED if honest and guilty else 1.0
    if opinion.says == TRUST:
        return TRUSTED if honest and guilty else 1.0
    if opinion.says == GUILTY:
        if honest:
            return 1.0 if guilty else MISTAKEN
        return BETRAYS if guilty else ACCUSES
    if honest:
        return 1.0 if pirates & opinion.others else MISTAKEN
    return COVERS
