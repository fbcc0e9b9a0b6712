"""The printed numbers, and replacement data files."""

from __future__ import annotations

import pytest

from hautemer.core import registry
from hautemer.core.errors import BadOptions
from hautemer.core.game import DataFile
from hautemer.games.norderwind import GAME
from hautemer.games.norderwind.tests.table import PreparedTable

PRINTED = registry.file("norderwind", "data.toml").decode()
FILE = DataFile("mine.toml", "0" * 64)


def test_n1_1_twenty_four_tiles() -> None:
    counts = {key: tile.count for key, tile in GAME.data.tiles.items()}
    assert sum(counts.values()) == 24
    assert {key: number for key, number in counts.items() if number != 1} == {"equipment": 3, "fog": 5}


def test_n3_6_nine_orders_a_port_as_printed() -> None:
    written = [
        [" ".join(f"{number} {key}" for key, number in order.items()) for order in GAME.sea.wanted[port]]
        for port in range(3)
    ]
    assert written == [
        [
            "1 wine",
            "3 gold",
            "1 wine 2 gold",
            "5 gold",
            "2 wine",
            "1 wine 4 gold",
            "7 gold",
            "2 wine 3 gold",
            "9 gold",
        ],
        [
            "1 captain",
            "1 wine 1 captain",
            "2 gold 1 captain",
            "3 gold 1 captain",
            "2 captain",
            "2 wine 1 captain",
            "1 wine 2 captain",
            "3 gold 2 captain",
            "2 wine 2 captain",
        ],
        [
            "1 salt 1 fish",
            "1 wheat 1 wood",
            "1 salt 1 wheat",
            "1 wood 1 fish",
            "1 salt 1 wood",
            "1 wheat 1 wood 1 fish",
            "1 salt 1 wood 1 fish",
            "1 salt 1 wheat 1 wood 1 fish",
            "2 wheat 2 wood",
        ],
    ]


def test_a_corrected_number_is_played_with() -> None:
    """N3.5: with a data file of one's own."""
    mine = GAME.with_data(PRINTED.replace("gold = 2, count = 1", "gold = 4, count = 1").encode(), FILE)
    table = PreparedTable()
    table.sail(0, "norderkap", "wreck")
    table.do(0, "draw")
    table.match.game = mine
    table.do(0, "salvage")
    assert table.state.gold[0] == 9
    assert mine.data_file == FILE
    assert GAME.data_file is None


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('does = "fog", count = 5', 'does = "fog", count = 6'),
        ('wreck = { does = "wreck"', 'wreck = { does = "fog"'),
        ('good = "wine", price = 2', 'good = "salt", price = 2'),
        ("price = 3, count = 1", "price = 0, count = 1"),
        ("start = 4, most = 6", "start = 4, most = 8"),
        ("start = 4, most = 6", "start = 7, most = 6"),
        ('"3", "coin"]', '"4", "coin"]'),
        ("two_seats = { count = 10", "two_seats = { count = 0"),
        ("{ gold = 3,", "{ gold = -3,"),
        ("{ gold = 3,", "{ silver = 3,"),
        ("[cubes]", "[cups]"),
        ("gold = { start = 5", "gold = { start = -5"),
        ("crew = { start = 0, most = 4", "crew = { start = 0, most = 6"),
    ],
)
def test_a_box_that_cannot_be_is_refused(old: str, new: str) -> None:
    """N1.1: the box has a fixed number of tiles."""
    assert old in PRINTED
    with pytest.raises(BadOptions):
        GAME.with_data(PRINTED.replace(old, new).encode(), FILE)


def test_there_are_no_options() -> None:
    """N1.1: the set-up is always the same."""
    assert GAME.settle(2, {}) == {}
    for seats in (1, 5):
        with pytest.raises(BadOptions):
            GAME.settle(seats, {})
