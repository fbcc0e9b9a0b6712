"""The bonus cards that change a turn, a vote or a voyage."""

from __future__ import annotations

from hautemer.core.chance import Chance
from hautemer.core.game import EVERYONE, Tell
from hautemer.games.ico.bonus.unit import NOTHING, Ask, pointing
from hautemer.games.ico.rules import turn as turns
from hautemer.games.ico.rules.voyage import unplaced
from hautemer.games.ico.state import NOBODY, Look, PlayedBonus, State

# I5.1 Seasickness


def seasick_asks(state: State, seat: int) -> Ask | None:
    turn = state.turn
    replacements = state.everybody & ~(turn.crew | turn.overboard | turn.seasick)
    return Ask(out=turn.crew, in_=replacements) if replacements else None


def seasick_does(state: State, play: PlayedBonus, chance: Chance, tell: Tell) -> None:
    turn = state.turn
    turn.crew ^= 1 << play.target | 1 << play.other
    turn.seasick |= 1 << play.target
    tell(EVERYONE, "replaced", out_seat=play.target, in_seat=play.other)


# I5.2 Rough Sea


def rough_sea_asks(state: State, seat: int) -> Ask | None:
    return NOTHING if state.turn.placed == NOBODY else None


def rough_sea_does(state: State, play: PlayedBonus, chance: Chance, tell: Tell) -> None:
    turns.drop_votes(state)
    state.turn.crew = NOBODY
    tell(EVERYONE, "turn_lost", seat=state.turn.proposer)
    turns.end(state)


# I5.3 Antidote


def antidote_asks(state: State, seat: int) -> Ask | None:
    return NOTHING if state.voyages[state.turn.voyage].poisons and not state.turn.void else None


def antidote_does(state: State, play: PlayedBonus, chance: Chance, tell: Tell) -> None:
    turn = state.turn
    turn.void = True
    state.voyages[turn.voyage] = state.voyages[turn.voyage]._replace(void=True)
    tell(EVERYONE, "antidote", seat=play.seat)


# I5.4 Observer


def observer_asks(state: State, seat: int) -> Ask | None:
    return pointing(state.turn.crew)


def observer_does(state: State, play: PlayedBonus, chance: Chance, tell: Tell) -> None:
    number = state.turn.voyage
    voyage = state.voyages[number]
    state.voyages[number] = voyage._replace(looks=(*voyage.looks, Look(play.seat, play.target)))
    card = unplaced(voyage.poisoned, voyage.swapped, play.target)
    tell(EVERYONE, "observed", {play.seat: {"card": card}}, seat=play.seat, target_seat=play.target)


# I5.5 Starboard


def starboard_does(state: State, play: PlayedBonus, chance: Chance, tell: Tell) -> None:
    state.direction = -state.direction
    tell(EVERYONE, "turned", direction="clockwise" if state.direction > 0 else "anticlockwise")


# I5.6 Overboard


def overboard_asks(state: State, seat: int) -> Ask | None:
    return pointing(state.turn.crew) if state.turn.crew.bit_count() > 1 else None


def overboard_does(state: State, play: PlayedBonus, chance: Chance, tell: Tell) -> None:
    turn = state.turn
    turn.crew &= ~(1 << play.target)
    turn.overboard |= 1 << play.target
    tell(EVERYONE, "overboard", seat=play.target)


# I5.7 Treasure Map


def treasure_map_does(state: State, play: PlayedBonus, chance: Chance, tell: Tell) -> None:
    state.needed += 1
    tell(EVERYONE, "more_rounds", needed=state.needed)


# I5.9 Express Voyage


def express_asks(state: State, seat: int) -> Ask | None:
    return Ask(crew=state.everybody, barred=state.last_crew)


def express_does(state: State, play: PlayedBonus, chance: Chance, tell: Tell) -> None:
    turns.drop_votes(state)
    turns.settle(state, play.seats, tell)


# I5.10 Mooring


def mooring_does(state: State, play: PlayedBonus, chance: Chance, tell: Tell) -> None:
    state.turn.owed += 1
    tell(EVERYONE, "moored", seat=state.turn.proposer)


# I5.12 Parrot


def parrot_asks(state: State, seat: int) -> Ask | None:
    return NOTHING if seat == state.turn.proposer and state.last_crew else None


def parrot_does(state: State, play: PlayedBonus, chance: Chance, tell: Tell) -> None:
    turns.settle(state, state.last_crew, tell)


# I5.14 Double


def double_asks(state: State, seat: int) -> Ask | None:
    return pointing(state.everybody & ~state.turn.doubled)


def double_does(state: State, play: PlayedBonus, chance: Chance, tell: Tell) -> None:
    state.turn.doubled |= 1 << play.target
    tell(EVERYONE, "doubled", seat=play.target)


# I5.17 Swap


def swap_asks(state: State, seat: int) -> Ask | None:
    return pointing(state.turn.crew)


def swap_does(state: State, play: PlayedBonus, chance: Chance, tell: Tell) -> None:
    state.turn.swapped ^= 1 << play.target
    tell(EVERYONE, "swapped", seat=play.target)


# I5.19 Loner


def loner_does(state: State, play: PlayedBonus, chance: Chance, tell: Tell) -> None:
    turns.interrupt(state, play.seat, tell)
