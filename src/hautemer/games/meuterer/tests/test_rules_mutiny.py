"""Phase 4: the mutiny (M5)."""

from __future__ import annotations

import pytest

from hautemer.core.errors import Refused
from hautemer.games.meuterer.tests.table import PreparedTable, bag

# Seat 0 is the captain; all pass at once, so that everybody has five cards and every goal is Affeninsel.
CONFLICTS = ("2 conflict 3 grain", "2 conflict 3 cloth", "conflict 4 cloth", "conflict 3 wine salt")
NO_CONFLICTS = ("5 grain", "5 cloth", "5 wine", "5 salt")


def mutiny(hands: tuple[str, ...], *roles: str, ruleset: str = "revised") -> PreparedTable:
    table = PreparedTable(*hands, ruleset=ruleset)
    table.play("0 reward 0; 0 pass")
    for seat, role in enumerate(roles, 1):
        table.play(f"{seat} pass {role}")
    assert table.public()["phase"] == "mutiny"
    return table


def count(table: PreparedTable) -> tuple[int, int]:
    """Return the final strengths of the captain's and the mutineer's side."""
    (told,) = table.told("mutiny_won") + table.told("mutiny_failed")
    return told["captains"], told["mutineers"]


def test_m5_1_one_lap_captain_first_then_clockwise() -> None:
    table = mutiny(CONFLICTS, "cabin_boy", "mutineer", "mate")
    asked = []
    while table.public()["phase"] == "mutiny":
        asked.append(table.asked)
        table.play(f"{table.asked} fight 0")
    assert asked == [0, 1, 2, 3]


def test_m5_1_the_lap_begins_with_the_captain_at_any_seat() -> None:
    table = PreparedTable(*CONFLICTS, captain=2)
    table.play("2 reward 0; 2 pass; 3 pass mate; 0 pass cabin_boy; 1 pass mutineer")
    asked = []
    while table.public()["phase"] == "mutiny":
        asked.append(table.asked)
        table.play(f"{table.asked} fight 0")
    assert asked == [2, 3, 0, 1]


def test_m5_1_any_number_of_the_conflict_cards_in_hand() -> None:
    table = mutiny(CONFLICTS, "cabin_boy", "mutineer", "mate")
    assert table.may(0) == {"fight 0", "fight 1", "fight 2"}
    with pytest.raises(Refused):
        table.play("0 fight 3")
    table.play("0 fight 2")
    assert table.hand(0) == bag("3 grain")
    assert table.may(1) == {"fight 0", "fight 1", "fight 2"}
    table.play("1 fight 1")
    assert table.may(2) == {"fight 0", "fight 1"}
    assert table.told("fought") == [{"seat": 0, "conflicts": 2}, {"seat": 1, "conflicts": 1}]


def test_m5_1_each_is_asked_once_only() -> None:
    table = mutiny(CONFLICTS, "cabin_boy", "mutineer", "mate")
    table.play("0 fight 1; 1 fight 0")
    with pytest.raises(Refused):
        table.play("0 fight 1")
    with pytest.raises(Refused):
        table.play("1 fight 1")


def test_m5_1_merchant_and_loader_take_no_part() -> None:
    table = mutiny(CONFLICTS, "merchant", "loader", "mutineer")
    table.play("0 fight 0")
    assert table.asked == 3
    with pytest.raises(Refused):
        table.play("1 fight 1")
    table.play("3 fight 0")
    assert table.public()["phase"] == "keeping"  # the lap is over


def test_m5_1_somebody_without_conflict_cards_is_asked_all_the_same() -> None:
    table = mutiny(NO_CONFLICTS, "cabin_boy", "mutineer", "mate")
    asked = []
    while table.public()["phase"] == "mutiny":
        asked.append(table.asked)
        assert table.may(table.asked) == {"fight 0"}
        table.play(f"{table.asked} fight 0")
    assert asked == [0, 1, 2, 3]


def test_m5_2_captain_and_mate_against_mutineer_and_cabin_boy() -> None:
    table = mutiny(CONFLICTS, "cabin_boy", "mutineer", "mate")
    table.play("0 fight 2; 1 fight 1; 2 fight 1; 3 fight 1")
    assert count(table) == (2 + 1 + 1, 1 + 1)


def test_m5_2_a_mate_counts_one_more() -> None:
    table = mutiny(CONFLICTS, "merchant", "mutineer", "mate")
    table.play("0 fight 0; 2 fight 0; 3 fight 0")
    assert count(table) == (1, 0)
    assert table.captain == 0


def test_m5_2_without_a_mate_nothing_is_added() -> None:
    table = mutiny(CONFLICTS, "cabin_boy", "mutineer", "merchant")
    table.play("0 fight 1; 1 fight 2; 2 fight 0")
    assert count(table) == (1, 2)


