"""Reasons of the greedy bot, for a person who asks for a hint."""

from __future__ import annotations

from collections.abc import Callable

from hautemer.core.codec import Move
from hautemer.core.why import Why, because, percent
from hautemer.games.ico.bots.mind import AS_GOOD, STANDS_OUT, WEARY, Mind
from hautemer.games.ico.moves import Accuse, Bonus, Crew, Place, Vote
from hautemer.games.ico.pieces import POISON
from hautemer.kit.masks import members, seat_set

# From this percentage on a crew is called clean; below it, it is only the best there is.
LIKELY = 50


def why(mind: Mind, move: Move) -> Why | None:
    """Return the reason for a move."""
    match move:
        case Crew(seats):
            return naming(mind, seat_set(seats))
        case Vote(for_):
            return voting(mind, for_)
        case Place(card) if mind.is_pirate:
            return poisoning(mind) if card == POISON else sparing(mind)
        case Accuse(target):
            return accusing(mind, target)
        case Bonus(card):
            return CARDS[card](mind, move)
    return None


def naming(mind: Mind, crew: int) -> Why:
    """Return the reason for naming a crew: clean as far as one can tell, or what a sailor would name."""
    if mind.own.role == "sailor":
        if not mind.public.voyages:
            return because("crew_first")
        chance = percent(mind.clean(crew))
        is_likely = chance >= LIKELY
        return because("crew_clean", chance=chance) if is_likely else because("crew_best", chance=chance)
    if mind.is_pirate and crew & mind.fellows():
        barred = [seat_set(tuple(one)) for one in (mind.public.last_crew, mind.public.turn.refused)]
        best = mind.as_sailor().best_crew(barred)[1]
        is_best = mind.as_sailor().clean(crew) >= AS_GOOD * best
        return because("crew_pirate_in") if is_best else because("crew_pirate_few")
    return because("crew_as_sailor")


def voting(mind: Mind, for_: bool) -> Why:
    """Return the reason for a vote: what the crew looks like, or what the seat wants to look like."""
    crew = seat_set(tuple(mind.public.turn.crew))
    if mind.is_pirate:
        aboard = bool(crew & mind.fellows())
        if mind.is_decisive():
            return because("vote_pirate_in") if aboard else because("vote_pirate_out")
        if for_ and aboard:
            return because("vote_pirate_quiet")
        sailor = mind.as_sailor()
        alike = for_ == (sailor.clean(crew) >= sailor.asked(crew))
        return because("vote_as_sailor") if alike else because("vote_pirate_doubt")
    if mind.own.role == "siren":
        return because("vote_as_sailor")
    if not for_:
        return because("vote_suspect", seat=most_suspect(mind, crew & ~mind.bit))
    if mind.clean(crew) < mind.asked(crew) / WEARY ** mind.refusals():
        return because("vote_weary", count=mind.refusals())
    chance = percent(mind.clean(crew))
    return because("vote_clean", chance=chance) if chance >= LIKELY else because("vote_best", chance=chance)


def most_suspect(mind: Mind, seats: int) -> int:
    """Return the seat that is most likely a pirate."""
    return max(members(seats), key=lambda seat: mind.pirate[seat])


def poisoning(mind: Mind) -> Why:
    """Return the reason for a poison."""
    return because("poison_decides") if mind.is_decisive() else because("poison_pays")


def sparing(mind: Mind) -> Why:
    """Return the reason for a pirate's island: another one poisons, or nobody should."""
    first = mind.poisoners()[0]
    return because("island_wait") if first == mind.seat else because("island_other", seat=first)


def accusing(mind: Mind, target: int) -> Why:
    """Return the reason for an accusation."""
    if mind.own.role == "siren":
        return because("accuse_divert")
    odds = mind.siren_odds()[target]
    return because("accuse_likely", chance=percent(odds)) if odds >= STANDS_OUT else because("accuse_guess")


# Bonus cards


def seasick(mind: Mind, move: Bonus) -> Why:
    return because("bonus_pirate_in") if mind.is_pirate else suspect_out(mind, move.out)


def rough_sea(mind: Mind, move: Bonus) -> Why:
    return because("bonus_stop_clean") if mind.is_pirate else because("bonus_stop_crew")


def antidote(mind: Mind, move: Bonus) -> Why:
    return because("bonus_antidote")


def observer(mind: Mind, move: Bonus) -> Why:
    if mind.is_pirate:
        return because("bonus_observe_pirate")
    assert isinstance(move.target, int)
    return because("bonus_observe", seat=move.target)


def starboard(mind: Mind, move: Bonus) -> Why:
    step = 1 if mind.public.clockwise else -1
    return because("bonus_turn", seat=(mind.public.turn.proposer + step) % mind.seats)


def overboard(mind: Mind, move: Bonus) -> Why:
    return because("bonus_too_many") if mind.is_pirate else suspect_out(mind, move.target)


def suspect_out(mind: Mind, seat: object) -> Why:
    """Return the reason for removing a suspect from the crew."""
    return because("bonus_out", seat=seat)


def treasure_map(mind: Mind, move: Bonus) -> Why:
    return because("bonus_longer")


def against(mind: Mind, move: Bonus) -> Why:
    """Return the reason for a card against the other side: to know it, remove it, or take it."""
    return because("bonus_against", seat=mind.holders()[0])


def express(mind: Mind, move: Bonus) -> Why:
    if mind.is_pirate:
        return because("bonus_own_crew_pirate")
    _, likely = mind.best_crew([seat_set(tuple(mind.public.last_crew))])
    return because("bonus_own_crew") if percent(likely) >= LIKELY else because("bonus_own_crew_late")


def mooring(mind: Mind, move: Bonus) -> Why:
    return because("bonus_again", seat=mind.public.turn.proposer)


def lucky(mind: Mind, move: Bonus) -> Why:
    return because("bonus_lucky")


def parrot(mind: Mind, move: Bonus) -> Why:
    return because("bonus_last_crew_pirate") if mind.is_pirate else because("bonus_last_crew")


def charlatan(mind: Mind, move: Bonus) -> Why:
    return because("bonus_handed", seat=(mind.seat - 1) % mind.seats)


def double(mind: Mind, move: Bonus) -> Why:
    return because("bonus_vote")


def leviathan(mind: Mind, move: Bonus) -> Why:
    assert mind.public.response is not None
    return because("bonus_stop_card", seat=mind.public.response.seat)


def swap(mind: Mind, move: Bonus) -> Why:
    if mind.is_pirate:
        return because("bonus_swap_pirate")
    assert isinstance(move.target, int)
    return because("bonus_swap", seat=move.target)


CARDS: dict[str, Callable[[Mind, Bonus], Why]] = {
    "seasick": seasick,
    "rough_sea": rough_sea,
    "antidote": antidote,
    "observer": observer,
    "starboard": starboard,
    "overboard": overboard,
    "treasure_map": treasure_map,
    "brigand": against,
    "express": express,
    "mooring": mooring,
    "lucky": lucky,
    "parrot": parrot,
    "charlatan": charlatan,
    "double": double,
    "leviathan": leviathan,
    "medusa": against,
    "swap": swap,
    "merchant": against,
    "loner": express,
    "typhoon": against,
}
