"""The mutiny lap of a bot: just enough conflict cards, if they can decide it."""

from __future__ import annotations

from hautemer.games.meuterer.bots.odds import NONE, Spread, at_least, both, conflicts_of, shifted
from hautemer.games.meuterer.bots.prospects import CONFLICT_WORTH, next_islands, outlook
from hautemer.games.meuterer.bots.sales import RIVAL
from hautemer.games.meuterer.bots.table import TableReading
from hautemer.games.meuterer.bots.trading import CAPTAINCY
from hautemer.games.meuterer.pieces import CABIN_BOY, CONFLICT, HAND, MATE, MUTINEER

# Of equally good answers, the one that lays less.
THRIFT = 0.001


def conflicts(table: TableReading, strengths: tuple[int, int]) -> int:
    """Return the number of conflict cards to lay."""
    odds = odds_by_number(table, strengths)
    stake = gain(table, table.roles[table.seat])
    # A laid card is replaced by a new one, which may be a conflict card again.
    price = THRIFT if table.last_round else CONFLICT_WORTH * (1 - table.deck[CONFLICT] / sum(table.deck))
    return max(range(len(odds)), key=lambda number: odds[number] * stake - number * price)


def odds_by_number(table: TableReading, strengths: tuple[int, int]) -> list[float]:
    """Return the odds of this seat's side, by the number of conflict cards that it lays."""
    rebels = table.roles[table.seat] in (MUTINEER, CABIN_BOY)
    captains, mutineers = (shifted(NONE, strength) for strength in strengths)
    for seat in later_fighters(table):
        force = hidden_conflicts(table, seat)
        if table.roles[seat] in (MUTINEER, CABIN_BOY):
            mutineers = both(mutineers, force)
        else:
            captains = both(captains, force)

    return [
        at_least(shifted(mutineers, number), captains)
        if rebels
        else 1 - at_least(mutineers, shifted(captains, number))
        for number in range(table.hand[CONFLICT] + 1)
    ]


def later_fighters(table: TableReading) -> list[int]:
    """Return the seats that are asked after this one."""
    lap = [(table.captain + step) % table.seats for step in range(table.seats)]
    later = lap[lap.index(table.seat) + 1 :]
    return [seat for seat in later if table.roles[seat] in (MUTINEER, CABIN_BOY, MATE)]


def hidden_conflicts(table: TableReading, seat: int) -> Spread:
    """Return the distribution of conflict cards that another seat may still lay in the mutiny."""
    odds = conflicts_of(table, seat)
    return odds[table.laid[seat][CONFLICT] :] if table.laid_conflicts_count else odds


def gain(table: TableReading, role: int | None) -> float:
    """Return the value for this seat of its side's victory."""
    assert table.captain_goal is not None
    assert table.mutineer_goal is not None
    captains, rebels = table.ring[table.captain_goal].ship, table.ring[table.mutineer_goal].ship
    if role is None:
        to_pay = table.reward if MATE in table.roles else 0
        points = captains - to_pay + RIVAL * rebels
    elif role == MUTINEER:
        points = rebels + RIVAL * captains
    elif role == MATE:
        points = 1.0 + table.reward
    else:
        points = 2.0
    if table.last_round:
        return points
    if role is None or role == MUTINEER:
        points += CAPTAINCY
    draws = max(0, HAND - sum(table.hand))
    stays = outlook(table, table.hand, draws, next_islands(table, table.captain_goal))
    turns = outlook(table, table.hand, draws, next_islands(table, table.mutineer_goal))
    return points + (turns - stays if role in (MUTINEER, CABIN_BOY) else stays - turns)
