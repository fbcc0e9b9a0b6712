"""Our rulings, where the rules leave something open."""

from __future__ import annotations

from random import Random

import pytest

from hautemer.core.chance import Dice
from hautemer.core.errors import BadLuck
from hautemer.core.game import silent
from hautemer.games.ico import GAME
from hautemer.games.ico.tests.table import PreparedTable


def test_i1_4_the_number_of_pirates_and_the_cards_of_the_match_are_known() -> None:
    table = PreparedTable("pppsssw", "loner swap")
    assert table.public["pirates"] == 3
    assert len(table.public["deck"]) == 20
    listed = ["loner", "mooring", "medusa", "typhoon", "merchant", "charlatan", "brigand"]
    assert sorted(PreparedTable(bonus="loner", listed=listed).public["deck"]) == sorted(listed)


def test_i4_7_an_announced_card_is_not_taken_back() -> None:
    table = PreparedTable(bonus="mooring loner")
    table.announce(0, "mooring")
    assert table.match.undo_to(0) is None
    table.close()
    table.crew(0, 1, 2)
    assert table.match.undo_to(0) is not None, "a crew named is taken back freely"


@pytest.mark.parametrize(
    ("card", "phase"), [("observer", "revealed"), ("swap", "sealed"), ("overboard", "accepted")]
)
def test_i5_23_a_crew_member_may_name_their_own_seat(card: str, phase: str) -> None:
    table = PreparedTable(bonus=card)
    table.crew(0, 1, 3)
    table.to(phase)
    assert table.targets(0, card) == {0, 1, 3}


def test_i5_23_a_mal_de_mer_may_be_ones_own() -> None:
    table = PreparedTable(bonus="seasick")
    table.crew(0, 1, 3)
    table.bonus(0, "seasick", out=0, in_=4)
    assert table.turn["crew"] == [1, 3, 4]


def both_hold_two() -> PreparedTable:
    """Return a table in which seats 0 and 1 hold two cards each, and seat 4 the merchant."""
    table = PreparedTable(bonus="lucky brigand typhoon mooring merchant medusa observer")
    table.bonus(3, "mooring")
    table.bonus(2, "typhoon", target=5)
    table.bonus(0, "lucky", {"drawn": ["mooring", "typhoon"]})
    table.give(1, "loner")
    return table


def test_i5_24_an_exchange_asks_luck_for_the_lower_seat_first() -> None:
    table = both_hold_two()
    table.announce(4, "merchant", seats=[1, 0])
    with pytest.raises(BadLuck):
        table.close({"exchanged": "loner"}, {"exchanged": "mooring"})
    table.close({"exchanged": "mooring"}, {"exchanged": "loner"})
    assert table.luck == ["exchanged", "exchanged"]


def test_i5_25_a_crew_named_before_a_loners_turn_stays_named() -> None:
    table = PreparedTable(bonus="loner", captain=6)
    table.crew(3, 4, 5)
    table.to("round_end")
    table.close()
    table.crew(0, 1, 2)
    table.bonus(0, "loner")
    table.crew(0, 1, 2)
    table.to("round_end")
    table.close()
    assert table.phase == "vote"
    assert table.turn["crew"] == table.public["last_crew"] == [0, 1, 2]
    table.vote()
    table.close()
    assert table.phase == "accepted"


def test_i5_26_the_view_keeps_every_movement() -> None:
    table = PreparedTable(bonus="brigand medusa charlatan mooring")
    table.bonus(3, "mooring")
    table.bonus(0, "brigand", target=5)
    table.bonus(1, "medusa", target=0)
    table.bonus(2, "charlatan")
    hows = [movement["how"] for movement in table.own(4)["movements"]]
    assert hows == ["played", "played", "stolen", "played", "shown", "played", "handed_on"]


def test_i7_6_ballots_stay_secret_and_stand() -> None:
    tables = []
    for targets in ((6, 6, 0, 0), (6, 6, 6, 2)):
        table = PreparedTable(rounds_to_win=3)
        for crew in ((0, 1, 3), (0, 1, 4), (0, 1, 3)):
            table.sail(*crew, poison=[0])
        for seat, target in zip((0, 1, 2, 6), targets, strict=True):
            table.enter(seat, do="accuse", target=target)
            assert table.match.undo_to(seat) is None
        tables.append(table)
    for viewer in (None, 3, 4, 5):
        assert tables[0].match.outlook(viewer) == tables[1].match.outlook(viewer)


def test_i7_7_a_match_of_nothing_but_refusals_goes_on() -> None:
    """A runner stops it at `entries_at_most`, which is more than 400 rounds at twenty seats."""
    rng = Random(3)
    state = GAME.start(20, GAME.settle(20, {"bonus": "none"}), Dice(rng))
    for _ in range(GAME.meta.entries_at_most):
        seat = GAME.actors(state)[0]
        moves = GAME.offers(state, seat)
        move = moves[0].moves()[-1] if moves[0].do != "crew" else moves.sample(rng)
        GAME.apply(state, seat, move, Dice(rng), silent)
    assert GAME.result(state) is None
    assert state.round > 400
