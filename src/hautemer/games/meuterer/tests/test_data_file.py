"""A replacement data file: accepted, or refused with the reason."""

from __future__ import annotations

import hashlib
from random import Random

import pytest

from hautemer.core.chance import secret_of
from hautemer.core.errors import BadOptions, NotARecord
from hautemer.core.match import Match, live
from hautemer.core.record import Record, data_file, game_of, read, replay, to_bytes, write
from hautemer.core.registry import file, find
from hautemer.games.meuterer import GAME
from hautemer.games.meuterer.game import Meuterer
from hautemer.games.meuterer.tests.table import NAMES, PreparedTable, with_deck, with_numbers

OURS = file("meuterer", "data.toml").decode()
DEAR = OURS.replace("sales = [4, 3, 2], ship = 5", "sales = [9, 8, 7], ship = 6")


def record_of(game: Meuterer) -> Record:
    """Return the record of a whole match, written and read again."""
    rng = Random(3)
    match = Match.begin(game, NAMES, {}, live(secret_of("data")))
    while match.result is None:
        (seat,) = match.waiting_for()
        match.submit(seat, match.offers(seat).sample(rng))
    return read(to_bytes(write(match)))


def test_other_numbers_are_played_by() -> None:
    dear = GAME.with_data(*data_file("dear.toml", DEAR.encode()))
    table = PreparedTable("wine 4 conflict", "5 cloth", "5 salt", game=dear)
    table.play("0 reward 0; 0 play wine; 1 pass mate; 2 pass merchant; 0 play conflict; 0 play conflict")
    table.play("0 play conflict; 0 play conflict; 0 pass")
    assert table.scores == [6 + 9, 1, 0]


def test_other_cards_are_dealt() -> None:
    table = PreparedTable("5 ruby", "5 ruby", "5 ruby", game=with_deck(ruby=20))
    assert len(table.match.setup[-1]["deck"]) == 36 + 16


def test_other_rounds_are_counted() -> None:
    table = PreparedTable("5 conflict", "5 cloth", "5 salt", game=with_numbers(("count = 9", "count = 2")))
    table.sail(5)
    assert table.public()["rounds"] == 2
    table.play("0 reward 0; 0 pass; 1 pass mate; 2 pass merchant")
    assert table.match.result is not None


def test_another_good_is_bought() -> None:
    game = with_numbers(('frosthoehle = { buys = "cloth"', 'frosthoehle = { buys = "any"'))
    table = PreparedTable("5 conflict", "5 cloth", "5 salt", game=game)
    table.sail(1)
    table.play("0 reward 0; 0 pass; 1 pass mate; 2 play salt; 2 pass merchant")
    assert "sell frosthoehle 1 salt" in table.may(2)


def test_the_game_itself_stays_as_it_was() -> None:
    with_deck(ruby=20)
    assert GAME.data.cards["ruby"].count == 4
    assert GAME.data_file is None


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("[cards]", "[cards"),
        ("[cards]", "[kards]"),
        ("ruby = { count = 4", "ruby = { count = -1"),
        ("ruby = { count = 4", "ruby = { count = 31"),
        ("ruby = { count = 4", "ruby = { count = 4.0"),
        ("ruby = { count = 4", "ruby = { count = true"),
        ("ruby = { count = 4", 'ruby = { count = "4"'),
        ("ruby = { count = 4", "ruby = { number = 4"),
        ("ruby = {", "amber = {"),
        ('ruby = { count = 4, mark = "A" }\n', ""),
        ("grain = { count = 8", "sugar = { count = 8"),
        ("[rounds]", 'sugar = { count = 1, mark = "R" }\n\n[rounds]'),
        ("pirate = { count = 1", "pirate = { count = 0"),
        ("pirate = { count = 1", "pirate = { count = 2"),
        ("three_seats = { count = 9", "three_seats = { count = 0"),
        ("four_seats = { count = 8", "four_seats = { count = 21"),
        ("four_seats = { count = 8", "five_seats = { count = 8"),
        ('sandkap = { buys = "wine"', 'sandkap = { buys = "conflict"'),
        ('sandkap = { buys = "wine"', 'sandkap = { buys = "pirate"'),
        ('sandkap = { buys = "wine"', 'sandkap = { buys = "sugar"'),
        ("sandkap = {", "nordkap = {"),
        ("sales = [4, 2, 1]", "sales = [4, 2]"),
        ("sales = [4, 2, 1]", "sales = [4, 2, 1, 1]"),
        ("sales = [4, 2, 1]", "sales = [4, 2, -1]"),
        ("sales = [4, 2, 1]", "sales = [51, 2, 1]"),
        ('ship = 3, mark = "B" }\ngruenland', 'ship = 51, mark = "B" }\ngruenland'),
        ('ship = 3, mark = "B" }\ngruenland', 'ship = -1, mark = "B" }\ngruenland'),
        ('ship = 3, mark = "B" }\ngruenland', "ship = 3 }\ngruenland"),
        ('ship = 3, mark = "B" }\ngruenland', 'ship = 3, mark = "B", far = 1 }\ngruenland'),
    ],
)
def test_a_file_that_does_not_fit_is_refused(old: str, new: str) -> None:
    assert OURS.count(old) == 1
    with pytest.raises(BadOptions) as refused:
        GAME.with_data(*data_file("wrong.toml", OURS.replace(old, new).encode()))
    assert refused.value.key == "wrong_data"
    assert refused.value.details["why"]


@pytest.mark.parametrize("document", [b"", b"\xff\xfe", b"[]", b"cards = 1", b"{}", b"a = " + b"[" * 5000])
def test_what_is_no_data_file_is_refused(document: bytes) -> None:
    with pytest.raises(BadOptions):
        GAME.with_data(*data_file("junk", document))


def test_too_few_cards_to_deal_are_refused() -> None:
    with pytest.raises(BadOptions):
        with_deck(ruby=0, salt=0, wine=0, cloth=7, grain=6, conflict=6)
    with_deck(ruby=0, salt=0, wine=0, cloth=7, grain=7, conflict=6)


def test_a_record_carries_the_name_and_the_hash() -> None:
    document, mark = data_file("dear.toml", DEAR.encode())
    record = record_of(GAME.with_data(document, mark))
    assert record.data is not None
    assert record.data.name == "dear.toml"
    assert record.data.sha256 == hashlib.sha256(DEAR.encode()).hexdigest()


def test_a_record_without_carries_none() -> None:
    assert record_of(GAME).data is None


def test_it_replays_with_that_file() -> None:
    data = data_file("dear.toml", DEAR.encode())
    record = record_of(GAME.with_data(*data))
    again = replay(record, game_of(record, find, data_file("renamed.toml", DEAR.encode())))
    assert again.result == record.result


def test_and_with_no_other() -> None:
    record = record_of(GAME.with_data(*data_file("dear.toml", DEAR.encode())))
    with pytest.raises(NotARecord) as refused:
        game_of(record, find)
    assert refused.value.key == "other_data"
    with pytest.raises(NotARecord):
        game_of(record, find, data_file("dear.toml", OURS.encode()))
