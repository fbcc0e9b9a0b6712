"""The printed numbers, and files that replace them."""

from __future__ import annotations

from random import Random

import pytest

from hautemer.core import registry
from hautemer.core.chance import Dice
from hautemer.core.errors import BadOptions
from hautemer.core.game import DataFile
from hautemer.games.cartagena import GAME

DATA = registry.file("cartagena", "data.toml").decode()
FILE = DataFile("mine.toml", "0" * 64)


def replaced(old: str, new: str) -> bytes:
    """Return the data file with a text replaced."""
    assert old in DATA
    return DATA.replace(old, new, 1).encode()


def test_c1_1_other_numbers_make_another_box() -> None:
    other = GAME.with_data(replaced("coins = { count = 30", "coins = { count = 12"), FILE)
    state = other.start(3, {"exhaustion": "immediate"}, Dice(Random(1)))
    assert state.supply == 9
    assert other.data_file == FILE
    fewer = GAME.with_data(replaced("three = { count = 4", "three = { count = 1"), FILE)
    assert len(fewer.start(2, {"exhaustion": "immediate"}, Dice(Random(1))).pile) == 30
    moved = GAME.with_data(replaced("two_seats = { space = 0", "two_seats = { space = 2"), FILE)
    assert moved.start(2, {"exhaustion": "immediate"}, Dice(Random(1))).ship == 2


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("sailors = { count = 10", "sailors = { count = 9"),
        ("coins = { count = 30", "coins = { count = 4"),
        ("coins = { count = 30", "coins = { count = 101"),
        ("one = { count = 8", "one = { count = 3"),
        ("one = { count = 8", "one = { count = 31"),
        ("two = { count = 8", "two = { count = -1"),
        ("three_seats = { space = 3", "three_seats = { space = 20"),
        ("spaces = [5, 10, 15]", "spaces = [5, 10, 20]"),
        ("mutiny = { space = 20", "mutiny = { space = 0"),
        ("mutiny = { space = 20", "mutiny = { space = 200"),
        ("[gold]", "[silver]"),
        ('mark = "A" } # strengths', 'mark = "A", more = 1 } # strengths'),
    ],
)
def test_a_file_that_does_not_fit_the_box_is_refused(old: str, new: str) -> None:
    with pytest.raises(BadOptions):
        GAME.with_data(replaced(old, new), FILE)


def test_a_box_without_gold_or_a_pile_is_refused() -> None:
    head, _, gold = DATA.partition("[gold]")
    with pytest.raises(BadOptions):
        GAME.with_data((head + "[gold]" + gold.replace("count = 6", "count = 0")).encode(), FILE)
    no_pile = DATA.replace("three = { count = 4", "three = { count = 0", 1)
    no_pile = no_pile.replace("count = 8", "count = 4", 1).replace("count = 8", "count = 0", 1)
    with pytest.raises(BadOptions):
        GAME.with_data(no_pile.encode(), FILE)
