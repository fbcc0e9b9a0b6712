"""What a visit to each pirate is worth to a seat, in coins: a table like that of the rules."""

from __future__ import annotations

from collections.abc import Callable

from hautemer.games.cartagena.bots.outlook import ENOUGH, MEAN_GOLD, Outlook

DECLARING = 9.0  # without a side nothing else counts (C5.3)
SIDE_TAKERS = ("bijoux", "ojo")  # C3.10, C3.11
SWITCHING = 14.0  # for a whole chance of winning
SPYING = 1.6
POSTING = 3.5


def valverde(outlook: Outlook) -> float:
    return (MEAN_GOLD if outlook.public.gold_pile else 0) + (1 if outlook.public.supply else 0)


def diaz(outlook: Outlook) -> float:
    gold = MEAN_GOLD if outlook.public.gold_pile else 0
    card = outlook.worth_of_card() if outlook.public.combat_pile else 0
    return max(gold, card) + (0.4 if gold and card else 0)


def crackpott(outlook: Outlook) -> float:
    return min(2, outlook.public.combat_pile) * 0.95 * outlook.worth_of_card()


def tembo(outlook: Outlook) -> float:
    return outlook.worth_of_card() * (1.25 if outlook.public.combat_pile > 1 else 1)


def wessel_jan(outlook: Outlook) -> float:
    return float(min(3, len(outlook.misfits())))


def dean_nero(outlook: Outlook) -> float:
    worth = outlook.worth_of_card()
    selling = min(3, outlook.public.supply, max(0, len(outlook.hand) - ENOUGH)) * max(0, 1 - 0.6 * worth)
    buying = min(3, outlook.public.combat_pile, outlook.coins) * max(0, 0.9 * worth - 1)
    return max(selling, buying)


def pang(outlook: Outlook) -> float:
    coin = 1 if outlook.public.supply else 0
    return max(coin, outlook.worth_of_card() if outlook.public.combat_pile else 0)


def chang_ye(outlook: Outlook) -> float:
    if not any(outlook.public.seats[other].coins for other in outlook.opponents):
        return 0
    return 1 + 1 / len(outlook.opponents)


def sate(outlook: Outlook) -> float:
    waited = [cabin.waited for cabin in outlook.public.cabins if cabin.pirate == "sate"]
    return min(outlook.public.supply, 1 + sum(waited))


def bijoux(outlook: Outlook) -> float:
    if outlook.side is None:
        return DECLARING
    return SWITCHING * max(0, outlook.chance_of_win(1 - outlook.side) - outlook.chance_of_win(outlook.side))


def ojo(outlook: Outlook) -> float:
    if outlook.side is None:
        return DECLARING
    unsure = [outlook.chance_on(other, 0) for other in outlook.opponents if is_declared(outlook, other)]
    return SPYING * max((1 - abs(2 * chance - 1) for chance in unsure), default=0)


def is_declared(outlook: Outlook, other: int) -> bool:
    return outlook.public.seats[other].declared


def cambivalute(outlook: Outlook) -> float:
    if outlook.public.unposted:
        return POSTING if outlook.side is not None else POSTING - 1
    worst = max((adverse(outlook, number) for number in range(5)), default=0)
    return POSTING * min(1.2, worst / 5)


def adverse(outlook: Outlook, number: int) -> float:
    """What a swap of a duel may bring: a known one against this seat's side, or one that it does not know."""
    side = outlook.favoured()
    duel = outlook.public.duels[number].duel
    for pair in outlook.own.duels:
        if pair.duel == duel:
            against = pair.diaz - pair.valverde
            return float(against if side == 0 else -against)
    return 2.0


def ghost(outlook: Outlook) -> float:
    return 0


WORTH: dict[str, Callable[[Outlook], float]] = {
    "valverde": valverde,
    "diaz": diaz,
    "crackpott": crackpott,
    "tembo": tembo,
    "wessel_jan": wessel_jan,
    "dean_nero": dean_nero,
    "pang": pang,
    "chang_ye": chang_ye,
    "sate": sate,
    "bijoux": bijoux,
    "ojo": ojo,
    "cambivalute": cambivalute,
    "ghost": ghost,
}
