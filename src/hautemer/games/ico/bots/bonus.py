"""The greedy bot's use of bonus cards: one function per card decides when it is played, and on whom."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hautemer.core.offers import Offer, OneOf
from hautemer.games.ico.bots.mind import Mind
from hautemer.games.ico.moves import Bonus
from hautemer.kit.masks import members, seat_set

Answer = Bonus | None

# Voyages before which cards against a seat are kept: nobody has shown a side yet.
EARLY = 3


def play(mind: Mind, offer: Offer, rng: Random) -> Answer:
    """Return the move with which a card is played now, or None to keep it."""
    field = offer.fields["card"]
    assert isinstance(field, OneOf)
    key = field.values[0]
    answer = ANSWERS[key](mind, rng)
    return answer if answer is not None and offer.contains(answer) else None


def crew_of(mind: Mind) -> int:
    """Return the crew of this turn."""
    return seat_set(tuple(mind.public.turn.crew))


def wants(mind: Mind, crew: int) -> bool:
    """True if this side wants a crew to sail."""
    if mind.is_pirate:
        return bool(crew & mind.eyes)
    return mind.clean(crew) >= 0.5


def is_early(mind: Mind) -> bool:
    """True if too few crews have sailed to use up a card that can be played at any time."""
    return len(mind.public.voyages) < EARLY


def worst(mind: Mind, seats: int) -> int:
    """Return the seat that is most likely on the other side."""
    return max(members(seats), key=lambda seat: (mind.foe(seat), mind.looks[seat]))


def seasick(mind: Mind, rng: Random) -> Answer:
    """Replace the worst of the crew by the best outside it."""
    crew = crew_of(mind)
    outside = mind.everybody & ~crew
    if mind.is_pirate:
        if crew & mind.eyes:
            return None
        fellow = min(members(outside & mind.eyes), key=lambda seat: mind.looks[seat])
        return Bonus("seasick", out=max(members(crew), key=lambda seat: mind.looks[seat]), in_=fellow)
    out = worst(mind, crew)
    into = min(members(outside), key=lambda seat: mind.pirate[seat])
    better = mind.clean(crew & ~(1 << out) | 1 << into)
    return Bonus("seasick", out=out, in_=into) if better > mind.clean(crew) + 0.25 else None


def rough_sea(mind: Mind, rng: Random) -> Answer:
    """Stop a crew that would lose the round."""
    if mind.public.phase not in ("accepted", "placing"):
        return None
    crew = crew_of(mind)
    bad = not crew & mind.eyes if mind.is_pirate else mind.clean(crew) < 0.25
    return Bonus("rough_sea") if bad else None


def antidote(mind: Mind, rng: Random) -> Answer:
    """Save the round as a sailor; a pirate keeps the card."""
    return None if mind.is_pirate else Bonus("antidote")


def observer(mind: Mind, rng: Random) -> Answer:
    """Look at the worst of a poisoned crew; a pirate looks at a sailor, and may lie about it."""
    crew = crew_of(mind) & ~mind.bit
    if not mind.public.turn.poisons or not crew:
        return None
    if mind.is_pirate:
        sailors = crew & ~mind.eyes
        return Bonus("observer", target=worst(mind, sailors)) if sailors else None
    return Bonus("observer", target=worst(mind, crew))


def starboard(mind: Mind, rng: Random) -> Answer:
    """Change the direction if the other neighbour is better."""
    step = 1 if mind.public.clockwise else -1
    proposer = mind.public.turn.proposer
    coming, other = (proposer + step) % mind.seats, (proposer - step) % mind.seats
    return Bonus("starboard") if mind.foe(coming) > mind.foe(other) + 0.4 else None


def overboard(mind: Mind, rng: Random) -> Answer:
    """Remove the worst of the crew; a pirate removes a fellow from a crew of pirates only."""
    crew = crew_of(mind)
    if mind.is_pirate:
        fellows = crew & mind.eyes & ~mind.bit
        if (crew & mind.eyes).bit_count() < 3:
            return None
        return Bonus("overboard", target=max(members(fellows), key=lambda seat: mind.looks[seat]))
    out = worst(mind, crew)
    better = mind.clean(crew & ~(1 << out))
    return Bonus("overboard", target=out) if better > mind.clean(crew) + 0.25 else None


def treasure_map(mind: Mind, rng: Random) -> Answer:
    """Ask for another round when the others are about to win."""
    return Bonus("treasure_map") if mind.match_point() else None


def brigand(mind: Mind, rng: Random) -> Answer:
    """Rob the holder who is most likely on the other side."""
    holders = mind.holders()
    if not holders or mind.foe(holders[0]) < 0.6 or is_early(mind):
        return None
    return Bonus("brigand", target=holders[0])


def express(mind: Mind, rng: Random) -> Answer:
    """Send an own crew if it is good enough and the present one is not."""
    if mind.public.phase == "propose" and not mind.match_point():
        return None
    if wants(mind, crew_of(mind)) and mind.public.turn.crew:
        return None
    barred = [seat_set(tuple(mind.public.last_crew))]
    if mind.is_pirate:
        near = mind.public.pirates_won >= mind.public.needed - 2
        return Bonus("express", seats=members(mind.raiding_crew(barred))) if near else None
    crew, likely = mind.best_crew(barred)
    return Bonus("express", seats=members(crew)) if likely > 0.7 or mind.match_point() else None


def mooring(mind: Mind, rng: Random) -> Answer:
    """Give a friend another turn."""
    proposer = mind.public.turn.proposer
    sure = mind.foe(proposer) < 0.1 and len(mind.public.voyages) > 1
    return Bonus("mooring") if sure and mind.public.phase == "round_end" else None


def lucky(mind: Mind, rng: Random) -> Answer:
    """Play it if it brings two cards for one."""
    return Bonus("lucky") if mind.public.used > 1 else None


def parrot(mind: Mind, rng: Random) -> Answer:
    """Send the last crew again if it was a good one."""
    crew = seat_set(tuple(mind.public.last_crew))
    if mind.is_pirate:
        return Bonus("parrot") if (crew & mind.eyes).bit_count() == 1 else None
    return Bonus("parrot") if mind.clean(crew) > 0.6 else None


def charlatan(mind: Mind, rng: Random) -> Answer:
    """Pass hands on if the seat that hands cards to us is on the other side, and we have none to lose."""
    before = (mind.seat - 1) % mind.seats
    robs = mind.public.seats[before].cards and mind.foe(before) > 0.6
    return Bonus("charlatan") if robs and len(mind.own.bonus) == 1 and not is_early(mind) else None


def double(mind: Mind, rng: Random) -> Answer:
    """Double a vote that changes the result."""
    turn = mind.public.turn
    if turn.votes_for is None:
        return None
    ayes = seat_set(tuple(turn.votes_for))
    nays = mind.everybody & ~ayes
    doubled = seat_set(tuple(turn.doubled))
    margin = weight(ayes, doubled) - weight(nays, doubled)
    if wants(mind, crew_of(mind)):
        helpful = ayes & ~doubled if margin == 0 else 0
    else:
        helpful = nays & ~doubled if margin == 1 else 0
    if not helpful:
        return None
    return Bonus("double", target=mind.seat if helpful & mind.bit else members(helpful)[0])


def weight(votes: int, doubled: int) -> int:
    """Return the weight of votes."""
    return votes.bit_count() + (votes & doubled).bit_count()


# Cards that help neither side by themselves do not justify a Leviathan.
HARMLESS = frozenset({"lucky", "medusa", "charlatan", "merchant", "starboard"})
# The sailors' cards that a pirate stops.
FEARED = frozenset({"antidote", "observer", "express", "loner", "overboard", "seasick", "parrot"})


def leviathan(mind: Mind, rng: Random) -> Answer:
    """Stop a card of the other side."""
    response = mind.public.response
    assert response is not None
    if response.card in HARMLESS or mind.foe(response.seat) < 0.7:
        return None
    if mind.is_pirate and response.card not in FEARED:
        return None
    return Bonus("leviathan")


def medusa(mind: Mind, rng: Random) -> Answer:
    """Let the most suspected holder show a card."""
    holders = mind.holders()
    if not holders or mind.foe(holders[0]) < 0.6 or is_early(mind):
        return None
    return Bonus("medusa", target=holders[0])


def swap(mind: Mind, rng: Random) -> Answer:
    """Poison a clean crew as a pirate; as a sailor, turn the card of an almost certain pirate."""
    crew = crew_of(mind)
    if mind.is_pirate:
        clean = not crew & mind.eyes
        return Bonus("swap", target=max(members(crew), key=lambda seat: mind.looks[seat])) if clean else None
    target = worst(mind, crew)
    others = mind.clean(crew & ~(1 << target))
    return Bonus("swap", target=target) if mind.pirate[target] > 0.9 and others > 0.6 else None


def merchant(mind: Mind, rng: Random) -> Answer:
    """Move a card of the other side to a friend, once both are known well enough."""
    holders = mind.holders()
    if len(holders) < 2 or mind.foe(holders[0]) < 0.7 or mind.foe(holders[-1]) > 0.2:
        return None
    known = {card.card: card.seats for card in mind.own.cards if len(card.seats) == 1}
    worth = any(seats == [holders[0]] for seats in known.values())
    if not worth and len(mind.public.voyages) < 5:
        return None
    return Bonus("merchant", seats=tuple(sorted((holders[0], holders[-1]))))


def loner(mind: Mind, rng: Random) -> Answer:
    """Take an own round once it is clear whom to take."""
    if mind.public.phase != "round_end" or is_early(mind):
        return None
    if mind.is_pirate:
        return Bonus("loner") if mind.looks[mind.seat] < mind.public.pirates / mind.seats else None
    _, likely = mind.best_crew([seat_set(tuple(mind.public.last_crew))])
    return Bonus("loner") if likely > 0.5 else None


def typhoon(mind: Mind, rng: Random) -> Answer:
    """Remove a card of the other side from the match."""
    holders = mind.holders()
    if not holders or mind.foe(holders[0]) < 0.75 or is_early(mind):
        return None
    return Bonus("typhoon", target=holders[0])


ANSWERS: dict[str, Callable[[Mind, Random], Answer]] = {
    "seasick": seasick,
    "rough_sea": rough_sea,
    "antidote": antidote,
    "observer": observer,
    "starboard": starboard,
    "overboard": overboard,
    "treasure_map": treasure_map,
    "brigand": brigand,
    "express": express,
    "mooring": mooring,
    "lucky": lucky,
    "parrot": parrot,
    "charlatan": charlatan,
    "double": double,
    "leviathan": leviathan,
    "medusa": medusa,
    "swap": swap,
    "merchant": merchant,
    "loner": loner,
    "typhoon": typhoon,
}
