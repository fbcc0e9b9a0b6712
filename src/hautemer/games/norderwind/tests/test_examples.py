"""The two worked examples of the source, as records."""

from __future__ import annotations

from pathlib import Path

from hautemer.core.record import read, replay
from hautemer.games.norderwind import GAME
from hautemer.games.norderwind.state import State

RECORDS = Path(__file__).parent / "records"


def played(name: str, until: int | None = None) -> State:
    """Return the state after `until` entries of a record."""
    state = replay(read((RECORDS / name).read_bytes()), GAME, until).state
    assert isinstance(state, State)
    return state


def test_a_voyage_for_salt() -> None:
    """N2.5, N3.1, N5.1: a coin, two salt bought for 2 and sold for 6, and home after two actions."""
    before, after = played("voyage_for_salt.json", 0), played("voyage_for_salt.json")
    assert after.gold[0] - before.gold[0] == 5
    assert after.turn == 1
    assert after.columns == [(), (), ()]  # Norderkap was not reached
    assert after.letters[0] == 1  # two actions bring no letter


def test_two_silver_against_a_strength_of_two() -> None:
    """N5.3: with two cannons both dice must show silver."""
    won, lost = played("two_cannons.json", 6), played("two_cannons.json")
    assert won.captains == [1, 0]
    assert won.turn == 0
    assert lost.captains == [1, 0]
    assert lost.turn == 1
