"""The value of a visit to each pirate for a seat, in coins: a table like that of the rules."""

from __future__ import annotations

from collections.abc import Callable

from hautemer.games.cartagena.bots.appraisal import ENOUGH, MEAN_GOLD, Appraisal

# Without a side at the mutiny a seat is lost (C5.3): the most that a side is worth, and the spaces left from
# which on it is worth that much.
DECLARING = 9.0
URGENT = 6
SIDE_TAKERS = ("bijoux", "ojo")  # C3.10, C3.11
SWITCHING = 14.0  # per certain win
SPYING = 1.6
POSTING = 3.5


def valverde(appraisal: Appraisal) -> float:
    return (MEAN_GOLD if appraisal.public.gold_pile else 0) + (1 if appraisal.public.supply else 0)


def diaz(appraisal: Appraisal) -> float:
    gold = MEAN_GOLD if appraisal.public.gold_pile else 0
    card = appraisal.worth_of_card() if appraisal.public.combat_pile else 0
    return max(gold, card) + (0.4 if gold and card else 0)


def crackpott(appraisal: Appraisal) -> float:
    return min(2, appraisal.public.combat_pile) * 0.95 * appraisal.worth_of_card()


def tembo(appraisal: Appraisal) -> float:
    return appraisal.worth_of_card() * (1.25 if appraisal.public.combat_pile > 1 else 1)


def wessel_jan(appraisal: Appraisal) -> float:
    return float(min(3, len(appraisal.misfits())))


def dean_nero(appraisal: Appraisal) -> float:
    worth = appraisal.worth_of_card()
    selling = min(3, appraisal.public.supply, max(0, len(appraisal.hand) - ENOUGH)) * max(0, 1 - 0.6 * worth)
    buying = min(3, appraisal.public.combat_pile, appraisal.coins) * max(0, 0.9 * worth - 1)
    return max(selling, buying)


def pang(appraisal: Appraisal) -> float:
    coin = 1 if appraisal.public.supply else 0
    return max(coin, appraisal.worth_of_card() if appraisal.public.combat_pile else 0)


def chang_ye(appraisal: Appraisal) -> float:
    if not any(appraisal.public.seats[other].coins for other in appraisal.opponents):
        return 0
    return 1 + 1 / len(appraisal.opponents)


def sate(appraisal: Appraisal) -> float:
    waited = [cabin.waited for cabin in appraisal.public.cabins if cabin.pirate == "sate"]
    return min(appraisal.public.supply, 1 + sum(waited))


def declaring(appraisal: Appraisal) -> float:
    """Return the value of a side to a seat that has none: the fewer spaces are left, the more."""
    return DECLARING * min(1.0, URGENT / max(1, appraisal.spaces_left))


def bijoux(appraisal: Appraisal) -> float:
    if appraisal.side is None:
        return declaring(appraisal)
    return SWITCHING * max(
        0, appraisal.chance_of_win(1 - appraisal.side) - appraisal.chance_of_win(appraisal.side)
    )


def ojo(appraisal: Appraisal) -> float:
    if appraisal.side is None:
        return declaring(appraisal)
    unsure = [appraisal.chance_on(other, 0) for other in appraisal.opponents if is_declared(appraisal, other)]
    return SPYING * max((1 - abs(2 * chance - 1) for chance in unsure), default=0)


def is_declared(appraisal: Appraisal, other: int) -> bool:
    return appraisal.public.seats[other].declared


def cambivalute(appraisal: Appraisal) -> float:
    if appraisal.public.unposted:
        return POSTING if appraisal.side is not None else POSTING - 1
    worst = max((adverse(appraisal, number) for number in range(5)), default=0)
    return POSTING * min(1.2, worst / 5)


def adverse(appraisal: Appraisal, number: int) -> float:
    """Return the value of swapping a duel: a known one against this seat's side, or an unknown one."""
    side = appraisal.favoured()
    duel = appraisal.public.duels[number].duel
    for pair in appraisal.own.duels:
        if pair.duel == duel:
            against = pair.diaz - pair.valverde
            return float(against if side == 0 else -against)
    return 2.0


def ghost(appraisal: Appraisal) -> float:
    return 0


WORTH: dict[str, Callable[[Appraisal], float]] = {
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