def test_m5_2_the_count_so_far_is_public() -> None:
    table = mutiny(CONFLICTS, "cabin_boy", "mutineer", "mate")
    table.play("0 fight 1; 1 fight 2")
    assert list(table.public()["strengths"]) == [2, 2]  # a conflict and the mate; two conflicts
    assert [table.seat(seat)["conflicts"] for seat in range(4)] == [1, 2, None, None]


def laid_while_trading(*roles: str, ruleset: str) -> tuple[int, int]:
    """Return the strengths after everybody laid a conflict card while trading and none in the mutiny."""
    table = PreparedTable(*CONFLICTS, ruleset=ruleset)
    table.play("0 reward 0; 0 play conflict; 1 play conflict; 2 play conflict; 3 play conflict; 0 pass")
    for seat, role in enumerate(roles, 1):
        table.play(f"{seat} pass {role}")
    while table.public()["phase"] == "mutiny":
        table.play(f"{table.asked} fight 0")
    return count(table)


@pytest.mark.parametrize(
    ("roles", "revised", "first"),
    [
        (("mutineer", "cabin_boy", "mate"), (3, 2), (1, 0)),
        (("mutineer", "merchant", "mate"), (3, 1), (1, 0)),
        (("mutineer", "merchant", "loader"), (1, 1), (0, 0)),
        (("loader", "mutineer", "cabin_boy"), (1, 2), (0, 0)),
    ],
)
def test_m5_3_conflicts_laid_while_trading(
    roles: tuple[str, ...], revised: tuple[int, int], first: tuple[int, int]
) -> None:
    """They count in the revised rules and not in v1.0; those of merchant and loader never do."""
    assert laid_while_trading(*roles, ruleset="revised") == revised
    assert laid_while_trading(*roles, ruleset="v1.0") == first


@pytest.mark.parametrize("ruleset", ["revised", "v1.0"])
def test_m5_3_those_laid_in_the_mutiny_count_in_both(ruleset: str) -> None:
    table = mutiny(CONFLICTS, "cabin_boy", "mutineer", "merchant", ruleset=ruleset)
    table.play("0 fight 2; 1 fight 2; 2 fight 1")
    assert count(table) == (2, 3)


def test_m5_4_the_side_with_more_wins() -> None:
    failed = mutiny(CONFLICTS, "cabin_boy", "mutineer", "merchant")
    failed.play("0 fight 2; 1 fight 1; 2 fight 0")
    assert failed.captain == 0
    assert count(failed) == (2, 1)
    assert [failed.told("mutiny_won"), len(failed.told("mutiny_failed"))] == [[], 1]
    won = mutiny(CONFLICTS, "cabin_boy", "mutineer", "merchant")
    won.play("0 fight 1; 1 fight 2; 2 fight 0")
    assert won.captain == 2


def test_m5_4_equal_strength_is_a_successful_mutiny() -> None:
    table = mutiny(CONFLICTS, "cabin_boy", "mutineer", "merchant")
    table.play("0 fight 2; 1 fight 1; 2 fight 1")
    assert count(table) == (2, 2)
    assert table.captain == 2


def test_m5_4_nothing_against_nothing_without_a_mate_is_a_successful_mutiny() -> None:
    table = mutiny(NO_CONFLICTS, "mutineer", "merchant", "cabin_boy")
    table.play("0 fight 0; 1 fight 0; 3 fight 0")
    assert count(table) == (0, 0)
    assert table.captain == 1


def test_m5_4_nothing_against_nothing_with_a_mate_is_not() -> None:
    table = mutiny(NO_CONFLICTS, "mutineer", "merchant", "mate")
    table.play("0 fight 0; 1 fight 0; 3 fight 0")
    assert count(table) == (1, 0)
    assert table.captain == 0


def test_m5_5_cards_laid_in_the_mutiny_are_spent() -> None:
    table = mutiny(CONFLICTS, "cabin_boy", "mutineer", "merchant")
    table.play("0 fight 2; 1 fight 2; 2 fight 0")
    assert table.discard == bag("4 conflict")
    assert [seat["cards"] for seat in table.public()["seats"]] == [5, 5, 5, 5]
    assert [told["count"] for told in table.told("drew")] == [2, 2]  # seats 0 and 1, from the new captain on
    assert [told["seat"] for told in table.told("drew")] == [0, 1]


def test_m5_5_they_do_not_change_a_goal_already_set() -> None:
    captain = mutiny(CONFLICTS, "cabin_boy", "mutineer", "merchant")
    captain.play("0 fight 2; 1 fight 0; 2 fight 1")
    assert captain.ship == "affeninsel"  # five steps, though three cards are left
    mutineer = mutiny(CONFLICTS, "mutineer", "cabin_boy", "merchant")
    mutineer.play("0 fight 0; 1 fight 2")
    assert mutineer.public()["mutineer_goal"] == "affeninsel"
    mutineer.play("2 fight 0")
    assert mutineer.ship == "affeninsel"
