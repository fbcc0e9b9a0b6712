"""The twenty bonus cards (I5.1 to I5.20), in this order; the other rules know them by this table only."""

from __future__ import annotations

from hautemer.core.chance import Chance
from hautemer.core.game import Tell
from hautemer.games.ico.bonus import hands, sailing
from hautemer.games.ico.bonus.unit import ANY_TIME, BEFORE_THE_COUNT, Unit, plain
from hautemer.games.ico.state import (
    ACCEPTED,
    PHASES,
    PLACING,
    PROPOSE,
    RESPONSE,
    REVEALED,
    ROUND_END,
    SEALED,
    VOTE,
    VOTED,
    PlayedBonus,
    State,
)


def leviathan_does(state: State, play: PlayedBonus, chance: Chance, tell: Tell) -> None:
    """I5.15: do nothing; the answered card has no effect, see `rules.playing`."""


TABLE: tuple[Unit, ...] = (
    Unit("seasick", (ACCEPTED,), sailing.seasick_asks, sailing.seasick_does),
    Unit(
        "rough_sea",
        (PROPOSE, VOTE, VOTED, ACCEPTED, PLACING),
        sailing.rough_sea_asks,
        sailing.rough_sea_does,
    ),
    Unit("antidote", (REVEALED,), sailing.antidote_asks, sailing.antidote_does),
    Unit("observer", (REVEALED,), sailing.observer_asks, sailing.observer_does),
    Unit("starboard", (ROUND_END,), plain, sailing.starboard_does),
    Unit("overboard", (ACCEPTED,), sailing.overboard_asks, sailing.overboard_does),
    Unit("treasure_map", BEFORE_THE_COUNT, plain, sailing.treasure_map_does),
    Unit("brigand", ANY_TIME, hands.asks_another, hands.brigand_does),
    Unit("express", BEFORE_THE_COUNT, sailing.express_asks, sailing.express_does),
    Unit("mooring", ANY_TIME, plain, sailing.mooring_does),
    Unit("lucky", ANY_TIME, hands.lucky_asks, hands.lucky_does, used_after=True),
    Unit("parrot", (PROPOSE,), sailing.parrot_asks, sailing.parrot_does),
    Unit("charlatan", ANY_TIME, hands.charlatan_asks, hands.charlatan_does),
    Unit("double", (VOTE, VOTED), sailing.double_asks, sailing.double_does),
    Unit("leviathan", (RESPONSE,), plain, leviathan_does),
    Unit("medusa", ANY_TIME, hands.asks_another, hands.medusa_does),
    Unit("swap", (SEALED,), sailing.swap_asks, sailing.swap_does),
    Unit("merchant", ANY_TIME, hands.merchant_asks, hands.merchant_does),
    Unit("loner", ANY_TIME, plain, sailing.loner_does),
    Unit("typhoon", ANY_TIME, hands.asks_another, hands.typhoon_does),
)

# By state of the match, the cards that are played in it, as a mask.
PLAYABLE = tuple(
    sum(1 << card for card, unit in enumerate(TABLE) if phase in unit.when) for phase in range(len(PHASES))
)
# The windows in which a single card is played, with that card, as a mask (I4.2, I4.5).
ONLY = {phase: cards for phase, cards in enumerate(PLAYABLE) if cards.bit_count() == 1}
