"""A turn of the proposer: how it begins, is interrupted and ends (I2.0 to I2.2)."""

from __future__ import annotations

from hautemer.core.chance import Chance
from hautemer.core.game import EVERYONE, Tell
from hautemer.games.ico.moves import Crew
from hautemer.games.ico.state import (
    ACCEPTED,
    NO_VOYAGE,
    NOBODY,
    PROPOSE,
    ROUND_END,
    VOTE,
    State,
    Turn,
)
from hautemer.kit.masks import SEAT, SeatSet, members, seat_set


def fresh(proposer: int, *, with_vote: bool = True, loner: bool = False, owed: int = 0) -> Turn:
    """Return a turn in which no crew is named yet."""
    return Turn(
        proposer=proposer,
        loner=loner,
        with_vote=with_vote,
        phase=PROPOSE,
        owed=owed,
        crew=NOBODY,
        refused=NOBODY,
        voted=NOBODY,
        ayes=NOBODY,
        doubled=NOBODY,
        seasick=NOBODY,
        overboard=NOBODY,
        placed=NOBODY,
        poisoned=NOBODY,
        swapped=NOBODY,
        voyage=NO_VOYAGE,
        void=False,
    )


def propose(state: State, seat: int, move: Crew, chance: Chance, tell: Tell) -> None:
    """I2.1: the proposer names a crew."""
    turn = state.turn
    turn.crew = seat_set(move.seats)
    tell(EVERYONE, "proposed", seat=seat, seats=move.seats)
    if turn.with_vote:
        turn.phase = VOTE
        turn.voted = turn.ayes = SEAT[seat]  # I2.3: the proposer is for it
    else:
        settle(state, turn.crew, tell)  # I2.2


def settle(state: State, crew: SeatSet, tell: Tell) -> None:
    """I3.1: note that this crew is going to sail."""
    state.turn.crew = crew
    state.turn.phase = ACCEPTED
    tell(EVERYONE, "crew_sails", seats=members(crew))


def drop_votes(state: State) -> None:
    """Drop cast votes, which are never shown (I5.2, I5.9)."""
    state.turn.voted = state.turn.ayes = NOBODY


def interrupt(state: State, seat: int, tell: Tell) -> None:
    """Give a seat a whole round of its own; the interrupted turn waits unchanged (I5.19)."""
    state.interrupted.append(state.turn)
    begin(state, fresh(seat, loner=True), tell)


def end(state: State) -> None:
    """I2.0: end the round; the window before the next one opens."""
    state.turn.phase = ROUND_END


def go_on(state: State, tell: Tell) -> None:
    """I2.0: begin the next turn, or resume an interrupted one."""
    turn = state.turn
    if turn.owed:  # I5.10
        begin(state, fresh(turn.proposer, loner=turn.loner, owed=turn.owed - 1), tell)
    elif turn.loner:
        state.turn = state.interrupted.pop()
        tell(EVERYONE, "resumed", seat=state.turn.proposer)
    else:
        begin(state, fresh((turn.proposer + state.direction) % state.seats), tell)


def begin(state: State, turn: Turn, tell: Tell) -> None:
    """Begin a turn: its seat must name a crew."""
    state.round += 1
    state.turn = turn
    tell(EVERYONE, "turn", seat=turn.proposer, round=state.round)
