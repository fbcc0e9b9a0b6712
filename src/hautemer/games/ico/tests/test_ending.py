"""The end (I7)."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest

from hautemer.core.errors import Refused
from hautemer.games.ico.tests.table import PreparedTable

CREWS = ((0, 1, 3), (0, 1, 4))


def sailed(rounds: int, *, poison: bool, roles: str = "pppsssw", **options: Any) -> PreparedTable:
    """Return a match in which one side has won `rounds` rounds."""
    table = PreparedTable(roles, rounds_to_win=3, **options)
    for _, crew in zip(range(rounds), cycle(CREWS), strict=False):
        table.sail(*crew, poison=[0] if poison else [])
    return table


def accuse(table: PreparedTable, **targets: int) -> None:
    for seat, target in targets.items():
        table.enter(int(seat[1:]), do="accuse", target=target)


# I7.1


def test_i7_1_a_side_that_has_won_enough_rounds_ends_the_play() -> None:
    assert sailed(2, poison=False).phase == "propose"
    assert sailed(3, poison=False).phase == "over"
    assert sailed(3, poison=True).phase == "final_vote"


def test_i7_1_is_looked_at_when_revealed_closes() -> None:
    table = PreparedTable(bonus="loner", rounds_to_win=3)
    for _ in range(2):
        table.to("round_end")
        table.close()
    table.to("revealed")
    assert table.match.result is None
    table.close()
    assert table.match.result is not None


def test_i7_1_an_antidote_holds_the_end_off() -> None:
    table = PreparedTable(bonus="loner antidote", rounds_to_win=3)
    for crew in ((0, 1, 3), (0, 1, 4), (0, 1, 3)):
        table.crew(*crew)
        table.to("placing")
        table.place(poison=[0])
        table.to("revealed")
        if table.won == (0, 2):
            table.bonus(1, "antidote")
        table.to("round_end")
        table.close()
    assert table.won == (0, 2)
    assert table.phase == "propose"


# I7.2


def test_i7_2_sailors_and_siren_win() -> None:
    result = sailed(3, poison=False).result
    assert result == {"scores": [0, 0, 0, 3, 3, 3, 3], "winners": [3, 4, 5, 6], "reason": "sailors_home"}


# I7.3


def test_i7_3_all_who_opened_their_eyes_are_asked_and_public_from_then_on() -> None:
    table = sailed(2, poison=True)
    assert table.public["eyes"] == []
    table.sail(0, 1, 3, poison=[0])
    assert table.public["eyes"] == [0, 1, 2, 6]
    assert table.waiting == (0, 1, 2, 6)
    assert table.told("final_vote") == [{"seats": (0, 1, 2, 6)}]
    assert [move["target"] for move in table.moves(6)] == [0, 1, 2]
    with pytest.raises(Refused):
        table.enter(3, do="accuse", target=6)


def test_i7_3_ballots_are_secret_and_stand() -> None:
    one, other = sailed(3, poison=True), sailed(3, poison=True)
    accuse(one, s1=6)
    accuse(other, s1=2)
    assert one.public["accused"] == [1]
    for viewer in (None, 0, 2, 3, 4, 5, 6):
        assert one.match.outlook(viewer) == other.match.outlook(viewer)
    assert one.own(1)["accused"] == 6
    assert one.match.undo_to(1) is None
    with pytest.raises(Refused):
        accuse(one, s1=2)


@pytest.mark.parametrize(
    ("ballots", "reason"),
    [
        ((6, 6, 6), "siren_caught"),
        ((6, 6, 0), "siren_caught"),
        ((6, 2, 0), "siren_unseen"),
        ((1, 2, 0), "siren_unseen"),
    ],
)
def test_i7_3_majority(ballots: tuple[int, int, int], reason: str) -> None:
    table = sailed(3, poison=True)
    accuse(table, s0=ballots[0], s1=ballots[1], s2=ballots[2], s6=0)
    assert table.result is not None
    assert table.result["reason"] == reason
    assert table.result["winners"] == ([0, 1, 2] if reason == "siren_caught" else [6])


def test_i7_3_majority_with_half_of_them_wrong_the_siren_is_caught() -> None:
    table = sailed(3, poison=True, roles="ppppssssw")
    accuse(table, s0=8, s1=8, s2=0, s3=0, s8=0)
    assert table.result is not None
    assert table.result["reason"] == "siren_caught"


def test_i7_3_only_the_pirates_ballots_count() -> None:
    table = sailed(3, poison=True, siren_vote="plurality")
    accuse(table, s0=6, s1=0, s2=1, s6=0)  # the siren's ballot would make it two for seat 0
    assert table.result is not None
    assert table.result["reason"] == "siren_unseen"
    assert table.told("siren_unseen") == [{"seat": 6}]


@pytest.mark.parametrize(
    ("ballots", "reason"),
    [
        ((8, 8, 0, 1), "siren_caught"),
        ((8, 8, 0, 0), "siren_unseen"),
        ((8, 0, 1, 2), "siren_unseen"),
        ((8, 8, 8, 0), "siren_caught"),
    ],
)
def test_i7_3_plurality(ballots: tuple[int, ...], reason: str) -> None:
    table = sailed(3, poison=True, roles="ppppssssw", siren_vote="plurality")
    targets = [target if target != seat else 3 for seat, target in enumerate(ballots)]
    accuse(table, s0=targets[0], s1=targets[1], s2=targets[2], s3=targets[3], s8=3)
    assert table.result is not None
    assert table.result["reason"] == reason


def test_i7_3_a_siren_alone_has_one_more_than_were_needed() -> None:
    table = sailed(3, poison=True)
    accuse(table, s0=1, s1=0, s2=0, s6=0)
    assert table.result == {"scores": [3, 3, 3, 0, 0, 0, 4], "winners": [6], "reason": "siren_unseen"}


def test_i7_3_no_bonus_card_in_the_final_vote() -> None:
    table = PreparedTable(bonus="loner mooring brigand", rounds_to_win=3)
    for crew in ((0, 1, 3), (0, 1, 4), (0, 1, 3)):
        table.sail(*crew, poison=[0])
    assert table.phase == "final_vote"
    assert [table.cards(seat) for seat in range(7)] == [set()] * 7
    assert table.moves(None) == []


# I7.4


def test_i7_4_all_roles_are_shown_at_the_end() -> None:
    table = sailed(3, poison=False)
    roles = [seat["role"] for seat in table.public["seats"]]
    assert roles == ["pirate"] * 3 + ["sailor"] * 3 + ["siren"]
    assert table.told("roles_shown") == [
        {"role": "pirate", "seats": (0, 1, 2)},
        {"role": "siren", "seats": (6,)},
        {"role": "sailor", "seats": (3, 4, 5)},
    ]


def test_i7_4_but_not_who_named_whom_nor_how_many_were_right() -> None:
    one, other = sailed(3, poison=True), sailed(3, poison=True)
    accuse(one, s0=6, s1=6, s2=6, s6=0)
    accuse(other, s0=6, s1=0, s2=6, s6=1)
    assert one.match.outlook(3) == other.match.outlook(3)


# I7.5


def test_i7_5_the_siren_has_no_way_to_declare_her_role() -> None:
    """Among the moves there is none that tells a role; what may be claimed is in `test_talk`."""
    table = sailed(1, poison=False)
    for seat in range(7):
        assert all(move["do"] in {"crew", "vote", "place", "accuse"} for move in table.moves(seat))
