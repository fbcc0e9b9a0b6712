"""A turn: a stack, the lookout, tile after tile, and home again (N2)."""

from __future__ import annotations

from hautemer.core.chance import Chance
from hautemer.core.game import EVERYONE, Tell
from hautemer.games.norderwind import knowledge
from hautemer.games.norderwind.moves import Draw, Fight, Lookout, Pay, Sail, Stop
from hautemer.games.norderwind.pieces import ACTIONS, PORT_OF, PORTS, TILES, TURNS
from hautemer.games.norderwind.rules import crew
from hautemer.games.norderwind.state import (
    ASHORE,
    KEPT,
    LOOKING,
    LOOKOUT,
    NO_LOOK,
    OVER,
    SAILING,
    STACK,
    UNDER,
    Phase,
    State,
)
from hautemer.games.norderwind.tiles.sea import Sea


def sail(state: State, seat: int, move: Sail, chance: Chance, tell: Tell, sea: Sea) -> None:
    """N2.2: begin a voyage, with the look at the top tile (N2.3)."""
    port = PORT_OF[move.stack]
    if move.cut:
        stack = state.stacks[port]
        state.stacks[port] = stack[move.cut :] + stack[: move.cut]
    state.stack = port
    state.reach = state.sails[seat]  # a sail bought on the way counts from the next voyage on (N3.4)
    tell(EVERYONE, "sailed", seat=seat, port=move.stack, cut=move.cut)
    if crew.looks_out(state.crews[seat]):
        state.look = LOOKING
        state.phase = LOOKOUT
        tell(EVERYONE, "looked", {seat: {"tile": TILES[state.stacks[port][0]]}}, seat=seat)
    else:
        state.phase = SAILING


def look(state: State, seat: int, move: Lookout, chance: Chance, tell: Tell, sea: Sea) -> None:
    """N2.3: the lookout keeps the top tile or puts it under the stack."""
    stack = state.stacks[state.stack]
    tile = TILES[stack[0]]
    if move.under:
        state.stacks[state.stack] = stack[1:] + stack[:1]
        state.look = UNDER
        tell(EVERYONE, "put_under", {seat: {"tile": tile}}, seat=seat)
    else:
        state.look = KEPT
        tell(EVERYONE, "kept", {seat: {"tile": tile}}, seat=seat)
    state.phase = SAILING


def draw(state: State, seat: int, move: Draw, chance: Chance, tell: Tell, sea: Sea) -> None:
    """N2.4: draw the next tile."""
    tile = state.stacks[state.stack][state.drawn]
    state.drawn += 1
    knowledge.drawn(state, tile)
    tell(EVERYONE, "drew", seat=seat, tile=TILES[tile], number=state.drawn)
    go_on(state, seat, sea.tiles[tile].meet(state, seat, chance, tell), chance, tell, sea)


def stop(state: State, seat: int, move: Stop, chance: Chance, tell: Tell, sea: Sea) -> None:
    """N2.4: sail home."""
    come_home(state, seat, chance, tell, sea)


def pay(state: State, seat: int, move: Pay, chance: Chance, tell: Tell, sea: Sea) -> None:
    """N5.2: pay the pirates."""
    go_on(state, seat, sea.fog.pay(state, seat, tell), chance, tell, sea)


def fight(state: State, seat: int, move: Fight, chance: Chance, tell: Tell, sea: Sea) -> None:
    """N5.3: fight the pirates."""
    go_on(state, seat, sea.fog.fight(state, seat, chance, tell), chance, tell, sea)


def go_on(state: State, seat: int, phase: Phase, chance: Chance, tell: Tell, sea: Sea) -> None:
    """Continue after a tile: an answer, the next tile, or the way home (N2.4, N2.5, N5.4)."""
    if phase == SAILING and (state.actions == ACTIONS or state.drawn == state.reach):
        phase = STACK
    if phase == STACK:
        come_home(state, seat, chance, tell, sea)
    else:
        state.phase = phase


def come_home(state: State, seat: int, chance: Chance, tell: Tell, sea: Sea) -> None:
    """N2.6, N2.7: end the voyage, then begin the turn of the next seat (N1.3)."""
    tell(EVERYONE, "came_home", seat=seat, port=PORTS[state.stack])
    if state.actions < ACTIONS and state.letters[seat] < sea.most_letters:
        state.letters[seat] += 1
        tell(EVERYONE, "got_letter", seat=seat, letters=state.letters[seat])
    knowledge.came_home(state, seat)
    stack = state.stack
    state.stacks[stack] = chance.shuffle("shuffle", state.stacks[stack], TILES)
    state.stack = ASHORE
    state.reach = state.drawn = state.actions = state.strength = 0
    state.look = NO_LOOK
    state.turns += 1
    if state.turns == TURNS * state.seats:  # N6.5
        state.phase = OVER
        tell(EVERYONE, "turn_limit")
    else:
        begin_turn(state, (seat + 1) % state.seats, tell)


def begin_turn(state: State, seat: int, tell: Tell) -> None:
    """N2.1: begin a turn; a seat without gold receives some."""
    state.phase = STACK
    state.turn = state.asked = seat
    tell(EVERYONE, "turn", seat=seat, turn=state.turns // state.seats + 1)
    if state.gold[seat] == 0:
        gold = crew.gold_for_the_poor(state.crews[seat])
        state.gold[seat] = gold
        tell(EVERYONE, "income", seat=seat, gold=gold)
