"""Playing a bonus card: it is announced, may be answered, and then takes effect (I4.2, I4.3)."""

from __future__ import annotations

from typing import Any

from hautemer.core.chance import Chance
from hautemer.core.game import EVERYONE, Tell
from hautemer.games.ico.bonus import ONLY, TABLE
from hautemer.games.ico.bonus.unit import play_of
from hautemer.games.ico.moves import Bonus, Close
from hautemer.games.ico.pieces import CARD_OF, CARDS
from hautemer.games.ico.rules import windows
from hautemer.games.ico.state import NO_SEAT, NOBODY, PLAYED, RESPONSE, Movement, PlayedBonus, State
from hautemer.kit.masks import members


def play(state: State, seat: int, move: Bonus, chance: Chance, tell: Tell) -> None:
    """Take a card out of the hand; a card that answers another works at once."""
    card = CARD_OF[move.card]
    state.hands[seat] ^= 1 << card
    state.movements.append(Movement(PLAYED, seat, seat, (card,)))
    state.spent |= 1 << card
    if state.play is not None:
        cancel(state, seat, card, tell)
        return
    state.play = play_of(seat, card, move)
    announce(state.play, tell)
    if not any(state.hands) or state.spent & ONLY[RESPONSE]:  # I4.2, I4.5
        resolve(state, chance, tell)


def close(state: State, seat: int | None, move: Close, chance: Chance, tell: Tell) -> None:
    """I4.1: the clock closes the open window."""
    if state.play is not None:
        resolve(state, chance, tell)
    else:
        windows.close(state, tell)


def announce(play: PlayedBonus, tell: Tell) -> None:
    """Announce a card with its targets."""
    key: dict[str, Any] = {"seat": play.seat, "card": CARDS[play.card]}
    if play.other != NO_SEAT:
        tell(EVERYONE, "bonus_replacement", **key, out_seat=play.target, in_seat=play.other)
    elif play.target != NO_SEAT:
        tell(EVERYONE, "bonus_target", **key, target_seat=play.target)
    elif play.seats != NOBODY:
        tell(EVERYONE, "bonus_seats", **key, seats=members(play.seats))
    else:
        tell(EVERYONE, "bonus", **key)


def cancel(state: State, seat: int, card: int, tell: Tell) -> None:
    """I5.15: put both cards on the used pile; the first has no effect."""
    assert state.play is not None
    cancelled = state.play.card
    state.used |= 1 << cancelled | 1 << card
    tell(
        EVERYONE,
        "cancelled",
        seat=seat,
        card=CARDS[card],
        cancelled=CARDS[cancelled],
        target_seat=state.play.seat,
    )
    state.play = None


def resolve(state: State, chance: Chance, tell: Tell) -> None:
    """Put the card on the used pile and apply its effect (I4.3)."""
    play = state.play
    assert play is not None
    state.play = None
    unit = TABLE[play.card]
    if unit.used_after:
        unit.does(state, play, chance, tell)
        state.used |= 1 << play.card
    else:
        state.used |= 1 << play.card
        unit.does(state, play, chance, tell)
