"""The bonus cards that move bonus cards; every movement is stored, so that knowledge follows (I5.22)."""

from __future__ import annotations

from hautemer.core.chance import Chance
from hautemer.core.game import EVERYONE, Tell
from hautemer.games.ico.bonus.unit import NOTHING, Ask, others_with_cards, pointing
from hautemer.games.ico.pieces import CARDS
from hautemer.games.ico.state import (
    DRAWN,
    EXCHANGED,
    HANDED_ON,
    LOST,
    SHOWN,
    STOLEN,
    Movement,
    PlayedBonus,
    State,
)
from hautemer.kit.masks import NO_CARDS, members, names


def card_of(state: State, seat: int, name: str, chance: Chance) -> int:
    """I4.3: return a seat's bonus card; a random one if it holds several."""
    held = members(state.hands[seat])
    return held[0] if len(held) == 1 else chance.pick(name, held, CARDS)


def asks_another(state: State, seat: int) -> Ask | None:
    """Ask for another seat that holds a bonus card."""
    return pointing(others_with_cards(state, seat))


# I5.8 Brigand


def brigand_does(state: State, play: PlayedBonus, chance: Chance, tell: Tell) -> None:
    victim = play.target
    card = card_of(state, victim, "stolen", chance)
    state.hands[victim] ^= 1 << card
    state.hands[play.seat] |= 1 << card
    state.movements.append(Movement(STOLEN, victim, play.seat, (card,)))
    seen = {"card": CARDS[card]}
    tell(EVERYONE, "stolen", {play.seat: seen, victim: seen}, seat=play.seat, target_seat=victim)


# I5.11 Lucky One


def lucky_asks(state: State, seat: int) -> Ask | None:
    return NOTHING if state.used else None


def lucky_does(state: State, play: PlayedBonus, chance: Chance, tell: Tell) -> None:
    pile = members(state.used)
    drawn = tuple(sorted(chance.deal("drawn", pile, min(2, len(pile)), CARDS)))
    for card in drawn:
        state.used ^= 1 << card
        state.hands[play.seat] |= 1 << card
    state.spent = NO_CARDS  # I4.2: any of them may be in reach again
    state.movements.append(Movement(DRAWN, play.seat, play.seat, drawn))
    cards = [CARDS[card] for card in drawn]
    tell(EVERYONE, "drawn", {play.seat: {"cards": cards}}, seat=play.seat, count=len(drawn))


# I5.13 Charlatan


def charlatan_asks(state: State, seat: int) -> Ask | None:
    own = state.hands[seat]
    return NOTHING if own.bit_count() > 1 or others_with_cards(state, seat) else None


def charlatan_does(state: State, play: PlayedBonus, chance: Chance, tell: Tell) -> None:
    state.hands = [state.hands[-1], *state.hands[:-1]]
    state.movements.append(Movement(HANDED_ON, cards=tuple(state.hands)))
    tell(
        EVERYONE,
        "handed_on",
        {
            seat: {"cards": names(hand, CARDS), "count": hand.bit_count()}
            for seat, hand in enumerate(state.hands)
        },
    )


# I5.16 Medusa


def medusa_does(state: State, play: PlayedBonus, chance: Chance, tell: Tell) -> None:
    card = card_of(state, play.target, "shown", chance)
    state.movements.append(Movement(SHOWN, play.target, play.target, (card,)))
    tell(EVERYONE, "card_shown", seat=play.target, card=CARDS[card])


# I5.18 Merchant


def merchant_asks(state: State, seat: int) -> Ask | None:
    others = others_with_cards(state, seat)
    return Ask(pair=others) if others.bit_count() > 1 else None


def merchant_does(state: State, play: PlayedBonus, chance: Chance, tell: Tell) -> None:
    one, other = members(play.seats)
    gives = card_of(state, one, "exchanged", chance)
    gets = card_of(state, other, "exchanged", chance)
    both = 1 << gives | 1 << gets
    state.hands[one] ^= both
    state.hands[other] ^= both
    state.movements.append(Movement(EXCHANGED, one, other, (gives, gets)))
    tell(
        EVERYONE,
        "exchanged",
        {
            one: {"gave": CARDS[gives], "got": CARDS[gets]},
            other: {"gave": CARDS[gets], "got": CARDS[gives]},
        },
        seats=(one, other),
    )


# I5.20 Typhoon


def typhoon_does(state: State, play: PlayedBonus, chance: Chance, tell: Tell) -> None:
    victim = play.target
    card = card_of(state, victim, "lost", chance)
    state.hands[victim] ^= 1 << card
    state.lost |= 1 << card
    state.movements.append(Movement(LOST, victim, victim, (card,)))
    tell(EVERYONE, "lost", {victim: {"card": CARDS[card]}}, seat=victim)
