"""The end: the sailors come home, or the pirates look for the siren (I7)."""

from __future__ import annotations

from hautemer.core.chance import Chance
from hautemer.core.game import EVERYONE, Tell
from hautemer.games.ico.moves import Accuse
from hautemer.games.ico.pieces import PIRATE, ROLES, SAILOR, SIREN
from hautemer.games.ico.state import FINAL_VOTE, NO_SEAT, OVER, State
from hautemer.kit.masks import NOBODY, SEAT, SeatSet, members


def eyes(state: State) -> SeatSet:
    """Return the seats that opened their eyes: the pirates and the siren (I1.2)."""
    return holders(state.roles, PIRATE) | holders(state.roles, SIREN)


def holders(roles: tuple[int, ...], role: int) -> SeatSet:
    """Return the seats of a role."""
    mask = NOBODY
    for seat, held in enumerate(roles):
        if held == role:
            mask |= SEAT[seat]
    return mask


def sailors_home(state: State, tell: Tell) -> None:
    """I7.2: end the match; the sailors have won enough rounds."""
    tell(EVERYONE, "sailors_home", won=state.sailors_won)
    finish(state, "sailors_home", tell)


def begin_final_vote(state: State, tell: Tell) -> None:
    """I7.3: ask all open eyes, also the siren's, so that no seat is marked."""
    state.interrupted.clear()  # I7.1
    state.turn.phase = FINAL_VOTE
    tell(EVERYONE, "final_vote", seats=members(eyes(state)))


def accuse(state: State, seat: int, move: Accuse, chance: Chance, tell: Tell) -> None:
    """I7.3: accuse in secret; all that is ever shown is whether the siren was found."""
    state.accusations[seat] = move.target
    tell(EVERYONE, "accused", {seat: {"target_seat": move.target}}, seat=seat)
    asked = members(eyes(state))
    if any(state.accusations[other] == NO_SEAT for other in asked):
        return
    siren = state.roles.index(SIREN)
    ballots = [state.accusations[other] for other in asked if state.roles[other] == PIRATE]
    right = ballots.count(siren)
    if state.plurality:
        others = [ballots.count(other) for other in asked if other != siren]
        caught = right > max(others)
    else:
        caught = len(ballots) - right <= right  # at most half of them are wrong
    state.accusations = [NO_SEAT] * state.seats
    reason = "siren_caught" if caught else "siren_unseen"
    tell(EVERYONE, reason, seat=siren)
    finish(state, reason, tell)


def finish(state: State, reason: str, tell: Tell) -> None:
    """I7.4: show all roles."""
    state.interrupted.clear()
    state.turn.phase = OVER
    state.reason = reason
    for role in (PIRATE, SIREN, SAILOR):
        tell(EVERYONE, "roles_shown", role=ROLES[role], seats=members(holders(state.roles, role)))


def winners(state: State) -> tuple[int, ...]:
    """I7.2, I7.3: return the seats that win with this ending."""
    roles = state.roles
    if state.reason == "sailors_home":
        return members(state.everybody & ~holders(roles, PIRATE))
    return members(holders(roles, PIRATE if state.reason == "siren_caught" else SIREN))


def scores(state: State) -> tuple[int, ...]:
    """Return by seat the rounds that its side won; a siren who wins alone has one more than were needed."""
    by_role = {SAILOR: state.sailors_won, PIRATE: state.pirates_won, SIREN: state.sailors_won}
    if state.reason == "siren_unseen":
        by_role[SIREN] = state.needed + 1
    return tuple(by_role[role] for role in state.roles)
