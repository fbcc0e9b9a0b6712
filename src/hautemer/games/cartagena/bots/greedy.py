"""A bot that takes what is worth most to it now."""

from __future__ import annotations

from random import Random
from typing import Any

from hautemer.core.codec import Move
from hautemer.core.game import AnyGame, Situation
from hautemer.core.why import Why
from hautemer.games.cartagena.bots import reasons
from hautemer.games.cartagena.bots.duels import Stand
from hautemer.games.cartagena.bots.outlook import ENOUGH, Outlook
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


class Greedy:
    """Values every open move by what the seat lacks, and takes the best."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, situation: Situation[Any], rng: Random) -> Move:
        """Return the best of the moves that are worth a thought."""
        outlook = Outlook(*situation.look(), situation.seat)
        moves = {offer.do: offer for offer in situation.offers}
        if "exchange" in moves:
            return exchange(outlook)
        if "barter" in moves:
            return barter(outlook)
        if "commit" in moves:
            return Commit(COMMITS[Stand(outlook, rng).commit()])
        best: list[Move] = []
        most = float("-inf")
        for offer in situation.offers:
            for move in offer.moves():
                worth = worth_of(move, outlook)
                if worth > most:
                    best, most = [move], worth
                elif worth == most:
                    best.append(move)
        return best[int(rng.random() * len(best))]

    def why(self, situation: Situation[Any], move: Move) -> Why | None:
        """Return what speaks for a move, where there was a choice."""
        if len(situation.offers) == 1 and situation.offers[0].count() == 1:
            return None
        visits = (visit for offer in situation.offers if offer.kind is Visit for visit in offer.moves())
        doors = [visit.pirate for visit in visits if isinstance(visit, Visit)]
        return reasons.why(move, Outlook(*situation.look(), situation.seat), doors)


def worth_of(move: Move, outlook: Outlook) -> float:
    """Return what a move is worth, in coins."""
    match move:
        case Visit(pirate):
            return WORTH[pirate](outlook) + outlook.hurry()
        case Knock():
            unseen = [WORTH[pirate](outlook) for pirate in outlook.unseen_pirates(PIRATES)]
            return sum(unseen) / len(unseen)
        case Choose(pile):
            return treasure(pile, outlook)
        case Keep(card):
            return outlook.use_of(COMBAT_OF[card])
        case Rob(target):
            return -1 if target is None else prey(target, outlook)
        case Declare(side):
            return outlook.chance_of_win(SIDE_OF[side])
        case Decline():
            return -1
        case Spy(target):
            return outlook.wealth(target) * (1.1 - abs(2 * outlook.chance_on(target, 0) - 1))
        case Post(strength):
            return strength if outlook.favoured() == 0 else -strength
        case Inspect(duel):
            return adverse(outlook, DUELS.index(duel))
        case Swap(swap):
            return swapped(outlook) if swap else 0
    raise AssertionError(move)


def treasure(pile: str, outlook: Outlook) -> float:
    """Gold, a coin, or a combat card, which may be one that the seat looks at."""
    if pile == "coin":
        return 1
    if pile == "gold":
        return float(outlook.own.gold_pile[-1].card[-1])
    if outlook.own.looking:
        return outlook.worth_of_card() * outlook.use_of(COMBAT_OF[outlook.own.looking[0]])
    return outlook.worth_of_card()


def prey(target: int, outlook: Outlook) -> float:
    """Return how much a target is worth robbing: the richest first, and rivals of the same side."""
    return outlook.wealth(target) * (0.5 + outlook.chance_on(target, outlook.favoured()))


def swapped(outlook: Outlook) -> float:
    """Return what a swap of the duel that lies open to the seat brings its side."""
    assert outlook.public.inspected is not None
    return adverse(outlook, DUELS.index(outlook.public.inspected))


def exchange(outlook: Outlook) -> Exchange:
    """Return the cards of the other side."""
    return Exchange(tuple(COMBAT[card] for card in outlook.misfits()[:3]))


def barter(outlook: Outlook) -> Barter:
    """Cards where they are wanting, coins where there are more than enough."""
    wanting = ENOUGH - len(outlook.hand)
    if wanting > 0:
        return Barter(coins=min(3, wanting, outlook.coins, outlook.public.combat_pile))
    number = min(3, len(outlook.hand) - ENOUGH, outlook.public.supply)
    return Barter(cards=tuple(COMBAT[card] for card in outlook.misfits()[:number]))
