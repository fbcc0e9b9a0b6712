"""The mutiny in a bot's estimate: the sides of seats, and the odds of the outcome."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from hautemer.games.meuterer.bots.odds import NONE, Spread, at_least, both, conflicts_of, shifted
from hautemer.games.meuterer.bots.table import TableReading
from hautemer.games.meuterer.pieces import CABIN_BOY, CONFLICT, LOADER, MATE, MERCHANT, MUTINEER, ROLES

ALL_ROLES = frozenset(range(len(ROLES)))
Crew = tuple[int, ...]  # the roles of some seats

# The attraction of a role for another seat: a good player takes the mutineer more often than all the others
# together (a voyage's points, and the wheel). A point of reward doubles, triples … the mate's.
APPEAL = {MUTINEER: 2.5, CABIN_BOY: 1.0, MATE: 1.0, MERCHANT: 1.0, LOADER: 1.0}
APPEAL_OF_REWARD = 1.0


class Ending(NamedTuple):
    """The odds of a round's ending, for one seat in one role."""

    mutiny: float  # there is a mutineer
    success: float  # and wins
    mate_paid: float  # the captain stays in office and there is a mate


@lru_cache(maxsize=1 << 12)
def crews(
    gone: frozenset[int], left: frozenset[int], takers: int, open_seats: int, reward: int
) -> list[tuple[Crew, float]]:
    """Return the possible roles of seats that took one of those gone and of seats that will take one left."""
    found: dict[Crew, float] = {}
    taken_ways = list(permutations(sorted(gone), takers))
    for taken in taken_ways:
        for to_take in permutations(sorted(left), open_seats):
            odds = 1 / len(taken_ways)
            pile = set(left)
            for role in to_take:
                odds *= appeal(role, reward) / sum(appeal(other, reward) for other in pile)
                pile.remove(role)
            crew = tuple(MERCHANT if role == LOADER else role for role in (*taken, *to_take))
            found[crew] = found.get(crew, 0.0) + odds
    return list(found.items())


@lru_cache(maxsize=1 << 6)
def piles(takers: int, reward: int) -> list[tuple[frozenset[int], float]]:
    """Return the piles of roles left after `takers` unseen takers, and the odds of each."""
    found: dict[frozenset[int], float] = {ALL_ROLES: 1.0}
    for _ in range(takers):
        smaller: dict[frozenset[int], float] = {}
        for pile, odds in found.items():
            total = sum(appeal(role, reward) for role in pile)
            for role in pile:
                rest = pile - {role}
                smaller[rest] = smaller.get(rest, 0.0) + odds * appeal(role, reward) / total
        found = smaller
    return list(found.items())


def appeal(role: int, reward: int) -> float:
    """Return the weight with which another seat takes a role, compared to the others left."""
    return APPEAL[role] + (APPEAL_OF_REWARD * reward if role == MATE else 0.0)


class Forecast:
    """A forecast of the round for the seat of a table, by its role and its conflict cards."""

    def __init__(self, table: TableReading, left: frozenset[int] | None) -> None:
        """Make a forecast; `left` are the roles in the pile, or None if this seat has not seen them."""
        self.table = table
        self.left = left
        self.crew = [seat for seat in table.others if seat != table.captain]
        self.crew.sort(key=lambda seat: not table.passed[seat])
        self.takers = sum(table.passed[seat] for seat in self.crew)
        self.forces: list[Spread] = [
            NONE if seat == table.seat else conflicts_of(table, seat) for seat in range(table.seats)
        ]
        self.endings: dict[tuple[int | None, int], Ending] = {}
        self.victories: dict[tuple[int, int, int | None, int | None], float] = {}

    def ending(self, role: int | None, conflicts: int) -> Ending:
        """Return the odds if this seat has that role (None: captain) and fights with `conflicts` cards."""
        known = self.endings.get((role, conflicts))
        if known is None:
            known = self.endings[role, conflicts] = self.reckon(role, conflicts)
        return known

    def reckon(self, role: int | None, conflicts: int) -> Ending:
        table = self.table
        if role is None or self.left is None:  # others took roles and will take some, out of all the rest
            ways = crews(frozenset(), ALL_ROLES - {role}, 0, len(self.crew), table.reward)
        else:
            gone = ALL_ROLES - self.left
            ways = crews(gone, self.left - {role}, self.takers, len(self.crew) - self.takers, table.reward)
        mutiny = success = mate_paid = 0.0
        for crew, odds in ways:
            post: dict[int, int] = dict(zip(crew, self.crew, strict=True))
            if role is not None:
                post[role] = table.seat
            victory = 0.0
            if MUTINEER in post:
                victory = self.victory(conflicts, post[MUTINEER], post.get(CABIN_BOY), post.get(MATE))
                mutiny += odds
                success += odds * victory
            if MATE in post:
                mate_paid += odds * (1 - victory)
        return Ending(mutiny, success, mate_paid)

    def victory(self, conflicts: int, mutineer: int, boy: int | None, mate: int | None) -> float:
        """Return the odds of the mutineer's side if all fight with everything they have (M5.2 to M5.4)."""
        key = (conflicts, mutineer, boy, mate)
        known = self.victories.get(key)
        if known is None:
            forces = self.forces
            forces[self.table.seat] = shifted(NONE, conflicts)
            mutineers = forces[mutineer] if boy is None else both(forces[mutineer], forces[boy])
            captains = forces[self.table.captain]
            if mate is not None:
                captains = shifted(both(captains, forces[mate]), 1)
            known = self.victories[key] = at_least(mutineers, captains)
        return known


def own_conflicts(table: TableReading, kept: int, laid: int) -> int:
    """Return the number of this seat's conflict cards for the fight, from those kept and laid (M5.3)."""
    return kept + laid + table.laid[table.seat][CONFLICT] if table.laid_conflicts_count else kept
