"""When greedy pirates poison and whom they accuse: rules of thumb, whatever the constants are."""

from __future__ import annotations

from collections import Counter
from random import Random

from hautemer.core.game import Situation
from hautemer.games.ico import GAME
from hautemer.games.ico.bots.greedy import Greedy
from hautemer.games.ico.figures import figures
from hautemer.games.ico.moves import Accuse, Place, Vote
from hautemer.games.ico.tests.table import PreparedTable


def poisons(table: PreparedTable, seat: int, seed: int = 1) -> bool:
    """True if a greedy bot in this seat poisons now."""
    move = Greedy(GAME).choose(Situation.of(GAME, table.state, seat), Random(seed))
    assert isinstance(move, Place)
    return move.card == "poison"


def at_score(table: PreparedTable, sailors: int, pirates: int) -> PreparedTable:
    """Return the same table, at another score."""
    table.state.sailors_won, table.state.pirates_won = sailors, pirates
    return table


def sailing(*crew: int) -> PreparedTable:
    """Return a crew that is about to place its cards, at the beginning; seats 0, 1 and 2 are pirates."""
    table = PreparedTable("pppsssw")
    table.crew(*crew)
    return table


def test_a_lone_pirate_poisons_when_the_sailors_need_one_more_round() -> None:
    assert all(poisons(at_score(sailing(0, 3, 4), 9, 3), 0, seed) for seed in range(5))


def test_a_lone_pirate_poisons_for_the_last_round() -> None:
    assert all(poisons(at_score(sailing(0, 3, 4), 5, 9), 0, seed) for seed in range(5))


def test_only_one_of_several_pirates_poisons_at_match_point() -> None:
    """Nobody stands out as the siren, so the others rely on the one who looks worst."""
    table = at_score(sailing(0, 1, 2), 9, 3)
    assert [poisons(table, seat) for seat in (0, 1, 2)].count(True) == 1


def test_the_one_who_looks_worst_poisons_and_spares_the_other() -> None:
    table = PreparedTable("pppsssw")
    table.sail(1, 3, 4, poison=[1])
    table.crew(0, 1, 5)
    table.vote()
    at_score(table, 9, 1)
    assert poisons(table, 1), "this seat is suspected already"
    assert not poisons(table, 0)


def test_a_second_pirate_poisons_where_the_first_may_be_the_siren() -> None:
    """Seat 0 has seen seats 2 and 6 poison: seat 1, which looks worse, must be the siren."""
    table = PreparedTable("pwpsssp")
    table.sail(2, 3, 4, poison=[2])
    table.sail(3, 5, 6, poison=[6])
    table.sail(1, 2, 3, poison=[2])
    table.crew(0, 1, 4)
    table.vote()
    assert poisons(at_score(table, 9, 3), 0)


def test_pirates_vote_against_a_clean_crew_at_match_point() -> None:
    table = PreparedTable("pppsssw", captain=3)
    table.sail(3, 4, 6)
    table.crew(3, 4, 5)
    at_score(table, 9, 0)
    choices = [Greedy(GAME).choose(Situation.of(GAME, table.state, seat), Random(1)) for seat in (0, 1, 2)]
    assert choices == [Vote(False)] * 3


def test_a_crew_is_clean_to_pirates_if_its_only_open_eyes_are_most_likely_the_sirens() -> None:
    table = PreparedTable("pppsssw", captain=3)
    table.sail(1, 3, 4, poison=[1])
    table.sail(2, 3, 4, poison=[2])
    table.crew(3, 4, 6)
    at_score(table, 9, 2)
    choices = [Greedy(GAME).choose(Situation.of(GAME, table.state, seat), Random(1)) for seat in (0, 1, 2)]
    assert choices[0] == Vote(False), "this seat has seen both others poison"
    assert choices[1] == Vote(True), "to this seat it may be seat 0"


def accused(table: PreparedTable, seat: int) -> Counter[int]:
    """Return the seats that a greedy bot in this seat names, in many final votes."""
    named: Counter[int] = Counter()
    for seed in range(60):
        move = Greedy(GAME).choose(Situation.of(GAME, table.state, seat), Random(seed))
        assert isinstance(move, Accuse)
        named[move.target] += 1
    return named


def test_a_pirate_who_can_tell_nobody_apart_may_accuse_any_fellow() -> None:
    table = PreparedTable("pppsssw", rounds_to_win=3)
    for fourth in (3, 4, 5):
        table.sail(0, fourth, (fourth - 2) % 3 + 3, poison=[0])
    assert table.phase == "final_vote"
    assert set(accused(table, 0)) == {1, 2, 6}


def test_a_pirate_never_accuses_one_who_must_have_poisoned() -> None:
    table = PreparedTable("pppsssw", rounds_to_win=3)
    table.sail(1, 3, 4, poison=[1])
    table.sail(2, 3, 4, poison=[2])
    table.sail(1, 3, 5, poison=[1])
    assert table.phase == "final_vote"
    assert set(accused(table, 0)) == {6}


def test_figures_tell_the_rounds_from_the_match() -> None:
    """I7.3: the winners of the rounds may still lose the match to the siren."""
    table = PreparedTable("pppsssw", rounds_to_win=3)
    table.sail(0, 3, 4, poison=[0])
    table.crew(3, 4, 5)
    table.refuse()
    table.crew(0, 3, 5)
    table.vote()
    table.place([0])
    assert "side" not in figures(table.state)
    table.sail(0, 3, 4, poison=[0])
    for seat, target in ((0, 1), (1, 0), (2, 0), (6, 0)):
        table.enter(seat, do="accuse", target=target)
    assert figures(table.state) == {
        "rounds": 3,
        "voyages": 3,
        "poisoned": 3,
        "refused": 1,
        "rounds_won_by": "pirates",
        "side": "siren",
    }
