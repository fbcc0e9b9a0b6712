"""Reasons of the greedy bot, for a person who asks for a hint."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from hautemer.core.codec import Move
from hautemer.core.why import Why, because
from hautemer.games.cartagena.bots.appraisal import ENOUGH, MEAN_GOLD, Appraisal
from hautemer.games.cartagena.bots.duels import Stand
from hautemer.games.cartagena.bots.pirates import SIDE_TAKERS, WORTH
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
from hautemer.games.cartagena.pieces import CARD_SIDE, CARD_VALUE, COMMIT_OF, DUELS, MONKEY, PIRATES, SIDES


def why(move: Move, appraisal: Appraisal, doors: Sequence[str]) -> Why | None:
    """Return the reason for a move; `doors` are the pirates that can be visited instead."""
    side = SIDES[appraisal.favoured()]
    match move:
        case Visit(pirate):
            return VISITS[pirate](appraisal)
        case Knock():
            return knocking(appraisal, doors)
        case Choose(pile):
            return choosing(pile, appraisal)
        case Keep(card):
            return keeping(card, appraisal)
        case Exchange(cards):
            return because("exchange", side=side) if cards else because("exchange_nothing")
        case Barter():
            return bartering(move, appraisal)
        case Rob(target):
            return None if target is None else because("rob", seat=target)
        case Declare(chosen):
            return declaring(chosen, appraisal)
        case Decline():
            return None
        case Spy(target):
            return because("spy", seat=target)
        case Post():
            return because("post", side=side)
        case Inspect(duel):
            is_known = any(pair.duel == duel for pair in appraisal.own.duels)
            return because("inspect_known", side=side) if is_known else because("inspect")
        case Swap(swap):
            return because("swap", side=side) if swap else because("swap_not", side=side)
        case Commit(card):
            return committing(COMMIT_OF[card], appraisal)
    return None


# Doors


def cards(appraisal: Appraisal) -> Why:
    """Return the reason for a pirate who gives combat cards."""
    number = len(appraisal.hand)
    return because("visit_cards", count=number) if number < ENOUGH else because("visit_more_cards")


def riches(appraisal: Appraisal) -> Why:
    """Return the reason for a pirate who gives gold or coins."""
    return because("visit_riches")


def diaz(appraisal: Appraisal) -> Why:
    gold = MEAN_GOLD if appraisal.public.gold_pile else 0
    card = appraisal.worth_of_card() if appraisal.public.combat_pile else 0
    return cards(appraisal) if card > gold else riches(appraisal)


def pang(appraisal: Appraisal) -> Why:
    return cards(appraisal) if appraisal.public.combat_pile else riches(appraisal)


def wessel_jan(appraisal: Appraisal) -> Why:
    misfits = len(appraisal.misfits())
    return because("visit_exchange", count=misfits) if misfits else because("visit_least")


def dean_nero(appraisal: Appraisal) -> Why:
    if not WORTH["dean_nero"](appraisal):
        return because("visit_least")
    return because("visit_sell") if len(appraisal.hand) > ENOUGH else cards(appraisal)


def chang_ye(appraisal: Appraisal) -> Why:
    return riches(appraisal) if WORTH["chang_ye"](appraisal) else because("visit_least")


def bijoux(appraisal: Appraisal) -> Why:
    if appraisal.side is None:
        return because("visit_side")
    if WORTH["bijoux"](appraisal) > 0:
        return because("visit_switch", side=SIDES[1 - appraisal.side])
    return because("visit_least")


def ojo(appraisal: Appraisal) -> Why:
    if appraisal.side is None:
        return because("visit_side")
    return because("visit_spy") if WORTH["ojo"](appraisal) > 0 else because("visit_least")


def cambivalute(appraisal: Appraisal) -> Why:
    if appraisal.public.unposted:
        return because("visit_post", side=SIDES[appraisal.favoured()])
    return because("visit_swap", side=SIDES[appraisal.favoured()])


def ghost(appraisal: Appraisal) -> Why | None:
    return None


VISITS: dict[str, Callable[[Appraisal], Why | None]] = {
    "valverde": riches,
    "diaz": diaz,
    "crackpott": cards,
    "tembo": cards,
    "wessel_jan": wessel_jan,
    "dean_nero": dean_nero,
    "pang": pang,
    "chang_ye": chang_ye,
    "sate": riches,
    "bijoux": bijoux,
    "ojo": ojo,
    "cambivalute": cambivalute,
    "ghost": ghost,
}


def knocking(appraisal: Appraisal, doors: Sequence[str]) -> Why:
    """Return the reason for a knock: a better pirate may be behind it, or the ship shall sail slower."""
    unseen = list(appraisal.unseen_pirates(PIRATES))
    # To a seat without a side, a pirate who receives a declaration is worth more than all others.
    compared = [pirate for pirate in unseen if appraisal.side is not None or pirate not in SIDE_TAKERS]
    if mean_worth(appraisal, compared) > max(WORTH[pirate](appraisal) for pirate in doors):
        return because("knock")
    if appraisal.side is None:
        return because("knock_side") if len(compared) < len(unseen) else because("knock_sideless")
    number = len(appraisal.hand)
    return because("knock_slow", count=number) if number < ENOUGH else because("knock_weak")


def mean_worth(appraisal: Appraisal, pirates: Sequence[str]) -> float:
    """Return the mean value of a visit to one of some pirates."""
    return sum(WORTH[pirate](appraisal) for pirate in pirates) / len(pirates) if pirates else 0.0


# What pirates ask


def choosing(pile: str, appraisal: Appraisal) -> Why | None:
    """Return the reason for a combat card or gold; for a coin only if there is no card."""
    if pile == "combat":
        return because("choose_combat", count=len(appraisal.hand))
    return because("choose_gold") if pile == "gold" else None


def keeping(card: str, appraisal: Appraisal) -> Why | None:
    """Return the reason for keeping one of two combat cards."""
    looked_at = set(appraisal.own.looking)
    if len(looked_at) < 2:
        return None
    number, side = COMMIT_OF[card], appraisal.favoured()
    if CARD_SIDE[number] != side:
        return because("keep_any", side=SIDES[side])
    both = all(CARD_SIDE[COMMIT_OF[other]] == side for other in looked_at)
    return because("keep_higher", side=SIDES[side]) if both else because("keep_side", side=SIDES[side])


def bartering(move: Barter, appraisal: Appraisal) -> Why:
    """Return the reason for a barter: for cards if there are too few, for coins if there are enough."""
    if isinstance(move.coins, int) and move.coins:
        return because("barter_buy", count=len(appraisal.hand))
    if isinstance(move.cards, tuple) and move.cards:
        return because("barter_sell", side=SIDES[appraisal.favoured()])
    return because("barter_nothing")


def declaring(side: str, appraisal: Appraisal) -> Why:
    """Return the reason for a declaration: the same side again, the other, or a first one."""
    if appraisal.own.side == side:
        return because("declare_again", side=side)
    chosen = SIDES.index(side)
    if appraisal.chance_of_win(chosen) <= appraisal.chance_of_win(1 - chosen):
        return because("declare_open", side=side)
    if appraisal.side is None and appraisal.strength(chosen) > appraisal.strength(1 - chosen):
        return because("declare", side=side)
    return because("declare_other", side=side)


# Duels


def committing(card: int, appraisal: Appraisal) -> Why | None:
    """Return the reason for committing a card, or the monkey."""
    if not appraisal.hand:
        return None
    stand = Stand(appraisal, Random(0))  # its guesses are not used
    side, lead, value = SIDES[stand.side], stand.lead, 0 if card == MONKEY else CARD_VALUE[card]
    if card == MONKEY:
        if not stand.is_open():
            return because("monkey_ahead", side=side)
        if not stand.own:
            return because("monkey_no_card", side=side)
        return because("monkey_in_vain") if stand.number == len(DUELS) - 1 else because("monkey_save")
    if CARD_SIDE[card] != stand.side:
        if lead > value:
            return because("commit_harmless", side=side, lead=lead)
        return because("commit_give_up", side=side) if stand.own else because("commit_no_choice", side=side)
    if lead <= 0 < lead + value:
        return because("commit_turn", side=side)
    if stand.first and card == stand.own[0]:
        return because("commit_first")
    return because("commit_hold", side=side) if lead > 0 else because("commit_step", side=side)
