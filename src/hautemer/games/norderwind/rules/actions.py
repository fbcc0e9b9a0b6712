"""The use of tiles: the active seat's actions (N2.5) and the letters of its opponents (N4)."""

from __future__ import annotations

from hautemer.core.chance import Chance
from hautemer.core.codec import Move
from hautemer.core.game import EVERYONE, Tell
from hautemer.games.norderwind.pieces import TILES
from hautemer.games.norderwind.rules import voyage
from hautemer.games.norderwind.state import LETTERS, OVER, SAILING, State
from hautemer.games.norderwind.tiles.sea import Sea
from hautemer.games.norderwind.tiles.tile import ActionTile


def use(state: State, seat: int, move: Move, chance: Chance, tell: Tell, sea: Sea) -> None:
    """Use the open tile."""
    tile = open_tile(state, sea)
    if seat == state.turn:
        state.actions += 1
        barred = tile.use(state, seat, move, tell)
    else:
        state.letters[seat] -= 1  # N4.1
        tell(EVERYONE, "used_letter", seat=seat, letters=state.letters[seat])
        tile.use(state, seat, move, tell)
        barred = state.barred  # they do not bar each other (N4.2)
    if state.cubes[seat] == state.goal:  # N6.3
        state.phase = OVER
        tell(EVERYONE, "won", seat=seat, cubes=state.goal)
        return
    if tile.letters:
        state.barred = barred
        ask_for_letters(state, seat, tile, chance, tell, sea)
    else:
        voyage.go_on(state, seat, SAILING, chance, tell, sea)


def skip(state: State, seat: int, move: Move, chance: Chance, tell: Tell, sea: Sea) -> None:
    """Pass by the tile, or keep the letter."""
    if seat == state.turn:
        tell(EVERYONE, "passed_by", seat=seat, tile=TILES[state.stacks[state.stack][state.drawn - 1]])
        voyage.go_on(state, seat, SAILING, chance, tell, sea)
    else:
        tell(EVERYONE, "kept_letter", seat=seat)
        ask_for_letters(state, seat, open_tile(state, sea), chance, tell, sea)


def ask_for_letters(state: State, after: int, tile: ActionTile, chance: Chance, tell: Tell, sea: Sea) -> None:
    """Ask the next opponent who has a letter and could use the tile (N4.1, N4.3)."""
    seat = (after + 1) % state.seats
    while seat != state.turn:
        if state.letters[seat] and len(tile.offers(state, seat)) > 1:
            state.phase = LETTERS
            state.asked = seat
            return
        seat = (seat + 1) % state.seats
    state.barred = 0
    state.asked = seat
    voyage.go_on(state, seat, SAILING, chance, tell, sea)


def open_tile(state: State, sea: Sea) -> ActionTile:
    """Return the tile that was drawn last."""
    tile = sea.tiles[state.stacks[state.stack][state.drawn - 1]]
    assert isinstance(tile, ActionTile)
    return tile
