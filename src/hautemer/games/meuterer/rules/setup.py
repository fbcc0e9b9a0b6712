"""Set-up (M1, M9.1)."""

from __future__ import annotations

from hautemer.core.chance import Chance
from hautemer.core.game import Options
from hautemer.games.meuterer.pieces import CARDS, HAND, HOCHLAND, ISLANDS, NO_ROLE, PIRATENNEST, Chart
from hautemer.games.meuterer.state import NOWHERE, REWARD, State
from hautemer.kit.bags import EMPTY, bag_of
from hautemer.kit.masks import everybody

ALL_ROLES = 0b11111
NO_GOOD = -1
NO_SALES = (NO_GOOD, 0, NO_GOOD, 0)


def set_up(seats: int, options: Options, chance: Chance, chart: Chart, rules: int) -> State:
    """Return the state before the first reward."""
    captain = chance.pick("captain", range(seats))  # M1.2
    ring: tuple[int, ...] = tuple(range(len(ISLANDS)))
    if options["layout"] == "shuffled":  # M1.1
        ring = tuple(chance.shuffle("islands", ring, ISLANDS, fixed=1))
    deck = chart.deck if options["pirate"] else chart.deck[:-1]  # the pirate is the last (M9.1)
    deck = chance.shuffle("deck", deck, CARDS)
    dealt = HAND * seats
    pile = deck[dealt:]
    pile.reverse()
    return State(
        rules=rules,
        seats=seats,
        rounds=chart.rounds[seats],
        laid_conflicts_count=options["ruleset"] == "revised",
        with_pirate=options["pirate"],
        loot_is_taken=options["pirate"] and options["pirate_loot"] == "take",  # M9.7
        round=1,
        phase=REWARD,
        turn=captain,
        captain=captain,
        reward=0,
        scores=[0] * seats,
        ring=ring,
        ship=ring.index(HOCHLAND),
        wake=NOWHERE,
        pirate_ship=ring.index(PIRATENNEST) if options["pirate"] else NOWHERE,
        hands=[bag_of(deck[HAND * seat : HAND * (seat + 1)]) for seat in range(seats)],  # M1.3
        laid=[EMPTY] * seats,
        trading=everybody(seats),
        roles=[NO_ROLE] * seats,
        roles_left=ALL_ROLES,
        last_roles=(NO_ROLE,) * seats,
        takers=(),
        looks=[1] * seats,  # before a role was taken, all five were there
        captain_goal=NOWHERE,
        mutineer_goal=NOWHERE,
        lap=(),
        fights=[0] * seats,
        sales=[NO_SALES] * seats,
        pile=pile,
        seen=[],
        groups=[],
        returns=0,
        discard=EMPTY,
        drawn=(),
        need=0,
        traces=[],
    )
