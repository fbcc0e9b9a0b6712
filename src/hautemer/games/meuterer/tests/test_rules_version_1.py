"""Version 1 of the rules (M3.5): a pass names a role, and a seat on turn sees the roles left."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any, cast

import pytest

from hautemer.bots import make
from hautemer.core.chance import secret_of
from hautemer.core.codec import decode
from hautemer.core.errors import BadOptions, Refused
from hautemer.core.match import live
from hautemer.core.record import checked, data_file, game_of, replay
from hautemer.core.registry import file, find
from hautemer.games.meuterer import GAME
from hautemer.games.meuterer.moves import Pass, TakeRole
from hautemer.games.meuterer.pieces import ROLES
from hautemer.games.meuterer.state import State
from hautemer.games.meuterer.tests.table import NAMES, PreparedTable
from hautemer.sim.run import play_match

OLDER = GAME.under(1)
HANDS = ("5 grain", "5 cloth", "5 wine", "5 salt")


def passes(*but: str) -> set[str]:
    return {f"pass {role}" for role in ROLES if role not in but}


def test_m3_5_a_pass_names_one_of_the_roles_left() -> None:
    table = PreparedTable(*HANDS, game=OLDER)
    table.play("0 reward 0; 0 play grain")
    assert table.may(1) == {"play cloth"} | passes()
    for move in ({"do": "pass"}, {"do": "take_role", "role": "mate"}):
        with pytest.raises(Refused):
            table.match.submit(1, move)
    table.play("1 pass mutineer")
    assert table.asked == 2
    assert table.may(2) == {"play wine"} | passes("mutineer")
    assert table.told("passed") == [{"seat": 1, "cards": 5}]
    assert table.told("passed-own", 1) == [{"seat": 1, "cards": 5, "role": "mutineer"}]


def test_m3_5_the_seat_on_turn_sees_which_roles_are_left_and_remembers() -> None:
    table = PreparedTable(*HANDS, game=OLDER)
    table.play("0 reward 0; 0 play grain; 1 pass mutineer; 2 play wine; 3 pass mate; 0 play grain")
    assert table.own(2)["roles_seen"] == [
        {"taken": 0, "left": list(ROLES)},
        {"taken": 1, "left": ["cabin_boy", "mate", "merchant", "loader"]},
        {"taken": 2, "left": ["cabin_boy", "merchant", "loader"]},
    ]
    assert [look["taken"] for look in table.own(0)["roles_seen"]] == [0]  # the captain


def test_m3_5_worlds_agree_with_what_a_seat_on_turn_saw() -> None:
    def imagined(table: PreparedTable, seat: int) -> set[Any]:
        worlds = [table.imagine(seat, Random(number)) for number in range(300)]
        return {tuple(ROLES[world.roles[taker]] for taker in world.takers) for world in worlds}

    table = PreparedTable(*HANDS, game=OLDER)
    table.play("0 reward 0; 0 play grain; 1 pass mutineer; 2 pass mate")
    assert imagined(table, 0) == set(permutations(ROLES, 2))
    assert imagined(table, 3) == {("mutineer", "mate"), ("mate", "mutineer")}
    table = PreparedTable(*HANDS, game=OLDER)
    table.play("0 reward 0; 0 play grain; 1 pass mutineer; 2 play wine; 3 pass mate; 0 play grain")
    assert imagined(table, 2) == {("mutineer", "mate")}


def test_m8_7_a_card_laid_stays_once_the_next_seat_has_seen_the_roles_left() -> None:
    table = PreparedTable(*HANDS, game=OLDER)
    table.play("0 reward 0; 0 play grain; 1 pass mate; 2 play wine")
    assert table.match.undo_to(2) is None


@pytest.mark.parametrize("seats", [3, 4])
def test_bots_play_a_match_to_its_end(seats: int) -> None:
    for bots in (("greedy", "naive", "random", "greedy"), ("naive", "greedy", "greedy", "random")):
        players = [make(OLDER, name) for name in bots[:seats]]
        match = play_match(OLDER, NAMES[:seats], {}, players, live(secret_of("older")), Random(1))
        assert match.result is not None
        assert cast(State, match.state).rules == 1
        assert not any(isinstance(entry.move, TakeRole) for entry in match.log)
        assert any(isinstance(entry.move, Pass) and entry.move.role for entry in match.log)


def test_the_worked_round_of_version_1_has_17_entries_and_the_same_end() -> None:
    older = checked(decode(file("meuterer", "tests", "rules_1", "worked_round.json")))
    newer = checked(decode(file("meuterer", "tests", "worked_round.json")))
    matches = [replay(record, game_of(record, find)) for record in (older, newer)]
    assert [len(match.log) for match in matches] == [17, 20]
    views = [match.game.view(match.state, None) for match in matches]
    assert views[0] == views[1]


def test_replaced_numbers_are_kept_and_other_versions_are_refused() -> None:
    document = file("meuterer", "data.toml").replace(b"grain = { count = 8", b"grain = { count = 9")
    changed = GAME.with_data(*data_file("other.toml", document)).under(1)
    assert (changed.meta.rules, changed.data.cards["grain"].count) == (1, 9)
    for unknown in (0, 3, -1):
        with pytest.raises(BadOptions, match="Version"):
            GAME.under(unknown)
