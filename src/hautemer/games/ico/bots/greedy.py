"""The bot `greedy`: it estimates the role of every seat, and acts on that at once."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from hautemer.core.codec import Move
from hautemer.core.game import AnyGame, Situation
from hautemer.core.talk import Claim
from hautemer.core.why import Why
from hautemer.games.ico.bots import bonus, reasons, speech
from hautemer.games.ico.bots.foresight import Foresight
from hautemer.games.ico.bots.mind import AS_GOOD, STANDS_OUT, Mind
from hautemer.games.ico.bots.voting import votes_for
from hautemer.games.ico.moves import Accuse, Bonus, Crew, Place, Vote
from hautemer.games.ico.pieces import CREW, ISLAND, POISON
from hautemer.kit.drawing import choice
from hautemer.kit.masks import members, seat_set

# A pirate names a crew up to this factor worse, so that not all in it are open eyes.
NEARLY = 0.6

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
            return Vote(votes_for(mind))
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
        """Return a claim, or None if there is nothing new to say."""
        return speech.say(situation, rng)


def propose(mind: Mind, rng: Random) -> Crew:
    """Return a crew that a sailor in this seat would name; a pirate names few open eyes in one crew."""
    barred = [seat_set(tuple(crew)) for crew in (mind.public.last_crew, mind.public.turn.refused)]
    crews = mind.as_sailor().good_crews(barred, AS_GOOD)
    if mind.is_pirate:
        crews = raiding(mind, crews) or raiding(mind, mind.as_sailor().good_crews(barred, NEARLY)) or crews
    return Crew(members(choice(rng, crews)))


def raiding(mind: Mind, crews: Sequence[int]) -> list[int]:
    """Return the crews in which this seat is the only one, or one of two, of the open eyes."""
    aboard = [(crew, (crew & mind.eyes).bit_count()) for crew in crews if crew & mind.bit]
    least = min((number for _, number in aboard), default=0)
    return [crew for crew, number in aboard if number == least < CREW]


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
        return Accuse(choice(rng, others))
    odds = mind.siren_odds()
    likely = max(odds, key=lambda seat: odds[seat])
    if odds[likely] >= STANDS_OUT:
        return Accuse(likely)
    return Accuse(rng.choices(list(odds), list(odds.values()))[0])
