"""A voyage: cards are placed, shown and scored (I3)."""

from __future__ import annotations

from hautemer.core.chance import Chance
from hautemer.core.game import EVERYONE, Tell
from hautemer.games.ico.moves import Place
from hautemer.games.ico.pieces import ISLAND, POISON
from hautemer.games.ico.rules import ending, turn
from hautemer.games.ico.state import NOBODY, PLACING, REVEALED, SEALED, State, Voyage
from hautemer.kit.masks import SeatSet


def hand_out(state: State) -> None:
    """I3.1: give each of the crew an island and a poison."""
    state.turn.phase = PLACING


def place(state: State, seat: int, move: Place, chance: Chance, tell: Tell) -> None:
    """I3.1: place a card; that a seat has placed is public, what is not."""
    turn = state.turn
    bit = 1 << seat
    turn.placed |= bit
    if move.card == POISON:
        turn.poisoned |= bit
    tell(EVERYONE, "placed", {seat: {"card": move.card}}, seat=seat)
    if turn.placed == turn.crew:
        turn.phase = SEALED


def reveal(state: State, tell: Tell) -> None:
    """I3.2: show the cards shuffled; I3.4: the crew has sailed."""
    turn = state.turn
    poisons = shown(turn.poisoned, turn.swapped).bit_count()
    turn.voyage = len(state.voyages)
    state.voyages.append(
        Voyage(state.round, turn.proposer, turn.crew, turn.poisoned, turn.swapped, poisons, False, ())
    )
    turn.poisoned = NOBODY  # from now on the voyage holds the secret
    state.last_crew = turn.crew
    turn.phase = REVEALED
    tell(EVERYONE, "cards_shown", poisons=poisons, islands=turn.crew.bit_count() - poisons)


def shown(poisoned: SeatSet, swapped: SeatSet) -> SeatSet:
    """Return the seats whose shown card is a poison: placed and kept, or swapped for an island."""
    return poisoned ^ swapped


def unplaced(poisoned: SeatSet, swapped: SeatSet, seat: int) -> str:
    """Return the card that lies unplaced before a crew member now (I5.4)."""
    return ISLAND if shown(poisoned, swapped) >> seat & 1 else POISON


def score(state: State, tell: Tell) -> None:
    """I3.3, I7.1: score the voyage; a side that has won enough rounds ends the match."""
    if state.turn.void:
        tell(EVERYONE, "void")
    elif state.voyages[state.turn.voyage].poisons:
        state.pirates_won += 1
        tell(EVERYONE, "pirates_win_round", won=state.pirates_won, needed=state.needed)
    else:
        state.sailors_won += 1
        tell(EVERYONE, "sailors_win_round", won=state.sailors_won, needed=state.needed)
    if state.sailors_won >= state.needed:
        ending.sailors_home(state, tell)
    elif state.pirates_won >= state.needed:
        ending.begin_final_vote(state, tell)
    else:
        turn.end(state)
