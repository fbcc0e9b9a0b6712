"""Conditions that the sentences of hints state about the view for which a hint was given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from hautemer.core.codec import Move
from hautemer.core.game import Situation
from hautemer.core.why import percent
from hautemer.games.ico.bots.greedy import NEARLY
from hautemer.games.ico.bots.mind import AS_GOOD, STANDS_OUT, Mind
from hautemer.kit.masks import seat_set

LIKELY = 0.5
NEARLY_AS_GOOD = 0.9


class Given(NamedTuple):
    """A hint: the beliefs of the seat, the move, and the details of the reason."""

    mind: Mind
    move: Any
    details: dict[str, Any]

    @property
    def crew(self) -> int:
        """The crew that was named in this turn."""
        return seat_set(tuple(self.mind.public.turn.crew))

    @property
    def named(self) -> int:
        """The crew that the move names."""
        return seat_set(self.move.seats)

    @property
    def seat(self) -> int:
        """The seat that the sentence names."""
        return int(self.details["seat"])

    def chance_is(self, chance: float) -> bool:
        return bool(self.details["chance"] == percent(chance))

    def no_pirates(self, crew: int) -> bool:
        """True if open eyes know no pirate in a crew."""
        return self.mind.is_pirate and not crew & self.mind.eyes

    def is_foe(self, seat: int) -> bool:
        return self.mind.foe(seat) > LIKELY


def read(situation: Situation[Any], move: Move, details: dict[str, Any]) -> Given:
    """Return a hint in the form that the conditions read."""
    return Given(Mind(situation), move, details)


def is_best(given: Given) -> bool:
    """True if the stated chance is right, and hardly any crew that can be named is cleaner."""
    mind = given.mind
    barred = [seat_set(tuple(crew)) for crew in (mind.public.last_crew, mind.public.turn.refused)]
    clean = mind.clean(given.named)
    return given.chance_is(clean) and clean >= NEARLY_AS_GOOD * mind.best_crew(barred)[1]


def as_a_sailor(given: Given) -> bool:
    """True if a sailor in this seat could name the same crew."""
    mind = given.mind
    barred = [seat_set(tuple(crew)) for crew in (mind.public.last_crew, mind.public.turn.refused)]
    return mind.own.role != "sailor" and given.named in mind.as_sailor().good_crews(barred, AS_GOOD)


def nearly_as_a_sailor(given: Given) -> bool:
    """True if the crew is nearly the best to a sailor in this seat, and not all in it have open eyes."""
    mind = given.mind
    barred = [seat_set(tuple(crew)) for crew in (mind.public.last_crew, mind.public.turn.refused)]
    nearly = given.named in mind.as_sailor().good_crews(barred, NEARLY)
    return mind.is_pirate and nearly and 0 < (given.named & mind.eyes).bit_count() < 3


def is_good_enough(given: Given) -> bool:
    """True if the stated chance is right, and a sailor demands no more."""
    clean = given.mind.clean(given.crew)
    return given.move.for_ and given.chance_is(clean) and clean >= given.mind.asked(given.crew)


def votes_alike(given: Given) -> bool:
    """True if a sailor in this seat would vote the same."""
    sailor = given.mind.as_sailor()
    return bool(given.move.for_ == (sailor.clean(given.crew) >= sailor.asked(given.crew)))


def is_most_suspect(given: Given) -> bool:
    """True if nobody else in this crew is likelier to be a pirate, and the crew is not good enough."""
    mind = given.mind
    others = [seat for seat in mind.public.turn.crew if seat != mind.seat]
    worst = max(mind.pirate[seat] for seat in others)
    return (
        given.seat in others
        and mind.pirate[given.seat] == worst
        and mind.clean(given.crew) < mind.asked(given.crew)
        and not given.move.for_
    )


def aboard(given: Given) -> bool:
    """True if the pirate, or a seat that it takes for a fellow, is in the crew."""
    return bool(given.mind.is_pirate and given.crew & given.mind.fellows())


def looks_worse(given: Given) -> bool:
    """True if the seat that is to poison is in the crew and looks at least as suspect as this seat."""
    looks = given.mind.looks
    at_least = round(looks[given.seat], 6) >= round(looks[given.mind.seat], 6)
    return given.seat != given.mind.seat and at_least and bool(given.crew >> given.seat & 1)


def much_safer(given: Given) -> bool:
    """True if the crew is clearly cleaner without the named seat."""
    crew = given.crew
    without = given.mind.clean(crew & ~(1 << given.seat))
    return bool(crew >> given.seat & 1) and without > given.mind.clean(crew) + 0.2


def neighbour_is_better(given: Given) -> bool:
    mind = given.mind
    step = 1 if mind.public.clockwise else -1
    proposer = mind.public.turn.proposer
    coming, other = (proposer + step) % mind.seats, (proposer - step) % mind.seats
    return given.seat == coming and mind.foe(coming) > mind.foe(other)


def best_outside_the_last(given: Given) -> float:
    return given.mind.best_crew([seat_set(tuple(given.mind.public.last_crew))])[1]


def last_crew(given: Given) -> int:
    return seat_set(tuple(given.mind.public.last_crew))


def hangs_on_one(given: Given) -> bool:
    """True if the votes differ by one at most."""
    turn = given.mind.public.turn
    assert turn.votes_for is not None
    ayes = len(turn.votes_for) + len({*turn.votes_for} & {*turn.doubled})
    total = given.mind.seats + len(turn.doubled)
    return abs(2 * ayes - total) <= 1


def holds_a_card(given: Given) -> bool:
    return given.mind.public.seats[given.seat].cards > 0 and given.is_foe(given.seat)


HOLDS: dict[str, Callable[[Given], bool]] = {
    "crew_first": lambda given: not given.mind.public.voyages,
    "crew_clean": lambda given: is_best(given) and given.details["chance"] >= 50,
    "crew_best": lambda given: is_best(given) and given.details["chance"] < 50,
    "crew_pirate_in": lambda given: as_a_sailor(given) and bool(given.named & given.mind.fellows()),
    "crew_pirate_few": lambda given: nearly_as_a_sailor(given) and bool(given.named & given.mind.fellows()),
    "crew_as_sailor": as_a_sailor,
    "vote_clean": lambda given: is_good_enough(given) and given.details["chance"] >= 50,
    "vote_best": lambda given: is_good_enough(given) and given.details["chance"] < 50,
    "vote_weary": lambda given: 0 < given.details["count"] == given.mind.refusals() and given.move.for_,
    "vote_suspect": is_most_suspect,
    "vote_pirate_in": lambda given: given.mind.is_decisive() and aboard(given) and given.move.for_,
    "vote_pirate_out": lambda given: given.mind.is_decisive() and not aboard(given) and not given.move.for_,
    "vote_pirate_quiet": lambda given: aboard(given) and given.move.for_,
    "vote_pirate_doubt": lambda given: not aboard(given) and not given.move.for_ and given.mind.is_pirate,
    "vote_as_sailor": lambda given: votes_alike(given) and given.mind.own.role != "sailor",
    "poison_decides": lambda given: given.mind.is_decisive() and given.mind.is_pirate,
    "poison_pays": lambda given: (
        not given.mind.is_decisive() and given.mind.poisoners()[0] == given.mind.seat
    ),
    "island_wait": lambda given: given.mind.poisoners()[0] == given.mind.seat,
    "island_other": looks_worse,
    "accuse_likely": lambda given: (
        given.chance_is(given.mind.siren_odds()[given.move.target])
        and given.mind.siren_odds()[given.move.target] >= STANDS_OUT
    ),
    "accuse_guess": lambda given: max(given.mind.siren_odds().values()) < STANDS_OUT,
    "accuse_divert": lambda given: given.mind.own.role == "siren" and given.move.target != given.mind.seat,
    "bonus_pirate_in": lambda given: (
        given.no_pirates(given.crew) and bool(given.mind.eyes >> given.move.in_ & 1)
    ),
    "bonus_out": much_safer,
    "bonus_stop_clean": lambda given: given.no_pirates(given.crew),
    "bonus_stop_crew": lambda given: given.mind.clean(given.crew) < LIKELY,
    "bonus_antidote": lambda given: bool(given.mind.public.turn.poisons) and not given.mind.is_pirate,
    "bonus_observe": lambda given: (
        bool(given.mind.public.turn.poisons)
        and given.mind.foe(given.seat)
        == max(given.mind.foe(seat) for seat in given.mind.public.turn.crew if seat != given.mind.seat)
    ),
    "bonus_observe_pirate": lambda given: given.mind.is_pirate,
    "bonus_turn": neighbour_is_better,
    "bonus_too_many": lambda given: (given.crew & given.mind.eyes).bit_count() > 2,
    "bonus_longer": lambda given: given.mind.match_point(),
    "bonus_against": holds_a_card,
    "bonus_own_crew": lambda given: best_outside_the_last(given) > LIKELY - 0.03,
    "bonus_own_crew_late": lambda given: given.mind.public.pirates_won >= given.mind.public.needed - 1,
    "bonus_own_crew_pirate": lambda given: given.mind.is_pirate,
    "bonus_again": lambda given: (
        given.seat == given.mind.public.turn.proposer and given.mind.foe(given.seat) < 0.1
    ),
    "bonus_lucky": lambda given: given.mind.public.used > 1,
    "bonus_last_crew": lambda given: given.mind.clean(last_crew(given)) > LIKELY,
    "bonus_last_crew_pirate": lambda given: (last_crew(given) & given.mind.eyes).bit_count() == 1,
    "bonus_handed": lambda given: holds_a_card(given) and len(given.mind.own.bonus) == 1,
    "bonus_vote": hangs_on_one,
    "bonus_stop_card": lambda given: (
        given.mind.public.response is not None
        and given.mind.public.response.seat == given.seat
        and given.is_foe(given.seat)
    ),
    "bonus_swap": lambda given: given.mind.pirate[given.seat] > 0.9,
    "bonus_swap_pirate": lambda given: given.no_pirates(given.crew),
}
