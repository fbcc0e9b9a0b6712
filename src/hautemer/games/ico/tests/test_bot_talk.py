"""The greedy bot at a table: it says what it has proved, answers once, weighs claims and refuses crews."""

from __future__ import annotations

from random import Random
from typing import Any

from hautemer.core.codec import plain, replace
from hautemer.core.game import Situation
from hautemer.core.talk import Claim, Talk
from hautemer.games.ico import GAME
from hautemer.games.ico.bots.greedy import Greedy
from hautemer.games.ico.bots.mind import Mind
from hautemer.games.ico.claims import Saw, Suspect, Trust
from hautemer.games.ico.moves import Crew
from hautemer.games.ico.pieces import SAILOR
from hautemer.games.ico.tests.table import PreparedTable
from hautemer.games.ico.tests.test_bots import played
from hautemer.kit.masks import seat_set


def said(table: PreparedTable, seat: int, talk: list[Talk]) -> Claim | None:
    """Return what the bot in a seat says."""
    return Greedy(GAME).say(Situation.of(GAME, table.state, seat, talk), Random(1))


def mind_of(table: PreparedTable, seat: int, *talk: Talk) -> Mind:
    return Mind(Situation.of(GAME, table.state, seat, talk))


def spoken(seat: int, **claim: Any) -> Talk:
    return Talk(0, seat, claim)


def observed(observer: int) -> PreparedTable:
    """Return a table at a vote, after seat 0 poisoned a crew with 4 and 5 and a seat looked at its card."""
    cards = ["lucky", "mooring", "parrot", "antidote", "double", "express", "merchant"]
    cards[observer] = "observer"
    table = PreparedTable("pppsssw", " ".join(cards))
    table.crew(0, 4, 5)
    table.to("placing")
    table.place([0])
    table.to("revealed")
    table.bonus(observer, "observer", target=0)
    table.to("propose")
    table.crew(0, 1, 2)
    return table


def test_an_observer_tells_what_it_has_proved_once() -> None:
    table = observed(3)
    claim = said(table, 3, [])
    assert claim == Saw(0, "island")
    assert not isinstance(said(table, 3, [Talk(9, 3, plain(claim))]), Saw)
    assert not isinstance(said(table, 4, []), Saw), "nobody else has seen anything"


def test_a_pirate_covers_a_fellow() -> None:
    assert said(observed(2), 2, []) == Saw(0, "poison")


def test_the_report_of_an_observer_is_believed_and_one_without_a_look_is_not() -> None:
    table = observed(3)
    before = mind_of(table, 5)
    report = spoken(3, say="saw", target=0, card="island")
    after = mind_of(table, 5, report)
    assert after.pirate[0] > 0.85 > before.pirate[0]
    invented = mind_of(table, 5, spoken(6, say="saw", target=0, card="island"))
    assert invented.pirate == before.pirate


def test_a_report_that_a_sailor_knows_to_be_false_marks_its_author() -> None:
    table = observed(2)  # by a pirate
    accused = PreparedTable("pppsssw", "lucky mooring observer")
    accused.crew(0, 4, 5)
    accused.to("placing")
    accused.place([0])
    accused.to("revealed")
    accused.bonus(2, "observer", target=4)
    lie = spoken(2, say="saw", target=4, card="island")
    assert mind_of(accused, 4, lie).pirate[2] > 0.8
    assert mind_of(table, 4, lie).pirate[2] < 0.8, "there it did not look at this seat"


def test_words_of_people_shift_beliefs() -> None:
    table = PreparedTable("pppsssw")
    table.sail(0, 3, 4, poison=[0])
    plain_mind = mind_of(table, 5)
    accused = mind_of(table, 5, spoken(6, say="suspect", target=0))
    trusted = mind_of(table, 5, spoken(6, say="trust", target=0))
    assert trusted.pirate[0] < plain_mind.pirate[0] < accused.pirate[0]


def test_a_claim_is_answered_once() -> None:
    table = PreparedTable("pppsssw")
    table.sail(0, 1, 4, poison=[0])
    table.to("propose")
    table.crew(1, 2, 3)
    claim = spoken(5, say="suspect", target=0)
    silent = {seat: said(table, seat, []) for seat in range(7)}
    answers = {seat: said(table, seat, [claim]) for seat in range(7) if seat != 5}
    answering = [seat for seat, answer in answers.items() if answer is not None and answer != silent[seat]]
    others = [seat for seat in answering if seat != 0]  # the accused one may defend itself
    assert len(others) == 1
    (seat,) = others
    assert answers[seat] in (Suspect(0), Trust(0))
    agreed = Talk(1, seat, {"say": "suspect", "target": 0})
    assert all(
        said(table, other, [claim, agreed]) == silent[other] for other in range(7) if other not in (5, seat)
    )


def test_sailors_demand_more_of_crews_without_themselves_and_near_match_point() -> None:
    table = PreparedTable("pppsssw")
    table.sail(0, 1, 4, poison=[0])
    mind = mind_of(table, 5)
    early = mind.asked(seat_set((3, 5, 6)))
    mind.public = replace(mind.public, pirates_won=mind.public.needed - 1)
    assert mind.asked(seat_set((3, 5, 6))) > 1.2 * early


def test_sailors_refuse_the_crew_of_a_suspect_and_pirates_spread_themselves() -> None:
    refused = 0
    for number in range(6):
        match = played(number, "greedy", "greedy", seats=12)
        state: Any = match.state
        refused += sum(not one.accepted for one in state.proposals)
        crews = [(entry.seat, entry.move) for entry in match.log if isinstance(entry.move, Crew)]
        for proposer, crew in crews[:4]:
            assert proposer is not None
            if state.roles[proposer] != SAILOR:
                eyes = sum(state.roles[seat] != SAILOR for seat in crew.seats)
                assert eyes < 3, "all three would be pirates or the siren"
    assert refused >= 3
