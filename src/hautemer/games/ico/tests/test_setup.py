"""Roles, captain, bonus cards (I1)."""

from __future__ import annotations

from random import Random

import pytest

from hautemer.core.chance import Dice
from hautemer.core.errors import BadOptions
from hautemer.core.record import data_file
from hautemer.core.registry import file
from hautemer.games.ico import GAME
from hautemer.games.ico.pieces import CARDS, PIRATE, SAILOR, SIREN
from hautemer.games.ico.tests.table import PreparedTable
from hautemer.kit.masks import card_set

GOLDEN = {
    7: (3, 3),
    8: (3, 4),
    9: (4, 4),
    10: (4, 5),
    11: (5, 5),
    12: (5, 6),
    13: (6, 6),
    14: (6, 7),
    15: (7, 7),
    16: (7, 8),
    17: (8, 8),
    18: (8, 9),
    19: (9, 9),
    20: (9, 10),
}


@pytest.mark.parametrize("seats", GOLDEN)
def test_i1_1_roles_are_dealt_by_the_table(seats: int) -> None:
    state = GAME.start(seats, GAME.settle(seats, {}), Dice(Random(seats)))
    counts = (state.roles.count(PIRATE), state.roles.count(SAILOR), state.roles.count(SIREN))
    assert counts == (*GOLDEN[seats], 1)


def test_i1_1_each_seat_knows_its_own_role_and_no_more_is_public() -> None:
    table = PreparedTable("pppsssw")
    roles = [table.own(seat)["role"] for seat in range(7)]
    assert roles == ["pirate"] * 3 + ["sailor"] * 3 + ["siren"]
    assert [seat["role"] for seat in table.public["seats"]] == [None] * 7


def test_i1_2_open_eyes_know_the_set_and_sailors_nothing() -> None:
    table = PreparedTable("pppsssw")
    assert [table.own(seat)["eyes"] for seat in (0, 1, 2, 6)] == [[0, 1, 2, 6]] * 4
    assert [table.own(seat)["eyes"] for seat in (3, 4, 5)] == [[]] * 3


def test_i1_2_a_pirate_does_not_know_who_is_the_siren() -> None:
    one, other = PreparedTable("pppsssw"), PreparedTable("ppwsssp")
    assert GAME.view(one.state, 0) == GAME.view(other.state, 0)
    assert GAME.view(one.state, 2) != GAME.view(other.state, 2)


def test_i1_3_captain_roles_and_bonus_are_drawn_in_this_order() -> None:
    table = PreparedTable("pppsssw", "loner swap", captain=4)
    assert [name for outcome in table.match.setup for name in outcome] == ["captain", "roles", "bonus"]
    assert table.public["captain"] == table.proposer == 4


def test_i1_3_one_card_each_the_number_public_the_card_not() -> None:
    table = PreparedTable("pppsssw", "loner swap")
    assert [seat["cards"] for seat in table.public["seats"]] == [1] * 7
    assert table.hand(0) == ["loner"]
    assert table.hand(1) == ["swap"]
    assert table.own(1)["cards"] == [{"card": "swap", "seats": [1], "used": False, "out": False}]
    assert table.public["cards"] == []


def test_i1_3_none_asks_for_no_luck_and_deals_nothing() -> None:
    table = PreparedTable("pppsssw")
    assert [name for outcome in table.match.setup for name in outcome] == ["captain", "roles"]
    assert [seat["cards"] for seat in table.public["seats"]] == [0] * 7


def test_i1_3_a_list_is_shuffled_and_the_rest_is_out() -> None:
    listed = list(CARDS[:9])
    dealt = set()
    for seed in range(40):
        state = GAME.start(7, GAME.settle(7, {"bonus": listed}), Dice(Random(seed)))
        assert all(hand.bit_count() == 1 for hand in state.hands)
        assert sum(state.hands) & ~card_set(range(9)) == 0
        dealt.add(sum(state.hands))
    assert len(dealt) > 5, "which two are out varies"


@pytest.mark.parametrize(
    "options",
    [
        {"bonus": list(CARDS[:6])},
        {"bonus": [*CARDS[:6], "seasick"]},
        {"bonus": [*CARDS[:6], "rum"]},
        {"bonus": "all"},
        {"rounds_to_win": 2},
        {"rounds_to_win": 16},
        {"siren_vote": "unanimous"},
    ],
)
def test_options_outside_the_page_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        GAME.settle(7, options)


def test_options_and_their_defaults() -> None:
    settled = GAME.settle(7, {})
    assert settled == {"bonus": "random", "rounds_to_win": 10, "siren_vote": "majority"}


def test_a_replacement_data_file_must_share_out_every_seat() -> None:
    document = file("ico", "data.toml").decode()
    other = document.replace("7 = { pirates = 3, sailors = 3", "7 = { pirates = 2, sailors = 4")
    game = GAME.with_data(*data_file("other.toml", other.encode()))
    state = game.start(7, game.settle(7, {}), Dice(Random(1)))
    assert state.roles.count(PIRATE) == 2
    wrong = document.replace("7 = { pirates = 3, sailors = 3", "7 = { pirates = 3, sailors = 4")
    with pytest.raises(BadOptions):
        GAME.with_data(*data_file("wrong.toml", wrong.encode()))
