"""Windows: open for every seat alike until the clock closes them (I4.1, I4.5)."""

from __future__ import annotations

from hautemer.core.game import Tell
from hautemer.games.ico.rules import turn, vote, voyage
from hautemer.games.ico.state import ACCEPTED, FIRST_WINDOW, REVEALED, ROUND_END, SEALED, VOTED, State


def is_shut(state: State, only: dict[int, int]) -> bool:
    """I4.5: true if public knowledge alone proves that nothing can be played in the open window.

    `only` names the windows in which a single card can be played.
    """
    return not any(state.hands) or bool(only.get(state.turn.phase, 0) & state.spent)


def close(state: State, tell: Tell) -> None:
    """Close the window and continue the turn."""
    phase = state.turn.phase
    if phase == VOTED:
        vote.count(state, tell)
    elif phase == ACCEPTED:
        voyage.hand_out(state)
    elif phase == SEALED:
        voyage.reveal(state, tell)
    elif phase == REVEALED:
        voyage.score(state, tell)
    else:
        assert phase == ROUND_END
        turn.go_on(state, tell)


def pass_over(state: State, tell: Tell, only: dict[int, int]) -> None:
    """Close windows without an entry while nothing can be played in them."""
    while state.turn.phase >= FIRST_WINDOW and is_shut(state, only):
        close(state, tell)
