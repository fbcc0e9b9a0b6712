"""The bot `greedy`: it takes what is worth most to it now."""

from __future__ import annotations

from random import Random
from typing import Any

from hautemer.core.codec import Move
from hautemer.core.game import AnyGame, Situation
from hautemer.core.why import Why
from hautemer.games.cartagena.bots import reasons
from hautemer.games.cartagena.bots.appraisal import ENOUGH, Appraisal
from hautemer.games.cartagena.bots.duels import Stand
from hautemer.games.cartagena.bots.pirates import WORTH, adverse
from hautemer.games.cartagena.moves import (
    Barter,
    Choose,
    Commit,
    Declare,
    Decline,
    Exchange,
    Inspect,
    Keep,
    Knock,
    Post,
    Rob,
    Spy,
    Swap,
    Visit,
)
from hautemer.games.cartagena.pieces import COMBAT, COMBAT_OF, COMMITS, DUELS, PIRATES, SIDE_OF
from hautemer.kit.drawing import choice


class Greedy:
    """A bot that values every open move by the needs of its seat, and makes the best one."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, situation: Situation[Any], rng: Random) -> Move:
        """Return the best of the moves that are worth considering."""
        appraisal = Appraisal(*situation.look(), situation.seat)
        moves = {offer.do: offer for offer in situation.offers}
        if "exchange" in moves:
            return exchange(appraisal)
        if "barter" in moves:
            return barter(appraisal)
        if "commit" in moves:
            return Commit(COMMITS[Stand(appraisal, rng).commit()])
        best: list[Move] = []
        most = float("-inf")
        for offer in situation.offers:
            for move in offer.moves():
                worth = worth_of(move, appraisal)
                if worth > most:
                    best, most = [move], worth
                elif worth == most:
                    best.append(move)
        return choice(rng, best)

    def why(self, situation: Situation[Any], move: Move) -> Why | None:
        """Return the reason for a move, if there was a choice."""
        if len(situation.offers) == 1 and situation.offers[0].count() == 1:
            return None
        visits = (visit for offer in situation.offers if offer.kind is Visit for visit in offer.moves())
        doors = [visit.pirate for visit in visits if isinstance(visit, Visit)]
        return reasons.why(move, Appraisal(*situation.look(), situation.seat), doors)


def worth_of(move: Move, appraisal: Appraisal) -> float:
    """Return the value of a move, in coins."""
    match move:
        case Visit(pirate):
            return WORTH[pirate](appraisal) + appraisal.hurry()
        case Knock():
            unseen = [WORTH[pirate](appraisal) for pirate in appraisal.unseen_pirates(PIRATES)]
            return sum(unseen) / len(unseen)
        case Choose(pile):
            return treasure(pile, appraisal)
        case Keep(card):
            return appraisal.use_of(COMBAT_OF[card])
        case Rob(target):
            return -1 if target is None else prey(target, appraisal)
        case Declare(side):
            return appraisal.chance_of_win(SIDE_OF[side])
        case Decline():
            return -1
        case Spy(target):
            return appraisal.wealth(target) * (1.1 - abs(2 * appraisal.chance_on(target, 0) - 1))
        case Post(strength):
            return strength if appraisal.favoured() == 0 else -strength
        case Inspect(duel):
            return adverse(appraisal, DUELS.index(duel))
        case Swap(swap):
            return swapped(appraisal) if swap else 0
    raise AssertionError(move)


def treasure(pile: str, appraisal: Appraisal) -> float:
    """Return the value of gold, a coin, or a combat card, which may be one that the seat looks at."""
    if pile == "coin":
        return 1
    if pile == "gold":
        return float(appraisal.own.gold_pile[-1].card[-1])
    if appraisal.own.looking:
        return appraisal.worth_of_card() * appraisal.use_of(COMBAT_OF[appraisal.own.looking[0]])
    return appraisal.worth_of_card()


def prey(target: int, appraisal: Appraisal) -> float:
    """Return the value of robbing a target: the richest first, and rivals of the same side."""
    return appraisal.wealth(target) * (0.5 + appraisal.chance_on(target, appraisal.favoured()))


def swapped(appraisal: Appraisal) -> float:
    """Return what a swap of the inspected duel brings to the seat's side."""
    assert appraisal.public.inspected is not None
    return adverse(appraisal, DUELS.index(appraisal.public.inspected))


def exchange(appraisal: Appraisal) -> Exchange:
    """Return the exchange of the cards of the other side."""
    return Exchange(tuple(COMBAT[card] for card in appraisal.misfits()[:3]))


def barter(appraisal: Appraisal) -> Barter:
    """Return a barter: for cards if there are too few, for coins if there are more than enough."""
    wanting = ENOUGH - len(appraisal.hand)
    if wanting > 0:
        return Barter(coins=min(3, wanting, appraisal.coins, appraisal.public.combat_pile))
    number = min(3, len(appraisal.hand) - ENOUGH, appraisal.public.supply)
    return Barter(cards=tuple(COMBAT[card] for card in appraisal.misfits()[:number]))
