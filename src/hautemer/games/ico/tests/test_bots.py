"""The greedy bot: it knows every card, beats chance on either side, and keeps its pirates' secrets."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import cast

import pytest

from hautemer import bots
from hautemer.core.chance import secret_of
from hautemer.core.game import Situation
from hautemer.core.match import SETUP, Match, live
from hautemer.core.why import because
from hautemer.games.ico import GAME
from hautemer.games.ico.bots import reasons
from hautemer.games.ico.bots.bonus import ANSWERS
from hautemer.games.ico.bots.evidence import PublicRecord, Sailed, weigh
from hautemer.games.ico.bots.greedy import Greedy
from hautemer.games.ico.bots.mind import Mind
from hautemer.games.ico.moves import Bonus, Vote
from hautemer.games.ico.pieces import CARDS, PIRATE
from hautemer.games.ico.state import State
from hautemer.games.ico.tests.table import PreparedTable
from hautemer.kit.masks import NOBODY, SEAT, seat_set
from hautemer.sim.run import play_match

ROUNDS = {"rounds_to_win": 4}


def played(number: int, pirates: str, sailors: str, seats: int = 7, bonus: str = "none") -> Match:
    """Return a match in which each side has its own bot; siren and sailors are one side."""
    luck = live(secret_of(f"bots {number}"))
    options = GAME.settle(seats, {**ROUNDS, "bonus": bonus})
    roles = GAME.start(seats, options, luck(SETUP)).roles
    players = [bots.make(GAME, pirates if role == PIRATE else sailors) for role in roles]
    names = [f"Seat {seat}" for seat in range(seats)]
    return play_match(GAME, names, options, players, luck, Random(number))


def pirates_win(pirates: str, sailors: str, matches: int = 24) -> int:
    """Return in how many matches the pirates win their rounds first."""
    states = [cast(State, played(number, pirates, sailors).state) for number in range(matches)]
    return sum(state.reason != "sailors_home" for state in states)


def test_every_card_has_an_answer() -> None:
    assert tuple(ANSWERS) == CARDS


def test_a_side_played_greedily_wins_clearly_more_than_by_chance() -> None:
    by_chance = pirates_win("random", "random")
    assert pirates_win("greedy", "random") > by_chance + 5
    assert pirates_win("random", "greedy") < by_chance - 5


def test_pirates_hardly_ever_poison_twice_in_a_crew() -> None:
    poisons: Counter[int] = Counter()
    for number in range(8):
        for voyage in cast(State, played(number, "greedy", "random", seats=10).state).voyages:
            poisons[voyage.poisons] += 1
    assert poisons[1] > 20
    assert poisons[3] == 0
    assert poisons[2] <= poisons[1] // 10


def test_all_kinds_of_cards_are_played_by_greedy_bots() -> None:
    used: set[str] = set()
    for number in range(6):
        match = played(number, "greedy", "greedy", seats=14, bonus="random")
        used |= {entry.move.card for entry in match.log if isinstance(entry.move, Bonus)}
    assert len(used) >= 14, sorted(set(CARDS) - used)


def test_bots_make_claims() -> None:
    match = played(1, "greedy", "greedy", seats=10)
    said = {talk.claim["say"] for talk in match.talk if talk.claim is not None}
    assert {"sailor", "suspect"} <= said


def test_beliefs_follow_the_poisons() -> None:
    crew = seat_set((0, 1, 2))
    weighed = weigh(PublicRecord(7, 3, (Sailed(crew, NOBODY, 1),), (), ()))
    assert all(weight == 0 or chosen & crew for chosen, weight in zip(*weighed, strict=True))
    turned = weigh(PublicRecord(7, 3, (Sailed(crew, SEAT[0], 0),), (), ()))
    assert all(weight == 0 or chosen & 1 for chosen, weight in zip(*turned, strict=True)), "a swap away"
    sailor = weigh(PublicRecord(7, 3, (Sailed(crew, SEAT[0], 1),), (), ()))
    assert any(weight > 0 and not chosen & crew for chosen, weight in zip(*sailor, strict=True))


@pytest.mark.parametrize("seats", [7, 20])
def test_a_sailor_never_suspects_the_own_seat(seats: int) -> None:
    roles = "pppsssw" if seats == 7 else "p" * 9 + "s" * 10 + "w"
    table = PreparedTable(roles)
    table.sail(0, 3, seats - 2, poison=[0])
    sailor = seats - 2
    mind = Mind(Situation.of(GAME, table.state, sailor))
    assert mind.pirate[sailor] == 0
    assert mind.pirate[0] > 0.5 > mind.pirate[1]
    assert mind.looks[sailor] > 0.4, "to the others that seat is one of three"


def test_a_pirate_with_fellows_in_the_crew_leaves_it_to_one() -> None:
    table = PreparedTable("pppsssw")
    table.crew(0, 1, 2)
    placed = [Greedy(GAME).choose(Situation.of(GAME, table.state, seat), Random(1)) for seat in (0, 1, 2)]
    cards = [getattr(move, "card", "") for move in placed]
    assert cards.count("poison") == 1


def test_every_card_has_a_reason() -> None:
    assert tuple(reasons.CARDS) == CARDS


def test_pirates_are_told_whose_turn_it_is_to_poison() -> None:
    table = PreparedTable("pppsssw")
    table.crew(0, 1, 2)
    situations = [Situation.of(GAME, table.state, seat) for seat in (0, 1, 2)]
    bot = Greedy(GAME)
    placed = [bot.choose(situation, Random(1)) for situation in situations]
    poisoner = next(seat for seat, move in enumerate(placed) if getattr(move, "card", "") == "poison")
    for seat, (situation, move) in enumerate(zip(situations, placed, strict=True)):
        assert move is not None
        why = bot.why(situation, move)
        assert why == (because("poison_pays") if seat == poisoner else because("island_other", seat=poisoner))


def test_a_vote_names_the_most_suspect_of_a_crew() -> None:
    table = PreparedTable("pppsssw")
    table.sail(0, 1, 3, poison=[0])
    table.to("propose")
    table.crew(0, 1, 4)
    why = Greedy(GAME).why(Situation.of(GAME, table.state, 5), Vote(False))
    assert why is not None
    assert why.reason == "vote_suspect"
    assert why.details["seat"] in (0, 1)
