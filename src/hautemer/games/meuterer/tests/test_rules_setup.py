"""The printed numbers, the options and the set-up (M1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hautemer.core.chance import secret_of
from hautemer.core.errors import BadLuck, BadOptions
from hautemer.core.match import Match, live
from hautemer.games.meuterer import GAME
from hautemer.games.meuterer.tests.reading import ISLANDS
from hautemer.games.meuterer.tests.table import NAMES, PreparedTable, bag, cards

HANDS = ("5 grain", "5 cloth", "5 wine", "5 salt")
OTHER_RING = (
    "hochland",
    "sandkap",
    "piratennest",
    "fingerhut",
    "rotes_riff",
    "sommerland",
    "kalte_klippe",
    "affeninsel",
    "eisfelsen",
    "karge_zunge",
    "gruenland",
    "frosthoehle",
)


def lucky(seed: int, seats: int = 4, **options: Any) -> Match:
    return Match.begin(GAME, NAMES[:seats], options, live(secret_of(f"set-up {seed}")))


def test_the_islands_are_those_of_the_page() -> None:
    printed = {key: (island.buys, *island.sales, island.ship) for key, island in GAME.data.islands.items()}
    assert printed == ISLANDS
    assert list(printed) == list(ISLANDS)


def test_the_deck_is_that_of_the_page() -> None:
    printed = {key: number.count for key, number in GAME.data.cards.items()}
    assert printed == {"ruby": 4, "salt": 5, "wine": 6, "cloth": 7, "grain": 8, "conflict": 6, "pirate": 1}


def test_the_default_options_are_the_first_of_the_page() -> None:
    assert lucky(1).options == {
        "ruleset": "revised",
        "layout": "shuffled",
        "pirate": False,
        "pirate_loot": "discard",
    }


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("ruleset", "v1"),
        ("ruleset", 1),
        ("layout", "random"),
        ("pirate", 1),
        ("pirate", "true"),
        ("pirate_loot", True),
        ("rounds", 8),
    ],
)
def test_other_options_are_refused(option: str, value: Any) -> None:
    with pytest.raises(BadOptions):
        lucky(1, **{option: value})


@pytest.mark.parametrize("seats", [0, 1, 2, 5])
def test_it_is_played_by_three_or_four(seats: int) -> None:
    with pytest.raises(BadOptions):
        Match.begin(GAME, ["x"] * seats, {}, live(secret_of("x")))


def test_m1_1_the_introductory_ring_is_in_the_order_of_the_table() -> None:
    table = PreparedTable(*HANDS)
    assert table.public()["islands"] == list(ISLANDS)


def test_m1_1_a_shuffled_ring_is_as_luck_says() -> None:
    table = PreparedTable(*HANDS, islands=OTHER_RING)
    assert table.public()["islands"] == list(OTHER_RING)


def test_m1_1_hochland_is_the_first_of_a_shuffled_ring() -> None:
    with pytest.raises(BadLuck):
        PreparedTable(*HANDS, islands=(*OTHER_RING[1:], OTHER_RING[0]))


def test_m1_1_every_other_island_may_lie_next_to_hochland() -> None:
    rings = [lucky(seed).setup[1]["islands"] for seed in range(200)]
    assert {ring[0] for ring in rings} == {"hochland"}
    assert {ring[1] for ring in rings} == set(ISLANDS) - {"hochland"}
    assert {ring[11] for ring in rings} == set(ISLANDS) - {"hochland"}


@pytest.mark.parametrize("islands", [(), OTHER_RING])
def test_m1_1_the_ship_starts_on_hochland_the_only_active_island(islands: tuple[str, ...]) -> None:
    table = PreparedTable(*HANDS, islands=islands)
    assert table.ship == "hochland"
    assert table.active == {"hochland"}


@pytest.mark.parametrize("captain", [0, 1, 2, 3])
def test_m1_2_the_first_captain_is_as_luck_says(captain: int) -> None:
    table = PreparedTable(*HANDS, captain=captain)
    assert table.captain == table.asked == captain


@pytest.mark.parametrize("seats", [3, 4])
def test_m1_2_anybody_may_be_the_first_captain(seats: int) -> None:
    assert {lucky(seed, seats).setup[0]["captain"] for seed in range(60)} == set(range(seats))


def test_m1_3_seat_0_gets_the_top_five_cards_and_so_on() -> None:
    table = PreparedTable(
        "2 conflict 2 wine grain", "2 conflict salt grain cloth", "5 grain", pile="ruby salt ruby"
    )
    assert table.match.setup[-1]["deck"][:18] == cards(
        "2 conflict 2 wine grain 2 conflict salt grain cloth 5 grain ruby salt ruby"
    )
    assert table.hand(0) == bag("2 conflict 2 wine grain")
    assert table.hand(1) == bag("2 conflict salt grain cloth")
    assert table.hand(2) == bag("5 grain")
    assert table.pile[:3] == cards("ruby salt ruby")


@pytest.mark.parametrize(("seats", "pile"), [(3, 21), (4, 16)])
def test_m1_3_the_rest_is_the_draw_pile(seats: int, pile: int) -> None:
    table = PreparedTable(*HANDS[:seats])
    assert table.public()["pile"] == len(table.pile) == pile
    assert Counter(table.pile) + sum((table.hand(seat) for seat in range(seats)), Counter()) == bag(
        "4 ruby 5 salt 6 wine 7 cloth 8 grain 6 conflict"
    )


def test_m1_3_hands_are_secret_their_sizes_public() -> None:
    table = PreparedTable(*HANDS)
    assert [table.size(seat) for seat in range(4)] == [5, 5, 5, 5]
    same_to_seat_0 = PreparedTable(HANDS[0], "5 wine", "5 salt", "5 cloth")
    assert table.public() == same_to_seat_0.public()
    assert table.own(0) == same_to_seat_0.own(0)
    assert table.own(1) != same_to_seat_0.own(1)


def test_m1_4_all_scores_start_at_nothing() -> None:
    assert PreparedTable(*HANDS).scores == [0, 0, 0, 0]
    assert PreparedTable(*HANDS[:3]).scores == [0, 0, 0]


def test_m1_4_a_score_may_become_negative() -> None:
    table = PreparedTable(*HANDS)
    table.play("0 reward 3; 0 pass; 1 pass mate; 2 pass merchant; 3 pass cabin_boy")
    assert table.scores == [2 - 3, 1 + 3, 0, 0]  # five steps: Affeninsel, 2


@pytest.mark.parametrize(("pirate", "cards"), [(False, 36), (True, 37)])
def test_luck_is_asked_in_the_order_of_the_page(pirate: bool, cards: int) -> None:
    def names(match: Match) -> list[str]:
        return [name for outcome in match.setup for name in outcome]

    assert names(lucky(1, pirate=pirate)) == ["captain", "islands", "deck"]
    introductory = lucky(1, pirate=pirate, layout="introductory")
    assert names(introductory) == ["captain", "deck"]
    assert len(introductory.setup[1]["deck"]) == cards


@pytest.mark.parametrize(("seats", "rounds"), [(3, 9), (4, 8)])
def test_nine_rounds_with_three_seats_eight_with_four(seats: int, rounds: int) -> None:
    assert PreparedTable(*HANDS[:seats]).public()["rounds"] == rounds
