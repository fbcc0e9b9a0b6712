"""A voyage (I3)."""

from __future__ import annotations

import pytest

from hautemer.core.errors import Refused
from hautemer.games.ico.tests.table import PreparedTable


def placing(*crew: int) -> PreparedTable:
    table = PreparedTable()
    table.crew(*crew)
    return table


def test_i3_1_the_crew_is_asked_all_at_the_same_time() -> None:
    table = placing(0, 3, 6)
    assert table.waiting == (0, 3, 6)
    with pytest.raises(Refused):
        table.enter(1, do="place", card="island")


def test_i3_1_sailors_and_siren_must_place_the_island_and_answer_all_the_same() -> None:
    table = placing(0, 3, 6)
    assert [move["card"] for move in table.moves(0)] == ["island", "poison"]
    for seat in (3, 6):
        assert table.moves(seat) == [{"do": "place", "card": "island"}]
        with pytest.raises(Refused):
            table.enter(seat, do="place", card="poison")


def test_i3_1_the_seats_that_placed_are_public_their_cards_are_not() -> None:
    one, other = placing(0, 1, 3), placing(0, 1, 3)
    one.enter(0, do="place", card="poison")
    other.enter(0, do="place", card="island")
    assert one.turn["placed"] == [0]
    assert one.waiting == (1, 3)
    for viewer in (None, 1, 2, 3, 4, 5, 6):
        assert one.match.outlook(viewer) == other.match.outlook(viewer)
    assert one.own(0)["turns"][-1]["card"] == "poison"


def test_i3_1_a_placed_card_cannot_be_changed() -> None:
    table = placing(0, 1, 3)
    table.enter(0, do="place", card="poison")
    with pytest.raises(Refused):
        table.enter(0, do="place", card="island")
    assert table.match.undo_to(0) is None


def test_i3_1_an_accepted_crew_settles_first() -> None:
    table = PreparedTable(bonus="loner")
    table.crew(0, 1, 3)
    assert table.phase == "accepted"
    table.close()
    assert table.phase == "placing"


def test_i3_2_only_the_number_of_poisons_is_public() -> None:
    one, other = placing(0, 1, 3), placing(0, 1, 3)
    one.place(poison=[0])
    other.place(poison=[1])
    for viewer in (None, 2, 3, 4, 5, 6):
        assert one.match.outlook(viewer) == other.match.outlook(viewer)
    assert one.told("cards_shown") == [{"poisons": 1, "islands": 2}]
    assert one.public["voyages"][0]["poisons"] == 1
    assert one.own(0)["placed"] == [{"voyage": 0, "card": "poison"}]


@pytest.mark.parametrize("poison", [[0], [0, 1], [0, 1, 2]])
def test_i3_3_at_least_one_poison_is_one_point_for_the_pirates(poison: list[int]) -> None:
    table = placing(0, 1, 2)
    table.place(poison)
    assert table.won == (0, 1)


def test_i3_3_no_poison_is_a_point_for_the_sailors() -> None:
    table = placing(0, 1, 2)
    table.place()
    assert table.won == (1, 0)


def test_i3_4_a_crew_has_sailed_as_it_is_when_its_cards_are_shown() -> None:
    table = PreparedTable(bonus="seasick")
    table.crew(0, 1, 2)
    table.bonus(0, "seasick", out=2, in_=3)
    table.to("sealed")
    assert table.public["last_crew"] == []
    table.close()
    assert table.public["last_crew"] == [0, 1, 3]
    table.to("round_end")
    table.close()
    assert (0, 1, 2) in table.crews(1)
    assert (0, 1, 3) not in table.crews(1)


def test_i3_4_a_void_voyage_counts() -> None:
    table = PreparedTable(bonus="antidote")
    table.crew(0, 1, 2)
    table.close()
    table.place(poison=[0])
    table.close()
    table.bonus(0, "antidote")
    table.to("propose")
    assert (0, 1, 2) not in table.crews(1)


def test_i3_4_a_rough_sea_does_not_count() -> None:
    table = PreparedTable(bonus="rough_sea")
    table.crew(0, 1, 2)
    table.bonus(0, "rough_sea")
    table.close()
    assert table.public["last_crew"] == []
    assert (0, 1, 2) in table.crews(1)


def test_i3_4_after_a_crew_of_two_no_crew_is_barred() -> None:
    table = PreparedTable(bonus="overboard")
    table.crew(0, 1, 2)
    table.bonus(0, "overboard", target=2)
    table.to("round_end")
    assert table.public["last_crew"] == [0, 1]
    table.close()
    assert len(table.crews(1)) == 35
