"""What the bot says: what it has proved, its answer to a claim, and what it thinks of the others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from hautemer.core.codec import plain
from hautemer.core.game import Situation
from hautemer.core.talk import Claim, Talk, claim_in
from hautemer.games.ico.bots.mind import Mind
from hautemer.games.ico.bots.voting import votes_for
from hautemer.games.ico.claims import Advise, Sailor, Saw, Suspect, Trust
from hautemer.games.ico.pieces import ISLAND, POISON
from hautemer.games.ico.views import PrivateView, PublicView

# From this probability of being a pirate on, a seat is suspected, and up to the other it is trusted.
SUSPECTED, TRUSTED = 0.6, 0.35
# A pirate accuses a sailor whom everybody suspects at least this much, and gives up a fellow from here on.
PLAUSIBLE, LOST = 0.4, 0.85
# How often a seat that votes says whom it suspects.
OUTSPOKEN = 0.3

# The states of a turn in which its proposer says something.
PROPOSING = ("propose", "vote", "accepted", "placing")


def say(situation: Situation[Any], rng: Random) -> Claim | None:
    """Return a claim, or None if there is nothing new to say."""
    public, own = situation.look()
    mine = [said.claim for said in situation.talk if said.seat == situation.seat and said.claim is not None]
    claim = report(own, mine) or to_answer(situation, public) or opinion(situation, public, rng)
    if claim is None or (plain(claim) in mine and not isinstance(claim, Saw | Advise)):
        return None
    return claim if claim_in(situation.claims(), claim) is not None else None


def report(own: PrivateView, mine: Sequence[dict[str, Any]]) -> Claim | None:
    """Return the first finding as an observer that this seat has not told yet; a pirate covers a fellow."""
    told = sum(claim["say"] == "saw" for claim in mine)
    if told >= len(own.observed):
        return None
    seen = own.observed[told]
    covers = own.role == "pirate" and seen.card == ISLAND and seen.seat in own.eyes
    return Saw(seen.seat, POISON if covers else seen.card)


def to_answer(situation: Situation[Any], public: PublicView) -> Claim | None:
    """Return the answer to the last claim, if nobody said the same before and this seat is to answer."""
    claims = [said for said in situation.talk if said.claim is not None]
    if not claims or claims[-1].seat == situation.seat:
        return None
    last = claims[-1]
    assert last.claim is not None
    says = last.claim["say"]
    if says == "advise":
        voting = public.phase == "vote" and situation.seat == answerer(public, last)
        return Advise("aye" if votes_for(Mind(situation)) else "nay") if voting else None
    if says not in ("suspect", "trust", "saw") or any(said.claim == last.claim for said in claims[:-1]):
        return None
    target = last.claim["target"]
    if target == situation.seat:
        return None if says == "trust" else Sailor()
    return opinion_of(Mind(situation), target) if situation.seat == answerer(public, last) else None


def answerer(public: PublicView, last: Talk) -> int:
    """Return the seat that answers a claim: drawn from what is public, so that only one does."""
    assert last.claim is not None
    silent = {last.seat, last.claim.get("target"), public.turn.proposer}
    others = [seat for seat in range(len(public.seats)) if seat not in silent]
    return Random(f"{last.after} {last.seat} {last.claim}").choice(others)


def opinion_of(mind: Mind, target: int) -> Claim:
    """Return what this seat says of another: a pirate spares its fellows as long as anybody believes it."""
    if mind.is_pirate:
        limit = LOST if mind.eyes >> target & 1 else PLAUSIBLE
        return Suspect(target) if mind.looks[target] >= limit else Trust(target)
    return Suspect(target) if mind.as_sailor().pirate[target] >= 0.5 else Trust(target)


def opinion(situation: Situation[Any], public: PublicView, rng: Random) -> Claim | None:
    """Return what this seat says unasked: as a proposer, or when it votes on a suspect."""
    seat = situation.seat
    if public.turn.proposer == seat:
        if public.phase not in PROPOSING:
            return None
        if not public.voyages:
            return Sailor()
        return thought(Mind(situation), [other for other in range(len(public.seats)) if other != seat])
    if public.phase != "vote" or not public.voyages or rng.random() >= OUTSPOKEN:
        return None
    claim = thought(Mind(situation), [other for other in public.turn.crew if other != seat])
    return claim if isinstance(claim, Suspect) else None


def thought(mind: Mind, others: Sequence[int]) -> Claim | None:
    """Return the clearest suspicion of some seats, or trust in one of them; a pirate spares its fellows."""
    beliefs = mind.looks if mind.is_pirate else mind.as_sailor().pirate
    accused = [seat for seat in others if not (mind.is_pirate and mind.eyes >> seat & 1)]
    worst = max(accused, key=lambda seat: beliefs[seat], default=None)
    if worst is not None and beliefs[worst] > (PLAUSIBLE if mind.is_pirate else SUSPECTED):
        return Suspect(worst)
    best = min(others, key=lambda seat: beliefs[seat])
    return Trust(best) if beliefs[best] < TRUSTED else None
