"""The bot that weighs who is who, and acts on it at once."""

from __future__ import annotations

from random import Random
from typing import Any

from hautemer.core.codec import Move
from hautemer.core.game import AnyGame, Situation
from hautemer.core.talk import Claim
from hautemer.games.ico.bots import bonus
from hautemer.games.ico.bots.mind import Mind
from hautemer.games.ico.cards import ISLAND, POISON, mask_of, members
from hautemer.games.ico.claims import Sailor, Saw, Suspect, Trust
from hautemer.games.ico.moves import Accuse, Bonus, Crew, Place, Vote

# A crew is good enough for a sailor if it is this part as likely to be clean as the best there is.
GOOD_ENOUGH = 0.36
SECOND_TRY = 0.25
# How often a pirate, and the siren, vote as an honest sailor in their place would.
DISGUISE = 0.4
SIREN_DISGUISE = 0.6
# How often a pirate poisons who is alone among sailors and is not suspected yet.
POISONING = 0.9


class Greedy:
    """Believes what the record makes likely; proposes, votes and plays cards by it."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, situation: Situation[Any], rng: Random) -> Move | None:
        """A move, or None where nothing is worth playing."""
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

    def say(self, situation: Situation[Any], rng: Random) -> Claim | None:
        """Now and then, after proposing a crew or observing a card, a claim."""
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
    """A crew: the cleanest for the sailors, one with a single pirate that looks clean for the pirates."""
    barred = [mask_of(tuple(crew)) for crew in (mind.public.last_crew, mind.public.turn.refused)]
    if mind.is_pirate:
        crew = mind.raiding_crew(barred)
    elif mind.own.role == "siren" and rng.random() < 0.4 and not mind.match_point():
        crew = mind.raiding_crew(barred)  # now and then she names a pirate, so as not to be found
    else:
        crew, _ = mind.best_crew(barred)
    return Crew(members(crew))


def votes_for(mind: Mind, rng: Random) -> bool:
    """Whether this crew shall sail."""
    crew = mask_of(tuple(mind.public.turn.crew))
    if mind.is_pirate and (mind.match_point() or rng.random() >= DISGUISE):
        return bool(crew & mind.eyes)
    if mind.own.role == "siren" and rng.random() >= SIREN_DISGUISE:
        return not crew & mind.eyes & ~mind.bit
    disguised = mind.as_sailor()
    _, best = disguised.best_crew()
    return disguised.clean(crew) >= best * (SECOND_TRY if mind.public.turn.refused else GOOD_ENOUGH)


def poisons(mind: Mind, rng: Random) -> bool:
    """Whether a pirate poisons: alone nearly always, among fellows only the one whose turn it is."""
    crew = mask_of(tuple(mind.public.turn.crew))
    fellows = members(crew & mind.eyes)
    if len(fellows) == 1:
        burnt = mind.looks[mind.seat] > 0.8 or mind.match_point()
        return burnt or rng.random() < POISONING
    odds = mind.siren_odds()
    known = [seat for seat in fellows if seat == mind.seat or odds[seat] < 0.6]
    # The one who looks worst has the least to lose; all of them can tell who that is.
    chosen = max(
        known, key=lambda seat: (round(mind.looks[seat], 6), (seat + mind.public.round) % mind.seats)
    )
    return chosen == mind.seat


def accuse(mind: Mind, rng: Random) -> Accuse:
    """The most likely siren; the siren herself names anybody."""
    if mind.own.role == "siren":
        others = members(mind.eyes & ~mind.bit)
        return Accuse(others[int(rng.random() * len(others))])
    odds = mind.siren_odds()
    return Accuse(max(odds, key=lambda seat: odds[seat]))


def voice(mind: Mind, rng: Random) -> Claim:
    """A suspicion or a word of trust: true for the sailors, whatever helps for the pirates."""
    others = [seat for seat in range(mind.seats) if seat != mind.seat]
    if mind.is_pirate:
        sailors = [seat for seat in others if not mind.eyes >> seat & 1]
        return Suspect(max(sailors, key=lambda seat: mind.looks[seat]))
    worst = max(others, key=lambda seat: mind.pirate[seat])
    if mind.pirate[worst] > 0.6:
        return Suspect(worst)
    return Trust(min(others, key=lambda seat: mind.pirate[seat]))
