"""Set-up: roles, the captain, bonus cards (I1)."""

from __future__ import annotations

from hautemer.core.chance import Chance
from hautemer.core.game import Options
from hautemer.games.ico.pieces import CARD_OF, CARDS, PIRATE, ROLES, SAILOR, SIREN, Data
from hautemer.games.ico.rules.turn import fresh
from hautemer.games.ico.state import NO_SEAT, NOBODY, State
from hautemer.kit.masks import CARD, NO_CARDS, card_set, everybody


def set_up(seats: int, options: Options, chance: Chance, data: Data, rules: int) -> State:
    """Return the state before the captain names the first crew."""
    captain = chance.pick("captain", range(seats))  # I1.3
    sides = data.roles[str(seats)]
    roles = [PIRATE] * sides.pirates + [SAILOR] * sides.sailors + [SIREN]
    roles = chance.shuffle("roles", roles, ROLES)  # I1.1
    wanted = options["bonus"]
    deck: tuple[int, ...] = ()
    dealt: list[int] = []
    if wanted != "none":
        deck = tuple(range(len(CARDS))) if wanted == "random" else tuple(CARD_OF[key] for key in wanted)
        dealt = chance.deal("bonus", deck, seats, CARDS)
    return State(
        rules=rules,
        seats=seats,
        everybody=everybody(seats),
        plurality=options["siren_vote"] == "plurality",
        roles=tuple(roles),
        captain=captain,
        needed=options["rounds_to_win"],
        sailors_won=0,
        pirates_won=0,
        direction=1,
        round=1,
        turn=fresh(captain, with_vote=False),  # I2.2
        interrupted=[],
        last_crew=NOBODY,
        proposals=[],
        voyages=[],
        deck=card_set(deck),
        dealt=tuple(dealt),
        hands=[CARD[card] for card in dealt] or [NO_CARDS] * seats,
        used=NO_CARDS,
        lost=NO_CARDS,
        spent=NO_CARDS,
        play=None,
        movements=[],
        accusations=[NO_SEAT] * seats,
        reason="",
    )
