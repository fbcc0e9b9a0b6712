"""Long sequences of bonus cards in every state: the match always continues exactly where it was."""

from __future__ import annotations

from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hautemer.core.chance import Dice
from hautemer.core.game import silent
from hautemer.core.outlook import waiting_for
from hautemer.games.ico import GAME
from hautemer.games.ico.moves import Bonus
from hautemer.games.ico.pieces import CARDS
from hautemer.games.ico.state import (
    DRAWN,
    FINAL_VOTE,
    FIRST_WINDOW,
    OVER,
    PLACING,
    PLAYED,
    PROPOSE,
    RESPONSE,
    SEALED,
    VOTE,
    State,
    Turn,
    phase_of,
)

LEVIATHAN, SWAP = CARDS.index("leviathan"), CARDS.index("swap")


def begin(seats: int, seed: int) -> State:
    """Return the state of a long match with bonus cards."""
    return GAME.start(seats, GAME.settle(seats, {"rounds_to_win": 15}), Dice(Random(seed)))


def check(state: State, seats: int, seed: int) -> None:
    """Check everything that must hold at every moment."""
    assert set(GAME.inventory(state).values()) <= {1, *range(3, 11)}
    asked = [seat for seat in (None, *range(seats)) if GAME.offers(state, seat)]
    actors = GAME.actors(state)
    assert sorted(actors, key=lambda seat: -1 if seat is None else seat) == asked
    waited = waiting_for(GAME, state)
    assert set(actors[: len(waited)]) == set(waited), "those waited for come first"
    phase = phase_of(state)
    if phase >= FIRST_WINDOW:  # I4.1, I4.5
        assert waited == ()
        assert any(state.hands), "a window in which nothing can be played is closed"
        spent = {movement.cards[0] for movement in state.movements if movement.kind == PLAYED}
        drew = any(movement.kind == DRAWN for movement in state.movements)
        if not drew:
            assert phase != SEALED or SWAP not in spent
            assert phase != RESPONSE or LEVIATHAN not in spent
    elif phase in (PROPOSE, VOTE, PLACING):
        assert waited, "somebody is asked"
    for turn in (*state.interrupted, state.turn):
        assert turn.crew.bit_count() <= 3
        assert turn.placed & ~turn.crew == 0
        assert turn.poisoned & ~turn.placed == 0
        assert not turn.crew & (turn.overboard | turn.seasick)
    viewer = seed % seats
    world = GAME.resample(state, viewer, Random(seed))
    assert GAME.view(world, viewer) == GAME.view(state, viewer)
    assert GAME.digest(GAME.resample(world, viewer, Random(seed))) == GAME.digest(world)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    seats=st.integers(7, 20),
    seed=st.integers(0, 2**32),
    choices=st.lists(st.integers(0, 10**6), min_size=60, max_size=160),
    boldness=st.sampled_from([2, 3, 10]),
)
def test_bonus_cards_in_every_state(seats: int, seed: int, choices: list[int], boldness: int) -> None:
    state = begin(seats, seed)
    chance = Dice(Random(seed))
    suspended: list[Turn] = []  # the interrupted turns as they were
    for number, choice in enumerate(choices):
        offered = [(seat, offer) for seat in GAME.actors(state) for offer in GAME.offers(state, seat)]
        bold = [(seat, offer) for seat, offer in offered if offer.kind is Bonus]
        plain = [(seat, offer) for seat, offer in offered if offer.kind is not Bonus]
        if not offered:
            break
        pool = bold if bold and (choice % boldness == 0 or not plain) else plain
        seat, offer = pool[choice // 7 % len(pool)]
        move = offer.sample(Random(choice))
        before = state.turn.copy()
        GAME.apply(state, seat, move, chance, silent)
        if state.turn.phase in (FINAL_VOTE, OVER):
            suspended.clear()  # I7.1
        elif len(state.interrupted) > len(suspended):
            suspended.append(before)
        elif len(state.interrupted) < len(suspended):
            while len(state.interrupted) < len(suspended):
                resumed = suspended.pop()
            assert state.turn == resumed or not any(state.hands), "only I4.5 lets it go on at once"
        check(state, seats, seed + number)
