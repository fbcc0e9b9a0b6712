"""The bot `greedy`: it estimates the role of every seat, and acts on that at once."""

from __future__ import annotations

from random import Random
from typing import Any

from hautemer.core.codec import Move
from hautemer.core.game import AnyGame, Situation
from hautemer.core.talk import Claim
from hautemer.core.why import Why
from hautemer.games.ico.bots import bonus, reasons
from hautemer.games.ico.bots.evidence import by_size
from hautemer.games.ico.bots.foresight import Foresight
from hautemer.games.ico.bots.mind import STANDS_OUT, Mind
from hautemer.games.ico.claims import Sailor, Saw, Suspect, Trust
from hautemer.games.ico.moves import Accuse, Bonus, Crew, Place, Vote
from hautemer.games.ico.pieces import ISLAND, POISON
from hautemer.kit.masks import members, seat_set

# The factor on a sailor's demand for a pirate's vote on a crew with a pirate in it, at small tables and at
# large ones; its inverse for another crew.
LENIENT = (0.6, 0.85)
# Crews whose values differ by less than this factor are equal to a proposer.
AS_GOOD = 0.98

# From this probability on that a fellow is the siren, another pirate does not rely on its poison.
DOUBTED = 0.4


class Greedy:
    """A bot that believes what the record makes likely, and proposes, votes and plays cards accordingly."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, situation: Situation[Any], rng: Random) -> Move | None:
        """Return a move, or None if nothing is worth playing."""
        first = situation.offers[0]
        if first.count() == 1 and len(situation.offers) == 1 and not first.may:
            return first.moves()[0]
        mind = Mind(situation)
        for offer in situation.offers:
            if offer.kind is Bonus:
                card = bonus.play(mind, offer, rng)
                if card is not None:
                    return card
        if first.kind is Crew:
            return propose(mind, rng)
        if first.kind is Vote:
            return Vote(votes_for(mind, rng))
        if first.kind is Place:
            return Place(POISON if first.count() > 1 and poisons(mind, rng) else ISLAND)
        if first.kind is Accuse:
            return accuse(mind, rng)
        return None

    def why(self, situation: Situation[Any], move: Move) -> Why | None:
        """Return the reason for a move, if there was a choice."""
        first = situation.offers[0]
        if first.count() == 1 and len(situation.offers) == 1 and not first.may:
            return None
        return reasons.why(Mind(situation), move)

    def say(self, situation: Situation[Any], rng: Random) -> Claim | None:
        """Return a claim now and then, after a proposal or an observation."""
        public, own = situation.look()
        seen = own.observed
        if seen and public.phase == "revealed" and public.turn.poisons is not None:
            last = seen[-1]
            if public.voyages[last.voyage].round == public.voyages[-1].round:
                lies = own.role == "pirate" and last.seat in own.eyes
                other = ISLAND if last.card == POISON else POISON
                return Saw(last.seat, other if lies else last.card)
        if public.turn.proposer != situation.seat or public.phase not in ("vote", "accepted", "placing"):
            return None
        if not public.voyages:
            return Sailor()
        return voice(Mind(situation), rng)


def propose(mind: Mind, rng: Random) -> Crew:
    """Return a crew that a sailor in this seat would name; a pirate names one with itself in it."""
    barred = [seat_set(tuple(crew)) for crew in (mind.public.last_crew, mind.public.turn.refused)]
    crews = mind.as_sailor().good_crews(barred, AS_GOOD)
    return Crew(members(crews[int(rng.random() * len(crews))]))


def votes_for(mind: Mind, rng: Random) -> bool:
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


def poisons(mind: Mind, rng: Random) -> bool:
    """True if a pirate poisons: only the one whose turn it is, and only if it pays in the end."""
    crew = seat_set(tuple(mind.public.turn.crew))
    order = mind.poisoners()
    if mind.is_decisive():  # a second one poisons only if the first may well be the siren
        return mind.seat == order[0] or (mind.seat == order[1] and mind.siren_odds()[order[0]] >= DOUBTED)
    if order[0] != mind.seat:
        return False
    return Foresight(mind, rng).favours_poison(crew)


def accuse(mind: Mind, rng: Random) -> Accuse:
    """Accuse the most likely siren, or if none stands out, a random one by probability; she names anybody."""
    if mind.own.role == "siren":
        others = members(mind.eyes & ~mind.bit)
        return Accuse(others[int(rng.random() * len(others))])
    odds = mind.siren_odds()
    likely = max(odds, key=lambda seat: odds[seat])
    if odds[likely] >= STANDS_OUT:
        return Accuse(likely)
    return Accuse(rng.choices(list(odds), list(odds.values()))[0])


def voice(mind: Mind, rng: Random) -> Claim:
    """Return a suspicion or a trust: what a sailor in this seat thinks, but a pirate spares fellows."""
    others = [seat for seat in range(mind.seats) if seat != mind.seat]
    if mind.is_pirate:
        sailors = [seat for seat in others if not mind.eyes >> seat & 1]
        return Suspect(max(sailors, key=lambda seat: mind.looks[seat]))
    public = mind.as_sailor()
    worst = max(others, key=lambda seat: public.pirate[seat])
    if public.pirate[worst] > 0.6:
        return Suspect(worst)
    return Trust(min(others, key=lambda seat: public.pirate[seat]))
