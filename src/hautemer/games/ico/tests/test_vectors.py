"""The encoder of this game: chances follow the record, claims are heard, crews are bounded."""

from __future__ import annotations

import pytest

from hautemer.core.game import Situation
from hautemer.core.talk import Talk
from hautemer.core.vectors import NOTHING
from hautemer.games.ico import GAME
from hautemer.games.ico.bots.mind import Mind
from hautemer.games.ico.bots.thoughts import thoughts_of
from hautemer.games.ico.bots.vectors import GLOBALS, MOVE, PER_SEAT, Vectors, twentieths
from hautemer.games.ico.moves import Accuse, Crew
from hautemer.games.ico.pieces import CARD_OF
from hautemer.games.ico.tests.table import PreparedTable

VECTORS = Vectors(GAME)
TWENTY = "p" * 9 + "s" * 10 + "w"


def block(view: bytes, step: int) -> bytes:
    """Return the numbers of the seat `step` places clockwise of the encoded one."""
    first = GLOBALS + step * PER_SEAT
    return view[first : first + PER_SEAT]


@pytest.mark.parametrize("roles", ["pppsssw", TWENTY])
def test_a_sailor_learns_from_a_poison_and_a_pirate_knows_the_eyes(roles: str) -> None:
    table = PreparedTable(roles)
    sailor = roles.index("s")
    table.sail(0, 1, sailor, poison=[0])
    view = VECTORS.view(table.state, sailor)
    own, first = block(view, 0), block(view, (0 - sailor) % len(roles))
    assert own[1] == 0
    assert own[5] == 1, "it is certainly no pirate to itself"
    assert 0 < own[2] < 20, "but one of three to everybody"
    assert first[1] > block(view, 1)[1]
    assert first[22] == 1, "one voyage with one poison"
    pirate = VECTORS.view(table.state, 0)
    assert [block(pirate, step)[6] for step in range(len(roles))] == [int(role in "pw") for role in roles]
    siren = VECTORS.view(table.state, roles.index("w"))
    assert block(siren, (0 - roles.index("w")) % len(roles))[4] == 1, "she knows the pirates"


def test_chances_are_those_that_the_greedy_bot_sees() -> None:
    table = PreparedTable("pppsssw")
    table.sail(0, 3, 4, poison=[0])
    table.crew(1, 3, 5)
    table.vote(against=[2, 4])
    for seat in range(7):
        mind = Mind(Situation.of(GAME, table.state, seat))
        thoughts = thoughts_of(table.state, seat, ())
        assert thoughts.looks == pytest.approx(mind.looks)
        assert thoughts.pirate == pytest.approx(mind.pirate)
        assert thoughts.clean(0b0111000) == pytest.approx(mind.clean(0b0111000))


def test_an_observed_poison_proves_a_pirate() -> None:
    table = PreparedTable("pppsssw", "lucky mooring parrot observer")
    table.crew(0, 4, 5)
    table.to("placing")
    table.place([0])
    table.to("revealed")
    table.bonus(3, "observer", target=0)
    assert block(VECTORS.view(table.state, 3), 4)[4] == 1
    assert block(VECTORS.view(table.state, 4), 3)[4] == 0, "another sailor has seen nothing"


def test_claims_are_part_of_the_view_and_shift_suspicion() -> None:
    table = PreparedTable("pppsssw")
    table.sail(0, 3, 4, poison=[0])
    said = [
        Talk(1, 3, {"say": "suspect", "target": 0}),
        Talk(1, 0, {"say": "trust", "target": 5}),
        Talk(1, 4, {"say": "saw", "target": 0, "card": "island"}),
        Talk(1, 0, {"say": "sailor"}),
        Talk(1, 2, None, "Ahoy"),
    ]
    before, after = VECTORS.view(table.state, 5), VECTORS.view(table.state, 5, said)
    assert block(before, 2)[42:51] == bytes(9)
    assert block(after, 2)[42:51] == bytes((1, 1, 0, 0, 1, 1, 0, 0, 0))
    assert thoughts_of(table.state, 5, said).pirate[0] > thoughts_of(table.state, 5, ()).pirate[0]


def test_crews_are_bounded_and_include_those_of_open_eyes() -> None:
    table = PreparedTable(TWENTY)
    state = table.state
    found = VECTORS.candidates(state, 0, GAME.offers(state, 0))
    crews = [move.seats for move in found if isinstance(move, Crew)]
    assert len(crews) == len(set(crews)) <= 84
    assert any(0 in crew for crew in crews)
    small = PreparedTable("pppsssw").state
    assert len(VECTORS.candidates(small, 0, GAME.offers(small, 0))) == 35


def test_nothing_is_a_candidate_in_a_window() -> None:
    table = PreparedTable("pppsssw", "rough_sea")
    table.crew(0, 1, 2)
    table.to("accepted")
    found = VECTORS.candidates(table.state, 0, GAME.offers(table.state, 0))
    assert found[0] is NOTHING
    vectors = VECTORS.moves(table.state, 0, found)
    assert vectors[5] == 1
    assert vectors[MOVE + 8 + CARD_OF["rough_sea"]] == 1


def test_the_siren_is_sought_among_the_open_eyes() -> None:
    table = PreparedTable("pppsssw", rounds_to_win=3)
    for crew in ((0, 3, 4), (1, 3, 4), (0, 3, 5)):
        table.sail(*crew, poison=[crew[0]])
    assert table.phase == "final_vote"
    found = VECTORS.candidates(table.state, 2, GAME.offers(table.state, 2))
    assert [move.target for move in found if isinstance(move, Accuse)] == [0, 1, 6]
    chances = [VECTORS.moves(table.state, 2, [move])[55] for move in found]
    assert chances[0] == chances[1] == 0, "they must have placed the poison"
    assert chances[2] == 20


def test_only_what_is_certain_is_written_as_certain() -> None:
    assert [twentieths(chance) for chance in (0.0, 1e-9, 0.5, 0.999, 1.0)] == [0, 1, 10, 19, 20]
