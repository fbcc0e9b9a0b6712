"""The bots: they find obvious moves, and one is better than the other."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hautemer import bots
from hautemer.core import registry
from hautemer.core.chance import Dice
from hautemer.core.codec import plain
from hautemer.core.game import DataFile, Situation
from hautemer.core.why import Why, because, percent
from hautemer.games.norderwind import GAME
from hautemer.games.norderwind.bots.greedy import Greedy, chance_to_win
from hautemer.games.norderwind.game import Norderwind
from hautemer.games.norderwind.state import State
from hautemer.games.norderwind.tests.table import PreparedTable
from hautemer.kit.bags import bag_of
from hautemer.sim.run import play_out


def choice(table: PreparedTable, seat: int) -> dict[str, Any]:
    """Return the move of the greedy bot."""
    move = Greedy(GAME).choose(Situation.of(GAME, table.state, seat), Random(1))
    written: dict[str, Any] = plain(move)
    return written


def reason(table: PreparedTable, seat: int) -> Why | None:
    """Return the reason for that move."""
    situation = Situation.of(GAME, table.state, seat)
    bot = Greedy(GAME)
    move = bot.choose(situation, Random(1))
    assert move is not None
    return bot.why(situation, move)


def winners(game: Norderwind, names: list[str], seed: str) -> tuple[int, ...]:
    """Return the winners of a match between bots."""
    players = [bots.make(game, name) for name in names]
    state, _ = play_out(game, len(names), {}, players, Dice(Random(seed)), Random(seed))
    assert isinstance(state, State)
    result = game.result(state)
    assert result is not None
    return result.winners


def test_it_delivers_what_it_can() -> None:
    """N3.6: a delivery earns a cube."""
    table = PreparedTable()
    table.ship(0, hold="wine", gold=5)
    table.sail(0, "norderkap", "norderkap")
    table.do(0, "draw")
    assert choice(table, 0) == {"do": "deliver"}


def test_it_sails_where_it_can_deliver() -> None:
    """N2.2: the choice of a stack."""
    for hold, captains, port in (("wine", 0, "norderkap"), ("salt fish", 0, "olesand"), ("", 2, "trutzhavn")):
        table = PreparedTable()
        table.ship(0, hold=hold, captains=captains, gold=1)
        assert choice(table, 0)["stack"] == port


def test_it_keeps_an_action_in_hand_when_it_can_deliver() -> None:
    """N2.5: one action left, the destination not far: a small profit would end the voyage."""
    table = PreparedTable()
    table.ship(0, hold="wine", gold=5, sails=6)
    table.ship(1, letters=0)
    table.state.known[0] = bag_of(table.state.stacks[0])
    table.sail(0, "norderkap", "wreck", "salt_1")
    table.do(0, "draw")
    table.do(0, "salvage")
    table.do(0, "draw")
    assert choice(table, 0) == {"do": "skip"}


def test_it_fights_when_the_odds_are_good() -> None:
    """N5.2: pay or fight."""
    for cannons, crew, strength, do in ((4, "gunner", 1, "fight"), (3, "", 3, "pay")):
        table = PreparedTable()
        table.ship(0, cannons=cannons, crew=crew, gold=5)
        table.sail(0, "norderkap", "fog", "wreck")
        table.do(0, "draw", {"event": str(strength)})
        assert choice(table, 0) == {"do": do}


def test_it_wins_by_a_letter_where_it_can() -> None:
    """N6.3: the last cube wins at once."""
    table = PreparedTable()
    table.state.cubes = [0, 9]
    table.ship(1, crew="boatman gunner accountant", gold=1)
    table.sail(0, "norderkap", "equipment")
    table.do(0, "draw")
    table.do(0, "equip", what="cannon")
    assert choice(table, 1)["what"] == "crew"


def test_its_lookout_puts_fog_under_and_keeps_the_destination() -> None:
    """N2.3: the lookout sees the top tile."""
    for top, under in (("norderkap", False), ("fog", True)):
        table = PreparedTable()
        table.ship(0, crew="lookout", hold="wine", gold=0)
        table.sail(0, "norderkap", top)
        assert choice(table, 0) == {"do": "lookout", "under": under}


@pytest.mark.parametrize(
    ("cannons", "aboard", "strength", "odds"),
    [
        (1, 0, 1, 3 / 6),
        (1, 2, 1, 4 / 6),
        (1, 2, 2, 1 / 6),
        (2, 0, 2, 1 / 4),
        (2, 0, 1, 3 / 4),
        (1, 0, 2, 0.0),
    ],
)
def test_it_knows_the_odds(cannons: int, aboard: int, strength: int, odds: float) -> None:
    """N5.3: hits of the battle dice."""
    assert chance_to_win(GAME.data.dice.battle.faces, cannons, aboard, strength) == pytest.approx(odds)


@pytest.mark.parametrize(
    ("others", "matches", "least"),
    [(["random"], 20, 18), (["random"] * 3, 16, 14), (["naive"] * 3, 16, 10)],
)
def test_greedy_beats_the_others(others: list[str], matches: int, least: int) -> None:
    """In all seats in turn; tournaments of 500 matches say how much."""
    seats = 1 + len(others)
    won = 0
    for number in range(matches):
        place = number % seats
        names = [*others[:place], "greedy", *others[place:]]
        won += winners(GAME, names, f"greedy {number}") == (place,)
    assert won >= least


def test_greedy_plays_with_any_data_file() -> None:
    """Other numbers of sails, cannons, orders and cubes are no reason to stumble."""
    printed = registry.file("norderwind", "data.toml").decode()
    for old, new in (
        ("start = 4, most = 6", "start = 3, most = 7"),
        ("start = 1, most = 4", "start = 0, most = 9"),
        ("two_seats = { count = 10", "two_seats = { count = 4"),
        ('  { gold = 9, mark = "R" },\n', ""),
    ):
        assert old in printed
        printed = printed.replace(old, new)
    game = GAME.with_data(printed.encode(), DataFile("mine.toml", "0" * 64))
    assert winners(game, ["greedy", "greedy"], "other data")


def test_it_says_why_it_sails_delivers_and_fights() -> None:
    table = PreparedTable()
    table.ship(0, hold="wine", gold=5)
    assert reason(table, 0) == because("sail_order", port="norderkap")
    table.sail(0, "norderkap", "norderkap")
    assert reason(table, 0) is None, "the first tile must be drawn"
    table.do(0, "draw")
    assert reason(table, 0) == because("deliver", count=2, left=table.state.goal - 2)
    table.state.cubes[0] = table.state.goal - 1
    assert reason(table, 0) == because("deliver_wins")


def test_it_says_the_odds_of_a_fight() -> None:
    for cannons, crew, strength, said in ((4, "gunner", 1, "fight"), (3, "", 3, "pay")):
        table = PreparedTable()
        table.ship(0, cannons=cannons, crew=crew, gold=5)
        table.sail(0, "norderkap", "fog", "wreck")
        table.do(0, "draw", {"event": str(strength)})
        why = reason(table, 0)
        assert why is not None
        odds = chance_to_win(GAME.data.dice.battle.faces, cannons, table.state.crews[0], strength)
        assert (why.reason, why.details["chance"]) == (said, percent(odds))


def test_with_bad_odds_it_pays_unless_there_is_little_to_lose() -> None:
    table = PreparedTable()
    table.ship(0, cannons=2, gold=2)
    table.sail(0, "norderkap", "fog", "wreck")
    table.do(0, "draw", {"event": "2"})
    odds = percent(chance_to_win(GAME.data.dice.battle.faces, 2, 0, 2))
    assert odds < 30
    assert choice(table, 0) == {"do": "pay"}
    assert reason(table, 0) == because("pay", chance=odds)
    table.state.reach = table.state.drawn  # this was the last tile of the voyage
    assert choice(table, 0) == {"do": "fight"}
    assert reason(table, 0) == because("fight_little_to_lose", chance=odds)


def test_it_says_which_order_wants_what_it_buys() -> None:
    table = PreparedTable()
    table.ship(0, gold=5)
    table.sail(0, "norderkap", "wine_2")
    table.do(0, "draw")
    assert choice(table, 0)["do"] == "trade"
    why = reason(table, 0)
    assert why is not None
    assert (why.reason, why.details["port"]) == ("trade_order", "norderkap")
