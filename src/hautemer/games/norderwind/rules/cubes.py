"""Cubes: for orders, for majorities, for all three ports and for a full crew (N6)."""

from __future__ import annotations

from hautemer.core.game import EVERYONE, Tell
from hautemer.games.norderwind.pieces import PORTS
from hautemer.games.norderwind.state import NO_SEAT, State


def place(state: State, seat: int) -> bool:
    """Place a cube if there is one left (N6.4)."""
    if state.cubes[seat] == state.goal:
        return False
    state.cubes[seat] += 1
    return True


def delivered(state: State, seat: int, port: int, tell: Tell) -> None:
    """Place the cubes of one delivery (N3.6, N6.1, N6.2)."""
    state.columns[port] += (seat,)
    place(state, seat)
    pass_majority(state, port, tell)
    bit = 1 << seat
    if not state.all_ports & bit and all(seat in column for column in state.columns) and place(state, seat):
        state.all_ports |= bit
        tell(EVERYONE, "all_ports", seat=seat)


def pass_majority(state: State, port: int, tell: Tell) -> None:
    """N6.1: take the cube back when another seat draws level, and give it to the seat that leads alone."""
    column = state.columns[port]
    counts = [column.count(seat) for seat in range(state.seats)]
    most = max(counts)
    leader = counts.index(most) if counts.count(most) == 1 else NO_SEAT
    holder = state.majorities[port]
    if leader == holder:
        return
    if holder != NO_SEAT:
        state.cubes[holder] -= 1
        tell(EVERYONE, "majority_lost", seat=holder, port=PORTS[port])
    state.majorities[port] = NO_SEAT
    if leader != NO_SEAT and place(state, leader):
        state.majorities[port] = leader
        tell(EVERYONE, "majority", seat=leader, port=PORTS[port])


def crew_is_full(state: State, seat: int, tell: Tell) -> None:
    """N6.2: a full crew earns a cube."""
    if place(state, seat):
        state.full_crew |= 1 << seat
        tell(EVERYONE, "full_crew", seat=seat)
