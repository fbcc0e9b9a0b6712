"""Our rulings, where the rules leave something open."""

from __future__ import annotations

import pytest

from hautemer.core import registry
from hautemer.games.cartagena import GAME
from hautemer.games.cartagena.tests.table import PreparedTable, row
from hautemer.games.cartagena.tests.test_duels import MANY, mutiny
from hautemer.kit.masks import NOBODY


def test_c1_4_everybody_sees_where_cards_go() -> None:
    table = PreparedTable("crackpott", "wessel_jan", "tembo").visit(0, "crackpott")
    table.visit(1, "wessel_jan").do(1, "exchange", cards=["diaz-1"])
    table.visit(2, "tembo").do(2, "keep", card=table.moves(2)[0]["card"])
    passages = GAME.view(table.state, None)["passages"]
    assert [(passage["did"], passage["seat"], passage["count"]) for passage in passages] == [
        ("took", 0, 2),
        ("put_under", 1, 1),
        ("took", 1, 1),
        ("kept", 2, 2),
    ]
    assert all(passage["cards"] == [] for passage in passages)
    own = GAME.view(table.state, 1)["own"]
    assert [(passage["passage"], len(passage["cards"])) for passage in own["passages"]] == [(1, 1), (2, 1)]
    assert own["known"][2] == ["valverde-1", "diaz-1"]


def test_c2_9_a_voyage_in_which_every_door_is_opened_goes_nowhere() -> None:
    cabins = row(["ojo", "pang", "sate", "tembo", "bijoux"], 2)
    table = PreparedTable(*cabins, seats=2)
    for _ in range(30):
        first = table.state.dealer
        for _ in cabins:
            table.do(first, "knock")
        table.do(first, "visit", pirate="bijoux").do(first, "decline")
        table.do(1 - first, "visit", pirate="ojo").do(1 - first, "decline", {"cabins": cabins})
    assert table.state.ship == 0
    assert table.match.result is None
    stops = GAME.meta.entries_at_most
    assert f"after {stops:,} entries" in registry.file("cartagena", "RULES.md").decode()


def test_c3_14_everybody_sees_whom_a_seat_looks_at() -> None:
    table = PreparedTable("ojo")
    table.state.sides = [(0,), (1,), (1,)]
    table.visit(0, "ojo").do(0, "spy", target=1)
    assert table.facts(None, "spied") == [{"seat": 0, "target_seat": 1}]
    assert GAME.view(table.state, 2)["seats"][1]["spied_by"] == [[1], [], []]
    assert GAME.view(table.state, 2)["own"]["spied"] == []


def test_c3_15_nothing_can_be_said_to_dean_nero_either_way() -> None:
    answers: tuple[dict[str, object], ...] = ({"cards": []}, {"coins": 0})
    for answer in answers:
        table = PreparedTable("dean_nero").visit(0, "dean_nero").do(0, "barter", **answer)
        assert table.match.waiting_for() == (1,)
        assert table.state.coins == [1, 1, 1]
        assert len(table.hand(0)) == 2


def test_c3_16_a_seat_that_posted_two_sailors_knows_them_after_a_swap_by_another() -> None:
    table = PreparedTable("cambivalute", "pang", "crackpott", "sate", seats=2)
    table.visit(0, "cambivalute", {"sailors": [9, 4]}).do(0, "post", valverde=9)
    table.state.posted += [(1, 2), (3, 5), (6, 7), (8, 10)]
    table.state.posted_seen += [NOBODY] * 4
    table.state.unposted = ()
    table.visit(1, "crackpott", {"cabins": row(["cambivalute"], 2)})
    table.visit(1, "cambivalute").do(1, "inspect", duel="A").do(1, "swap", swap=True)
    for seat in (0, 1):
        assert GAME.view(table.state, seat)["own"]["duels"] == [{"duel": "A", "valverde": 4, "diaz": 9}]


@pytest.mark.parametrize(
    ("pirate", "answer"),
    [
        ("bijoux", {"do": "declare", "side": "diaz"}),
        ("bijoux", {"do": "decline"}),
        ("wessel_jan", {"do": "exchange", "cards": []}),
        ("cambivalute", {"do": "post", "valverde": 9}),
    ],
)
def test_c3_17_what_is_chosen_in_secret_stands(pirate: str, answer: dict[str, object]) -> None:
    luck = [{"sailors": [9, 4]}] if pirate == "cambivalute" else []
    table = PreparedTable(pirate).visit(0, pirate, *luck)
    table.do(0, **answer)  # type: ignore[arg-type]
    assert table.match.undo_to(0) is None


def test_c3_17_a_committed_card_stands() -> None:
    table = mutiny(MANY, MANY).do(0, "commit", card="diaz-1")
    assert table.match.undo_to(0) is None
    assert table.moves(0) == []


def test_c6_10_a_lone_monkey_takes_its_coin_before_anybody_commits_again() -> None:
    table = mutiny(MANY, MANY, MANY).commit("diaz-1", "diaz-1", "diaz-1")
    table.commit("monkey", "diaz-2", "diaz-2")
    assert table.match.waiting_for() == (0,)
    assert table.moves(1) == table.moves(2) == []
    table.do(0, "rob", target=1)
    assert table.match.waiting_for() == (1, 2)


def test_c7_3_where_everybody_loses_early_nothing_is_shown() -> None:
    table = mutiny((), ()).commit("monkey", "monkey")
    assert table.match.result is not None
    for seat in GAME.view(table.state, None)["seats"]:
        assert (seat["side"], seat["gold_cards"], seat["force"]) == (None, None, None)
    assert table.facts(None, "unmasked") == []
